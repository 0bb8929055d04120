/**
 * Others' turns at the viewer's own pace. The server sends what happens as it happens; here it waits in a queue,
 * is shown thing by thing with a caption, and can be shown again on the same table.
 */

import { tick } from "svelte";
import type { Item, TableState } from "../api";
import type { GameDrawing, GameEvent, Loss, Mark, Phrase, Scene, Show, Telling, View } from "../board";
import { events as eventsOf } from "../journal";
import type { News } from "../live";
import type { ScoreSheet } from "../sent";
import { settings } from "../settings.svelte";
import { answeredSince, phrasesOf, sinceMine, tales, type Tale } from "../story";
import { Pacer, reading } from "./pacer.svelte";
import { momentOf, Past, type Moment } from "./past.svelte";
import { Scenes } from "./scenes.svelte";

/** So long the last thing stays told while others think. */
const LINGER = 1500;
/** However long somebody was away: more than so many messages are not played one by one. */
const MOST = 60;

/** What the story asks of its table. */
export interface Ground {
  readonly id: string;
  readonly key: string | null;
  readonly state: TableState | null;
  readonly view: View | null;
  readonly items: Item[];
  readonly names: string[];
  readonly holds: number[];
  readonly myTurn: boolean;
  readonly drawing: GameDrawing | null;
  /** Show what was heard; pieces travel as the events say. */
  lay(news: News, events: GameEvent[]): void;
  tell(error: unknown): void;
}

/** What is being told: phrases of one turn, and the one that is shown. */
export interface Caption {
  seat: number | null;
  turn: number;
  phrases: Phrase[];
  at: number;
}

/** Phrases to be told from one of them on; `shift` leads from the turn's events to those that are shown. */
interface Told {
  caption: Omit<Caption, "at">;
  from: number;
  shift: number;
}

export class Story {
  now: Caption | null = $state.raw(null);
  /** Messages that were heard and not yet shown. */
  behind = $state(0);
  /** A scoring that is looked at, area by area. */
  readonly scenes = new Scenes();
  readonly #pacer = new Pacer();
  /** Turns that are looked at once more, on this table. */
  readonly #past = new Past(this, this.#pacer, {
    caption: (now) => (this.now = now),
    stop: () => this.#stop(),
  });
  /** Up to this number of the journal the viewer has seen what was marked. */
  understood = $state(0);
  /** The turn whose line is pointed at, and the pieces of a loss that are to be shown. */
  pointed: string | null = $state(null);
  shown: string[] | null = $state.raw(null);
  #read = $state(0);

  #queue: News[] = [];
  #busy = false;
  #closed = false;
  #run = 0;
  /** Heard, and kept back by a scene or by the past that is looked at. */
  #held: News | null = null;
  /** The last number heard of, shown or not. */
  #heard = 0;
  /** The table as the viewer left it. */
  #left: View | null = null;

  constructor(readonly ground: Ground) {}

  /** A moment of the past on this table, with the motion that led to it. */
  get past(): Moment | null {
    return this.#past.past;
  }

  /** Show turns once more: from their beginning, at the viewer's pace. */
  again(list: Tale[], plays = true): Promise<void> {
    return this.#past.again(list, plays);
  }

  /** Back to the table as it is. */
  end(): void {
    this.#past.end();
  }

  step(): Promise<void> {
    return this.#past.step();
  }

  back(): Promise<void> {
    return this.#past.back();
  }

  /** Waits for a touch before it goes on. */
  get waits(): boolean {
    return this.#pacer.waits;
  }

  get heard(): number {
    return this.#heard;
  }

  /** The seat that looks: on a device of several seats the one whose table is open. */
  get #eyes(): number[] {
    const seat = this.ground.state?.seat;
    return seat === null || seat === undefined ? [] : [seat];
  }

  telling(seat: number | null): Telling | null {
    const { view, names, state } = this.ground;
    return view ? { view, names, seat, me: state?.seat ?? null } : null;
  }

  phrases(tale: Pick<Tale, "events" | "seat">): Phrase[] {
    const telling = this.telling(tale.seat);
    return telling ? phrasesOf(this.ground.drawing, tale.events, telling) : [];
  }

  /** What others did since the viewer last answered. */
  since = $derived.by(() => sinceMine(this.ground.items, this.#eyes));
  #fresh = $derived(this.since.filter((tale) => tale.last > this.understood));

  marks: Mark[] = $derived.by(() => {
    const { shown } = this;
    if (shown && !this.past) return shown.map((piece) => ({ piece, seat: this.#eyes[0] ?? 0, hurt: true }));
    const one = this.past?.tale ?? this.since.find((tale) => tale.key === this.pointed) ?? null;
    const list = one ? [one] : this.#fresh;
    const telling = this.telling(null);
    return (telling && list.length > 0 && this.ground.drawing?.marks?.(list, telling)) || [];
  });

  losses: Loss[] = $derived.by(() => {
    if (this.#eyes.length === 0) return [];
    return this.#fresh.flatMap((tale) => {
      const telling = this.telling(tale.seat);
      return (telling && this.ground.drawing?.losses?.(tale.events, telling, this.#left)) || [];
    });
  });

  /** Words of others that nobody has looked at here. */
  unread = $derived.by(() => {
    const others = (item: Item) => item.seat === null || !this.ground.holds.includes(item.seat);
    return this.ground.items.filter((item) => item.kind === "chat" && item.number > this.#read && others(item)).length;
  });

  read(): void {
    const last = this.ground.items.at(-1)?.number ?? 0;
    if (last > this.#read) this.#read = last;
  }

  /** Whoever answers, or says so, has seen what was marked. */
  understand(): void {
    this.shown = null;
    this.understood = Math.max(this.understood, this.ground.items.at(-1)?.number ?? 0);
  }

  // ------------------------------------------------------------ what comes in

  hear(news: News): void {
    this.#heard = Math.max(this.#heard, news.number);
    // Whoever answers has seen enough of what was before.
    if (this.#mine(news)) this.skip();
    this.#queue.push(news);
    this.behind = this.#queue.length;
    void this.#work();
  }

  /** What was heard for another seat is not for this one. */
  forget(): void {
    this.#queue = [];
    this.#held = null;
    this.#heard = 0;
    this.#left = null;
    this.end();
    this.#stop();
  }

  /** The table is left: nothing more is told, and nobody looks at what it worked out. */
  close(): void {
    this.#closed = true;
    this.scenes.close();
    this.forget();
  }

  /** Everything at once. */
  skip(): void {
    this.end();
    this.scenes.close();
    const waiting = [...(this.#held ? [this.#held] : []), ...this.#queue];
    this.#held = null;
    this.#queue = [];
    this.#stop();
    for (const news of waiting) this.ground.lay(news, []);
    this.behind = 0;
  }

  /** On to the next thing. */
  next(): void {
    this.#pacer.next();
  }

  /** The drawing is about to move pieces. */
  staged = (show: Show): void => {
    this.#pacer.show = show;
  };

  #stop(): void {
    this.#run += 1;
    this.now = null;
    this.#pacer.cut();
  }

  #mine(news: News): boolean {
    // With a real box, chance is entered by somebody too.
    return news.items.some(
      (item) => ["answer", "nature"].includes(item.kind) && item.seat !== null && this.ground.holds.includes(item.seat),
    );
  }

  async #work(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (let news = this.#queue.shift(); news; news = this.#queue.shift()) {
        this.behind = this.#queue.length;
        await this.#tell(news);
      }
    } finally {
      this.#busy = false;
      // Who thinks for long is named by the bar again.
      if (this.#closed) this.now = null;
      else if (this.ground.myTurn) this.#quiet();
      else setTimeout(() => this.#busy || this.#quiet(), LINGER);
    }
  }

  #quiet(): void {
    if (this.#past.runs) return;
    this.now = null;
    this.#pacer.waits = false;
  }

  async #tell(news: News): Promise<void> {
    const { ground } = this;
    const known = ground.items.at(-1)?.number ?? 0;
    const fresh = news.items.filter((item) => item.number > known);
    const events = ground.view && !news.earlier ? eventsOf(fresh) : [];
    const pace = settings.liking.pace;
    const before = ground.view;
    const run = ++this.#run;
    if (this.since.length === 0) this.#left = before;
    this.#held = news;
    // A moment of the past that is looked at stays until it is left.
    if (events.length > 0) await this.#past.ended();
    if (this.#held !== news) return;
    const shows = before && events.length > 0 && !document.hidden && settings.liking.scenes;
    const scene = shows ? this.#scene(events, before, news.state.sheet) : null;
    if (scene && this.#held === news) {
      for (const event of events) if (ground.drawing?.sceneOf?.(event)) this.scenes.counted.add(event);
      await this.scenes.show(scene);
    }
    if (this.#held !== news) return;
    this.#held = null;
    // What was counted has been seen: only what follows from it still moves.
    const moving = settings.calm ? [] : scene ? this.#afterwards(events) : events;
    const told = scene ? [] : this.#others(events, fresh);
    if (pace === "instant" || document.hidden || this.#queue.length > MOST || run !== this.#run) {
      ground.lay(news, pace === "instant" || run !== this.#run ? [] : moving);
      return;
    }
    await this.#perform(
      () => ground.lay(news, moving),
      moving,
      told,
      run,
      () => !ground.myTurn,
    );
  }

  #scene(events: GameEvent[], before: View, sheet: unknown): Scene | null {
    const telling = this.telling(null);
    const told = telling && { ...telling, sheet: (sheet ?? null) as ScoreSheet | null };
    return (told && this.ground.drawing?.scene?.(events, before, told)) || null;
  }

  #afterwards(events: GameEvent[]): GameEvent[] {
    const last = events.findLastIndex((event) => this.ground.drawing?.sceneOf?.(event));
    return events.slice(last + 1).filter((event) => event.kind !== "score");
  }

  /** What is to be captioned: the part of the events that is somebody else's turn. */
  #others(events: GameEvent[], fresh: Item[]): Told[] {
    if (events.length === 0) return [];
    const numbers = new Set(fresh.map((item) => item.number));
    const all = tales([...this.ground.items, ...fresh].slice(-80));
    const out: Told[] = [];
    for (const tale of all) {
      if (tale.seat === null || this.#eyes.includes(tale.seat) || !numbers.has(tale.last)) continue;
      const begin = tale.events.findIndex((event) => events.includes(event));
      const first = tale.events[begin];
      if (!first) continue;
      const phrases = this.phrases(tale);
      // What follows from something told already is told with it.
      const from = Math.max(
        phrases.findLastIndex((phrase) => phrase.at <= begin),
        0,
      );
      if (phrases.length > 0)
        out.push({
          caption: { seat: tale.seat, turn: tale.turn, phrases },
          from,
          shift: events.indexOf(first) - begin,
        });
    }
    return out;
  }

  // ------------------------------------------------------------ showing

  /** Put something on the table and tell it phrase by phrase. */
  async #perform(put: () => void, moving: GameEvent[], told: Told[], run: number, more: () => boolean): Promise<void> {
    this.#pacer.show = null;
    put();
    if (moving.length > 0) await tick();
    const beats = told.flatMap(({ caption, from, shift }) =>
      caption.phrases
        .map((phrase, at) => ({ caption: { ...caption, at }, start: Math.max(shift + phrase.at, 0) }))
        .slice(from),
    );
    if (beats.length === 0) return this.#pacer.roll(Infinity, settings.liking.pace);
    for (const [k, beat] of beats.entries()) {
      if (run !== this.#run) return;
      this.now = beat.caption;
      // It rests from when it can be read, however long drawing it takes.
      await tick();
      const pace = settings.liking.pace;
      const next = beats[k + 1];
      const until = next ? this.#pacer.begins(next.start) : Infinity;
      const phrase = beat.caption.phrases[beat.caption.at];
      await Promise.all([this.#pacer.roll(until, pace), this.#pacer.rest(reading(pace, phrase))]);
      if (run !== this.#run) return;
      if (pace === "step" && (next || more())) await this.#pacer.until();
    }
  }

  // ------------------------------------------------------------ scenes

  /** Look at a scoring once more. */
  async replayScene(tale: Tale): Promise<void> {
    const at = tale.events.findIndex((event) => this.ground.drawing?.sceneOf?.(event));
    const first = tale.events[at];
    if (!first) return;
    try {
      const events = tale.events.filter((event) => event.answer === first.answer);
      const scene = this.#scene(events, await momentOf(this.ground, first.answer), this.ground.state?.sheet);
      if (scene) void this.scenes.show(scene);
    } catch (error) {
      this.ground.tell(error);
    }
  }

  hasScene(tale: Tale): boolean {
    return tale.events.some((event) => this.ground.drawing?.sceneOf?.(event));
  }

  /** Whether marks of a turn still say something new. */
  isFresh(tale: Tale): boolean {
    return tale.last > this.understood && !answeredSince(this.ground.items, this.#eyes, tale);
  }
}
