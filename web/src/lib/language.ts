/** The language of this page: as chosen here, else the browser's first one that there are words of. */

/** Addresses of language files by their path, as `import.meta.glob` finds them. */
export type Files = Record<string, string>;

export const DEFAULT = "en";

/** Where the choice is kept, among what else this browser's person likes. */
const KEY = "nave.settings";

/** The languages that files are of. */
export function languagesOf(files: Files): string[] {
  return Object.keys(files)
    .map((path) => path.replace(/^.*\/|\.ftl$/g, ""))
    .sort();
}

/** The first wish that there is a language for: `de-AT` is served by `de`. */
export function spokenOf(wanted: readonly string[], there: readonly string[]): string {
  for (const wish of wanted) {
    const [tongue = ""] = wish.split("-");
    const found = there.find((one) => one === wish) ?? there.find((one) => one === tongue);
    if (found) return found;
  }
  return DEFAULT;
}

/** The file of this page's language. */
export function fileOf(files: Files): string {
  return Object.entries(files).find(([path]) => path.endsWith(`/${language}.ftl`))?.[1] ?? "";
}

/** What a language calls itself. */
export function callsItself(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

function chosen(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}").language;
    return typeof kept === "string" && kept ? [kept] : [];
  } catch {
    return [];
  }
}

export const files: Files = import.meta.glob<string>("../words/*.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});
export const languages = languagesOf(files);
export const language = spokenOf([...chosen(), ...(globalThis.navigator?.languages ?? [])], languages);
