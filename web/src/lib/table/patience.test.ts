import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Unreachable } from "../api";
import { patiently } from "./patience";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Fails so many times before it answers. */
function sender(failures: number, error: Error = new Unreachable()) {
  return vi.fn(async () => {
    if (failures-- > 0) throw error;
    return "done";
  });
}

describe("A submission", () => {
  it.each([0, 1, 3])("arrives after %i drops", async (drops) => {
    const send = sender(drops);
    const arrived = patiently(send);
    await vi.runAllTimersAsync();
    expect(await arrived).toBe("done");
    expect(send).toHaveBeenCalledTimes(drops + 1);
  });

  it("is given up after four attempts", async () => {
    const send = sender(4);
    const failed = expect(patiently(send)).rejects.toBeInstanceOf(Unreachable);
    await vi.runAllTimersAsync();
    await failed;
    expect(send).toHaveBeenCalledTimes(4);
  });

  it("waits longer each time", async () => {
    const send = sender(3);
    void patiently(send);
    const sent = [];
    for (const wait of [399, 1, 1199, 1, 2999, 1]) {
      await vi.advanceTimersByTimeAsync(wait);
      sent.push(send.mock.calls.length);
    }
    expect(sent).toEqual([1, 2, 2, 3, 3, 4]);
  });

  it("is not sent again if the server answered with a refusal", async () => {
    const send = sender(1, new Error("refused"));
    await expect(patiently(send)).rejects.toThrow("refused");
    expect(send).toHaveBeenCalledTimes(1);
  });
});
