/** Which screen is open, kept behind the # so that a key in a link never reaches the server. */

import { linked } from "./link";

export type Route =
  | { screen: "lobby" }
  | { screen: "table"; table: string; key: string | null }
  | { screen: "replay"; table: string; at: number | null; plays: boolean; key: string | null }
  | { screen: "rules"; game: string | null; rule: string | null }
  | { screen: "learn"; game: string; pack: string; lesson: string | null }
  | { screen: "puzzle"; game: string; puzzle: string | null }
  | { screen: "try"; table: string; at: number }
  | { screen: "pieces"; game: string }
  | { screen: "score"; game: string }
  | { screen: "seats"; carried: string }
  | { screen: "texts" }
  | { screen: "games" };

export function parse(hash: string): Route {
  const [room, first, second, third, fourth] = hash.replace(/^#\/?/, "").split("/").map(decode);
  if (room === "t" && first) {
    if (second === "replay")
      return {
        screen: "replay",
        table: first,
        at: third ? Number(third) || 0 : null,
        plays: fourth === "play",
        key: fourth && fourth !== "play" ? fourth : null,
      };
    if (second === "try" && third) return { screen: "try", table: first, at: Number(third) || 0 };
    return { screen: "table", table: first, key: second || null };
  }
  if (room === "texts") return { screen: "texts" };
  if (room === "games") return { screen: "games" };
  if (room === "rules") return { screen: "rules", game: first || null, rule: second || null };
  if (room === "seats" && first) return { screen: "seats", carried: first };
  if (room === "learn" && first)
    return { screen: "learn", game: first, pack: second || "first", lesson: third || null };
  if (room === "puzzle" && first) return { screen: "puzzle", game: first, puzzle: second || null };
  if (room === "pieces" && first) return { screen: "pieces", game: first };
  if (room === "score" && first) return { screen: "score", game: first };
  return { screen: "lobby" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  current: Route = $state({ screen: "lobby" });
  private shown: string | null = null;

  constructor() {
    const link = linked(location.pathname, location.hash);
    if (link !== null) history.replaceState(null, "", `/${link}`);
    this.show(location.hash);
    addEventListener("hashchange", () => this.show(location.hash));
  }

  /** Open another screen; `quietly` leaves no step for the back button. */
  go(hash: string, quietly = false): void {
    if (quietly) history.replaceState(null, "", hash);
    else location.hash = hash;
    // At once: the browser tells of a new address later, and a busy one much later.
    this.show(hash);
  }

  private show(hash: string): void {
    if (hash === this.shown) return;
    this.shown = hash;
    this.current = parse(hash);
  }
}

export const router = new Router();
