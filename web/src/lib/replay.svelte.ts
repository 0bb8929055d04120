/** A game looked at again: the moment that is shown, and the way to the next one. */

import { api, type Item, type Look, type Steps, type TableState } from "./api";
import type { Components, GameDrawing, GameEvent, Result, View } from "./board";
import { curves } from "./curve";
import { drawing } from "./drawings";
import { add } from "./journal";
import { wrong } from "./open";
import { router } from "./route.svelte";
import { settings } from "./settings.svelte";

/** Farther apart than so many answers, nothing travels from one moment to the other. */
const NEAR = 60;

const holding = (items: Item[]): Item[] => items.filter((item) => !item.withdrawn);

/** Moments at which somebody decides; what chance answers belongs to the answer before it. */
export function stops(items: Item[], last: number): number[] {
  const decided = holding(items).filter((item) => item.kind === "answer");
  return [...decided.map((item) => item.answers - 1), last];
}

/** What happened from one moment up to another. */
export function between(items: Item[], from: number, to: number): GameEvent[] {
  return holding(items)
    .flatMap((item) => item.events ?? [])
    .filter((event) => event.answer >= from && event.answer < to);
}

export class Replay {
  state: TableState | null = $state.raw(null);
  items: Item[] = $state.raw([]);
  steps: Steps | null = $state.raw(null);
  drawing: GameDrawing | null = $state.raw(null);
  components: Components | null = $state.raw(null);
  view: View | null = $state.raw(null);
  /** How many answers are behind the moment shown. */
  at = $state(0);
  events: GameEvent[] = $state.raw([]);
  trouble = $state("");
  playing = $state(false);
  speed = $state(1);

  /** The moment asked for last; the one shown may be a little later, when chance had answered. */
  asked = 0;
  #seen = new Map<number, View>();
  #left = false;

  constructor(
    readonly id: string,
    readonly key: string | null,
    /** On a device of several seats the past looks as it did to the one whose table is open. */
    readonly seat: number | null,
    /** Came by a link to a moment and has no other key. */
    readonly guest = false,
  ) {}

  facts = $derived(this.state?.table);
  names = $derived(this.facts?.names ?? []);
  last = $derived(this.steps?.answers ?? 0);
  place = $derived(this.steps ? this.steps.turns.findLastIndex((turn) => turn.from <= this.at) : -1);
  turn = $derived(this.steps?.turns[this.place] ?? null);
  /** What the final scoring brought; none while the game runs. */
  final = $derived((this.state?.result as Result | null | undefined)?.scores ?? null);
  curves = $derived(
    this.steps && this.drawing && this.view ? curves(this.steps, this.view, this.drawing, this.final) : null,
  );
  /** The place of the moment in the curves: at the end it is that of the final scoring. */
  now = $derived(this.final && this.at >= this.last ? (this.steps?.turns.length ?? 0) : Math.max(this.place, 0));
  /** The last thing that had happened. */
  told = $derived(between(this.items, -Infinity, this.at).at(-1));
  #stops = $derived(stops(this.items, this.last));

  async begin(wished: number | null, plays: boolean, seen: (game: string) => void): Promise<void> {
    try {
      const state = await api.state(this.id, this.key, this.seat);
      this.state = state;
      seen(state.table.game);
      const [log, steps, drawn, values] = await Promise.all([
        api.log(this.id, this.key, 0, this.seat),
        api.steps(this.id, this.key, this.seat),
        drawing(state.table.game),
        api.components(state.table.game, state.table.components["name"] ?? "standard"),
      ]);
      this.items = add([], log.items);
      this.steps = steps;
      this.drawing = drawn;
      this.components = values.data as Components;
      await this.show(wished ?? steps.turns[0]?.from ?? 0, false);
      this.playing = plays;
    } catch (error) {
      this.trouble = wrong(error);
    }
  }

  /** Show the position after so many answers; stepping on by one lets pieces travel. */
  show = async (answer: number, link = true): Promise<void> => {
    const wanted = Math.min(Math.max(answer, 0), this.last);
    this.asked = wanted;
    try {
      let found = this.#seen.get(wanted);
      if (!found) {
        found = (await api.moment(this.id, this.key, wanted, this.seat)).view as View;
        this.#seen.set(wanted, found);
      }
      if (this.#left) return;
      const forward = found.answers > this.at && found.answers - this.at < NEAR;
      const moves = forward && this.view !== null && !settings.calm;
      this.events = moves ? between(this.items, this.at, found.answers) : [];
      this.at = found.answers;
      this.view = found;
      this.asked = found.answers;
      if (link) router.go(this.linkTo(found.answers), true);
    } catch (error) {
      this.playing = false;
      this.trouble = wrong(error);
    }
  };

  /** What the lens is told of a piece as it was then. */
  look(piece: string): Promise<Look> {
    return api.momentLens(this.id, this.key, this.at, piece, this.seat);
  }
  get moment(): string {
    return String(this.at);
  }
  /** Another position is drawn over the moment: a line as it could have been. */
  hushed = $state(false);

  /** Where a moment is found again; whoever came by a link finds it by its key. */
  linkTo(answer: number): string {
    return `#/t/${this.id}/replay/${answer}${this.guest ? `/${this.key}` : ""}`;
  }

  /** Show the beginning of a turn, counted from 0. */
  turnTo(number: number): Promise<void> {
    const turns = this.steps?.turns ?? [];
    return this.show(turns[Math.min(number, turns.length - 1)]?.from ?? 0);
  }

  /** Somebody went elsewhere: a moment that comes late does not call back. */
  leave(): void {
    this.#left = true;
  }

  on(): Promise<void> {
    return this.show(this.#stops.find((stop) => stop > this.at) ?? this.last);
  }

  back(): Promise<void> {
    return this.show(this.#stops.findLast((stop) => stop < this.at) ?? this.#stops[0] ?? 0);
  }
}
