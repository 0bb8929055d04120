import { describe, expect, it } from "vitest";
import { BEAT, reading } from "./pacer.svelte";

const phrase = (...bits: (string | { sign: string; label: string })[]) => ({ bits });

describe("how long something told stays", () => {
  it("is a beat for a few words and longer for more, at the reader's own pace", () => {
    const long = phrase("x".repeat(70));
    expect(reading("normal", phrase("claims 1.1"))).toBe(BEAT.normal);
    expect(reading("normal", long)).toBe(1400);
    expect(reading("slow", long)).toBe(3500);
    expect(reading("normal", undefined)).toBe(BEAT.normal);
  });

  it("counts pictures, too, and ends somewhere", () => {
    const signs = Array.from({ length: 6 }, () => ({ sign: "good:brick", label: "brick" }));
    expect(reading("normal", phrase(...signs))).toBe(960);
    expect(reading("normal", phrase("x".repeat(1000)))).toBe(3 * BEAT.normal);
  });

  it("is nothing where one goes on by hand or at once", () => {
    for (const pace of ["step", "instant"] as const) expect(reading(pace, phrase("x".repeat(500)))).toBe(0);
  });
});
