/** Where the lens stands: beside the piece, over nothing that is alive if that can be, never outside the window. */

import type { Look } from "../../lib/api";

/** What the lens asks: a table, a lesson, a puzzle, or a game that is looked at again. */
export interface Speaks {
  look(piece: string): Promise<Look>;
  /** Only where answers are listed. */
  lookAtAnswer?(text: string): Promise<Look>;
  /** Another one, another answer: what was told before holds no longer. */
  readonly moment: string;
  /** Something else is to be read just now, or what is drawn is no position to ask about. */
  readonly hushed: boolean;
}

export interface LensProps {
  table: Speaks;
  /** What happened before the lens was there to hear it. */
  first: Event;
  openRule: (rule: string) => void;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a mouse was seen last: what comes to lie under one at rest was not pointed at. */
let rests = "";
const spot = ({ screenX, screenY }: PointerEvent): string => `${screenX} ${screenY}`;
export const atRest = (event: PointerEvent): boolean => spot(event) === rests;
export function moved(event: PointerEvent): void {
  if (event.pointerType === "mouse") rests = spot(event);
}

const GAP = 10;
const EDGE = 8;

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

function within(value: number, most: number): number {
  return Math.max(EDGE, Math.min(value, most - EDGE));
}

/**
 * Right, left, below, above: the first side that covers no living piece, else the one that covers least of them.
 * Never the piece itself, as long as there is a side with room.
 */
export function place(
  piece: Box,
  size: { width: number; height: number },
  window: { width: number; height: number },
  living: Box[],
): { left: number; top: number } {
  const middle = { x: (piece.left + piece.right) / 2, y: (piece.top + piece.bottom) / 2 };
  const wanted = [
    { left: piece.right + GAP, top: middle.y - size.height / 3 },
    { left: piece.left - GAP - size.width, top: middle.y - size.height / 3 },
    { left: middle.x - size.width / 2, top: piece.bottom + GAP },
    { left: middle.x - size.width / 2, top: piece.top - GAP - size.height },
  ];
  let best = { left: EDGE, top: EDGE };
  let least = Infinity;
  for (const one of wanted) {
    const left = within(one.left, window.width - size.width);
    const top = within(one.top, window.height - size.height);
    const box = { left, top, right: left + size.width, bottom: top + size.height };
    const covered = living.reduce((sum, other) => sum + overlap(box, other), 0) + overlap(box, piece) * 1000;
    if (covered < least) {
      least = covered;
      best = { left, top };
    }
    if (covered === 0) break;
  }
  return best;
}
