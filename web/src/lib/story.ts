/** The story of a table: one entry for each turn, however many answers, events and draws it took. */

import type { Item } from "./api";
import type { Bit, GameDrawing, GameEvent, Phrase, Telling } from "./board";

export interface Tale {
  key: string;
  /** The number of the turn; 0 is the set-up. */
  turn: number;
  seat: number | null;
  events: GameEvent[];
  /** The last journal number that belongs to it. */
  last: number;
  /** Answers of people in it, and the number of answers behind its end. */
  answers: number[];
  end: number;
}

/** Something said beside the game: chat, or what the table itself has to say. */
export interface Word {
  key: string;
  item: Item;
}

export type Entry = { tale: Tale; word?: never } | { word: Word; tale?: never };

function played(item: Item): boolean {
  return item.kind === "answer" || item.kind === "nature";
}

/** Turns and words in the order in which they happened; what was taken back is left out. */
export function entries(items: Item[]): Entry[] {
  const out: Entry[] = [];
  let tale: Tale | null = null;
  const begin = (item: Item, turn: number, seat: number | null): Tale => {
    const made = { key: `${item.number}.${turn}`, turn, seat, events: [], last: item.number, answers: [], end: 0 };
    out.push({ tale: made });
    return made;
  };
  for (const item of items) {
    if (item.withdrawn) continue;
    if (!played(item)) {
      out.push({ word: { key: `w${item.number}`, item } });
      continue;
    }
    const turn: number = item.turn ?? 0;
    if (!tale || tale.turn !== turn) tale = begin(item, turn, null);
    // In the set-up nobody's turn has begun.
    if (item.kind === "answer" && turn > 0) tale.seat ??= item.seat;
    const touched = [tale];
    if (item.kind === "answer") tale.answers.push(item.answers - 1);
    for (const event of item.events ?? []) {
      // Where one turn ends and the next begins within one answer, the game says so.
      if (event.kind === "turn") touched.push((tale = begin(item, Number(event.data["turn"] ?? 0), event.seat)));
      else tale.events.push(event);
    }
    for (const one of touched) {
      one.last = item.number;
      one.end = item.answers;
    }
  }
  return out;
}

export function tales(items: Item[]): Tale[] {
  return entries(items).flatMap((entry) => entry.tale ?? []);
}

/** The turns others had since these seats last answered: what somebody comes back to. */
export function sinceMine(items: Item[], seats: number[]): Tale[] {
  const all = tales(items).filter((tale) => tale.turn > 0 && tale.events.length > 0);
  if (seats.length === 0) return all.slice(-1);
  const mine = (tale: Tale) => tale.seat !== null && seats.includes(tale.seat);
  const out: Tale[] = [];
  for (const tale of all.toReversed()) {
    if (mine(tale)) break;
    out.unshift(tale);
  }
  return out;
}

/** Whether one of these seats has answered anything since a turn. */
export function answeredSince(items: Item[], seats: number[], tale: Tale): boolean {
  return items.some(
    (item) =>
      item.number > tale.last &&
      item.kind === "answer" &&
      !item.withdrawn &&
      item.seat !== null &&
      seats.includes(item.seat),
  );
}

/** A turn in phrases, as the game's drawing words it; without one, as the engine says what was chosen. */
export function phrasesOf(drawing: GameDrawing | null, events: GameEvent[], telling: Telling): Phrase[] {
  if (drawing?.phrases) return drawing.phrases(events, telling);
  const out: Phrase[] = [];
  let told = -1;
  events.forEach((event, at) => {
    if (event.answer === told || !event.text) return;
    told = event.answer;
    out.push({ bits: [event.text], at });
  });
  return out;
}

export function spoken(bits: Bit[]): string {
  return bits
    .map((bit) => (typeof bit === "string" ? bit : bit.label))
    .join(" ")
    .replace(/\s+([,.:])/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
}

/** The whole turn as somebody hears it. */
export function line(name: string, phrases: Phrase[]): string {
  return `${name}: ${phrases.map((phrase) => spoken(phrase.bits)).join(", ")}`;
}

const OPEN = 0xe000;

/** A message in which pictures stand where its words say: `{ $die } to { $space }`. */
export function pictured(
  say: (key: string, values: Record<string, string | number>) => string,
  key: string,
  values: Record<string, string | number | Bit[]> = {},
): Bit[] {
  const held: Bit[][] = [];
  const plain: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value)) {
      plain[name] = String.fromCharCode(OPEN + held.length);
      held.push(value);
    } else plain[name] = value;
  }
  const out: Bit[] = [];
  let words = "";
  for (const letter of say(key, plain)) {
    const bits = held[letter.charCodeAt(0) - OPEN];
    if (!bits) {
      words += letter;
      continue;
    }
    if (words.trim()) out.push(words.trim());
    words = "";
    out.push(...bits);
  }
  if (words.trim()) out.push(words.trim());
  return out;
}
