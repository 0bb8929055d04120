/** Words of this drawing, from a catalogue of its own. */

import { catalogue, fill } from "../../lib/catalogue";
import english from "./en.json?url";

const words = await catalogue(english);

/** The text of a key, with its arguments put in. Keys are made of names in the view, so any string is one. */
export function t(key: string, args: Record<string, string | number> = {}): string {
  return fill(words[key] ?? key, args);
}

/** Whether there are words of their own for something. */
export function has(key: string): boolean {
  return key in words;
}
