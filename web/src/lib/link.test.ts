import { describe, expect, it } from "vitest";
import { linked } from "./link";

describe("A seat's link with its table in the path", () => {
  it("opens the table with its key, and the path is left behind", () => {
    expect(linked("/t/abc123", "#Key-4_5")).toBe("#/t/abc123/Key-4_5");
    expect(linked("/t/abc123/", "")).toBe("#/t/abc123");
  });

  it("leads to a finished game that is shown to anybody, at its end or at a moment", () => {
    expect(linked("/g/abc123", "")).toBe("#/t/abc123/replay");
    expect(linked("/g/abc123/31", "")).toBe("#/t/abc123/replay/31");
    expect(linked("/g/abc123", "#/t/abc123/replay/7")).toBe("#/t/abc123/replay/7");
    expect(linked("/g/abc123/x", "")).toBeNull();
  });

  it("is left alone once the page has put its own spelling there", () => {
    expect(linked("/t/abc123", "#/t/abc123/replay")).toBe("#/t/abc123/replay");
    expect(linked("/", "#/t/abc123/Key")).toBeNull();
    expect(linked("/t/abc/more", "#Key")).toBeNull();
  });
});
