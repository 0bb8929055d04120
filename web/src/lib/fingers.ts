/** Fingers on a drawing: one drags, two enlarge, one that taps twice looks closer. */

type Touch = Pick<PointerEvent, "pointerId" | "clientX" | "clientY">;

export class Fingers {
  #at = new Map<number, [number, number]>();

  get count(): number {
    return this.#at.size;
  }

  put(touch: Touch): void {
    this.#at.set(touch.pointerId, [touch.clientX, touch.clientY]);
  }

  /** A finger that is down has moved; by how much, or null if it was not down. */
  move(touch: Touch): [number, number] | null {
    const last = this.#at.get(touch.pointerId);
    if (!last) return null;
    this.put(touch);
    return [touch.clientX - last[0], touch.clientY - last[1]];
  }

  lift(touch: Pick<Touch, "pointerId">): void {
    this.#at.delete(touch.pointerId);
  }

  /** How far the first two are apart; 0 if there are not two. */
  get apart(): number {
    const [a, b] = [...this.#at.values()];
    return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;
  }

  /** The point between the first two. */
  get between(): [number, number] {
    const [a, b] = [...this.#at.values()];
    return a && b ? [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] : [0, 0];
  }
}

const SOON = 300;
const NEAR = 30;

/** Tells two taps in one place from two quick answers beside each other. */
export class Taps {
  #last: { timeStamp: number; clientX: number; clientY: number } | null = null;

  /** Whether this tap is the second of two; one on something that answers belongs to no pair. */
  twice(tap: Pick<PointerEvent, "timeStamp" | "clientX" | "clientY">, answers: boolean): boolean {
    const last = this.#last;
    const pair =
      !answers &&
      last !== null &&
      tap.timeStamp - last.timeStamp < SOON &&
      Math.hypot(tap.clientX - last.clientX, tap.clientY - last.clientY) < NEAR;
    this.#last = answers || pair ? null : tap;
    return pair;
  }
}
