/** A scoring that is counted thing by thing: it plays at the viewer's pace and stays until it is closed. */

import type { GameEvent, Scene, SceneStep } from "../board";
import { settings } from "../settings.svelte";
import { BEAT, Pacer } from "./pacer.svelte";

/** What is counted has to be read: it stands longer than what merely moves. */
const LONGER = 2.5;

export class Scenes {
  open: Scene | null = $state.raw(null);
  /** The step that is counted; behind the last one: the sums. */
  at = $state(0);
  playing = $state(false);
  /** What was counted here need not be told once more. */
  readonly counted = new WeakSet<GameEvent>();
  readonly #pacer = new Pacer();
  #closed: (() => void) | null = null;

  step: SceneStep | null = $derived(this.open?.steps[this.at] ?? null);

  get done(): boolean {
    return this.open !== null && this.at >= this.open.steps.length;
  }

  /** Resolves when it is closed. */
  async show(scene: Scene): Promise<void> {
    this.close();
    const pace = settings.liking.pace;
    const whole = pace === "instant" || settings.calm;
    this.open = scene;
    this.at = whole ? scene.steps.length : 0;
    const closed = new Promise<void>((done) => (this.#closed = done));
    if (!whole && pace !== "step") void this.play();
    await closed;
  }

  /** Go on by itself, up to the sums. */
  async play(): Promise<void> {
    const { open } = this;
    if (!open) return;
    if (this.done) this.at = 0;
    this.playing = true;
    while (this.playing && this.open === open && !this.done) {
      await this.#pacer.rest((BEAT[settings.liking.pace] || BEAT.normal) * LONGER);
      if (this.playing && this.open === open) this.at += 1;
    }
    if (this.open === open) this.playing = false;
  }

  #halt(): void {
    this.playing = false;
    this.#pacer.cut();
  }

  /** One thing on; behind the sums it is closed. */
  next(): void {
    this.#halt();
    if (this.done) this.close();
    else this.at += 1;
  }

  back(): void {
    this.#halt();
    this.at = Math.max(0, this.at - 1);
  }

  sums(): void {
    this.#halt();
    if (this.open) this.at = this.open.steps.length;
  }

  close(): void {
    this.#halt();
    this.open = null;
    this.#closed?.();
    this.#closed = null;
  }
}
