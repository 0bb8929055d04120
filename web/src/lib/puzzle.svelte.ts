/** A puzzle on its table: tries with what the judge said of each, hints, and the star that is left. */

import { api, type Look, type PuzzleTold, type PuzzleVerdict } from "./api";
import { solved } from "./solved.svelte";
import { TrialTable } from "./trial.svelte";

export interface Try {
  words: string[];
  verdict: PuzzleVerdict;
}

export class PuzzleTable extends TrialTable<PuzzleTold> {
  hints = $state(0);
  /** The solution was asked for: nothing is to be won any more. */
  gaveUp = $state(false);
  tries: Try[] = $state.raw([]);
  /** The answers of the try under way, as they were read. */
  #said: string[] = [];

  constructor(
    readonly game: string,
    readonly puzzle: string,
  ) {
    super();
  }

  verdict = $derived(this.showing ? null : (this.told?.verdict ?? null));
  right = $derived(this.verdict?.star === 1);
  solution = $derived(this.told?.solution ?? null);

  protected override fetch(given: string[]): Promise<PuzzleTold> {
    return api.puzzle(this.game, this.puzzle, {
      given,
      hints: this.hints,
      shows: this.gaveUp || this.tries.some((one) => one.verdict.star === 1),
    });
  }

  override look(piece: string): Promise<Look> {
    return api.puzzleLens(this.game, this.puzzle, { given: this.given, piece });
  }

  override answer(text: string): Promise<void> {
    this.#said = this.#said.slice(0, this.given.length);
    this.#said.push(this.options.find((one) => one.text === text)?.label ?? text);
    return super.answer(text);
  }

  protected override ended(told: PuzzleTold): void {
    const verdict = told.verdict;
    if (!verdict) return;
    this.tries = [...this.tries, { words: this.#said.slice(0, told.given.length), verdict }];
    if (!this.gaveUp) solved.keep(this.game, this.puzzle, Math.max(0, verdict.star - (1 - told.left)));
  }

  async hint(): Promise<void> {
    if (this.over) await this.put([]);
    if (this.closed) return;
    if ((this.told?.hints.length ?? 0) >= 3 || this.asking || this.showing) return;
    this.hints += 1;
    await this.put(this.given);
    if (this.closed) return;
    const hint = this.told?.hints.at(-1);
    if (hint && this.hints > 1 && this.given.length === 0) this.choice.chosen = hint.pieces;
  }

  async giveUp(): Promise<void> {
    if (this.asking || this.showing) return;
    if (!this.tries.some((one) => one.verdict.star === 1)) {
      this.gaveUp = true;
      solved.keep(this.game, this.puzzle, 0);
    }
    if (!this.solution) await this.put([]);
    if (this.closed) return;
    const line = this.solution?.answers;
    if (line) await this.show(line);
  }
}
