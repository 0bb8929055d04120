/** Every word of the shared page. `{name}` is replaced by an argument; one more file beside en.json is one more language. */

import { catalogue, fill } from "./catalogue";
import english from "./en.json?url";

export type Key = keyof typeof import("./en.json");

const words = await catalogue(english);

/** The text of a key, with its arguments put in. */
export function t(key: Key, values: Record<string, string | number> = {}): string {
  return fill(words[key] ?? key, values);
}

/** The text of a key made at run time, or the other one if there is none. */
export function maybe(key: string, otherwise: string, values: Record<string, string | number> = {}): string {
  return fill(words[key] ?? otherwise, values);
}
