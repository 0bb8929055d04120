/** Where things stand: the market plate is 480 × 560 units, the site grows upward from its ground line. */

export type Point = [number, number];

export const CX = 240;
export const CY = 280;
export const SPACES = 8;

const near = (n: number): number => Math.round(n * 100) / 100;

/** The point at radius r and angle a (degrees, clockwise from the right) around the hub. */
export function polar(r: number, a: number): Point {
  const rad = (a * Math.PI) / 180;
  return [near(CX + r * Math.cos(rad)), near(CY + r * Math.sin(rad))];
}

/** The angle of the middle of a space, counted from 0; the first lies right of the top. */
export function middle(space: number): number {
  return -67.5 + 45 * space;
}

/** The outline of a space between two radii, `gap` units away from its neighbours. */
export function wedge(space: number, inner: number, outer: number, gap = 0.8): string {
  const a = middle(space) - 22.5;
  const b = a + 45;
  const turn = (r: number): number => (gap / r) * 57.3;
  const p = [
    polar(outer, a + turn(outer)),
    polar(outer, b - turn(outer)),
    polar(inner, b - turn(inner)),
    polar(inner, a + turn(inner)),
  ];
  return `M${p[0]}A${outer} ${outer} 0 0 1 ${p[1]}L${p[2]}A${inner} ${inner} 0 0 0 ${p[3]}Z`;
}

/** A clockwise arc from angle a to angle b; a whole turn and more is drawn as nearly one. */
export function arc(r: number, a: number, b: number): string {
  const end = Math.min(b, a + 359);
  return `M${polar(r, a)}A${r} ${r} 0 ${end - a > 180 ? 1 : 0} 1 ${polar(r, end)}`;
}

/** Where the k-th of n dice stands on a space, and how large it is: alone, side by side, or in a triangle; `large` for fingers. */
export function diePlace(space: number, k: number, n: number, large = false): { x: number; y: number; size: number } {
  const a = middle(space);
  const along = ((a + 90) * Math.PI) / 180;
  const r = n > 2 ? (k < 2 ? 107 : large ? 71 : 78) : 100;
  const [x, y] = polar(r, a);
  const apart = large ? 20.5 : 17.5;
  const off = n > 1 && k < 2 ? (k ? apart : -apart) : 0;
  return {
    x: near(x + off * Math.cos(along)),
    y: near(y + off * Math.sin(along)),
    size: (n > 2 ? 24 : 26) + (large ? (n > 1 ? 6 : 9) : 0),
  };
}

/** How many spaces a die walks from one to another in the direction of the arrows; a full turn is 8. */
export function stepsBetween(from: number, to: number): number {
  return ((to - from - 1 + 2 * SPACES) % SPACES) + 1;
}

// ------------------------------------------------------------ score track

export const CELLS = 82;
export const CELL_W = 24;
export const CELL_H = 560 / 23;

/** The upper left corner of a cell of the frame, clockwise from the upper left. */
export function cellAt(i: number): Point {
  let c: number;
  let r: number;
  if (i < 20) [c, r] = [i, 0];
  else if (i < 42) [c, r] = [19, i - 19];
  else if (i < 61) [c, r] = [60 - i, 22];
  else [c, r] = [0, 82 - i];
  return [c * CELL_W, near(r * CELL_H)];
}

/** The cell a marker stands on, and how many laps it has behind it. */
export function onTrack(score: number, last: number): { cell: number; laps: number } {
  if (score <= last) return { cell: score, laps: 0 };
  return { cell: ((score - 1) % last) + 1, laps: Math.floor((score - 1) / last) };
}

/** Markers that share a cell fan out a little, so that each can be seen. */
export function fan(k: number, n: number): number {
  return n > 1 ? (k - (n - 1) / 2) * 9 : 0;
}

// ------------------------------------------------------------ site

const SECTION_W = 112;
export const SECTION_H = 92;
export const DOME_H = 180;

export interface SiteFrame {
  width: number;
  height: number;
  ground: number;
  /** Left edges of the towers. */
  x: number[];
}

/** How a tower stands: its sections, whether its dome is built, and whether a city's tile hangs above it. */
export interface TowerShape {
  levels: number;
  done: boolean;
  city: boolean;
}

/** Where a city's tile hangs, above the ground: over the dome, or over the last section where domes to come are left out. */
export function tileAbove({ levels, done }: TowerShape, low: boolean): number {
  if (low && !done) return levels * SECTION_H + 8;
  return (levels - 1) * SECTION_H + DOME_H + (done ? 14 : -8);
}

/** Room above the highest piece, and of a city's tile with its rope. */
const SKY = 12;
export const TILE_H = 50;

/**
 * Four to six towers side by side; the sky ends just above the highest of them. Where there is little room, `low`
 * leaves out the domes that are still to come.
 */
export function siteFrame(towers: TowerShape[], low = false): SiteFrame {
  const n = towers.length;
  const pitch = n <= 4 ? 122 : n === 5 ? 117 : 116;
  const width = n * pitch + 24;
  const ground =
    SKY +
    Math.max(
      ...towers.map((tower) =>
        tower.city
          ? tileAbove(tower, low) + TILE_H
          : low && !tower.done
            ? tower.levels * SECTION_H
            : (tower.levels - 1) * SECTION_H + DOME_H,
      ),
    );
  return {
    width,
    height: ground + 40,
    ground,
    x: towers.map((_, k) => near((width - (n - 1) * pitch - SECTION_W) / 2 + k * pitch)),
  };
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of the scene to show so that ground and towers fit and sky fills the rest of a box. */
export function fill(frame: SiteFrame, boxWidth: number, boxHeight: number): Frame {
  const scale = Math.min(boxWidth / frame.width, boxHeight / frame.height);
  if (!(scale > 0)) return { x: 0, y: 0, width: frame.width, height: frame.height };
  const width = near(boxWidth / scale);
  const height = near(boxHeight / scale);
  return { x: near((frame.width - width) / 2), y: near(frame.height - height), width, height };
}

/** The y of the lower edge of a level, counted from 0. */
export function levelBottom(ground: number, level: number): number {
  return ground - level * SECTION_H;
}

/** Whether a quarter of the market lies in its upper half: the first is on the right there, the others follow clockwise. */
export function onTop(quadrant: number): boolean {
  return quadrant === 0 || quadrant === 3;
}
