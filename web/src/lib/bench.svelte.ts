/** The workbench: one owner's set under hands, kept in this browser at every touch. The server checks it. */

import { api } from "./api";
import {
  emptySet,
  type BoxData,
  type Checked,
  type OwnerSet,
  type PieceData,
  type SheetData,
  type Values,
} from "./box";
import { keptSets, keepSet } from "./sets.svelte";

export type Standing = "known" | "deduced" | "reconstructed" | "checked" | "corrected";
const PAUSE = 200;
const UNDO = 200;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** The order in which a map was filled does not matter. */
function sorted(value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value ?? null;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)));
}

export class Bench {
  box: BoxData | null = $state.raw(null);
  set: OwnerSet = $state.raw(emptySet("", "mybox"));
  found: Checked | null = $state.raw(null);
  #past: OwnerSet[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(readonly game: string) {
    const kept = keptSets(game);
    this.set = kept[0] ?? emptySet(game, "mybox");
  }

  async load(): Promise<void> {
    this.box = await api.box(this.game);
    await this.check();
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get changed(): number {
    return Object.keys(this.set.changes).length;
  }

  values(piece: PieceData): Values {
    const mine = this.set.changes[piece.piece];
    if (!mine) return piece.values;
    const all: Values = { ...piece.values, ...mine };
    return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
  }

  name(piece: PieceData): string {
    return this.found?.names[piece.piece] ?? piece.name;
  }

  standing(piece: PieceData): Standing {
    if (this.set.changes[piece.piece]) return "corrected";
    if (this.set.checked[piece.piece]) return "checked";
    return piece.standing as Standing;
  }

  looked(sheet: SheetData): { checked: number; corrected: number; all: number } {
    const all = sheet.pieces.map((piece) => this.standing(piece));
    return {
      checked: all.filter((one) => one === "checked").length,
      corrected: all.filter((one) => one === "corrected").length,
      all: all.length,
    };
  }

  /** What is printed in a place; the piece counts as corrected, others' checks of it go. */
  change(piece: PieceData, field: string, value: unknown): void {
    const mine: Values = { ...this.set.changes[piece.piece], [field]: value };
    const trays = this.box?.trays ?? [];
    const row = { ...piece.values, ...mine };
    for (const place of piece.places) {
      const when = trays[place.tray]?.when;
      if (!when) continue;
      const belongs = row[when[0]] === when[1];
      if (!belongs && row[place.field] !== undefined) mine[place.field] = null;
      // The first thing that may stand there, so that the piece is whole; the next touch says which.
      else if (belongs && (row[place.field] === undefined || row[place.field] === null))
        mine[place.field] = trays[place.tray]?.values?.[0] ?? trays[place.tray]?.low ?? null;
    }
    for (const key of Object.keys(mine)) if (same(mine[key], piece.values[key])) delete mine[key];
    const changes = { ...this.set.changes };
    const checked = { ...this.set.checked };
    delete changes[piece.piece];
    if (Object.keys(mine).length) changes[piece.piece] = mine;
    checked[piece.piece] = [this.signature()];
    this.#put({ ...this.set, changes, checked });
  }

  /** Right, as printed. */
  sign(piece: PieceData): void {
    const others = (this.set.checked[piece.piece] ?? []).filter((one) => one.by !== this.set.name);
    this.#put({ ...this.set, checked: { ...this.set.checked, [piece.piece]: [...others, this.signature()] } });
  }

  /** As in the standard set, and not checked. */
  forget(piece: PieceData): void {
    const changes = { ...this.set.changes };
    const checked = { ...this.set.checked };
    delete changes[piece.piece];
    delete checked[piece.piece];
    this.#put({ ...this.set, changes, checked });
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.set = before;
    this.#keep();
  }

  /** Another set of this browser, or one that somebody shared. */
  take(set: OwnerSet): void {
    this.#put(set);
  }

  signature(): { by: string; on: string } {
    return { by: this.set.name, on: new Date().toISOString().slice(0, 10) };
  }

  async check(): Promise<void> {
    const asked = ++this.#asked;
    const found = await api.checkSet(this.set);
    if (asked === this.#asked) this.found = found;
  }

  #put(set: OwnerSet): void {
    this.#past = [...this.#past.slice(1 - UNDO), this.set];
    this.set = set;
    this.#keep();
  }

  #keep(): void {
    keepSet(this.set);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check().catch(() => undefined), PAUSE);
  }
}
