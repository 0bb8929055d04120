import { describe, expect, it } from "vitest";
import type { View } from "./board";
import { caller, kindOf, namesOf, secrets } from "./people";

const view = { seat: 0, players: [{ name: "White" }, { name: "Black" }] } as unknown as View;

describe("names", () => {
  it("are those people typed, else those of the engine", () => {
    expect(
      namesOf(
        [
          { seat: 0, name: "Vera" },
          { seat: 1, name: "" },
        ],
        view,
      ),
    ).toEqual(["Vera", "Black"]);
  });

  it("of bots without one are friendly, and nobody else at the table has them", () => {
    const bot = (seat: number) => ({ seat, name: "apprentice", bot: "apprentice" });
    expect(namesOf([bot(0), bot(1)], view)).toEqual(["Olga", "Pyotr"]);
    expect(namesOf([{ seat: 0, name: "Olga" }, bot(1)], view)).toEqual(["Olga", "Pyotr"]);
  });

  it("of a bot go with the words for its kind, those of people with none", () => {
    expect([kindOf({ bot: "apprentice" }), kindOf({ bot: "other_bot" }), kindOf({ bot: null })]).toEqual([
      "Apprentice",
      "other_bot",
      "",
    ]);
  });

  it("include players nobody sits for", () => {
    expect(namesOf([{ seat: 0, name: "Vera" }], view)).toEqual(["Vera", "Black"]);
  });

  it("stand in the place of the engine's in its sentences, all at once", () => {
    const call = caller(view, ["Black", "Olga"]);
    expect(call("White's builder moves beside Black")).toBe("Black's builder moves beside Olga");
    expect(call("a black builder on Whitehall")).toBe("a black builder on Whitehall");
  });

  it("may hold anything", () => {
    expect(caller(view, ["$& (x)", "Olga"])("White wins")).toBe("$& (x) wins");
  });
});

describe("secrets", () => {
  it("are what two seats see differently", () => {
    expect(secrets({ seat: 0, named: [1] }, { seat: 1, named: [1] })).toBe(false);
    expect(secrets({ seat: 0, named: [1] }, { seat: 1, named: [null] })).toBe(true);
  });
});
