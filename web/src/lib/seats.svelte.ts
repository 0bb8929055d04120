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

  forget(table: string): void {
    this.all = this.all.filter((sitting) => sitting.table !== table);
    this.#store();
  }

  #store(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all.slice(0, 60)));
    } catch {
      // Full or forbidden storage: the table stays playable while it is open.
    }
  }
}

export const sittings = new Sittings();
