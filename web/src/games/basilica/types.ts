/** The view of Basilica, as the server gives it. */

import type { View } from "../../lib/board";

export type Colour = "red" | "yellow" | "blue" | "green";
export type Seat = "ivory" | "ebony";
export type RankName = "architect" | "master_mason" | "strongman" | "jester";

export const SEATS: Seat[] = ["ivory", "ebony"];

export interface Pawn {
  seat: number;
  rank: RankName | null;
  token: number | null;
}

/** A tile with its vault side up. */
export interface VaultTile {
  tile: string;
  colours: Colour[];
  crown: boolean;
  order: string;
}

/** A tile with its order side up; the colours on its back are public. */
export interface OrderTile {
  tile: string;
  /** Null while nobody has seen the back. */
  crown: boolean | null;
  order: string;
  name: string;
  colours: Colour[];
  coin_box: boolean;
}

export interface Cell extends Partial<VaultTile> {
  row: number;
  column: number;
  scaffolding?: true;
  builder?: Pawn | null;
  glass?: boolean;
  altar?: boolean;
}

export interface Area {
  colour: Colour;
  cells: string[];
  tiles: number;
  doubled: boolean;
  glass: number;
  value: number;
  builders: number[];
  weights: number[];
  strongmen: boolean[];
  leader: number | null;
  points: number[];
  /** In a breakdown: what its player got. */
  gained?: number;
}

export interface Jester {
  seat: number;
  cell: string;
  colour: Colour | null;
}

export interface Scoring {
  number: number;
  final: boolean;
  points: number[];
  jesters: Jester[];
  areas: Area[];
}

export interface PlayerRow {
  score: number;
  coins: number;
  builders: number;
  tokens: boolean[];
  name: string;
  marker: number;
  score_token: number;
  ranks: string[][];
}

export interface BasilicaView extends View {
  active: number;
  first: number;
  this_turn: { actions_left: number; over: boolean; laid: string | null };
  actions: number;
  queen: number;
  players: PlayerRow[];
  altars: number;
  board: { order: OrderTile | null; vault: VaultTile | null }[];
  executing: OrderTile | null;
  given: RankName | null;
  stack: { number: number; size: number; top: OrderTile | null };
  discard: string[];
  cathedral: Record<string, Cell>;
  named: Jester[];
  scorings: Scoring[];
  ask: { ask: string; args: number[] }[];
  rows: number;
  track: { spaces: number; scoring_spaces: number[]; next_scoring: number | null; distance: number | null };
  /** What each would gain in a scoring now, least and most; null in `if_scored_now` where the two differ. */
  areas: { areas: Area[]; if_scored_now: (number | null)[]; if_scored_range: number[][] };
  orders: { order: number; seat: number; possible: boolean; reason?: string; rule?: string }[];
  cells: { single: string[]; wild: string[]; answers: string[] };
  final?: BreakdownRow[];
}

/** One player in `result.breakdown`. */
export interface BreakdownRow {
  player: number;
  name: string;
  before: number;
  scorings: { number: number; final: boolean; points: number; areas: Area[]; jesters: Jester[] }[];
  total: number;
}
