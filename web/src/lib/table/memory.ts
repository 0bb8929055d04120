/** What the browser remembers of a table for the lobby. */

import type { Sitting } from "../seats.svelte";
import type { Place } from "./place";

export function remembered(place: Place, looking: number | null): Partial<Sitting> | null {
  const { state, view, names, key, myTurn } = place;
  if (!state) return null;
  const others = names.filter((_, seat) => !state.holds.includes(seat));
  const toAnswer = view?.to_answer ?? null;
  return {
    game: state.table.game,
    key,
    holds: [...state.holds],
    looking,
    seen: state.number,
    note: {
      names: others.length > 0 ? others : names,
      turn: view?.turn ?? 0,
      points: [],
      yours: myTurn,
      over: state.table.status === "over",
      toAnswer: toAnswer === null ? "" : (names[toAnswer] ?? ""),
    },
  };
}
