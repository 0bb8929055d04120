import { expect, it } from "vitest";
import type { GameEvent, View } from "../../lib/board";
import { phrases } from "./phrases";
import { t } from "./text";

const event = (kind: string, text: string): GameEvent => ({ kind, text, rule: "r", seat: 1, data: {}, answer: 0 });

it("tells what was done, and folds what board and stack do by themselves", () => {
  const events = [
    event("lay", "Olga lays a yellow vault on r2c3"),
    event("vault", "Vault space 3 now holds red"),
    event("next", "The stack now shows Recruit"),
    event("queen", "The queen steps to 11"),
  ];
  const told = phrases(events, { view: {} as View, names: ["Vera", "Olga"], seat: 1, me: 0 });
  expect(told).toEqual([
    { bits: ["lays a yellow vault on r2c3"], at: 0 },
    { bits: ["The queen steps to 11"], at: 3 },
  ]);
});

it("counts one marked cell as people do", () => {
  expect(t("lens-lay-pick", { n: 1 })).toBe("Choose the marked cell.");
  expect(t("lens-lay-pick", { n: 2 })).toBe("Choose one of the 2 marked cells.");
});
