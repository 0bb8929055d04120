/** A turn in the making: answers tried on a copy by the server, and those that usually follow. Knows no rule. */

import { api, type Ahead, type Wish } from "../api";
import { sameKind, type Option } from "../board";
import type { Answers } from "./answers.svelte";
import type { Choice } from "./choice.svelte";
import type { Place } from "./place";

export type Step = Ahead["steps"][number];

/** The table a plan is made at. */
interface Site extends Place {
  readonly options: Option[];
  readonly choice: Choice;
  readonly answers: Answers;
  /** Whether turns are planned here, or answered step by step. */
  readonly composes: boolean;
}

export class Plan {
  /** Answers changed in place; empty: what is chosen, or usual, is planned. */
  #said: string[] = $state.raw([]);
  /** Steps that were left out, to be taken up again. */
  without: Step[] = $state.raw([]);
  /** The moment whose usual answer nobody wants to see. */
  away: number | null = $state(null);
  #told: { wish: string; number: number; ahead: Ahead } | null = $state.raw(null);
  #coming: Promise<void> = Promise.resolve();
  #asked = "";
  /** The wish that was not answered. */
  #missed = $state("");

  constructor(readonly place: Site) {}

  /** What is to be asked, as text: the same wish at the same moment is asked once. */
  wish = $derived.by((): string => {
    const { composes, state, myTurn, options, choice } = this.place;
    if (!composes || !state || !myTurn) return "";
    const moves = this.#moves(options, choice);
    if (!moves) return "";
    const without = this.without.map((step) => step.text);
    return JSON.stringify({ ...moves, without, seat: state.seat, follows: state.number });
  });
  /** The plan as it is wished now; null while it is not known, or if there is none. */
  ahead = $derived(
    this.#told && this.#told.wish === this.wish && this.#told.ahead.steps.length ? this.#told.ahead : null,
  );
  /** What is shown: an older plan of this question until the new one is there. */
  shown = $derived.by((): Ahead | null => {
    if (this.ahead) return this.ahead;
    const kept = this.#told;
    if (!kept || this.wish === "" || kept.number !== this.place.state?.number) return null;
    return kept.wish !== this.wish && kept.ahead.steps.length > 0 ? kept.ahead : null;
  });
  /** A plan may come any moment: where its own button will be the one to press, no other is in use meanwhile. */
  coming = $derived(this.wish !== "" && this.#told?.wish !== this.wish && this.#missed !== this.wish);
  /** For the board: the first answer, with what would come of them all. */
  preview = $derived.by((): Option | null => {
    const { options, choice } = this.place;
    const first = options.find((option) => option.text === this.ahead?.steps[0]?.text);
    if (!first || !this.ahead || choice.chosen.length + this.#said.length === 0) return null;
    return { ...first, effect: this.ahead.effect, changes: this.ahead.changes, planned: true };
  });

  #moves(options: Option[], { chosen, meant }: Choice): Pick<Wish, "moves"> | Pick<Wish, "touching"> | null {
    if (this.#said.length > 0) return { moves: this.#said };
    if (meant) return { moves: [meant.text] };
    if (chosen.length > 0) return { touching: chosen };
    if (this.away === this.place.state?.number) return null;
    return options.some((option) => option.usual) ? { moves: [] } : null;
  }

  /** Ask for what is wished now; of several replies only the one to the newest wish counts. */
  follow(): void {
    const { id, key } = this.place;
    const asked = this.wish;
    if (asked === this.#asked) return;
    this.#asked = asked;
    if (!asked || !key) return;
    const wish = JSON.parse(asked) as Wish;
    const number = this.place.state?.number ?? 0;
    this.#coming = api.tryOut(id, key, wish).then(
      (ahead) => {
        if (this.#asked === asked) this.#told = { wish: asked, number, ahead };
      },
      (error: unknown) => {
        if (this.#asked !== asked) return;
        this.#asked = "";
        this.#told = null;
        this.#missed = asked;
        // Without a plan everything can still be answered step by step; only what was changed needs an explanation.
        if (this.#said.length > 0) this.place.tell(error);
        this.anew();
      },
    );
  }

  /** Until what is wished now is known. */
  async known(): Promise<void> {
    this.follow();
    if (!this.ahead) await this.#coming;
  }

  /** An answer taken from the list: the first step. */
  pick(text: string): void {
    this.anew();
    this.#said = [text];
  }

  get picked(): string | null {
    return this.#said[0] ?? null;
  }

  /** Something else is chosen: what was changed in place belonged to another plan. */
  anew(): void {
    this.#said = [];
    this.without = [];
  }

  /** The answers that could stand in the place of a step. */
  instead(at: number): Option[] {
    if (at > 0) return (this.shown?.steps[at]?.options ?? []) as Option[];
    return this.place.choice.chosen.length > 0 ? this.place.choice.left : this.place.options;
  }

  /** The same answer with the next smaller or larger number in it, like how much to take; none at the end. */
  next(at: number, by: 1 | -1): Option | null {
    const all = this.instead(at);
    const now = all.find((option) => option.text === this.shown?.steps[at]?.text);
    if (!now) return null;
    const alike = all.filter((option) => sameKind(option, now));
    const counts = Object.keys(now.says).find(
      (key) => typeof now.says[key] === "number" && alike.some((one) => one.says[key] !== now.says[key]),
    );
    if (!counts) return null;
    const size = (option: Option) => Number(option.says[counts]) * by;
    const further = alike.filter((option) => size(option) > size(now)).sort((a, b) => size(a) - size(b));
    return further[0] ?? null;
  }

  /** Another answer in the place of a step; what follows it is planned anew. */
  change(at: number, text: string): void {
    this.#said = [...this.#before(at), text];
  }

  leaveOut(at: number): void {
    const step = this.shown?.steps[at];
    if (!step) return;
    this.#said = this.#before(at);
    this.without = [...this.without, step];
  }

  takeUp(step: Step): void {
    this.without = this.without.filter((other) => other !== step);
  }

  #before(at: number): string[] {
    return (this.shown?.steps ?? []).slice(0, at).map((step) => step.text);
  }

  /** All of it as one submission; a turn that is decided ends with it. */
  async play(): Promise<void> {
    const plan = this.ahead;
    if (plan)
      await this.place.answers.playAhead(
        plan.steps.map((step) => step.text),
        plan.settled,
      );
  }
}
