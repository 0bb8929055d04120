/** My seats on another device: one link, one code, one file. The keys stand behind the # and reach no server. */

import type { Sitting } from "../seats.svelte";

export interface Carried {
  table: string;
  key: string;
}

const TABLE = /^[a-z0-9]{4,32}$/;
const KEY = /^[A-Za-z0-9_-]{16,128}$/;
/** A browser keeps no more. */
export const MOST = 300;
/** What a phone still reads off a screen. */
export const IN_A_CODE = 12;

export function seatsOf(sittings: readonly Sitting[]): Carried[] {
  return sittings.flatMap((one) => (one.key ? [{ table: one.table, key: one.key }] : [])).slice(0, MOST);
}

export function packed(seats: readonly Carried[]): string {
  return seats.map((one) => `${one.table}.${one.key}`).join("~");
}

/** What a link carries; what is none of ours is left out. */
export function unpacked(text: string): Carried[] {
  return checked(
    text.split("~").map((part) => {
      const [table, key] = part.split(".");
      return { table, key };
    }),
  );
}

export function linkOf(origin: string, seats: readonly Carried[]): string {
  return `${origin}/#/seats/${packed(seats)}`;
}

/** What a file carries beside the seats: what came of finished games, which nobody can do anything with. */
export function fileOf(seats: readonly Carried[], results: readonly unknown[] = []): string {
  return JSON.stringify({ nave: "seats/1", seats, ...(results.length > 0 ? { results } : {}) }, null, 1);
}

/** Links for the camera of a phone, which reads only so much at once. */
export function codesOf(origin: string, seats: readonly Carried[]): string[] {
  const count = Math.ceil(seats.length / IN_A_CODE);
  return Array.from({ length: count }, (_, place) =>
    linkOf(origin, seats.slice(place * IN_A_CODE, (place + 1) * IN_A_CODE)),
  );
}

/** What a file says of finished games, as it stands there. */
export function resultsInFile(text: string): unknown {
  try {
    return (JSON.parse(text) as { results?: unknown }).results;
  } catch {
    return undefined;
  }
}

/** The seats of a file; nothing if it is another one. */
export function inFile(text: string): Carried[] {
  try {
    const found: unknown = JSON.parse(text);
    const data = found as { nave?: unknown; seats?: unknown };
    return data?.nave === "seats/1" && Array.isArray(data.seats) ? checked(data.seats) : [];
  } catch {
    return [];
  }
}

function checked(found: unknown[]): Carried[] {
  const good = found.filter((one): one is Carried => {
    const { table, key } = (one ?? {}) as Partial<Carried>;
    return typeof table === "string" && typeof key === "string" && TABLE.test(table) && KEY.test(key);
  });
  return good.slice(0, MOST).map(({ table, key }) => ({ table, key }));
}
