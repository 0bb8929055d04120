/** What the expansion's cards and tiles say, in the same grammar as the guilds of the base game. */

import type { Action, Row } from "../data";

const list = (name: string, n: number): string[] => Array<string>(n).fill(name);
const num = (value: unknown): number => (typeof value === "number" ? value : 0);

/** An amount: one drawing for one or two pieces, a number before more. */
export function amounts(of: unknown): string[] {
  return Object.entries((of ?? {}) as Record<string, number>).flatMap(([name, n]) => {
    if (name === "ruble") return [String(n)];
    const one = name === "material_of_choice" ? "any" : name === "ornament" ? "orn" : name;
    return n === 1 ? [one] : n === 2 && one === "any" ? [one, one] : [`#${n}`, one];
  });
}

/** What an action of a new guild costs beyond rubles and materials. */
export function pays(action: Action): string[] {
  return [
    ...list("permit", num(action.pay_permit)),
    ...list("diamond", num(action.pay_diamond)),
    ...list("recognition", num(action.pay_recognition)),
    ...list("contract", num(action.draw_contracts)),
    ...list("plan", num(action.draw_cathedral_cards)),
    ...(action.section_ruble || action.section_recognition ? ["ban"] : []),
    ...(action.resource_at_die ? [`d-${String(action.resource_at_die)}`] : []),
  ];
}

function twice(name: string, n: number, pattern: unknown): string[] {
  if (n < 2) return list(name, n);
  return [name, pattern === "same" ? "eq" : "neq", name];
}

export function gains(action: Action): string[] {
  const take = (action.take_materials ?? []) as number[];
  return [
    ...twice("ring", num(action.market_actions), action.market_action_pattern),
    ...list("permit", num(action.gain_permit)),
    ...list("diamond", num(action.gain_diamond)),
    ...list("contract", num(action.keep_contracts)),
    ...list("reinf", num(action.gain_reinforcement)),
    ...(action.market_spaces ? ["space", "x2", "dice"] : []),
    ...list("guild", num(action.guild_actions)),
    ...(action.resource_tiles || action.resource_at_die ? ["rtile"] : []),
    ...take.flatMap((n, k) => [...(k ? ["plus"] : []), ...list("any", n)]),
    ...(action.section_ruble ? ["ruble"] : []),
    ...(action.section_recognition ? ["#½", "recognition"] : []),
    ...wakes(action),
  ];
}

function wakes(action: Action): string[] {
  if (!action.activate_workshop_tiles) return [];
  return twice(action.tiles_of === "other" ? "wake-o" : "wake", action.activate_workshop_tiles, action.tile_pattern);
}

const PER: Record<string, string> = {
  own_banner: "ban",
  other_banner: "ban-o",
  own_contractor: "pawn",
  other_contractor: "pawn-o",
};

/** Something for each piece of a kind: a sentence without an arrow. */
export function perPiece(action: Action): string[] | null {
  for (const [key, gain] of [
    ["gain_recognition_per", "recognition"],
    ["gain_ruble_per", "1"],
    ["gain_permit_per", "permit"],
  ] as const) {
    const per = action[key];
    if (per) return [...(action.move_foreman ? ["foreman", "steps"] : []), gain, "x2", PER[String(per)] ?? "any"];
  }
  return null;
}

export function specialist(row: Row): string[] {
  if (row.max_rubles) return [`${row.min_rubles}-${row.max_rubles}`, "to", "recognition"];
  if (row.claims) return ["ban", "to", "plan"];
  if (row.resource_tiles) return ["to", "rtile"];
  if (row.activations) return twice("wake", num(row.activations), "").map((name) => (name === "neq" ? "plus" : name));
  const give = amounts(row.gives);
  if (row.cost) return [...amounts(row.cost), "to", ...give];
  return row.deliveries ? [...give, "plus", "cart"] : give;
}

export function reinforcement(row: Row): string[] {
  if (row.gives) return amounts(row.gives);
  if (row.guild_actions) return ["guild"];
  if (row.activations) return ["wake"];
  if (row.deliveries) return ["cart"];
  return row.free_placements ? ["free"] : ["dice", "to", "rtile"];
}

const CONTRACT: Record<string, string> = {
  return_gem_and_gold: "gemq plus gold",
  all_ornaments_built: "#4 orn",
  ornaments_on_own_sections: "orn to ban",
  ornaments_on_others_sections: "orn to ban-o",
  ornaments_not_built: "none orn",
  three_ornaments_one_tower: "#3 orn tower",
  three_claims_one_tower: "#3 ban tower",
  section_of_each_type: "types",
  six_face_up_tiles: "#6 wake",
  towers_without_presence: "none tower",
  towers_with_presence: "ban tower",
};

export function contract(row: Row): string[] {
  return CONTRACT[row.id]?.split(" ") ?? amounts(row.cost);
}
