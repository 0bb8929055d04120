/** A turn played for once on the ordinary table: a puzzle, or a moment of a game. The server keeps nothing. */

import type { Trial } from "./api";
import type { Option } from "./board";
import { events as eventsOf } from "./journal";
import { settings } from "./settings.svelte";
import { Answers } from "./table/answers.svelte";
import { LiveTable } from "./table.svelte";

/** Between two answers of a line that is shown. */
const STEP = 900;

class TrialAnswers extends Answers {
  constructor(readonly trial: TrialTable) {
    super(trial, trial.notices, trial.device, trial.connection);
  }

  override get busy(): boolean {
    return this.trial.asking || this.trial.showing;
  }

  override async play(option: Option | null): Promise<void> {
    if (option) await this.trial.answer(option.text);
  }

  override undo(): Promise<void> {
    return this.trial.put(this.trial.given.slice(0, -1));
  }

  override restart(): Promise<void> {
    return this.trial.put([]);
  }
}

export abstract class TrialTable<T extends Trial = Trial> extends LiveTable {
  told: T | null = $state.raw(null);
  asking = $state(false);
  /** A line is being shown, answer by answer. */
  showing = $state(false);

  /** Positions are counted here: going back is a new one too. */
  #number = 0;
  #closed = false;

  constructor() {
    super("", "trial");
    this.answers = new TrialAnswers(this);
  }

  /** A turn is tried answer by answer; there is no table that could plan it. */
  override get composes(): boolean {
    return false;
  }

  given = $derived(this.told?.given ?? []);
  over = $derived(this.told?.over ?? false);

  /** The table after these answers, with what the judge says once the turn is over. */
  protected abstract fetch(given: string[]): Promise<T>;
  /** A line of one's own has ended. */
  protected ended(_told: T): void {
    // Who keeps tries says so.
  }

  get closed(): boolean {
    return this.#closed;
  }

  override close(): void {
    this.#closed = true;
    super.close();
  }

  answer(text: string): Promise<void> {
    return this.put([...this.given, text]);
  }

  async put(given: string[]): Promise<void> {
    if (this.asking || this.showing) return;
    await this.#ask(given);
    if (this.told?.over) this.ended(this.told);
  }

  /** Show a line on the board from its beginning, then give the table back as it was before the turn. */
  async show(line: string[]): Promise<void> {
    if (this.asking || this.showing) return;
    this.showing = true;
    for (let count = 0; count <= line.length && !this.#closed; count += 1) {
      if (!(await this.#ask(line.slice(0, count)))) break;
      await new Promise((done) => setTimeout(done, settings.calm ? STEP / 3 : STEP));
    }
    this.showing = false;
  }

  async #ask(given: string[]): Promise<boolean> {
    this.asking = true;
    try {
      const told = await this.fetch(given);
      // Whoever left meanwhile is not interested, and what the screen worked out went with it.
      if (this.#closed) return false;
      this.asking = false;
      this.#take(told);
      return true;
    } catch (error) {
      if (this.#closed) return false;
      this.asking = false;
      this.choice.letGo();
      this.tell(error);
      return false;
    }
  }

  #take(told: T): void {
    const onward = this.told !== null && told.given.length > this.given.length;
    const fresh = told.items.filter((item) => item.number > told.since);
    this.events = onward && !settings.calm ? eventsOf(fresh) : [];
    this.items = told.items;
    this.told = told;
    this.#number += 1;
    this.state = { ...told.state, number: this.#number };
    this.choice.forget();
    void this.load(told.state.table.game, told.state.table.components["name"] ?? "standard");
  }

  override touch(piece: string): void {
    if (this.asking || this.showing || this.over) return;
    const done = this.choice.touch(piece);
    if (done.kind === "dead") this.choice.letGo();
    else if (done.kind === "play") void this.answers.play(done.option);
  }
}
