/** The drawing of a game that has none: its view as a list, its pieces as buttons. */

import type { Badge, GameDrawing, View } from "../../lib/board";
import { t } from "../../lib/text";
import Board from "./Board.svelte";
import Nothing from "./Nothing.svelte";
import Player from "./Player.svelte";
import Scores from "./Scores.svelte";
import Standing from "./Standing.svelte";

const COLORS = ["red", "blue", "green", "yellow"];

function badge(view: View, player: number): Badge {
  const players = view["players"];
  const found: unknown = Array.isArray(players) ? players[player] : null;
  const data = (found ?? {}) as Record<string, unknown>;
  const wished = typeof data["color"] === "string" ? data["color"] : "";
  const color = COLORS.includes(wished) ? wished : (COLORS[player % COLORS.length] ?? "red");
  const points = [data["prestige"], data["score"], data["points"]].find((value) => typeof value === "number");
  return { seat: `seat-${color}`, crest: `crest-${color}`, points: typeof points === "number" ? points : 0 };
}

const drawing: GameDrawing = {
  id: "",
  Symbols: Nothing,
  Board,
  Player,
  Standing,
  after: () => Promise.resolve({ default: { Scores } }),
  badge,
  tabs: () => [{ id: "board", title: t("side-board"), icon: "n-table" }],
  tabOf: () => "board",
};

export default drawing;
