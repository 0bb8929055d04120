import { describe, expect, test } from "vitest";
import laid from "../../dev/fixtures/basilica/laid.json";
import { around, outline } from "./geometry";
import { prospects, quietSpot } from "./preview";
import type { Option } from "../../lib/board";
import type { BasilicaView } from "./types";

const before = laid.before as unknown as BasilicaView;
const after = laid.view as unknown as BasilicaView;

describe("what a vault would do", () => {
  const option = (laid.tried as unknown as Option[]).find((one) => one.text === "lay 2 at r4c2") as Option;

  test("an area grows to what the engine says of it afterwards", () => {
    const [yellow] = prospects(option, "r4c2");
    const real = after.areas.areas.find((area) => area.cells.includes("r4c2"));
    expect(yellow?.now).toBe(12);
    expect(yellow?.then).toBe(real?.value);
    expect(yellow?.points).toEqual(real?.points);
    expect([...(yellow?.cells ?? [])].sort()).toEqual([...(real?.cells ?? [])].sort());
  });

  test("what joins nothing and changes nothing has no prospects", () => {
    expect(prospects({ ...option, changes: { areas: [], gone: [] } }, "r4c2")).toEqual([]);
  });

  test("areas that a scoring changes elsewhere are not of the vault", () => {
    const [own] = (option.changes as { areas: { cells: string[] }[] }).areas;
    const areas = [own, { ...own, cells: ["r9c1"] }];
    const found = prospects({ ...option, changes: { areas, gone: [] } }, "r4c2");
    expect(found.map((area) => area.cells)).toEqual([own?.cells]);
  });
});

describe("the plan", () => {
  test("cells have no neighbours outside the five columns or above the first row", () => {
    expect(around("r1c1")).toEqual(["r1c2", "r2c1"]);
    expect(around("r2c5")).toEqual(["r2c4", "r3c5", "r1c5"]);
  });

  test("the outline of two cells side by side is one rectangle", () => {
    expect(outline(["r1c1", "r1c2"], 0).match(/M/g)).toHaveLength(1);
    expect(outline(["r1c1", "r1c2"], 0).split("L")).toHaveLength(4);
    expect(outline(["r1c1", "r1c3"], 0).match(/M/g)).toHaveLength(2);
  });

  test("a badge avoids builders and offered cells", () => {
    const spot = quietSpot(
      ["r2c3", "r2c4", "r3c2", "r3c3", "r4c3"],
      before.cathedral,
      new Set(["r4c2", "r4c4", "r5c3"]),
    );
    expect(before.cathedral[spot.cell]?.builder).toBeFalsy();
    expect(["r4c2", "r4c4", "r5c3"]).not.toContain(spot.cell);
  });
});
