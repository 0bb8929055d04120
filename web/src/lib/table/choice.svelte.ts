/** What a person has chosen so far, and which options that leaves. */

import type { Option } from "../board";
import { steady } from "../share";
import { alike, meant, narrow, pieces, touch, type Touched } from "../touch";

export class Choice {
  chosen: string[] = $state([]);
  pointed: string | null = $state(null);
  /** The option marked in the list, by its text. */
  marked: string | null = $state(null);

  readonly #steadyAlive = steady<Set<string>>();
  readonly #steadyOthers = steady<Set<string>>();
  readonly #steadyPicked = steady<Set<string>>();

  constructor(readonly options: () => Option[]) {}

  left = $derived.by(() => narrow(this.options(), this.chosen));
  alive = $derived(this.#steadyAlive(pieces(this.left)));
  /** What can be touched at all: also what begins something else. */
  others = $derived.by(() => this.#steadyOthers(pieces(this.options())));
  /** The pieces chosen, as a drawing asks for them. */
  picked = $derived(this.#steadyPicked(new Set(this.chosen)));
  /** Options that no further piece tells apart: to be chosen by their words, beside the piece. */
  alike = $derived.by(() => alike(this.options(), this.chosen));
  /** What the pieces chosen mean. */
  meant = $derived.by(() => meant(this.options(), this.chosen));
  /** What Enter would play. */
  ready = $derived.by((): Option | null => {
    const options = this.options();
    const marked = this.left.find((option) => option.text === this.marked);
    if (marked) return marked;
    if (this.meant) return this.meant;
    return options.length === 1 ? (options[0] ?? null) : null;
  });
  /** What a pointed piece would settle. */
  pointing = $derived.by((): Option | null => {
    if (this.pointed === null || this.chosen.includes(this.pointed)) return null;
    const would = narrow(this.left, [this.pointed]);
    return would.length === 1 ? (would[0] ?? null) : null;
  });
  /** What the board previews: what is ready, or what a pointed piece would settle. */
  preview = $derived(this.pointing ?? this.ready);

  touch(piece: string): Touched {
    const done = touch(this.options(), this.chosen, piece);
    this.pointed = null;
    if (done.kind !== "dead") {
      this.marked = null;
      this.chosen = done.chosen;
    }
    return done;
  }

  point(piece: string | null): void {
    this.pointed = piece;
  }

  letGo(): void {
    this.chosen = [];
    this.marked = null;
  }

  /** Another question: nothing of the old choice means anything now. */
  forget(): void {
    this.letGo();
    this.pointed = null;
  }
}
