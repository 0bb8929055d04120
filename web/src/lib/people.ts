/** Who sits at a table: names as people typed them, in place of the words the engine has for the seats. */

import type { View } from "./board";
import { maybe, t } from "./text";

interface Sat {
  seat: number;
  name: string;
  bot?: string | null;
}

/** Names for bots, so that two of a kind can be told apart. */
export const BOT_NAMES = ["Olga", "Pyotr", "Mirka", "Konrad", "Vera", "Boris", "Agnes", "Lev"];

/** A bot that was seated without a name has only the word for its kind. */
const nameless = (sat: Sat): boolean => Boolean(sat.bot) && (!sat.name || sat.name === sat.bot);

/** What kind of bot sits there, in words; empty for people. */
export function kindOf(sat: Pick<Sat, "bot"> | undefined): string {
  return sat?.bot ? maybe(`bot.${sat.bot}`, sat.bot) : "";
}

/** The engine's own names of all players, also of those nobody sits for. */
function engineNames(view: View | null): string[] {
  const players = view?.["players"];
  if (!Array.isArray(players)) return [];
  return players.map((player: { name?: unknown }) => (typeof player.name === "string" ? player.name : ""));
}

/** A name for every player of the view: the typed one, else the engine's. */
export function namesOf(seats: Sat[], view: View | null): string[] {
  const engine = engineNames(view);
  const count = Math.max(seats.length, engine.length);
  const free = BOT_NAMES.filter((name) => !seats.some((one) => one.name === name));
  return Array.from({ length: count }, (_, player) => {
    const sat = seats.find((one) => one.seat === player);
    if (sat && nameless(sat)) return free[seats.filter(nameless).indexOf(sat) % free.length] ?? sat.name;
    const typed = sat?.name;
    return typed || engine[player] || t("new.player", { n: player + 1 });
  });
}

/** Puts typed names into sentences of the engine: `White's builder` becomes `Vera's builder`. */
export function caller(view: View | null, names: string[]): (text: string) => string {
  const engine = engineNames(view);
  const known = engine.filter((name, player) => name !== "" && names[player] !== name);
  if (known.length === 0) return (text) => text;
  const words = new RegExp(`\\b(?:${known.map((name) => name.replace(/[^\w ]/g, "\\$&")).join("|")})\\b`, "g");
  return (text) => text.replace(words, (name) => names[engine.indexOf(name)] ?? name);
}

/** Whether a seat knows something another one does not: their views differ in more than who looks. */
export function secrets(mine: unknown, theirs: unknown): boolean {
  const plain = (view: unknown) => JSON.stringify({ ...(view as object), seat: null });
  return plain(mine) !== plain(theirs);
}
