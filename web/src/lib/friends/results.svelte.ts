/** What came of the games this browser sat at: kept here for good, also when the server has forgotten the table. */

import type { Mine } from "../api";
import { counts } from "./groups";

const KEY = "nave.results";
/** Several a day for years; some hundred bytes each. */
export const MOST = 4000;

/** The rows of before with newer ones beside them, the newest first; each table once. */
export function merged(before: readonly Mine[], fresh: readonly Mine[]): Mine[] {
  const found = new Map(before.map((row) => [row.table, row]));
  for (const row of fresh) if (counts(row)) found.set(row.table, row);
  return [...found.values()].sort((a, b) => b.changed_at - a.changed_at).slice(0, MOST);
}

/** What a file holds of results; what is none is left out. */
export function inFile(found: unknown): Mine[] {
  if (!Array.isArray(found)) return [];
  return found.filter(
    (row): row is Mine =>
      typeof row?.table === "string" &&
      typeof row.game === "string" &&
      Array.isArray(row.names) &&
      Array.isArray(row.seats) &&
      Array.isArray(row.mine) &&
      typeof row.changed_at === "number" &&
      typeof row.settings === "object" &&
      counts(row),
  );
}

function read(): Mine[] {
  try {
    return inFile(JSON.parse(localStorage.getItem(KEY) ?? "[]"));
  } catch {
    return [];
  }
}

class Results {
  all: Mine[] = $state.raw(read());

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key === KEY) this.all = read();
    });
  }

  /** How many of them are new here. */
  keep(rows: readonly Mine[]): number {
    const known = new Map(this.all.map((row) => [row.table, row.number]));
    const fresh = rows.filter((row) => counts(row) && known.get(row.table) !== row.number);
    if (fresh.length === 0) return 0;
    this.#store(merged(this.all, fresh));
    return fresh.filter((row) => !known.has(row.table)).length;
  }

  forget(tables: readonly string[]): void {
    const gone = new Set(tables);
    this.#store(this.all.filter((row) => !gone.has(row.table)));
  }

  #store(rows: Mine[]): void {
    this.all = rows;
    try {
      localStorage.setItem(KEY, JSON.stringify(rows));
    } catch {
      // Full or forbidden storage: they are counted while the page is open.
    }
  }
}

export const results = new Results();
