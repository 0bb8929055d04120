/** The Red Cathedral as the shared table draws it. */

import type { GameDrawing } from "../../lib/board";
import Board from "./Board.svelte";
import Picture from "./Picture.svelte";
import Player from "./Player.svelte";
import Scores from "./Scores.svelte";
import Standing from "./Standing.svelte";
import Symbols from "./Symbols.svelte";
import { t } from "./text";
import type { CathedralView } from "./types";

const SITE = ["section"];
const ME = ["good", "shop", "face", "banner", "ornament", "button"];

const drawing: GameDrawing = {
  id: "red_cathedral",
  Symbols,
  Board,
  Player,
  Standing,
  Scores,
  Picture,
  badge(view, player) {
    const row = (view as CathedralView).players[player];
    const color = row?.color ?? "red";
    return { seat: `seat-${color}`, crest: `crest-${color}`, points: row?.prestige ?? 0 };
  },
  ownButtons: ["button:exchange", "button:reroll"],
  tabs: [
    { id: "market", title: t("tab.market"), icon: "i-market" },
    { id: "site", title: t("tab.site"), icon: "i-site" },
    { id: "me", title: t("tab.me"), icon: "i-me" },
  ],
  tabOf(piece) {
    const kind = piece.split(":")[0] ?? "";
    return SITE.includes(kind) ? "site" : ME.includes(kind) ? "me" : "market";
  },
};

export default drawing;
