/** Points over turns, ready to be drawn. */

import type { Steps } from "./api";
import type { GameDrawing, View } from "./board";

export interface Curve {
  seat: number;
  /** One value for the beginning and one after each turn. */
  points: number[];
}

/** Every player's points at the beginning of each turn and at the end of the last one. */
export function curves(steps: Steps, view: View, drawing: GameDrawing, final: number[] | null): Curve[] {
  const moments = steps.turns.map((turn) => ({ ...view, players: turn.players }) as View);
  const players = steps.turns[0]?.players.length ?? view.seats;
  return Array.from({ length: players }, (_, seat) => {
    const points = moments.map((moment) => drawing.badge(moment, seat).points);
    return { seat, points: final ? [...points, final[seat] ?? points.at(-1) ?? 0] : points };
  });
}

/** Round steps for an axis that ends at or above the highest value. */
export function ticks(highest: number, lowest = 0): number[] {
  const span = Math.max(highest - lowest, 1);
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((size) => span / size <= 6) ?? 500;
  const first = Math.floor(lowest / step) * step;
  const found: number[] = [];
  for (let value = first; value < highest + step; value += step) found.push(value);
  return found;
}
