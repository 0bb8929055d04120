/** Which puzzles were solved, and with how much of a star. Kept in this browser only. */

const KEY = "nave.puzzles";

function read(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found && typeof found === "object" ? (found as Record<string, number>) : {};
  } catch {
    return {};
  }
}

class Solved {
  all: Record<string, number> = $state(read());

  /** Null if it was never tried. */
  star(game: string, puzzle: string): number | null {
    return this.all[`${game}/${puzzle}`] ?? null;
  }

  /** The best one counts; whoever was shown the solution has nothing more to win. */
  keep(game: string, puzzle: string, star: number): void {
    const before = this.star(game, puzzle);
    if (before !== null && before >= star) return;
    this.all = { ...this.all, [`${game}/${puzzle}`]: star };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // A browser that keeps nothing lets people solve them anew.
    }
  }
}

export const solved = new Solved();
