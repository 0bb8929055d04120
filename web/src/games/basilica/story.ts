/** Events as journeys of pieces between places of the table. */

import type { GameEvent } from "../../lib/board";
import type { BasilicaView, Color, RankName } from "./types";

export type Figure =
  | { is: "vault"; colors: Color[]; crown: boolean }
  | { is: "order"; order: string; colors: Color[] }
  | { is: "pawn"; seat: number }
  | { is: "rank"; seat: number; rank: RankName }
  | { is: "symbol"; id: string; box: string };

export interface Journey {
  figure: Figure;
  /** What it turns into half-way, as a tile that is flipped. */
  becomes?: Figure;
  /** Names of places (`data-place`); from null it appears above its goal. */
  from: string | null;
  to: string;
  /** Not drawn at its goal until it has arrived. */
  hides: string | null;
  /** How large it is, as a part of the place it goes to. */
  size: number;
  /** Starts with the one before instead of after it. */
  along: boolean;
}

export interface Story {
  journeys: Journey[];
  /** How many rows the cathedral slides up before the journeys. */
  slide: number;
}

const COLORS = ["red", "yellow", "blue", "green"];

/** `promote red yellow crown` */
export function tile(name: string): { order: string; colors: Color[]; crown: boolean } {
  const words = name.split(" ");
  return {
    order: words[0] ?? "",
    colors: words.filter((word) => COLORS.includes(word)) as Color[],
    crown: words.includes("crown"),
  };
}

export function story(events: GameEvent[], before: BasilicaView, after: BasilicaView): Story {
  const journeys: Journey[] = [];
  const cleanup = events.findIndex((event) => event.kind === "cleanup");
  const slide = cleanup < 0 ? 0 : Number(events[cleanup]?.data["rows"] ?? 0);
  const go = (
    figure: Figure,
    from: string | null,
    to: string,
    hides: string | null,
    more: Partial<Journey> = {},
  ): void => {
    journeys.push({ figure, from, to, hides, size: 1, along: false, ...more });
  };
  events.forEach((event, i) => {
    const data = event.data as Record<string, string & number>;
    const seat = Number(data["seat"] ?? event.seat);
    // Cells before the cleanup are not where they were.
    const there = i > cleanup;
    const cell = `cell:${data["cell"]}`;
    const people = `people:${seat}`;
    switch (event.kind) {
      case "lay":
        if (there) go({ is: "vault", ...tile(data["tile"] ?? "") }, `vault:${data["space"]}`, cell, cell);
        break;
      case "vault": {
        const face = tile(data["tile"] ?? "");
        const space = data["space"];
        go({ is: "order", ...face }, `order:${space}`, `vault:${space}`, `vault:${space}`, {
          becomes: { is: "vault", ...face },
        });
        break;
      }
      case "fill_order":
        go({ is: "order", ...tile(data["tile"] ?? "") }, "stack", `order:${data["space"]}`, `order:${data["space"]}`);
        break;
      case "builder":
        if (there) go({ is: "pawn", seat }, people, cell, `builder:${data["cell"]}`, { size: 0.56 });
        break;
      case "move":
        if (there) {
          const mover = before.cathedral[String(data["from"])]?.builder?.seat ?? seat;
          go({ is: "pawn", seat: mover }, `cell:${data["from"]}`, `cell:${data["to"]}`, `builder:${data["to"]}`, {
            size: 0.56,
          });
        }
        break;
      case "withdraw":
        if (there) go({ is: "pawn", seat }, cell, people, null, { size: 0.5 });
        break;
      case "promote":
        if (there)
          go({ is: "rank", seat, rank: data["rank"] as unknown as RankName }, people, cell, null, { size: 0.3 });
        break;
      case "glass":
      case "altar":
        if (there)
          go({ is: "symbol", id: `b-${event.kind}`, box: "0 0 36 36" }, null, cell, `${event.kind}:${data["cell"]}`, {
            size: 0.28,
          });
        break;
      case "scaffolding":
        if (there) go({ is: "symbol", id: "b-scaffold", box: "0 0 100 100" }, null, cell, cell);
        break;
      case "disaster": {
        const fallen = before.cathedral[String(data["cell"])];
        if (there && fallen?.colours) {
          go({ is: "vault", colors: fallen.colours, crown: fallen.crown ?? false }, cell, "discard", null);
        }
        break;
      }
      case "discard": {
        const space = before.board.findIndex((column) => column.order === null);
        if (space >= 0) go({ is: "order", ...tile(data["tile"] ?? "") }, `order:${space + 1}`, "discard", null);
        break;
      }
      case "coin":
        go({ is: "symbol", id: "b-coin", box: "0 0 30 30" }, people, `people:${1 - seat}`, null, { size: 0.4 });
        break;
      case "queen":
        go({ is: "symbol", id: "b-queen", box: "0 0 44 60" }, `niche:${data["from"]}`, `niche:${data["to"]}`, "queen", {
          along: true,
          size: 0.9,
        });
        break;
      case "score": {
        const [from, to] = [before.players[seat]?.marker, after.players[seat]?.marker];
        if (from !== to)
          go({ is: "pawn", seat }, `niche:${from}`, `niche:${to}`, `marker:${seat}`, { along: true, size: 0.8 });
        break;
      }
    }
  });
  return { journeys, slide };
}
