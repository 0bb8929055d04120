/** How long something takes, as people say it: the largest unit, and the next one where it matters. */

import { t } from "../text";

const UNITS = [
  ["span-days", 86_400],
  ["span-hours", 3600],
  ["span-minutes", 60],
  ["span-seconds", 1],
] as const;

export function span(seconds: number): string {
  const whole = Math.max(Math.floor(seconds), 0);
  const at = UNITS.findIndex(([, size]) => whole >= size);
  const [key, size] = UNITS[at] ?? UNITS[3];
  const many = Math.floor(whole / size);
  const next = UNITS[at + 1];
  const rest = next && many < 10 ? Math.floor((whole % size) / next[1]) : 0;
  const first = t(key, { n: many });
  return next && rest > 0 ? `${first} ${t(next[0], { n: rest })}` : first;
}
