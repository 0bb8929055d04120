/** The area somebody points at in the table of areas, so that the cathedral outlines it. */

class Spot {
  /** As `areaKey` names it. */
  area = $state<string | null>(null);
}

export const spot = new Spot();
