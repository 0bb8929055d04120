import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { briefly } from "../../briefly.mjs";

const sources = import.meta.glob<string>("../**/words/*.ftl", { query: "?raw", import: "default", eager: true });

function said(source: string): Record<string, string> {
  const bundle = new FluentBundle("en", { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(source));
  expect(errors).toEqual([]);
  const found: Record<string, string> = {};
  for (const [id] of source.matchAll(/^[a-z][\w-]*(?= ?=)/gim)) {
    const message = bundle.getMessage(id);
    const patterns = { "": message?.value, ...message?.attributes };
    for (const [name, pattern] of Object.entries(patterns)) {
      for (const n of pattern ? [0, 1, 2, 5] : []) {
        found[`${id}.${name}/${n}`] = bundle.formatPattern(pattern ?? "", { n, count: n, points: n }, []);
      }
    }
  }
  return found;
}

describe("a language file as it travels", () => {
  it.each(Object.entries(sources))("says the same in %s", (_path, source) => {
    const brief = briefly(source);
    expect(said(brief)).toEqual(said(source));
    expect(brief.length).toBeLessThan(source.length);
  });

  it("keeps text that goes on in the next line", () => {
    const source = "# about\na = one\n    two\n\nb = { $n ->\n    [one] x\n   *[other] { $n } y\n}\n    .an = z\n";
    expect(briefly(source)).toBe("a=one\n    two\nb={ $n ->\n [one] x\n *[other] {$n} y\n}\n .an=z\n");
    expect(said(briefly(source))).toEqual(said(source));
  });
});
