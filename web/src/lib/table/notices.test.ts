import { describe, expect, it } from "vitest";
import { ApiError, Unreachable } from "../api";
import { t } from "../text";
import { noteOf } from "./notices.svelte";

describe("What went wrong is said", () => {
  it("with the reason and the rule if the table refuses", () => {
    const error = new ApiError(409, { error: "illegal", message: "Vera has no lumber", rule: "build.pay" });
    expect(noteOf(error)).toEqual({
      kind: "why",
      title: t("refused"),
      text: "Vera has no lumber",
      rule: "build.pay",
    });
  });

  it("without a rule if there is none", () => {
    expect(noteOf(new ApiError(403, { error: "forbidden", message: "no" })).rule).toBeNull();
  });

  it("kindly if somebody was faster", () => {
    const error = new ApiError(409, { error: "stale", message: "the table has moved on" });
    expect(noteOf(error)).toEqual({ kind: "info", text: t("stale") });
  });

  it("as an error if the server is away or the page is wrong", () => {
    const away = { kind: "error", text: t("app-unreachable") };
    expect(noteOf(new Unreachable())).toEqual(away);
    expect(noteOf(new TypeError("x"))).toEqual(away);
  });
});
