import { describe, expect, it } from "vitest";
import type { Item } from "./api";
import type { Bit } from "./board";
import { entries, line, pictured, sinceMine, spoken, tales } from "./story";

let number = 0;
let answers = 0;
const event = (kind: string, seat: number, data: Record<string, unknown> = {}) => ({
  kind,
  seat,
  rule: "r",
  text: kind,
  data,
  answer: answers,
});
function item(kind: string, seat: number | null, turn: number, events: ReturnType<typeof event>[] = []): Item {
  number += 1;
  if (kind === "answer" || kind === "nature") answers += 1;
  return { number, kind, seat, at: 0, turn, answers, events } as unknown as Item;
}

function solo(): Item[] {
  number = answers = 0;
  return [
    item("answer", 0, 1, [event("claim", 0)]),
    // The answer that ends a turn begins the next one, and chance answers on in it.
    item("answer", 0, 1, [event("turn", 1, { turn: 2 }), event("move_die", 1)]),
    item("nature", null, 2, [event("roll", 1), event("ivan_card", 1), event("turn", 0, { turn: 3 })]),
    item("chat", 0, 3),
  ];
}

describe("The story", () => {
  it("gives every turn an entry of its own, also where no question parts them", () => {
    const found = tales(solo());
    expect(found.map((tale) => [tale.turn, tale.seat, tale.events.map((one) => one.kind)])).toEqual([
      [1, 0, ["claim"]],
      [2, 1, ["move_die", "ivan_card"].toSpliced(1, 0, "roll")],
      [3, 0, []],
    ]);
    expect(found[1]).toMatchObject({ end: 3, last: 3 });
    expect(entries(solo()).at(-1)?.word?.item.kind).toBe("chat");
  });

  it("knows what others did since a seat last answered", () => {
    expect(sinceMine(solo(), [0]).map((tale) => tale.turn)).toEqual([2]);
    const more = [...solo(), item("answer", 0, 3, [event("claim", 0)])];
    expect(sinceMine(more, [0])).toEqual([]);
  });

  it("leaves out what was taken back", () => {
    const items = solo().map((one, k) => (k === 0 ? { ...one, withdrawn: true, events: [] } : one));
    expect(tales(items)[0]?.events.map((one) => one.kind)).not.toContain("claim");
  });

  it("puts pictures where the words say, and reads them aloud", () => {
    const die: Bit = { sign: "die:red", label: "red die" };
    const say = (_: string, values: Record<string, string | number>) => `${values["die"]} to ${values["space"]}`;
    const bits = pictured(say, "move", { die: [die], space: "Summer I" });
    expect(bits).toEqual([die, "to Summer I"]);
    expect(spoken(bits)).toBe("red die to Summer I");
    const gold: Bit = { sign: "good:gold", label: "2 gold", n: 2 };
    expect(
      line("Olga", [
        { bits, at: 0 },
        { bits: ["takes", gold], at: 1 },
      ]),
    ).toBe("Olga: red die to Summer I, takes 2 gold");
  });
});
