/** The WebSocket of a table: says who we are, hears what happens, and comes back by itself after a drop. */

import type { Item, TableState } from "./api";

export type Link = "connecting" | "open" | "lost" | "closed";

export interface News {
  number: number;
  items: Item[];
  state: TableState;
  /** Of a long past only the end is told: what came up to this number is to be asked for. */
  earlier?: number;
}

export interface Hello {
  key?: string;
  since?: number;
  seat?: number;
  language?: string;
}

interface Told {
  hello: () => Hello;
  news: (news: News) => void;
  /** Seats on which somebody listens now. */
  here: (seats: number[], watching: number) => void;
  link: (link: Link) => void;
  /** The server will not have us: code as HTTP would say it, and its sentence. */
  refused: (status: number, reason: string) => void;
}

const SILENCE = 45_000;
const WAITS = [300, 700, 1500, 3000, 5000, 8000];

export class LiveSocket {
  #socket: WebSocket | null = null;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** The last beat told of more than we had heard of. */
  #behind = false;
  /** The number of the last news. */
  #number = 0;

  constructor(
    readonly table: string,
    readonly told: Told,
  ) {
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#open();
  }

  /** Begin anew with another greeting, for example for another seat. */
  again(): void {
    this.#drop();
    this.#tries = 0;
    this.#open();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#drop();
    this.told.link("closed");
  }

  #wake = () => {
    // A laptop that slept has a socket that only looks open; ask, and believe the answer.
    if (this.#closed || document.visibilityState !== "visible") return;
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send('{"type":"beat"}');
      this.#listen(6_000);
    } else if (this.#retry !== undefined) {
      this.again();
    }
  };

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#pulse);
    this.#retry = undefined;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`);
    this.#socket = socket;
    this.told.link(this.#tries === 0 ? "connecting" : "lost");
    socket.onopen = () => {
      socket.send(JSON.stringify(this.told.hello()));
      this.#listen(SILENCE);
    };
    socket.onmessage = (message) => {
      if (socket !== this.#socket) return;
      const said = JSON.parse(String(message.data));
      this.#tries = 0;
      this.#listen(SILENCE);
      this.told.link("open");
      if (said.type === "news") {
        this.#number = said.number;
        this.told.news(said);
      } else if (said.type === "here") this.told.here(said.here, said.watching ?? 0);
      else if (said.type === "beat") this.#compare(said.number);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.#closed) return;
      this.#drop();
      if (event.code >= 4400 && event.code < 4500 && event.code !== 4408 && event.code !== 4429) {
        this.told.link("closed");
        this.told.refused(event.code - 4000, event.reason);
        return;
      }
      this.told.link("lost");
      const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)] ?? 8000;
      this.#tries += 1;
      this.#retry = setTimeout(() => this.#open(), wait * (0.8 + 0.4 * Math.random()));
    };
  }

  /** A server that knows of more than it tells lags behind, beat after beat: another one may be better off. */
  #compare(number: number): void {
    const behind = number > this.#number;
    if (behind && this.#behind) this.again();
    this.#behind = behind;
  }

  /** If nothing is heard for so long the line is dead, whatever the socket thinks. */
  #listen(patience: number): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => {
      this.#tries += 1;
      this.#drop();
      this.#open();
    }, patience);
  }
}
