/** A replay with what the judge says of it: by turn, as marks of film, graph and log, and as curves. */

import type { Judge } from "./judge.svelte";
import { grave, luckAt, ordinaryAt, winsAt, worst } from "./judged";
import type { Replay } from "./replay.svelte";

/** What the upper curves show; luck stands below them always. */
export type Curve = "points" | "win";

const tenths = (value: number) => Math.round(value * 10) / 10;

export class JudgedTurns {
  curve: Curve = $state("points");

  constructor(
    readonly replay: Replay,
    readonly judge: Judge,
  ) {}

  /** The turns with what the judge says of them, by their place in the record and by their number. */
  #byTurn = $derived.by(() => {
    const turns = this.judge.stretches.length > 0 ? (this.replay.steps?.turns ?? []) : [];
    return turns.flatMap((one) => {
      const found = worst(this.judge.within(one.from, one.to));
      return found ? [{ from: one.from, turn: one.turn, found }] : [];
    });
  });
  filmMarks = $derived(new Map(this.#byTurn.map((one) => [one.from, one.found])));
  logMarks = $derived(new Map(this.#byTurn.map((one) => [one.turn, one.found])));
  #starts = $derived.by(() => this.replay.steps?.turns.map((one) => one.from) ?? []);
  graphMarks = $derived(
    this.#byTurn
      .filter((one) => grave(one.found))
      .map((one) => ({ at: this.#starts.indexOf(one.from), stretch: one.found }))
      .filter((one) => one.at >= 0),
  );
  shownTurn = $derived.by(() => {
    const { turn } = this.replay;
    return turn ? this.judge.within(turn.from, turn.to) : [];
  });
  /** The stretch that the panel speaks of first, with something better than what was played. */
  better = $derived(this.shownTurn.find((one) => one.played > 0) ?? null);
  drawnCurves = $derived.by(() => {
    const whole = this.judge.whole;
    if (!whole || this.curve === "points") return this.replay.curves;
    return winsAt(whole.curve, this.#starts, whole.totals.length).map((points, seat) => ({ seat, points }));
  });
  /** What dice and draws brought everybody so far, and how far ordinary luck would reach; null before the end. */
  luck = $derived.by(() => {
    const whole = this.judge.whole;
    if (!whole) return null;
    const { chances } = this.judge;
    const seats = whole.totals.length;
    const curves = luckAt(chances, this.#starts, seats).map((points, seat) => ({ seat, points: points.map(tenths) }));
    return { curves, band: ordinaryAt(chances, this.#starts, seats) };
  });
}
