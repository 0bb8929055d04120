/** Opening tables: from a wish, from a record, by a link. Keeps the keys and leads to the table. */

import { api, ApiError, Unreachable, type Game, type Keys, type TableWish } from "./api";
import { card } from "./drawings";
import { elbow } from "./elbow.svelte";
import { router } from "./route.svelte";
import { sittings } from "./seats.svelte";
import { settings, type Quick } from "./settings.svelte";
import { t } from "./text";

/** Make a table and go there; it begins at once if nobody has to sit down first. */
export async function openTable(wish: TableWish): Promise<void> {
  const keys = await api.create(wish);
  keep(
    keys,
    wish.game,
    wish.seats.flatMap((seat, number) => (seat.kind === "device" ? [number] : [])),
  );
  if (!played(wish.game)) elbow.sit(keys.table);
  const waits = wish.seats.some((seat) => seat.kind === "open");
  if (!waits && keys.device) await api.start(keys.table, keys.device, null);
  router.go(`#/t/${keys.table}`);
}

/** A record to be looked at, opened at its end. */
export async function openRecord(record: unknown): Promise<void> {
  const header = record as { game?: string; answers?: unknown[] };
  const keys = await api.keep(record);
  sittings.keep(keys.table, { game: header.game ?? "", key: keys.device, spectator: keys.spectator });
  router.go(`#/t/${keys.table}/replay/${header.answers?.length ?? 0}`);
}

/** Play on from a moment of a record: on this device, but for the seats that bots play. */
export async function playOn(record: unknown, upto: number, names: string[] = [], bots: string[] = []): Promise<void> {
  const header = record as { game?: string; seats?: number };
  // Players nobody sits for, like the automaton, have a name but no seat.
  const keys = await api.bring(record, upto, names.slice(0, header.seats ?? names.length), bots);
  keep(
    keys,
    header.game ?? "",
    Array.from({ length: header.seats ?? 1 }, (_, seat) => seat).filter((seat) => !bots[seat]),
  );
  router.go(`#/t/${keys.table}`);
}

/** Go on where the lessons end, against their rival. */
export async function playOnFromLessons(game: string, pack: string): Promise<void> {
  const keys = await api.playOnFromLessons(game, pack, settings.liking.name);
  keep(keys, game, [0]);
  elbow.sit(keys.table);
  router.go(`#/t/${keys.table}`);
}

function keep(keys: Keys, game: string, device: number[]): void {
  sittings.keep(keys.table, {
    game,
    key: keys.device ?? keys.spectator,
    holds: keys.device ? device : [],
    looking: device.length > 1 ? (device[0] ?? null) : null,
    links: keys.seats as Record<number, string>,
    spectator: keys.spectator,
    invite: keys.invite,
  });
}

/** What Play now means for a game: as this person had it last, or as is usual. */
export function quickOf(game: Game, bots: string[]): Quick {
  const kept = settings.liking.quick[game.id];
  const usual = Math.min(Math.max(card(game.id).seats, Math.min(...game.seats)), Math.max(...game.seats));
  const liked = kept?.bot ?? settings.liking.bot;
  return {
    seats: kept && game.seats.includes(kept.seats) ? kept.seats : usual,
    bot: bots.includes(liked) ? liked : usualBot(bots),
    extra: kept?.extra ?? false,
  };
}

/** So many names for bots, others at every table; nobody is called as the person is. */
function botNames(n: number): string[] {
  const left = t("quick-names")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name && name !== settings.liking.name);
  return Array.from({ length: n }, () => left.splice(Math.floor(Math.random() * left.length), 1)[0] ?? "");
}

/** You against bots. */
export function quickWish(game: Game, quick: Quick): TableWish {
  const others = botNames(quick.seats - 1).map((name) => ({ kind: "bot" as const, name, bot: quick.bot }));
  const extra = card(game.id).extra;
  return {
    game: game.id,
    seats: [{ kind: "device", name: settings.liking.name, bot: "" }, ...others],
    settings: { ...firstGame(game.id), ...(extra && quick.extra ? { [extra]: "on" } : {}) },
    components: "standard",
    listed: false,
  };
}

/** What a first game is played with, for somebody who has not finished one here. */
export function firstGame(game: string): Record<string, string> {
  return played(game) ? {} : (card(game).first ?? {});
}

function played(game: string): boolean {
  return sittings.all.some((one) => one.game === game && one.note.over);
}

export function usualBot(bots: string[]): string {
  return ["apprentice", "mason"].find((name) => bots.includes(name)) ?? bots.at(-1) ?? "random";
}

/** Where a pasted link or table name leads; null if it is neither. */
export function placeOf(pasted: string): string | null {
  const words = pasted.trim();
  const link = /#(\/t\/[a-z0-9]+(?:\/[A-Za-z0-9_-]+)?)$/.exec(words);
  if (link) return `#${link[1]}`;
  const plain = /\/t\/([a-z0-9]+)#([A-Za-z0-9_-]+)$/.exec(words);
  if (plain) return `#/t/${plain[1]}/${plain[2]}`;
  return /^[a-z0-9]{4,32}$/.test(words) ? `#/t/${words}` : null;
}

export function linkOf(table: string, key: string): string {
  return `${location.origin}/#/t/${table}/${key}`;
}

/** A link to a moment of a game, for whoever shall look at it. */
export function momentLink(table: string, answer: number, key: string | null): string {
  return `${location.origin}/#/t/${table}/replay/${answer}${key ? `/${key}` : ""}`;
}

/** A sentence for whatever went wrong. */
export function wrong(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  if (error instanceof Unreachable) return t("app-unreachable");
  return error instanceof Error ? error.message : String(error);
}
