/** Looking closer at a drawing: wheel, pinch or double tap; dragging moves it while it is enlarged. */

import { Fingers, Taps } from "../../lib/fingers";
import type { Frame } from "./geometry";

const MOST = 3;

/** The part of `frame` to show at a scale, around a centre, never beyond its edges. */
export function window(frame: Frame, scale: number, cx: number, cy: number): Frame {
  const width = frame.width / scale;
  const height = frame.height / scale;
  const x = Math.min(Math.max(cx - width / 2, frame.x), frame.x + frame.width - width);
  const y = Math.min(Math.max(cy - height / 2, frame.y), frame.y + frame.height - height);
  return { x, y, width, height };
}

export class Zoom {
  scale = $state(1);
  cx = $state(0);
  cy = $state(0);

  constructor(private frame: () => Frame) {}

  get box(): Frame {
    return this.scale === 1 ? this.frame() : window(this.frame(), this.scale, this.cx, this.cy);
  }

  get text(): string {
    const { x, y, width, height } = this.box;
    return `${x} ${y} ${width} ${height}`;
  }

  reset = (): void => {
    this.scale = 1;
  };

  /** Enlarges so that the point under (px, py), given as shares of the drawing, stays where it is. */
  by(factor: number, px: number, py: number): void {
    const now = this.box;
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const [x, y] = [now.x + px * now.width, now.y + py * now.height];
    const whole = this.frame();
    const [width, height] = [whole.width / scale, whole.height / scale];
    this.scale = scale < 1.03 ? 1 : scale;
    this.#look(x - px * width + width / 2, y - py * height + height / 2);
  }

  #look(cx: number, cy: number): void {
    const there = window(this.frame(), this.scale, cx, cy);
    this.cx = there.x + there.width / 2;
    this.cy = there.y + there.height / 2;
  }

  listen = (svg: SVGElement): (() => void) => {
    const stop = new AbortController();
    const fingers = new Fingers();
    const taps = new Taps();
    let gap = 0;
    let dragged = 0;
    const share = (x: number, y: number): [number, number] => {
      const box = svg.getBoundingClientRect();
      return [(x - box.left) / box.width, (y - box.top) / box.height];
    };
    const options = { signal: stop.signal };
    svg.addEventListener(
      "wheel",
      (event) => {
        if (event.deltaY > 0 && this.scale === 1) return;
        event.preventDefault();
        this.by(Math.exp(-event.deltaY / 400), ...share(event.clientX, event.clientY));
      },
      { signal: stop.signal, passive: false },
    );
    svg.addEventListener(
      "pointerdown",
      (event) => {
        if (fingers.count === 0) dragged = 0;
        fingers.put(event);
        if (fingers.count === 2) gap = fingers.apart;
        if (fingers.count === 1 && event.pointerType === "touch") {
          const answers = (event.target as Element).closest(".alive, .chosen") !== null;
          const again = taps.twice(event, answers);
          if (again && this.scale > 1) this.reset();
          else if (again) this.by(2, ...share(event.clientX, event.clientY));
        }
      },
      options,
    );
    svg.addEventListener(
      "pointermove",
      (event) => {
        const moved = fingers.move(event);
        if (!moved) return;
        if (fingers.count === 2) {
          const now = fingers.apart;
          if (gap > 0 && now > 0) this.by(now / gap, ...share(...fingers.between));
          gap = now;
          dragged = 99;
        } else if (this.scale > 1) {
          const box = svg.getBoundingClientRect();
          const [dx, dy] = moved;
          dragged += Math.abs(dx) + Math.abs(dy);
          if (dragged > 6)
            this.#look(this.cx - (dx / box.width) * this.box.width, this.cy - (dy / box.height) * this.box.height);
        }
      },
      options,
    );
    const lift = (event: PointerEvent): void => fingers.lift(event);
    globalThis.addEventListener("pointerup", lift, options);
    globalThis.addEventListener("pointercancel", lift, options);
    // A drag is no touch.
    svg.addEventListener(
      "click",
      (event) => {
        if (dragged > 6) event.stopPropagation();
        dragged = 0;
      },
      { signal: stop.signal, capture: true },
    );
    return () => stop.abort();
  };
}
