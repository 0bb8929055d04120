/** What motion of pieces is made of. Whether anything moves at all is decided before: a calm table gets no events. */

import type { Show } from "./board";

/** Quick to leave, slow to arrive. */
export const EASE = "cubic-bezier(.2,.7,.2,1)";

export const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** The middle of a box on the page. */
export const middle = (box: Pick<DOMRect, "left" | "top" | "width" | "height">): [number, number] => [
  box.left + box.width / 2,
  box.top + box.height / 2,
];

const endOf = (animation: Animation): number => Number(animation.effect?.getComputedTiming().endTime ?? 0);

const SVG = "http://www.w3.org/2000/svg";

/** A symbol of the sheets that can be moved about above everything else. */
function traveller(symbol: string, size: number): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${symbol}`);
  svg.append(use);
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  Object.assign(svg.style, {
    position: "fixed",
    left: "0",
    top: "0",
    width: `${size}px`,
    height: `${size}px`,
    zIndex: "60",
    pointerEvents: "none",
  });
  return svg;
}

/**
 * One thing after the other: everything run here begins when the clock says so, and can be stopped at once. It plays
 * by itself unless it is held: then `play` says how far and how fast.
 */
export class Stage implements Show {
  clock = 0;
  /** When each event began. */
  starts: number[] = [];
  #at = 0;
  #running: Animation[] = [];
  #flying: Element[] = [];

  constructor(
    readonly root: HTMLElement,
    /** Milliseconds that a flight or a fall takes. */
    readonly flight: number,
    readonly held = false,
  ) {}

  get length(): number {
    return Math.max(this.clock, ...this.#running.map(endOf));
  }

  async play(until: number, rate: number): Promise<void> {
    const left = (until - this.#at) / rate;
    this.#at = until;
    if (left <= 0) return;
    for (const animation of this.#running) {
      if (animation.playState !== "paused") continue;
      animation.playbackRate = rate;
      animation.play();
    }
    await pause(left);
    for (const animation of this.#running) {
      if (animation.playState !== "running") continue;
      if (endOf(animation) <= until) animation.finish();
      else {
        animation.pause();
        animation.currentTime = until;
      }
    }
  }

  #add(animation: Animation): Animation {
    if (this.held) animation.pause();
    this.#running.push(animation);
    return animation;
  }

  stop(): void {
    for (const animation of this.#running) animation.cancel();
    for (const traveller of this.#flying) traveller.remove();
  }

  find(selector: string): Element | null {
    return selector ? this.root.querySelector(selector) : null;
  }

  run(el: Element, frames: Keyframe[], duration: number, easing = EASE): void {
    this.#add(el.animate(frames, { duration, delay: this.clock, easing, fill: "backwards" }));
  }

  /** Something comes down to its place from so many pixels above. */
  drop(el: Element | null, from: number): void {
    if (!el) return;
    const frames = [
      { transform: `translateY(${from}px)`, opacity: 0 },
      { transform: "translateY(4px)", opacity: 1, offset: 0.75 },
      { transform: "translateY(0)", opacity: 1 },
    ];
    this.run(el, frames, this.flight);
  }

  flash(el: Element | null): void {
    const bright = (much: number) => ({ filter: `brightness(${much})` });
    if (el) this.run(el, [bright(1), bright(1.25), bright(1)], 400);
  }

  /** A symbol crosses the page above everything, from the middle of one element to that of another. */
  fly(symbol: string, from: Element | null, to: Element | null, delay: number): void {
    if (!from || !to || from === to) return;
    const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    if (!a.width || !b.width) return;
    const size = 30;
    const svg = traveller(symbol, size);
    document.body.append(svg);
    this.#flying.push(svg);
    const [x0, y0] = middle(a).map((at) => at - size / 2) as [number, number];
    const [x1, y1] = middle(b).map((at) => at - size / 2) as [number, number];
    const animation = svg.animate(
      [
        { transform: `translate(${x0}px, ${y0}px) scale(.6)`, opacity: 0 },
        { transform: `translate(${x0}px, ${y0}px) scale(1.2)`, opacity: 1, offset: 0.12 },
        { transform: `translate(${(x0 + x1) / 2}px, ${(y0 + y1) / 2 - 30}px) scale(1.25)`, opacity: 1, offset: 0.55 },
        { transform: `translate(${x1}px, ${y1}px) scale(.9)`, opacity: 1 },
      ],
      { duration: this.flight, delay: this.clock + delay, easing: "ease-in-out", fill: "both" },
    );
    this.#add(animation).onfinish = () => svg.remove();
  }
}
