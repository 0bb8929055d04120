/** The server, as a set of functions. Types come from its own description (npm run types). */

import type { components } from "./api.d";
import { language } from "./language";
import type { BoxData, Checked, Merged, OwnerSet } from "./box";
import type { ScoreSheet } from "./sent";

type Schemas = components["schemas"];
export type Game = Schemas["GameOut"];
/** By bot. */
export type Strengths = Schemas["BotsOut"]["strengths"][string];
export type GameSetting = Schemas["GameSettingOut"];
export type Rule = Schemas["RuleOut"];
export type TableWish = Schemas["TableIn"];
export type SeatWish = Schemas["SeatIn"];
export type Keys = Schemas["KeysOut"];
export type TableState = Schemas["StateOut"];
export type TableFacts = Schemas["TableOut"];
export type Item = Schemas["ItemOut"];
export type Reply = Schemas["ReplyOut"];
export type Joined = Schemas["JoinedOut"];
export type Mine = Schemas["MineOut"];
export type Listed = Schemas["ListedOut"];
export type WhyNot = Schemas["WhyNotOut"];
export type Look = Schemas["LookOut"];
export type Wanting = Schemas["WantingOut"];
export type Ahead = Schemas["AheadOut"];
export type Wish = Schemas["AheadIn"];
export type Estimate = Schemas["EstimateOut"];
export type Log = Schemas["LogOut"];
export type Steps = Schemas["TurnsOut"];
export type Moment = Schemas["MomentOut"];
export type TableWords = Schemas["TableWordsOut"];
export type Judged = Schemas["JudgedOut"];
export type Stretch = Schemas["StretchOut"];
export type Chances = Schemas["ChancesOut"];
export type Handbook = Schemas["HandbookOut"];
export type Example = Schemas["ExampleOut"];
export type Tip = Schemas["TipOut"];
export type LessonPack = Schemas["PackOut"];
export type LessonDeed = Schemas["LessonIn"];
export type LessonTold = Schemas["LessonOut"];
/** What puzzles and turns played again have in common. */
export type Trial = Pick<Schemas["AgainOut"], "given" | "seat" | "turn" | "over" | "since" | "state" | "items">;
export type Puzzles = Schemas["PuzzlesOut"];
export type PuzzleTold = Schemas["PuzzleOut"];
export type PuzzleVerdict = Schemas["VerdictOut"];
export type Again = Schemas["AgainOut"];
export type Ghost = Schemas["GhostOut"];
export type ScoredGame = Schemas["GameIn"];
export type Score = Omit<Schemas["ScoreOut"], "sheet"> & { sheet: ScoreSheet };
type ErrorData = Schemas["ErrorOut"];

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly data: ErrorData,
  ) {
    super(data.message);
  }

  get code(): string {
    return this.data.error;
  }
}

/** The server cannot be reached; it may come back. */
export class Unreachable extends Error {}

interface Call {
  key?: string | null | undefined;
  body?: unknown;
  query?: Record<string, string | number | null | undefined>;
}

async function send(method: string, path: string, call: Call = {}): Promise<Response> {
  const address = new URL(`/api${path}`, location.origin);
  for (const [name, value] of Object.entries(call.query ?? {})) {
    if (value !== null && value !== undefined && value !== "") address.searchParams.set(name, String(value));
  }
  const headers: Record<string, string> = { "Accept-Language": language };
  if (call.key) headers["Authorization"] = `Bearer ${call.key}`;
  if (call.body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(address, {
      method,
      headers,
      body: call.body === undefined ? null : JSON.stringify(call.body),
    });
  } catch {
    throw new Unreachable();
  }
  if (answer.ok) return answer;
  let data: ErrorData;
  try {
    data = await answer.json();
  } catch {
    data = { error: "internal", message: answer.statusText };
  }
  throw new ApiError(answer.status, data);
}

async function ask<T>(method: string, path: string, call: Call = {}): Promise<T> {
  return (await send(method, path, call)).json();
}

/** A new name for a submission: the server plays the same one only once. */
export function submission(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const kept = new Map<string, Promise<unknown>>();

/** What does not change while the page is open is asked for once. */
function once<T>(path: string, query: Call["query"] = {}): Promise<T> {
  const name = `${path} ${JSON.stringify(query)}`;
  let found = kept.get(name);
  if (!found) {
    found = ask<T>("GET", path, { query });
    found.catch(() => kept.delete(name));
    kept.set(name, found);
  }
  return found as Promise<T>;
}

/** A new table. If the reply was lost the same is asked again: by its id the server makes one table of it. */
async function made(path: string, wish: object): Promise<Keys> {
  const body = { ...wish, id: submission() };
  try {
    return await ask<Keys>("POST", path, { body });
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return ask<Keys>("POST", path, { body });
  }
}

/** Ask on while there is more; the last page with the rows of all of them. */
export async function pages<P extends { next?: number | null }, R>(
  since: number,
  page: (since: number) => Promise<P>,
  rows: keyof P,
): Promise<P> {
  const all: R[] = [];
  let from: number | null = since;
  for (;;) {
    const found: P = await page(from);
    all.push(...(found[rows] as R[]));
    from = found.next ?? null;
    if (from === null) return { ...found, [rows]: all };
  }
}

export const api = {
  games: () => once<Game[]>("/games"),
  bots: async () => (await once<Schemas["BotsOut"]>("/bots")).bots,
  /** By bot, how strong it is in a game, as far as it was measured. */
  strengths: async (game: string) => (await once<Schemas["BotsOut"]>("/bots")).strengths[game] ?? {},
  /** What can be learned of a game, the guided first game first. */
  lessons: (game: string) => once<LessonPack[]>(`/games/${game}/lessons`),
  /** Stand at a step of a lesson and do something there. */
  lesson: (game: string, pack: string, deed: LessonDeed) =>
    ask<LessonTold>("POST", `/games/${game}/lessons/${pack}`, { body: deed }),
  /** A table that goes on where the lessons end. */
  playOnFromLessons: (game: string, pack: string, name: string) =>
    made(`/games/${game}/lessons/${pack}/table`, { name }),
  /** The puzzles of a game, and which was whose day. */
  puzzles: (game: string) => once<Puzzles>(`/games/${game}/puzzles`),
  /** A puzzle after some answers. */
  puzzle: (game: string, puzzle: string, wish: Schemas["PuzzleIn"]) =>
    ask<PuzzleTold>("POST", `/games/${game}/puzzles/${puzzle}`, { body: wish }),
  /** A turn of a finished game played again, and a line of it to be drawn. */
  again: (table: string, key: string | null, at: number, given: string[]) =>
    ask<Again>("POST", `/tables/${table}/played-again`, { key, body: { at, given } }),
  line: (table: string, key: string | null, at: number, given: string[]) =>
    ask<Ghost[]>("POST", `/tables/${table}/line`, { key, body: { at, given } }),
  /** What a search of the rules finds, the likeliest first. */
  findRules: (game: string, search: string) => ask<Rule[]>("GET", `/games/${game}/rules`, { query: { search } }),
  /** The worked example of a rule, moment by moment. */
  example: (game: string, rule: string) => once<Example>(`/games/${game}/rules/${rule}/example`),
  /** One page, the symbols, and the chapters with the rules that are at a table. */
  handbook: (game: string, at: { seats: number; settings: Record<string, string> } | null) =>
    ask<Handbook>("POST", `/games/${game}/handbook`, { body: at ?? {} }),
  components: (game: string, name = "standard") =>
    once<{ game: string; name: string; hash: string; data: Record<string, unknown> }>(`/games/${game}/components`, {
      name,
    }),
  /** Every piece of a box in words, with what may stand where. */
  box: (game: string) => once<BoxData>(`/games/${game}/box`),
  sets: (game: string) => ask<{ name: string; hash: string }[]>("GET", `/games/${game}/sets`),
  checkSet: (set: OwnerSet) => ask<Checked>("POST", "/components/check", { body: { game: set.game, set } }),
  readCode: (game: string, code: string) => ask<OwnerSet>("POST", "/components/read", { body: { game, code } }),
  mergeSets: (mine: OwnerSet, theirs: OwnerSet, prefer: boolean) =>
    ask<Merged>("POST", "/components/merge", { body: { game: mine.game, mine, theirs, prefer } }),
  keepSet: (set: OwnerSet) =>
    ask<{ name: string; hash: string }>("POST", "/components/keep", { body: { game: set.game, set } }),
  /** What has to be entered of a finished game, and its score; nothing of it is kept. */
  scoreForm: (game: ScoredGame) => ask<Schemas["FormOut"]>("POST", "/score/form", { body: game }),
  score: (game: ScoredGame, end: Record<string, unknown>, names: string[]) =>
    ask<Score>("POST", "/score", { body: { ...game, end, names } }),
  listed: () => ask<Listed[]>("GET", "/tables"),
  create: (wish: TableWish) => made("/tables", wish),
  bring: (record: unknown, upto?: number, names: string[] = [], bots: string[] = []) =>
    made("/import", { record, upto: upto ?? null, names, bots }),
  /** A record to be looked at: a finished table whose record is the same file. */
  keep: (record: unknown) => made("/records", { record }),
  state: (table: string, key: string | null, seat?: number | null) =>
    ask<TableState>("GET", `/tables/${table}`, { key, query: { seat } }),
  /** Everything after a number (up to another), however many pages it has. */
  log: (table: string, key: string | null, since: number, seat?: number | null, upto?: number) =>
    pages<Log, Item>(
      since,
      (from) => ask("GET", `/tables/${table}/log`, { key, query: { since: from, seat, upto } }),
      "items",
    ),
  join: (table: string, key: string | null, name: string, seat?: number | null) =>
    ask<Joined>("POST", `/tables/${table}/join`, {
      key,
      body: { id: submission(), name, seat: seat ?? null, exchange: true },
    }),
  /** A seed that people can say. */
  seed: async () => (await ask<{ seed: string }>("GET", "/seed")).seed,
  /** The key to subscribe with; none if nobody is told by push here. */
  pushed: () => once<Schemas["PushOut"]>("/push"),
  pushMail: (mail: string) => ask<{ seats: number }>("POST", "/push/mail", { body: { mail } }),
  push: (wish: Schemas["PushIn"]) => ask<{ seats: number }>("POST", "/push", { body: wish }),
  pushForget: (endpoint: string) => ask<{ seats: number }>("POST", "/push/forget", { body: { endpoint } }),
  /** Where the people of a finished table play again: one table, whoever asks first. */
  rematch: (table: string, key: string, same: boolean) =>
    ask<{ table: string }>("POST", `/tables/${table}/rematch`, { key, body: { same } }),
  /** What brings a new key: knocking at a taken seat, locking one's own, a new link for a free one. */
  keyed: (table: string, key: string, what: "knock" | "lock" | "new-link", body: Record<string, unknown> = {}) =>
    ask<{ number: number; key: string }>("POST", `/tables/${table}/${what}`, {
      key,
      body: { ...body, id: submission() },
    }),
  start: (table: string, key: string, fill: string | null) =>
    ask<Reply>("POST", `/tables/${table}/start`, { key, body: { id: submission(), fill } }),
  /** Anything a seat submits; the same `body.id` may be sent again after a drop. */
  submit: (table: string, key: string, what: string, body: Record<string, unknown>) =>
    ask<Reply>("POST", `/tables/${table}/${what}`, { key, body }),
  /** Why nothing can be done with a piece now, and the rule that says so. */
  whyNot: (table: string, key: string, piece: string, seat: number | null) =>
    ask<WhyNot>("GET", `/tables/${table}/why-not`, { key, query: { piece, seat } }),
  /** Answers that lack only the means. */
  wanting: (table: string, key: string | null, seat: number | null) =>
    ask<Schemas["AllWanting"]>("GET", `/tables/${table}/wanting`, { key, query: { seat } }),
  /** What the teacher at the elbow has to say, but for what is known. */
  tips: (table: string, key: string | null, wish: Schemas["TipsIn"]) =>
    ask<Tip[]>("POST", `/tables/${table}/tips`, { key, body: wish }),
  /** What a piece is and does, what can be done with it now, or why not. */
  lens: (table: string, key: string | null, piece: string, seat: number | null) =>
    ask<Look>("GET", `/tables/${table}/lens`, { key, query: { piece, seat } }),
  /** What would come of an answer, or what it lacks. */
  answerLens: (table: string, key: string | null, answer: string, seat: number | null) =>
    ask<Look>("GET", `/tables/${table}/lens/answer`, { key, query: { answer, seat } }),
  /** The same of a piece where nothing is stored, or as it was at a moment. */
  lessonLens: (game: string, pack: string, wish: Schemas["LessonLook"]) =>
    ask<Look>("POST", `/games/${game}/lessons/${pack}/lens`, { body: wish }),
  puzzleLens: (game: string, puzzle: string, wish: Schemas["PuzzleLook"]) =>
    ask<Look>("POST", `/games/${game}/puzzles/${puzzle}/lens`, { body: wish }),
  againLens: (table: string, key: string | null, wish: Schemas["AgainLook"]) =>
    ask<Look>("POST", `/tables/${table}/played-again/lens`, { key, body: wish }),
  momentLens: (table: string, key: string | null, upto: number, piece: string, seat: number | null) =>
    ask<Look>("GET", `/tables/${table}/replay/${upto}/lens`, { key, query: { piece, seat } }),
  /** What would come of some answers, and which usually follow them; nothing is played. */
  tryOut: (table: string, key: string, wish: Partial<Wish>) =>
    ask<Ahead>("POST", `/tables/${table}/try`, { key, body: wish }),
  /** What a bot thinks of the options, the best first. */
  hint: (table: string, key: string, seat: number | null) =>
    ask<Estimate[]>("GET", `/tables/${table}/hint`, { key, query: { seat } }),
  /** The steps of the game so far: whose turns they were, and the players after each turn. */
  steps: (table: string, key: string | null, seat?: number | null) =>
    pages<Steps, Steps["turns"][number]>(
      0,
      (since) => ask("GET", `/tables/${table}/replay`, { key, query: { since, seat } }),
      "turns",
    ),
  /** The position after a number of answers, as the holder may see it. */
  moment: (table: string, key: string | null, upto: number, seat?: number | null) =>
    ask<Moment>("GET", `/tables/${table}/replay/${upto}`, { key, query: { seat } }),
  /** The table in words, as the holder may know it. */
  words: (table: string, key: string | null, seat?: number | null) =>
    ask<TableWords>("GET", `/tables/${table}/words`, { key, query: { seat } }),
  /** Let the judge look at a finished game; what it has said already comes at once. */
  judge: (table: string, key: string | null, level: Judged["level"]) =>
    ask<Judged>("POST", `/tables/${table}/judge`, { key, body: { level } }),
  /** What the judge has said since. */
  judgement: (table: string, key: string | null, level: Judged["level"], since: number) =>
    ask<Judged>("GET", `/tables/${table}/judgement`, { key, query: { level, since } }),
  /** The turn of a moment of a finished game, judged by itself. */
  judgedAt: (table: string, key: string | null, at: number) =>
    ask<Stretch>("GET", `/tables/${table}/judgement/${at}`, { key }),
  /** Everybody's chance to win now, as the holder may know it. */
  chances: (table: string, key: string | null) => ask<Chances>("GET", `/tables/${table}/chances`, { key }),
  record: async (table: string, key: string | null) => (await send("GET", `/tables/${table}/record`, { key })).text(),
};
