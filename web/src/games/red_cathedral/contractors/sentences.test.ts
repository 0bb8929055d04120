import { describe, expect, it } from "vitest";
import { messages } from "../../../dev/ftl";
import type { Action } from "../data";
import { sentence } from "../sentences";
import { figures } from "./map";
import { amounts, contract, reinforcement, specialist } from "./sentences";

const words = messages("games/red_cathedral/words/en.ftl");
const drawn = (action: Partial<Action>): unknown[] =>
  sentence({ id: "x", group: "x", ...action } as Action).map(
    (one) => one.coin ?? one.count ?? one.figure ?? one.die ?? one.symbol,
  );

describe("sentences of the new guilds", () => {
  it("puts permits and diamonds on the side of the arrow they belong to", () => {
    expect(drawn({ pay_diamond: 1, gain_permit: 2 })).toEqual(["r-diamond", "i-to", "r-permit", "r-permit"]);
  });

  it("tells the same tile twice from two tiles", () => {
    expect(drawn({ pay_ruble: 2, activate_workshop_tiles: 2, tile_pattern: "same" })).toEqual([
      "2",
      "i-to",
      "i-wake",
      "i-eq",
      "i-wake",
    ]);
    expect(drawn({ pay_ruble: 2, activate_workshop_tiles: 2, tile_pattern: "different" })).toContain("i-neq");
  });

  it("says what is gained for each piece without an arrow", () => {
    expect(drawn({ move_foreman: [1, 2], gain_ruble_per: "other_banner" })).toEqual([
      "foreman",
      "i-steps",
      "1",
      "i-x2",
      "i-ban-o",
    ]);
    expect(drawn({ gain_permit_per: "own_contractor" })).toEqual(["r-permit", "i-x2", "own"]);
  });

  it("has words of at most twenty letters for every action", () => {
    const actions = Object.entries(words).filter(([key]) => /^act-\w+_/.test(key));
    expect(actions.length).toBe(42);
    for (const [key, text] of actions) expect(text.length, key).toBeLessThanOrEqual(20);
    expect(new Set(actions.map(([, text]) => text)).size).toBe(42);
  });
});

describe("tiles and contracts", () => {
  it("draws what specialists do", () => {
    expect(specialist({ id: "s", cost: { gold: 1 }, gives: { prestige: 2 } })).toEqual([
      "gold",
      "to",
      "#2",
      "prestige",
    ]);
    expect(specialist({ id: "s", min_rubles: 1, max_rubles: 5 })).toEqual(["1-5", "to", "recognition"]);
    expect(specialist({ id: "s", activations: 2 })).toEqual(["wake", "plus", "wake"]);
  });

  it("draws amounts by their kind", () => {
    expect(amounts({ ruble: 5 })).toEqual(["5"]);
    expect(amounts({ material_of_choice: 2 })).toEqual(["any", "any"]);
    expect(reinforcement({ id: "r", die_resources: 1 })).toEqual(["dice", "to", "rtile"]);
  });

  it("knows every contract that has words", () => {
    for (const key of Object.keys(words).filter((one) => /^contract-(?!each|back|return_[24])/.test(one))) {
      expect(contract({ id: key.slice("contract-".length) }).length, key).toBeGreaterThan(0);
    }
    expect(contract({ id: "return_2_brick", cost: { brick: 2 } })).toEqual(["#2", "brick"]);
  });
});

describe("contractors in a city", () => {
  it("stand one by one while there is room, then with a number", () => {
    expect(figures([1, 2], 4)).toHaveLength(3);
    expect(figures([3, 2], 4)).toEqual([
      { player: 0, n: 3 },
      { player: 1, n: 2 },
    ]);
  });
});
