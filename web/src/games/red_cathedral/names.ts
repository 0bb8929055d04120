/** Plain-words names of pieces, for people who hear the table. */

import type { Components } from "../../lib/board";
import { listed } from "../../lib/catalogue";
import { benefit, diceOn, marketTile, pieces, ROMAN, spaceName, total } from "./data";
import { t } from "./text";
import type { CathedralView, SectionRow } from "./types";

export function good(name: string): string {
  return t(`good-${name}`);
}

/** Like `2 green gems`. */
export function count(name: string, n: number): string {
  return t(`good-${name}.count`, { n });
}

/** Like `an arch`. */
export function anOrnament(name: string): string {
  return t(`orn-${name}.an`);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Like `2 stone, 1 gold`. */
export function goodsList(list: string[]): string {
  const kinds = [...new Set(list)];
  return listed(kinds.map((kind) => count(kind, list.filter((other) => other === kind).length)));
}

export function spaceText(view: CathedralView, space: number): string {
  const { season, second } = spaceName(view, space);
  return `${t(`season-${season}`)} ${second ? "II" : "I"}`;
}

export function spaceLabel(view: CathedralView, components: Components, space: number): string {
  const tile = marketTile(components, view.market.tiles[space] ?? "");
  const dice = diceOn(view, space);
  const list = listed(dice.map((die) => `${t(`color-${die.color}`)} ${die.value}`));
  return t("say-space", {
    space: spaceText(view, space),
    count: count(tile.resource, tile.amount),
    dice: dice.length ? t("say-dice", { list }) : t("say-nodice"),
  });
}

export function dieLabel(view: CathedralView, color: string): string {
  const die = view.market.dice[color];
  if (!die) return color;
  return capital(t("say-die", { color, n: die.value, space: spaceText(view, die.space - 1) }));
}

export function tileText(components: Components, tile: string): string {
  const gives = benefit(components, tile);
  if (gives.die) return t("say-tile-die", { color: gives.die });
  return t("say-tile", { count: count(gives.resource ?? "any", gives.amount) });
}

export function rewardList(row: SectionRow): string {
  const out = [count("recognition", row.recognition)];
  if (row.ruble) out.push(count("ruble", row.ruble));
  return listed(out);
}

export function sectionTitle(tower: number, level: number, type: string): string {
  return t("say-section", { tower: ROMAN[tower] ?? "", level: level + 1, type });
}

/** Everything a section shows, in one sentence. */
export function sectionLabel(
  view: CathedralView,
  components: Components,
  names: string[],
  tower: number,
  level: number,
): string {
  const row = view.site[tower]?.[level];
  if (!row) return "";
  const parts = [sectionTitle(tower, level, row.type)];
  const who = row.banner === null ? "" : (names[row.banner] ?? "");
  if (row.done) {
    parts.push(t("say-finished", { name: who }));
    if (row.ornament !== null) {
      parts.push(t("say-ornament", { orn: row.takes, name: names[row.ornament] ?? "" }));
    }
    return listed(parts);
  }
  if (row.banner !== null) {
    const open = row.slots.filter((slot) => !slot.laid);
    parts.push(t("say-claimed", { name: who }), t("say-needs", { list: goodsList(open.map((s) => s.material)) }));
    const jewels = total(row.diamonds ?? {});
    if (jewels) parts.push(t("say-jewels", { n: jewels }));
    if (row.penalty) parts.push(t("say-fine", { n: row.penalty }));
  } else {
    parts.push(
      row.claimable ? t("say-open", { tile: row.tile ? tileText(components, row.tile) : "" }) : t("say-locked"),
    );
    parts.push(t("say-costs", { list: goodsList(pieces(row.cost)) }));
  }
  parts.push(t("say-pays", { list: rewardList(row) }));
  return listed(parts);
}

export function isIvan(view: CathedralView, player: number | null): boolean {
  return player !== null && view.players[player]?.ivan === true;
}
