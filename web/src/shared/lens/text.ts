/** Words of the lens and of the buttons it tells of, from a language file of its own that is loaded with it. */

import { Words, type Values } from "../../lib/catalogue";
import type { Look } from "../../lib/api";
import type { Key } from "./words/keys";

const words = await Words.from(
  import.meta.glob<string>("./words/*.ftl", { query: "?url", import: "default", eager: true }),
);

export function t(key: Key, values?: Values): string {
  return words.say(key, values);
}

/** What a button is called is what it shows; what it does stands beside the lens, why not now at the button. */
export function told(button: Element, id: string): Look {
  const shows = [...button.childNodes].filter((one) => !(one instanceof Element && one.ariaHidden === "true"));
  const text = button.matches("select, input") ? "" : shows.map((one) => one.textContent ?? "").join("");
  const drawn = button.querySelector("[aria-label]")?.getAttribute("aria-label") ?? "";
  return {
    piece: `tell:${id}`,
    name: (button.getAttribute("aria-label") ?? text).trim() || drawn,
    does: words.find(`tell-${id}`) ?? "",
    now: [],
    more: 0,
    effect: [],
    why: button.getAttribute("data-why") || null,
    rule: "",
    title: "",
  };
}
