/** What others did last in Basilica: on cells, builders and orders. */

import type { Mark, Telling, Turned } from "../../lib/board";

/** Where something was laid, and where somebody stands now. */
const CELLS = new Set(["lay", "glass", "scaffolding", "altar", "disaster", "withdraw"]);

export function marks(turns: Turned[], telling: Telling): Mark[] {
  const found = new Map<string, Mark>();
  for (const turn of turns) {
    const seat = turn.seat ?? telling.seat ?? 0;
    const mark = (piece: string, from?: string): void => {
      found.set(piece, { piece, seat, ...(from ? { from } : {}) });
    };
    for (const { kind, data } of turn.events) {
      // Rows that left took what was marked with them, and all other cells have new names.
      if (kind === "cleanup")
        for (const piece of [...found.keys()]) if (!piece.startsWith("order:")) found.delete(piece);
      if (CELLS.has(kind)) mark(`cell:${String(data["cell"])}`);
      else if (kind === "builder" || kind === "promote") mark(`builder:${String(data["cell"])}`);
      else if (kind === "move") mark(`builder:${String(data["to"])}`, `cell:${String(data["from"])}`);
      else if (kind === "order") mark(`order:${String(data["space"])}`);
    }
  }
  return [...found.values()];
}
