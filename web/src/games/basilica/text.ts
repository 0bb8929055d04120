/** Words of this drawing, from a catalogue of its own. */

import { catalogue, fill } from "../../lib/catalogue";
import english from "./en.json?url";

export type Word = keyof typeof import("./en.json");

const words = await catalogue(english);

export function t(key: Word, values: Record<string, string | number> = {}): string {
  return fill(words[key] ?? key, values);
}
