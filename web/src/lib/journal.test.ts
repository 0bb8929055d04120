import { describe, expect, it } from "vitest";
import type { Item } from "./api";
import { add, answersUpTo, events, fill, lastOwn, turns } from "./journal";

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
    answers: number,
    events: told,
    text: "",
    withdrawn: false,
    withdraws: [],
  };
}

function other(number: number, kind: string, seat: number | null, text = ""): Item {
  return { number, kind, seat, at: 0, turn, answers: number, events: [], text, withdrawn: false, withdraws: [] };
}

function undo(number: number, ...withdraws: number[]): Item {
  return { ...other(number, "undo", 0), withdraws };
}

const said = (item: Item) => (item.kind === "chat" ? item.text : null);

describe("a long past", () => {
  it("is put where it belongs, without what later items have withdrawn", () => {
    const end = [answer(4, 0, "four"), undo(5, 2)];
    const past = [answer(1, 0, "one"), answer(2, 0, "two"), answer(4, 0, "again")];
    const all = fill(end, past);
    expect(all.map((item) => item.number)).toEqual([1, 2, 4, 5]);
    expect(all.map((item) => item.withdrawn)).toEqual([false, true, false, false]);
    expect(all[2]?.events?.[0]?.text).toBe("four");
  });
});

describe("news", () => {
  it("is put behind what is known, each number once", () => {
    const known = add([], [answer(1, 0, "a"), answer(2, 1, "b")]);
    expect(add(known, [answer(2, 1, "b"), answer(3, 0, "c")]).map((item) => item.number)).toEqual([1, 2, 3]);
    expect(add(known, [answer(2, 1, "b")])).toBe(known);
  });

  it("crosses out what the server says was taken back, and nothing else", () => {
    const known = add([], [other(1, "start", null), answer(2, 0, "a"), answer(3, 0, "b"), answer(4, 0, "c")]);
    const items = add(known, [undo(5, 3, 4), answer(6, 0, "d")]);
    expect(items.filter((item) => item.withdrawn).map((item) => item.number)).toEqual([3, 4]);
    expect(items.map((item) => item.events?.length)).toEqual([0, 1, 0, 0, 0, 1]);
    expect(known.some((item) => item.withdrawn)).toBe(false);
    const later = add(items, [undo(7, 2, 6)]);
    expect(later.filter((item) => item.withdrawn).map((item) => item.number)).toEqual([2, 3, 4, 6]);
  });

  it("moves nothing on the board when something was taken back", () => {
    expect(events([answer(1, 0, "a")]).map((event) => event.text)).toEqual(["a"]);
    expect(events([answer(1, 0, "a"), undo(2, 1)])).toEqual([]);
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
    const items = add(add([], [answer(1, 0, "a")]), [undo(2, 1), answer(3, 0, "b")]);
    expect(turns(items, said).flatMap((turn) => turn.lines.map((line) => line.text))).toEqual(["b"]);
  });
});

describe("moments", () => {
  it("are what the server counts; what was taken back stands for none", () => {
    const items = [
      { ...other(1, "start", null), answers: 0 },
      { ...answer(2, 0, "a"), answers: 1 },
      { ...answer(3, null, "n"), answers: 2 },
      { ...answer(4, 0, "b"), withdrawn: true },
      { ...answer(6, 0, "c"), answers: 3 },
    ];
    expect([0, 1, 2, 3, 4, 6].map((number) => answersUpTo(items, number))).toEqual([0, 0, 1, 2, 2, 3]);
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
