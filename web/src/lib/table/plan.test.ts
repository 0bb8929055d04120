import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, type Ahead } from "../api";
import type { Option } from "../board";
import { Answers } from "./answers.svelte";
import { Choice } from "./choice.svelte";
import { Notices } from "./notices.svelte";
import { Plan } from "./plan.svelte";
import { FakePlace, stateOf } from "./testing";

vi.mock("../seats.svelte", () => ({ sittings: {} }));

const option = (text: string, touches: string[], amount?: number): Option =>
  ({
    text,
    label: text,
    touches,
    leaves: [],
    says: { key: "take", ...(amount ? { amount } : {}) },
  }) as unknown as Option;
const near = option("die white +0", ["die:white", "space:4"]);
const far = option("die white +1", ["die:white", "space:5"]);
const takes = [3, 2, 1].map((n) => option(`take ${n} brick`, ["good:brick"], n));
const step = (of: Option, more: object = {}) => ({ ...of, spare: false, options: [], ...more });
const plan = (...steps: object[]) =>
  ({ steps, settled: true, effect: [], changes: {}, view: {}, options: [] }) as unknown as Ahead;

class Site extends FakePlace {
  options: Option[] = [near, far];
  composes = true;
  choice = new Choice(() => this.options);
  answers = new Answers(this, new Notices(), { looking: null }, { link: "open" });
  plan = new Plan(this);
}

let site: Site;
beforeEach(() => (site = new Site()));
afterEach(() => vi.restoreAllMocks());

describe("A plan", () => {
  it("is asked for with what is touched, and goes as one submission", async () => {
    const asked = vi.spyOn(api, "tryOut").mockResolvedValue(plan(step(near), step(takes[0] as Option)));
    const sent = vi.spyOn(api, "submit").mockResolvedValue({} as never);
    site.choice.touch("die:white");
    await site.plan.known();
    expect(asked.mock.calls).toEqual([["abc", "key", { touching: ["die:white"], without: [], seat: 0, follows: 7 }]]);
    await site.plan.play();
    const body = { moves: [near.text, "take 3 brick"], finish: true, seat: 0, follows: 7, id: expect.any(String) };
    expect(sent.mock.calls).toEqual([["abc", "key", "play-ahead", body]]);
  });

  it("is known to come until it is there, or does not come", async () => {
    const replies = [plan(step(near)), plan()];
    vi.spyOn(api, "tryOut").mockImplementation(() => Promise.resolve(replies.shift() ?? plan()));
    expect(site.plan.coming).toBe(false);
    site.choice.touch("die:white");
    expect(site.plan.coming).toBe(true);
    await site.plan.known();
    expect(site.plan.coming).toBe(false);
    vi.spyOn(api, "tryOut").mockRejectedValue(new Error("gone"));
    site.choice.touch("space:5");
    expect(site.plan.coming).toBe(true);
    await site.plan.known();
    expect(site.plan.coming).toBe(false);
  });

  it("is the newest one wished for, whichever reply comes last", async () => {
    const replies: ((ahead: Ahead) => void)[] = [];
    vi.spyOn(api, "tryOut").mockImplementation(() => new Promise((done) => replies.push(done)));
    site.choice.touch("die:white");
    site.plan.follow();
    site.choice.touch("space:5");
    const known = site.plan.known();
    replies[1]?.(plan(step(far)));
    replies[0]?.(plan(step(near)));
    await known;
    expect(site.plan.ahead?.steps.map((one) => one.text)).toEqual([far.text]);
  });

  it("is nothing any more once the table has moved", async () => {
    vi.spyOn(api, "tryOut").mockResolvedValue(plan(step(near)));
    const sent = vi.spyOn(api, "submit").mockResolvedValue({} as never);
    site.choice.touch("die:white");
    await site.plan.known();
    expect(site.plan.ahead).not.toBeNull();
    site = Object.assign(site, { state: stateOf({ number: 8 }) });
    site.plan.anew();
    expect([site.plan.ahead, site.plan.shown]).toEqual([null, null]);
    await site.plan.play();
    expect(sent).not.toHaveBeenCalled();
  });

  it("is changed in place by the next number, and done without what is left out", async () => {
    const take = step(takes[1] as Option, { options: takes, spare: true });
    const asked = vi.spyOn(api, "tryOut").mockResolvedValue(plan(step(near), take));
    site.choice.touch("die:white");
    await site.plan.known();
    expect([site.plan.next(1, 1)?.text, site.plan.next(1, -1)?.text]).toEqual(["take 3 brick", "take 1 brick"]);
    site.plan.change(1, "take 1 brick");
    await site.plan.known();
    expect(asked.mock.lastCall?.[2]).toMatchObject({ moves: [near.text, "take 1 brick"], without: [] });
    site.plan.leaveOut(1);
    await site.plan.known();
    expect(asked.mock.lastCall?.[2]).toMatchObject({ moves: [near.text], without: ["take 2 brick"] });
  });

  it("is made neither for rows pointed at, nor where each step is confirmed", () => {
    const asked = vi.spyOn(api, "tryOut").mockResolvedValue(plan(step(near)));
    site.choice.marked = near.text;
    site.plan.follow();
    site.choice.marked = null;
    site.composes = false;
    site.choice.touch("die:white");
    site.plan.follow();
    expect(asked).not.toHaveBeenCalled();
  });
});
