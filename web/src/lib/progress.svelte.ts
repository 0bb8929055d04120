/** How far somebody has come in the lessons. Kept in this browser only. */

import type { LessonTold } from "./api";

export interface Standing {
  lesson: string;
  step: number;
  /** The number of the lesson, and whether the last one is over. */
  at: number;
  over: boolean;
}

const KEY = "nave.lessons";

function read(): Record<string, Standing> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found && typeof found === "object" ? (found as Record<string, Standing>) : {};
  } catch {
    return {};
  }
}

class Progress {
  all: Record<string, Standing> = $state(read());

  find(game: string, pack: string): Standing | null {
    return this.all[`${game}/${pack}`] ?? null;
  }

  stand(game: string, pack: string, told: Pick<LessonTold, "lesson" | "step" | "at" | "kind">): void {
    const standing = { lesson: told.lesson, step: told.step, at: told.at, over: told.kind === "over" };
    this.all = { ...this.all, [`${game}/${pack}`]: standing };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // A browser that keeps nothing lets people learn from the beginning.
    }
  }
}

export const progress = new Progress();
