import { describe, expect, it } from "vitest";
import { Fingers, Taps } from "./fingers";

const at = (pointerId: number, clientX: number, clientY: number) => ({ pointerId, clientX, clientY });

describe("Fingers", () => {
  it("are nothing between them until there are two", () => {
    const fingers = new Fingers();
    expect([fingers.count, fingers.apart, fingers.between]).toEqual([0, 0, [0, 0]]);
    fingers.put(at(1, 10, 10));
    expect([fingers.count, fingers.apart, fingers.between]).toEqual([1, 0, [0, 0]]);
    fingers.put(at(2, 13, 14));
    expect([fingers.count, fingers.apart, fingers.between]).toEqual([2, 5, [11.5, 12]]);
  });

  it("move only while they are down", () => {
    const fingers = new Fingers();
    expect(fingers.move(at(1, 5, 5))).toBeNull();
    fingers.put(at(1, 5, 5));
    expect(fingers.move(at(1, 8, 4))).toEqual([3, -1]);
    expect(fingers.move(at(1, 8, 5))).toEqual([0, 1]);
    fingers.lift({ pointerId: 1 });
    expect([fingers.move(at(1, 9, 9)), fingers.count]).toEqual([null, 0]);
  });

  it("that come after the second do not count", () => {
    const fingers = new Fingers();
    [at(1, 0, 0), at(2, 6, 8), at(3, 50, 50)].forEach((touch) => fingers.put(touch));
    expect([fingers.count, fingers.apart]).toEqual([3, 10]);
  });
});

describe("Taps", () => {
  const tap = (timeStamp: number, clientX = 10, clientY = 10) => ({ timeStamp, clientX, clientY });

  it("are two if they come soon and in one place", () => {
    const taps = new Taps();
    expect(taps.twice(tap(100), false)).toBe(false);
    expect(taps.twice(tap(300, 14, 7), false)).toBe(true);
    // A third one begins anew.
    expect(taps.twice(tap(400), false)).toBe(false);
    expect(taps.twice(tap(500), false)).toBe(true);
  });

  it("are no pair if they come late or apart", () => {
    const taps = new Taps();
    taps.twice(tap(100), false);
    expect(taps.twice(tap(500), false)).toBe(false);
    expect(taps.twice(tap(600, 10, 63), false)).toBe(false);
  });

  it("are no pair if either was on something that answers", () => {
    const taps = new Taps();
    taps.twice(tap(100), true);
    expect(taps.twice(tap(200), false)).toBe(false);
    expect(taps.twice(tap(300), true)).toBe(false);
    expect(taps.twice(tap(400), false)).toBe(false);
    expect(taps.twice(tap(500), false)).toBe(true);
  });
});
