/** How fast things are shown: motion up to a moment, a rest, or until somebody says: next. All of it can be cut short. */

import type { Phrase, Show } from "../board";
import type { Pace } from "../settings.svelte";

/** Milliseconds that each thing is shown for at least, and the speed of pieces. */
export const BEAT: Record<Pace, number> = { step: 0, slow: 2000, normal: 800, instant: 0 };
/** What a letter takes to be read beyond that; a picture is looked at as long as so many letters. */
const LETTER: Record<Pace, number> = { step: 0, slow: 50, normal: 20, instant: 0 };
const PICTURE = 8;
/** However long a phrase is, nobody waits for more beats than this. */
const MOST = 3;
const RATE: Record<Pace, number> = { step: 1, slow: 0.5, normal: 1, instant: 1 };

/** How long something that was told stays: as long as it takes to read, whatever it took to think of. */
export function reading(pace: Pace, phrase: Pick<Phrase, "bits"> | undefined): number {
  const bits = phrase?.bits ?? [];
  const letters = bits.reduce((sum, bit) => sum + (typeof bit === "string" ? bit.length : PICTURE), 0);
  return Math.min(Math.max(BEAT[pace], LETTER[pace] * letters), MOST * BEAT[pace]);
}

export class Pacer {
  /** Waits for a touch before it goes on. */
  waits = $state(false);
  /** The motion that is under way. */
  show: Show | null = null;
  #go: (() => void) | null = null;
  #cuts = new Set<() => void>();

  /** On to the next thing. */
  next(): void {
    this.#go?.();
  }

  /** Whatever is waited for is over. */
  cut(): void {
    this.waits = false;
    for (const cut of this.#cuts) cut();
    this.#cuts.clear();
  }

  /** When the motion of an event begins. */
  begins(event: number): number {
    return this.show?.starts[event] ?? Infinity;
  }

  /** Pieces move on to a moment of their motion. */
  async roll(until: number, pace: Pace): Promise<void> {
    const { show } = this;
    if (show) await this.#cutting(show.play(Math.min(until, show.length), RATE[pace]));
  }

  rest(time: number): Promise<void> {
    return time > 0 ? this.#cutting(new Promise((done) => setTimeout(done, time))) : Promise.resolve();
  }

  /** Until somebody says: next. */
  async until(): Promise<void> {
    this.waits = true;
    await this.#cutting(new Promise<void>((go) => (this.#go = go)));
    this.#go = null;
    this.waits = false;
  }

  #cutting(work: Promise<void>): Promise<void> {
    return new Promise((done) => {
      this.#cuts.add(done);
      void work.then(() => {
        this.#cuts.delete(done);
        done();
      });
    });
  }
}
