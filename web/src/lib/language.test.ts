import { describe, expect, it } from "vitest";
import { callsItself, languagesOf, spokenOf } from "./language";

describe("the language of the page", () => {
  const there = ["de", "en", "pl"];

  it("is the first wish that there are words of", () => {
    expect(spokenOf(["fi", "pl", "de"], there)).toBe("pl");
  });

  it("serves a country by its language", () => {
    expect(spokenOf(["de-AT"], there)).toBe("de");
  });

  it("is English where nobody wished for anything there is", () => {
    expect(spokenOf([], there)).toBe("en");
    expect(spokenOf(["fi", ""], there)).toBe("en");
  });

  it("is known by its file", () => {
    expect(languagesOf({ "../words/pl.ftl": "/a", "../words/en.ftl": "/b" })).toEqual(["en", "pl"]);
  });

  it("calls itself by its own name", () => {
    expect(["de", "pl", "es"].map(callsItself)).toEqual(["Deutsch", "Polski", "Español"]);
  });
});
