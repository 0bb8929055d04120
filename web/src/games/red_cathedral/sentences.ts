/** Influence actions as short sentences of icons: coins, goods and glyphs. One grammar for all of them. */

import { gains, pays, perPiece } from "./contractors/sentences";
import type { Action } from "./data";
import { has, t } from "./text";

export interface Token {
  /** A coin with a number, a bare number, or a symbol of the sheet. */
  coin?: string;
  count?: string;
  symbol?: string;
  /** A figure taller than it is wide, or a die. */
  figure?: "own" | "other" | "foreman";
  die?: string;
  width: number;
  glyph?: boolean;
}

const GLYPH: Record<string, number> = { to: 17, eq: 13, neq: 15, or: 8, plus: 13, x2: 13, steps: 20 };
const WORDS = new Set([
  "cart",
  "rtile",
  "wake",
  "types",
  "wake-o",
  "ring",
  "space",
  "guild",
  "contract",
  "plan",
  "reinf",
  "ban",
  "ban-o",
  "orn",
  "section",
  "gemq",
  "tower",
  "none",
  "free",
  "dice",
]);
const FIGURES: Record<string, Token["figure"]> = { pawn: "own", "pawn-o": "other", foreman: "foreman" };

export function token(name: string): Token {
  if (/^\d+(-\d+)?$/.test(name)) return { coin: name.replace("-", "–"), width: 21 };
  if (name.startsWith("#")) return { count: name.slice(1), width: 12 };
  if (name.startsWith("d-")) return { die: name.slice(2), width: 21 };
  const figure = FIGURES[name];
  if (figure) return { figure, width: 18 };
  const glyph = GLYPH[name];
  if (glyph) return { symbol: `i-${name}`, width: glyph, glyph: true };
  return { symbol: (WORDS.has(name) ? "i-" : "r-") + name, width: 21 };
}

const COMMON = ["lumber", "brick", "stone"];
const PRECIOUS = ["gold", "green_gem", "purple_gem"];

/** One piece of these kinds: a sack if any will do, otherwise the kinds side by side. */
function kinds(list: string[] | undefined): string[] {
  if (!list || list.length > 3) return ["any"];
  return list.flatMap((kind, k) => (k ? ["or", kind] : [kind]));
}

function several(count: number, list: string[] | undefined, pattern: string | undefined): string[] {
  const one = kinds(list);
  const glue = pattern === "same" ? ["eq"] : pattern === "different" ? ["neq"] : [];
  if (count > 2) return [`#${count}`, ...glue, ...one];
  return Array.from({ length: count }, (_, k) => (k ? [...glue, ...one] : one)).flat();
}

export function sentence(action: Action): Token[] {
  const each = perPiece(action);
  if (each) return each.map(token);
  const out: string[] = [];
  if (action.requires_finished) out.push("types");
  if (action.pay_ruble) out.push(String(action.pay_ruble));
  if (action.pay_materials) out.push(...several(action.pay_materials, action.pay_kinds, action.pay_pattern));
  out.push(...pays(action), "to");
  for (let k = 0; k < (action.gain_materials ?? 0); k++) out.push(...kinds(action.gain_kinds));
  if (action.gain_ruble) out.push(String(action.gain_ruble));
  for (let k = 0; k < (action.gain_recognition ?? 0); k++) out.push("recognition");
  for (let k = 0; k < (action.gain_prestige ?? 0); k++) out.push("prestige");
  for (let k = 0; k < (action.deliveries ?? 0); k++) out.push("cart");
  if (action.swap_resource_tiles) out.push("rtile", "eq", "rtile");
  out.push(...gains(action));
  return out.map(token);
}

/** How much a line must shrink to stand clear of the ring. */
export function fitting(wide: number, room: number): number {
  return Math.min(1, room / wide);
}

export function width(tokens: Token[]): number {
  return tokens.reduce((sum, one) => sum + one.width, 0);
}

function kindWord(list: string[] | undefined): string {
  if (!list || list.length > 3) return t("kind-any");
  if (list.every((kind) => COMMON.includes(kind))) return t("kind-common");
  if (list.every((kind) => PRECIOUS.includes(kind))) return t("kind-precious");
  return t("kind-some");
}

/** The same in four or five words, to stand below the icons. */
export function words(action: Action): string {
  if (has(`act-${action.id}`)) return t(`act-${action.id}`);
  const price = action.pay_ruble ?? 0;
  if (action.requires_finished) return t("act-types", { n: action.gain_recognition ?? 0 });
  if (action.deliveries) {
    return t("act-deliver", { n: action.deliveries, price });
  }
  if (action.swap_resource_tiles) return t("act-swap", { price });
  if (action.activate_workshop_tiles) return t("act-wake");
  if (action.pay_materials && action.gain_materials) {
    if (action.pay_pattern === "same") {
      return t("act-alike", { n: action.pay_materials, m: action.gain_materials });
    }
    return t("act-change", { price });
  }
  if (action.pay_materials && action.gain_ruble) {
    return t("act-sell", { kind: kindWord(action.pay_kinds), n: action.gain_ruble });
  }
  if (action.pay_materials && action.gain_prestige) {
    return t("act-discard", { n: action.pay_materials, m: action.gain_prestige });
  }
  if (action.gain_materials) return t("act-buy", { kind: kindWord(action.gain_kinds), price });
  if (action.gain_prestige) return t("act-prestige", { n: action.gain_prestige, price });
  if (action.gain_ruble) return t("act-ruble", { n: action.gain_ruble });
  return t("act-recognition", { n: action.gain_recognition ?? 0 });
}
