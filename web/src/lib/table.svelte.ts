/** One open table: what the server says of it, and the parts that look after the rest. */

import { api, ApiError, type Item, type Look, type TableState } from "./api";
import type { Components, GameDrawing, GameEvent, Option, View } from "./board";
import { drawing } from "./drawings";
import { add, fill } from "./journal";
import { language } from "./language";
import type { News } from "./live";
import { width } from "./narrow.svelte";
import { sittings } from "./seats.svelte";
import { settings } from "./settings.svelte";
import { share } from "./share";
import { Advice } from "./table/advice.svelte";
import { Answers } from "./table/answers.svelte";
import { Choice } from "./table/choice.svelte";
import { Connection } from "./table/connection.svelte";
import { Device } from "./table/device.svelte";
import { remembered } from "./table/memory";
import { noteOf, Notices } from "./table/notices.svelte";
import type { Place } from "./table/place";
import { Plan } from "./table/plan.svelte";
import { Story } from "./table/story.svelte";
import { t } from "./text";

export class LiveTable implements Place {
  state: TableState | null = $state.raw(null);
  items: Item[] = $state.raw([]);
  events: GameEvent[] = $state.raw([]);
  drawing: GameDrawing | null = $state.raw(null);
  components: Components | null = $state.raw(null);

  readonly notices = new Notices();
  readonly choice = new Choice(() => this.options);
  readonly advice = new Advice(this, this.notices, this.choice);
  readonly story = new Story(this);
  readonly device: Device;
  readonly connection: Connection;
  answers: Answers;
  readonly plan = new Plan(this);

  #game = "";
  /** Raised when the log is asked for anew: what was asked for before belongs to another seat. */
  #past = 0;

  constructor(
    readonly id: string,
    readonly key: string | null,
  ) {
    this.device = new Device(this, () => this.connection.again());
    this.connection = new Connection(id, this.notices, {
      hello: () => ({
        ...(key ? { key } : {}),
        since: this.story.heard,
        language,
        ...(this.device.looking === null ? {} : { seat: this.device.looking }),
      }),
      news: (news) => this.#hear(news),
      here: (seats, watching) => this.#present(seats, watching),
    });
    this.answers = new Answers(this, this.notices, this.device, this.connection);
  }

  /** Whoever keeps the focus of this table wants to know that the list of options goes. */
  beforeTheList: (() => void) | null = null;

  close(): void {
    this.story.close();
    this.connection.close();
  }

  view = $derived((this.state?.view ?? null) as View | null);
  names = $derived(this.state?.table.names ?? []);
  prompt = $derived(this.view?.prompt ?? "");
  options = $derived((this.state?.options ?? []) as Option[]);
  holds = $derived(this.state?.holds ?? []);
  /** Not while a bot answers for me. */
  myTurn = $derived(
    this.view !== null &&
      this.view.to_answer !== null &&
      this.holds.includes(this.view.to_answer) &&
      this.state?.table.seats[this.view.to_answer]?.kind !== "bot" &&
      !this.view.over,
  );

  /** Whether chances to win may be told here and now. */
  tellsChances = $derived(this.state !== null && this.state.chances && this.state.table.status === "running");

  #hear(news: News): void {
    this.story.hear(news);
  }

  /** News as the story shows them: at once, or when their time has come. */
  lay(news: News, events: GameEvent[]): void {
    const known = this.items.at(-1)?.number ?? 0;
    if (this.answers.busy) this.beforeTheList?.();
    // A first look at the table moves nothing; neither do people who want no motion.
    this.events = this.state?.view ? events : [];
    this.items = add(this.items, news.items);
    this.take(news.state);
    if (news.earlier) void this.#recall(known, news.earlier, news.state.seat);
  }

  /** The part of a long past that was not told at once. */
  async #recall(since: number, upto: number, seat: number | null): Promise<void> {
    const asked = this.#past;
    try {
      const log = await api.log(this.id, this.key, since, seat, upto);
      if (asked === this.#past) this.items = fill(this.items, log.items);
    } catch (error) {
      this.tell(error);
    }
  }

  #present(seats: number[], watching: number): void {
    if (!this.state) return;
    const table = {
      ...this.state.table,
      watching,
      seats: this.state.table.seats.map((one) => ({ ...one, here: seats.includes(one.seat) })),
    };
    this.state = { ...this.state, table };
  }

  /** A newer state of the table; older ones that arrive late are ignored. */
  take(state: TableState): void {
    if (this.state && state.number < this.state.number) return;
    if (!this.device.mayShow(state)) return;
    const moved = this.state?.number !== state.number || this.state?.seat !== state.seat;
    this.state = share(this.state, state);
    if (moved) {
      this.choice.forget();
      this.plan.anew();
      this.advice.forget();
    }
    if (this.holds.length > 1 && this.device.looking === null && state.seat !== null) this.device.turnTo(state.seat);
    void this.device.passOn();
    void this.load(state.table.game, state.table.components["name"] ?? "standard");
    const sitting = remembered(this, this.device.looking);
    if (sitting) sittings.keep(this.id, sitting);
  }

  /** What draws the game, and the printed values of its pieces. */
  protected async load(game: string, set: string): Promise<void> {
    if (this.#game === game) return;
    this.#game = game;
    try {
      const [drawn, values] = await Promise.all([drawing(game), api.components(game, set)]);
      this.components = values.data as Components;
      this.drawing = drawn;
    } catch (error) {
      this.#game = "";
      this.tell(error);
    }
  }

  tell(error: unknown): void {
    if (error instanceof ApiError && error.code === "stale" && error.data.state)
      this.take(error.data.state as TableState);
    this.notices.say(noteOf(error));
  }

  touch(piece: string): void {
    if (this.answers.busy) return;
    const done = this.choice.touch(piece);
    if (done.kind === "dead") {
      void this.advice.why(piece);
      return;
    }
    this.notices.clear();
    this.plan.anew();
    if (done.kind === "play") void this.again(done.option);
    else this.answers.letGo();
  }

  /** Turns are planned before they are played, unless somebody likes to confirm each step. */
  get composes(): boolean {
    return !settings.liking.steps;
  }

  get fingers(): boolean {
    return width.narrow;
  }

  /**
   * What is chosen already was touched again: that plays it, this step alone. Under a finger only what can be taken
   * back; the rest is shown first, and played by its button.
   */
  async again(option: Option): Promise<void> {
    if (this.answers.busy) return;
    const { number } = this.state ?? {};
    if (this.fingers && this.composes) {
      if (this.choice.meant !== option && this.plan.picked !== option.text) this.pick(option);
      await this.plan.known();
      if (this.plan.ahead?.settled || this.state?.number !== number) return;
    }
    await this.answers.play(option);
  }

  /** An option of the list is chosen: it begins a plan. */
  pick(option: Option): void {
    if (this.answers.busy) return;
    this.choice.marked = option.text;
    this.answers.letGo();
    this.plan.pick(option.text);
  }

  /** The one primary button, and Enter: what was asked about, the plan, or what is chosen. */
  async act(): Promise<void> {
    const { doubted, busy } = this.answers;
    if (busy) return;
    if (doubted) return this.answers.play(doubted);
    await this.plan.known();
    // What a plan gives up it has said.
    return this.plan.ahead ? this.plan.play() : this.answers.play(this.choice.ready);
  }

  /** What the lens is told of a piece, or of an answer of the list. */
  look(piece: string): Promise<Look> {
    return api.lens(this.id, this.key, piece, this.state?.seat ?? null);
  }
  lookAtAnswer(text: string): Promise<Look> {
    return api.answerLens(this.id, this.key, text, this.state?.seat ?? null);
  }
  get moment(): string {
    return `${this.state?.number} ${this.state?.seat}`;
  }
  /** Not while something is answered or chosen by its words; a moment of the past is no position to ask about. */
  get hushed(): boolean {
    return this.answers.busy || this.choice.alike.length > 0 || this.story.past !== null;
  }

  /** Why nothing can be taken back now; empty if something can. */
  get noUndo(): string {
    if (!this.state || this.state.can_undo) return "";
    return this.state.no_undo ?? this.advice.notMine ?? "";
  }

  /** Take the last answer back, or say why that cannot be. */
  undo(): void {
    if (!this.#stuck()) void this.answers.undo();
  }

  /** The same with all answers of the turn. */
  restart(): void {
    if (!this.#stuck()) void this.answers.restart();
  }

  #stuck(): boolean {
    if (this.noUndo) this.notices.say({ kind: "why", title: t("why-title"), text: this.noUndo });
    return !this.state?.can_undo;
  }

  /** Not this plan, nor the usual one: the question is looked at anew. */
  putAway(): void {
    this.letGo();
    this.plan.away = this.state?.number ?? null;
  }

  letGo(): void {
    this.choice.letGo();
    this.plan.anew();
    this.answers.letGo();
    this.notices.clear();
  }

  /** The device is in other hands: show that seat from now on. */
  lookAs(seat: number): void {
    this.events = [];
    // The log of another seat may hold other facts, so it is asked for anew.
    this.items = [];
    this.story.forget();
    this.#past += 1;
    this.device.turnTo(seat);
  }
}
