/** The way to the server, as people are told of it: open, lost and back, or refused. */

import { LiveSocket, type Hello, type Link, type News } from "../live";
import { t } from "../text";
import type { Notices } from "./notices.svelte";

interface Told {
  hello: () => Hello;
  news: (news: News) => void;
  /** Seats on which somebody listens now. */
  here: (seats: number[], watching: number) => void;
}

export class Connection {
  link: Link = $state("connecting");
  refused: { status: number; reason: string } | null = $state(null);

  #wasLost = false;
  #socket: LiveSocket | null = null;

  /** Without a name the table lives on this device, and there is nobody to listen to. */
  constructor(table: string, notices: Notices, told: Told) {
    if (!table) {
      this.link = "open";
      return;
    }
    this.#socket = new LiveSocket(table, {
      ...told,
      link: (link) => {
        if (link === "lost") this.#wasLost = true;
        if (link === "open" && this.#wasLost) {
          this.#wasLost = false;
          notices.say({ kind: "info", text: t("link-back") });
        }
        this.link = link;
      },
      refused: (status, reason) => (this.refused = { status, reason }),
    });
  }

  /** Greet anew, for example for another seat. */
  again(): void {
    this.#socket?.again();
  }

  close(): void {
    this.#socket?.close();
  }
}
