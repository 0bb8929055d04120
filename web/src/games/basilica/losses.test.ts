import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../lib/board";
import { losses } from "./losses";
import type { Area, BasilicaView } from "./types";

const event = (kind: string, rule: string, data: Record<string, unknown>): GameEvent => ({
  kind,
  rule,
  data,
  text: "",
  seat: 1,
  answer: 0,
});
const area = (colour: string, leader: number | null, value: number, ...cells: string[]): Area =>
  ({ colour, leader, value, cells }) as Area;
const table = (...areas: Area[]): BasilicaView => ({ areas: { areas } }) as BasilicaView;
const told = (view: BasilicaView, seat: number | null = 1) => ({ view, names: ["Vera", "Olga"], seat, me: 0 });
const now = table(area("red", 0, 4, "r1c1", "r1c2"));

describe("What the rival's turn took from me", () => {
  it("is a builder that was put elsewhere, unless I paid for choosing the way", () => {
    const moved = { seat: 0, from: "r1c1", to: "r1c2" };
    expect(losses([event("move", "order.confuse.main", moved)], told(now), now)).toEqual([
      {
        title: "Your builder was moved from r1c1 to r1c2",
        line: "Olga did it.",
        pieces: ["cell:r1c1", "builder:r1c2"],
      },
    ]);
    expect(losses([event("move", "order.confuse.paid", moved)], told(now), now)).toEqual([]);
    expect(losses([event("move", "order.move.main", { ...moved, seat: 1 })], told(now), now)).toEqual([]);
  });

  it("is the lead in an area, also in one that it was joined to, and what an own area was worth", () => {
    const joined = table(area("red", 1, 9, "r1c1", "r1c2", "r2c2"));
    expect(losses([], told(joined), now).map((loss) => loss.title)).toEqual([
      "You no longer lead the red area at r1c1",
    ]);
    const torn = table(area("red", 0, 1, "r1c1"));
    expect(losses([], told(torn), now).map((loss) => loss.title)).toEqual([
      "Your red area at r1c1 is worth 1 instead of 4",
    ]);
    expect(losses([], told(now), now)).toEqual([]);
  });

  it("is not what rows took that left, nor anything of my own turn", () => {
    const gone = table();
    expect(losses([], told(gone), now)).toEqual([]);
    const slid = table(area("red", 1, 9, "r1c1"));
    expect(losses([event("cleanup", "cleanup.slide", { rows: 1 })], told(slid), now)).toEqual([]);
    expect(losses([], told(slid, 0), now)).toEqual([]);
  });
});
