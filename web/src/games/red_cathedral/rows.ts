/** Answers of The Red Cathedral as rows: place, price and gain in pictures. All of it is what the engine says of them. */

import type { Bit, Effect, Row, Rowed, View } from "../../lib/board";
import { pictured } from "../../lib/story";
import { anOrnament, capital, spaceText } from "./names";
import { die, gained, goods, placeName } from "./phrases";
import { t } from "./text";
import type { CathedralView, SectionRow } from "./types";

type Says = Rowed["says"];
type Parts = Omit<Row, "group">;

const plain = (name: unknown): Bit => ({ sign: `good:${String(name)}`, label: t(`good-${String(name)}`) });
const ornament = (name: unknown): Bit => ({ sign: `ornament:${String(name)}`, label: anOrnament(String(name)) });

/** What trying it would cost the seat, and bring. */
function brought(effect: Effect[], seat: number | null): Pick<Row, "price" | "gain"> {
  const price: Bit[] = [];
  const gain: Bit[] = [];
  for (const { kind, data } of effect) {
    if (Number(data.player) !== seat) continue;
    if (kind === "pay") price.push(goods(data.resource, Number(data.amount)));
    else if (kind === "gain") gain.push(gained(data.resource, Number(data.amount)));
    else if (kind === "score" && Number(data.to) > Number(data.from))
      gain.push(gained("recognition", Number(data.to) - Number(data.from)));
  }
  return { price, gain };
}

function section(view: CathedralView, name: unknown): SectionRow | undefined {
  const [tower = 0, level = 0] = String(name).split(".").map(Number);
  return view.site[tower - 1]?.[level - 1];
}

/** What a workshop tile shows. */
function tile(said: unknown): Bit[] {
  const { resource, die: color } = (said ?? {}) as { resource?: string; die?: string };
  if (color) return [die(color)];
  return resource ? [plain(resource)] : [];
}

const prestige = (says: Says, key: string): Bit => goods("prestige", Number(says[key]));

type Maker = (says: Says, view: CathedralView, does: Pick<Row, "price" | "gain">) => Parts;

const MAKERS: Record<string, [group: string, make: Maker]> = {
  "answer-claim": [
    "claim",
    (says, view) => {
      const row = section(view, says.section);
      const needs = Object.entries(row?.cost ?? {}).map(([good, n]) => (n > 1 ? goods(good, n) : plain(good)));
      const pays = [gained("recognition", row?.recognition ?? 0), gained("ruble", row?.ruble ?? 0)];
      const gain = row?.ruble ? pays : pays.slice(0, 1);
      return { what: [placeName(says.section), ...tile(says.tile)], price: needs, gain };
    },
  ],
  "answer-deliver": [
    "build",
    (says, _, does) => ({ what: [placeName(says.section), plain(says.resource)], price: [], gain: does.gain }),
  ],
  "answer-deliver_diamond": [
    "build",
    (says, _, does) => ({ what: [placeName(says.section), plain("diamond")], price: [], gain: does.gain }),
  ],
  "answer-decorate": [
    "build",
    (says, _, does) => ({
      what: [placeName(says.section), ornament(says.ornament)],
      price: does.price,
      gain: [gained("prestige", Number(says.prestige))],
    }),
  ],
  "answer-die": [
    "market",
    (says, view) => {
      const [fits, amount] = [Number(says.fits ?? says.amount), Number(says.amount)];
      const part: Bit[] = fits < amount ? [t("row-of", { fits, amount }), plain(says.resource)] : [];
      return {
        what: [die(says.die), spaceText(view, Number(says.space) - 1), t(`guild-${String(says.group)}`)],
        price: Number(says.price) > 0 ? [goods("ruble", Number(says.price))] : [],
        gain: part.length > 0 ? part : [goods(says.resource, amount)],
      };
    },
  ],
  "answer-take": [
    "market",
    (says) => ({
      what: pictured(t, "story-take", { you: "yes", goods: [goods(says.resource, Number(says.amount))] }),
      price: [],
      gain: [],
    }),
  ],
  "answer-activate": [
    "market",
    (says) => ({
      what: [t("story-tile"), die(String(says.space).split("_")[0])],
      price: [],
      gain: [gained(says.resource, Number(says.amount))],
    }),
  ],
  "answer-hire": [
    "duchy",
    (says, view, does) => ({
      what: [view.cities?.find((city) => city.city === says.city)?.name ?? capital(String(says.city))],
      price: [goods("permit", Number(says.permits))],
      gain: does.gain,
    }),
  ],
  "answer-exchange": [
    "prestige",
    (says) => ({
      what: [t("row-exchange")],
      price: [prestige(says, "prestige")],
      gain: [gained("ruble", Number(says.rubles))],
    }),
  ],
  "answer-permit": [
    "prestige",
    (says) => ({ what: [t("row-exchange")], price: [prestige(says, "price")], gain: [gained("permit", 1)] }),
  ],
  "answer-reroll": [
    "prestige",
    (says, view) => ({
      what: [t("row-reroll", { space: spaceText(view, Number(says.space) - 1) })],
      price: [prestige(says, "prestige")],
      gain: [],
    }),
  ],
};

export function row(answer: Rowed, view: View, me: number | null): Row | null {
  const found = MAKERS[answer.says.key];
  if (!found) return null;
  const [group, make] = found;
  const does = brought(answer.effect ?? [], me);
  return { group: t(`row-group-${group}`), ...make(answer.says, view as CathedralView, does) };
}
