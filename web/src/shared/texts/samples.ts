/** Every message of the page as people would read it: with sample arguments, in English and in this language. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { file, functionsOf } from "../../lib/catalogue";
import { DEFAULT, language } from "../../lib/language";

export type Row = { place: string; key: string; english: string; text: string | null };

/** The parts of a pattern that matter here, as Fluent's own parser leaves them. */
type Node = {
  type?: string;
  name?: string;
  value?: unknown;
  selector?: Node;
  variants?: { value: unknown }[];
  args?: Node[];
};

/** Per argument that names a piece: its kind. */
export function piecesIn(pattern: unknown, found: Record<string, string> = {}): Record<string, string> {
  for (const part of Array.isArray(pattern) ? (pattern as unknown[]) : [pattern]) {
    if (typeof part !== "object" || part === null) continue;
    const node = part as Node;
    const [kind, piece] = node.args ?? [];
    if (node.type === "func" && node.name === "PIECE" && piece?.name) found[piece.name] = String(kind?.value);
    for (const variant of node.variants ?? []) piecesIn(variant.value, found);
  }
  return found;
}

/** What a pattern needs: arguments by their name, and whether a plural hangs on them. */
export function needs(pattern: unknown, found: Record<string, boolean> = {}): Record<string, boolean> {
  for (const part of Array.isArray(pattern) ? (pattern as unknown[]) : [pattern]) {
    if (typeof part !== "object" || part === null) continue;
    const node = part as Node;
    if (node.type === "var" && node.name) found[node.name] ||= false;
    if (node.selector?.type === "var" && node.selector.name) found[node.selector.name] = true;
    for (const variant of node.variants ?? []) needs(variant.value, found);
    for (const one of node.args ?? []) needs(one, found);
  }
  return found;
}

/** Both texts of every message of a file, said with the same arguments. */
export function rows(place: string, here: string, there: string, tag: string, n: number): Row[] {
  const bundles = [
    { tag: DEFAULT, source: here },
    { tag, source: there },
  ].map((one) => {
    const find = (key: string): string | null => {
      const [id = "", form] = key.split(".");
      const message = bundle.getMessage(id);
      const own = form ? message?.attributes[form] : message?.value;
      return own ? bundle.formatPattern(own, {}, []) : null;
    };
    const bundle: FluentBundle = new FluentBundle(one.tag, { useIsolating: false, functions: functionsOf(find) });
    bundle.addResource(new FluentResource(one.source));
    return bundle;
  });
  const counted = /^(n|m|count|points|number|amount|least|most|left|turn|of|total)$/;
  const body = new FluentResource(here).body;
  // A piece is called the same whatever is said of it; `rank-title` is a sentence about ranks.
  const names = body.filter((one) => Object.keys(needs(one.value)).length === 0).map((one) => one.id);
  const piece = (kind: string) => (names.find((id) => id.startsWith(`${kind}-`)) ?? kind).slice(kind.length + 1);
  return body.flatMap(({ id, value, attributes }) =>
    Object.entries({ "": value, ...attributes }).flatMap(([form, pattern]) => {
      if (!pattern) return [];
      const pieces = piecesIn(pattern);
      const wanted = Object.entries(needs(pattern)).map(([name, plural]) => {
        const kind = pieces[name];
        if (kind !== undefined) return [name, piece(kind)];
        return [name, plural || counted.test(name) ? n : `‹${name}›`];
      });
      const values = Object.fromEntries(wanted) as Record<string, string | number>;
      const [english = null, text = null] = bundles.map((bundle) => {
        const message = bundle.getMessage(id);
        const own = form ? message?.attributes[form] : message?.value;
        return own ? bundle.formatPattern(own, values, []) : null;
      });
      return [{ place, key: form ? `${id}.${form}` : id, english: english ?? "", text }];
    }),
  );
}

const files = import.meta.glob<string>("../../**/words/*.ftl", { query: "?url", import: "default", eager: true });

/** Source texts of every folder: whose it is, in English and in this language. */
export async function sources(): Promise<{ place: string; here: string; there: string }[]> {
  const english = Object.keys(files).filter((path) => path.endsWith(`/${DEFAULT}.ftl`));
  return Promise.all(
    english.map(async (path) => ({
      place: path.replace(/^(\.\.?\/)+|\/?words\/[\w-]+\.ftl$/g, "") || "page",
      here: await file(files[path] ?? ""),
      there: await file(files[path.replace(`/${DEFAULT}.ftl`, `/${language}.ftl`)] ?? files[path] ?? ""),
    })),
  );
}
