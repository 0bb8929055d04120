import { describe, expect, it } from "vitest";
import type { GameDrawing, View } from "./board";
import { curves, ticks } from "./curve";

describe("curves", () => {
  it("follow every player through the turns and end with the final score", () => {
    const drawing = {
      badge: (view: View, seat: number) => ({ points: (view["players"] as { has: number }[])[seat]?.has }),
    } as unknown as GameDrawing;
    const steps = {
      answers: 4,
      turns: [1, 2].map((turn) => ({
        from: turn,
        to: turn + 1,
        turn,
        seat: 0,
        summary: [],
        players: [{ has: turn }, { has: turn * 10 }],
      })),
    };
    expect(curves(steps, { seats: 2 } as View, drawing, [7, 9])).toEqual([
      { seat: 0, points: [1, 2, 7] },
      { seat: 1, points: [10, 20, 9] },
    ]);
  });
});

describe("the axis", () => {
  it("has few round steps and covers every value", () => {
    expect(ticks(52)).toEqual([0, 10, 20, 30, 40, 50, 60]);
    expect(ticks(3)).toEqual([0, 1, 2, 3]);
    expect(ticks(4, -3).at(0)).toBeLessThanOrEqual(-3);
  });
});
