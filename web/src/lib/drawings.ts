/** Finds what the folders under games/ offer. Nothing else in the shared page knows which games there are. */

import type { GameDrawing } from "./board";
import type { PieceDrawing } from "./box";

/** What the lobby shows of a game before its drawing is loaded. */
export interface GameCard {
  line: string;
  /** The picture in words. */
  picture: string;
  /** Seats of a quick game against bots. */
  seats: number;
  /** Settings of the first game somebody plays. */
  first?: Record<string, string>;
  /** One line about playing alone; null if the rules know no such game. */
  solo: string | null;
  /** The pattern under the prompt bar and the skin of the bar. */
  band: string;
  skin: string;
  /** The setting that brings the expansion, to be chosen with one touch. */
  extra?: string;
  /** Options that belong behind "more options". */
  quiet: RegExp | null;
  /** Options that belong together under a title of their own, such as those of an expansion. */
  groups?: { title: string; line: string; options: string[] }[];
  /** The crest a seat will have with these options, if it is known before the game begins. */
  crest: (options: Record<string, string>, seat: number) => string | null;
}

const boxes = import.meta.glob<{ default: PieceDrawing }>("../games/*/pieces.ts");
const boards = import.meta.glob<{ default: GameDrawing }>("../games/*/index.ts");
const cards = import.meta.glob<GameCard>("../games/*/card.ts", { eager: true, import: "default" });
const pictures = import.meta.glob<string>("../games/*/picture.svg", { eager: true, query: "?url", import: "default" });
const seals = import.meta.glob<string>("../games/*/seal.svg", { eager: true, query: "?url", import: "default" });

const PLAIN: GameCard = {
  line: "",
  picture: "",
  seats: 2,
  solo: null,
  band: "p-folk",
  skin: "folk",
  quiet: null,
  crest: () => null,
};

export function card(game: string): GameCard {
  return cards[`../games/${game}/card.ts`] ?? PLAIN;
}

export function picture(game: string): string | null {
  return pictures[`../games/${game}/picture.svg`] ?? null;
}

export function seal(game: string): string | null {
  return seals[`../games/${game}/seal.svg`] ?? null;
}

/** The drawing of a game, loaded when a table needs it; a game without one gets the plain drawing. */
export async function drawing(game: string): Promise<GameDrawing> {
  const load = boards[`../games/${game}/index.ts`];
  if (load) return (await load()).default;
  return (await import("../shared/plain")).default;
}

/** How single pieces of a box are drawn, if the game says so. */
export async function pieceDrawing(game: string): Promise<PieceDrawing | null> {
  const load = boxes[`../games/${game}/pieces.ts`];
  return load ? (await load()).default : null;
}
