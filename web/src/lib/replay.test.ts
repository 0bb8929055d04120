import { describe, expect, it, vi } from "vitest";
import { api, type Item } from "./api";
import { between, Replay, stops } from "./replay.svelte";

const went = vi.hoisted(() => vi.fn());
vi.mock("./route.svelte", () => ({ router: { go: went } }));
vi.mock("./seats.svelte", () => ({ sittings: {} }));
vi.mock("./settings.svelte", () => ({ settings: { calm: false } }));

const item = (kind: string, answer: number | null = null, more: Partial<Item> = {}): Item =>
  ({
    kind,
    withdrawn: false,
    answers: (answer ?? 0) + 1,
    events: answer === null ? [] : [{ kind: "gain", answer }],
    ...more,
  }) as unknown as Item;

describe("A replay", () => {
  it("stops where somebody decides, and at the end", () => {
    const items = [item("nature", 0), item("answer", 1), item("chat"), item("nature", 2), item("answer", 3)];
    expect(stops(items, 4)).toEqual([1, 3, 4]);
    expect(stops([], 0)).toEqual([0]);
  });

  it("passes over what was taken back", () => {
    const items = [item("answer", 0), item("answer", 1, { withdrawn: true }), item("answer", 1)];
    expect(stops(items, 2)).toEqual([0, 1, 2]);
    expect(between(items, 0, 9)).toHaveLength(2);
  });

  it("tells what happened from one moment up to the other", () => {
    const items = [0, 1, 2, 3].map((answer) => item("answer", answer));
    expect(between(items, 1, 3).map((event) => event.answer)).toEqual([1, 2]);
    expect(between(items, 3, 3)).toEqual([]);
  });

  it("leads nobody back who has gone elsewhere before a moment came", async () => {
    vi.spyOn(api, "moment").mockImplementation((_, __, answers) => Promise.resolve({ view: { answers } } as never));
    const replay = new Replay("table", null, null);
    replay.steps = { answers: 90, turns: [] };
    await replay.show(60);
    expect(went).toHaveBeenLastCalledWith("#/t/table/replay/60", true);
    const late = replay.show(70);
    replay.leave();
    await late;
    expect(went).toHaveBeenCalledTimes(1);
  });
});
