import { describe, expect, it, vi } from "vitest";
import type { Game } from "./api";

vi.mock("./settings.svelte", () => ({
  settings: { liking: { bot: "", name: "", quick: { kept: { seats: 4, bot: "mason", extra: true } } } },
}));
vi.mock("./drawings", () => ({
  card: (game: string) => ({ seats: 3, extra: "module", ...(game === "taught" ? { first: { cards: "easy" } } : {}) }),
}));
vi.mock("./route.svelte", () => ({ router: {} }));
const sat = vi.hoisted(() => [] as { game: string; note: { over: boolean } }[]);
vi.mock("./seats.svelte", () => ({ sittings: { all: sat } }));

const { placeOf, quickOf, quickWish, usualBot } = await import("./open");

describe("a pasted link", () => {
  it("leads to its table, with the key behind the #", () => {
    expect(placeOf("http://host:8000/#/t/quietheron/AbC_-9")).toBe("#/t/quietheron/AbC_-9");
    expect(placeOf("http://host/t/quietheron#AbC")).toBe("#/t/quietheron/AbC");
    expect(placeOf("  quietheron ")).toBe("#/t/quietheron");
  });

  it("is nothing if it is neither link nor name", () => {
    expect(placeOf("hello there")).toBeNull();
    expect(placeOf("")).toBeNull();
  });
});

describe("a quick game", () => {
  it("seats you first and bots with names that vary", () => {
    const game = { id: "x", seats: [1, 2, 3, 4] } as Game;
    const wish = quickWish(game, quickOf(game, ["random", "apprentice"]));
    expect(wish.seats.map((seat) => seat.kind)).toEqual(["device", "bot", "bot"]);
    expect(wish.seats[0]?.name).toBe("");
    const named = Array.from({ length: 40 }, () => quickWish(game, quickOf(game, ["random"])).seats.slice(1));
    for (const seats of named) expect(new Set(seats.map((seat) => seat.name)).size).toBe(2);
    expect(new Set(named.map((seats) => seats[0]?.name)).size).toBeGreaterThan(2);
    expect(wish.seats[1]?.bot).toBe("apprentice");
    expect(wish.settings).toEqual({});
  });

  it("is an easy one for somebody who has not finished one here", () => {
    const game = { id: "taught", seats: [2, 3] } as Game;
    const wished = () => quickWish(game, quickOf(game, ["apprentice"])).settings;
    sat.push({ game: "taught", note: { over: false } }, { game: "another", note: { over: true } });
    expect(wished()).toEqual({ cards: "easy" });
    sat.push({ game: "taught", note: { over: true } });
    expect(wished()).toEqual({});
  });

  it("is what it was the last time, as far as the game and the server have it", () => {
    const kept = { id: "kept", seats: [2, 3, 4] } as Game;
    expect(quickOf(kept, ["random", "mason"])).toEqual({ seats: 4, bot: "mason", extra: true });
    expect(quickWish(kept, quickOf(kept, ["mason"])).settings).toEqual({ module: "on" });
    expect(quickOf({ ...kept, seats: [2] }, ["random"])).toEqual({ seats: 2, bot: "random", extra: true });
  });

  it("takes what bots there are", () => {
    expect(usualBot(["random"])).toBe("random");
    expect(usualBot(["random", "mason"])).toBe("mason");
  });
});
