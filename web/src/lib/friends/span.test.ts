import { expect, test } from "vitest";
import { offers, paced, USUAL } from "./customs";
import { span } from "./span";

test.each([
  [0, "0 s"],
  [59, "59 s"],
  [60, "1 min"],
  [90, "1 min 30 s"],
  [1200, "20 min"],
  [43_200, "12 h"],
  [5400, "1 h 30 min"],
  [86_400, "1 day"],
  [86_400 * 2 + 3600 * 4, "2 days 4 h"],
])("%i seconds are %s", (seconds, words) => {
  expect(span(seconds)).toBe(words);
});

test("a pace brings its own time to come back, more where one decides alone", () => {
  expect(paced("days", 2).away).toBe(7 * 86_400);
  expect(paced("days", 3).away).toBe(3 * 86_400);
  expect(paced("live", 2)).toMatchObject({ away: 0, clock: 0 });
});

test("every value that is agreed on stands in its list", () => {
  const odd = { ...USUAL, pace: "days", clock: 7200, increment: 60, away: 7201 };
  for (const offer of offers(odd, 2)) expect(offer.values.map((one) => one.id)).toContain(offer.value);
});
