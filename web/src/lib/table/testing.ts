/** A table of two seats for tests of its parts: what they tell it is written down. */

import type { TableState } from "../api";
import type { GameDrawing, View } from "../board";
import type { Place } from "./place";

export function stateOf(some: Partial<TableState> = {}, view: Partial<View> = {}): TableState {
  return {
    number: 7,
    seat: 0,
    holds: [0],
    options: [],
    can_undo: false,
    table: { game: "toy", status: "running", seats: [], components: {} },
    view: { to_answer: 0, over: false, turn: 3, prompt: "", ...view },
    ...some,
  } as unknown as TableState;
}

export class FakePlace implements Place {
  readonly id = "abc";
  key: string | null = "key";
  state: TableState | null;
  names = ["Vera", "Boris"];
  myTurn = true;
  drawing: GameDrawing | null = null;
  readonly taken: TableState[] = [];
  readonly told: unknown[] = [];

  constructor(state: TableState | null = stateOf()) {
    this.state = state;
  }

  get view(): View | null {
    return (this.state?.view ?? null) as View | null;
  }

  get holds(): number[] {
    return this.state?.holds ?? [];
  }

  take(state: TableState): void {
    this.taken.push(state);
  }

  tell(error: unknown): void {
    this.told.push(error);
  }
}
