import { describe, expect, it } from "vitest";
import type { Item } from "./api";
import { add, answersUpTo, events, lastOwn, turns } from "./journal";

const turn = 1;

function answer(number: number, seat: number | null, ...texts: string[]): Item {
  const told = texts.map((text) => ({
    kind: "x",
    rule: "some.rule",
    seat: seat ?? -1,
    text,
    data: {},
    answer: number,
  }));
  return {
    number,
    kind: seat === null ? "nature" : "answer",
    seat,
    at: 0,
    turn,
    events: told,
    text: "",
    withdrawn: false,
  };
}

function other(number: number, kind: string, seat: number | null, text = ""): Item {
  return { number, kind, seat, at: 0, turn, events: [], text, withdrawn: false };
}

const said = (item: Item) => (item.kind === "chat" ? item.text : null);

describe("news", () => {
  it("is put behind what is known, each number once", () => {
    const known = add([], [answer(1, 0, "a"), answer(2, 1, "b")]);
    expect(add(known, [answer(2, 1, "b"), answer(3, 0, "c")]).map((item) => item.number)).toEqual([1, 2, 3]);
    expect(add(known, [answer(2, 1, "b")])).toBe(known);
  });

  it("strikes out what an undo takes back, however often", () => {
    const items = add(
      [],
      [
        other(1, "start", null),
        answer(2, 0, "a"),
        answer(3, 0, "b"),
        other(4, "undo", 0, "1"),
        answer(5, 0, "c"),
        other(6, "undo", 0, "0"),
      ],
    );
    expect(items.filter((item) => item.withdrawn).map((item) => item.number)).toEqual([2, 3, 5]);
  });

  it("moves nothing on the board when something was taken back", () => {
    expect(events([answer(1, 0, "a")]).map((event) => event.text)).toEqual(["a"]);
    expect(events([answer(1, 0, "a"), other(2, "undo", 0, "0")])).toEqual([]);
  });
});

describe("turns", () => {
  /** Items that fell in a turn. */
  const during = (number: number, ...items: Item[]) => items.map((item) => ({ ...item, turn: number }));

  it("belong to whoever answers first; chance, chat and the other's answer stay inside", () => {
    const items = [
      ...during(
        1,
        answer(1, 0, "a"),
        answer(2, null, "a die shows 3"),
        other(3, "chat", 1, "well done"),
        answer(4, 1, "pays"),
      ),
      ...during(2, answer(5, null, "a card turns up"), answer(6, 1, "b")),
    ];
    const found = turns(items, said);
    expect(found.map((one) => [one.turn, one.seat])).toEqual([
      [1, 0],
      [2, 1],
    ]);
    expect(found[0]?.lines.map((line) => line.text)).toEqual(["a", "a die shows 3", "well done", "pays"]);
  });

  it("in which nobody was asked belong to whom they speak of", () => {
    const ivan = answer(1, null, "Ivan walks");
    const told = { ...ivan, turn: 2, events: (ivan.events ?? []).map((event) => ({ ...event, seat: 1 })) };
    expect(turns([told], said).map((one) => one.seat)).toEqual([1]);
  });

  it("of the set-up belong to nobody", () => {
    const found = turns(
      [...during(0, answer(1, null, "deal"), answer(2, 0, "choose")), ...during(1, answer(3, 1, "b"))],
      said,
    );
    expect(found.map((one) => one.seat)).toEqual([null, 1]);
  });

  it("leave out what was taken back", () => {
    const items = add([], [answer(1, 0, "a"), other(2, "undo", 0, "0"), answer(3, 0, "b")]);
    expect(turns(items, said).flatMap((turn) => turn.lines.map((line) => line.text))).toEqual(["b"]);
  });
});

describe("moments", () => {
  it("count the answers that hold", () => {
    const items = add(
      [],
      [
        other(1, "start", null),
        answer(2, 0, "a"),
        other(3, "chat", 0, "x"),
        answer(4, null, "n"),
        answer(5, 0, "b"),
        other(6, "undo", 0, "2"),
        answer(7, 0, "c"),
      ],
    );
    expect(answersUpTo(items, 4)).toBe(2);
    expect(answersUpTo(items, 7)).toBe(3);
  });
});

describe("since your last turn", () => {
  const items = [answer(1, 0, "mine"), answer(2, 1, "b"), answer(3, 2, "c")];

  it("begins after the last own answer when it is the seat's turn", () => {
    expect(lastOwn(items, [0])).toBe(1);
  });

  it("stays where it was while the seat plays on", () => {
    expect(lastOwn([...items, answer(4, 0, "mine again")], [0])).toBe(1);
  });

  it("is the beginning before the first own answer", () => {
    expect(lastOwn([answer(1, 1, "b")], [0])).toBe(0);
  });
});
