/** The game in the lobby: words, sensible numbers and who sits where, before any table is open. */

import type { GameCard } from "../../lib/drawings";
import "./tokens.css";

const COLORS = ["green", "blue", "red", "yellow"];

const card: GameCard = {
  line: "Walk the dice round the market, deliver stone and gold, and finish your domes before the rivals share the fame.",
  picture: "Skyline of a red brick cathedral with painted onion domes",
  seats: 3,
  solo: "Against Ivan’s cards",
  band: "p-folk",
  skin: "folk",
  quiet: /^color_\d$/,
  groups: [
    {
      title: "The expansion Contractors",
      line: "Each part can be played with or without the others.",
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
