import { describe, expect, it, vi } from "vitest";
import type { Stretch } from "./api";
import type { GameEvent, Mark, Telling, Turned } from "./board";
import type { Judge } from "./judge.svelte";
import { JudgedTurns } from "./judgedturns.svelte";
import type { Replay } from "./replay.svelte";

vi.mock("./route.svelte", () => ({ router: {} }));
vi.mock("./seats.svelte", () => ({ sittings: {} }));
vi.mock("./settings.svelte", () => ({ settings: { calm: false } }));

const stretch = (first: number, seat: number, mark: Stretch["mark"], loss = 1) =>
  ({ first, seat, mark, loss, played: 1 }) as Stretch;
const laid = (answer: number, cell: string) => ({ kind: "lay", answer, data: { cell } }) as unknown as GameEvent;

/** A turn of two stretches, whose last event clears away what lay there. */
const TURN = { from: 10, to: 20, turn: 3, seat: 1 };
const EVENTS = [laid(10, "a"), laid(14, "b"), laid(15, "c"), { ...laid(16, ""), kind: "clear" }];
const ALL = [stretch(10, 1, "slip"), stretch(14, 1, "blunder", 5), stretch(30, 0, "slip"), stretch(40, 1, "good", 0)];

function marks(turns: Turned[], _: Telling): Mark[] {
  let found: Mark[] = [];
  for (const { events, seat } of turns)
    for (const { kind, data } of events)
      found = kind === "clear" ? [] : [...found, { piece: `cell:${String(data["cell"])}`, seat: seat ?? 9 }];
  return found;
}

function turns(at: number, holds: number[]): JudgedTurns {
  const items = EVENTS.map((event) => ({ kind: "answer", withdrawn: false, events: [event] }));
  const replay = { at, names: ["Olga", "Pyotr"], state: { holds, seat: null }, view: {}, drawing: { marks }, items };
  const judge = {
    stretches: ALL,
    within: (from: number, to: number) => ALL.filter((one) => one.first >= from && one.first < to),
  };
  return new JudgedTurns({ ...replay, turn: TURN } as unknown as Replay, judge as unknown as Judge);
}

describe("the marks gone through", () => {
  it("are those of one's own seat at first, of all, or blunders alone", () => {
    const mine = turns(30, [0]);
    expect([mine.through, mine.next(false)?.first]).toEqual(["mine", 30]);
    mine.through = "all";
    expect([mine.next(false)?.first, mine.next(true)?.first]).toEqual([40, 14]);
    mine.through = "blunders";
    expect(mine.next(false)?.first).toBe(14);
  });

  it("are those of all where somebody only looks on, or sat everywhere", () => {
    expect(turns(0, []).through).toBe("all");
    const everybody = turns(0, [0, 1]);
    expect([everybody.through, everybody.mine]).toEqual(["all", []]);
  });
});

describe("the board of a judged turn", () => {
  it("is about the stretch that begins at the moment, else about the gravest", () => {
    expect(turns(10, []).marked?.mark).toBe("slip");
    expect(turns(12, []).marked?.mark).toBe("blunder");
    expect(turns(10, []).spoken.map((one) => one.first)).toEqual([10, 14]);
  });

  it("frames what that stretch laid, and no more", () => {
    expect(turns(10, []).played).toEqual([{ piece: "cell:a", seat: 1 }]);
  });

  it("frames what the end of the turn clears away until it is cleared", () => {
    expect(turns(14, []).played.map((one) => one.piece)).toEqual(["cell:b", "cell:c"]);
    expect(turns(20, []).played).toEqual([]);
  });
});
