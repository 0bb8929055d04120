/** At which tables the teacher stands at somebody's elbow, and what was said before. Kept in this browser only. */

import { settings } from "./settings.svelte";

const KEY = "nave.tips";
/** First games are few; older tables are forgotten. */
const MOST = 12;

interface Kept {
  tables: string[];
  /** Tips that were told, by game. */
  known: Record<string, string[]>;
}

function read(): Kept {
  const none: Kept = { tables: [], known: {} };
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return none;
  }
}

class Elbow {
  #kept: Kept = $state.raw(read());

  at(table: string): boolean {
    return settings.liking.tips && this.#kept.tables.includes(table);
  }

  /** The teacher comes to a table. */
  sit(table: string): void {
    this.#keep({ tables: [table, ...this.#kept.tables.filter((one) => one !== table)].slice(0, MOST) });
  }

  known(game: string): string[] {
    return this.#kept.known[game] ?? [];
  }

  /** Something was told, and is not told again. */
  tell(game: string, tip: string): void {
    if (this.known(game).includes(tip)) return;
    this.#keep({ known: { ...this.#kept.known, [game]: [...this.known(game), tip] } });
  }

  #keep(some: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...some };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing hears everything once for each visit.
    }
  }
}

export const elbow = new Elbow();
