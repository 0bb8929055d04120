import { describe, expect, it } from "vitest";
import { kindOf, secrets, unaddressed } from "./people";

describe("names", () => {
  it("of a bot go with the words for its kind, those of people with none", () => {
    expect([kindOf({ bot: "apprentice" }), kindOf({ bot: "other_bot" }), kindOf({ bot: null })]).toEqual([
      "Apprentice",
      "other_bot",
      "",
    ]);
  });
});

describe("a prompt", () => {
  it("keeps everything but the name it begins with", () => {
    expect(unaddressed("Vera, action 1 of 3: lay a vault.", "Vera")).toBe("Action 1 of 3: lay a vault.");
    expect(unaddressed("Vera: end the turn.", "Vera")).toBe("End the turn.");
    expect(unaddressed("Vera\u202f: revendique une section.", "Vera")).toBe("Revendique une section.");
    expect(unaddressed("Ivan claims a section: choose it for him.", "Vera")).toBe(
      "Ivan claims a section: choose it for him.",
    );
    expect(unaddressed("The game is over.", "")).toBe("The game is over.");
  });

  it("keeps a longer name that begins like another, and what belongs to somebody", () => {
    expect(unaddressed("Anna finishes 1.2.", "Ann")).toBe("Anna finishes 1.2.");
    expect(unaddressed("Vera's jester names blue.", "Vera")).toBe("Vera's jester names blue.");
  });
});

describe("secrets", () => {
  it("are what two seats see differently", () => {
    expect(secrets({ seat: 0, named: [1] }, { seat: 1, named: [1] })).toBe(false);
    expect(secrets({ seat: 0, named: [1] }, { seat: 1, named: [null] })).toBe(true);
  });
});
