/** A device of one seat or several: whose view it shows, and who gets it next. */

import { api, type TableState } from "../api";
import type { GameDrawing, View } from "../board";
import { secrets } from "../people";
import { sittings } from "../seats.svelte";
import type { Place } from "./place";

/** The seat of this device that must answer though another one is shown; null if there is none. */
export function nextHands(state: TableState | null): number | null {
  const view = (state?.view ?? null) as View | null;
  if (!state || !view || view.over || view.to_answer === null) return null;
  if (state.holds.length < 2 || view.to_answer === state.seat) return null;
  return state.holds.includes(view.to_answer) ? view.to_answer : null;
}

export class Device {
  /** The seat whose view this device shows; with several seats it changes by handing over. */
  looking: number | null = $state(null);
  /** The seat that gets the device next; the table is covered until it has. */
  handOver: number | null = $state(null);

  constructor(
    readonly place: Place & { readonly drawing: GameDrawing | null },
    readonly greet: () => void,
  ) {
    const known = sittings.find(place.id);
    this.looking = known?.looking ?? (known && known.holds.length > 1 ? (known.holds[0] ?? null) : null);
  }

  /** Of several seats only the one it was handed to is shown, whatever the server would show. */
  mayShow(state: TableState): boolean {
    return this.looking === null || state.holds.length < 2 || state.seat === this.looking;
  }

  /** Show a seat from now on. */
  turnTo(seat: number): void {
    this.looking = seat;
    sittings.keep(this.place.id, { looking: seat });
    this.greet();
  }

  /** Another seat of this device must answer: pass on to it, behind a cover if one of them knows what the other must not. */
  async passOn(): Promise<void> {
    const { id, key, state: now } = this.place;
    const next = nextHands(now);
    if (!now || next === null) {
      this.handOver = null;
      return;
    }
    const same = () => this.place.state?.number === now.number && this.place.state.seat === now.seat;
    try {
      const theirs = await api.state(id, key, next);
      if (!same()) return;
      const covered = secrets(now.view, theirs.view) || this.place.drawing?.covers?.(theirs.view as View);
      if (theirs.number === now.number && !covered) {
        this.turnTo(next);
        this.place.take(theirs);
        return;
      }
    } catch {
      // Nobody can say now what it shows: better covered than seen.
    }
    if (same()) this.handOver = next;
  }
}
