import { describe, expect, it } from "vitest";
import { adding, replacing, taking } from "./places";

describe("goods on a piece", () => {
  it("come and go one by one", () => {
    expect(adding({ lumber: 1 }, "brick")).toEqual({ lumber: 1, brick: 1 });
    expect(adding({ lumber: 1 }, "lumber")).toEqual({ lumber: 2 });
    expect(taking({ lumber: 2 }, "lumber")).toEqual({ lumber: 1 });
    expect(taking({ lumber: 1, brick: 1 }, "lumber")).toEqual({ brick: 1 });
  });

  it("are exchanged in place", () => {
    expect(replacing({ lumber: 2 }, "lumber", "stone")).toEqual({ lumber: 1, stone: 1 });
    expect(replacing({ lumber: 2 }, "lumber", "lumber")).toEqual({ lumber: 2 });
  });
});
