import { describe, expect, it } from "vitest";
import { rows } from "./samples";

const ENGLISH =
  "a = One\nb = { $name } has { $n ->\n    [one] 1 good\n   *[other] { $n } goods\n}\n    .short = { $n }\n";
const POLISH = "b = { $name } ma { $n ->\n    [one] 1 towar\n    [few] { $n } towary\n   *[many] { $n } towarów\n}\n";

describe("every text of the page", () => {
  it("is shown with samples in both languages, and null where it lacks", () => {
    expect(rows("page", ENGLISH, POLISH, "pl", 5)).toEqual([
      { place: "page", key: "a", english: "One", text: null },
      { place: "page", key: "b", english: "‹name› has 5 goods", text: "‹name› ma 5 towarów" },
      { place: "page", key: "b.short", english: "5", text: null },
    ]);
    expect(rows("page", ENGLISH, POLISH, "pl", 2)[1]?.text).toBe("‹name› ma 2 towary");
  });

  it("names a piece where one is meant, in the form that each language asks for", () => {
    const here = 'color-red = red\narea = { PIECE("color", $color) } area\n';
    const there = 'color-red = rouge\n    .f = rouge f\narea = zone { PIECE("color", $color, form: "f") }\n';
    expect(rows("page", here, there, "fr", 1)[1]).toMatchObject({ english: "red area", text: "zone rouge f" });
  });
});
