/** What would happen: the option in question as things to draw, from what the engine says of trying it. */

import type { Option } from "../../lib/board";
import { areasOf } from "./names";
import type { Changes } from "./sent";
import type { Area, BasilicaView, Cell, Color, VaultTile } from "./types";

/** An area as it is, or as it would be with one more vault. */
export interface Prospect {
  color: Color;
  cells: string[];
  tiles: number;
  doubled: boolean;
  glass: number;
  /** The worth now; null for an area that does not exist yet. */
  now: number | null;
  /** The worth afterwards; null if nothing changes. */
  then: number | null;
  /** How many areas would become one. */
  joined: number;
  /** What each seat would get. */
  points: number[];
  weights: number[];
  leader: number | null;
}

export interface Preview {
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
    color: area.colour,
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

/** The areas that a vault on a cell would belong to, as the engine says they would be: one for each color. */
export function prospects(option: Option, cell: string): Prospect[] {
  const { areas = [], gone = [] } = option.changes as Partial<Changes>;
  // A scoring that the vault sets off changes areas elsewhere too.
  const here = areas.filter((area) => area.cells.includes(cell));
  return here.map((area) => {
    const before = gone.filter(
      (one) => one.colour === area.colour && one.cells.every((cell) => area.cells.includes(cell)),
    );
    return {
      ...asIs(area as Area),
      now: before.length ? before.reduce((sum, one) => sum + one.value, 0) : null,
      then: area.value,
      joined: before.length,
    };
  });
}

/** Everything that pointing, choosing or marking an option says about the position. */
export function previewOf(
  view: BasilicaView,
  options: Option[],
  chosen: Set<string>,
  preview: Option | null,
  pointed: string | null,
  shown: Area | null,
): Preview {
  const out: Preview = {
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
  if (vault) {
    out.column = Number(vault);
    out.vault = view.board[out.column - 1]?.vault ?? null;
    const first = options.find((option) => option.touches.includes(`vault:${vault}`));
    out.queen = first ? queenAfter(first) : null;
  }
  const free = out.cell !== null && !view.cathedral[out.cell];
  const laying =
    out.vault && out.cell && free ? laid([...options, ...(preview ? [preview] : [])], vault, out.cell) : null;
  if (laying) {
    out.lays = true;
    out.areas = prospects(laying, out.cell ?? "");
  } else {
    if (out.vault && free) out.cell = null;
    const spot = out.builder ?? (pointed?.startsWith("cell:") || !out.vault ? out.cell : null);
    if (spot) out.areas = areasOf(view, spot).map(asIs);
  }
  if (shown) out.areas = [asIs(shown)];
  return out;
}

/** The option that lays that vault there. */
function laid(options: Option[], vault: string | null, cell: string): Option | null {
  const found = options.find(
    (option) => option.touches.includes(`vault:${vault}`) && option.touches.includes(`cell:${cell}`),
  );
  return found ?? null;
}

/** Where the queen would step. */
function queenAfter(option: Option): number | null {
  const step = option.effect.find((event) => event.kind === "queen");
  return step ? Number(step.data.to) : null;
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
