/** Words of the workbench, from a language file of its own that is loaded with it. */

import { Words, type Values } from "../../lib/catalogue";
import type { Key } from "./words/keys";

export type { Key };

const words = await Words.from(
  import.meta.glob<string>("./words/*.ftl", { query: "?url", import: "default", eager: true }),
);

export function t(key: Key, values?: Values): string {
  return words.say(key, values);
}
