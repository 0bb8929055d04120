/** A replay with what the judge says of it: by turn, as marks of film, graph and log, and as curves. */

import type { Judge } from "./judge.svelte";
import type { Stretch } from "./api";
import type { GameEvent, Mark } from "./board";
import { drawn, grave, luckAt, markFrom, ordinaryAt, signed, winsAt, worst } from "./judged";
import { between, type Replay } from "./replay.svelte";

/** What the upper curves show; luck stands below them always. */
export type Curve = "points" | "win";

/** Which marks are gone through, and stand out on the strip. */
export type Through = "mine" | "all" | "blunders";

const tenths = (value: number) => Math.round(value * 10) / 10;

export class JudgedTurns {
  curve: Curve = $state("points");
  #wished: Through | null = $state(null);

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
  /** The stretch that is spoken of first: the marked one that begins at the moment, or what the turn is known for. */
  shown = $derived(this.shownTurn.find((one) => one.first === this.replay.at && drawn(one)) ?? worst(this.shownTurn));
  spoken = $derived(this.shown ? [this.shown, ...this.shownTurn.filter((one) => one !== this.shown)] : []);
  marked = $derived(this.shown && drawn(this.shown) ? this.shown : null);

  /** The seats of whoever looks, if they are not all seats. */
  mine = $derived.by(() => {
    const { names, state } = this.replay;
    const holds = state?.holds ?? [];
    return holds.length < names.length ? holds : [];
  });
  get through(): Through {
    return this.#wished ?? (this.mine.length > 0 ? "mine" : "all");
  }
  set through(wished: Through) {
    this.#wished = wished;
  }
  fits = (one: Stretch): boolean =>
    this.through === "all" || (this.through === "mine" ? this.mine.includes(one.seat) : one.mark === "blunder");
  /** The mark to go to from the moment shown. */
  next = (back: boolean): Stretch | null => markFrom(this.judge.stretches.filter(this.fits), this.replay.at, back);

  /** What was played where in the stretch shown, in the seat's color, whether the moment shown lies before or after. */
  played: Mark[] = $derived.by(() => {
    const { shown, replay } = this;
    const { drawing, view, names, state, items, turn } = replay;
    if (!shown || !turn || !view) return [];
    const end = this.shownTurn.find((one) => one.first > shown.first)?.first ?? turn.to;
    const events = between(items, shown.first, end);
    const told = (list: GameEvent[]): Mark[] =>
      drawing?.marks?.([{ events: list, seat: shown.seat }], {
        view,
        names,
        seat: shown.seat,
        me: state?.seat ?? null,
      }) ?? [];
    // What the end of the turn clears away lies there still, as long as it has not been played.
    const single = replay.at < end ? events.flatMap((event) => told([event])) : [];
    return [...new Map([...single, ...told(events)].map((mark) => [mark.piece, mark])).values()];
  });
  signed = $derived(this.marked ? signed(this.played) : null);
  /** The stretch that the panel speaks of first, with something better than what was played. */
  better = $derived(this.spoken.find((one) => one.played > 0) ?? null);
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
