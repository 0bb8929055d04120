/** Two fingers, or the wheel with Ctrl, enlarge what is scrolled with one. */

import { Fingers } from "../../lib/fingers";

export function pinch(zoom: () => number, change: (to: number) => void): (box: HTMLElement) => () => void {
  return (box) => {
    const fingers = new Fingers();
    let spread = 0;
    const stop = new AbortController();
    const on = { signal: stop.signal };
    box.addEventListener(
      "wheel",
      (event) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        change(zoom() * Math.exp(-event.deltaY / 300));
      },
      { ...on, passive: false },
    );
    box.addEventListener(
      "pointerdown",
      (event) => {
        if (event.pointerType === "mouse") return;
        fingers.put(event);
        spread = fingers.apart / zoom();
      },
      on,
    );
    box.addEventListener(
      "pointermove",
      (event) => {
        if (fingers.move(event) && fingers.count === 2 && spread > 0) change(fingers.apart / spread);
      },
      on,
    );
    for (const kind of ["pointerup", "pointercancel", "pointerleave"] as const) {
      box.addEventListener(kind, (event) => fingers.lift(event), on);
    }
    return () => stop.abort();
  };
}
