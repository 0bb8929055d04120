/** Basilica for the page: it draws its view and names its pieces as the engine does. */

import type { Badge, GameDrawing, View } from "../../lib/board";
import Board from "./Board.svelte";
import Line from "./Line.svelte";
import { losses } from "./losses";
import { marks } from "./marks";
import { phrases } from "./phrases";
import Race from "./Race.svelte";
import { row } from "./rows";
import { scene, sceneOf } from "./scene";
import Sign from "./Sign.svelte";
import Picture from "./Picture.svelte";
import Player from "./Player.svelte";
import Standing from "./Standing.svelte";
import Symbols from "./Symbols.svelte";
import { t } from "./text";
import { SEATS, type BasilicaView } from "./types";

function badge(view: View, player: number): Badge {
  const seat = SEATS[player] ?? "ivory";
  return {
    seat: `seat-${seat}`,
    crest: `b-crest-${seat}`,
    mark: { id: `b-p-${seat}`, box: "0 0 40 56" },
    points: (view as BasilicaView).players[player]?.score ?? 0,
  };
}

const drawing: GameDrawing = {
  id: "basilica",
  Symbols,
  Board,
  Player,
  Line,
  Race,
  Standing,
  after: () => import("./after"),
  Picture,
  phrases,
  row,
  marks,
  losses,
  scene,
  sceneOf,
  Sign,
  badge,
  signs: {
    ...Object.fromEntries(
      (["architect", "master_mason", "strongman", "jester"] as const).map((rank) => [
        rank,
        { id: `b-r-${rank}`, name: t(`rank-${rank}`) },
      ]),
    ),
    ...Object.fromEntries(
      ["queen", "crown", "coin", "glass", "scaffold", "altar"].map((id) => [id, { id: `b-${id}`, name: "" }]),
    ),
    builder: { id: "b-p-ivory", name: "" },
    vault: { id: "b-i-lay", name: "" },
    order: { id: "b-o-page", name: "" },
  },
  // rank.jester_secret
  covers: (view) => (view as BasilicaView).ask.at(-1)?.ask === "jester",
  tabs: () => [
    { id: "site", title: t("tab-site"), icon: "b-i-site" },
    { id: "board", title: t("tab-board"), icon: "b-i-board" },
    { id: "me", title: t("tab-me"), icon: "b-i-people" },
  ],
  // The site keeps a strip of the board and every question, so nothing that is asked needs another tab.
  tabOf: () => "site",
};

export default drawing;
