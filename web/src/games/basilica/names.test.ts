import { describe, expect, test } from "vitest";
import jester from "../../dev/fixtures/basilica/jester.json";
import type { Option } from "../../lib/board";
import { askedCell, namedWorth } from "./names";
import type { BasilicaView } from "./types";

const options = jester.options as unknown as Option[];
const view = jester.view as unknown as BasilicaView;

/** The answer that names red, with what it would bring both. */
function naming(label: string, own: object, other: object): Option[] {
  const [first] = options as [Option];
  const says = { key: "answer-name", color: "red", own: { key: "gain", ...own }, other: { key: "gain", ...other } };
  return [{ ...first, label, says, touches: ["colour:red"] }];
}

describe("what naming a color would bring", () => {
  test("it is what the engine says of the answer", () => {
    expect(namedWorth(options, "red")).toEqual(["19", "10"]);
    expect(namedWorth(options, "blue")).toEqual(["15", "13"]);
    expect(namedWorth(options, "yellow")).toBeNull();
  });

  test("where the other may have named a color in secret, all that is possible is shown", () => {
    const label = "Name red: 0 to 3 for you, 2 for the other";
    expect(namedWorth(naming(label, { least: 0, most: 3 }, { least: 2 }), "red")).toEqual(["0–3", "2"]);
  });

  test("in whatever order a language tells it, the own points come first", () => {
    expect(namedWorth(naming("2 für Spieler 7, 0 für dich", { least: 0 }, { least: 2 }), "red")).toEqual(["0", "2"]);
  });
});

test("the cell that is asked about is told by its name, and none where none is asked about", () => {
  expect(askedCell(view)).toBe("r3c2");
  expect(askedCell({ ...view, ask: [{ ask: "act", args: [1, 2] }] })).toBeNull();
  expect(askedCell({ ...view, ask: [] })).toBeNull();
});
