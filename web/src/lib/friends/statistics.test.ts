import { expect, test } from "vitest";
import type { Mine } from "../api";
import { against, ALL, by, chosen, csv, figures, interval, played } from "./statistics";

let number = 0;
function over(names: string[], scores: number[] | null, winners: number[], some: Partial<Mine> = {}): Mine {
  number += 1;
  return {
    table: `t${number}`,
    called: "quiet-heron",
    game: "basilica",
    settings: { festum: "off" },
    components: "standard",
    status: "over",
    names,
    seats: names.map((name, seat) => ({
      seat,
      kind: "open",
      bot: null,
      name,
      joined: true,
      resigned: false,
      here: false,
    })),
    mine: [0],
    to_answer: null,
    turn: 9,
    since: 0,
    pace: "live",
    due: null,
    paused: false,
    kept: false,
    outcome: { scores, winners, reason: "", resigned: [] },
    number: 40,
    created_at: 0,
    changed_at: number,
    ...some,
  };
}

test("only finished games of one own seat count, the newest first", () => {
  const rows = [
    over(["Ann", "Ben"], [30, 20], [0]),
    over(["Ann", "Ben"], [10, 20], [1]),
    over(["Ann"], [10], [0]),
    over(["Ann", "Ben"], null, [], { status: "running", outcome: null }),
    over(["Ann", "Ben"], [1, 2], [1], { mine: [] }),
    over(["Ann", "Ben"], [1, 2], [1], { mine: [0, 1] }),
    over(["Ann", "Ben"], [9, 2], [0], { kept: true }),
  ];
  const games = played(rows);
  expect(games.map((one) => [one.won, one.place, one.margin])).toEqual([
    [false, 2, -10],
    [true, 1, 10],
  ]);
});

test("figures per opponent and configuration", () => {
  const games = played([
    over(["Ann", "Ben"], [30, 20], [0]),
    over(["Ann", "Cleo", "Ben"], [10, 20, 15], [1]),
    over(["Ann", "Ben"], null, [1]),
  ]);
  const all = figures(games);
  expect([all.games, all.won, all.points, all.margin, all.place]).toEqual([3, 1, 20, 0, 2]);
  expect(all.chance).toBeCloseTo((0.5 + 1 / 3 + 0.5) / 3);
  expect(against(games).map((one) => [one.name, one.figures.games])).toEqual([
    ["Ben", 3],
    ["Cleo", 1],
  ]);
  expect(chosen(games, { ...ALL, seats: 3 })).toHaveLength(1);
});

test("figures per configuration, the most played first", () => {
  const games = played([
    over(["Ann", "Ben"], [30, 20], [0]),
    over(["Ann", "Ben"], [10, 20], [1], { settings: { festum: "on" } }),
    over(["Ann", "Ben"], [40, 20], [0]),
  ]);
  const found = by(games, (row) => row.settings["festum"] ?? "");
  expect(found.map((one) => [one.name, one.figures.games, one.figures.won, one.figures.margin])).toEqual([
    ["off", 2, 2, 15],
    ["on", 1, 0, -10],
  ]);
});

test("an interval is honest at its ends", () => {
  expect(interval(0, 0)).toEqual([0, 1]);
  expect(interval(0, 4)[0]).toBe(0);
  expect(interval(4, 4)[1]).toBeCloseTo(1);
  expect(interval(5, 10)[0]).toBeCloseTo(0.237, 2);
});

test("no name is a formula in a spreadsheet", () => {
  const text = csv(played([over(["=SUM(A1)", 'B "x", y'], [3, 2], [0])]));
  expect(text).toContain('"\'=SUM(A1); B ""x"", y"');
  expect(text.split("\r\n")).toHaveLength(3);
});
