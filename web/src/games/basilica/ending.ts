/** A finished game as it is entered: vaults where they lie, who and what stands on them, and the points before. */

export interface Form {
  width: number;
  vaults: { vault: string; colors: string[] }[];
  ranks: string[];
  colors: string[];
  altars: number;
}

export interface Cell {
  vault: string;
  builder: number | null;
  rank: string | null;
  names: string | null;
  glass: boolean;
  altar: boolean;
}

export interface End {
  players: { score: number }[];
  stack_used_up: boolean;
  cells: Record<string, Cell>;
}

export function blank(): Record<string, unknown> {
  const end: End = { players: [{ score: 0 }, { score: 0 }], stack_used_up: false, cells: {} };
  return { ...end };
}

const EMPTY = { builder: null, rank: null, names: null, glass: false, altar: false };

/** What is in hand (`vault red`, `builder 0`, `rank jester`, `names blue`, `glass`, `altar`) set on a cell; once more takes it away. */
export function set(end: End, name: string, brush: string): End {
  const [what, value = ""] = brush.split(" ");
  const cells = { ...end.cells };
  const now = cells[name];
  const other = <T>(is: T, wish: T): T | null => (is === wish ? null : wish);
  if (what === "vault") {
    if (now?.vault === value) delete cells[name];
    else cells[name] = { ...EMPTY, ...now, vault: value };
  } else if (!now) return end;
  else if (what === "builder") {
    const builder = other(now.builder, Number(value));
    cells[name] = { ...now, builder, ...(builder === null ? { rank: null, names: null } : {}) };
  } else if (what === "rank") cells[name] = { ...now, rank: other(now.rank, value) };
  else if (what === "names") cells[name] = { ...now, names: other(now.names, value) };
  else if (what === "glass") cells[name] = { ...now, glass: !now.glass };
  else if (what === "altar") cells[name] = { ...now, altar: !now.altar };
  return { ...end, cells };
}

/** So many rows are shown: those in use and some to lay on. */
export function rowsOf(end: End): number {
  const used = Object.keys(end.cells).map((name) => Number(/^r(\d+)c/.exec(name)?.[1] ?? 0));
  return Math.max(5, ...used.map((row) => row + 2));
}
