/** Words and drawings are files of their own: they are data, can be exchanged, and need not be parsed as script. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { fileOf, language, type Files } from "./language";

export type Values = Record<string, FluentVariable>;

/** The text of a built file. A server that is just being restarted gets a second chance, and a third. */
export async function file(url: string, tries = 3): Promise<string> {
  try {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    return await answer.text();
  } catch (error) {
    if (tries <= 1) throw error;
    await new Promise((later) => setTimeout(later, 1000));
    return file(url, tries - 1);
  }
}

/** One language file (Project Fluent): plurals and articles are the language's business, not the page's. */
export class Words {
  #bundle = new FluentBundle(language, { useIsolating: false });

  constructor(source: string) {
    this.#bundle.addResource(new FluentResource(source));
  }

  /** The words of this page's language, out of the files of all. */
  static async from(files: Files): Promise<Words> {
    return new Words(await file(fileOf(files)));
  }

  /** The text of a key or of one of its attributes (`good-gold.count`), with its arguments put in. */
  find(key: string, values?: Values): string | null {
    const [name = "", attribute] = key.split(".");
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    // A missing argument is seen as `{$n}`; a table that cannot be drawn would be worse.
    return pattern ? this.#bundle.formatPattern(pattern, values, []) : null;
  }

  /** A key without words stands for itself, so that it is seen. */
  say(key: string, values?: Values): string {
    return this.find(key, values) ?? key;
  }
}

/** A figure with one digit behind the point or comma; `signed` with its sign. */
export function figure(value: number, signed = false): string {
  const shown = Number(value.toFixed(1));
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? "exceptZero" : "negative",
  }).format(shown);
}

/** Things one after the other, `2 stone, 1 gold`; as a conjunction `Vera and Boris`. */
export function listed(things: string[], type: "unit" | "conjunction" = "unit"): string {
  return new Intl.ListFormat(language, { type }).format(things);
}
