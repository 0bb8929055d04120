/** The pieces of a box and an owner's set of corrections, as they go over the wire. */

import type { Component } from "svelte";

export interface Tray {
  kind: "int" | "bool" | "text" | "choice" | "list" | "map" | "record" | "fixed";
  low?: number;
  high?: number;
  values?: (string | number)[];
  distinct?: boolean;
  item?: Tray;
  keys?: Tray;
  total?: [number, number];
  fields?: Record<string, Tray>;
  when?: [string, string];
}

export type Values = Record<string, unknown>;

export interface Place {
  field: string;
  title: string;
  tray: number;
}

export interface PieceData {
  piece: string;
  table: string;
  id: string;
  name: string;
  standing: string;
  note: string;
  values: Values;
  places: Place[];
}

export interface SheetData {
  id: string;
  title: string;
  part: string;
  pieces: PieceData[];
}

export interface BoxData {
  game: string;
  hash: string;
  parts: Record<string, string>;
  sheets: SheetData[];
  trays: Tray[];
  words: Record<string, Record<string, string>>;
}

export interface Signed {
  by: string;
  on: string;
}

/** Differences from the standard set, and who checked what: the file people share. */
export interface OwnerSet {
  format: "nave-set/1";
  game: string;
  name: string;
  edition: string;
  changes: Record<string, Values>;
  checked: Record<string, Signed[]>;
}

export interface Trouble {
  piece: string;
  field: string;
  /** What is wrong, in a sentence. */
  text: string;
}

export interface Checked {
  hash: string | null;
  standard: boolean;
  counts: Record<string, number> | null;
  problems: Trouble[];
  alike: [string, string][];
  names: Record<string, string>;
  code: string;
}

export interface Contradiction {
  piece: string;
  mine: Values;
  theirs: Values;
  mine_name: string;
  theirs_name: string;
}

export interface Merged {
  set: OwnerSet;
  agreed: Record<string, number>;
  /** Found alike by both, but under the same name. */
  one_name: string[];
  taken: string[];
  contradictions: Contradiction[];
}

/** What the drawing of a piece gets; `say` names a value of a field. */
export interface PieceProps {
  table: string;
  values: Values;
  name: string;
  say: (field: string, value: string) => string;
}

/** What chance may say at a table with a real box: its key with what it speaks of, and the print if it is a piece. */
export interface DrawnProps {
  says: { key: string; [argument: string]: unknown };
  label: string;
  values: Values | null;
}

/** A finished game as it is entered; `touch` hears of every change. Each game knows what its form and end hold. */
export interface EndingProps {
  form: Record<string, unknown>;
  end: Record<string, unknown>;
  names: string[];
  change: (end: Record<string, unknown>) => void;
}

/** How a game draws the single pieces of its box. */
export interface PieceDrawing {
  Symbols: Component;
  Piece: Component<PieceProps>;
  /** What chance may say. */
  Drawn: Component<DrawnProps>;
  /** Towers or areas on which a finished game is set, and how it looks before anything is. */
  Ending: Component<EndingProps>;
  blank: (form: Record<string, unknown>) => Record<string, unknown>;
  /** The symbol of a value, if it is printed as one. */
  symbol: (field: string, value: string) => string | null;
  /** Whether a symbol is drawn in light colors, so that it needs a dark ground. */
  onDark?: (symbol: string) => boolean;
}

export function emptySet(game: string, name: string): OwnerSet {
  return { format: "nave-set/1", game, name, edition: "", changes: {}, checked: {} };
}
