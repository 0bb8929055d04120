/** The Grand Duchy in short: 432 × 414 units, Moscow in the middle, specialist spaces between neighbours. */

import type { Point } from "../geometry";

export const MAP_W = 432;
export const MAP_H = 414;

export const CITY_AT: Record<string, Point> = {
  moscow: [216, 222],
  vologda: [321, 96],
  suzdal: [367, 268],
  ryazan: [216, 374],
  smolensk: [65, 268],
  novgorod: [111, 96],
};

/** Spaces 1 to 5. */
export const SPACE_AT: Point[] = [
  [216, 72],
  [379, 172],
  [322, 352],
  [110, 352],
  [53, 172],
];

export const FIRS: Point[] = [
  [18, 30],
  [34, 44],
  [408, 40],
  [394, 56],
  [20, 226],
  [414, 226],
  [28, 366],
  [48, 380],
  [262, 92],
  [166, 150],
  [270, 158],
  [168, 196],
  [276, 282],
  [252, 300],
  [160, 286],
  [406, 118],
  [14, 118],
];
export const HILLS: Point[] = [
  [60, 62],
  [78, 66],
  [250, 36],
  [268, 40],
  [152, 104],
  [346, 212],
  [356, 218],
  [246, 318],
  [262, 322],
  [30, 320],
  [14, 314],
  [168, 238],
  [282, 236],
  [296, 242],
  [88, 206],
  [150, 330],
];

/** Contractors in a city one by one; a seat with more than `most` is one figure with a number. */
export function figures(counts: number[], most: number): { player: number; n: number }[] {
  const all = counts.reduce((sum, n) => sum + n, 0);
  return counts.flatMap((n, player) => {
    if (!n) return [];
    return all <= most ? Array.from({ length: n }, () => ({ player, n: 1 })) : [{ player, n }];
  });
}
