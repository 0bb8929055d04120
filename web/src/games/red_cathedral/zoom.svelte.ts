/** Looking closer at a drawing: wheel, pinch or double tap; dragging moves it while it is enlarged. */

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
    const fingers = new Map<number, PointerEvent>();
    let gap = 0;
    let dragged = 0;
    let tapped = 0;
    const share = (x: number, y: number): [number, number] => {
      const box = svg.getBoundingClientRect();
      return [(x - box.left) / box.width, (y - box.top) / box.height];
    };
    const spread = (): [number, number, number] => {
      const [a, b] = [...fingers.values()];
      if (!a || !b) return [0, 0, 0];
      return [
        Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
        (a.clientX + b.clientX) / 2,
        (a.clientY + b.clientY) / 2,
      ];
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
        if (fingers.size === 0) dragged = 0;
        fingers.set(event.pointerId, event);
        if (fingers.size === 2) gap = spread()[0];
        if (fingers.size === 1 && event.pointerType === "touch") {
          const again = event.timeStamp - tapped < 300 && !(event.target as Element).closest(".alive, .chosen");
          tapped = event.timeStamp;
          if (again && this.scale > 1) this.reset();
          else if (again) this.by(2, ...share(event.clientX, event.clientY));
        }
      },
      options,
    );
    svg.addEventListener(
      "pointermove",
      (event) => {
        const last = fingers.get(event.pointerId);
        if (!last) return;
        fingers.set(event.pointerId, event);
        if (fingers.size === 2) {
          const [now, x, y] = spread();
          if (gap > 0 && now > 0) this.by(now / gap, ...share(x, y));
          gap = now;
          dragged = 99;
        } else if (this.scale > 1) {
          const box = svg.getBoundingClientRect();
          const [dx, dy] = [event.clientX - last.clientX, event.clientY - last.clientY];
          dragged += Math.abs(dx) + Math.abs(dy);
          if (dragged > 6)
            this.#look(this.cx - (dx / box.width) * this.box.width, this.cy - (dy / box.height) * this.box.height);
        }
      },
      options,
    );
    const lift = (event: PointerEvent): void => void fingers.delete(event.pointerId);
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
