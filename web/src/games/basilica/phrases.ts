/** Turns of Basilica in the engine's words, without the bookkeeping of board and stack. */

import type { GameEvent, Phrase, Telling } from "../../lib/board";

const FOLDED = new Set(["turn", "vault", "fill_order", "next", "discard", "renew", "decline", "jester", "cleanup"]);

export function phrases(events: GameEvent[], telling: Telling): Phrase[] {
  const name = telling.seat === null ? "" : (telling.names[telling.seat] ?? "");
  return events.flatMap((event, at): Phrase[] => {
    if (FOLDED.has(event.kind) || !event.text) return [];
    // The line begins with whose turn it is.
    const own = name !== "" && event.text.startsWith(`${name} `);
    // Somebody else's builder, and not by the way that one paid for.
    const put = event.kind === "move" && event.rule !== "order.confuse.paid" ? Number(event.data["seat"]) : null;
    return [
      {
        bits: [own ? event.text.slice(name.length + 1) : event.text],
        at,
        ...(put !== null && put !== telling.seat ? { hurts: put } : {}),
      },
    ];
  });
}
