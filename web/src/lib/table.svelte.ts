/** One open table: what the server says of it, what is chosen, and what a person does with it. */

import { api, ApiError, submission, Unreachable, type Estimate, type Item, type TableState } from "./api";
import type { Components, GameDrawing, GameEvent, Option, View } from "./board";
import { drawing } from "./drawings";
import { add, events as eventsOf } from "./journal";
import { LiveSocket, type Link, type News } from "./live";
import { caller, namesOf, secrets } from "./people";
import { sittings } from "./seats.svelte";
import { settings } from "./settings.svelte";
import { t } from "./text";
import { alike, meant, narrow, pieces, touch } from "./touch";

export interface Note {
  text: string;
  title?: string;
  rule?: string | null;
  /** The rule in words, to be read on the spot. */
  law?: { title: string; text: string } | null;
  kind: "why" | "info" | "error";
}

export class LiveTable {
  state: TableState | null = $state.raw(null);
  items: Item[] = $state.raw([]);
  events: GameEvent[] = $state.raw([]);
  link: Link = $state("connecting");
  wasLost = $state(false);
  note: Note | null = $state(null);
  busy = $state(false);
  refused: { status: number; reason: string } | null = $state(null);
  drawing: GameDrawing | null = $state.raw(null);
  components: Components | null = $state.raw(null);
  /** What a bot thinks of the options, the best first; null while nobody asked. */
  hint: Estimate[] | "thinking" | null = $state.raw(null);

  chosen: string[] = $state([]);
  pointed: string | null = $state(null);
  /** The option marked in the list, by its text. */
  marked: string | null = $state(null);
  /** The seat whose view this device shows; with several seats it changes by handing over. */
  looking: number | null = $state(null);
  /** The seat that gets the device next; the table is covered until it has. */
  handOver: number | null = $state(null);

  #socket: LiveSocket;
  #game = "";

  constructor(
    readonly id: string,
    readonly key: string | null,
  ) {
    const known = sittings.find(id);
    this.looking = known?.looking ?? (known && known.holds.length > 1 ? (known.holds[0] ?? null) : null);
    this.#socket = new LiveSocket(id, {
      hello: () => ({
        ...(key ? { key } : {}),
        since: this.items.at(-1)?.number ?? 0,
        ...(this.looking === null ? {} : { seat: this.looking }),
      }),
      news: (news) => this.#hear(news),
      here: (seats) => this.#present(seats),
      link: (link) => {
        if (link === "lost") this.wasLost = true;
        if (link === "open" && this.wasLost) {
          this.wasLost = false;
          this.say({ kind: "info", text: t("link.back") });
        }
        this.link = link;
      },
      refused: (status, reason) => (this.refused = { status, reason }),
    });
  }

  close(): void {
    this.#socket.close();
  }

  // ------------------------------------------------------------ what there is

  view = $derived((this.state?.view ?? null) as View | null);
  names = $derived(namesOf(this.state?.table.seats ?? [], this.view));
  /** Sentences of the engine with the names of people. */
  call = $derived(caller(this.view, this.names));
  prompt = $derived(this.call(this.view?.prompt ?? ""));
  options = $derived(
    ((this.state?.options ?? []) as Option[]).map((option) => ({ ...option, label: this.call(option.label) })),
  );
  left = $derived(narrow(this.options, this.chosen));
  alive = $derived(pieces(this.left));
  /** Everything some option touches, also what the choice so far has ruled out. */
  possible = $derived(pieces(this.options));
  holds = $derived(this.state?.holds ?? []);
  myTurn = $derived(
    this.view !== null && this.view.to_answer !== null && this.holds.includes(this.view.to_answer) && !this.view.over,
  );
  /** Options that no further piece tells apart: to be chosen by their words, beside the piece. */
  alike = $derived(alike(this.options, this.chosen));
  /** What Enter would play. */
  ready = $derived.by((): Option | null => {
    const marked = this.left.find((option) => option.text === this.marked);
    if (marked) return marked;
    const one = meant(this.options, this.chosen);
    if (one) return one;
    return this.options.length === 1 ? (this.options[0] ?? null) : null;
  });
  /** What the board previews: what is ready, or what a pointed piece would settle. */
  preview = $derived.by((): Option | null => {
    if (this.pointed !== null && !this.chosen.includes(this.pointed)) {
      const would = narrow(this.left, [this.pointed]);
      if (would.length === 1) return would[0] ?? null;
    }
    return this.ready;
  });

  async #hear(news: News): Promise<void> {
    const known = this.items.at(-1)?.number ?? 0;
    const fresh = news.items.filter((item) => item.number > known);
    // A first look at the table moves nothing; neither do people who want no motion.
    this.events = this.state?.view && !settings.calm ? eventsOf(fresh) : [];
    this.items = add(this.items, news.items);
    this.take(news.state);
  }

  #present(seats: number[]): void {
    if (!this.state) return;
    const table = {
      ...this.state.table,
      seats: this.state.table.seats.map((one) => ({ ...one, here: seats.includes(one.seat) })),
    };
    this.state = { ...this.state, table };
  }

  /** A newer state of the table; older ones that arrive late are ignored. */
  take(state: TableState): void {
    if (this.state && state.number < this.state.number) return;
    // On a device of several seats only the one it was handed to is shown, whatever the server would show.
    if (this.looking !== null && state.holds.length > 1 && state.seat !== this.looking) return;
    const moved = this.state?.number !== state.number || this.state?.seat !== state.seat;
    this.state = state;
    if (moved) {
      this.chosen = [];
      this.marked = null;
      this.pointed = null;
      this.hint = null;
    }
    if (this.holds.length > 1 && this.looking === null && state.seat !== null) this.#turnTo(state.seat);
    void this.#passOn();
    this.#load(state.table.game, state.table.components["name"] ?? "standard");
    this.#remember();
  }

  async #load(game: string, set: string): Promise<void> {
    if (this.#game === game) return;
    this.#game = game;
    try {
      const [drawn, values] = await Promise.all([drawing(game), api.components(game, set)]);
      this.components = values.data as Components;
      this.drawing = drawn;
    } catch (error) {
      this.#game = "";
      this.#tell(error);
    }
  }

  #remember(): void {
    const state = this.state;
    if (!state) return;
    const view = this.view;
    const toAnswer = view?.to_answer ?? null;
    sittings.keep(this.id, {
      game: state.table.game,
      key: this.key,
      holds: [...state.holds],
      looking: this.looking,
      seen: state.number,
      note: {
        names: this.names.some((_, seat) => !state.holds.includes(seat))
          ? this.names.filter((_, seat) => !state.holds.includes(seat))
          : this.names,
        turn: view?.turn ?? 0,
        points: [],
        yours: this.myTurn,
        over: state.table.status === "over",
        toAnswer: toAnswer === null ? "" : (this.names[toAnswer] ?? ""),
      },
    });
  }

  // ------------------------------------------------------------ what a person does

  say(note: Note | null): void {
    this.note = note;
  }

  touch(piece: string): void {
    if (this.busy) return;
    const done = touch(this.options, this.chosen, piece);
    this.pointed = null;
    if (done.kind === "dead") {
      void this.askWhy(piece);
      return;
    }
    this.note = null;
    this.marked = null;
    this.chosen = done.chosen;
    if (done.kind === "play") void this.play(done.option);
  }

  point(piece: string | null): void {
    this.pointed = piece;
  }

  letGo(): void {
    this.chosen = [];
    this.marked = null;
    this.note = null;
  }

  async play(option: Option | null): Promise<void> {
    if (option) await this.#submit("play", { move: option.text, seat: this.state?.seat });
  }

  undo(): Promise<void> {
    return this.#submit("undo", {});
  }

  restart(): Promise<void> {
    return this.#submit("restart-turn", {});
  }

  async chat(text: string): Promise<void> {
    await this.#submit("chat", { text }, false);
  }

  resign(bot: string): Promise<void> {
    return this.#submit("resign", { bot, seat: this.state?.seat }, false);
  }

  replace(target: number, bot: string): Promise<void> {
    return this.#submit("replace", { target, bot }, false);
  }

  comeBack(): Promise<void> {
    return this.#submit("return", {}, false);
  }

  /** Another seat of this device must answer: pass on to it, behind a cover if one of them knows what the other must not. */
  async #passOn(): Promise<void> {
    const now = this.state;
    const next = this.view?.to_answer ?? null;
    if (
      !now ||
      next === null ||
      this.view?.over ||
      next === now.seat ||
      this.holds.length < 2 ||
      !this.holds.includes(next)
    ) {
      this.handOver = null;
      return;
    }
    const same = () => this.state?.number === now.number && this.state.seat === now.seat;
    try {
      const theirs = await api.state(this.id, this.key, next);
      if (!same()) return;
      if (
        theirs.number === now.number &&
        !secrets(now.view, theirs.view) &&
        !this.drawing?.covers?.(theirs.view as View)
      ) {
        this.#turnTo(next);
        this.take(theirs);
        return;
      }
    } catch {
      // Nobody can say now what it shows: better covered than seen.
    }
    if (same()) this.handOver = next;
  }

  /** The device is in other hands: show that seat from now on. */
  lookAs(seat: number): void {
    this.events = [];
    // The log of another seat may hold other facts, so it is asked for anew.
    this.items = [];
    this.#turnTo(seat);
  }

  #turnTo(seat: number): void {
    this.looking = seat;
    sittings.keep(this.id, { looking: seat });
    this.#socket.again();
  }

  async #submit(what: string, body: Record<string, unknown>, moves = true): Promise<void> {
    if (!this.key || !this.state || (moves && this.busy)) return;
    if (moves) this.busy = true;
    this.note = null;
    const sent = { ...body, id: submission(), ...(moves ? { follows: this.state.number } : {}) };
    try {
      await this.#patiently(() => api.submit(this.id, this.key ?? "", what, sent));
      if (this.link !== "open") this.take(await api.state(this.id, this.key, this.looking));
    } catch (error) {
      this.#tell(error);
    } finally {
      this.busy = false;
    }
  }

  /** Submissions carry their own name, so after a drop the same one may simply be sent again. */
  async #patiently<T>(send: () => Promise<T>): Promise<T> {
    for (const wait of [400, 1200, 3000]) {
      try {
        return await send();
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error;
        await new Promise((done) => setTimeout(done, wait));
      }
    }
    return send();
  }

  #tell(error: unknown): void {
    if (error instanceof ApiError && error.code === "stale") {
      if (error.data.state) this.take(error.data.state as TableState);
      this.say({ kind: "info", text: t("stale") });
    } else if (error instanceof ApiError) {
      this.say({ kind: "why", title: t("refused"), text: this.call(error.message), rule: error.data.rule ?? null });
    } else {
      this.say({ kind: "error", text: t("app.unreachable") });
    }
  }

  /** Why a piece cannot be used now, with the rule that says so. */
  async askWhy(piece: string): Promise<void> {
    const view = this.view;
    if (!view) return;
    if (view.over) return this.say({ kind: "why", text: t("why.over") });
    if (!this.key || this.holds.length === 0) return this.say({ kind: "why", text: t("why.watch") });
    if (!this.myTurn)
      return this.say({ kind: "why", text: t("why.turn", { name: this.names[view.to_answer ?? 0] ?? "" }) });
    try {
      const said = await api.whyNot(this.id, this.key, piece, this.state?.seat ?? null);
      const law = said.title && said.text ? { title: said.title, text: said.text } : null;
      this.say({
        kind: "why",
        title: t("why.title"),
        text: said.reason ? this.call(said.reason) : t("why.none"),
        rule: said.rule,
        law,
      });
    } catch (error) {
      this.#tell(error);
    }
  }

  /** Ask a bot what it would do here, and why. */
  async askHint(): Promise<void> {
    const at = this.state;
    if (!this.key || !at || !this.myTurn || this.hint === "thinking") return;
    this.hint = "thinking";
    try {
      const found = await api.hint(this.id, this.key, at.seat);
      if (this.state?.number !== at.number) return;
      this.hint = found;
      this.marked = found[0]?.option ?? null;
      this.chosen = [];
    } catch (error) {
      this.hint = null;
      this.#tell(error);
    }
  }
}
