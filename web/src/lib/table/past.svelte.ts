/** Turns seen once more on the same table: a reel of moments with their motion, played, stepped and left. */

import { tick } from "svelte";
import { api } from "../api";
import type { GameEvent, Phrase, View } from "../board";
import { settings } from "../settings.svelte";
import type { Tale } from "../story";
import { reading, type Pacer } from "./pacer.svelte";
import type { Caption, Story } from "./story.svelte";

/** A moment of the past, with the motion that led to it. */
export interface Moment {
  view: View;
  events: GameEvent[];
  tale: Tale;
}

/** A stretch of a past turn between two decisions. */
interface Shot {
  tale: Tale;
  upto: number;
  events: GameEvent[];
  phrases: Phrase[];
}

interface Reel {
  tales: Tale[];
  from: number;
  shots: Shot[];
}

/** The table after that many answers, as the viewer may know it. */
export async function momentOf({ id, key, state }: Story["ground"], answers: number): Promise<View> {
  return (await api.moment(id, key, answers, state?.seat ?? null)).view as View;
}

export class Past {
  past: Moment | null = $state.raw(null);
  /** Whether it plays on by itself. */
  playing = $state(false);
  #reel: Reel | null = null;
  #reels = 0;
  #at = -1;
  #ended: (() => void) | null = null;
  readonly #pacer: Pacer;

  constructor(
    readonly story: Pick<Story, "ground" | "phrases">,
    pacer: Pacer,
    /** What is told of it, and an end to what was told before. */
    readonly told: { caption: (now: Caption) => void; stop: () => void },
  ) {
    this.#pacer = pacer;
  }

  get runs(): boolean {
    return this.#reel !== null;
  }

  /** Once nothing of the past is looked at any more. */
  ended(): Promise<void> {
    return this.#reel ? new Promise<void>((ended) => (this.#ended = ended)) : Promise.resolve();
  }

  /** Show turns once more: from their beginning, at the viewer's pace. */
  async again(list: Tale[], plays = true): Promise<void> {
    const shots = list.flatMap((tale) => this.#shots(tale));
    const first = shots[0]?.events[0];
    if (!first) return;
    this.told.stop();
    this.#reel = { tales: list, from: first.answer, shots };
    this.#at = -1;
    this.playing = plays;
    try {
      const view = await momentOf(this.story.ground, first.answer);
      if (!this.#reel) return;
      this.past = { view, events: [], tale: shots[0]?.tale as Tale };
      await this.forward();
      while (this.#reel && this.playing && this.#at < this.#beats.length - 1) {
        if (settings.liking.pace === "step") await this.#pacer.until();
        if (this.#reel && this.playing) await this.forward();
      }
      this.playing = false;
    } catch (error) {
      this.end();
      this.story.ground.tell(error);
    }
  }

  /** Back to the table as it is. */
  end(): void {
    if (!this.#reel) return;
    this.#reel = null;
    this.past = null;
    this.playing = false;
    this.#reels += 1;
    this.told.stop();
    this.#ended?.();
    this.#ended = null;
  }

  get #beats(): { shot: Shot; phrase: number }[] {
    return (this.#reel?.shots ?? []).flatMap((shot) => shot.phrases.map((_, phrase) => ({ shot, phrase })));
  }

  /** One thing on, and no further. */
  async step(): Promise<void> {
    this.playing = false;
    this.#pacer.cut();
    await this.forward();
  }

  async forward(): Promise<void> {
    const beats = this.#beats;
    const to = beats[this.#at + 1];
    if (!to) return this.end();
    const before = beats[this.#at];
    this.#at += 1;
    const run = ++this.#reels;
    if (before?.shot !== to.shot) {
      const view = await momentOf(this.story.ground, to.shot.upto);
      if (!this.#reel || run !== this.#reels) return;
      this.#pacer.show = null;
      this.past = { view, events: settings.calm ? [] : to.shot.events, tale: to.shot.tale };
      await tick();
    }
    this.#caption(to);
    const next = beats[this.#at + 1];
    const pace = settings.liking.pace;
    const until = next?.shot === to.shot ? this.#pacer.begins(to.shot.phrases[next.phrase]?.at ?? 0) : Infinity;
    const rest = pace === "instant" ? 300 : reading(pace, to.shot.phrases[to.phrase]);
    await Promise.all([this.#pacer.roll(until, pace), this.#pacer.rest(rest)]);
  }

  /** One thing back: the table as it was then, without motion. */
  async back(): Promise<void> {
    const reel = this.#reel;
    if (!reel || this.#at <= 0) return;
    this.playing = false;
    this.#pacer.cut();
    this.#at -= 1;
    const to = this.#beats[this.#at];
    if (!to) return;
    const run = ++this.#reels;
    const view = await momentOf(this.story.ground, to.shot.upto);
    if (!this.#reel || run !== this.#reels) return;
    this.#pacer.show = null;
    this.past = { view, events: [], tale: to.shot.tale };
    this.#caption(to);
  }

  #caption({ shot, phrase }: { shot: Shot; phrase: number }): void {
    const shots = (this.#reel?.shots ?? []).filter((one) => one.tale === shot.tale);
    const at = shots.slice(0, shots.indexOf(shot)).reduce((sum, one) => sum + one.phrases.length, phrase);
    const phrases = shots.flatMap((one) => one.phrases);
    this.told.caption({ seat: shot.tale.seat, turn: shot.tale.turn, phrases, at });
  }

  #shots(tale: Tale): Shot[] {
    const first = tale.events[0];
    if (!first) return [];
    const starts = [first.answer, ...tale.answers.filter((answer) => answer > first.answer)];
    return starts.flatMap((start, k) => {
      const upto = starts[k + 1] ?? tale.end;
      const events = tale.events.filter((event) => event.answer >= start && event.answer < upto);
      const phrases = this.story.phrases({ events, seat: tale.seat });
      return phrases.length > 0 ? [{ tale, upto, events, phrases }] : [];
    });
  }
}
