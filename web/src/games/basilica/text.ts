/** Words of this drawing, from a language file of its own. */

import { Words, type Values } from "../../lib/catalogue";
import type { Key } from "./words/keys";

export type Word = Key;

const words = await Words.from(
  import.meta.glob<string>("./words/*.ftl", { query: "?url", import: "default", eager: true }),
);

export function t(key: Word, values?: Values): string {
  return words.say(key, values);
}
