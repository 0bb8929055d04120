import { describe, expect, it } from "vitest";
import { tied } from "./data";

describe("towers", () => {
  it("are tied where the engine pays nothing to those who are ahead, however many play", () => {
    expect(tied({ presence: [2, 2], prestige: [0, 0] })).toBe(true);
    expect(tied({ presence: [1, 1, 0], prestige: [0, 0, 0] })).toBe(true);
  });

  it("are not where it pays them, or where nobody is", () => {
    expect(tied({ presence: [2, 2], prestige: [3, 3] })).toBe(false);
    expect(tied({ presence: [2, 1], prestige: [7, 3] })).toBe(false);
    expect(tied({ presence: [1, 3, 1], prestige: [0, 7, 0] })).toBe(false);
    expect(tied({ presence: [0, 0], prestige: [0, 0] })).toBe(false);
  });
});
