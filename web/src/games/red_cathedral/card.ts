/** The game in the lobby: words, sensible numbers and who sits where, before any table is open. */

import type { GameCard } from "../../lib/drawings";
import { t } from "./text";
import "./tokens.css";

const COLORS = ["green", "blue", "red", "yellow"];

const card: GameCard = {
  line: t("card-line"),
  picture: t("card-picture"),
  seats: 3,
  first: { influence: "first_game", workshops: "basic", first_player: "1" },
  solo: t("card-solo"),
  band: "p-folk",
  skin: "folk",
  quiet: /^color_\d$/,
  extra: "module",
  groups: [
    {
      title: t("card-expansion"),
      line: t("card-expansion-line"),
      options: ["module", "guild", "plans"],
    },
  ],
  crest(options, seat) {
    const wished = COLORS.map((_, number) => options[`color_${number + 1}`] ?? "auto");
    const own = wished[seat];
    if (own && own !== "auto") return own;
    const free = COLORS.filter((color) => !wished.includes(color));
    return free[wished.slice(0, seat).filter((color) => color === "auto").length] ?? null;
  },
};

export default card;
