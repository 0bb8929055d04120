/** What the shared table gives to the drawing of a game, and all it hears back. A drawing knows no rule. */

import type { Component, Snippet } from "svelte";
import type { ScoreSheet, ViewHead } from "./sent";

/** An event of trying an answer, up to chance or the next question. */
export interface Effect {
  kind: string;
  rule: string;
  seat: number;
  data: Record<string, unknown>;
}

export interface Option {
  text: string;
  move: number;
  touches: string[];
  label: string;
  /** The label before it was put into words: its key and what it speaks of. */
  says: { key: string; [argument: string]: unknown };
  /** What nearly everybody means. */
  usual: boolean;
  /** What it gives up for good. */
  leaves: { key: string; text: string; [argument: string]: unknown }[];
  /** What would happen, and rows of the view's live tables as they would be. */
  effect: Effect[];
  changes: Record<string, unknown>;
  /** The effect goes on through everything that is planned after it. */
  planned?: boolean;
}

/** The option to show: the given one, or what pointing or touching so far leads to. */
export function inQuestion(
  options: Option[],
  chosen: Set<string>,
  preview: Option | null,
  pointed: string | null,
): Option | null {
  if (preview) return preview;
  const left = options.filter((option) => [...chosen].every((name) => option.touches.includes(name)));
  if (pointed) {
    const there = left.filter((option) => option.touches.includes(pointed));
    if (there.length === 1) return there[0] ?? null;
    // Several ways of moving one die, or several amounts of one thing: the first is the free or the fullest one.
    const first = there[0];
    if (first && there.every((option) => sameKind(option, first))) return first;
  }
  const first = chosen.size ? left[0] : undefined;
  return first && left.every((option) => sameKind(option, first)) ? first : null;
}

/** The same kind of answer about the same piece. */
export function sameKind(a: Option, b: Option): boolean {
  return a.says.key === b.says.key && a.touches[0] === b.touches[0];
}

export interface GameEvent {
  kind: string;
  rule: string;
  seat: number;
  text: string;
  data: Record<string, unknown>;
  answer: number;
}

/** Part of a line of the story: words, or a picture and the words it stands for. */
export type Bit = string | Sign;

export interface Sign {
  /** What the drawing's `Sign` shows, as `good:brick` or `die:red`. */
  sign: string;
  label: string;
  n?: number | string;
}

/** An answer in one line: what with and where, what it costs, what it brings. */
export interface Row {
  /** Answers of one group stand together under its name. */
  group: string;
  what: Bit[];
  price: Bit[];
  gain: Bit[];
}

/** What a row is made of: an option, or an answer that is out of reach. */
export type Rowed = Pick<Option, "touches" | "says"> & Partial<Pick<Option, "effect" | "changes">>;

/** One thing that was done, in a few words and pictures: with `at`, the first of its events. */
export interface Phrase {
  bits: Bit[];
  at: number;
  /** The seat it takes something from. */
  hurts?: number;
}

/** Whose turn is told, and to whom. */
export interface Telling {
  view: View;
  names: string[];
  /** The seat whose turn it is. */
  seat: number | null;
  me: number | null;
  /** Every source of points, once the game is over. */
  sheet?: ScoreSheet | null;
}

/** What happened in a seat's turn. */
export interface Turned {
  events: GameEvent[];
  seat: number | null;
}

/** What a seat did last, at a piece: shown in the seat's color until the viewer moves. */
export interface Mark {
  piece: string;
  seat: number;
  /** A few words or a number at the piece; `hurt` in the color of losses. */
  note?: Bit[];
  hurt?: boolean;
  /** Where it came from, if it moved; and where it went, for who looks at the table before it did. */
  from?: string;
  to?: string;
  /** Drawn upon it around the origin, in SVG: what the judge says of the turn. */
  sign?: Snippet;
}

/** Something the viewer lost in somebody else's turn. */
export interface Loss {
  title: string;
  line: string;
  /** Pieces to look at. */
  pieces: string[];
}

/** One thing that is counted: an area, a tower, a source of points. */
export interface SceneStep {
  title: Bit[];
  /** The sum in words, and what decided who gets it. */
  sum: string;
  note: string;
  /** What is lit meanwhile. */
  pieces: string[];
  /** By player. */
  points: number[];
}

/** A scoring, counted thing by thing over the table as it stood. */
export interface Scene {
  view: View;
  title: string;
  line: string;
  /** Past the last one come the sums. */
  steps: SceneStep[];
  /** What everybody had before and has afterwards. */
  before: number[];
  after: number[];
}

/** Pieces on their way, told event by event: the shared table says how fast, and how far. */
export interface Show {
  /** When each event begins, in milliseconds at the usual speed. */
  starts: number[];
  length: number;
  /** On to this moment at a speed, then rest; resolves there. */
  play: (until: number, rate: number) => Promise<void>;
}

/** The header every view has; the rest is the game's own. */
export type View = ViewHead & { [key: string]: unknown };

/** The printed values of the table's component set, as GET /api/games/{game}/components gives them in `data`. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game says in its own types what it reads of them
export type Components = Record<string, any>;

export interface BoardProps<V extends View = View> {
  view: V;
  components: Components;
  /** The part to show in the narrow layout, one of the drawing's tabs; null shows all parts. */
  tab: string | null;
  /** The seat looked from; null for a spectator. */
  me: number | null;
  /** Names of seats as people typed them, by player. */
  names: string[];
  /** Pieces that the remaining options touch, and pieces touched so far. */
  alive: Set<string>;
  chosen: Set<string>;
  /** Pieces that begin something else when they are touched: out of question now, but not out of use. */
  others?: Set<string>;
  /** The option pointed at, chosen in the list, or the only one left: to be previewed. */
  preview: Option | null;
  /** Everything still possible, to preview on hover. */
  options: Option[];
  /** Events since the last view, oldest first, to animate; empty when motion is reduced. */
  events: GameEvent[];
  /** A moment of the past is shown: nobody is about to move. */
  past?: boolean;
  /** What the others did last. */
  marks?: Mark[];
  /** A scoring that is looked at, and how far it has come. */
  scene?: { scene: Scene; at: number } | null;
  /** The story of the table, where the board has room for it; null: it stands elsewhere. */
  tale?: Snippet | null;
  /** Hears of the motion of these events before it begins. */
  staged?: (show: Show) => void;
  touch: (piece: string) => void;
  point: (piece: string | null) => void;
}

/** What the parts of the rail and the score sheet get. */
export interface PartProps<V extends View = View> {
  view: V;
  components: Components;
  names: string[];
}

/** A seat in the rail; `note` is a word or two about who plays it. */
export interface PlayerProps extends PartProps {
  player: number;
  me: number | null;
  note?: string;
}

/** What stands in the bar beside the question. */
export interface RaceProps {
  view: View;
  names: string[];
  me: number | null;
}

export interface ScoresProps extends PartProps {
  /** Every source of points, as the engine tells it. */
  sheet: ScoreSheet;
  winners: number[];
  /** What the game itself says of its end; none if it was left before. */
  result: Result | null;
  me: number | null;
}

export interface After {
  /** The table of points of a finished game, by source; the panel, who won, the podium and the graph stand around it already. */
  Scores: Component<ScoresProps>;
}

export interface GameDrawing {
  id: string;
  /** The sheet of symbols all other parts draw with; put into the page once, before them. */
  Symbols: Component;
  /** The whole play area between prompt bar and rail. */
  Board: Component<BoardProps>;
  /** One line for an opponent or the own seat in the rail; it opens on demand. */
  Player: Component<PlayerProps>;
  /** The same in a few signs, for the strip that keeps all seats in sight where there is no room for a rail. */
  Line?: Component<PlayerProps>;
  /** In the bar: how far the game is, and who comes next. */
  Race?: Component<RaceProps>;
  /** The live table of the rail: towers or areas. */
  Standing: Component<PartProps>;
  /** What is looked at when the game is over, loaded then. */
  after: () => Promise<{ default: After }>;
  /** What was built, to look at beside the score sheet. */
  Picture?: Component<PartProps>;
  /** The crest, color and points of a player for the prompt bar, the log and the phone's score line. */
  badge: (view: View, player: number) => Badge;
  /** A turn, or part of one, in phrases. */
  phrases?: (events: GameEvent[], telling: Telling) => Phrase[];
  /** An answer as a row of the list; null: it is told in words. */
  row?: (answer: Rowed, view: View, me: number | null) => Row | null;
  /** The pictures of phrases. */
  Sign?: Component<{ sign: Sign }>;
  /** What was done at which pieces, for marks. */
  marks?: (turns: Turned[], telling: Telling) => Mark[];
  /** If a scoring is among the events: how it is counted. `sceneOf` tells whether an event belongs to one. */
  scene?: (events: GameEvent[], before: View, telling: Telling) => Scene | null;
  sceneOf?: (event: GameEvent) => boolean;
  /** What the viewer lost by it; the view before it tells what was there. */
  losses?: (events: GameEvent[], telling: Telling, before: View | null) => Loss[];
  /** Tabs of the narrow layout, by the parts the board shows; `icon` is a symbol of the shared sheet or of the game's. */
  tabs: (view: View | null) => { id: string; title: string; icon: string }[];
  /** The board of a desk has room for the story. */
  tellsStory?: boolean;
  /** Pieces of the kind `button` that the board draws itself, so that the prompt bar need not. */
  ownButtons?: string[];
  /** Whether the open question is one to be answered unseen by the others at the same device. */
  covers?: (view: View) => boolean;
  /** Symbols by the names that the words of lessons and rules call them: `[bell]`. */
  signs?: Record<string, { id: string; name: string }>;
  /** The tab that shows a piece, so that a narrow table can open the one the prompt speaks of. */
  tabOf: (piece: string) => string;
}

export interface Badge {
  /** A class of the game's tokens.css that sets --seat and --crest, and the symbol of the crest. */
  seat: string;
  crest: string;
  /** A whole figure (a symbol, with its viewBox) in place of shield and crest. */
  mark?: { id: string; box: string };
  points: number;
}

export interface Result {
  scores: number[];
  winners: number[];
  breakdown: Record<string, unknown>[];
  reason: string;
}
