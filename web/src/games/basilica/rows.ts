/** Answers of Basilica as rows: a vault and where it would lie, what it joins, what the seat would gain in a scoring now. */

import type { Bit, Option, Row, Rowed, View } from "../../lib/board";
import { color, vaultOf } from "./names";
import { prospects } from "./preview";
import type { Changes } from "./sent";
import { t } from "./text";
import type { BasilicaView } from "./types";

const chip = (name: string): Bit => ({ sign: `color:${name}`, label: color(name) });

/** What a scoring would then pay the seat more than now. */
function more(answer: Rowed, me: number | null): number {
  const { areas = [], gone = [] } = (answer.changes ?? {}) as Partial<Changes>;
  const paid = (all: { points: number[] }[]): number => all.reduce((sum, one) => sum + (one.points[me ?? 0] ?? 0), 0);
  return paid(areas) - paid(gone);
}

function gain(answer: Rowed, me: number | null): Bit[] {
  const n = more(answer, me);
  return n === 0 ? [] : [n > 0 ? `+${n}` : `−${-n}`];
}

function lay(answer: Rowed, view: BasilicaView, me: number | null): Row {
  const { says } = answer;
  const cell = String(says.cell);
  const areas = answer.effect ? prospects(answer as Option, cell) : [];
  const joined = areas.filter((area) => area.joined > 0);
  const beside: Bit[] =
    joined.length > 0 ? [t("row-beside"), ...joined.map((area) => chip(area.color))] : [t("row-alone")];
  const best = [...joined].sort((a, b) => (b.then ?? 0) - (a.then ?? 0))[0];
  const laid = view.board[Number(says.space) - 1]?.vault;
  const vault = vaultOf(laid?.colours ?? String(says.vault).split("-"));
  return {
    group: says.queen == null ? t("row-vault", { vault }) : t("row-crown", { vault, queen: Number(says.queen) }),
    what: [cell, ...beside],
    price: best ? [t("row-worth", { now: best.now ?? 0, then: best.then ?? 0 })] : [],
    gain: gain(answer, me),
  };
}

const GROUPS: Record<string, string> = {
  "answer-order": "orders",
  "answer-builder": "builder",
};

export function row(answer: Rowed, view: View, me: number | null): Row | null {
  const { key } = answer.says;
  if (key === "answer-lay") return lay(answer, view as BasilicaView, me);
  const group = GROUPS[key];
  const cell = answer.says.cell;
  if (group === "orders") {
    const place = Number(answer.touches[0]?.split(":")[1]);
    const name = (view as BasilicaView).board[place - 1]?.order?.name ?? "";
    return name ? { group: t("row-group-orders"), what: [name], price: [], gain: gain(answer, me) } : null;
  }
  if (group === "builder" && typeof cell === "string")
    return { group: t("row-group-builder"), what: [cell], price: [], gain: gain(answer, me) };
  return null;
}
