import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api, ApiError, type Chances as Told } from "../api";
import { Chances } from "./chances.svelte";
import { FakePlace } from "./testing";

const told = (number: number): Told => ({ number, wins: [0.6, 0.4], values: [2, -2] });
const refused = (status: number) => new ApiError(status, { error: "x", message: "x" } as ApiError["data"]);
let chances: Chances;

beforeEach(() => {
  vi.useFakeTimers();
  chances = new Chances(new FakePlace());
});
afterEach(() => {
  chances.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("asks once for moves that follow each other at once", async () => {
  const asked = vi.spyOn(api, "chances").mockResolvedValue(told(7));
  chances.follow();
  chances.follow();
  await vi.advanceTimersByTimeAsync(400);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(chances.told).toEqual(told(7));
  expect(chances.old).toBe(false);
});

it("shows what it knows as old until the new moment is told, and ignores an older one", async () => {
  const asked = vi.spyOn(api, "chances").mockResolvedValueOnce(told(7)).mockResolvedValueOnce(told(5));
  chances.follow();
  await vi.advanceTimersByTimeAsync(400);
  chances.follow();
  expect(chances.old).toBe(true);
  await vi.advanceTimersByTimeAsync(400);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(chances.told?.number).toBe(7);
});

it("comes again later where the judge has too much to do, and shows nothing to whom nothing is told", async () => {
  const asked = vi.spyOn(api, "chances").mockRejectedValueOnce(refused(429)).mockResolvedValueOnce(told(8));
  chances.follow();
  await vi.advanceTimersByTimeAsync(4000);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(chances.told?.number).toBe(8);
  asked.mockRejectedValueOnce(refused(403));
  chances.follow();
  await vi.advanceTimersByTimeAsync(400);
  expect(chances.told).toBeNull();
});
