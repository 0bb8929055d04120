import { describe, expect, it } from "vitest";
import { spots, standing, stretch } from "./track";

describe("Markers on a track", () => {
  it("stand alone or are counted among those on their space", () => {
    expect(spots([4, 7, 4, 4])).toEqual([
      { at: 4, place: 0, of: 3 },
      { at: 7, place: 0, of: 1 },
      { at: 4, place: 1, of: 3 },
      { at: 4, place: 2, of: 3 },
    ]);
    expect(spots([])).toEqual([]);
  });

  it("are found by their space", () => {
    expect(standing([4, 7, 4], 4)).toEqual([0, 2]);
    expect(standing([4, 7, 4], 5)).toEqual([]);
  });
});

describe("A stretch of a track", () => {
  it.each([
    [0, 0],
    [5, 0],
    [6, 1],
    [40, 35],
    [71, 66],
    [72, 66],
    [80, 66],
  ])("around space %i begins at %i and stays on the track", (at, first) => {
    expect(stretch(at, 5, 15, 80)).toBe(first);
  });
});
