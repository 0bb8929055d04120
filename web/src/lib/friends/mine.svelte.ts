/** All tables this browser sits at, as the server says they are: one connection for the whole list. */

import type { Mine } from "../api";
import { sittings } from "../seats.svelte";
import { settings } from "../settings.svelte";
import { waiting } from "../notify";
import { groups, mayAnswer } from "./groups";
import { results } from "./results.svelte";

const WAITS = [500, 1500, 4000, 10_000, 30_000];
const SILENCE = 45_000;
const LEAVING = 2000;
/** As many as the server takes at once. */
const MOST = 100;

class MyTables {
  rows: Mine[] = $state.raw([]);
  /** What the server no longer opens with the keys that are kept here. */
  gone: string[] = $state.raw([]);
  link: "asking" | "open" | "lost" = $state("asking");
  /** When the list was last known to be true. */
  asOf = $state(0);

  #users = 0;
  #socket: WebSocket | null = null;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #asked = "";

  groups = $derived(groups(this.rows));

  /** Listen for as long as somebody looks at it; call what is returned to leave. */
  open(): () => void {
    this.#users += 1;
    if (this.#users === 1 && this.#socket === null) {
      addEventListener("online", this.#wake);
      document.addEventListener("visibilitychange", this.#wake);
      this.#connect();
    }
    return () => {
      this.#users -= 1;
      if (this.#users > 0) return;
      // From the lobby to a table it is listened to again at once.
      setTimeout(() => {
        if (this.#users > 0) return;
        removeEventListener("online", this.#wake);
        document.removeEventListener("visibilitychange", this.#wake);
        this.#drop();
      }, LEAVING);
    };
  }

  /** Other seats are kept here now than were asked for. */
  renew(): void {
    if (this.#users > 0 && this.#asked !== JSON.stringify(this.#wish())) {
      this.#drop();
      this.#connect();
    }
  }

  #wish() {
    const asked = sittings.ordered.slice(0, MOST);
    // In an order of their own: that one of them was looked at or ended is no reason to ask anew.
    return asked
      .map((one) => ({ table: one.table, ...(one.key ? { key: one.key } : {}) }))
      .sort((a, b) => (a.table < b.table ? -1 : 1));
  }

  #wake = () => {
    if (document.visibilityState !== "visible") return;
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send('{"type":"beat"}');
      this.#listen(6000);
    } else if (this.#retry !== undefined) {
      this.#drop();
      this.#connect();
    }
  };

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#pulse);
    this.#retry = undefined;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    // To close what is not open yet is a complaint of the browser.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }

  #listen(patience: number): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => {
      this.#drop();
      this.#lost();
    }, patience);
  }

  #lost(): void {
    this.link = "lost";
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)] ?? 30_000;
    this.#tries += 1;
    this.#retry = setTimeout(() => this.#connect(), wait * (0.8 + 0.4 * Math.random()));
  }

  #connect(): void {
    const wish = this.#wish();
    this.#asked = JSON.stringify(wish);
    let first = true;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/mine/live`);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ seats: wish }));
      this.#listen(SILENCE);
    };
    socket.onmessage = (message) => {
      if (socket !== this.#socket) return;
      const said = JSON.parse(String(message.data));
      this.#tries = 0;
      this.#listen(SILENCE);
      if (said.type === "rows") this.#take(said.rows, said.gone, first);
      first = false;
      this.link = "open";
      this.asOf = Date.now();
    };
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      this.#drop();
      this.#lost();
    };
  }

  #take(rows: Mine[], gone: string[], whole: boolean): void {
    const was = new Set(this.rows.filter(mayAnswer).map((row) => row.table));
    const told = new Map(rows.map((row) => [row.table, row]));
    const lost = new Set(gone);
    const kept = whole ? [] : this.rows.filter((row) => !told.has(row.table) && !lost.has(row.table));
    this.rows = [...kept, ...rows];
    this.gone = whole ? gone : [...this.gone.filter((table) => !told.has(table)), ...gone];
    results.keep(rows.filter((row) => sittings.find(row.table)));
    sittings.ended(rows.filter((row) => row.status === "over").map((row) => row.table));
    const fresh = this.groups.yours.filter((row) => !was.has(row.table));
    waiting(this.groups.yours.length, !whole && fresh.length > 0 && settings.liking.sound);
  }
}

export const mine = new MyTables();
