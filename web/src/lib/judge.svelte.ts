/** A finished game as the judge sees it: asked for once, filled in as it comes. */

import { api, type Judged, type Stretch } from "./api";
import type { Chance } from "./judged";
import { wrong } from "./open";

const PAUSE = 700;

export type Level = Judged["level"];
type Whole = NonNullable<Judged["whole"]>;
export class Judge {
  level: Level = $state("quick");
  standing: Judged["standing"] | "none" = $state("none");
  done = $state(0);
  total = $state(0);
  stretches: Stretch[] = $state.raw([]);
  chances: Chance[] = $state.raw([]);
  whole: Whole | null = $state.raw(null);
  trouble = $state("");
  /** A single moment is being looked at. */
  looking = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #next = 0;

  constructor(
    readonly table: string,
    readonly key: string | null,
  ) {}

  busy = $derived(this.standing === "waiting" || this.standing === "running");

  /** The stretches that begin between two answers. */
  within(from: number, to: number): Stretch[] {
    return this.stretches.filter((one) => one.first >= from && one.first < to).sort((a, b) => a.first - b.first);
  }

  /** Somebody looks again: what was under way is asked for on. */
  resume(): void {
    if (this.busy) void this.#ask();
  }

  /** One moment by itself: the turn it belongs to, or the next one in which there was a choice. */
  async at(answer: number): Promise<Stretch | null> {
    this.trouble = "";
    this.looking = true;
    try {
      const found = await api.judgedAt(this.table, this.key, answer);
      this.stretches = [...this.stretches.filter((one) => one.first !== found.first), found];
      return found;
    } catch (error) {
      this.trouble = wrong(error);
      return null;
    } finally {
      this.looking = false;
    }
  }

  async begin(level: Level): Promise<void> {
    this.stop();
    this.level = level;
    this.trouble = "";
    this.#next = 0;
    try {
      this.#take(await api.judge(this.table, this.key, level), true);
    } catch (error) {
      this.standing = "none";
      this.trouble = wrong(error);
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #take(told: Judged, fresh: boolean): void {
    const known = new Map((fresh && told.standing === "done" ? [] : this.stretches).map((one) => [one.first, one]));
    for (const one of told.stretches) known.set(one.first, one);
    this.stretches = [...known.values()];
    const drawn = new Map((fresh ? [] : this.chances).map((one) => [one.answer, one]));
    for (const one of told.chances) drawn.set(one.answer, one);
    this.chances = [...drawn.values()];
    this.#next = told.next;
    this.done = told.done;
    this.total = told.total;
    this.standing = told.standing;
    this.whole = told.whole ?? this.whole;
    if (this.busy) this.#timer = setTimeout(() => void this.#ask(), PAUSE);
  }

  async #ask(): Promise<void> {
    try {
      this.#take(await api.judgement(this.table, this.key, this.level, this.#next), false);
    } catch (error) {
      this.standing = "failed";
      this.trouble = wrong(error);
    }
  }
}

const known = new Map<string, Judge>();

/** What the judge said of a table is still known after looking elsewhere. */
export function judgeOf(table: string, key: string | null): Judge {
  const found = known.get(table) ?? new Judge(table, key);
  known.set(table, found);
  found.resume();
  return found;
}
