/** Markers on a track: who stands where, and beside whom. */

export interface Spot {
  /** The space. */
  at: number;
  /** Which of those on the space it is, counted from 0, and how many they are. */
  place: number;
  of: number;
}

/** For each marker, in the order given, its spot. */
export function spots(spaces: number[]): Spot[] {
  return spaces.map((at, marker) => ({
    at,
    place: spaces.slice(0, marker).filter((other) => other === at).length,
    of: spaces.filter((other) => other === at).length,
  }));
}

/** The markers that stand on a space. */
export function standing(spaces: number[], at: number): number[] {
  return spaces.flatMap((space, marker) => (space === at ? [marker] : []));
}

/** The first space of a stretch of `length` around `at`, so that it lies within the track; `before` are shown before it. */
export function stretch(at: number, before: number, length: number, last: number): number {
  return Math.max(0, Math.min(at - before, last - length + 1));
}
