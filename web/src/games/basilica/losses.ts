/** What the rival's turn took from the viewer in Basilica: a builder put elsewhere, the lead in an area, part of its worth. */

import type { GameEvent, Loss, Telling, View } from "../../lib/board";
import { t } from "./text";
import type { Area, BasilicaView } from "./types";

const cell = (name: unknown): string => `cell:${String(name)}`;

/** The area of now that holds most of what an older one was, whatever joined it since. */
function heir(area: Area, areas: Area[]): Area | undefined {
  const shared = (one: Area) => one.cells.filter((name) => area.cells.includes(name)).length;
  return areas
    .filter((one) => one.colour === area.colour && shared(one) > 0)
    .sort((a, b) => shared(b) - shared(a))
    .at(0);
}

/** Both tables are told as they are: who leads, and what an area is worth, is read and not worked out. */
function areasLost(me: number, line: string, before: BasilicaView, now: BasilicaView): Loss[] {
  return before.areas.areas
    .filter((area) => area.leader === me)
    .flatMap((area): Loss[] => {
      const left = heir(area, now.areas.areas);
      if (!left) return [];
      const at = { color: area.colour, cell: left.cells[0] ?? "" };
      const pieces = left.cells.map(cell);
      if (left.leader !== me) return [{ title: t("loss-lead", at), line, pieces }];
      if (left.value >= area.value) return [];
      return [{ title: t("loss-worth", { ...at, from: area.value, to: left.value }), line, pieces }];
    });
}

export function losses(events: GameEvent[], telling: Telling, before: View | null): Loss[] {
  const me = telling.me;
  if (me === null || telling.seat === null || telling.seat === me) return [];
  const line = t("loss-by", { name: telling.names[telling.seat] ?? "" });
  // Whoever paid for it chose the way.
  const moved = events
    .filter(({ kind, rule, data }) => kind === "move" && Number(data["seat"]) === me && rule !== "order.confuse.paid")
    .map(({ data }): Loss => {
      const [from, to] = [String(data["from"]), String(data["to"])];
      return { title: t("loss-moved", { from, to }), line, pieces: [cell(from), `builder:${to}`] };
    });
  // Rows that left have taken areas with them, and all other cells have new names.
  const told = before !== null && !events.some(({ kind }) => kind === "cleanup");
  const areas = told ? areasLost(me, line, before as BasilicaView, telling.view as BasilicaView) : [];
  return [...moved, ...areas];
}
