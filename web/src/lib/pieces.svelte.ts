/** What every touchable piece has in common: a name for the table, a name for people, and how it looks alive. */

import { getContext, setContext } from "svelte";
import type { BoardProps, Mark } from "./board";

export interface PieceAttributes {
  role: "button";
  tabindex: number;
  "aria-label": string;
  "aria-pressed": boolean | undefined;
  "aria-disabled": boolean | undefined;
  "data-piece": string;
}

export class Pieces {
  /** The piece under the pointer or the keyboard focus. */
  pointed = $state<string | null>(null);
  /** The piece touched last, alive or not. */
  touched = $state<string | null>(null);

  constructor(private props: () => Pick<BoardProps, "alive" | "chosen" | "others" | "touch" | "point" | "marks">) {}

  /** What others did last, at these kinds of pieces. */
  marks(...kinds: string[]): Mark[] {
    return (this.props().marks ?? []).filter((mark) => kinds.includes(mark.piece.split(":")[0] ?? ""));
  }

  alive(name: string): boolean {
    return this.props().alive.has(name);
  }

  chosen(name: string): boolean {
    return this.props().chosen.has(name);
  }

  /** Classes for the look of a piece. */
  state(name: string): string {
    return (this.alive(name) ? "alive " : "") + (this.chosen(name) ? "chosen" : "");
  }

  /**
   * Attributes of a piece. Pieces that can be touched are in the tab order, whatever is chosen; `entry` keeps one of
   * each part there. All are reached with the arrow keys.
   */
  attrs(name: string, label: string, entry = false, extra = false): PieceAttributes {
    const live = this.alive(name) || this.chosen(name) || this.props().others?.has(name);
    return {
      role: "button",
      tabindex: (live && !extra) || entry ? 0 : -1,
      "aria-label": label,
      "aria-pressed": this.chosen(name) ? true : undefined,
      "aria-disabled": live ? undefined : true,
      "data-piece": name,
    };
  }

  /** Listens for all pieces inside an element at once. */
  listen = (root: HTMLElement): (() => void) => {
    let press: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const stop = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(kind: K, run: (event: HTMLElementEventMap[K]) => void): void =>
      root.addEventListener(kind, run, { signal: stop.signal });
    const name = (event: Event): string | null => {
      const found = event.target instanceof Element ? event.target.closest("[data-piece]") : null;
      return found?.getAttribute("data-piece") ?? null;
    };
    // Only what the focus showed goes with it: a press moves the focus, and must not change what lies under the pointer.
    let byFocus = false;
    const show = (piece: string | null, focused = false): void => {
      byFocus = focused;
      if (piece === this.pointed) return;
      this.pointed = piece;
      this.props().point(piece);
    };
    const touch = (piece: string | null): void => {
      if (piece && !held) {
        this.touched = piece;
        this.props().touch(piece);
      }
      held = false;
    };
    // A piece that is drawn anew between press and release gets no click, or its surroundings do: what counts is
    // that the pointer went down and up on the same piece, without a drag.
    let down: { piece: string; x: number; y: number } | null = null;
    let missed: ReturnType<typeof setTimeout> | undefined;
    on("click", (event) => {
      clearTimeout(missed);
      touch(name(event) ?? (event.detail > 0 ? lifted : null));
      lifted = null;
    });
    let lifted: string | null = null;
    on("pointerover", (event) => {
      if (event.pointerType === "mouse") show(name(event));
    });
    on("pointerleave", () => show(null));
    on("focusin", (event) => {
      const piece = name(event);
      if (piece && event.target instanceof Element && event.target.matches(":focus-visible")) show(piece, true);
    });
    // A piece that goes away loses the focus in the middle of the drawing, where nothing may be changed.
    on("focusout", () =>
      queueMicrotask(() => {
        if (byFocus && !root.querySelector("[data-piece]:focus-visible")) show(null);
      }),
    );
    // A long press shows what a touch would do, and does nothing.
    on("pointerdown", (event) => {
      const piece = name(event);
      held = false;
      clearTimeout(press);
      clearTimeout(missed);
      lifted = null;
      down = piece && event.isPrimary && event.button === 0 ? { piece, x: event.clientX, y: event.clientY } : null;
      if (piece && event.pointerType !== "mouse") {
        press = setTimeout(() => {
          held = true;
          show(piece);
        }, 450);
      }
    });
    on("pointerup", (event) => {
      clearTimeout(press);
      const still = down && Math.hypot(event.clientX - down.x, event.clientY - down.y) < 6;
      lifted = still && name(event) === down?.piece ? name(event) : null;
      down = null;
      if (lifted) {
        missed = setTimeout(() => {
          touch(lifted);
          lifted = null;
        }, 60);
      }
    });
    on("pointercancel", () => clearTimeout(press));
    on("contextmenu", (event) => {
      if (held) event.preventDefault();
    });
    on("keydown", (event) => {
      const piece = name(event);
      if (!piece || !(event.target instanceof Element)) return;
      if ((event.key === "Enter" || event.key === " ") && !(event.target instanceof HTMLButtonElement)) {
        event.preventDefault();
        event.stopPropagation();
        this.touched = piece;
        this.props().touch(piece);
      } else if (event.key.startsWith("Arrow")) {
        const next = neighbour(root, event.target, event.key);
        event.preventDefault();
        event.stopPropagation();
        next?.focus();
      }
    });
    return () => {
      clearTimeout(press);
      clearTimeout(missed);
      stop.abort();
    };
  };
}

/** The nearest piece in the direction of an arrow key. */
function neighbour(root: HTMLElement, from: Element, key: string): HTMLElement | SVGElement | null {
  const centre = (el: Element): [number, number] => {
    const box = el.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = centre(from);
  const along = key === "ArrowLeft" || key === "ArrowRight" ? 0 : 1;
  const sign = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  let best: HTMLElement | SVGElement | null = null;
  let least = Infinity;
  for (const el of root.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")) {
    if (el === from || el.getClientRects().length === 0) continue;
    const [a, b] = centre(el);
    const d = [a - x, b - y];
    const ahead = (d[along] ?? 0) * sign;
    const aside = Math.abs(d[1 - along] ?? 0);
    if (ahead < 4 || aside > ahead * 2.5) continue;
    const far = ahead + aside * 2;
    if (far < least) [best, least] = [el, far];
  }
  return best;
}

const KEY = Symbol("pieces");

export function providePieces(pieces: Pieces): void {
  setContext(KEY, pieces);
}

export function usePieces(): Pieces {
  return getContext<Pieces>(KEY);
}
