/** The view of The Red Cathedral, as the engine writes it. */

import type { View } from "../../lib/board";
import type { ExpansionPlayer, ExpansionView } from "./contractors/types";

export type Amounts = Record<string, number>;

export interface TileOnSpace {
  tile: string;
  up: boolean;
}

export interface PlayerRow extends ExpansionPlayer {
  color: string;
  score: number;
  rubles: number;
  goods: Amounts;
  banners: { inventory: number; side: number };
  ornaments: Amounts;
  workshop: Record<string, TileOnSpace | null>;
  name: string;
  prestige: number;
  to_next_prestige: number;
  sections: number;
  ornaments_placed: number;
  if_it_ended_now: number;
  open_spaces?: number;
  prices?: Amounts;
}

export interface SectionRow {
  card: string;
  tile: string | null;
  banner: number | null;
  done: boolean;
  laid: Amounts;
  /** How many of the pieces laid for a material are diamonds. */
  diamonds?: Amounts;
  ornament: number | null;
  type: "base" | "middle" | "dome";
  cost: Amounts;
  recognition: number;
  ruble: number;
  claimable: boolean;
  penalty?: number;
}

export interface TowerRow {
  tower: number;
  value: number;
  presence: number[];
  prestige: number[];
}

export interface IvanRow {
  row: string[];
  tiles: (string | null)[];
  up: boolean[];
  store: Amounts;
  build: Amounts;
  ornaments: number;
}

export interface FinalTower {
  tower: number;
  value: number;
  presence: number;
  place: number | null;
  tied_with: number[];
  prestige: number;
}

export interface FinalRow {
  player: number;
  name: string;
  track: number;
  goods: number;
  tools?: number;
  contracts?: number;
  towers: FinalTower[];
  sections: number;
  ornaments: number;
  total: number;
}

export interface CathedralView extends View, ExpansionView {
  active: number;
  first: number;
  players: PlayerRow[];
  market: {
    tiles: string[];
    influence: string[];
    dice: Record<string, { space: number; value: number }>;
    quadrants: string[];
  };
  site: SectionRow[][];
  supply: Amounts;
  this_turn: {
    exchange: string;
    rerolls: number;
    die: string | null;
    obtained: boolean;
    activated: boolean;
    influence: string;
  };
  end: { trigger: number | null; turns_left: number };
  towers: TowerRow[];
  ask: { ask: string; args: number[] }[];
  ivan?: IvanRow;
  final?: FinalRow[];
}
