/** Printed values by name, and the order of things in a view. */

import type { Components } from "../../lib/board";
import type { Amounts, CathedralView, TowerRow } from "./types";

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

/** The ids of what an influence card lets one do. */
export function actionsOf(components: Components, card: string): string[] {
  const row = find(components, "influence_card", card) as { actions: { id: string }[] } | undefined;
  return (row?.actions ?? []).map((action) => action.id);
}

/** A printed number; 0 if a component set does not have it. */
export function constant(components: Components, id: string): number {
  return Number(find(components, "constant", id)?.value ?? 0);
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
    last: row?.last_space ?? 0,
    spaces: row?.prestige_spaces ?? [],
    perLap: row?.prestige_per_lap ?? 0,
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

/** Nobody is paid for being ahead in a tower, as the engine says: those who are ahead are level. */
export function tied(row: Pick<TowerRow, "presence" | "prestige">): boolean {
  const most = Math.max(...row.presence);
  return most > 0 && row.presence.every((here, player) => here < most || row.prestige[player] === 0);
}

export function total(amounts: Amounts): number {
  return Object.values(amounts).reduce((sum, n) => sum + n, 0);
}

/** How a finished section looks: which drawing and which of the two glazed tiles; always the same for a card. */
export function architecture(tower: number, level: number): { art: string; glaze: number } {
  const art = level === 0 ? `a-base-${1 + ((tower + 1) % 2)}` : `a-middle-${1 + ((tower + level * 2) % 3)}`;
  return { art, glaze: 1 + ((tower + level) % 2) };
}

const IVAN_ICONS: Record<string, string> = {
  claim: "i-ban",
  inventory: "r-any",
  transport: "i-cart",
  construction: "i-section",
  recognition: "r-recognition",
  hire: "i-map",
};

/** The drawing of what one of Ivan's cards does. */
export function ivanIcon(card: string): string {
  return IVAN_ICONS[card] ?? "i-section";
}
