/** Colors of pieces are said once, in the tokens of their game: not in its script, its markup or its styles. */

import { describe, expect, it } from "vitest";

const sources = import.meta.glob<string>(["../games/**/*.{svelte,ts}", "!../games/**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const tokens = import.meta.glob<string>("../**/tokens.css", { query: "?raw", import: "default", eager: true });
const COLOUR = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?!-)|\b(?:rgb|hsl)a?\(/i;

const named = (css: string): string[] => [...css.matchAll(/^ {2}(--[\w-]+):/gm)].map((found) => found[1] ?? "");
/** What a file sets for the whole page, by day. */
const roots = (css: string): string[] => named(/^:root \{.*?^\}/ms.exec(css)?.[0] ?? "");

describe("Colors of pieces", () => {
  it("are there to be checked", () => {
    expect(Object.keys(sources).length).toBeGreaterThan(50);
    expect(Object.keys(tokens).length).toBeGreaterThanOrEqual(4);
  });

  it.each(Object.keys(sources))("are not written into %s", (file) => {
    const lines = (sources[file] ?? "").split("\n");
    // Symbols are referred to as `#name` and may look like a color.
    const found = lines.filter((line) => COLOUR.test(line.replace(/(?:href=|url\()"?#[\w-]+/g, "")));
    expect(found).toEqual([]);
  });

  it("have one home each", () => {
    const all = Object.values(tokens).flatMap(roots);
    expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
  });

  it.each(Object.keys(tokens))("that change by night in %s have a color by day", (file) => {
    const css = tokens[file] ?? "";
    const night = named(/^\[data-theme="dark"\] \{.*?^\}/ms.exec(css)?.[0] ?? "");
    expect(night.filter((name) => !roots(css).includes(name))).toEqual([]);
  });
});
