/** What a person submits: answers, taking them back, and words to the others. */

import { api, submission } from "../api";
import type { Option } from "../board";
import type { Connection } from "./connection.svelte";
import type { Device } from "./device.svelte";
import type { Notices } from "./notices.svelte";
import { patiently } from "./patience";
import type { Place } from "./place";

/** So long the news of an accepted answer may take. */
const PATIENCE = 4000;
/** So long nothing shows that an answer is under way: most are there before, and all buttons would be drawn twice. */
const UNSEEN = 250;

export class Answers {
  /** The number that the answer under way follows; null if there is none. */
  #follows: number | null = $state(null);
  /** Whether it takes so long that it is to be seen. */
  #long = $state(false);
  /** An answer that gives something up, put off once to ask whether that is meant. */
  #doubted: { number: number; option: Option } | null = $state.raw(null);

  constructor(
    readonly place: Place,
    readonly notices: Notices,
    readonly device: Pick<Device, "looking">,
    readonly connection: Pick<Connection, "link">,
  ) {}

  /** One answer at a time: the next one waits for the table to have moved. */
  get busy(): boolean {
    return this.#follows !== null && (this.place.state?.number ?? 0) <= this.#follows;
  }

  /** Whether to show that nothing can be answered now. */
  get waits(): boolean {
    return this.busy && (this.#long || this.#follows === null);
  }

  /** The answer whose loss is asked about. */
  get doubted(): Option | null {
    return this.#doubted?.number === this.place.state?.number ? (this.#doubted?.option ?? null) : null;
  }

  async play(option: Option | null): Promise<void> {
    if (!option || this.busy) return;
    const number = this.place.state?.number ?? 0;
    if (option.leaves.length > 0 && this.doubted?.text !== option.text) this.#doubted = { number, option };
    else await this.#submit("play", { move: option.text, seat: this.place.state?.seat });
  }

  /** Several answers at once; `finish`: and what then usually follows, to the end of the turn. */
  playAhead(moves: string[], finish: boolean): Promise<void> {
    return this.#submit("play-ahead", { moves, finish, seat: this.place.state?.seat });
  }

  /** Not that answer, after all. */
  letGo(): void {
    this.#doubted = null;
  }

  undo(): Promise<void> {
    return this.#submit("undo", {});
  }

  restart(): Promise<void> {
    return this.#submit("restart-turn", {});
  }

  chat(text: string): Promise<void> {
    return this.#submit("chat", { text }, false);
  }

  resign(bot: string): Promise<void> {
    return this.#submit("resign", { bot, seat: this.place.state?.seat }, false);
  }

  replace(target: number, bot: string): Promise<void> {
    return this.#submit("replace", { target, bot }, false);
  }

  /** Whether whoever knocked is the person of that seat. */
  admit(target: number, yes: boolean): Promise<void> {
    return this.#submit("admit", { target, yes }, false);
  }

  comeBack(): Promise<void> {
    return this.#submit("return", {}, false);
  }

  async #submit(what: string, body: Record<string, unknown>, moves = true): Promise<void> {
    const { id, key, state } = this.place;
    if (!key || !state || (moves && this.busy)) return;
    if (moves) this.#begin(state.number);
    this.notices.clear();
    const sent = { ...body, id: submission(), ...(moves ? { follows: state.number } : {}) };
    try {
      await patiently(() => api.submit(id, key, what, sent));
      if (this.connection.link !== "open") await this.#fetch();
      else if (moves) setTimeout(() => this.#heard(state.number), PATIENCE);
    } catch (error) {
      if (moves) this.#follows = null;
      this.place.tell(error);
    }
  }

  #begin(number: number): void {
    this.#follows = number;
    this.#long = false;
    setTimeout(() => {
      if (this.#follows === number) this.#long = true;
    }, UNSEEN);
  }

  /** The news of an answer come by themselves; if they were lost, they are fetched. */
  async #heard(follows: number): Promise<void> {
    if (this.#follows !== follows || !this.busy) return;
    try {
      await this.#fetch();
    } catch (error) {
      this.place.tell(error);
    }
    this.#follows = null;
  }

  async #fetch(): Promise<void> {
    const { id, key } = this.place;
    if (key) this.place.take(await api.state(id, key, this.device.looking));
  }
}
