/** Scorings as scenes: the city above a finished tower, and the end of the game source by source. */

import type { GameEvent, Scene, SceneStep, Telling, View } from "../../lib/board";
import type { ScoreSheet } from "../../lib/sent";
import { ROMAN } from "./data";
import { unaddressed } from "../../lib/people";
import { t } from "./text";
import type { CathedralView } from "./types";

export const sceneOf = (event: GameEvent): boolean => event.kind === "final" || event.kind === "city_closed";

export function scene(events: GameEvent[], before: View, telling: Telling): Scene | null {
  const view = before as CathedralView;
  if (telling.sheet && events.some((event) => event.kind === "final"))
    return ending(view, telling.sheet, events, telling);
  const at = events.findIndex((event) => event.kind === "city_closed");
  return at < 0 ? null : city(view, events, at, telling);
}

/** What every contractor in the city of a finished tower is worth. */
function city(view: CathedralView, events: GameEvent[], at: number, telling: Telling): Scene {
  const closed = events[at]?.data ?? {};
  const tower = Number(closed["tower"]);
  const row = view.cities?.find((one) => one.city === closed["city"]);
  const pieces = (view.site[tower - 1] ?? []).map((_, level) => `section:${tower}.${level + 1}`);
  const paid = events.slice(at).filter((event) => event.kind === "score" && event.rule === "city.points");
  const of = (event: GameEvent, key: string): number => Number(event.data[key]);
  const steps = paid.map((event): SceneStep => ({
    title: [telling.names[of(event, "player")] ?? ""],
    sum: unaddressed(event.text, telling.names[of(event, "player")] ?? "").trim(),
    note: t("scene-contractors", { n: row?.contractors[of(event, "player")] ?? 0 }),
    pieces,
    points: telling.names.map((_, player) =>
      player === of(event, "player") ? of(event, "to") - of(event, "from") : 0,
    ),
  }));
  const nobody = { title: [t("scene-nobody")], sum: "", note: "", pieces, points: telling.names.map(() => 0) };
  const walk = (player: number, key: string): number => {
    const own = paid.find((event) => of(event, "player") === player);
    return own ? of(own, key) : (view.players[player]?.score ?? 0);
  };
  return {
    view,
    title: t("scene-city", { tower: ROMAN[tower - 1] ?? "", city: row?.name ?? "" }),
    line: events[at]?.text ?? "",
    steps: steps.length > 0 ? steps : [nobody],
    before: telling.names.map((_, player) => walk(player, "from")),
    after: telling.names.map((_, player) => walk(player, "to")),
  };
}

/** The engine's score sheet, line by line; towers are lit. */
function ending(view: CathedralView, sheet: ScoreSheet, events: GameEvent[], telling: Telling): Scene {
  const rows = sheet.groups.flatMap((group) =>
    group.rows.some((row) => row.pieces.length > 0) ? group.rows : [group],
  );
  return {
    view,
    title: t("scene-end"),
    line: events.find((event) => event.kind === "over")?.text ?? "",
    steps: rows.map((row) => ({
      title: [row.title],
      sum: row.note,
      note: row.notes.flatMap((note, player) => (note ? [`${telling.names[player] ?? ""} ${note}`] : [])).join(" · "),
      pieces: row.pieces,
      points: row.points,
    })),
    before: sheet.totals.map(() => 0),
    after: sheet.totals,
  };
}
