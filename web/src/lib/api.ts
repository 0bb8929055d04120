/** The server, as a set of functions. Types come from its own description (npm run types). */

import type { components } from "./api.d";

type Schemas = components["schemas"];
export type Game = Schemas["GameOut"];
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
export type Listed = Schemas["ListedOut"];
export type WhyNot = Schemas["WhyNotOut"];
export type Estimate = Schemas["EstimateOut"];
export type Steps = Schemas["TurnsOut"];
export type Moment = Schemas["MomentOut"];
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
  const headers: Record<string, string> = {};
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

export const api = {
  games: () => once<Game[]>("/games"),
  bots: async () => (await once<{ bots: string[] }>("/bots")).bots,
  rules: (game: string) => once<Rule[]>(`/games/${game}/rules`),
  components: (game: string, name = "standard") =>
    once<{ game: string; name: string; hash: string; data: Record<string, unknown> }>(`/games/${game}/components`, {
      name,
    }),
  listed: () => ask<Listed[]>("GET", "/tables"),
  create: (wish: TableWish) => ask<Keys>("POST", "/tables", { body: wish }),
  bring: (record: unknown, upto?: number, names: string[] = []) =>
    ask<Keys>("POST", "/import", { body: { record, upto: upto ?? null, names } }),
  state: (table: string, key: string | null, seat?: number | null) =>
    ask<TableState>("GET", `/tables/${table}`, { key, query: { seat } }),
  log: (table: string, key: string | null, since: number, seat?: number | null) =>
    ask<{ number: number; items: Item[] }>("GET", `/tables/${table}/log`, { key, query: { since, seat } }),
  join: (table: string, key: string | null, name: string, seat?: number | null) =>
    ask<Joined>("POST", `/tables/${table}/join`, { key, body: { id: submission(), name, seat: seat ?? null } }),
  start: (table: string, key: string, fill: string | null) =>
    ask<Reply>("POST", `/tables/${table}/start`, { key, body: { id: submission(), fill } }),
  /** Anything a seat submits; the same `body.id` may be sent again after a drop. */
  submit: (table: string, key: string, what: string, body: Record<string, unknown>) =>
    ask<Reply>("POST", `/tables/${table}/${what}`, { key, body }),
  /** Why nothing can be done with a piece now, and the rule that says so. */
  whyNot: (table: string, key: string, piece: string, seat: number | null) =>
    ask<WhyNot>("GET", `/tables/${table}/why-not`, { key, query: { piece, seat } }),
  /** What a bot thinks of the options, the best first. */
  hint: (table: string, key: string, seat: number | null) =>
    ask<Estimate[]>("GET", `/tables/${table}/hint`, { key, query: { seat } }),
  /** The steps of the game so far: whose turns they were, and the players after each turn. */
  steps: (table: string, key: string | null, seat?: number | null) =>
    ask<Steps>("GET", `/tables/${table}/replay`, { key, query: { seat } }),
  /** The position after a number of answers, as the holder may see it. */
  moment: (table: string, key: string | null, upto: number, seat?: number | null) =>
    ask<Moment>("GET", `/tables/${table}/replay/${upto}`, { key, query: { seat } }),
  record: async (table: string, key: string | null) => (await send("GET", `/tables/${table}/record`, { key })).text(),
};
