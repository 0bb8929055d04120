/** What the parts of an open table may ask it, and tell it. */

import type { TableState } from "../api";
import type { View } from "../board";

export interface Place {
  readonly id: string;
  readonly key: string | null;
  readonly state: TableState | null;
  readonly view: View | null;
  readonly names: string[];
  /** The seats held with the key. */
  readonly holds: number[];
  readonly myTurn: boolean;
  /** A newer state of the table. */
  take(state: TableState): void;
  /** Something went wrong: say so. */
  tell(error: unknown): void;
}
