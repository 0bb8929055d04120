/** Every word of the shared page; one more file beside words/en.ftl is one more language. */

import type { Key } from "../words/keys";
import { Words, type Values } from "./catalogue";
import { files, language } from "./language";

export type { Key };

const words = await Words.from(files);

/** The text of a key, with its arguments put in. */
export function t(key: Key, values?: Values): string {
  return words.say(key, values);
}

const narrow = new Intl.ListFormat(language, { style: "narrow" });

/** Things one after the other, as short as the language can say that. */
export function listed(all: string[]): string {
  return narrow.format(all);
}

/** The text of a key made at run time, or the other one if there is none. */
export function maybe(key: string, otherwise: string, values?: Values): string {
  return words.find(key, values) ?? otherwise;
}
