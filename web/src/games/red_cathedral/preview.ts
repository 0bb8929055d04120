/** What the option in question would do: the engine's events of trying it, as things to draw. Computes no rule. */

import { inQuestion, type Effect, type Option } from "../../lib/board";
import type { Amounts, CathedralView } from "./types";
import type { Changes } from "./sent";

export interface Walk {
  die: string;
  /** Spaces counted from 0. */
  from: number;
  land: number;
  steps: number;
  price: number;
  /** What the tile there would give. */
  resource: string;
  amount: number;
  /** Everywhere the die can go, with the price and what would be there. */
  reach: { space: number; steps: number; price: number; dice: number }[];
  /** Spaces from its pips on that no answer leads to, though farther ones do: they are full. */
  passed: number[];
}

export interface Preview {
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
  ornament: string | null;
  place: { space: string; up: boolean } | null;
  /** Spaces whose tiles change places, or whose dice are rolled. */
  swap: number[];
  roll: number | null;
  /** Towers and players as they would stand. */
  changes: Changes;
}

const NOTHING: Preview = {
  option: null,
  walk: null,
  gain: {},
  give: {},
  section: null,
  stands: null,
  finishes: false,
  claim: false,
  ornament: null,
  place: null,
  swap: [],
  roll: null,
  changes: { towers: [], players: [] },
};

const text = (event: Effect, key: string): string => String(event.data[key] ?? "");
const number = (event: Effect, key: string): number => Number(event.data[key] ?? 0);

function found(option: Option, kind: string): Effect | undefined {
  return option.effect.find((event) => event.kind === kind);
}

/** What is paid in rubles on the way. */
function price(option: Option): number {
  return option.effect
    .filter((event) => event.kind === "pay" && event.data.resource === "ruble")
    .reduce((sum, event) => sum + number(event, "amount"), 0);
}

function walkOf(view: CathedralView, option: Option, options: Option[]): Walk | null {
  const moved = found(option, "move_die");
  if (!moved) return null;
  const die = text(moved, "die");
  const reach = options.flatMap((one) => {
    const there = found(one, "move_die");
    if (!there || text(there, "die") !== die) return [];
    const [space, steps] = [number(there, "to") - 1, number(there, "steps")];
    return [{ space, steps, price: price(one), dice: Number(one.says.dice ?? 1) }];
  });
  const from = number(moved, "from") - 1;
  return {
    die,
    from,
    land: number(moved, "to") - 1,
    steps: number(moved, "steps"),
    price: price(option),
    resource: String(option.says.resource ?? ""),
    amount: Number(option.says.amount ?? 0),
    reach,
    passed: passed(
      from,
      view.market.dice[die]?.value ?? 0,
      reach.map((one) => one.steps),
      view.market.tiles.length,
    ),
  };
}

function passed(from: number, pips: number, reached: number[], spaces: number): number[] {
  const farthest = Math.max(...reached);
  const found: number[] = [];
  for (let steps = pips; steps < farthest; steps++) {
    if (!reached.includes(steps)) found.push((from + steps) % spaces);
  }
  return found;
}

/** The preview of what pointing or touching so far leads to, or of the given option. */
export function previewOf(
  view: CathedralView,
  options: Option[],
  chosen: Set<string>,
  preview: Option | null,
  pointed: string | null,
): Preview {
  const option = inQuestion(options, chosen, preview, pointed);
  if (!option) return NOTHING;
  const out: Preview = {
    ...NOTHING,
    option,
    walk: walkOf(view, option, options),
    gain: {},
    give: {},
    // What hangs on a secret of others is left out.
    changes: { ...NOTHING.changes, ...(option.changes as Partial<Changes>) },
  };
  // Trying a walk alone stops where the visit begins; what could be taken there the option itself says.
  if (out.walk && !option.planned && Number(option.says.fits ?? 0) > 0)
    out.gain[out.walk.resource] = Number(option.says.fits);
  for (const event of option.effect) {
    if (event.seat === view.active || event.data.player === view.active) add(out, event);
    if ("section" in event.data && event.kind !== "penalty") out.section = text(event, "section");
    if (event.kind === "swap") out.swap = (event.data.spaces as number[]).map((space) => space - 1);
    if (event.kind === "roll_space") out.roll = number(event, "space") - 1;
  }
  // A claim whose banner is still to be chosen has done nothing yet.
  if (!out.section) out.section = touched(option, "section:");
  if (!out.claim) out.claim = option.says.key === "answer-claim";
  return out;
}

function add(out: Preview, event: Effect): void {
  const count = (amounts: Amounts, resource: string, n: number): void => {
    amounts[resource] = (amounts[resource] ?? 0) + n;
  };
  switch (event.kind) {
    case "gain":
      count(out.gain, text(event, "resource"), number(event, "amount"));
      break;
    case "pay":
      count(out.give, text(event, "resource"), number(event, "amount"));
      break;
    case "deliver":
      count(out.give, text(event, "resource"), 1);
      if ("as" in event.data) out.stands = text(event, "as");
      break;
    case "score": {
      const more = number(event, "to") - number(event, "from");
      count(more > 0 ? out.gain : out.give, "recognition", Math.abs(more));
      break;
    }
    case "claim":
      out.claim = true;
      break;
    case "finish":
      out.finishes = true;
      break;
    case "decorate":
      out.ornament = text(event, "ornament");
      break;
    case "tile":
      out.place = { space: text(event, "space"), up: event.data.up === true };
      break;
  }
}

function touched(option: Option, prefix: string): string | null {
  return option.touches.find((name) => name.startsWith(prefix))?.slice(prefix.length) ?? null;
}
