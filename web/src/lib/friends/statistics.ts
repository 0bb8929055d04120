/** What came of the games this browser sat at, counted. */

import type { Mine } from "../api";
import { counts, result } from "./groups";

export interface Played {
  row: Mine;
  won: boolean;
  /** Own points, and how far ahead of the best other; null if it was given up. */
  points: number | null;
  margin: number | null;
  place: number | null;
}

export interface Figures {
  games: number;
  won: number;
  /** The interval in which the share of wins lies with 95 %, and what chance alone would give. */
  low: number;
  high: number;
  chance: number;
  place: number | null;
  points: number | null;
  margin: number | null;
}

export interface Filter {
  game: string;
  seats: number;
  with: string;
}

export const ALL: Filter = { game: "", seats: 0, with: "" };

/** Finished games of one own seat, the newest first. */
export function played(rows: Mine[]): Played[] {
  return rows
    .filter(counts)
    .map((row) => {
      const me = row.mine[0] as number;
      const scores = row.outcome?.scores ?? null;
      const mine = scores?.[me] ?? null;
      const end = result(row);
      return {
        row,
        won: end.kind === "won" || end.kind === "shared",
        points: mine,
        margin: end.margin,
        place: mine === null || !scores ? null : 1 + scores.filter((one) => one > mine).length,
      };
    })
    .sort((a, b) => b.row.changed_at - a.row.changed_at);
}

export function opponents(games: Played[]): string[] {
  const names = games.flatMap(({ row }) => row.names.filter((name, seat) => name && !row.mine.includes(seat)));
  return [...new Set(names)].sort((a, b) => a.localeCompare(b));
}

export function chosen(games: Played[], filter: Filter): Played[] {
  return games.filter(
    ({ row }) =>
      (!filter.game || row.game === filter.game) &&
      (!filter.seats || row.seats.length === filter.seats) &&
      (!filter.with || row.names.some((name, seat) => name === filter.with && !row.mine.includes(seat))),
  );
}

const mean = (values: (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
};

/** Wilson's interval: honest also for few games, and for all or none won. */
export function interval(won: number, games: number): [number, number] {
  if (games === 0) return [0, 1];
  const z = 1.96;
  const share = won / games;
  const middle = (share + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const half = (z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))) / (1 + (z * z) / games);
  return [Math.max(middle - half, 0), Math.min(middle + half, 1)];
}

export function figures(games: Played[]): Figures {
  const won = games.filter((one) => one.won).length;
  const [low, high] = interval(won, games.length);
  return {
    games: games.length,
    won,
    low,
    high,
    chance: mean(games.map(({ row }) => 1 / row.seats.length)) ?? 0,
    place: mean(games.map((one) => one.place)),
    points: mean(games.map((one) => one.points)),
    margin: mean(games.map((one) => one.margin)),
  };
}

export function against(games: Played[]): { name: string; figures: Figures }[] {
  return opponents(games)
    .map((name) => ({ name, figures: figures(chosen(games, { ...ALL, with: name })) }))
    .sort((a, b) => b.figures.games - a.figures.games);
}

/** The same figures by anything else that games can be told apart by. */
export function by(games: Played[], what: (row: Mine) => string): { name: string; figures: Figures }[] {
  const names = [...new Set(games.map(({ row }) => what(row)))];
  return names
    .map((name) => ({ name, figures: figures(games.filter(({ row }) => what(row) === name)) }))
    .sort((a, b) => b.figures.games - a.figures.games || a.name.localeCompare(b.name));
}

/** For a spreadsheet. A name that a spreadsheet would take for a formula is only text. */
export function csv(games: Played[]): string {
  const cell = (value: string | number | null) => {
    const text = String(value ?? "");
    const safe = typeof value === "string" && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
    return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  const head = ["ended", "game", "table", "seats", "people", "scores", "won", "place", "points", "margin", "settings"];
  const lines = games.map(({ row, won, place, points, margin }) =>
    [
      new Date(row.changed_at).toISOString(),
      row.game,
      row.called,
      row.seats.length,
      row.names.join("; "),
      row.outcome?.scores?.join("; ") ?? "",
      won ? 1 : 0,
      place,
      points,
      margin,
      Object.entries(row.settings)
        .map(([id, value]) => `${id}=${value}`)
        .join("; "),
    ]
      .map(cell)
      .join(","),
  );
  return [head.join(","), ...lines].join("\r\n") + "\r\n";
}
