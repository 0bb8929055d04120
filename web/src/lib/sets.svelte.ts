/** Owners' sets kept in this browser, by game; the one used last comes first. */

import type { OwnerSet } from "./box";

const KEY = "nave.sets";

function read(): Record<string, OwnerSet[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export function keptSets(game: string): OwnerSet[] {
  const found = read()[game];
  return Array.isArray(found) ? found : [];
}

export function keepSet(set: OwnerSet): void {
  const all = read();
  const others = (all[set.game] ?? []).filter((one) => one.name !== set.name);
  write({ ...all, [set.game]: [set, ...others].slice(0, 20) });
}

export function dropSet(game: string, name: string): void {
  const all = read();
  write({ ...all, [game]: (all[game] ?? []).filter((one) => one.name !== name) });
}

function write(all: Record<string, OwnerSet[]>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A full or closed storage: the set stays on the screen and can be shared from there.
  }
}

/** A name as files and records have it. */
export function plainName(given: string): string {
  const plain = given
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z0-9_-]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return plain.slice(0, 31) || "mybox";
}
