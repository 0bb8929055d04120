/** The language files as tests look at them: whole, or key and first line of every message. */

const files = import.meta.glob<string>("../**/words/*.ftl", { query: "?raw", import: "default", eager: true });

export function source(path: string): string {
  return files[`../${path}`] ?? "";
}

export function messages(path: string): Record<string, string> {
  return Object.fromEntries(
    [...source(path).matchAll(/^([a-z][\w-]*) = (.*)$/gim)].map((one) => [one[1] ?? "", one[2] ?? ""]),
  );
}
