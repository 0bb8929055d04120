/** Where a small card lies over nothing that can be touched: a corner of the window or of the board. */

const GAP = 10;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Thing extends Box {
  counts?: number;
}

/** How much lies under the card; a thing counts one, unless it says otherwise. */
export function covered(card: Box, others: Thing[]): number {
  return others
    .filter((box) => box.left < card.right && box.right > card.left && box.top < card.bottom && box.bottom > card.top)
    .reduce((sum, box) => sum + (box.counts ?? 1), 0);
}

/** The first corner with the fewest under it: beside the board first, then on it. */
export function freest(
  corners: { left: number; top: number }[],
  size: { width: number; height: number },
  others: Thing[],
) {
  let best = corners[0] ?? { left: GAP, top: GAP };
  let least = Infinity;
  for (const at of corners) {
    const card = { ...at, right: at.left + size.width, bottom: at.top + size.height };
    const under = covered(card, others);
    if (under < least) [best, least] = [at, under];
  }
  return best;
}

const ALIVE = ".board [data-piece]:not([aria-disabled]), .rail .opts";
/** Without these nothing goes on; a piece can be reached by the list as well. */
const NEEDED = ".bar button, .planned button, .planned select, .table > nav button";

export function corner(card: HTMLElement, board: HTMLElement): { left: number; top: number } {
  const { width, height } = card.getBoundingClientRect();
  const room = board.getBoundingClientRect();
  const [right, bottom] = [innerWidth - width - GAP, innerHeight - height - GAP];
  const [ends, low] = [room.right - width - GAP, room.bottom - height - GAP];
  const found = (what: string, counts: number): Thing[] =>
    [...document.querySelectorAll(what)]
      .map((one) => one.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.height > 0)
      .map(({ left, top, right, bottom }) => ({ left, top, right, bottom, counts }));
  const others = [...found(ALIVE, 1), ...found(NEEDED, 10)];
  const corners = [
    { left: right, top: bottom },
    { left: ends, top: low },
    { left: room.left + GAP, top: low },
    { left: ends, top: room.top + GAP },
    { left: room.left + GAP, top: room.top + GAP },
    { left: room.left + (room.width - width) / 2, top: room.top + (room.height - height) / 2 },
  ];
  return freest(corners, { width, height }, others);
}
