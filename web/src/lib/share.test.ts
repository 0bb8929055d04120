import { describe, expect, it } from "vitest";
import { share, steady } from "./share";

describe("what was told before", () => {
  const old = { number: 3, names: ["Vera", "Ivan"], view: { market: { dice: { red: 2 } }, players: [{ points: 1 }] } };

  it("stays the same object where it says the same", () => {
    const now = share(old, {
      number: 4,
      names: ["Vera", "Ivan"],
      view: { market: { dice: { red: 2 } }, players: [{ points: 2 }] },
    });
    expect(now.number).toBe(4);
    expect(now.names).toBe(old.names);
    expect(now.view).not.toBe(old.view);
    expect(now.view.market).toBe(old.view.market);
    expect(now.view.players).toEqual([{ points: 2 }]);
  });

  it("is kept as a whole if nothing changed", () => {
    expect(share(old, structuredClone(old))).toBe(old);
  });

  it("says what the newer one says: more, fewer and other parts", () => {
    for (const now of [
      { a: 1, b: undefined },
      { b: 2 },
      { a: [1, 2] },
      { a: { 0: 1 } },
      { a: null },
      {},
      [1],
      null,
      "a",
    ])
      for (const before of [{ a: 1 }, { a: 1, c: 2 }, { a: [1] }, { a: [1, 2, 3] }, { a: {} }, [1, 2], null, undefined])
        expect(share(structuredClone(before), structuredClone(now))).toStrictEqual(now);
  });

  it("compares sets by what is in them, and leaves other things alone", () => {
    const set = new Set(["a", "b"]);
    expect(share(set, new Set(["b", "a"]))).toBe(set);
    expect(share(set, new Set(["a", "c"]))).toEqual(new Set(["a", "c"]));
    const map = new Map([["a", 1]]);
    expect(share(new Map([["a", 1]]), map)).toBe(map);
  });

  it("gives a derived value that holds still", () => {
    const hold = steady<string[]>();
    const first = hold(["a"]);
    expect(hold(["a"])).toBe(first);
    expect(hold(["b"])).toEqual(["b"]);
  });
});
