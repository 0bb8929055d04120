/** A scoring as a scene: areas one after the other, over the cathedral as it stood. All that is counted is told. */

import type { Bit, GameEvent, Scene, SceneStep, Telling, View } from "../../lib/board";
import { color } from "./names";
import type * as sent from "./sent";
import { tile } from "./story";
import { t } from "./text";
import { cellName, place } from "./geometry";
import type { BasilicaView } from "./types";

type Counted = Extract<sent.Happened, { kind: "area" }>["data"];

export const sceneOf = (event: GameEvent): boolean => event.kind === "area";

export const colorSign = (name: string): Bit => ({ sign: `color:${name}`, label: color(name) });

function stepOf(area: Counted, names: string[]): SceneStep {
  const winner = area.leader === null ? null : (names[area.leader] ?? "");
  const [white, black] = area.weights;
  return {
    title: [colorSign(area.colour), t("scene-area", { color: area.colour })],
    sum: t("scene-sum", {
      tiles: area.tiles,
      doubled: area.doubled ? "yes" : "no",
      glass: area.glass,
      value: area.value,
    }),
    note: winner
      ? t(area.weights[0] === area.weights[1] ? "scene-strong" : "scene-more", {
          name: winner,
          white: white ?? 0,
          black: black ?? 0,
        })
      : t("scene-tie", { white: white ?? 0, black: black ?? 0 }),
    pieces: area.cells.map((cell) => `cell:${cell}`),
    points: area.points,
  };
}

/** The table before, with what was laid since. */
function stood(before: BasilicaView, events: GameEvent[]): BasilicaView {
  const cathedral = { ...before.cathedral };
  let { queen } = before;
  for (const { kind, data } of events) {
    if (kind === "queen") queen = Number(data["to"]);
    if (kind !== "lay") continue;
    const [row, column] = place(String(data["cell"]));
    const { colors, crown } = tile(String(data["tile"]));
    cathedral[cellName(row, column)] = { row, column, colours: colors, crown };
  }
  return {
    ...before,
    cathedral,
    queen,
    rows: Math.max(before.rows, ...Object.values(cathedral).map((one) => one.row)),
  };
}

export function scene(events: GameEvent[], before: View, telling: Telling): Scene | null {
  const areas = events.filter(sceneOf);
  if (areas.length === 0) return null;
  const view = stood(before as BasilicaView, events);
  const scores = telling.names.map(
    (_, seat) => events.find((event) => event.kind === "score" && event.data["seat"] === seat)?.data,
  );
  const last = events.some((event) => event.kind === "over");
  const begun = events.find((event) => event.kind === "scoring")?.data;
  const number = Number(begun?.["number"] ?? view.scorings.length + 1);
  return {
    view,
    title: last ? t("scene-last") : t("scene-title", { n: number }),
    line: events.find((event) => event.kind === "queen")?.text ?? "",
    steps: areas.map((event) => stepOf(event.data as unknown as Counted, telling.names)),
    before: scores.map((data) => Number(data?.["from"] ?? 0)),
    after: scores.map((data) => Number(data?.["to"] ?? 0)),
  };
}
