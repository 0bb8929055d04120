/** Plain-words names of pieces, for people who hear the table. */

import type { Option } from "../../lib/board";
import { cellName, place, WIDE } from "./geometry";
import { t, type Word } from "./text";
import type { Area, BasilicaView, Cell, Color, OrderTile, RankName, VaultTile } from "./types";

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function color(name: Color): string {
  return t(`color-${name}` as Word);
}

const COLORS: Color[] = ["red", "yellow", "blue", "green"];

/** A vault by its colors, as its name in the language file ends: `red_blue`. */
export function vaultOf(names: string[]): string {
  return COLORS.filter((one) => names.includes(one)).join("_");
}

/** What is printed below a vault: its colors, with a capital. */
export function vaultStart(names: string[]): string {
  return t(`vault-${vaultOf(names)}.Start` as Word);
}

/** The color itself, with a capital: red among other colors, no red thing. */
export function colorStart(name: Color): string {
  return t(`color-${name}.Start` as Word);
}

const crowned = (vault: { crown?: boolean | null }) => (vault.crown ? "yes" : "no");

/** All that is possible: a number, or the least and the most. */
function between(least = 0, most = least): string {
  return least === most ? `${least}` : `${least}–${most}`;
}

/** What a player would gain if a scoring were held now. */
export function scoredNow(view: BasilicaView, player: number): string {
  const [least, most] = view.areas.if_scored_range[player] ?? [0, 0];
  return between(least, most);
}

/** What naming a color would bring oneself and the other, as the answer says it; null if it cannot be named. */
export function namedWorth(options: Option[], color: Color): [own: string, other: string] | null {
  const says = options.find((option) => option.touches.includes(`colour:${color}`))?.says;
  if (!says) return null;
  const told = (gain: unknown): string => {
    const { least, most } = gain as { least: number; most?: number };
    return between(least, most);
  };
  return [told(says.own), told(says.other)];
}

/** The cell of a question about one builder; questions name cells by number, row by row. */
export function askedCell(view: BasilicaView): string | null {
  const asked = view.ask.at(-1);
  const cell = asked?.args[1];
  return cell !== undefined && ["rank", "jester"].includes(asked?.ask ?? "")
    ? cellName(Math.floor(cell / WIDE) + 1, (cell % WIDE) + 1)
    : null;
}

export function rank(name: RankName): string {
  return t(`rank-${name}` as Word);
}

export function orderLabel(order: OrderTile | null, space: number): string {
  if (!order) return vaultLabel(null, space);
  const parts = [t("say-order", { name: order.name, n: space, vault: vaultOf(order.colours) })];
  if (order.crown) parts.push(t("say-crown"));
  if (order.coin_box) parts.push(t("say-coin"));
  return parts.join(", ");
}

/** What the language files need to name a vault. */
export function vaultSaid(vault: VaultTile): { vault: string; crown: string } {
  return { vault: vaultOf(vault.colours), crown: crowned(vault) };
}

export function vaultLabel(vault: VaultTile | null, space: number): string {
  return t("say-vault", { n: space, ...(vault ? vaultSaid(vault) : { vault: "none", crown: "no" }) });
}

/** `Row 2, column 3: yellow vault, Architect of Agnes, stained glass, yellow area of 5 worth 12` */
export function cellLabel(view: BasilicaView, names: string[], name: string): string {
  const [row, column] = place(name);
  return t("say-cell", { row, column, what: contents(view, names, name, view.cathedral[name]) });
}

function contents(view: BasilicaView, names: string[], name: string, cell: Cell | undefined): string {
  if (!cell) return t("say-free");
  if (cell.scaffolding) return t("say-scaffolding");
  const out = [t("say-tile", { vault: vaultOf(cell.colours ?? []), crown: crowned(cell) })];
  if (cell.builder) {
    const owner = names[cell.builder.seat] ?? "";
    out.push(
      cell.builder.rank
        ? t("say-ranked", { rank: rank(cell.builder.rank), name: owner })
        : t("say-builder", { name: owner }),
    );
  }
  if (cell.glass) out.push(t("say-glass"));
  if (cell.altar) out.push(t("say-altar"));
  for (const row of view.named) {
    if (row.cell === name && row.colour) out.push(t("say-named", { color: row.colour }));
  }
  for (const area of areasOf(view, name)) {
    out.push(t("say-area", { color: area.colour, n: area.tiles, value: area.value }));
  }
  return out.join(", ");
}

export function areasOf(view: BasilicaView, cell: string): Area[] {
  return view.areas.areas.filter((area) => area.cells.includes(cell));
}

export function areaKey(area: Area): string {
  return `${area.colour} ${area.cells[0] ?? ""}`;
}

/** The name a person gave the seat, or "you". */
export function who(names: string[], seat: number, me: number | null): string {
  return seat === me ? t("you") : (names[seat] ?? "");
}
