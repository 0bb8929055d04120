import { describe, expect, it } from "vitest";
import printed from "../../dev/fixtures/components.json";
import decorate from "../../dev/fixtures/decorate.json";
import full from "../../dev/fixtures/full-inventory.json";
import mid from "../../dev/fixtures/mid-3.json";
import placing from "../../dev/fixtures/place-3.json";
import three from "../../dev/fixtures/three-dice.json";
import { inQuestion, type Option } from "../../lib/board";
import { find, pieces, type Action } from "./data";
import { anOrnament, count, goodsList, sectionLabel, spaceLabel, spaceText } from "./names";
import { previewOf } from "./preview";
import { sentence, width, words } from "./sentences";
import { t } from "./text";
import type { CathedralView } from "./types";

const components = printed as Record<string, unknown>;
const view = (fixture: { view: unknown }): CathedralView => fixture.view as CathedralView;
const options = (fixture: { options: unknown }): Option[] => fixture.options as Option[];
const none = new Set<string>();

describe("sentences of the guilds", () => {
  const actions = printed.influence_action as unknown as Action[];

  it("has icons and words for every action, and none of the words is a key", () => {
    for (const action of actions) {
      expect(width(sentence(action)), action.id).toBeGreaterThan(30);
      expect(words(action), action.id).not.toMatch(/[{}]|^act-/);
      expect(words(action).length, action.id).toBeLessThanOrEqual(19);
    }
  });

  it("tells actions apart", () => {
    expect(new Set(actions.map(words)).size).toBe(actions.length);
  });

  it("draws price, arrow and gain in this order", () => {
    const action = find(components, "influence_action", "buy_prestige") as Action;
    expect(sentence(action).map((one) => one.coin ?? one.symbol)).toEqual(["3", "i-to", "r-prestige"]);
  });
});

describe("names of pieces", () => {
  it("names a space with its tile and dice", () => {
    expect(spaceLabel(view(three), components, 5)).toContain("dice: blue 2, red 4, yellow 5");
    expect(spaceText(view(three), 5)).toBe("Autumn II");
  });

  it("says what a section is, needs and pays", () => {
    const v = view(mid);
    const names = ["Vera", "Boris", "Mirka"];
    expect(sectionLabel(v, components, names, 0, 0)).toContain(
      "Tower I, level 1, base, claimed by Vera, still needs 2 lumber, pays 3 recognition, 1 ruble",
    );
    expect(sectionLabel(v, components, names, 0, 1)).toContain("free to claim, with a tile of 1 green gem");
  });

  it("puts numbers and articles as English has them", () => {
    expect([count("green_gem", 1), count("green_gem", 2), count("lumber", 2)]).toEqual([
      "1 green gem",
      "2 green gems",
      "2 lumber",
    ]);
    expect(["door", "arch", "cross"].map(anOrnament)).toEqual(["a door", "an arch", "a cross"]);
  });

  it("counts goods of one kind", () => {
    expect(goodsList(["stone", "gold", "stone"])).toBe("2 stone, 1 gold");
  });

  it("leaves an unknown key as it is and fills in arguments", () => {
    expect(t("no-such-key")).toBe("no-such-key");
    expect(t("inv-state", { n: 2, m: 9 })).toBe("2 of 9");
  });
});

describe("what would happen", () => {
  it("shows a diamond on the section it goes to, in the place of its material", () => {
    const effect = [
      { kind: "deliver", rule: "", seat: 0, data: { player: 0, resource: "diamond", as: "brick", section: "2.1" } },
    ];
    const option = { ...(options(mid)[0] as Option), touches: ["section:2.1", "good:diamond"], effect };
    const seen = previewOf({ ...view(mid), active: 0 } as CathedralView, [option], none, option, null);
    expect([seen.section, seen.stands, seen.give.diamond]).toEqual(["2.1", "brick", 1]);
  });

  it("shows the walk of a touched die with every space it can reach and its price", () => {
    const plan = previewOf(view(mid), options(mid), new Set(["die:white"]), null, null);
    expect(plan.walk?.die).toBe("white");
    expect(plan.walk?.land).toBe(6);
    expect(plan.walk?.price).toBe(0);
    expect(plan.walk?.reach.map((r) => r.price)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(plan.walk?.reach.map((r) => r.steps - (plan.walk?.steps ?? 0))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(plan.walk?.passed).toEqual([]);
    expect(plan.gain).toEqual({ green_gem: 1 });
  });

  it("steps over a full space at a price", () => {
    const plan = previewOf(view(three), options(three), new Set(["die:white"]), null, null);
    expect(plan.walk?.reach.some((r) => r.space === 5)).toBe(false);
    expect(plan.walk?.passed).toEqual([5]);
    expect(plan.walk?.price).toBe(1);
    expect(plan.give).toEqual({ ruble: 1 });
  });

  it("tells how far rubles carry a die by its steps, whatever a space costs", () => {
    const dear = options(mid).map((option) => ({
      ...option,
      effect: option.effect.map((event) =>
        event.kind === "pay" ? { ...event, data: { ...event.data, amount: 2 * Number(event.data.amount) } } : event,
      ),
    }));
    const walk = previewOf(view(mid), dear, new Set(["die:white"]), null, null).walk;
    expect(walk?.reach.map((r) => r.price)).toEqual([0, 2, 4, 6, 8, 10, 12, 14]);
    expect(walk?.reach.map((r) => r.steps - (walk.steps ?? 0))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it("takes no more than fits into the inventory", () => {
    const plan = previewOf(view(full), options(full), new Set(["die:white"]), null, null);
    const stored = pieces(plan.gain).length;
    expect(stored).toBeLessThanOrEqual(view(full).players[0]?.open_spaces ?? 0);
  });

  it("asks no question while several different things are possible", () => {
    expect(inQuestion(options(decorate), none, null, null)).toBeNull();
    expect(inQuestion(options(decorate), none, null, "good:stone")).toBeNull();
  });

  it("copes with changes that a secret of others leaves out", () => {
    const option = { ...(options(mid)[0] as Option), changes: {} };
    expect(previewOf(view(mid), [option], none, option, null).changes).toEqual({ towers: [], players: [] });
  });

  it("previews the given option before anything pointed at", () => {
    const option = options(mid)[0] as Option;
    expect(previewOf(view(mid), options(mid), none, option, "die:white").section).toBe("1.2");
  });

  it("shows where a tile goes and what it costs", () => {
    const plan = previewOf(view(placing), options(placing), new Set(["shop:yellow", "face:up"]), null, null);
    expect(plan.place).toEqual({ space: "yellow", up: true });
    expect(plan.give).toEqual({ ruble: 1 });
  });
});
