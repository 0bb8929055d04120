import { describe, expect, it, vi } from "vitest";
import type { Trial } from "./api";
import { TrialTable } from "./trial.svelte";

vi.mock("./seats.svelte", () => ({ sittings: {} }));

/** Answers when the test says so. */
class Waiting extends TrialTable {
  reply: (told: Trial) => void = () => {};
  refuse: (error: unknown) => void = () => {};

  protected override fetch(): Promise<Trial> {
    return new Promise((done, fail) => {
      this.reply = done;
      this.refuse = fail;
    });
  }
}

const TOLD = {
  given: [],
  over: false,
  items: [],
  since: 0,
  state: { number: 1, table: { game: "none", components: {} } },
} as unknown as Trial;

describe("A table that is tried", () => {
  it("takes nothing that comes after it was left", async () => {
    const table = new Waiting();
    const asked = table.put([]);
    table.close();
    table.reply(TOLD);
    await asked;
    expect(table.told).toBeNull();
  });

  it("says nothing of an error that comes after it was left", async () => {
    const table = new Waiting();
    const asked = table.put([]);
    table.close();
    table.refuse(new Error("gone"));
    await asked;
    expect(table.notices.note).toBeNull();
  });
});
