/** Where things lie on the plan: tiles are 100 wide, names of cells are `r2c3`. */

export const LEFT = 24;
export const TOP = 36;
export const UNIT = 100;
export const WIDE = 5;
export const PLAN_WIDTH = LEFT * 2 + WIDE * UNIT;

export function place(cell: string): [row: number, column: number] {
  const [, row, column] = /^r(\d+)c(\d+)$/.exec(cell) ?? [];
  return [Number(row ?? 1), Number(column ?? 1)];
}

export function cellName(row: number, column: number): string {
  return `r${row}c${column}`;
}

/** The upper left corner of a cell on the plan. */
export function corner(cell: string): [x: number, y: number] {
  const [row, column] = place(cell);
  return [LEFT + (column - 1) * UNIT, TOP + (row - 1) * UNIT];
}

/** Cells that share an edge and lie on the plan: right, left, below, above. */
export function around(cell: string): string[] {
  const [row, column] = place(cell);
  const out: string[] = [];
  if (column < WIDE) out.push(cellName(row, column + 1));
  if (column > 1) out.push(cellName(row, column - 1));
  out.push(cellName(row + 1, column));
  if (row > 1) out.push(cellName(row - 1, column));
  return out;
}

type Edge = [x: number, y: number, dx: number, dy: number];

const key = (x: number, y: number, dx: number, dy: number): string => `${x},${y},${dx},${dy}`;

/** The outer line of a group of cells: edges that no two share, walked clockwise, `inset` inwards. */
export function outline(cells: string[], inset: number): string {
  const inside = new Set(cells);
  const edges = new Map<string, Edge>();
  const add = (x: number, y: number, dx: number, dy: number): void => {
    edges.set(key(x, y, dx, dy), [x, y, dx, dy]);
  };
  for (const cell of cells) {
    const [row, column] = place(cell);
    const [x, y] = [column - 1, row - 1];
    if (!inside.has(cellName(row - 1, column))) add(x, y, 1, 0);
    if (!inside.has(cellName(row, column + 1))) add(x + 1, y, 0, 1);
    if (!inside.has(cellName(row + 1, column))) add(x + 1, y + 1, -1, 0);
    if (!inside.has(cellName(row, column - 1))) add(x, y + 1, 0, -1);
  }
  let path = "";
  while (edges.size) {
    const loop: Edge[] = [];
    let edge: Edge | undefined = edges.values().next().value;
    while (edge) {
      loop.push(edge);
      const [x, y, dx, dy]: Edge = edge;
      edges.delete(key(x, y, dx, dy));
      const turns: [number, number][] = [
        [-dy, dx],
        [dx, dy],
        [dy, -dx],
      ];
      edge = turns.map(([a, b]) => edges.get(key(x + dx, y + dy, a, b))).find((next) => next !== undefined);
    }
    const points: string[] = [];
    loop.forEach((b, i) => {
      const a = loop[(i + loop.length - 1) % loop.length] ?? b;
      if (a[2] === b[2] && a[3] === b[3]) return;
      points.push(`${LEFT + b[0] * UNIT + inset * (-a[3] - b[3])} ${TOP + b[1] * UNIT + inset * (a[2] + b[2])}`);
    });
    path += `M${points.join("L")}z`;
  }
  return path;
}
