import { describe, expect, it } from "vitest";
import type { Stretch } from "./api";
import type { Mark } from "./board";
import { luckAt, marked, markFrom, ordinaryAt, signed, winsAt, worst } from "./judged";

const stretch = (mark: Stretch["mark"], loss: number, first = 0) => ({ mark, loss, first }) as Stretch;

describe("a turn", () => {
  it("wears its gravest mark, and of equals the larger loss", () => {
    expect(worst([])).toBe(null);
    expect(worst([stretch("good", 0), stretch("slip", 1)])?.mark).toBe("slip");
    expect(worst([stretch("slip", 1, 1), stretch("slip", 2, 2)])?.first).toBe(2);
    expect(worst([stretch("none", 0.4), stretch("decided", 9)])?.loss).toBe(9);
  });

  it("leads people to marks that mean something", () => {
    expect((["blunder", "slip", "good", "brilliant"] as const).every((mark) => marked(stretch(mark, 1)))).toBe(true);
    expect((["none", "unclear", "decided"] as const).some((mark) => marked(stretch(mark, 1)))).toBe(false);
  });
});

describe("from mark to mark", () => {
  const all = [stretch("slip", 1, 30), stretch("good", 0, 10), stretch("unclear", 1, 20), stretch("blunder", 5, 40)];

  it("goes on and back over what is marked, and passes over what is too close to call", () => {
    expect(markFrom(all, 10, false)?.first).toBe(30);
    expect(markFrom(all, 30, true)?.first).toBe(10);
    expect(markFrom(all, 35, true)?.first).toBe(30);
  });

  it("begins again where the marks end", () => {
    expect(markFrom(all, 40, false)?.first).toBe(10);
    expect(markFrom(all, 10, true)?.first).toBe(40);
    expect(markFrom([], 10, true)).toBe(null);
  });
});

describe("the board", () => {
  it("wears one sign at every place, and none where it cost somebody else", () => {
    const mark = (piece: string, more: Partial<Mark> = {}): Mark => ({ piece, seat: 0, ...more });
    const [cell, builder, order, hurt] = [
      mark("cell:r1c1"),
      mark("builder:r1c1"),
      mark("order:2"),
      mark("section:1.2", { hurt: true }),
    ] as const;
    expect(signed([cell, builder, order, hurt])).toEqual(new Set([builder, order]));
  });
});

describe("chances to win", () => {
  const curve = [
    { answer: 2, wins: [0.5] },
    { answer: 9, wins: [0.25] },
    { answer: 15, wins: [1] },
  ];

  it("have a value wherever luck has one, also in turns in which nobody was asked", () => {
    const starts = [2, 6, 9, 12];
    expect(winsAt(curve, starts, 1)).toEqual([[50, 50, 25, 25, 100]]);
    expect(winsAt(curve, starts, 1)[0]).toHaveLength(luckAt([], starts, 1)[0]?.length ?? 0);
  });

  it("begin with the first one known", () => {
    expect(winsAt(curve, [0, 2], 1)).toEqual([[50, 50, 100]]);
    expect(winsAt([], [0], 1)).toEqual([[0, 0]]);
  });
});

describe("luck", () => {
  it("is a running sum for every seat, one value for each turn and one for the end", () => {
    const chances = [
      { answer: 3, turn: 1, values: [1, -1], spread: [1, 1] },
      { answer: 7, turn: 2, values: [0.5, -0.5], spread: [1, 1] },
    ];
    expect(luckAt(chances, [0, 4], 2)).toEqual([
      [0, 1, 1.5],
      [0, -1, -1.5],
    ]);
  });

  it("is ordinary within what the outcomes spread, which grows with every answer of chance", () => {
    const chances = [
      { answer: 3, turn: 1, values: [1, -1], spread: [3, 3] },
      { answer: 7, turn: 2, values: [0.5, -0.5], spread: [4, 4] },
    ];
    expect(ordinaryAt(chances, [0, 4], 2)).toEqual([0, 3, 5]);
  });
});
