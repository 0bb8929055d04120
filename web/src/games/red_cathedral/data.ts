/** Printed values by name, and the order of things in a view. */

import type { Components } from "../../lib/board";
import type { Amounts, CathedralView, PlayerRow } from "./types";

export const MATERIALS = ["lumber", "brick", "stone", "gold", "green_gem", "purple_gem"];
export const SHOP = ["green", "blue", "red", "yellow", "white_1", "white_2"];
export const SEASONS = ["spring", "summer", "autumn", "winter"];
export const ROMAN = ["I", "II", "III", "IV", "V", "VI"];
export const ORNAMENTS = ["door", "arch", "cross"];
export const DOMES = ["zigzag", "gores", "spiral", "diamonds", "scales", "stars"];

export interface Row {
  id: string;
  [key: string]: unknown;
}

export interface Action extends Row {
  group: string;
  pay_ruble?: number;
  pay_materials?: number;
  pay_kinds?: string[];
  pay_pattern?: string;
  gain_ruble?: number;
  gain_materials?: number;
  gain_kinds?: string[];
  gain_pattern?: string;
  gain_recognition?: number;
  gain_prestige?: number;
  deliveries?: number;
  swap_resource_tiles?: number;
  activate_workshop_tiles?: number;
  requires_finished?: string[];
}

export interface Benefit {
  die?: string;
  resource?: string;
  amount: number;
}

export interface Track {
  last: number;
  spaces: number[];
  perLap: number;
}

/** Tables that the expansion goes on with. */
const MORE: Record<string, string> = {
  influence_card: "guild_card",
  influence_action: "guild_action",
  workshop_tile: "contractors_workshop_tile",
  resource_tile: "contractors_resource_tile",
  solitaire_card: "contractors_solitaire_card",
};

/** Row `id` of a table or of what the expansion adds to it; undefined if a component set does not have it. */
export function find(components: Components, table: string, id: string): Row | undefined {
  const rows = [...((components[table] ?? []) as Row[]), ...((components[MORE[table] ?? ""] ?? []) as Row[])];
  return rows.find((row) => row.id === id);
}

export function constant(components: Components, id: string, otherwise: number): number {
  const value = find(components, "constant", id)?.value;
  return typeof value === "number" ? value : otherwise;
}

/** What a workshop tile gives. */
export function benefit(components: Components, tile: string): Benefit {
  const row = find(components, "workshop_tile", tile);
  if (row?.benefit === "die") return { die: String(row.die), amount: 1 };
  return { resource: String(row?.resource ?? "any"), amount: Number(row?.amount ?? 1) };
}

/** What a resource tile of the market gives for one die. */
export function marketTile(components: Components, tile: string): { resource: string; amount: number } {
  const row = find(components, "resource_tile", tile);
  return { resource: String(row?.resource ?? "any"), amount: Number(row?.amount ?? 1) };
}

export function track(components: Components): Track {
  const row = components.score_track as
    { last_space: number; prestige_spaces: number[]; prestige_per_lap: number } | undefined;
  return {
    last: row?.last_space ?? 80,
    spaces: row?.prestige_spaces ?? [],
    perLap: row?.prestige_per_lap ?? 40,
  };
}

/** Season and number of a market space, counted from 0. */
export function spaceName(view: CathedralView, space: number): { season: string; second: boolean } {
  const seasons = view.market.quadrants;
  const season = seasons[space] ?? "";
  return { season, second: space > 0 && seasons[space - 1] === season };
}

/** The quadrant a space belongs to. */
export function quadrantOf(view: CathedralView, space: number): number {
  return SEASONS.indexOf(view.market.quadrants[space] ?? "");
}

/** Dice standing on a space (counted from 0), in the order of the view. */
export function diceOn(view: CathedralView, space: number): { color: string; value: number }[] {
  return Object.entries(view.market.dice)
    .filter(([, die]) => die.space === space + 1)
    .map(([color, die]) => ({ color, value: die.value }));
}

/** Pieces of an amount one by one, in the fixed order of materials. */
export function pieces(amounts: Amounts): string[] {
  return MATERIALS.flatMap((m) => Array<string>(amounts[m] ?? 0).fill(m));
}

export function total(amounts: Amounts): number {
  return Object.values(amounts).reduce((sum, n) => sum + n, 0);
}

export interface Slot {
  material: string;
  have: boolean;
  /** A diamond lies there in the material's place. */
  diamond: boolean;
}

/** The cost of a card slot by slot, and what fills each slot; Ivan fills slots with any piece. */
export function slots(cost: Amounts, laid: Amounts, anyPiece: boolean, diamonds: Amounts = {}): Slot[] {
  let count = total(laid);
  const left = { ...laid };
  return pieces(cost).map((material) => {
    if (anyPiece) return { material, have: count-- > 0, diamond: false };
    const lies = left[material] ?? 0;
    left[material] = lies - 1;
    return { material, have: lies > 0, diamond: lies > 0 && lies <= (diamonds[material] ?? 0) };
  });
}

/** How a finished section looks: which drawing and which of the two glazed tiles; always the same for a card. */
export function architecture(tower: number, level: number): { art: string; glaze: number } {
  const art = level === 0 ? `a-base-${1 + ((tower + 1) % 2)}` : `a-middle-${1 + ((tower + level * 2) % 3)}`;
  return { art, glaze: 1 + ((tower + level) % 2) };
}

/** On advanced boards the ornament that a workshop space still holds. */
export function heldOrnament(
  view: CathedralView,
  components: Components,
  player: PlayerRow,
  space: string,
): string | null {
  if (view.settings.workshops !== "advanced" || player.workshop[space]?.up) return null;
  const rows = components.workshop_space_advanced as { board: string; space: string; holds: string }[];
  const holds = rows?.find((row) => row.board === player.color && row.space === space)?.holds;
  return holds && holds !== "banner" ? holds : null;
}

/** On advanced boards the white spaces under a banner; the first is cleared before the second. */
export function bannered(view: CathedralView, player: PlayerRow, space: string): boolean {
  if (view.settings.workshops !== "advanced") return false;
  return (space === "white_2" && player.banners.side >= 1) || (space === "white_1" && player.banners.side >= 2);
}

/** The tile a player holds in hand while choosing its place, with the section it came from. */
export function tileInHand(view: CathedralView): { tile: string; section: string } | null {
  const top = view.ask.at(-1);
  if (top?.ask !== "place") return null;
  const index = top.args[1] ?? 0;
  const [tower, level] = [Math.floor(index / 6), index % 6];
  const tile = view.site[tower]?.[level]?.tile;
  return tile ? { tile, section: `${tower + 1}.${level + 1}` } : null;
}
