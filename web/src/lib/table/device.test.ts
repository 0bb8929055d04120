import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, Unreachable } from "../api";
import type { GameDrawing } from "../board";
import { Device, nextHands } from "./device.svelte";
import { FakePlace, stateOf } from "./testing";

const known = vi.hoisted(() => ({ sitting: undefined as object | undefined, kept: [] as unknown[] }));
vi.mock("../seats.svelte", () => ({
  sittings: { find: () => known.sitting, keep: (...some: unknown[]) => known.kept.push(some) },
}));

beforeEach(() => {
  known.sitting = undefined;
  known.kept = [];
});
afterEach(() => vi.restoreAllMocks());

const both = (view = {}, some = {}) => stateOf({ holds: [0, 1], ...some }, { to_answer: 1, ...view });

describe("The next hands", () => {
  it("are those of the other seat of this device that must answer", () => {
    expect(nextHands(both())).toBe(1);
  });

  it.each([
    ["it answers itself", both({ to_answer: 0 })],
    ["nobody is asked", both({ to_answer: null })],
    ["the game is over", both({ over: true })],
    ["that seat sits elsewhere", both({ to_answer: 2 })],
    ["the device has one seat", both({}, { holds: [0] })],
    ["nothing is shown yet", both({}, { view: null })],
    ["there is no state yet", null],
  ])("are nobody's if %s", (_why, state) => {
    expect(nextHands(state)).toBeNull();
  });
});

describe("A device", () => {
  const made = (place = new FakePlace(both())) => {
    const greet = vi.fn();
    return { place, greet, device: new Device(place, greet) };
  };

  it("shows what it showed before, else the first of several seats, else what the server says", () => {
    expect(made().device.looking).toBeNull();
    known.sitting = { looking: null, holds: [1] };
    expect(made().device.looking).toBeNull();
    known.sitting = { looking: null, holds: [1, 2] };
    expect(made().device.looking).toBe(1);
    known.sitting = { looking: 2, holds: [1, 2] };
    expect(made().device.looking).toBe(2);
  });

  it("may show only the seat it was handed to", () => {
    const { device } = made();
    expect(device.mayShow(both())).toBe(true);
    device.looking = 1;
    expect(device.mayShow(both())).toBe(false);
    expect(device.mayShow(both({}, { seat: 1 }))).toBe(true);
    expect(device.mayShow(both({}, { holds: [0] }))).toBe(true);
  });

  it("passes on openly where both see the same", async () => {
    const { place, greet, device } = made();
    const theirs = both({}, { seat: 1 });
    const asked = vi.spyOn(api, "state").mockResolvedValue(theirs);
    await device.passOn();
    expect(asked).toHaveBeenCalledWith("abc", "key", 1);
    expect([device.looking, device.handOver]).toEqual([1, null]);
    expect(place.taken).toEqual([theirs]);
    expect(greet).toHaveBeenCalledOnce();
    expect(known.kept).toEqual([["abc", { looking: 1 }]]);
  });

  it.each([
    ["one knows what the other must not", both({ turn: 4 }, { seat: 1 }), null],
    ["the table has moved meanwhile", both({}, { seat: 1, number: 8 }), null],
    ["the game covers this question", both({}, { seat: 1 }), { covers: () => true } as unknown as GameDrawing],
  ])("is covered if %s", async (_why, theirs, drawing) => {
    const { place, greet, device } = made();
    place.drawing = drawing;
    vi.spyOn(api, "state").mockResolvedValue(theirs);
    await device.passOn();
    expect([device.looking, device.handOver]).toEqual([null, 1]);
    expect(place.taken).toEqual([]);
    expect(greet).not.toHaveBeenCalled();
  });

  it("is covered if nobody can say what the other sees", async () => {
    const { device } = made();
    vi.spyOn(api, "state").mockRejectedValue(new Unreachable());
    await device.passOn();
    expect(device.handOver).toBe(1);
  });

  it("leaves alone what has moved on while it asked", async () => {
    const { place, device } = made();
    vi.spyOn(api, "state").mockImplementation(async () => {
      place.state = both({}, { number: 8 });
      return both({ turn: 4 }, { seat: 1 });
    });
    await device.passOn();
    expect([device.looking, device.handOver]).toEqual([null, null]);
  });

  it("is uncovered when the seat shown must answer", async () => {
    const { place, device } = made();
    device.handOver = 1;
    place.state = both({ to_answer: 0 });
    await device.passOn();
    expect(device.handOver).toBeNull();
  });
});
