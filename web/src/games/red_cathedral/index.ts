/** The Red Cathedral as the shared table draws it. */

import type { GameDrawing } from "../../lib/board";
import Board from "./Board.svelte";
import Line from "./Line.svelte";
import { losses, marks, phrases } from "./phrases";
import Picture from "./Picture.svelte";
import Player from "./Player.svelte";
import Race from "./Race.svelte";
import { row } from "./rows";
import { scene, sceneOf } from "./scene";
import Sign from "./Sign.svelte";
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
const ME = ["track", "good", "shop", "face", "banner", "ornament", "button"];

const sign = (id: string, name: string) => ({ id, name });
const goods = ["lumber", "brick", "stone", "gold", "green_gem", "purple_gem", "ruble"] as const;

const drawing: GameDrawing = {
  id: "red_cathedral",
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
  badge(view, player) {
    const row = (view as CathedralView).players[player];
    const color = row?.color ?? "red";
    return { seat: `seat-${color}`, crest: `crest-${color}`, points: row?.prestige ?? 0 };
  },
  signs: {
    bell: sign("r-recognition", t("good-recognition")),
    star: sign("r-prestige", t("good-prestige")),
    any: sign("r-any", t("good-any")),
    banner: sign("banner", ""),
    section: sign("i-section", ""),
    tower: sign("i-tower", ""),
    cart: sign("i-cart", ""),
    dice: sign("i-dice", ""),
    door: sign("o-door", ""),
    arch: sign("o-arch", ""),
    cross: sign("o-cross", ""),
    once: sign("i-once", t("act-once")),
    many: sign("i-many", t("act-many")),
    ...Object.fromEntries(goods.map((good) => [good, sign(`r-${good}`, t(`good-${good}`))])),
  },
  tellsStory: true,
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
