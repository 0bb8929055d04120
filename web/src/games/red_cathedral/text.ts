/** Words of this drawing, from a language file of its own. */

import { Words, type Values } from "../../lib/catalogue";

const words = await Words.from(
  import.meta.glob<string>("./words/*.ftl", { query: "?url", import: "default", eager: true }),
);

/** The text of a key, with its arguments put in. Keys are made of names in the view, so any string is one. */
export function t(key: string, values?: Values): string {
  return words.say(key, values);
}

/** Whether there are words of their own for something. */
export function has(key: string): boolean {
  return words.find(key) !== null;
}
