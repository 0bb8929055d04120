/**
 * Others' turns at the viewer's own pace. The server sends what happens as it happens; here it waits in a queue,
 * is shown thing by thing with a caption, and can be shown again on the same table.
 */

import { tick } from "svelte";
import { api, type Item, type TableState } from "../api";
import type { GameDrawing, GameEvent, Loss, Mark, Phrase, Scene, Show, Telling, View } from "../board";
import { events as eventsOf } from "../journal";
import type { News } from "../live";
import type { ScoreSheet } from "../sent";
import { settings } from "../settings.svelte";
import { answeredSince, phrasesOf, sinceMine, tales, type Tale } from "../story";
import { Pacer, reading } from "./pacer.svelte";
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

export class Story {
  now: Caption | null = $state.raw(null);
  /** Messages that were heard and not yet shown. */
  behind = $state(0);
  /** A moment of the past on this table, with the motion that led to it. */
  past: { view: View; events: GameEvent[]; tale: Tale } | null = $state.raw(null);
  /** Whether the past plays on by itself. */
  playing = $state(false);
  /** A scoring that is looked at, area by area. */
  readonly scenes = new Scenes();
  readonly #pacer = new Pacer();
  /** Up to this number of the journal the viewer has seen what was marked. */
  understood = $state(0);
  /** The turn whose line is pointed at, and the pieces of a loss that are to be shown. */
  pointed: string | null = $state(null);
  shown: string[] | null = $state.raw(null);
  #read = $state(0);

  #queue: News[] = [];
  #busy = false;
  #run = 0;
  #reel: Reel | null = null;
  #reels = 0;
  #ended: (() => void) | null = null;
  #at = -1;
  /** Heard, and kept back by a scene or by the past that is looked at. */
  #held: News | null = null;
  /** The last number heard of, shown or not. */
  #heard = 0;
  /** The table as the viewer left it. */
  #left: View | null = null;

  constructor(readonly ground: Ground) {}

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
    return news.items.some(
      (item) => item.kind === "answer" && item.seat !== null && this.ground.holds.includes(item.seat),
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
      if (this.ground.myTurn) this.#quiet();
      else setTimeout(() => this.#busy || this.#quiet(), LINGER);
    }
  }

  #quiet(): void {
    if (this.#reel) return;
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
    if (this.#reel && events.length > 0) await new Promise<void>((ended) => (this.#ended = ended));
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
      const scene = this.#scene(events, await this.#moment(first.answer), this.ground.state?.sheet);
      if (scene) void this.scenes.show(scene);
    } catch (error) {
      this.ground.tell(error);
    }
  }

  hasScene(tale: Tale): boolean {
    return tale.events.some((event) => this.ground.drawing?.sceneOf?.(event));
  }

  // ------------------------------------------------------------ the past, on this table

  async #moment(answers: number): Promise<View> {
    const { id, key, state } = this.ground;
    return (await api.moment(id, key, answers, state?.seat ?? null)).view as View;
  }

  /** Show turns once more: from their beginning, at the viewer's pace. */
  async again(list: Tale[], plays = true): Promise<void> {
    const shots = list.flatMap((tale) => this.#shots(tale));
    const first = shots[0]?.events[0];
    if (!first) return;
    this.#stop();
    this.#reel = { tales: list, from: first.answer, shots };
    this.#at = -1;
    this.playing = plays;
    try {
      const view = await this.#moment(first.answer);
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
      this.ground.tell(error);
    }
  }

  /** Back to the table as it is. */
  end(): void {
    if (!this.#reel) return;
    this.#reel = null;
    this.past = null;
    this.playing = false;
    this.#reels += 1;
    this.#stop();
    this.#ended?.();
    this.#ended = null;
  }

  get #beats(): { shot: Shot; phrase: number }[] {
    return (this.#reel?.shots ?? []).flatMap((shot) => shot.phrases.map((_, phrase) => ({ shot, phrase })));
  }

  get looksBack(): boolean {
    return this.past !== null;
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
      const view = await this.#moment(to.shot.upto);
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
    const view = await this.#moment(to.shot.upto);
    if (!this.#reel || run !== this.#reels) return;
    this.#pacer.show = null;
    this.past = { view, events: [], tale: to.shot.tale };
    this.#caption(to);
  }

  #caption({ shot, phrase }: { shot: Shot; phrase: number }): void {
    const shots = (this.#reel?.shots ?? []).filter((one) => one.tale === shot.tale);
    const at = shots.slice(0, shots.indexOf(shot)).reduce((sum, one) => sum + one.phrases.length, phrase);
    const phrases = shots.flatMap((one) => one.phrases);
    this.now = { seat: shot.tale.seat, turn: shot.tale.turn, phrases, at };
  }

  #shots(tale: Tale): Shot[] {
    const first = tale.events[0];
    if (!first) return [];
    const starts = [first.answer, ...tale.answers.filter((answer) => answer > first.answer)];
    return starts.flatMap((start, k) => {
      const upto = starts[k + 1] ?? tale.end;
      const events = tale.events.filter((event) => event.answer >= start && event.answer < upto);
      const phrases = this.phrases({ events, seat: tale.seat });
      return phrases.length > 0 ? [{ tale, upto, events, phrases }] : [];
    });
  }

  /** Whether marks of a turn still say something new. */
  isFresh(tale: Tale): boolean {
    return tale.last > this.understood && !answeredSince(this.ground.items, this.#eyes, tale);
  }
}
