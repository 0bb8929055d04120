/** The other spelling of a seat's link. */

/** A seat's link may also be /t/{table}#KEY: where it leads in the one spelling the page knows, or null. */
export function linked(path: string, hash: string): string | null {
  const game = /^\/g\/([a-z0-9]+)(?:\/(\d+))?\/?$/.exec(path);
  // A finished game that is shown to anybody, at a moment or at its end.
  if (game) return hash.startsWith("#/") ? hash : `#/t/${game[1]}/replay${game[2] ? `/${game[2]}` : ""}`;
  const table = /^\/t\/([a-z0-9]+)\/?$/.exec(path)?.[1];
  if (!table) return null;
  const key = hash.replace(/^#/, "");
  // Loaded again after it was opened: the rest of the page has put its own spelling there.
  if (key.startsWith("/")) return `#${key}`;
  return `#/t/${table}${key ? `/${key}` : ""}`;
}
