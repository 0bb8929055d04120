import { describe, expect, it } from "vitest";
import { newSeed, seedOf } from "./seed";

describe("A seed", () => {
  it.each([
    ["7", 7],
    [" 42 ", 42],
    ["-3", -3],
    ["999999999999999", 999999999999999],
  ])("typed as %s is that number", (typed, number) => {
    expect(seedOf(typed)).toBe(number);
  });

  it("of words is a number that the same words give again", () => {
    expect(seedOf("onion domes")).toBe(seedOf("  Onion Domes "));
    expect(seedOf("onion domes")).not.toBe(seedOf("onion dome"));
  });

  it.each(["", "x", "1e5", "1000000000000000", "Ω"])("is never too large for the server: %s", (typed) => {
    expect(Number.isSafeInteger(seedOf(typed))).toBe(true);
    expect(seedOf(typed)).toBeLessThan(2 ** 32);
    expect(seedOf(typed)).toBeGreaterThanOrEqual(0);
  });

  it("made anew is one that is taken as it stands", () => {
    const made = newSeed();
    expect(String(seedOf(made))).toBe(made);
  });
});
