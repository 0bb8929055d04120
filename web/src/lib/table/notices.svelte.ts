/** The one thing the page says to a person at a time. */

import { ApiError } from "../api";
import { t } from "../text";

export interface Note {
  text: string;
  title?: string;
  rule?: string | null;
  /** The rule in words, to be read on the spot. */
  law?: { title: string; text: string } | null;
  kind: "why" | "info" | "error";
}

/** What went wrong, in words; `call` puts the names of people into the engine's. */
export function noteOf(error: unknown): Note {
  if (!(error instanceof ApiError)) return { kind: "error", text: t("app-unreachable") };
  if (error.code === "stale") return { kind: "info", text: t("stale") };
  return { kind: "why", title: t("refused"), text: error.message, rule: error.data.rule ?? null };
}

export class Notices {
  note: Note | null = $state(null);

  say(note: Note | null): void {
    this.note = note;
  }

  clear(): void {
    this.note = null;
  }
}
