/** Where living pieces stand on the screen, and where the card has room beside them. */

import type { Spot } from "./Light.svelte";

/** The visible places of pieces; a piece is drawn by the board, a place only marked in a picture. */
export function spotsOf(pieces: string[]): Spot[] {
  return pieces.flatMap((piece) => {
    const name = CSS.escape(piece);
    for (const own of [true, false]) {
      const all = document.querySelectorAll(
        own
          ? `.lesson .board [data-piece="${name}"], .lesson .rail [data-piece="${name}"]`
          : `.lesson [data-look="${name}"]:not(.bar *)`,
      );
      for (const one of all) {
        const box = one.getBoundingClientRect();
        if (box.width < 1 || box.height < 1 || box.right < 0 || box.left > innerWidth) continue;
        const { left, top, width, height } = box;
        return [{ piece, left, top, width, height, own, label: one.getAttribute("aria-label") ?? "" }];
      }
    }
    return [];
  });
}

/** Pieces into sight, where a part of the table has to be scrolled for them; the first above all. */
export function bring(board: HTMLElement, pieces: string[]): void {
  const room = board.getBoundingClientRect();
  const found = spotsOf(pieces);
  if (found.every((one) => one.top >= room.top && one.top + one.height <= room.bottom)) return;
  for (const { piece } of found.toReversed()) {
    const name = CSS.escape(piece);
    board.querySelector(`[data-piece="${name}"], [data-look="${name}"]`)?.scrollIntoView({ block: "nearest" });
  }
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 34;

function overlap(a: Box, b: Box, margin = 8): number {
  const x = Math.min(a.left + a.width, b.left + b.width + margin) - Math.max(a.left, b.left - margin);
  const y = Math.min(a.top + a.height, b.top + b.height + margin) - Math.max(a.top, b.top - margin);
  return x > 0 && y > 0 ? x * y : 0;
}

/** Beside the first living piece, over no living piece, inside the window; with a line that points at it. */
export function placeCard(card: HTMLElement, board: HTMLElement, spots: Spot[], low = false): Box & { line: string } {
  const { width, height } = card.getBoundingClientRect();
  const room = board.getBoundingClientRect();
  const at = spots[0];
  const inside = (left: number, top: number): Box => ({
    left: Math.min(Math.max(8, left), innerWidth - width - 8),
    top: Math.min(Math.max(room.top + 4, top), innerHeight - height - 8),
    width,
    height,
  });
  const middle = inside(room.left + room.width / 2 - width / 2, room.top + room.height / 2 - height / 2);
  if (low) {
    // Below a table of points, which is read as a whole.
    const below = inside(middle.left, innerHeight);
    return { ...below, line: at ? pointer(below, at) : "" };
  }
  if (!at) {
    // Nothing to point at: over as little of the table as can be, and near its middle.
    const boxes = [...board.querySelectorAll("[data-piece]")].map((one) => one.getBoundingClientRect());
    const steps = [0, 0.25, 0.5, 0.75, 1];
    const places = steps.flatMap((y) =>
      steps.map((x) => inside(room.left + x * (room.width - width), room.top + y * (room.height - height))),
    );
    const hidden = (box: Box) => boxes.reduce((sum, one) => sum + overlap(box, one, 0), 0);
    const off = (box: Box) => Math.hypot(box.left - middle.left, box.top - middle.top);
    const weighed = places.map((box) => ({ box, cost: hidden(box) + off(box) }));
    return { ...weighed.reduce((one, other) => (other.cost < one.cost ? other : one)).box, line: "" };
  }
  const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
  const beside = [
    inside(at.left + at.width + GAP, y - height / 2),
    inside(at.left - GAP - width, y - height / 2),
    inside(x - width / 2, at.top + at.height + GAP),
    inside(x - width / 2, at.top - GAP - height),
    inside(room.left + 8, room.top + 8),
    inside(room.left + room.width - width - 8, room.top + 8),
    inside(room.left + 8, room.top + room.height - height - 8),
    inside(room.left + room.width - width - 8, room.top + room.height - height - 8),
  ];
  const covered = (box: Box) => spots.reduce((sum, spot) => sum + overlap(box, spot), 0);
  const best = beside.reduce((one, other) => (covered(other) < covered(one) - 1 ? other : one));
  return { ...best, line: pointer(best, at) };
}

/** From the nearest edge of the card to the nearest edge of the piece. */
function pointer(card: Box, at: Box): string {
  const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
  const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
  const from = [clamp(x, card.left, card.left + card.width), clamp(y, card.top, card.top + card.height)];
  const to = [
    clamp(from[0] ?? 0, at.left - 6, at.left + at.width + 6),
    clamp(from[1] ?? 0, at.top - 6, at.top + at.height + 6),
  ];
  return `M${from.join(" ")}L${to.join(" ")}`;
}
