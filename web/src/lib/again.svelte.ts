/** A turn of a finished game played again: nothing is written to the game, the judge compares. */

import { api, type Again, type Look } from "./api";
import { TrialTable } from "./trial.svelte";

export class AgainTable extends TrialTable<Again> {
  constructor(
    readonly from: string,
    readonly opens: string | null,
    readonly at: number,
  ) {
    super();
  }

  judged = $derived(this.showing ? null : (this.told?.judged ?? null));

  protected override fetch(given: string[]): Promise<Again> {
    return api.again(this.from, this.opens, this.told?.first ?? this.at, given);
  }

  override look(piece: string): Promise<Look> {
    return api.againLens(this.from, this.opens, { at: this.told?.first ?? this.at, given: this.given, piece });
  }
}
