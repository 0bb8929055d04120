import { describe, expect, it } from "vitest";
import {
  cellAt,
  diePlace,
  fan,
  fill,
  middle,
  onTrack,
  polar,
  siteFrame,
  stepsBetween,
  tileAbove,
  wedge,
} from "./geometry";
import { window } from "./zoom.svelte";

describe("the market ring", () => {
  it("starts right of the top and goes round clockwise", () => {
    const [x0, y0] = polar(100, middle(0));
    const [x2, y2] = polar(100, middle(2));
    const [x4] = polar(100, middle(4));
    expect(x0).toBeGreaterThan(240);
    expect(y0).toBeLessThan(280);
    expect(x2).toBeGreaterThan(240);
    expect(y2).toBeGreaterThan(280);
    expect(x4).toBeLessThan(240);
  });

  it("counts the steps of a die in the direction of the arrows, a whole turn as eight", () => {
    expect(stepsBetween(1, 4)).toBe(3);
    expect(stepsBetween(6, 1)).toBe(3);
    expect(stepsBetween(3, 3)).toBe(8);
    expect(stepsBetween(0, 7)).toBe(7);
  });

  it("keeps dice on one space apart, two side by side and three in a triangle", () => {
    for (const n of [2, 3]) {
      const places = Array.from({ length: n }, (_, k) => diePlace(5, k, n));
      for (const [k, a] of places.entries()) {
        for (const b of places.slice(k + 1)) {
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.size);
        }
      }
    }
  });

  it("draws a space as a closed outline between its radii", () => {
    expect(wedge(0, 52, 122)).toMatch(/^M[\d.,]+A122 122 0 0 1 [\d.,]+L[\d.,]+A52 52 0 0 0 [\d.,]+Z$/);
  });
});

describe("the score track", () => {
  it("runs clockwise round the frame without a jump", () => {
    for (let i = 1; i < 81; i++) {
      const [ax, ay] = cellAt(i - 1);
      const [bx, by] = cellAt(i);
      expect(Math.abs(ax - bx) + Math.abs(ay - by)).toBeCloseTo(ax === bx ? 560 / 23 : 24, 1);
    }
    expect(cellAt(0)).toEqual([0, 0]);
    expect(cellAt(19)[0]).toBe(456);
  });

  it("counts laps beyond the last space", () => {
    expect(onTrack(80, 80)).toEqual({ cell: 80, laps: 0 });
    expect(onTrack(81, 80)).toEqual({ cell: 1, laps: 1 });
    expect(onTrack(165, 80)).toEqual({ cell: 5, laps: 2 });
  });

  it("fans markers on one space around its middle", () => {
    expect([0, 1, 2].map((k) => fan(k, 3)).reduce((a, b) => a + b)).toBe(0);
    expect(fan(0, 1)).toBe(0);
  });
});

describe("the site", () => {
  it("gives every tower its place inside the frame, four to six of them", () => {
    for (const heights of [
      [3, 3, 3, 3],
      [2, 4, 5, 4, 3],
      [3, 3, 6, 5, 4, 2],
    ]) {
      const towers = heights.map((levels) => ({ levels, done: true, city: false }));
      const frame = siteFrame(towers);
      expect(frame.x).toHaveLength(heights.length);
      expect(frame.x[0]).toBeGreaterThanOrEqual(8);
      expect((frame.x.at(-1) ?? 0) + 112).toBeLessThanOrEqual(frame.width - 2);
      // Sky enough for the highest dome, and no more.
      expect(frame.ground - (Math.max(...heights) - 1) * 92 - 180).toBe(12);
    }
  });

  it("leaves out domes to come where there is little room, and keeps the tiles of cities in sight", () => {
    const towers = [4, 3, 5].map((levels) => ({ levels, done: levels === 3, city: levels === 5 }));
    const [high, low] = [siteFrame(towers), siteFrame(towers, true)];
    expect(high.ground).toBe(4 * 92 + 180 - 8 + 50 + 12);
    expect(low.ground).toBe(5 * 92 + 8 + 50 + 12);
    expect(tileAbove({ levels: 3, done: true, city: true }, true)).toBeGreaterThan(2 * 92 + 180);
  });

  it("fills any box with more sky and keeps the ground at its foot", () => {
    const frame = siteFrame(Array.from({ length: 4 }, () => ({ levels: 3, done: false, city: false })));
    for (const [w, h] of [
      [300, 900],
      [900, 300],
      [500, 500],
    ] as const) {
      const shown = fill(frame, w, h);
      expect(shown.width / shown.height).toBeCloseTo(w / h, 1);
      expect(shown.y + shown.height).toBeCloseTo(frame.height, 1);
      expect(shown.width).toBeGreaterThanOrEqual(frame.width - 0.1);
    }
    expect(fill(frame, 0, 0).width).toBe(frame.width);
  });

  it("never shows anything beyond the edges when enlarged", () => {
    const whole = { x: 10, y: 20, width: 100, height: 200 };
    expect(window(whole, 2, -500, 5000)).toEqual({ x: 10, y: 120, width: 50, height: 100 });
    expect(window(whole, 1, 0, 0)).toEqual(whole);
  });
});
