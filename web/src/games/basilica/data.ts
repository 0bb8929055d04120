/** Printed values looked up in the component set. */

import type { Components } from "../../lib/board";

/** A number of a row of `supply`, such as how many builders a player has. */
export function count(components: Components, id: string, field: string, otherwise: number): number {
  const rows = (components.supply ?? []) as Record<string, unknown>[];
  const value = rows.find((row) => row.id === id)?.[field];
  return typeof value === "number" ? value : otherwise;
}
