import { describe, expect, it } from "vitest";
import { ApiError, Unreachable } from "../api";
import { t } from "../text";
import { noteOf } from "./notices.svelte";

const call = (text: string) => text.replace("White", "Vera");

describe("What went wrong is said", () => {
  it("with the reason and the rule if the table refuses", () => {
    const error = new ApiError(409, { error: "illegal", message: "White has no lumber", rule: "build.pay" });
    expect(noteOf(error, call)).toEqual({
      kind: "why",
      title: t("refused"),
      text: "Vera has no lumber",
      rule: "build.pay",
    });
  });

  it("without a rule if there is none", () => {
    expect(noteOf(new ApiError(403, { error: "forbidden", message: "no" }), call).rule).toBeNull();
  });

  it("kindly if somebody was faster", () => {
    const error = new ApiError(409, { error: "stale", message: "the table has moved on" });
    expect(noteOf(error, call)).toEqual({ kind: "info", text: t("stale") });
  });

  it("as an error if the server is away or the page is wrong", () => {
    const away = { kind: "error", text: t("app.unreachable") };
    expect(noteOf(new Unreachable(), call)).toEqual(away);
    expect(noteOf(new TypeError("x"), call)).toEqual(away);
  });
});
