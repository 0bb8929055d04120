import { describe, expect, it } from "vitest";
import { remembered } from "./memory";
import { FakePlace, stateOf } from "./testing";

describe("The lobby remembers", () => {
  it("nothing before the table is seen", () => {
    expect(remembered(new FakePlace(null), null)).toBeNull();
  });

  it("the others by name, whose turn it is and the last number seen", () => {
    expect(remembered(new FakePlace(stateOf({}, { to_answer: 1 })), null)).toEqual({
      game: "toy",
      key: "key",
      holds: [0],
      looking: null,
      seen: 7,
      note: { names: ["Boris"], turn: 3, points: [], yours: true, over: false, toAnswer: "Boris" },
    });
  });

  it("everybody if all seats are on this device", () => {
    const found = remembered(new FakePlace(stateOf({ holds: [0, 1] })), 1);
    expect(found?.note?.names).toEqual(["Vera", "Boris"]);
    expect(found?.looking).toBe(1);
  });

  it("that it is over, and nobody is asked", () => {
    const state = stateOf({}, { to_answer: null, over: true });
    state.table.status = "over";
    expect(remembered(new FakePlace(state), null)?.note).toMatchObject({ over: true, toAnswer: "" });
  });
});
