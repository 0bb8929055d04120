/** Words and drawings are files of their own: they are data, can be exchanged, and need not be parsed as script. */

import {
  FluentBundle,
  FluentResource,
  type FluentFunction,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";
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

/** So many texts with their arguments are kept. */
const KEPT = 3000;

/** Functions of the language files. `PIECE("color", $color, form: "f")` is the message `color-red`, in that form of it. */
export function functionsOf(find: (key: string) => string | null): Record<string, FluentFunction> {
  const text = (value: FluentValue | undefined) => (typeof value === "string" ? value : String(value?.valueOf() ?? ""));
  return {
    PIECE: ([kind, piece], { form }) => {
      const key = `${text(kind)}-${text(piece)}${form === undefined ? "" : `.${text(form)}`}`;
      return find(key) ?? key;
    },
  };
}

/** One language file (Project Fluent): plurals and articles are the language's business, not the page's. */
export class Words {
  #bundle = new FluentBundle(language, { useIsolating: false, functions: functionsOf((key) => this.find(key)) });
  /** A table says the same of most of its pieces after every answer: what was said once is not put together again. */
  #said = new Map<string, string | null>();

  constructor(source: string) {
    this.#bundle.addResource(new FluentResource(source));
  }

  /** The words of this page's language, out of the files of all. */
  static async from(files: Files): Promise<Words> {
    return new Words(await file(fileOf(files)));
  }

  /** The text of a key or of one of its attributes (`good-gold.count`), with its arguments put in. */
  find(key: string, values?: Values): string | null {
    const asked = values ? key + JSON.stringify(values) : key;
    const known = this.#said.get(asked);
    if (known !== undefined) return known;
    const found = this.#format(key, values);
    if (this.#said.size >= KEPT) this.#said.clear();
    this.#said.set(asked, found);
    return found;
  }

  #format(key: string, values?: Values): string | null {
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

const figures = [false, true].map(
  (signed) =>
    new Intl.NumberFormat(language, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: signed ? "exceptZero" : "negative",
    }),
);
const lists = {
  unit: new Intl.ListFormat(language, { type: "unit" }),
  conjunction: new Intl.ListFormat(language, { type: "conjunction" }),
};

/** A figure with one digit behind the point or comma; `signed` with its sign. */
export function figure(value: number, signed = false): string {
  const shown = Number(value.toFixed(1));
  return figures[signed ? 1 : 0]?.format(shown) ?? "";
}

/** Things one after the other, `2 stone, 1 gold`; as a conjunction `Vera and Boris`. */
export function listed(things: string[], type: "unit" | "conjunction" = "unit"): string {
  return lists[type].format(things);
}
