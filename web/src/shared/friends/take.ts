import type { Carried } from "../../lib/friends/move";
import { sittings } from "../../lib/seats.svelte";

/** Keep seats that came from another device; how many of them are new here. */
export function take(seats: readonly Carried[]): number {
  const fresh = seats.filter((one) => sittings.find(one.table)?.key !== one.key);
  // The first comes to stand first.
  for (const { table, key } of [...fresh].reverse()) sittings.keep(table, { key, holds: [], looking: null });
  return fresh.length;
}
