import { beforeEach, expect, test, vi } from "vitest";
import type { Mine } from "../api";

vi.stubGlobal("addEventListener", () => undefined);
const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});

const { counts } = await import("./groups");
const { inFile, merged, MOST, results } = await import("./results.svelte");
const { kept } = await import("../seats.svelte");
const { codesOf, fileOf, IN_A_CODE, resultsInFile } = await import("./move");

function row(table: string, some: Partial<Mine> = {}): Mine {
  return {
    table,
    game: "basilica",
    settings: {},
    status: "over",
    names: ["Ann", "Ben"],
    seats: [{}, {}],
    mine: [0],
    kept: false,
    outcome: { scores: [3, 2], winners: [0], reason: "", resigned: [] },
    number: 9,
    changed_at: 1,
    ...some,
  } as Mine;
}

beforeEach(() => results.forget(results.all.map((one) => one.table)));

test("only finished games of one own seat against somebody count, and no record that was brought", () => {
  expect(counts(row("a"))).toBe(true);
  for (const some of [{ status: "running" }, { mine: [] }, { mine: [0, 1] }, { kept: true }] as Partial<Mine>[])
    expect(counts(row("a", some))).toBe(false);
});

test("hundreds of games are kept, each once, the newest first", () => {
  const many = Array.from({ length: 250 }, (_, n) => row(`t${n}`, { changed_at: n }));
  expect(results.keep(many.slice(0, 200))).toBe(200);
  expect(results.keep(many.slice(150))).toBe(50);
  expect(results.keep(many)).toBe(0);
  expect(results.all.length).toBe(250);
  expect(results.all[0]?.table).toBe("t249");
  expect(JSON.parse(stored.get("nave.results") ?? "[]").length).toBe(250);
  results.forget(many.slice(0, 240).map((one) => one.table));
  expect(results.all.length).toBe(10);
  expect(JSON.parse(stored.get("nave.results") ?? "[]").length).toBe(10);
});

test("there is an end to what is kept, and the oldest go", () => {
  const found = merged(
    [],
    Array.from({ length: MOST + 5 }, (_, n) => row(`t${n}`, { changed_at: n })),
  );
  expect([found.length, found.at(-1)?.table]).toEqual([MOST, "t5"]);
});

test("results travel in the file of seats, and nonsense does not", () => {
  const text = fileOf([{ table: "abcd", key: "k".repeat(32) }], [row("a"), row("b")]);
  expect(inFile(resultsInFile(text)).map((one) => one.table)).toEqual(["a", "b"]);
  expect(inFile(resultsInFile('{"results":[{"table":"a"},7,null,{"table":"b","status":"over"}]}'))).toEqual([]);
  expect(inFile(resultsInFile("no json"))).toEqual([]);
});

test("of too many tables finished ones are forgotten first, and no running one before them", () => {
  const one = (table: string, over: boolean) => ({ table, note: { over } });
  const all = [one("new", true), one("run", false), one("old", true), one("first", false)];
  expect(kept(all, 4).length).toBe(4);
  expect(kept(all, 3).map((some) => some.table)).toEqual(["new", "run", "first"]);
  expect(kept(all, 2).map((some) => some.table)).toEqual(["run", "first"]);
});

test("all seats are in the codes, so many in each", () => {
  const seats = Array.from({ length: IN_A_CODE * 2 + 1 }, (_, n) => ({ table: `table${n}`, key: "k".repeat(32) }));
  const codes = codesOf("https://nave.example", seats);
  expect(codes.length).toBe(3);
  expect(seats.every((seat) => codes.some((code) => code.includes(`${seat.table}.`)))).toBe(true);
  expect(codesOf("https://nave.example", [])).toEqual([]);
});
