/** Made from what the engine declares by `npm run types`; do not change it by hand. */

import type { Asked, ComponentsHead } from "../../lib/sent";

/** Banners that cover inventory spaces, and the others. */
export interface BannersRow {
  inventory: number;
  side: number;
}

export interface TileOnSpace {
  tile: string;
  up: boolean;
}

/** What lies on a workshop space before a tile does: a banner in the way, or an ornament to release. */
export interface ShopRow {
  banner: boolean;
  holds: string | null;
}

/** What a player has, in a position. */
export interface PlayerPieces {
  color: string;
  score: number;
  rubles: number;
  goods: Record<string, number>;
  banners: BannersRow;
  ornaments: Record<string, number>;
  workshop: Record<string, TileOnSpace | null>;
  permits?: number;
  contractors?: Record<string, number>;
  specialist?: string | null;
  tools?: string[];
  discarded?: DiscardedRow;
  diamonds?: number;
  contracts?: (string | null)[];
  reinforcements?: string[];
}

/** What a view tells of a player beside that. */
export interface PlayerHelpers {
  name: string;
  prestige: number;
  to_next_prestige: number;
  sections: number;
  ornaments_placed: number;
  if_it_ended_now: number;
  spaces?: number;
  open_spaces?: number;
  prices?: Record<string, number>;
  shop?: Record<string, ShopRow>;
  ivan?: boolean;
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
  spaces?: number;
  open_spaces?: number;
  prices?: Record<string, number>;
  shop?: Record<string, ShopRow>;
  ivan?: boolean;
  permits?: number;
  contractors?: Record<string, number>;
  specialist?: string | null;
  tools?: string[];
  discarded?: DiscardedRow;
  diamonds?: number;
  contracts?: (string | null)[];
  reinforcements?: string[];
  contractors_left?: number;
  tool_counts?: Record<string, number>;
  tool_prestige?: number;
  contracts_worth?: number[];
}

/** One piece that a card costs. */
export interface SlotRow {
  material: string;
  laid: boolean;
  diamond?: boolean;
}

/** A card of the site and what lies on it, in a position. */
export interface SectionPieces {
  card: string;
  tile: string | null;
  banner: number | null;
  done: boolean;
  laid: Record<string, number>;
  ornament: number | null;
}

/** What a view tells of a section beside that. */
export interface SectionHelpers {
  type: "base" | "middle" | "dome";
  cost: Record<string, number>;
  recognition: number;
  ruble: number;
  claimable: boolean;
  takes: string;
  slots: SlotRow[];
  penalty?: number;
  penalty_by?: number[];
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
  takes: string;
  slots: SlotRow[];
  penalty?: number;
  penalty_by?: number[];
  diamonds?: Record<string, number>;
}

export interface DieRow {
  space: number;
  value: number;
}

/** What a space gives with the dice that stand there. */
export interface DueRow {
  resource: string;
  amount: number;
}

/** The market in a position. */
export interface MarketPieces {
  tiles: string[];
  influence: string[];
  dice: Record<string, DieRow>;
}

export interface MarketRow {
  tiles: string[];
  influence: string[];
  dice: Record<string, DieRow>;
  due: DueRow[];
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

/** How many finished sections end the game, and who plays next; None if nobody does. */
export interface RaceRow {
  of: number;
  next: number | null;
}

export interface TowerRow {
  tower: number;
  value: number;
  presence: number[];
  prestige: number[];
}

/** What an answer may change for a player. */
export interface StandingRow {
  player: number;
  score: number;
  prestige: number;
  rubles: number;
  if_it_ended_now: number;
}

/** The rows that an answer would change, as they would be. */
export interface Changes {
  towers: TowerRow[];
  players: StandingRow[];
}

export interface IvanRow {
  row: string[];
  tiles: (string | null)[];
  up: boolean[];
  store: Record<string, number>;
  build: Record<string, number>;
  ornaments: number;
}

/** What Ivan's next turn begins with as things stand: his card, the way of its die, and what that pays. */
export interface ForecastRow {
  card: string;
  die: string;
  value: number;
  space: number;
  blocked: boolean;
  tile: number;
  guild: number;
}

/** One card of Ivan's row with the tile on it; `amount` is what its action has to work with. */
export interface IvanCard {
  card: string;
  tile: string | null;
  up: boolean;
  amount: number;
  pile: Record<string, number>;
}

/** The next one of his order, and how many turns of his are left before the row starts again. */
export interface IvanOrnament {
  ornament: string | null;
  turns: number;
}

/** A workshop tile that is still to be laid, and the section it came from. */
export interface HandRow {
  tile: string;
  section: string;
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

/** What positions and views have alike; the turn of a view stands in its head. */
export interface Common {
  active: number;
  first: number;
  supply: Record<string, number>;
  this_turn: ThisTurn;
  end: EndRow;
  ivan?: IvanRow;
}

/** All pieces on the table: a position without its questions. */
export interface Pieces {
  active: number;
  first: number;
  supply: Record<string, number>;
  this_turn: ThisTurn;
  end: EndRow;
  ivan?: IvanRow;
  players: PlayerPieces[];
  market: MarketPieces;
  site: SectionPieces[][];
}

export interface Position {
  active: number;
  first: number;
  supply: Record<string, number>;
  this_turn: ThisTurn;
  end: EndRow;
  ivan?: IvanRow;
  players: PlayerPieces[];
  market: MarketPieces;
  site: SectionPieces[][];
  turn: number;
  ask: Asked[];
}

/** What a view has and a position has not, or not so much of. */
export interface TableHelpers {
  players: PlayerRow[];
  market: MarketRow;
  site: SectionRow[][];
  race: RaceRow;
  towers: TowerRow[];
  ask: Asked[];
  in_hand: HandRow | null;
  forecast?: ForecastRow | null;
  ivan_cards?: IvanCard[];
  ivan_ornament?: IvanOrnament;
  final?: FinalRow[];
}

/** A view without its head. */
export interface Table {
  active: number;
  first: number;
  supply: Record<string, number>;
  this_turn: ThisTurn;
  end: EndRow;
  ivan?: IvanRow;
  players: PlayerRow[];
  market: MarketRow;
  site: SectionRow[][];
  race: RaceRow;
  towers: TowerRow[];
  ask: Asked[];
  in_hand: HandRow | null;
  forecast?: ForecastRow | null;
  ivan_cards?: IvanCard[];
  ivan_ornament?: IvanOrnament;
  final?: FinalRow[];
}

/** What a seat, or a spectator, sees. */
export interface CathedralView {
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
  supply: Record<string, number>;
  this_turn: ThisTurn;
  end: EndRow;
  ivan?: IvanRow;
  players: PlayerRow[];
  market: MarketRow;
  site: SectionRow[][];
  race: RaceRow;
  towers: TowerRow[];
  ask: Asked[];
  in_hand: HandRow | null;
  forecast?: ForecastRow | null;
  ivan_cards?: IvanCard[];
  ivan_ornament?: IvanOrnament;
  final?: FinalRow[];
}

export interface EndPlan {
  plan: string;
  heights: number[];
}

export interface EndSeat {
  color: string;
  ivan: boolean;
}

/** What is asked of a finished game of the real box. */
export interface EndForm {
  plans: EndPlan[];
  players: EndSeat[];
  lap: number;
  tools: string[];
  contracts: boolean;
}

export interface EndSection {
  banner: number;
  ornament: number | null;
}

/** Tools and contracts only where they are in the game. */
export interface EndPlayer {
  marker: number;
  goods: number;
  tools?: Record<string, number>;
  contracts?: number;
}

/** What is entered of it. */
export interface EndTable {
  plan: string;
  sections: Record<string, EndSection>;
  players: EndPlayer[];
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

/** Contract cards outside the hands, in a position. */
export interface ContractsPieces {
  drawn: (string | null)[];
  under: ContractUnder[];
  scored: Record<string, number>;
}

export interface ContractsRow {
  drawn: (string | null)[];
  under: ContractUnder[];
  scored: Record<string, number>;
  deck: number;
}

/** Cathedral cards off the site, in a position. */
export interface SparePieces {
  drawn: string[];
  discard: string[];
}

export interface SpareRow {
  drawn: string[];
  discard: string[];
  deck: number;
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

/** What the parts of the expansion write into a position. */
export interface ContractorsPieces {
  players?: PlayerPieces[];
  duchy?: DuchyRow;
  foreman?: number;
  contracts?: ContractsPieces;
  spare?: SparePieces;
  reinforcements?: ReinforcementsRow;
  diamonds?: DiamondsRow;
}

/** What they show of it in a view. */
export interface ContractorsEntries {
  duchy?: DuchyRow;
  cities?: CityRow[];
  specialists?: Record<string, SpecialistRow>;
  slots?: string[];
  foreman?: number;
  contracts?: ContractsRow;
  contract_value?: string;
  spare?: SpareRow;
  reinforcements?: ReinforcementsRow;
  diamonds?: DiamondsRow;
}

/** That, and the entries of the base game of which they show more. */
export interface ContractorsTable {
  duchy?: DuchyRow;
  cities?: CityRow[];
  specialists?: Record<string, SpecialistRow>;
  slots?: string[];
  foreman?: number;
  contracts?: ContractsRow;
  contract_value?: string;
  spare?: SpareRow;
  reinforcements?: ReinforcementsRow;
  diamonds?: DiamondsRow;
  players?: PlayerRow[];
  site?: SectionRow[][];
  ivan_cards?: IvanCard[];
}

/** What a seat, or a spectator, sees of a game with the expansion. */
export interface ContractorsView {
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
  supply: Record<string, number>;
  this_turn: ThisTurn;
  end: EndRow;
  ivan?: IvanRow;
  players: PlayerRow[];
  market: MarketRow;
  site: SectionRow[][];
  race: RaceRow;
  towers: TowerRow[];
  ask: Asked[];
  in_hand: HandRow | null;
  forecast?: ForecastRow | null;
  ivan_cards?: IvanCard[];
  ivan_ornament?: IvanOrnament;
  final?: FinalRow[];
  duchy?: DuchyRow;
  cities?: CityRow[];
  specialists?: Record<string, SpecialistRow>;
  slots?: string[];
  foreman?: number;
  contracts?: ContractsRow;
  contract_value?: string;
  spare?: SpareRow;
  reinforcements?: ReinforcementsRow;
  diamonds?: DiamondsRow;
}

/** What happened, as events tell it. */
export type Happened =
  | { kind: "None"; data: { player: number } }
  | { kind: "activate"; data: { player: number; space: "green" | "blue" | "red" | "yellow" | "white_1" | "white_2" } }
  | { kind: "city_closed"; data: { city: "moscow" | "vologda" | "suzdal" | "ryazan" | "smolensk" | "novgorod"; tower: number } }
  | { kind: "claim"; data: { player: number; section: string } }
  | { kind: "claim"; data: { player: number; section: string; from: "inventory" | "side" } }
  | { kind: "contract"; data: { player: number; contract: "return_2_lumber" | "return_2_stone" | "return_2_brick" | "return_4_rubles" | "return_gem_and_gold" | "all_ornaments_built" | "ornaments_on_own_sections" | "ornaments_on_others_sections" | "ornaments_not_built" | "three_ornaments_one_tower" | "three_claims_one_tower" | "section_of_each_type" | "six_face_up_tiles" | "towers_without_presence" | "towers_with_presence"; prestige: number } }
  | { kind: "decline"; data: { player: number; specialist: "s01" | "s02" | "s03" | "s04" | "s05" | "s06" | "s07" | "s08" | "s09" | "s10" | "s11" | "s12" | "s13" | "s14" | "s15" | "s16" | "s17" | "s18" | "s19" | "s20" | "s21" | "s22" | "s23" | "s24"; space: number } }
  | { kind: "decorate"; data: { player: number; ornament: "door" | "arch" | "cross"; section: string } }
  | { kind: "deliver"; data: { player: number; resource: "diamond"; as: "lumber" | "brick" | "stone" | "gold" | "green_gem" | "purple_gem"; section: string } }
  | { kind: "deliver"; data: { player: number; resource: "lumber" | "brick" | "stone" | "gold" | "green_gem" | "purple_gem"; section: string } }
  | { kind: "discard"; data: { player: number; ornament: "door" | "arch" | "cross" } }
  | { kind: "discard"; data: { player: number; ornament: "door" | "arch" | "cross"; space: "green" | "blue" | "red" | "yellow" | "white_1" | "white_2" } }
  | { kind: "draw_card"; data: { player: number; card: "base_01" | "base_02" | "base_03" | "base_04" | "base_05" | "base_06" | "base_07" | "base_08" | "base_09" | "base_10" | "middle_01" | "middle_02" | "middle_03" | "middle_04" | "middle_05" | "middle_06" | "middle_07" | "middle_08" | "middle_09" | "middle_10" | "middle_11" | "middle_12" | "middle_13" | "middle_14" | "middle_15" | "middle_16" | "middle_17" | "middle_18" | "middle_19" | "middle_20" | "dome_01" | "dome_02" | "dome_03" | "dome_04" | "dome_05" | "dome_06" | "dome_07" | "dome_08" | "dome_09" | "dome_10"; cost: number[] } }
  | { kind: "draw_contract"; data: { player: number; contract?: "return_2_lumber" | "return_2_stone" | "return_2_brick" | "return_4_rubles" | "return_gem_and_gold" | "all_ornaments_built" | "ornaments_on_own_sections" | "ornaments_on_others_sections" | "ornaments_not_built" | "three_ornaments_one_tower" | "three_claims_one_tower" | "section_of_each_type" | "six_face_up_tiles" | "towers_without_presence" | "towers_with_presence" } }
  | { kind: "end_triggered"; data: { player: number } }
  | { kind: "final"; data: { player: number; total: number; track: number; goods: number; towers: number; more: Record<string, number> } }
  | { kind: "finish"; data: { player: number; section: string } }
  | { kind: "foreman"; data: { player: number; steps: number; tower: number } }
  | { kind: "gain"; data: { player: number; resource: "lumber" | "brick" | "stone" | "gold" | "green_gem" | "purple_gem" | "ruble" | "recognition" | "permit" | "diamond"; amount: number } }
  | { kind: "hire"; data: { player: number; city: "moscow" | "vologda" | "suzdal" | "ryazan" | "smolensk" | "novgorod" } }
  | { kind: "hire"; data: { player: number; city: "moscow" | "vologda" | "suzdal" | "ryazan" | "smolensk" | "novgorod"; slot: number; permits: number } }
  | { kind: "influence"; data: { player: number; group: string; action: string } }
  | { kind: "ivan_blocked"; data: { die: "white" | "green" | "blue" | "red" | "yellow" | "black"; space: number } }
  | { kind: "ivan_card"; data: { card: "ivan_recognition" | "ivan_inventory" | "ivan_transport" | "ivan_claim" | "ivan_construction" | "ivan_hire" } }
  | { kind: "ivan_idle"; data: { city: "moscow" | "vologda" | "suzdal" | "ryazan" | "smolensk" | "novgorod" } }
  | { kind: "ivan_reset"; data: Record<string, never> }
  | { kind: "ivan_store"; data: { amount: number } }
  | { kind: "keep"; data: { player: number; specialist: "s01" | "s02" | "s03" | "s04" | "s05" | "s06" | "s07" | "s08" | "s09" | "s10" | "s11" | "s12" | "s13" | "s14" | "s15" | "s16" | "s17" | "s18" | "s19" | "s20" | "s21" | "s22" | "s23" | "s24"; space: number } }
  | { kind: "keep_contract"; data: { player: number; contract?: "return_2_lumber" | "return_2_stone" | "return_2_brick" | "return_4_rubles" | "return_gem_and_gold" | "all_ornaments_built" | "ornaments_on_own_sections" | "ornaments_on_others_sections" | "ornaments_not_built" | "three_ornaments_one_tower" | "three_claims_one_tower" | "section_of_each_type" | "six_face_up_tiles" | "towers_without_presence" | "towers_with_presence" } }
  | { kind: "move_die"; data: { player: number; die: "white" | "green" | "blue" | "red" | "yellow" | "black"; from: number; to: number; steps: number } }
  | { kind: "name_section"; data: { player: number; section: string } }
  | { kind: "over"; data: { winners: number[]; by: string; best: number } }
  | { kind: "pay"; data: { player: number; resource: "lumber" | "brick" | "stone" | "gold" | "green_gem" | "purple_gem" | "ruble" | "recognition" | "permit" | "diamond"; amount: number } }
  | { kind: "penalty"; data: { player: number; section: string; amount: number } }
  | { kind: "piece"; data: { player: number; group: string; action: string } }
  | { kind: "refill"; data: { specialist: "s01" | "s02" | "s03" | "s04" | "s05" | "s06" | "s07" | "s08" | "s09" | "s10" | "s11" | "s12" | "s13" | "s14" | "s15" | "s16" | "s17" | "s18" | "s19" | "s20" | "s21" | "s22" | "s23" | "s24"; space: number } }
  | { kind: "release"; data: { player: number; ornament: "door" | "arch" | "cross"; space: "green" | "blue" | "red" | "yellow" | "white_1" | "white_2" } }
  | { kind: "return_contract"; data: { player: number; contract?: "return_2_lumber" | "return_2_stone" | "return_2_brick" | "return_4_rubles" | "return_gem_and_gold" | "all_ornaments_built" | "ornaments_on_own_sections" | "ornaments_on_others_sections" | "ornaments_not_built" | "three_ornaments_one_tower" | "three_claims_one_tower" | "section_of_each_type" | "six_face_up_tiles" | "towers_without_presence" | "towers_with_presence" } }
  | { kind: "roll"; data: { die: "white" | "green" | "blue" | "red" | "yellow" | "black"; value: number } }
  | { kind: "roll_space"; data: { space: number } }
  | { kind: "score"; data: { player: number; from: number; to: number; prestige: number } }
  | { kind: "shuffle_cards"; data: Record<string, never> }
  | { kind: "swap"; data: { player: number; spaces: (number)[] } }
  | { kind: "take_reinforcement"; data: { player: number; tile: "gain_5_rubles" | "any_guild_action" | "activate_own_tile" | "deliver_1" | "gain_3_recognition" | "free_placement" | "gain_2_materials" | "die_resource" } }
  | { kind: "tile"; data: { player: number; tile: string; space: "green" | "blue" | "red" | "yellow" | "white_1" | "white_2"; up: boolean } }
  | { kind: "tool"; data: { player: number; specialist: "s01" | "s02" | "s03" | "s04" | "s05" | "s06" | "s07" | "s08" | "s09" | "s10" | "s11" | "s12" | "s13" | "s14" | "s15" | "s16" | "s17" | "s18" | "s19" | "s20" | "s21" | "s22" | "s23" | "s24"; tool: "hammer" | "saw" | "trowel" | "chisel" | "compass" | "axe" } }
  | { kind: "tools_back"; data: { specialists: ("s01" | "s02" | "s03" | "s04" | "s05" | "s06" | "s07" | "s08" | "s09" | "s10" | "s11" | "s12" | "s13" | "s14" | "s15" | "s16" | "s17" | "s18" | "s19" | "s20" | "s21" | "s22" | "s23" | "s24")[]; tool: "hammer" | "saw" | "trowel" | "chisel" | "compass" | "axe" } }
  | { kind: "turn"; data: { player: number; turn: number } };
