import { describe, expect, it, vi } from "vitest";

vi.mock("./settings.svelte", () => ({ settings: { liking: { bot: "", name: "" } } }));
vi.mock("./route.svelte", () => ({ router: {} }));
vi.mock("./seats.svelte", () => ({ sittings: {} }));

const { placeOf, quickWish, usualBot } = await import("./open");

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
  it("seats you first and bots that the server names", () => {
    const wish = quickWish("x", 3, ["random", "apprentice"]);
    expect(wish.seats.map((seat) => seat.kind)).toEqual(["device", "bot", "bot"]);
    expect(wish.seats.map((seat) => seat.name)).toEqual(["", "", ""]);
    expect(wish.seats[1]?.bot).toBe("apprentice");
  });

  it("takes what bots there are", () => {
    expect(usualBot(["random"])).toBe("random");
    expect(usualBot(["random", "mason"])).toBe("mason");
  });
});
