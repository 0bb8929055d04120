import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, Unreachable, type Estimate, type WhyNot } from "../api";
import { t } from "../text";
import { Advice } from "./advice.svelte";
import { Choice } from "./choice.svelte";
import { Notices } from "./notices.svelte";
import { FakePlace, stateOf } from "./testing";

let place: FakePlace;
let notices: Notices;
let choice: Choice;
let advice: Advice;

beforeEach(() => {
  place = new FakePlace();
  notices = new Notices();
  choice = new Choice(() => []);
  advice = new Advice(place, notices, choice);
});
afterEach(() => vi.restoreAllMocks());

describe("Why a piece cannot be used", () => {
  const said = (some: Partial<WhyNot>) => vi.spyOn(api, "whyNot").mockResolvedValue({ rule: null, ...some } as WhyNot);

  it("is asked of the server for the seat that is shown", async () => {
    const asked = said({ reason: "Vera has no lumber", rule: "build.pay", title: "Paying", text: "Pay first." });
    await advice.why("section:1.1");
    expect(asked).toHaveBeenCalledWith("abc", "key", "section:1.1", 0);
    expect(notices.note).toEqual({
      kind: "why",
      title: t("why-title"),
      text: "Vera has no lumber",
      rule: "build.pay",
      law: { title: "Paying", text: "Pay first." },
    });
  });

  it("is admitted to be unknown", async () => {
    said({ reason: null });
    await advice.why("x");
    expect(notices.note).toMatchObject({ text: t("why-none"), law: null });
  });

  it("is plain without asking: over, only watching, another's turn", async () => {
    const asked = said({});
    place.state = stateOf({}, { over: true });
    await advice.why("x");
    expect(notices.note?.text).toBe(t("why-over"));
    place.state = stateOf({ holds: [] });
    await advice.why("x");
    expect(notices.note?.text).toBe(t("why-watch"));
    place.state = stateOf({}, { to_answer: 1 });
    place.myTurn = false;
    await advice.why("x");
    expect(notices.note?.text).toBe(t("why-turn", { name: "Boris" }));
    expect(asked).not.toHaveBeenCalled();
  });

  it("is told as trouble if the server is away", async () => {
    const away = new Unreachable();
    vi.spyOn(api, "whyNot").mockRejectedValue(away);
    await advice.why("x");
    expect([place.told, notices.note]).toEqual([[away], null]);
  });
});

describe("A hint", () => {
  const found = [{ option: "die white +0" }, { option: "pass" }] as Estimate[];

  it("marks the best option and lets go of what was chosen", async () => {
    choice.chosen = ["die:red"];
    vi.spyOn(api, "hint").mockResolvedValue(found);
    const asked = advice.ask();
    expect(advice.hint).toBe("thinking");
    await asked;
    expect([advice.hint, choice.marked, choice.chosen]).toEqual([found, "die white +0", []]);
  });

  it("is asked once at a time, and only on one's own turn", async () => {
    const asked = vi.spyOn(api, "hint").mockResolvedValue(found);
    await Promise.all([advice.ask(), advice.ask()]);
    expect(asked).toHaveBeenCalledTimes(1);
    place.myTurn = false;
    await advice.ask();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("that comes too late is not taken", async () => {
    vi.spyOn(api, "hint").mockImplementation(async () => {
      place.state = stateOf({ number: 8 });
      advice.forget();
      return found;
    });
    await advice.ask();
    expect([advice.hint, choice.marked]).toEqual([null, null]);
  });

  it("that cannot be had is told", async () => {
    vi.spyOn(api, "hint").mockRejectedValue(new Unreachable());
    await advice.ask();
    expect(advice.hint).toBeNull();
    expect(place.told).toHaveLength(1);
  });
});
