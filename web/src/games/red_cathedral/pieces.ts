/** The pieces of both boxes, for their owners. */

import type { PieceDrawing } from "../../lib/box";
import Drawn from "./Drawn.svelte";
import { blank } from "./ending";
import Ending from "./Ending.svelte";
import Piece from "./Piece.svelte";
import Symbols from "./Symbols.svelte";

const GOODS = ["cost", "gives", "bonus", "resource", "pay_kinds", "gain_kinds"];
const AS: Record<string, string> = { material_of_choice: "r-any" };
const OTHERS: Record<string, string> = { die: "pip-", tool: "t-", season: "s-", repeat: "i-" };
const HELD: Record<string, string> = { door: "o-door", arch: "o-arch", cross: "o-cross", banner: "i-ban" };
const OFTEN: Record<string, string> = { once: "i-once", any: "i-many" };

/** The symbol that stands for a value on the print. */
export function symbol(field: string, value: string): string | null {
  if (field === "repeat") return OFTEN[value] ?? null;
  if (field === "holds") return HELD[value] ?? null;
  if (GOODS.includes(field)) return AS[value] ?? `r-${value}`;
  return OTHERS[field] ? `${OTHERS[field]}${value}` : null;
}

const drawing: PieceDrawing = { Symbols, Piece, Drawn, Ending, blank, symbol };

export default drawing;
