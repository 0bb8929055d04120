import { describe, expect, it } from "vitest";
import type { PieceData, Tray } from "../../lib/box";
import { offered, shows, symbolsOf } from "./symbols";

const goods: Tray = { kind: "choice", values: ["lumber", "brick"] };
const trays: Tray[] = [
  { kind: "map", keys: goods, item: { kind: "int" } },
  { kind: "list", item: { kind: "record", fields: { die: { kind: "choice" }, gives: { kind: "map", keys: goods } } } },
  { kind: "int", low: 0, high: 9 },
];
const symbol = (field: string, value: string) => (field === "die" ? `pip-${value}` : `r-${value}`);

function piece(values: Record<string, unknown>) {
  const fields = ["cost", "actions", "ruble"];
  const places = fields.map((field, tray) => ({ field, title: field, tray }));
  return symbolsOf({ places } as PieceData, values, trays, symbol).map((one) => one.id);
}

describe("the symbols of a piece", () => {
  it("are found in goods, lists and actions, as often as they are printed", () => {
    expect(piece({ cost: { lumber: 2, brick: 1 }, ruble: 3 })).toEqual(["r-lumber", "r-lumber", "r-brick"]);
    expect(piece({ actions: [{ die: "white", gives: { brick: 1 } }] })).toEqual(["pip-white", "r-brick"]);
    expect(piece({ cost: null })).toEqual([]);
  });

  it("are all wanted, each as often as it was touched", () => {
    const printed = ["a", "a", "b"].map((id) => ({ id, field: "", value: "" }));
    expect(shows(printed, [])).toBe(true);
    expect(shows(printed, ["a", "a", "b"])).toBe(true);
    expect(shows(printed, ["b", "b"])).toBe(false);
    expect(shows(printed, ["c"])).toBe(false);
  });

  it("of a sheet are offered once, those on most pieces first", () => {
    const printed = (...ids: string[]) => ids.map((id) => ({ id, field: "", value: "" }));
    const found = offered([printed("a", "a"), printed("b"), printed("b", "c")]);
    expect(found.map((one) => one.id)).toEqual(["b", "a", "c"]);
  });
});
