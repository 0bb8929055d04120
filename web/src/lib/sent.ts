/** Made from what the engine declares by `npm run types`; do not change it by hand. */

export interface ComponentsHead {
  name: string;
  hash: string;
}

/** One open question of the stack. */
export interface Asked {
  ask: string;
  args: number[];
}

/** What every view begins with. `seat` is None for a spectator, `to_answer` when the game is over. */
export interface ViewHead {
  game: string;
  seats: number;
  settings: Record<string, string>;
  components: ComponentsHead;
  rules_version: number;
  seat: number | null;
  to_answer: number | null;
  prompt: string;
  over: boolean;
  turn: number;
  answers: number;
}

/** How a game ended; each game says what a row of its breakdown is. */
export interface ResultHead {
  scores: number[];
  winners: number[];
  reason: string;
}

/** Where points came from: a line of the score sheet. */
export interface SourceRow {
  source: string;
  title: string;
  note: string;
  rule: string;
  pieces: string[];
  points: number[];
  notes: string[];
}

/** A part of the score sheet; its rows, if it has any, add up to its points. */
export interface SourceGroup {
  source: string;
  title: string;
  note: string;
  rule: string;
  pieces: string[];
  points: number[];
  notes: string[];
  rows: SourceRow[];
}

/** Every source of points; the groups add up to the totals. Before the end: as if it came now. */
export interface ScoreSheet {
  final: boolean;
  groups: SourceGroup[];
  totals: number[];
  ties: SourceRow[];
}
