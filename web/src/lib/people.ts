/** Who sits at a table. */

import { maybe } from "./text";

/** Names for bots, so that two of a kind can be told apart. */
export const BOT_NAMES = ["Olga", "Pyotr", "Mirka", "Konrad", "Vera", "Boris", "Agnes", "Lev"];

/** What kind of bot sits there, in words; empty for people. */
export function kindOf(sat: { bot?: string | null } | undefined): string {
  return sat?.bot ? maybe(`bot.${sat.bot}`, sat.bot) : "";
}

/** Whether a seat knows something another one does not: their views differ in more than who looks. */
export function secrets(mine: unknown, theirs: unknown): boolean {
  const plain = (view: unknown) => JSON.stringify({ ...(view as object), seat: null });
  return plain(mine) !== plain(theirs);
}
