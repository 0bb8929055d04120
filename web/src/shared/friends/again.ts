import { api, type TableFacts } from "../../lib/api";
import { router } from "../../lib/route.svelte";
import { sittings } from "../../lib/seats.svelte";
import type { LiveTable } from "../../lib/table.svelte";

/** Go to the table at which the people of a finished one play again; the same key opens one's seat there. */
export async function playAgain(table: LiveTable, same: boolean): Promise<void> {
  const { key } = table;
  if (!key) return;
  const { table: next } = await api.rematch(table.id, key, same);
  const state = await api.state(next, key);
  sittings.keep(next, {
    game: state.table.game,
    key,
    holds: [...state.holds],
    looking: state.holds.length > 1 ? (state.holds[0] ?? null) : null,
    links: {},
  });
  if (waitsForNobody(state.table)) await api.start(next, key, null);
  router.go(`#/t/${next}`);
}

function waitsForNobody(table: TableFacts): boolean {
  return table.status === "open" && table.seats.every((seat) => seat.joined || seat.kind === "bot");
}
