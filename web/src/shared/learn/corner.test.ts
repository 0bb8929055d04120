import { describe, expect, it } from "vitest";
import { covered, freest } from "./corner";

const box = (left: number, top: number, width = 10, height = 10) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe("a card in a corner", () => {
  it("counts what lies under it, and not what only touches its edge", () => {
    expect(covered(box(0, 0), [box(5, 5), box(10, 0), box(0, 10), box(9, 9)])).toBe(2);
  });

  it("lies in the first corner with nothing under it", () => {
    const corners = [
      { left: 0, top: 0 },
      { left: 50, top: 0 },
      { left: 50, top: 50 },
    ];
    expect(freest(corners, { width: 10, height: 10 }, [box(5, 5)])).toEqual({ left: 50, top: 0 });
    expect(freest(corners, { width: 10, height: 10 }, [])).toEqual({ left: 0, top: 0 });
  });

  it("covers as little as it can where every corner has something", () => {
    const corners = [
      { left: 0, top: 0 },
      { left: 50, top: 0 },
    ];
    expect(freest(corners, { width: 10, height: 10 }, [box(0, 0), box(5, 5), box(55, 5)])).toEqual({
      left: 50,
      top: 0,
    });
  });
});
