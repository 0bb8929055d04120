/** Made from what the engine declares by `npm run types`; do not change it by hand. */

import type { Asked, ComponentsHead } from "../../lib/sent";

export interface AreaRow {
  colour: string;
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
}

export interface JesterRow {
  seat: number;
  cell: string;
  colour: string;
}

/** One scoring that was held. */
export interface SheetRow {
  number: number;
  final: boolean;
  points: number[];
  jesters: JesterRow[];
  areas: AreaRow[];
}

export interface GainedArea {
  colour: string;
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
  gained: number;
}

/** What one scoring brought one player. */
export interface ScoringRow {
  number: number;
  final: boolean;
  points: number;
  areas: GainedArea[];
  jesters: JesterRow[];
}

/** `before` is the score that a position began with. */
export interface Breakdown {
  player: number;
  name: string;
  before: number;
  scorings: ScoringRow[];
  total: number;
}

/** A tile that lies order face up; `crown` is None while nobody has seen its back. */
export interface FaceRow {
  tile: string;
  crown: boolean | null;
  stack: number;
}

export interface FaceView {
  tile: string;
  crown: boolean | null;
  stack: number;
  order: string;
  name: string;
  does: string;
  paid: string | null;
  colours: string[];
  coin_box: boolean;
}

export interface VaultRow {
  tile: string;
}

export interface VaultView {
  tile: string;
  colours: string[];
  crown: boolean;
  order: string;
}

export interface ColumnRow {
  order: FaceRow | null;
  vault: VaultRow | null;
}

export interface ColumnView {
  order: FaceView | null;
  vault: VaultView | null;
}

export interface StackRow {
  number: number;
  size: number;
  top: FaceRow | null;
  unseen: Record<string, number>;
  unseen_of_first: Record<string, number>;
}

export interface StackView {
  number: number;
  size: number;
  top: FaceView | null;
  unseen: Record<string, number>;
  unseen_of_first: Record<string, number>;
}

export interface BuilderRow {
  seat: number;
  rank: string | null;
  token: number | null;
}

export interface VaultCell {
  tile: string;
  builder: BuilderRow | null;
  glass: boolean;
  altar: boolean;
}

export interface ScaffoldingCell {
  scaffolding: boolean;
}

export interface VaultCellView {
  tile: string;
  builder: BuilderRow | null;
  glass: boolean;
  altar: boolean;
  row: number;
  column: number;
  colours: string[];
  crown: boolean;
  order: string;
}

export interface ScaffoldingCellView {
  scaffolding: boolean;
  row: number;
  column: number;
}

export interface PlayerRow {
  score: number;
  coins: number;
  builders: number;
  tokens: boolean[];
}

/** Score token and marker together show the score. */
export interface PlayerView {
  score: number;
  coins: number;
  builders: number;
  tokens: boolean[];
  name: string;
  marker: number;
  score_token: number;
  ranks: string[][];
}

export interface ThisTurn {
  actions_left: number;
  over: boolean;
  laid: string | null;
}

export interface NamedRow {
  cell: string;
  colour: string;
}

/** A color named in secret by somebody else is None. */
export interface NamedView {
  seat: number;
  cell: string;
  colour: string | null;
}

export interface TrackView {
  spaces: number;
  scoring_spaces: number[];
  next_scoring: number | null;
  distance: number | null;
}

/** What each color that may be named for a jester would bring both, as [least, most] of each player. */
export interface JesterOutlook {
  seat: number;
  cell: string;
  by_colour: Record<string, number[][]>;
}

/** The areas that an answer would change: as they would be, and as those were that they come from. */
export interface Changes {
  areas: AreaRow[];
  gone: AreaRow[];
}

/** `if_scored_now` is what each would gain, None where that depends on a color still to be named. */
export interface AreasView {
  areas: AreaRow[];
  if_scored_now: (number | null)[];
  if_scored_range: number[][];
  jesters: JesterOutlook[];
}

/** Whether a seat could take an order, were it to act now. */
export interface OrderRow {
  order: number;
  seat: number;
  possible: boolean;
  reason?: string;
  rule?: string;
}

export interface CellLists {
  single: string[];
  wild: string[];
  answers: string[];
}

/** What positions and views have alike; the turn of a view stands in its head. */
export interface Common {
  active: number;
  first: number;
  this_turn: ThisTurn;
  queen: number;
  altars: number;
  given: string | null;
  discard: string[];
  scorings: SheetRow[];
  ended: string | null;
  ask: Asked[];
}

export interface Position {
  active: number;
  first: number;
  this_turn: ThisTurn;
  queen: number;
  altars: number;
  given: string | null;
  discard: string[];
  scorings: SheetRow[];
  ended: string | null;
  ask: Asked[];
  turn: number;
  players: PlayerRow[];
  board: ColumnRow[];
  executing: FaceRow | null;
  stack: StackRow;
  cathedral: Record<string, VaultCell | ScaffoldingCell>;
  named: NamedRow[];
}

/** A view without its head. */
export interface Table {
  active: number;
  first: number;
  this_turn: ThisTurn;
  queen: number;
  altars: number;
  given: string | null;
  discard: string[];
  scorings: SheetRow[];
  ended: string | null;
  ask: Asked[];
  players: PlayerView[];
  board: ColumnView[];
  executing: FaceView | null;
  stack: StackView;
  cathedral: Record<string, VaultCellView | ScaffoldingCellView>;
  named: NamedView[];
  actions: number;
  rows: number;
  track: TrackView;
  areas: AreasView;
  orders: OrderRow[];
  cells: CellLists;
}

export interface EndedTable {
  active: number;
  first: number;
  this_turn: ThisTurn;
  queen: number;
  altars: number;
  given: string | null;
  discard: string[];
  scorings: SheetRow[];
  ended: string | null;
  ask: Asked[];
  players: PlayerView[];
  board: ColumnView[];
  executing: FaceView | null;
  stack: StackView;
  cathedral: Record<string, VaultCellView | ScaffoldingCellView>;
  named: NamedView[];
  actions: number;
  rows: number;
  track: TrackView;
  areas: AreasView;
  orders: OrderRow[];
  cells: CellLists;
  final: Breakdown[];
}

export interface BasilicaView {
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
  active: number;
  first: number;
  this_turn: ThisTurn;
  queen: number;
  altars: number;
  given: string | null;
  discard: string[];
  scorings: SheetRow[];
  ended: string | null;
  ask: Asked[];
  players: PlayerView[];
  board: ColumnView[];
  executing: FaceView | null;
  stack: StackView;
  cathedral: Record<string, VaultCellView | ScaffoldingCellView>;
  named: NamedView[];
  actions: number;
  rows: number;
  track: TrackView;
  areas: AreasView;
  orders: OrderRow[];
  cells: CellLists;
  final?: Breakdown[];
}

export interface EndVault {
  vault: string;
  colors: string[];
}

/** What is asked of a finished game of the real box. */
export interface EndForm {
  width: number;
  vaults: EndVault[];
  ranks: string[];
  colors: string[];
  altars: number;
}

export interface EndCell {
  vault: string;
  builder: number | null;
  rank: string | null;
  names: string | null;
  glass: boolean;
  altar: boolean;
}

/** The points before the last scoring. */
export interface EndPlayer {
  score: number;
}

/** What is entered of it. */
export interface EndTable {
  players: EndPlayer[];
  stack_used_up: boolean;
  cells: Record<string, EndCell>;
}

/** What happened, as events tell it. */
export type Happened =
  | { kind: "None"; data: Record<string, never> }
  | { kind: "None"; data: { seat: number } }
  | { kind: "altar"; data: { seat: number; cell: string } }
  | { kind: "area"; data: { colour: "red" | "yellow" | "blue" | "green"; cells: (string)[]; tiles: number; doubled: boolean; glass: number; value: number; builders: number[]; weights: number[]; strongmen: boolean[]; leader: number | null; points: number[] } }
  | { kind: "builder"; data: { seat: number; cell: string } }
  | { kind: "cleanup"; data: { discarded: number; rows: number } }
  | { kind: "coin"; data: { seat: number; coins: number[] } }
  | { kind: "decline"; data: { seat: number } }
  | { kind: "disaster"; data: { seat: number; cell: string } }
  | { kind: "discard"; data: { tile: string } }
  | { kind: "exchange"; data: { seat: number; tiles: (string)[] } }
  | { kind: "exhausted"; data: Record<string, never> }
  | { kind: "fill_order"; data: { space: number; tile: string } }
  | { kind: "glass"; data: { seat: number; cell: string } }
  | { kind: "jester"; data: { seat: number; cell: string; colour?: "red" | "yellow" | "blue" | "green" } }
  | { kind: "jester_shown"; data: { seat: number; cell: string; colour: "red" | "yellow" | "blue" | "green" } }
  | { kind: "lay"; data: { seat: number; space: number; cell: string; tile: string } }
  | { kind: "move"; data: { seat: number; from: string; to: string } }
  | { kind: "next"; data: { tile: string } }
  | { kind: "order"; data: { seat: number; space: number; tile: string } }
  | { kind: "over"; data: { winners: number[]; scores: number[] } }
  | { kind: "promote"; data: { seat: number; cell: string; rank: "architect" | "master_mason" | "strongman" | "jester"; token: number } }
  | { kind: "queen"; data: { from: number; to: number } }
  | { kind: "renew"; data: { tiles: number } }
  | { kind: "scaffolding"; data: { seat: number; cell: string } }
  | { kind: "score"; data: { seat: number; from: number; to: number } }
  | { kind: "scoring"; data: { number: number; final: boolean } }
  | { kind: "turn"; data: { seat: number; turn: number } }
  | { kind: "vault"; data: { space: number; tile: string; crown: boolean } }
  | { kind: "withdraw"; data: { seat: number; cell: string } };
