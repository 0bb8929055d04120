/** A line of the judge on the board of the replay: every answer as it would have been offered, one at a time. */

import { api, type Ghost } from "./api";
import type { Option, View } from "./board";
import { wrong } from "./open";

/** What the board shows of a turn: as it was played, as it should have been, or both. */
export type Line = "played" | "best" | "both";

export class Ghosts {
  /** Where the line begins, in answers; null while none is shown. */
  first: number | null = $state(null);
  steps: Ghost[] = $state.raw([]);
  place = $state(0);
  /** What was played is drawn beside it. */
  both = $state(false);
  trouble = $state("");

  constructor(
    readonly table: string,
    readonly key: string | null,
  ) {}

  #now = $derived(this.first === null ? null : (this.steps[this.place] ?? null));
  view = $derived((this.#now?.view ?? null) as View | null);
  option = $derived((this.#now?.option ?? null) as Option | null);
  pieces = $derived(new Set(this.option?.touches ?? []));

  /** What is drawn of the turn that begins here. */
  drawn(first: number): Line {
    return this.first !== first ? "played" : this.both ? "both" : "best";
  }

  async show(first: number, answers: string[]): Promise<void> {
    this.trouble = "";
    if (this.first === first) return;
    try {
      this.steps = await api.line(this.table, this.key, first, answers);
      this.place = 0;
      this.first = this.steps.length > 0 ? first : null;
    } catch (error) {
      this.trouble = wrong(error);
    }
  }

  /** To the next answer, and from the last back to the first. */
  on(): void {
    this.place = (this.place + 1) % Math.max(1, this.steps.length);
  }

  hide(): void {
    this.first = null;
  }
}
