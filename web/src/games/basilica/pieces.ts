/** The pieces of Basilica's box, for their owners. */

import type { PieceDrawing } from "../../lib/box";
import Drawn from "./Drawn.svelte";
import { blank } from "./ending";
import Ending from "./Ending.svelte";
import Piece from "./Piece.svelte";
import Symbols from "./Symbols.svelte";

const SYMBOLS: Record<string, string> = { order: "b-o-", colours: "b-g-", side_a: "b-r-", side_b: "b-r-" };

const drawing: PieceDrawing = {
  Symbols,
  Piece,
  Drawn,
  Ending,
  blank,
  symbol: (field, value) => (SYMBOLS[field] ? `${SYMBOLS[field]}${value}` : null),
  onDark: (symbol) => symbol.startsWith("b-o-"),
};

export default drawing;
