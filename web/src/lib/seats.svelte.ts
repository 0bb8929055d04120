/** The tables this browser sits at, with the keys that open them. Nothing else keeps these keys. */

export interface Sitting {
  table: string;
  game: string;
  /** The key this browser plays with; null at a listed table that is only watched. */
  key: string | null;
  /** Seats held with the key; several on one device. */
  holds: number[];
  /** The seat whose secrets this device may show now. */
  looking: number | null;
  /** Keys of seats that friends take by link, until they have joined. */
  links: Record<number, string>;
  spectator: string | null;
  /** The link by which any free seat is taken. */
  invite?: string | null;
  /** The last number seen, so that "since your last turn" knows where to begin. */
  seen: number;
  /** One line for the lobby. */
  note: { names: string[]; turn: number; points: number[]; yours: boolean; over: boolean; toAnswer: string };
  at: number;
}

const KEY = "nave.tables";
/** So many are kept; finished ones go first, so that no key of a running game is lost. */
const MOST = 300;

export function kept<T extends { note: { over: boolean } }>(all: readonly T[], most = MOST): T[] {
  if (all.length <= most) return [...all];
  const running = all.filter((one) => !one.note.over);
  const room = new Set([...running, ...all.filter((one) => one.note.over)].slice(0, most));
  return all.filter((one) => room.has(one));
}

function read(): Sitting[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

class Sittings {
  all: Sitting[] = $state(read());

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key === KEY) this.all = read();
    });
  }

  find(table: string): Sitting | undefined {
    return this.all.find((sitting) => sitting.table === table);
  }

  /** Remember a table, or more about it. The newest comes first. */
  keep(table: string, some: Partial<Sitting>): Sitting {
    const known = this.find(table) ?? {
      table,
      game: "",
      key: null,
      holds: [],
      looking: null,
      links: {},
      spectator: null,
      seen: 0,
      note: { names: [], turn: 0, points: [], yours: false, over: false, toAnswer: "" },
      at: 0,
    };
    const kept: Sitting = { ...$state.snapshot(known), ...some, at: Date.now() };
    this.all = [kept, ...this.all.filter((sitting) => sitting.table !== table)];
    this.#store();
    return kept;
  }

  /** Those that go on first, the newest of each kind before the others. */
  get ordered(): Sitting[] {
    return [...this.all.filter((one) => !one.note.over), ...this.all.filter((one) => one.note.over)];
  }

  /** The server says that these are over; what was seen of them last may be older. */
  ended(tables: readonly string[]): void {
    const over = new Set(tables);
    if (!this.all.some((one) => over.has(one.table) && !one.note.over)) return;
    this.all = this.all.map((one) => (over.has(one.table) ? { ...one, note: { ...one.note, over: true } } : one));
    this.#store();
  }

  forget(table: string): void {
    this.all = this.all.filter((sitting) => sitting.table !== table);
    this.#store();
  }

  #store(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(kept(this.all)));
    } catch {
      // Full or forbidden storage: the table stays playable while it is open.
    }
  }
}

export const sittings = new Sittings();
