/** The game in the lobby: words, sensible numbers and who sits where, before any table is open. */

import type { GameCard } from "../../lib/drawings";
import "./tokens.css";

const card: GameCard = {
  line: "Lay coloured vaults, post your builders beneath them, and choose the moment the queen comes to judge.",
  picture: "Gothic nave with coloured vaults and light through stained glass",
  seats: 2,
  solo: null,
  band: "p-tracery",
  skin: "tracery",
  quiet: null,
  crest: () => null,
};

export default card;
