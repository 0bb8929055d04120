/** What would happen: the option in question, read from its text and touches, as things to draw. */

import type { Components, Option } from "../../lib/board";
import { benefit, constant, diceOn, find, marketTile, slots, total, type Action } from "./data";
import { stepsBetween } from "./geometry";
import type { Amounts, CathedralView } from "./types";

export interface Walk {
  die: string;
  /** Spaces counted from 0. */
  from: number;
  land: number;
  steps: number;
  price: number;
  /** Everywhere the die can go, with the price. */
  reach: { space: number; price: number }[];
}

export interface Outlook {
  option: Option | null;
  walk: Walk | null;
  /** What the asked player would get and give. */
  gain: Amounts;
  give: Amounts;
  section: string | null;
  /** What a delivered diamond would stand for. */
  stands: string | null;
  finishes: boolean;
  claim: boolean;
  place: { space: string; up: boolean } | null;
  /** Spaces whose tiles change places, or whose dice are rolled. */
  swap: number[];
  roll: number | null;
}

const NOTHING: Outlook = {
  option: null,
  walk: null,
  gain: {},
  give: {},
  section: null,
  stands: null,
  finishes: false,
  claim: false,
  place: null,
  swap: [],
  roll: null,
};

function touched(option: Option, prefix: string): string | null {
  return option.touches.find((name) => name.startsWith(prefix))?.slice(prefix.length) ?? null;
}

/** The option to show: the given one, or what pointing or touching so far leads to. */
export function inQuestion(
  options: Option[],
  chosen: Set<string>,
  preview: Option | null,
  pointed: string | null,
): Option | null {
  if (preview) return preview;
  const left = options.filter((option) => [...chosen].every((name) => option.touches.includes(name)));
  if (pointed) {
    const there = left.filter((option) => option.touches.includes(pointed));
    if (there.length === 1) return there[0] ?? null;
    // Several ways of moving one die, or several amounts of one thing: the first is the free or the fullest one.
    const first = there[0];
    if (first && there.every((option) => sameKind(option, first))) return first;
  }
  const first = chosen.size ? left[0] : undefined;
  return first && left.every((option) => sameKind(option, first)) ? first : null;
}

function sameKind(a: Option, b: Option): boolean {
  const [x, y] = [a.text.split(" "), b.text.split(" ")];
  if (x[0] === "die") return y[0] === "die" && x[1] === y[1];
  if (x[0] === "decorate") return y[0] === "decorate" && x[1] === y[1];
  return x[0] === y[0] && a.touches.join() === b.touches.join();
}

function walkOf(view: CathedralView, components: Components, option: Option, options: Option[]): Walk | null {
  const die = touched(option, "die:");
  const at = die ? view.market.dice[die] : undefined;
  if (!die || !at) return null;
  const unit = constant(components, "extra_space_price", 1);
  const price = (o: Option): number => Number(/\+(\d+)$/.exec(o.text)?.[1] ?? 0) * unit;
  const space = (o: Option): number => Number(touched(o, "space:")) - 1;
  const from = at.space - 1;
  return {
    die,
    from,
    land: space(option),
    steps: at.value + price(option) / Math.max(unit, 1) || stepsBetween(from, space(option)),
    price: price(option),
    reach: options.filter((o) => o.touches.includes(`die:${die}`)).map((o) => ({ space: space(o), price: price(o) })),
  };
}

/** What the tile of a space gives with the dice that would stand there. */
export function yieldOf(
  view: CathedralView,
  components: Components,
  space: number,
  coming: string | null,
): { resource: string; amount: number; dice: number } {
  const tile = marketTile(components, view.market.tiles[space] ?? "");
  const there = diceOn(view, space).map((die) => die.color);
  const dice = there.length + (coming && !there.includes(coming) ? 1 : 0);
  return { resource: tile.resource, amount: tile.amount * dice, dice };
}

export function outlook(
  view: CathedralView,
  components: Components,
  options: Option[],
  chosen: Set<string>,
  preview: Option | null,
  pointed: string | null,
): Outlook {
  const option = inQuestion(options, chosen, preview, pointed);
  if (!option) return NOTHING;
  const out: Outlook = { ...NOTHING, option, gain: {}, give: {} };
  const parts = option.text.split(" ");
  const one = parts[1] ?? "";
  const owner = view.players[view.active];
  const room = owner?.open_spaces ?? 0;
  const add = (resource: string, n: number): void => {
    const limited = resource in view.supply ? Math.min(n, room, view.supply[resource] ?? n) : n;
    out.gain[resource] = (out.gain[resource] ?? 0) + limited;
  };
  switch (parts[0]) {
    case "die": {
      out.walk = walkOf(view, components, option, options);
      if (out.walk) {
        const due = yieldOf(view, components, out.walk.land, out.walk.die);
        add(due.resource, due.amount);
        if (out.walk.price) out.give.ruble = out.walk.price;
      }
      break;
    }
    case "take":
      if (parts[2]) add(parts[2], Number(one));
      break;
    case "activate": {
      const tile = owner?.workshop[one]?.tile;
      if (tile) add(tileResource(view, components, tile), Number(parts[2] ?? 1));
      break;
    }
    case "claim":
      out.section = one;
      out.claim = true;
      break;
    case "deliver":
      // `deliver diamond as stone to 2.1` or `deliver stone to 2.1`
      out.section = parts.at(-1) ?? null;
      out.give[one] = 1;
      if (one === "diamond") out.stands = parts[3] ?? null;
      break;
    case "decorate":
      out.section = one;
      for (const gem of parts.slice(2)) if (gem !== "in" && gem !== "with") out.give[gem] = (out.give[gem] ?? 0) + 1;
      break;
    case "place":
      out.place = { space: parts[2] ?? "", up: one === "up" };
      if (out.place.up) out.give.ruble = owner?.prices?.[out.place.space] ?? 0;
      break;
    case "use": {
      const action = find(components, "influence_action", one) as Action | undefined;
      if (action?.pay_ruble) out.give.ruble = action.pay_ruble;
      if (action?.pay_materials && parts[2] && action.pay_pattern !== "different") {
        out.give[parts[2]] = action.pay_materials;
      }
      if (action?.gain_ruble) add("ruble", action.gain_ruble);
      if (action?.gain_recognition) add("recognition", action.gain_recognition);
      if (action?.gain_materials && !action.pay_materials && parts[2]) add(parts[2], 1);
      break;
    }
    case "hire": {
      // The slot the contractor leaves pays; what is chosen freely is asked afterwards.
      const slots = (components.extension_slot ?? []) as { bonus?: Amounts }[];
      const bonus = slots[slots.length - (owner?.contractors_left ?? 0)]?.bonus ?? {};
      for (const [resource, n] of Object.entries(bonus)) if (resource !== "material_of_choice") add(resource, n);
      break;
    }
    case "keep":
      if (one === "specialist")
        out.give.ruble = Number(
          (components.player_pieces as { hire_price_rubles?: number } | undefined)?.hire_price_rubles ?? 0,
        );
      break;
    case "pay":
      out.give[one] = 1;
      break;
    case "swap":
      out.swap = [Number(one) - 1, Number(parts[2]) - 1];
      break;
    case "reroll":
      out.roll = Number(one) - 1;
      break;
    case "roll":
      out.roll = view.this_turn.die ? (view.market.dice[view.this_turn.die]?.space ?? 0) - 1 : null;
      break;
  }
  if (parts[0] === "deliver" && out.section) {
    const [tower, level] = out.section.split(".").map(Number);
    const row = view.site[(tower ?? 1) - 1]?.[(level ?? 1) - 1];
    if (row) {
      const open = slots(row.cost, row.laid, false).filter((slot) => !slot.have);
      out.finishes = open.length === 1 && total(out.give) === 1;
      if (out.finishes) {
        add("recognition", row.recognition);
        if (row.ruble) add("ruble", row.ruble);
      }
    }
  }
  return out;
}

/** What a workshop tile gives now; a die tile gives what lies beside its die. */
export function tileResource(view: CathedralView, components: Components, tile: string): string {
  const gives = benefit(components, tile);
  if (!gives.die) return gives.resource ?? "any";
  const at = view.market.dice[gives.die]?.space ?? 1;
  return marketTile(components, view.market.tiles[at - 1] ?? "").resource;
}
