/** What would happen: the option in question read as things to draw. Numbers are sums of what the view says. */

import type { Option } from "../../lib/board";
import { around } from "./geometry";
import { areasOf } from "./names";
import type { Area, BasilicaView, Cell, Colour, VaultTile } from "./types";

/** An area as it is, or as it would be with one more vault. */
export interface Prospect {
  colour: Colour;
  cells: string[];
  tiles: number;
  doubled: boolean;
  glass: number;
  /** The worth now; null for an area that does not exist yet. */
  now: number | null;
  /** The worth with the new vault; null if nothing is laid or it cannot be told. */
  then: number | null;
  /** How many areas would become one. */
  joined: number;
  /** What each seat would get; null if that depends on builders of several areas. */
  points: number[] | null;
  weights: number[] | null;
  leader: number | null;
}

export interface Outlook {
  option: Option | null;
  /** The column whose order flips down. */
  column: number | null;
  vault: VaultTile | null;
  cell: string | null;
  builder: string | null;
  /** The order in question, by its column. */
  order: number | null;
  queen: number | null;
  /** The vault would lie on the cell. */
  lays: boolean;
  areas: Prospect[];
}

const touched = (option: Option, prefix: string): string | null =>
  option.touches.find((name) => name.startsWith(prefix))?.slice(prefix.length) ?? null;

export function asIs(area: Area): Prospect {
  return {
    colour: area.colour,
    cells: area.cells,
    tiles: area.tiles,
    doubled: area.doubled,
    glass: area.glass,
    now: area.value,
    then: null,
    joined: 1,
    points: area.points,
    weights: area.weights,
    leader: area.leader,
  };
}

/**
 * The areas a vault on a cell would belong to, grown by one. Where something beside it belongs to no area yet
 * and carries more than its colour, what that would count is left open.
 */
export function grown(view: BasilicaView, cell: string, colours: Colour[]): Prospect[] {
  const beside = around(cell);
  return colours.flatMap((colour) => {
    const areas = view.areas.areas.filter(
      (area) => area.colour === colour && area.cells.some((name) => beside.includes(name)),
    );
    const loose = beside.filter(
      (name) => view.cathedral[name]?.colours?.includes(colour) && !areas.some((area) => area.cells.includes(name)),
    );
    if (areas.length === 0 && loose.length === 0 && colours.length > 1) return [];
    const plain = loose.every((name) => !view.cathedral[name]?.builder && !view.cathedral[name]?.glass);
    const tiles = sum(areas, (area) => area.tiles) + loose.length + 1;
    const glass = sum(areas, (area) => area.glass);
    // How much a tile counts is read off the areas themselves.
    const unit = Math.max(1, ...areas.map((area) => (area.value - area.glass) / area.tiles));
    const then = plain ? tiles * unit + glass : null;
    const only = areas.length === 1 && plain ? areas[0] : undefined;
    return [
      {
        colour,
        cells: [...areas.flatMap((area) => area.cells), ...loose, cell],
        tiles,
        doubled: areas.some((area) => area.doubled),
        glass,
        now: areas.length ? sum(areas, (area) => area.value) : null,
        then,
        joined: areas.length,
        points: only
          ? only.points.map((points, seat) => (seat === only.leader && then !== null ? then : points))
          : null,
        weights: only?.weights ?? null,
        leader: only?.leader ?? null,
      },
    ];
  });
}

function sum<T>(rows: T[], of: (row: T) => number): number {
  return rows.reduce((total, row) => total + of(row), 0);
}

/** Everything that pointing, choosing or marking an option says about the position. */
export function outlook(
  view: BasilicaView,
  options: Option[],
  chosen: Set<string>,
  preview: Option | null,
  pointed: string | null,
  shown: Area | null,
): Outlook {
  const out: Outlook = {
    option: preview,
    column: null,
    vault: null,
    cell: null,
    builder: null,
    order: null,
    queen: null,
    lays: false,
    areas: [],
  };
  const at = (prefix: string): string | null => {
    if (pointed?.startsWith(prefix)) return pointed.slice(prefix.length);
    const found = preview ? touched(preview, prefix) : null;
    return found ?? [...chosen].find((name) => name.startsWith(prefix))?.slice(prefix.length) ?? null;
  };
  const vault = at("vault:");
  const order = at("order:");
  out.cell = at("cell:");
  out.builder = at("builder:");
  if (order && !vault) out.order = Number(order);
  const settled =
    preview && vault && out.cell
      ? touched(preview, "vault:") === vault && touched(preview, "cell:") === out.cell
      : false;
  if (vault) {
    out.column = Number(vault);
    out.vault = view.board[out.column - 1]?.vault ?? null;
    const fits = options.some((option) => option.touches.includes(`vault:${vault}`));
    if (out.vault?.crown && fits) out.queen = view.queen + 1;
  }
  const free = out.cell !== null && !view.cathedral[out.cell];
  if (out.vault && out.cell && free && (settled || legal(options, vault, out.cell))) {
    out.lays = true;
    out.areas = grown(view, out.cell, out.vault.colours);
  } else {
    if (out.vault && free) out.cell = null;
    const spot = out.builder ?? (pointed?.startsWith("cell:") || !out.vault ? out.cell : null);
    if (spot) out.areas = areasOf(view, spot).map(asIs);
  }
  if (shown) out.areas = [asIs(shown)];
  return out;
}

function legal(options: Option[], vault: string | null, cell: string): boolean {
  return options.some((option) => option.touches.includes(`vault:${vault}`) && option.touches.includes(`cell:${cell}`));
}

/** Cells to offer: those that the remaining options touch, in the order of the options. */
export function offered(options: Option[], alive: Set<string>): string[] {
  const out: string[] = [];
  for (const option of options) {
    const cell = touched(option, "cell:");
    if (cell && alive.has(`cell:${cell}`) && !out.includes(cell)) out.push(cell);
  }
  return out;
}

/**
 * Where a badge about some cells covers least: beside them, on no builder, if possible on nothing that is offered.
 * Returns the cell to lie on and the side its pointer is on.
 */
export function quietSpot(
  cells: string[],
  cathedral: Record<string, Cell>,
  busy: Set<string>,
): { cell: string; side: "left" | "right" | "top" | "bottom" } {
  const own = new Set(cells);
  const sides = ["left", "right", "top", "bottom"] as const;
  let best: { cell: string; side: "left" | "right" | "top" | "bottom" } = { cell: cells[0] ?? "r1c1", side: "top" };
  let least = Infinity;
  for (const cell of cells) {
    const [row, column] = [Number(/^r(\d+)/.exec(cell)?.[1]), Number(/c(\d+)$/.exec(cell)?.[1])];
    const beside: [string, number][] = [];
    if (column < 5) beside.push([`r${row}c${column + 1}`, 0]);
    if (column > 1) beside.push([`r${row}c${column - 1}`, 1]);
    beside.push([`r${row + 1}c${column}`, 2]);
    if (row > 1) beside.push([`r${row - 1}c${column}`, 3]);
    for (const [name, way] of beside) {
      const there = cathedral[name];
      if (own.has(name)) continue;
      const cost = (there?.builder ? 40 : 0) + (busy.has(name) ? 12 : 0) + (there && !there.scaffolding ? 6 : 0) + way;
      const side = sides[way];
      if (cost < least && side) [best, least] = [{ cell: name, side }, cost];
    }
  }
  return best;
}
