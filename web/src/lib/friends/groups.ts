/** My tables in the order in which they matter: those that wait for me, longest first. */

import type { Mine } from "../api";

export interface Groups {
  yours: Mine[];
  others: Mine[];
  rooms: Mine[];
  over: Mine[];
}

export function mayAnswer(row: Mine): boolean {
  if (row.status !== "running") return false;
  // What a real box says anybody at the table may enter.
  return row.to_answer === null ? row.mine.length > 0 : row.mine.includes(row.to_answer);
}

export function groups(rows: readonly Mine[]): Groups {
  const latest = (a: Mine, b: Mine) => b.changed_at - a.changed_at;
  return {
    yours: rows.filter(mayAnswer).sort((a, b) => a.since - b.since),
    others: rows.filter((row) => row.status === "running" && !mayAnswer(row)).sort(latest),
    rooms: rows.filter((row) => row.status === "open").sort(latest),
    over: rows.filter((row) => row.status === "over").sort(latest),
  };
}

/** The people and bots at a table who are not me. */
export function company(row: Mine): string[] {
  return row.names.filter((name, seat) => name && !row.mine.includes(seat));
}

/** A finished game of one own seat. A record that was brought to be looked at is nobody's game. */
export function counts(row: Mine): boolean {
  return row.status === "over" && row.mine.length === 1 && row.seats.length > 1 && !row.kept;
}

export interface Result {
  kind: "won" | "shared" | "lost" | "none" | "seen";
  /** Who won, if it was not me alone. */
  names: string[];
  /** Points between me and the best of the others; null if the game was not counted. */
  margin: number | null;
}

/** How a finished game went for me; several seats of mine, or none, only see who won. */
export function result(row: Mine): Result {
  const outcome = row.outcome;
  const winners = outcome?.winners ?? [];
  const names = winners.map((seat) => row.names[seat] ?? "").filter((name) => name);
  const [mine, ...more] = row.mine;
  const scores = outcome?.scores ?? null;
  if (mine === undefined || more.length > 0) return { kind: winners.length > 0 ? "seen" : "none", names, margin: null };
  const rivals = scores?.filter((_, seat) => seat !== mine) ?? [];
  const margin = scores && rivals.length > 0 ? (scores[mine] ?? 0) - Math.max(...rivals) : null;
  if (winners.includes(mine)) return { kind: winners.length > 1 ? "shared" : "won", names, margin };
  // Alone against the game itself nobody else sits there to have won.
  return { kind: winners.length > 0 || rivals.length > 0 ? "lost" : "none", names, margin };
}
