/** Turns of The Red Cathedral in a few words and pictures each; the bookkeeping is folded into what it follows from. */

import type { Bit, GameEvent, Loss, Mark, Phrase, Telling, Turned, View } from "../../lib/board";
import { unaddressed } from "../../lib/people";
import { pictured } from "../../lib/story";
import { ROMAN } from "./data";
import { anOrnament, count, spaceText } from "./names";
import { t } from "./text";
import type { CathedralView } from "./types";

type Data = Record<string, unknown>;

/** `3.2` as it stands on the plaque: III.2. */
export function placeName(section: unknown): string {
  const [tower = "", level = ""] = String(section).split(".");
  return `${ROMAN[Number(tower) - 1] ?? tower}.${level}`;
}

export const goods = (name: unknown, n: number): Bit => ({
  sign: `good:${String(name)}`,
  label: count(String(name), n),
  n,
});
export const gained = (name: unknown, n: number): Bit => ({
  sign: `good:${String(name)}`,
  label: t(n < 0 ? "story-minus" : "story-plus", { what: count(String(name), Math.abs(n)) }),
  n: n < 0 ? `−${-n}` : `+${n}`,
});
export const die = (color: unknown): Bit => ({
  sign: `die:${String(color)}`,
  label: t("story-die", { color: String(color) }),
});

/** What happened to nobody in particular, or follows from what was chosen. */
const FOLDED = new Set(["roll", "roll_space", "final", "over", "turn", "release"]);

class Writer {
  phrases: Phrase[] = [];
  /** Paid before it is known what for. */
  price: Bit[] = [];
  #section = "";

  constructor(readonly telling: Telling) {}

  say(at: number, key: string, values: Record<string, string | number | Bit[]> = {}): Phrase {
    const you = this.telling.seat !== null && this.telling.seat === this.telling.me ? "yes" : "no";
    return this.put(at, pictured(t, key, { you, ...values }));
  }

  put(at: number, bits: Bit[]): Phrase {
    const phrase: Phrase = { bits, at };
    this.phrases.push(phrase);
    this.#section = "";
    if (this.price.length > 0) {
      this.add(at, ...this.price);
      this.price = [];
    }
    return phrase;
  }

  /** What follows from the last phrase. */
  add(at: number, ...bits: Bit[]): void {
    const last = this.phrases.at(-1);
    if (last) last.bits.push(...bits);
    else this.put(at, bits);
  }

  deliver(at: number, data: Data): void {
    const section = String(data.section);
    const good: Bit = { sign: `good:${String(data.resource)}`, label: t(`good-${String(data.resource)}`) };
    const last = this.phrases.at(-1);
    if (last && this.#section === section) {
      last.bits.splice(-1, 0, good);
      return;
    }
    this.say(at, "story-deliver", { goods: [good], section: placeName(section) });
    this.#section = section;
  }

  who(player: unknown): string {
    const seat = Number(player);
    return seat === this.telling.me ? t("you") : (this.telling.names[seat] ?? "");
  }

  own(player: unknown): boolean {
    return player === undefined || Number(player) === this.telling.seat;
  }
}

type Teller = (w: Writer, data: Data, at: number, event: GameEvent, before: GameEvent | undefined) => void;

const TELLERS: Record<string, Teller> = {
  move_die: (w, data, at) =>
    w.say(at, "story-move", {
      die: [die(data.die)],
      space: spaceText(w.telling.view as CathedralView, Number(data.to) - 1),
    }),
  gain(w, data, at, event) {
    if (!w.own(data.player)) w.put(at, [w.who(data.player), gained(data.resource, Number(data.amount))]);
    else if (event.rule === "market.obtain")
      w.say(at, "story-take", { goods: [goods(data.resource, Number(data.amount))] });
    else w.add(at, gained(data.resource, Number(data.amount)));
  },
  pay(w, data, at, event) {
    const bit = gained(data.resource, -Number(data.amount));
    if (!w.own(data.player)) w.put(at, [w.who(data.player), bit]).hurts = Number(data.player);
    else if (event.rule === "market.extra_spaces" || w.phrases.length === 0) w.price.push(bit);
    else w.add(at, bit);
  },
  influence: (w, data, at) => w.put(at, [t(`guild-${String(data.group)}`)]),
  activate: (w, _, at) => w.say(at, "story-tile"),
  swap: (w, _, at) => w.say(at, "story-swap"),
  claim: (w, data, at) => w.say(at, "story-claim", { section: placeName(data.section) }),
  tile(w, data, at) {
    const tile: Bit = { sign: `tile:${String(data.tile)}`, label: t(data.up ? "story-face-up" : "story-face-down") };
    w.add(at, ...pictured(t, "story-lay", { tile: [tile], space: t(`story-shop-${String(data.space)}`) }));
  },
  deliver: (w, data, at) => w.deliver(at, data),
  finish: (w, data, at) => w.say(at, "story-finish", { section: placeName(data.section) }),
  decorate: (w, data, at) =>
    w.say(at, "story-decorate", {
      ornament: [{ sign: `ornament:${String(data.ornament)}`, label: anOrnament(String(data.ornament)) }],
      section: placeName(data.section),
    }),
  penalty(w, data, at) {
    const phrase = w.put(at, [w.who(data.player), gained("recognition", -Number(data.amount))]);
    phrase.hurts = Number(data.player);
  },
  score(w, data, at, event, before) {
    const n = Number(data.to) - Number(data.from);
    if (before?.kind === "penalty" && before.data.player === data.player) return;
    if (event.rule === "turn.reroll") w.say(at, "story-reroll");
    if (w.own(data.player)) w.add(at, gained("recognition", n));
    else {
      const phrase = w.put(at, [w.who(data.player), gained("recognition", n)]);
      if (n < 0) phrase.hurts = Number(data.player);
    }
  },
  end_triggered: (w, _, at) => w.say(at, "story-sixth"),
  ivan_reset: (w, _, at) => w.say(at, "story-ivan-reset"),
  ivan_blocked: (w, data, at) => w.say(at, "story-ivan-blocked", { die: [die(data.die)] }),
  ivan_card(w, data, at) {
    const card = String(data.card).replace("ivan_", "");
    w.put(at, [t(`ivan-${card}`)]);
  },
  ivan_store: (w, data, at) => w.add(at, ...pictured(t, "story-ivan-store", { n: Number(data.amount) })),
};

export function phrases(events: GameEvent[], telling: Telling): Phrase[] {
  const w = new Writer(telling);
  const name = telling.seat === null ? "" : (telling.names[telling.seat] ?? "");
  events.forEach((event, at) => {
    const tell = TELLERS[event.kind];
    if (tell) tell(w, event.data, at, event, events[at - 1]);
    else if (!FOLDED.has(event.kind) && event.text) {
      const text = unaddressed(event.text, name).trim();
      w.put(at, [text.charAt(0).toLowerCase() + text.slice(1)]);
    }
  });
  return w.phrases;
}

export function marks(turns: Turned[], telling: Telling): Mark[] {
  const found = new Map<string, Mark>();
  for (const { events, seat } of turns) markTurn(found, events, { ...telling, seat });
  return [...found.values()];
}

function markTurn(found: Map<string, Mark>, events: GameEvent[], telling: Telling): void {
  const seat = telling.seat ?? 0;
  const mark = (piece: string, more: Partial<Mark> = {}): void => {
    found.set(piece, { ...found.get(piece), piece, seat, ...more });
  };
  let space = 0;
  for (const { kind, rule, data } of events) {
    const section = `section:${String(data.section)}`;
    if (kind === "move_die") {
      space = Number(data.to);
      mark(`die:${String(data.die)}`, { from: `space:${String(data.from)}`, to: `space:${space}` });
    } else if (kind === "gain" && rule === "market.obtain" && space > 0)
      mark(`space:${space}`, { note: [gained(data.resource, -Number(data.amount))] });
    else if (["claim", "deliver", "finish", "decorate"].includes(kind)) mark(section);
    else if (kind === "hire") mark(`city:${String(data.city)}`);
    else if (kind === "penalty") {
      const player = Number(data.player);
      const who = player === telling.me ? t("you") : (telling.names[player] ?? "");
      mark(section, { hurt: true, note: [who, gained("recognition", -Number(data.amount))] });
    } else if (kind === "score" && Number(data.player) >= 0) {
      const piece = `marker:${String(data.player)}`;
      // However often it walked: from where it stood before the first of these turns.
      const first = found.get(piece)?.from ?? `score:${String(data.from)}`;
      mark(piece, { seat: Number(data.player), from: first, hurt: Number(data.to) < Number(first.slice(6)) });
    }
  }
}

/** Everything that another seat's turn took from the viewer. */
export function losses(events: GameEvent[], telling: Telling, before: View | null): Loss[] {
  const me = telling.me;
  if (me === null || telling.seat === null || telling.seat === me) return [];
  const name = telling.names[telling.seat] ?? "";
  const had = (before as CathedralView | null)?.players[me]?.prestige;
  const now = (telling.view as CathedralView).players[me]?.prestige ?? 0;
  let above = "";
  return events.flatMap(({ kind, data }, at): Loss[] => {
    if (kind === "finish") above = String(data.section);
    if (Number(data.player) !== me) return [];
    const next = events[at + 1];
    const walk = next?.kind === "score" && Number(next.data.player) === me ? next.data : null;
    const marker = walk ? t("loss-marker", { from: Number(walk.from), to: Number(walk.to) }) : "";
    const prestige = had !== undefined && had !== now ? t("loss-prestige", { from: had, to: now }) : "";
    if (kind === "penalty") {
      const amount = Number(data.amount);
      return [
        {
          title: t(above ? "loss-penalty" : "loss-penalty-only", {
            what: count("recognition", amount),
            section: placeName(data.section),
            above: placeName(above),
          }),
          line: [t("loss-by", { name }), marker, prestige].filter(Boolean).join(" "),
          pieces: [`section:${above}`, `section:${String(data.section)}`],
        },
      ];
    }
    if (kind === "pay") {
      const what = count(String(data.resource), Number(data.amount));
      return [{ title: t("loss-pay", { what }), line: t("loss-by", { name }), pieces: [] }];
    }
    const alone = kind === "score" && events[at - 1]?.kind !== "penalty" && Number(data.to) < Number(data.from);
    if (!alone) return [];
    const what = count("recognition", Number(data.from) - Number(data.to));
    const line = t("loss-marker", { from: Number(data.from), to: Number(data.to) });
    return [{ title: t("loss-pay", { what }), line: [t("loss-by", { name }), line].join(" "), pieces: [] }];
  });
}
