/** What Ivan will do on his next turn as the dice stand now. */

import type { Components } from "../../lib/board";
import { benefit, constant, diceOn, find, quadrantOf, type Action } from "./data";
import { yieldOf } from "./outlook";
import type { CathedralView } from "./types";

export interface Forecast {
  card: string;
  die: string;
  value: number;
  space: number;
  blocked: boolean;
  /** Recognition from the resource tile and from the guild. */
  tile: number;
  guild: number;
}

export function forecast(view: CathedralView, components: Components): Forecast | null {
  const ivan = view.ivan;
  const k = ivan?.up.indexOf(true) ?? -1;
  const tileId = k >= 0 ? ivan?.tiles[k] : null;
  const die = tileId ? benefit(components, tileId).die : undefined;
  const at = die ? view.market.dice[die] : undefined;
  if (!ivan || !die || !at) return null;
  const space = (at.space - 1 + at.value) % 8;
  const others = diceOn(view, space).filter((d) => d.color !== die).length;
  const blocked = others >= constant(components, "dice_per_space_max", 3);
  const due = yieldOf(view, components, space, die);
  const card = find(components, "influence_card", view.market.influence[quadrantOf(view, space)] ?? "");
  const actions = ((card?.actions ?? []) as { id: string }[]).map(
    ({ id }) => (find(components, "influence_action", id) ?? { id, group: "" }) as Action,
  );
  const free = actions.filter((a) => !a.pay_ruble && !a.pay_materials && !a.requires_finished);
  return {
    card: (ivan.row[k] ?? "").replace("ivan_", ""),
    die,
    value: at.value,
    space,
    blocked,
    tile: !blocked && due.resource === "recognition" ? due.amount : 0,
    guild: blocked ? 0 : Math.max(0, ...free.map((a) => a.gain_recognition ?? 0)),
  };
}
