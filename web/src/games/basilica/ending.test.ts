import { describe, expect, it } from "vitest";
import { blank, rowsOf, set, type End } from "./ending";

const empty = blank() as unknown as End;
const laid = set(empty, "r1c2", "vault red-blue");

describe("a finished cathedral", () => {
  it("takes a vault by a touch and gives it back by the same again", () => {
    expect(laid.cells["r1c2"]).toMatchObject({ vault: "red-blue", builder: null, glass: false });
    expect(set(laid, "r1c2", "vault red-blue").cells).toEqual({});
    expect(set(laid, "r1c2", "vault green").cells["r1c2"]?.vault).toBe("green");
  });

  it("takes nothing where no vault lies", () => {
    expect(set(empty, "r1c1", "builder 0")).toEqual(empty);
    expect(set(empty, "r1c1", "glass")).toEqual(empty);
  });

  it("loses rank and color with the builder", () => {
    const jester = ["builder 1", "rank jester", "names green"].reduce((end, brush) => set(end, "r1c2", brush), laid);
    expect(jester.cells["r1c2"]).toMatchObject({ builder: 1, rank: "jester", names: "green" });
    expect(set(jester, "r1c2", "builder 1").cells["r1c2"]).toMatchObject({ builder: null, rank: null, names: null });
  });

  it("has rows to lay on below the last one", () => {
    expect(rowsOf(empty)).toBe(5);
    expect(rowsOf(set(empty, "r9c1", "vault red"))).toBe(11);
  });
});
