/** The journal of a table as people read it: by turns, newest last, without what was taken back. */

import type { Item } from "./api";
import type { GameEvent } from "./board";

export interface Line {
  /** The journal number, and the answer in the record it belongs to (null outside the game). */
  number: number;
  answer: number | null;
  kind: string;
  seat: number | null;
  text: string;
  rule: string | null;
  at: number;
}

export interface Turn {
  key: string;
  /** The number of the turn; 0 is the set-up, null what was said before it. */
  turn: number | null;
  seat: number | null;
  lines: Line[];
}

/** Put news behind what is known. Numbers already known are skipped; what news withdraw is crossed out. */
export function add(items: Item[], news: Item[]): Item[] {
  const last = items.at(-1)?.number ?? 0;
  const fresh = news.filter((item) => item.number > last);
  if (fresh.length === 0) return items;
  const back = new Set(fresh.flatMap((item) => item.withdraws ?? []));
  const known = items.map((item) => (back.has(item.number) ? { ...item, withdrawn: true, events: [] } : item));
  return [...known, ...fresh];
}

/** Put what was asked for later where it belongs; what later items withdraw is crossed out in it. */
export function fill(items: Item[], past: Item[]): Item[] {
  const known = new Set(items.map((item) => item.number));
  const all = [...past.filter((item) => !known.has(item.number)), ...items].sort((a, b) => a.number - b.number);
  const back = new Set(all.flatMap((item) => item.withdraws ?? []));
  return all.map((item) => (back.has(item.number) ? { ...item, withdrawn: true, events: [] } : item));
}

function isAnswer(item: Item): boolean {
  return item.kind === "answer" || item.kind === "nature";
}

/** The events of news, oldest first; empty if something was taken back, for then nothing travels forward. */
export function events(news: Item[]): GameEvent[] {
  if (news.some((item) => item.withdraws?.length)) return [];
  return news.flatMap((item) => item.events ?? []);
}

/** Grouped by turns; a turn belongs to the seat that answered first in it. Chat and chance stay where they fell. */
export function turns(items: Item[], words: (item: Item) => string | null): Turn[] {
  const found: Turn[] = [];
  for (const item of items) {
    const lines = linesOf(item, words);
    if (lines.length === 0) continue;
    const current = found.at(-1);
    const seat = item.kind === "answer" ? item.seat : null;
    if (!current || (isAnswer(item) && (item.turn ?? 0) !== (current.turn ?? 0))) {
      found.push({ key: `${item.number}`, turn: item.turn, seat, lines: [...lines] });
    } else {
      current.seat ??= current.turn ? seat : null;
      current.lines.push(...lines);
    }
  }
  // A turn in which nobody was asked belongs to whom its lines speak of.
  for (const one of found) if (one.turn) one.seat ??= one.lines.find((line) => line.seat !== null)?.seat ?? null;
  return found;
}

function linesOf(item: Item, words: (item: Item) => string | null): Line[] {
  if (item.withdrawn) return [];
  if (isAnswer(item)) {
    // That a turn begins is said by the heading of its lines.
    return (item.events ?? [])
      .filter((event) => event.kind !== "turn")
      .map((event) => ({
        number: item.number,
        answer: event.answer,
        kind: event.kind,
        seat: event.seat >= 0 ? event.seat : item.seat,
        text: event.text,
        rule: event.rule || null,
        at: item.at,
      }));
  }
  const text = words(item);
  if (text === null) return [];
  return [{ number: item.number, answer: null, kind: item.kind, seat: item.seat, text, rule: null, at: item.at }];
}

/** The last number of the seats' previous turn: what came after it happened while others played. */
export function lastOwn(items: Item[], seats: number[]): number {
  const answers = items.filter((item) => item.kind === "answer" && !item.withdrawn && item.seat !== null);
  const own = (item: Item) => item.seat !== null && seats.includes(item.seat);
  // Answers of the turn that is being played now do not count.
  let at = answers.length - 1;
  while (at >= 0 && own(answers[at] as Item)) at -= 1;
  while (at >= 0 && !own(answers[at] as Item)) at -= 1;
  return answers[at]?.number ?? 0;
}

/** How many answers hold up to a number of the journal: the moment of the game it stands for. */
export function answersUpTo(items: Item[], number: number): number {
  return items.findLast((item) => !item.withdrawn && item.number <= number)?.answers ?? 0;
}
