/** What people agree to before the game begins, as it is offered: each thing with its values. */

import type { TableFacts } from "../api";
import { maybe, t } from "../text";
import { span } from "./span";

export type Customs = TableFacts["customs"];

export interface Offer {
  name: string;
  value: string;
  /** What each value means, and what choosing it changes. */
  values: { id: string; words: string; change: Partial<Customs> }[];
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const CLOCKS = {
  live: [
    [10 * MINUTE, 10],
    [20 * MINUTE, 20],
    [60 * MINUTE, 30],
  ],
  days: [
    [2 * DAY, 12 * HOUR],
    [5 * DAY, 12 * HOUR],
    [14 * DAY, DAY],
  ],
} as const;
const AWAY = { live: [5 * MINUTE, 15 * MINUTE, 30 * MINUTE], days: [DAY, 3 * DAY, 7 * DAY, 14 * DAY] } as const;

/** As a server without a wish takes them. */
export const USUAL: Customs = {
  watching: true,
  advice: "free",
  take_back: "free",
  pace: "live",
  clock: 0,
  increment: 0,
  away: 0,
  stand_in: "ask",
  chance: "drawn",
};

/** What a pace brings along. Where one decides alone about the other, there is more time to come back. */
export function paced(pace: string, seats: number): Partial<Customs> {
  const days = pace === "days";
  return { pace, clock: 0, increment: 0, away: days ? (seats === 2 ? 7 : 3) * DAY : 0, stand_in: "ask" };
}

export function offers(now: Customs, seats: number): Offer[] {
  const pace = now.pace === "days" ? "days" : "live";
  const plain = (name: "advice" | "take_back" | "stand_in", values: string[]): Offer => ({
    name,
    value: now[name],
    values: values.map((id) => ({ id, words: maybe(`custom-${name}_${id}`, id), change: { [name]: id } })),
  });
  const clock = (bank: number, more: number) => ({
    id: `${bank} ${more}`,
    words: bank === 0 ? t("custom-clock_0") : t("custom-clock-value", { bank: span(bank), more: span(more) }),
    change: { clock: bank, increment: more },
  });
  const away = (seconds: number) => ({
    id: `${seconds}`,
    words: seconds === 0 ? t("custom-away_0") : span(seconds),
    change: { away: seconds },
  });
  const known = <T extends { id: string }>(values: T[], value: T): T[] =>
    values.some((one) => one.id === value.id) ? values : [...values, value];
  return [
    {
      name: "pace",
      value: pace,
      values: ["live", "days"].map((id) => ({ id, words: maybe(`custom-pace_${id}`, id), change: paced(id, seats) })),
    },
    {
      name: "clock",
      value: `${now.clock} ${now.increment}`,
      values: known(
        [clock(0, 0), ...CLOCKS[pace].map(([bank, more]) => clock(bank, more))],
        clock(now.clock, now.increment),
      ),
    },
    {
      name: "away",
      value: `${now.away}`,
      values: known([...(pace === "live" ? [0] : []), ...AWAY[pace]].map(away), away(now.away)),
    },
    plain("stand_in", ["ask", "bot"]),
    plain("advice", ["free", "shown", "none"]),
    plain("take_back", ["free", "ask", "none"]),
    {
      name: "watching",
      value: String(now.watching),
      values: [true, false].map((on) => ({
        id: String(on),
        words: maybe(`custom-watching_${on}`, String(on)),
        change: { watching: on },
      })),
    },
  ];
}
