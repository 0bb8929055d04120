/** Parts of a game that are switched on at a table and that a usual game does not have. */

import type { Game, Mine } from "../api";
import { card } from "../drawings";

export function partsOf(row: Mine, game: Game | undefined): string[] {
  return (card(row.game).groups ?? [])
    .filter((group) =>
      group.options.some((id) => {
        const setting = game?.settings.find((one) => one.id === id);
        return setting !== undefined && (row.settings[id] ?? setting.default) !== setting.default;
      }),
    )
    .map((group) => group.title);
}
