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

const SITE = ["section", "tower", "foreman"];
const DUCHY = ["city", "specialist"];
const TABS = [
  { id: "market", title: t("tab-market"), icon: "i-market" },
  { id: "site", title: t("tab-site"), icon: "i-site" },
  { id: "me", title: t("tab-me"), icon: "i-me" },
];
const MORE = [...TABS.slice(0, 1), { id: "duchy", title: t("tab-duchy"), icon: "i-map" }, ...TABS.slice(1)];
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
  ownButtons: ["button:exchange", "button:reroll", "button:permit"],
  tabs: (view) => ((view as CathedralView | null)?.duchy ? MORE : TABS),
  tabOf(piece) {
    const kind = piece.split(":")[0] ?? "";
    if (piece === "specialist:held") return "me";
    if (DUCHY.includes(kind)) return "duchy";
    return SITE.includes(kind) ? "site" : ME.includes(kind) ? "me" : "market";
  },
};

export default drawing;
