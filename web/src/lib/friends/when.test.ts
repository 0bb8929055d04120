import { describe, expect, it } from "vitest";
import { when } from "./when";

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();

describe("a moment", () => {
  const now = at(17, 12, 0);
  it.each([
    [at(17, 12, 0), "just now"],
    [at(17, 11, 59), "1 minute ago"],
    [at(17, 11, 56), "4 minutes ago"],
    [at(17, 9, 5), "09:05"],
    [at(16, 21, 10), "yesterday, 21:10"],
    [at(14, 19, 40), "Saturday, 19:40"],
    [at(1, 8, 0), "1 Nov"],
  ])("%i is said as people do", (moment, words) => {
    expect(when(moment, now, "en-GB")).toBe(words);
  });
});
