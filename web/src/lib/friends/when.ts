/** A moment as people say it. */

import { language as spoken } from "../language";
import { t } from "../text";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

function midnight(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}

/** "just now", "4 minutes ago", "21:10", "yesterday, 21:10", "Saturday, 19:40", "12 Nov". */
export function when(at: number, now: number, language = spoken): string {
  const minutes = Math.floor((now - at) / MINUTE);
  if (minutes < 1) return t("when-now");
  if (minutes < 60) return t("when-minutes", { n: minutes });
  const clock = new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" }).format(at);
  const days = Math.round((midnight(now) - midnight(at)) / DAY);
  if (days <= 0) return clock;
  if (days === 1) return t("when-yesterday", { time: clock });
  if (days < 7) return `${new Intl.DateTimeFormat(language, { weekday: "long" }).format(at)}, ${clock}`;
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "short" }).format(at);
}
