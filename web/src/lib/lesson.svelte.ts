/** A lesson as a table: the server says what is expected, everything else is answered by the teacher. */

import { api, type LessonDeed, type LessonTold, type Look } from "./api";
import type { Option } from "./board";
import { events as eventsOf } from "./journal";
import { progress } from "./progress.svelte";
import { settings } from "./settings.svelte";
import { Answers } from "./table/answers.svelte";
import { LiveTable } from "./table.svelte";

type Does = NonNullable<LessonDeed["does"]>;

/** Something to read before the next step: what the teacher says to what was done, or what the rival did. */
export interface Pause {
  lesson: number;
  text: string;
  lines: string[];
}

class LessonAnswers extends Answers {
  constructor(readonly lesson: LessonTable) {
    super(lesson, lesson.notices, lesson.device, lesson.connection);
  }

  override get busy(): boolean {
    return this.lesson.asking;
  }

  override async play(option: Option | null): Promise<void> {
    if (!option) return;
    const piece = option.text.startsWith("touch ") ? option.touches[0] : undefined;
    if (piece) await this.lesson.do("touch", piece);
    else await this.lesson.do("answer", option.text);
  }

  override undo(): Promise<void> {
    return this.lesson.do("back");
  }

  override restart(): Promise<void> {
    return this.lesson.do("back");
  }
}

export class LessonTable extends LiveTable {
  told: LessonTold | null = $state.raw(null);
  pause: Pause | null = $state.raw(null);
  /** What the teacher says to something else than what was asked for. */
  remark: { text: string; rule: string; title: string } | null = $state.raw(null);
  /** How often something else was touched in this step. */
  detours = $state(0);
  asking = $state(false);

  /** Positions are counted here: going back is a new one too. */
  #number = 0;
  #next: LessonTold | null = null;

  constructor(
    readonly game: string,
    readonly pack: string,
  ) {
    super("", "lesson");
    this.answers = new LessonAnswers(this);
  }

  /** A lesson goes step by step, and so does who learns. */
  override get composes(): boolean {
    return false;
  }

  get over(): boolean {
    return this.told?.kind === "over" && !this.pause;
  }

  /** Whether pieces are guessed or looked at, by a single touch. */
  get looks(): boolean {
    return !this.pause && (this.told?.kind === "look" || this.told?.kind === "ask");
  }

  open(lesson: string, step = 0): Promise<void> {
    this.told = null;
    this.pause = null;
    return this.#ask({ lesson, step, given: [], does: "open", what: "" });
  }

  async do(does: Does, what = ""): Promise<void> {
    const at = this.told;
    if (!at || this.asking) return;
    if (does === "back" || does === "skip") this.pause = null;
    await this.#ask({ lesson: at.lesson, step: at.step, given: at.given, does, what });
  }

  async #ask(deed: LessonDeed): Promise<void> {
    this.asking = true;
    try {
      const told = await api.lesson(this.game, this.pack, deed);
      this.asking = false;
      this.#hear(told, deed.does ?? "open");
    } catch (error) {
      this.asking = false;
      this.tell(error);
    }
  }

  #hear(told: LessonTold, does: Does): void {
    if (!told.moved) {
      this.choice.letGo();
      this.remark = { text: told.said, rule: told.rule, title: told.rule_title };
      this.detours += 1;
      return;
    }
    const before = this.told;
    this.remark = null;
    this.detours = 0;
    const lines = told.items.flatMap((item) => (item.number > told.since ? (item.events ?? []) : []));
    const text = does === "watch" ? told.caption : told.said;
    this.told = told;
    if (before && (text || does === "watch"))
      this.pause = {
        lesson: before.at,
        text,
        lines: does === "watch" ? lines.filter((one) => one.kind !== "turn").map((one) => one.text) : [],
      };
    const fresh = told.items.filter((item) => item.number > told.since);
    this.events = settings.calm || !before ? [] : eventsOf(fresh);
    this.items = told.items;
    this.#number += 1;
    this.#next = told;
    this.#show();
    progress.stand(this.game, this.pack, told);
    if (told.kind === "watch" && !this.pause) void this.do("watch");
  }

  /** While the teacher tells something nothing is asked. */
  #show(): void {
    const told = this.#next;
    if (!told) return;
    const options = this.pause ? [] : told.state.options;
    this.state = { ...told.state, number: this.#number, options };
    this.choice.forget();
    void this.load(this.game, told.state.table.components["name"] ?? "standard");
  }

  goOn(): void {
    if (!this.pause || this.asking) return;
    this.pause = null;
    this.#number += 1;
    this.#show();
    if (this.told?.kind === "watch") void this.do("watch");
  }

  override touch(piece: string): void {
    if (this.asking || !this.told) return;
    if (this.pause) return this.goOn();
    if (this.looks) return void this.do("touch", piece);
    const done = this.choice.touch(piece);
    if (done.kind === "dead") return void this.do("touch", piece);
    this.remark = null;
    if (done.kind === "play") void this.answers.play(done.option);
  }

  override look(piece: string): Promise<Look> {
    const { lesson = "", step = 0, given = [] } = this.told ?? {};
    return api.lessonLens(this.game, this.pack, { lesson, step, given, piece });
  }

  /** Choose what leads on, so that the learner only has to confirm it. */
  show(): void {
    const option = this.options.find((one) => one.text === this.told?.show) ?? this.options[0];
    this.remark = null;
    if (option && !this.looks) this.choice.chosen = [...option.touches];
    this.shown = true;
  }
  /** The piece that is looked for was given away. */
  shown = $state(false);
}
