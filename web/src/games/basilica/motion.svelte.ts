/** Lets pieces travel from where they were to where they are. */

import { tick } from "svelte";
import type { GameEvent } from "../../lib/board";
import { EASE, middle, pause } from "../../lib/motion";
import { story, type Journey } from "./story";
import type { BasilicaView } from "./types";

export interface Flight {
  key: number;
  journey: Journey;
  left: number;
  top: number;
  size: number;
  /** Where it starts, from its goal, and how large. */
  dx: number;
  dy: number;
  grow: number;
  duration: number;
}

const PACE = 430;

export class Motion {
  /** What is not drawn at its place because it is still on its way. */
  away = $state.raw<Set<string>>(new Set());
  flights = $state.raw<Flight[]>([]);
  root: HTMLElement | undefined;
  #last: BasilicaView | null = null;
  #run = 0;
  #count = 0;

  /** Called with every view, before it is drawn. */
  see(view: BasilicaView, events: GameEvent[]): void {
    const before = this.#last;
    this.#last = view;
    const run = ++this.#run;
    this.flights = [];
    if (!before || events.length === 0 || document.hidden) {
      if (this.away.size) this.away = new Set();
      return;
    }
    const { journeys, slide } = story(events, before, view);
    this.away = new Set(journeys.flatMap((journey) => journey.hides ?? []));
    void tick().then(() => this.#tell(run, journeys, slide));
  }

  async #tell(run: number, journeys: Journey[], slide: number): Promise<void> {
    const pace = PACE * Math.min(1, 7 / Math.max(journeys.length, 1));
    if (slide) await this.#slide(slide);
    for (let i = 0; i < journeys.length; i++) {
      if (run !== this.#run) return;
      const together = [journeys[i]].filter((journey) => journey !== undefined);
      while (journeys[i + 1]?.along) {
        i += 1;
        const next = journeys[i];
        if (next) together.push(next);
      }
      this.flights = together.flatMap((journey) => this.#flight(journey, pace) ?? []);
      if (this.flights.length) await pause(pace);
      if (run !== this.#run) return;
      const arrived = together.map((journey) => journey.hides);
      this.away = new Set([...this.away].filter((name) => !arrived.includes(name)));
      this.flights = [];
    }
  }

  #place(name: string): DOMRect | null {
    for (const found of document.querySelectorAll(`[data-place="${name}"]`)) {
      const box = found.getBoundingClientRect();
      if (box.width > 0) return box;
    }
    return null;
  }

  #flight(journey: Journey, duration: number): Flight | null {
    const goal = this.#place(journey.to);
    const base = this.root?.getBoundingClientRect();
    if (!goal || !base) return null;
    const start = journey.from === null ? null : this.#place(journey.from);
    // A journey from a part of the table that is not shown begins just above its goal.
    const size = Math.min(goal.width, goal.height) * journey.size;
    const [x, y] = middle(goal);
    const [a, b] = start ? middle(start) : [x, y - goal.height * 0.6];
    const first = start ? Math.min(start.width, start.height) * (journey.size < 1 ? journey.size : 1) : size * 1.25;
    this.#count += 1;
    return {
      key: this.#count,
      journey,
      left: x - base.left - size / 2,
      top: y - base.top - size / 2,
      size,
      dx: a - x,
      dy: b - y,
      grow: Math.max(0.3, Math.min(3, first / size)),
      duration,
    };
  }

  /** The rows that are left slide up to the board. */
  async #slide(rows: number): Promise<void> {
    const plan = document.querySelector('[data-place="plan"]');
    if (!plan) return;
    const moved = plan.animate([{ transform: `translateY(${rows * 100}px)` }, { transform: "none" }], {
      duration: PACE * 1.6,
      easing: EASE,
    });
    await moved.finished.catch(() => undefined);
  }
}
