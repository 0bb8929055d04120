/** Who sits at a table. */

import { maybe } from "./text";

/** What kind of bot sits there, in words; empty for people. */
export function kindOf(sat: { bot?: string | null } | undefined): string {
  return sat?.bot ? maybe(`bot-${sat.bot}`, sat.bot) : "";
}

/** A prompt without the name it begins with: `Vera, action 1 of 3: lay a vault` is `Action 1 of 3: lay a vault`. */
export function unaddressed(prompt: string, name: string): string {
  const behind = name && prompt.startsWith(name) ? prompt.slice(name.length) : "";
  // Ann is not Anna.
  const rest = /^[\s,:]/u.test(behind) ? behind.replace(/^\s*[,:]\s/u, "") : prompt;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** Whether a seat knows something another one does not: their views differ in more than who looks. */
export function secrets(mine: unknown, theirs: unknown): boolean {
  const plain = (view: unknown) => JSON.stringify({ ...(view as object), seat: null });
  return plain(mine) !== plain(theirs);
}
