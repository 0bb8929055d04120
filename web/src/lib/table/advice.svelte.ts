/** What a person can ask: why a piece cannot be used, and what a bot would do. */

import { api, type Estimate, type Wanting } from "../api";
import { t } from "../text";
import type { Choice } from "./choice.svelte";
import type { Notices } from "./notices.svelte";
import type { Place } from "./place";

/** So long the answers that lack the means wait behind those that do not. */
const AFTER = 250;

export class Advice {
  /** What a bot thinks of the options, the best first; null while nobody asked. */
  hint: Estimate[] | "thinking" | null = $state.raw(null);

  #wanting: { number: number; answers: Wanting[] } | null = $state.raw(null);

  constructor(
    readonly place: Place,
    readonly notices: Notices,
    readonly choice: Choice,
  ) {}

  forget(): void {
    this.hint = null;
  }

  /** Answers to the open question that lack only the means, with what is missing. */
  get wanting(): Wanting[] {
    const { state, myTurn } = this.place;
    return myTurn && this.#wanting?.number === state?.number ? (this.#wanting?.answers ?? []) : [];
  }

  /**
   * Ask for them, once the question is shown on all screens; without them one plays as well, and whoever has answered
   * by then did not miss them.
   */
  async seek(plan: Promise<void>): Promise<void> {
    const { id, key, state, myTurn } = this.place;
    if (!key || !state || !myTurn) return;
    try {
      await Promise.all([plan, new Promise((later) => setTimeout(later, AFTER))]);
      if (this.place.state?.number !== state.number) return;
      this.#wanting = await api.wanting(id, key, state.seat);
    } catch {
      this.#wanting = null;
    }
  }

  /** Why an answer is out of reach. */
  missing(answer: Wanting): void {
    this.notices.say({ kind: "why", title: t("why-title"), text: answer.why, rule: answer.rule });
  }

  /** Why whoever looks can do nothing at all now; null if they are asked. */
  get notMine(): string | null {
    const { key, view, names, holds, myTurn } = this.place;
    if (!view || view.over) return t("why-over");
    if (!key || holds.length === 0) return t("why-watch");
    return myTurn ? null : t("why-turn", { name: names[view.to_answer ?? 0] ?? "" });
  }

  /** Why a piece cannot be used now, with the rule that says so. */
  async why(piece: string): Promise<void> {
    const { id, key, view } = this.place;
    if (!view) return;
    const { notMine } = this;
    if (notMine !== null || !key) return this.notices.say({ kind: "why", text: notMine ?? t("why-watch") });
    try {
      const said = await api.whyNot(id, key, piece, this.place.state?.seat ?? null);
      const law = said.title && said.text ? { title: said.title, text: said.text } : null;
      const text = said.reason ? said.reason : t("why-none");
      this.notices.say({ kind: "why", title: t("why-title"), text, rule: said.rule, law });
    } catch (error) {
      this.place.tell(error);
    }
  }

  /** Ask a bot what it would do here, and why. */
  async ask(): Promise<void> {
    const { id, key, state, myTurn } = this.place;
    if (!key || !state || !myTurn || this.hint === "thinking") return;
    this.hint = "thinking";
    try {
      const found = await api.hint(id, key, state.seat);
      if (this.place.state?.number !== state.number) return;
      this.hint = found;
      this.choice.letGo();
      this.choice.marked = found[0]?.option ?? null;
    } catch (error) {
      this.hint = null;
      this.place.tell(error);
    }
  }
}
