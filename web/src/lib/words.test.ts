import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { messages, source } from "../dev/ftl";
import { listed, Words } from "./catalogue";

/** How a key is asked for in code: by `t("…")`, or as the button that the lens tells of. */
const SAID = /\bt\(\s*["']([\w.-]+)["']/g;
const TOLD = /\btell="([\w-]+)"/g;

const ROOMS = [
  { words: "words/en.ftl", folders: /^\.\.\/(?!games|shared\/(pieces\/|lens\/|PiecesScreen))|^\.\// },
  { words: "shared/pieces/words/en.ftl", folders: /^\.\.\/shared\/(pieces\/|PiecesScreen)/ },
  { words: "shared/lens/words/en.ftl", folders: /^\.\.\/(shared|games)\//, asks: TOLD, before: "tell-" },
  { words: "games/basilica/words/en.ftl", folders: /^\.\.\/games\/basilica\// },
  { words: "games/red_cathedral/words/en.ftl", folders: /^\.\.\/games\/red_cathedral\// },
];
const CODE = import.meta.glob<string>(["../**/*.{svelte,ts}", "!../**/*.test.ts", "!../**/keys.ts", "!../**/*.d.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The panels of the strip are told by their names. */
const PANELS = [/^tell-panel-(seats|options|log)$/];

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

describe.each<{ words: string; folders: RegExp; asks?: RegExp; before?: string }>(ROOMS)("$words", (room) => {
  const { words, folders, asks = SAID, before = "" } = room;
  const code = written(folders);
  const made = [...code.matchAll(/`([a-z][\w-]*-)\$\{[^`]*?\}([\w.-]*)`/g)].map(
    (one) => new RegExp(`^${one[1] ?? ""}[\\w]+${(one[2] ?? "").split(".")[0]}$`),
  );
  // A message names its pieces by their kind.
  made.push(...[...source(words).matchAll(/PIECE\("(\w+)"/g)].map((one) => new RegExp(`^${one[1] ?? ""}-\\w+$`)));
  const keys = Object.keys(messages(words));

  it("is written as Fluent wants it: nothing is skipped", () => {
    const bodies = new FluentResource(source(words)).body;
    expect(bodies.map((one) => one.id)).toEqual(keys);
  });

  it("has words for every key that is written in the code", () => {
    const asked = [...code.matchAll(asks)].map((one) => before + ((one[1] ?? "").split(".")[0] ?? ""));
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((key) => !keys.includes(key))).toEqual([]);
  });

  it("has no words that nobody asks for", () => {
    const told = before ? [...code.matchAll(asks)].map((one) => before + (one[1] ?? "")) : [];
    expect(keys.filter((key) => !told.includes(key) && !used(key, code, before ? PANELS : made))).toEqual([]);
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

  it("are asked for by the sentence around a piece", () => {
    const words = new Words(
      'color-blue = bleu\n    .f = bleue\narea = zone { PIECE("color", $color, form: "f") }\nnames = le { PIECE("color", $color) }\n',
    );
    expect([words.say("area", { color: "blue" }), words.say("names", { color: "blue" })]).toEqual([
      "zone bleue",
      "le bleu",
    ]);
    expect(words.say("names", { color: "mauve" })).toBe("le color-mauve");
  });

  it("go through lists", () => {
    expect(listed(["2 stone", "1 gold"])).toBe("2 stone, 1 gold");
    expect(listed(["Vera", "Boris"], "conjunction")).toBe("Vera and Boris");
  });
});
