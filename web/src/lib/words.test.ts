import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { messages, source } from "../dev/ftl";
import { listed, Words } from "./catalogue";

const ROOMS = [
  { words: "words/en.ftl", folders: /^\.\.\/(?!games|shared\/(pieces\/|PiecesScreen))|^\.\// },
  { words: "shared/pieces/words/en.ftl", folders: /^\.\.\/shared\/(pieces\/|PiecesScreen)/ },
  { words: "games/basilica/words/en.ftl", folders: /^\.\.\/games\/basilica\// },
  { words: "games/red_cathedral/words/en.ftl", folders: /^\.\.\/games\/red_cathedral\// },
];
const CODE = import.meta.glob<string>(["../**/*.{svelte,ts}", "!../**/*.test.ts", "!../**/keys.ts", "!../**/*.d.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Everything written in the folders of a room, tests apart. */
function written(folders: RegExp): string {
  return Object.keys(CODE)
    .filter((path) => folders.test(path))
    .map((path) => CODE[path])
    .join("\n");
}

/** Whether a key is written out, or begins and ends as a key made at run time does. */
function used(key: string, code: string, made: RegExp[]): boolean {
  return code.includes(`"${key}"`) || code.includes(`'${key}'`) || made.some((one) => one.test(key));
}

describe.each(ROOMS)("$words", ({ words, folders }) => {
  const code = written(folders);
  const made = [...code.matchAll(/`([a-z][\w-]*-)\$\{[^`]*?\}([\w.-]*)`/g)].map(
    (one) => new RegExp(`^${one[1] ?? ""}[\\w]+${(one[2] ?? "").split(".")[0]}$`),
  );
  const keys = Object.keys(messages(words));

  it("is written as Fluent wants it: nothing is skipped", () => {
    const bodies = new FluentResource(source(words)).body;
    expect(bodies.map((one) => one.id)).toEqual(keys);
  });

  it("has words for every key that is written in the code", () => {
    const asked = [...code.matchAll(/\bt\(\s*["']([\w.-]+)["']/g)].map((one) => (one[1] ?? "").split(".")[0] ?? "");
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((key) => !keys.includes(key))).toEqual([]);
  });

  it("has no words that nobody asks for", () => {
    expect(keys.filter((key) => !used(key, code, made))).toEqual([]);
  });
});

describe("numbers and articles", () => {
  it("are the language's business", () => {
    const words = new Words(
      "gem = gem\n    .count = { $n ->\n        [one] 1 gem\n       *[other] { $n } gems\n    }\n",
    );
    expect([words.say("gem.count", { n: 1 }), words.say("gem.count", { n: 2 }), words.say("gem")]).toEqual([
      "1 gem",
      "2 gems",
      "gem",
    ]);
    expect([words.say("none"), words.find("none"), words.find("gem.an")]).toEqual(["none", null, null]);
  });

  it("go through lists", () => {
    expect(listed(["2 stone", "1 gold"])).toBe("2 stone, 1 gold");
    expect(listed(["Vera", "Boris"], "conjunction")).toBe("Vera and Boris");
  });
});
