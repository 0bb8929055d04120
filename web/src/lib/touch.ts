/** Touching pieces narrows the options. All of it is words: no rule of any game, only what options touch. */

import type { Option } from "./board";

/** What a touch leads to. */
export type Touched =
  | { kind: "narrow"; chosen: string[] }
  | { kind: "play"; option: Option; chosen: string[] }
  | { kind: "dead"; piece: string };

/** The options that touch everything chosen so far. */
export function narrow(options: Option[], chosen: string[]): Option[] {
  // All of them as they are: who shows them need not look at them again.
  if (chosen.length === 0) return options;
  return options.filter((option) => chosen.every((piece) => option.touches.includes(piece)));
}

/** Every piece that some of the options touch. */
export function pieces(options: Option[]): Set<string> {
  return new Set(options.flatMap((option) => option.touches));
}

/** The option meant by the pieces chosen: the only one left, or the only one that wants no further piece. */
export function meant(options: Option[], chosen: string[]): Option | null {
  if (chosen.length === 0) return null;
  const left = narrow(options, chosen);
  const whole = left.length === 1 ? left : wantNoMore(left, chosen);
  return whole.length === 1 ? (whole[0] ?? null) : null;
}

/** Options that no further piece would tell from the others: all they touch is chosen, or touched by every one left. */
function wantNoMore(left: Option[], chosen: string[]): Option[] {
  const settled = (piece: string) => chosen.includes(piece) || left.every((option) => option.touches.includes(piece));
  return left.filter((option) => option.touches.every(settled));
}

/** What is chosen means several options, and no piece is left to tell them apart, like amounts of the same good. */
export function alike(options: Option[], chosen: string[]): Option[] {
  if (chosen.length === 0) return [];
  const whole = wantNoMore(narrow(options, chosen), chosen);
  return whole.length > 1 ? whole : [];
}

/**
 * Touch a piece. The first touch chooses; a second one plays as soon as one option is meant: on the same piece
 * again, or on another piece that settles it. Touching a chosen piece that settles nothing lets go of it.
 */
export function touch(options: Option[], chosen: string[], piece: string): Touched {
  if (!pieces(options).has(piece)) return { kind: "dead", piece };
  if (chosen.includes(piece)) {
    const option = meant(options, chosen);
    if (option) return { kind: "play", option, chosen };
    return { kind: "narrow", chosen: chosen.filter((other) => other !== piece) };
  }
  const more = [...chosen, piece];
  const left = narrow(options, more);
  // Something else altogether: begin anew with it.
  if (left.length === 0) return { kind: "narrow", chosen: [piece] };
  const only = left[0];
  if (left.length === 1 && only && chosen.length > 0) return { kind: "play", option: only, chosen: more };
  return { kind: "narrow", chosen: more };
}

export function split(piece: string): [string, string] {
  const at = piece.indexOf(":");
  return at < 0 ? ["", piece] : [piece.slice(0, at), piece.slice(at + 1)];
}
