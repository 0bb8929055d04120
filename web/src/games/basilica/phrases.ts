/** Turns of Basilica in the engine's words, without the bookkeeping of board and stack. */

import type { GameEvent, Phrase, Telling } from "../../lib/board";

const FOLDED = new Set(["turn", "vault", "fill_order", "next", "discard", "renew", "decline", "jester", "cleanup"]);

export function phrases(events: GameEvent[], telling: Telling): Phrase[] {
  const name = telling.seat === null ? "" : (telling.names[telling.seat] ?? "");
  return events.flatMap((event, at): Phrase[] => {
    if (FOLDED.has(event.kind) || !event.text) return [];
    // The line begins with whose turn it is.
    const own = name !== "" && event.text.startsWith(`${name} `);
    return [{ bits: [own ? event.text.slice(name.length + 1) : event.text], at }];
  });
}
