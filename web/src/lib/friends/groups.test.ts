import { describe, expect, it } from "vitest";
import type { Mine } from "../api";
import { company, groups, mayAnswer, result } from "./groups";

function row(some: Partial<Mine>): Mine {
  return {
    table: "t",
    pace: "live",
    due: null,
    paused: false,
    kept: false,
    called: "quiet-heron",
    game: "g",
    settings: {},
    components: "standard",
    status: "running",
    names: ["Agnes", "Bernat"],
    seats: [],
    mine: [0],
    to_answer: 0,
    turn: 3,
    since: 100,
    outcome: null,
    number: 9,
    created_at: 0,
    changed_at: 100,
    ...some,
  };
}

describe("my tables", () => {
  it("come in the order in which they matter, the longest waiting first", () => {
    const rows = [
      row({ table: "late", since: 900 }),
      row({ table: "over", status: "over", to_answer: null }),
      row({ table: "theirs", to_answer: 1 }),
      row({ table: "room", status: "open", to_answer: null }),
      row({ table: "early", since: 5 }),
    ];
    const found = groups(rows);
    expect(found.yours.map((one) => one.table)).toEqual(["early", "late"]);
    expect([found.others, found.rooms, found.over].map((some) => some.map((one) => one.table))).toEqual([
      ["theirs"],
      ["room"],
      ["over"],
    ]);
  });

  it("wait only for seats of mine that are asked", () => {
    expect(mayAnswer(row({ mine: [] }))).toBe(false);
    expect(mayAnswer(row({ to_answer: 1, mine: [0, 1] }))).toBe(true);
    expect(mayAnswer(row({ status: "over" }))).toBe(false);
  });

  it("name those who are not me", () => {
    expect(company(row({}))).toEqual(["Bernat"]);
  });
});

describe("how a game ended for me", () => {
  const over = (scores: number[] | null, winners: number[], mine = [0]) =>
    result(row({ status: "over", mine, outcome: { scores, winners, reason: "", resigned: [] } }));

  it("is told with the margin to the best of the others", () => {
    expect(over([40, 31], [0])).toEqual({ kind: "won", names: ["Agnes"], margin: 9 });
    expect(over([30, 31], [1])).toEqual({ kind: "lost", names: ["Bernat"], margin: -1 });
    expect(over([31, 31], [0, 1]).kind).toBe("shared");
  });

  it("has no margin where nothing was counted", () => {
    expect(over(null, [0])).toEqual({ kind: "won", names: ["Agnes"], margin: null });
    expect(over(null, []).kind).toBe("none");
  });

  it("is only seen by who held every seat, or none", () => {
    expect(over([40, 31], [0], [0, 1]).kind).toBe("seen");
    expect(over([40, 31], [0], []).kind).toBe("seen");
  });
});
