/** What the judge has said, by turns and along the game. */

import type { Judged, Stretch } from "./api";
import type { Mark } from "./board";

export type Chance = Judged["chances"][number];
type Point = Pick<NonNullable<Judged["whole"]>["curve"][number], "answer" | "wins">;

/** How much a mark weighs where a turn has several; what is not listed gets none. */
const WEIGHT: Partial<Record<Stretch["mark"], number>> = { blunder: 5, slip: 4, brilliant: 3, good: 2, unclear: 1 };

/** The stretch of a turn that is worth a word: the gravest mark, then the largest loss. */
export function worst(stretches: Stretch[]): Stretch | null {
  const sorted = stretches.toSorted(
    (a, b) => (WEIGHT[b.mark] ?? 0) - (WEIGHT[a.mark] ?? 0) || b.loss - a.loss || a.first - b.first,
  );
  return sorted[0] ?? null;
}

export const marked = (stretch: Stretch): boolean => (WEIGHT[stretch.mark] ?? 0) > 1;

/** What is drawn as a mark: also what is too close to call. */
export const drawn = (stretch: Stretch): boolean => (WEIGHT[stretch.mark] ?? 0) > 0;

/** The mark after an answer, or the one before it; beyond the last one the first one follows. */
export function markFrom(stretches: Stretch[], at: number, back: boolean): Stretch | null {
  const sorted = stretches.filter(marked).sort((a, b) => a.first - b.first);
  return back
    ? (sorted.findLast((one) => one.first < at) ?? sorted.at(-1) ?? null)
    : (sorted.find((one) => one.first > at) ?? sorted[0] ?? null);
}

/** Every place once: a tile and the builder who came upon it bear one sign. */
export function signed(marks: Mark[]): Set<Mark> {
  const places = new Map<string, Mark>();
  for (const mark of marks) if (!mark.hurt) places.set(mark.piece.slice(mark.piece.indexOf(":") + 1), mark);
  return new Set(places.values());
}

/** Worth a mark where there is little room. */
export const grave = (stretch: Stretch): boolean => stretch.mark === "blunder" || stretch.mark === "brilliant";

/**
 * Chances to win of every seat in percent, one value for each of these moments and one for the end: the one that
 * was last worked out before it. Turns in which nobody was asked (an automaton's) have none of their own.
 */
export function winsAt(curve: Point[], starts: number[], seats: number): number[][] {
  const shown = [...starts, Infinity].map(
    (start) => (curve.findLast((point) => point.answer <= start) ?? curve[0])?.wins ?? [],
  );
  return Array.from({ length: seats }, (_, seat) => shown.map((wins) => Math.round((wins[seat] ?? 0) * 100)));
}

/** Luck so far of every seat, at the beginning of each turn and at the end. */
export function luckAt(chances: Chance[], starts: number[], seats: number): number[][] {
  return Array.from({ length: seats }, (_, seat) =>
    [...starts, Infinity].map((start) =>
      chances.filter((one) => one.answer < start).reduce((sum, one) => sum + (one.values[seat] ?? 0), 0),
    ),
  );
}

/** How far ordinary luck reaches at those moments, up and down: the standard deviation of its sum, mean of all seats. */
export function ordinaryAt(chances: Chance[], starts: number[], seats: number): number[] {
  return [...starts, Infinity].map((start) => {
    const before = chances.filter((one) => one.answer < start);
    const square = before.reduce((sum, one) => sum + one.spread.reduce((own, value) => own + value * value, 0), 0);
    return Math.sqrt(square / seats);
  });
}
