/** The game in the lobby: words, sensible numbers and who sits where, before any table is open. */

import type { GameCard } from "../../lib/drawings";
import { t } from "./text";
import "./tokens.css";

const card: GameCard = {
  line: t("card-line"),
  picture: t("card-picture"),
  seats: 2,
  first: { first_player: "1" },
  solo: null,
  band: "p-tracery",
  skin: "tracery",
  extra: "festum_fatuorum",
  quiet: null,
  crest: () => null,
};

export default card;
