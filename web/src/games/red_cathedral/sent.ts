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
  options: Record<string, string>;
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

/** Banners that cover inventory spaces, and the others. */
export interface BannersRow {
  inventory: number;
  side: number;
}

export interface TileOnSpace {
  tile: string;
  up: boolean;
}

export interface PlayerRow {
  color: string;
  score: number;
  rubles: number;
  goods: Record<string, number>;
  banners: BannersRow;
  ornaments: Record<string, number>;
  workshop: Record<string, TileOnSpace | null>;
  name: string;
  prestige: number;
  to_next_prestige: number;
  sections: number;
  ornaments_placed: number;
  if_it_ended_now: number;
  open_spaces?: number;
  prices?: Record<string, number>;
  permits?: number;
  contractors?: Record<string, number>;
  contractors_left?: number;
  specialist?: string | null;
  tools?: string[];
  tool_counts?: Record<string, number>;
  tool_prestige?: number;
  discarded?: DiscardedRow;
  diamonds?: number;
  contracts?: (string | null)[];
  contracts_worth?: number[];
  reinforcements?: string[];
}

export interface SectionRow {
  card: string;
  tile: string | null;
  banner: number | null;
  done: boolean;
  laid: Record<string, number>;
  ornament: number | null;
  type: "base" | "middle" | "dome";
  cost: Record<string, number>;
  recognition: number;
  ruble: number;
  claimable: boolean;
  penalty?: number;
  diamonds?: Record<string, number>;
}

export interface DieRow {
  space: number;
  value: number;
}

export interface MarketRow {
  tiles: string[];
  influence: string[];
  dice: Record<string, DieRow>;
  quadrants: string[];
}

export interface ThisTurn {
  exchange: string;
  rerolls: number;
  die: string | null;
  obtained: boolean;
  activated: boolean;
  influence: string;
}

export interface EndRow {
  trigger: number | null;
  turns_left: number;
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
  store: Record<string, number>;
  build: Record<string, number>;
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

/** One player of the final scoring, in the view and in the result. */
export interface FinalRow {
  player: number;
  name: string;
  track: number;
  goods: number;
  towers: FinalTower[];
  sections: number;
  ornaments: number;
  total: number;
  tools?: number;
  contracts?: number;
}

export interface CathedralView {
  game: string;
  seats: number;
  options: Record<string, string>;
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
  players: PlayerRow[];
  market: MarketRow;
  site: SectionRow[][];
  supply: Record<string, number>;
  this_turn: ThisTurn;
  end: EndRow;
  towers: TowerRow[];
  ask: Asked[];
  ivan?: IvanRow;
  final?: FinalRow[];
}

export interface DiscardedRow {
  ornaments: Record<string, number>;
  from: string[];
}

export interface DuchyRow {
  cities: string[];
  closed: string[];
  display: (string | null)[];
  bag: string[];
  removed: string[];
  marker: number | null;
}

/** A city with the tower under its tile, specialist spaces counted from one, contractors by player. */
export interface CityRow {
  city: string;
  name: string;
  open: boolean;
  tower: number | null;
  spaces: number[];
  contractors: number[];
  cost?: number;
  points?: number[];
}

export interface SpecialistRow {
  kind: string;
  effect: string;
  tool: string;
}

export interface ContractUnder {
  contract: string | null;
  by: number;
}

export interface ContractsRow {
  deck: number;
  drawn: (string | null)[];
  under: ContractUnder[];
  scored: Record<string, number>;
}

export interface SpareRow {
  deck: number;
  drawn: string[];
  discard: string[];
}

export interface ReinforcementsRow {
  offer: string[];
  used: string[];
  this_turn: boolean;
}

export interface DiamondsRow {
  supply: number;
  laid: Record<string, Record<string, number>>;
}

export interface ContractorsView {
  game: string;
  seats: number;
  options: Record<string, string>;
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
  players: PlayerRow[];
  market: MarketRow;
  site: SectionRow[][];
  supply: Record<string, number>;
  this_turn: ThisTurn;
  end: EndRow;
  towers: TowerRow[];
  ask: Asked[];
  ivan?: IvanRow;
  final?: FinalRow[];
  duchy?: DuchyRow;
  cities?: CityRow[];
  specialists?: Record<string, SpecialistRow>;
  slots?: string[];
  foreman?: number;
  contracts?: ContractsRow;
  spare?: SpareRow;
  reinforcements?: ReinforcementsRow;
  diamonds?: DiamondsRow;
}
