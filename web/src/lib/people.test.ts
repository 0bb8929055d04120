import { describe, expect, it } from "vitest";
import { kindOf, secrets } from "./people";

describe("names", () => {
  it("of a bot go with the words for its kind, those of people with none", () => {
    expect([kindOf({ bot: "apprentice" }), kindOf({ bot: "other_bot" }), kindOf({ bot: null })]).toEqual([
      "Apprentice",
      "other_bot",
      "",
    ]);
  });
});

describe("secrets", () => {
  it("are what two seats see differently", () => {
    expect(secrets({ seat: 0, named: [1] }, { seat: 1, named: [1] })).toBe(false);
    expect(secrets({ seat: 0, named: [1] }, { seat: 1, named: [null] })).toBe(true);
  });
});
