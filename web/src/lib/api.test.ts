import { describe, expect, it } from "vitest";
import { pages } from "./api";

describe("What comes in pages", () => {
  it("is asked for until there is no more, and put together", async () => {
    const asked: number[] = [];
    const page = (since: number) => {
      asked.push(since);
      return Promise.resolve({ number: 9, items: [since + 1, since + 2], next: since < 4 ? since + 2 : null });
    };
    expect(await pages(0, page, "items")).toEqual({ number: 9, items: [1, 2, 3, 4, 5, 6], next: null });
    expect(asked).toEqual([0, 2, 4]);
  });
});
