import { describe, expect, it } from "vitest";
import { place, type Box } from "./place";

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const SIZE = { width: 300, height: 200 };
const WINDOW = { width: 1440, height: 900 };

describe("where the lens stands", () => {
  it("stands to the right of a piece where nothing is in the way", () => {
    const { left, top } = place(box(100, 400, 50, 50), SIZE, WINDOW, []);
    expect(left).toBe(160);
    expect(top).toBeGreaterThan(300);
  });

  it("goes to the left at the right edge of the window", () => {
    expect(place(box(1380, 400, 50, 50), SIZE, WINDOW, []).left).toBe(1070);
  });

  it("covers no living piece if another side is free of them", () => {
    expect(place(box(600, 400, 50, 50), SIZE, WINDOW, [box(700, 400, 40, 40)]).left).toBe(290);
  });

  it("never covers the piece itself where a side has room, as on a phone", () => {
    const piece = box(20, 300, 350, 60);
    const { left, top } = place(piece, SIZE, { width: 390, height: 844 }, [box(0, 400, 390, 300)]);
    expect(left).toBeGreaterThanOrEqual(8);
    expect(top + SIZE.height <= piece.top || top >= piece.bottom).toBe(true);
  });

  it("stays in the window even if it is larger than any side", () => {
    const { left, top } = place(box(0, 0, 300, 300), SIZE, { width: 320, height: 320 }, []);
    expect([left, top]).toEqual([8, expect.any(Number)]);
    expect(top).toBeGreaterThanOrEqual(8);
  });
});
