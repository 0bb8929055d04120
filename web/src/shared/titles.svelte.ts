/** Titles of games by their id, once the server has told them. */

import { api } from "../lib/api";

let known: Record<string, string> = $state({});

export function gameTitle(id: string): string {
  if (!(id in known)) {
    void api.games().then(
      (games) => (known = Object.fromEntries(games.map((game) => [game.id, game.title]))),
      () => undefined,
    );
  }
  return known[id] ?? "";
}
