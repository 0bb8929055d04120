/** Chances to win while a game runs, for those who may be told: asked for after every move, while somebody looks. */

import { api, ApiError, Unreachable, type Chances as Told } from "../api";
import type { Place } from "./place";

/** Moves that follow each other at once are asked about together. */
const PAUSE = 300;
/** The judge had too much to do; so much later it may not. */
const LATER = 2500;

export class Chances {
  told: Told | null = $state.raw(null);
  /** Whether what is told is of an earlier moment. */
  old = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly place: Place) {}

  /** The table has moved on, or somebody begins to look. */
  follow(): void {
    this.old = this.told !== null;
    this.#soon(PAUSE);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #soon(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), wait);
  }

  async #ask(): Promise<void> {
    const { id, key } = this.place;
    try {
      const told = await api.chances(id, key);
      if (this.told && told.number < this.told.number) return;
      this.told = told;
      this.old = false;
    } catch (error) {
      if (error instanceof Unreachable || (error instanceof ApiError && error.status === 429)) this.#soon(LATER);
      else this.told = null;
    }
  }
}
