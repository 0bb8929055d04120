import { describe, expect, it } from "vitest";
import { blank, set, type End } from "./ending";

const form = { plans: [{ plan: "plan_2a", heights: [3, 4] }], players: [{}, {}], lap: 40, tools: [], contracts: false };
const empty = blank(form) as unknown as End;

describe("a finished game", () => {
  it("begins with the first plan and nothing on it", () => {
    expect(empty.plan).toBe("plan_2a");
    expect(empty.sections).toEqual({});
    expect(empty.players).toHaveLength(2);
  });

  it("gets a banner by a touch, another by a second, and none by the same again", () => {
    const one = set(empty, "1.1", "banner", 0);
    expect(one.sections["1.1"]).toEqual({ banner: 0, ornament: null });
    expect(set(one, "1.1", "banner", 1).sections["1.1"]).toEqual({ banner: 1, ornament: null });
    expect(set(one, "1.1", "banner", 0).sections).toEqual({});
  });

  it("takes an ornament on a finished section only", () => {
    expect(set(empty, "1.1", "ornament", 0)).toEqual(empty);
    const one = set(set(empty, "1.1", "banner", 0), "1.1", "ornament", 1);
    expect(one.sections["1.1"]).toEqual({ banner: 0, ornament: 1 });
    expect(set(one, "1.1", "ornament", 1).sections["1.1"]?.ornament).toBeNull();
  });
});
