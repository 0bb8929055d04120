import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, ApiError } from "../api";
import type { Option } from "../board";
import { Answers } from "./answers.svelte";
import { Notices } from "./notices.svelte";
import { FakePlace, stateOf } from "./testing";

vi.mock("../seats.svelte", () => ({ sittings: {} }));

const option = { text: "die white +0", label: "", touches: [], leaves: [] } as unknown as Option;
let place: FakePlace;
let notices: Notices;
let connection: { link: "open" | "lost" };
let answers: Answers;

beforeEach(() => {
  place = new FakePlace();
  notices = new Notices();
  connection = { link: "open" };
  answers = new Answers(place, notices, { looking: 1 }, connection);
});
afterEach(() => vi.restoreAllMocks());

const submit = () => vi.spyOn(api, "submit").mockResolvedValue({} as never);

describe("A submission", () => {
  it("of an answer names itself, the seat and what it follows", async () => {
    const sent = submit();
    notices.say({ kind: "info", text: "old" });
    await answers.play(option);
    const body = { move: option.text, seat: 0, follows: 7, id: expect.stringMatching(/^[0-9a-f]{24}$/) };
    expect(sent.mock.calls).toEqual([["abc", "key", "play", body]]);
    expect([notices.note, answers.busy, place.taken]).toEqual([null, true, []]);
    place.state = stateOf({ number: 8 });
    expect(answers.busy, "until the table has moved").toBe(false);
  });

  it("is not seen to be under way unless it takes long", async () => {
    vi.useFakeTimers();
    submit();
    await answers.play(option);
    expect([answers.busy, answers.waits]).toEqual([true, false]);
    vi.advanceTimersByTime(300);
    expect([answers.busy, answers.waits]).toEqual([true, true]);
    place.state = stateOf({ number: 8 });
    expect(answers.waits).toBe(false);
    await answers.play(option);
    expect([answers.busy, answers.waits], "the next one begins anew").toEqual([true, false]);
    vi.useRealTimers();
  });

  it("of words follows nothing, for they fit at any time", async () => {
    const sent = submit();
    await answers.chat("Well met!");
    expect(sent.mock.calls[0]?.[3]).toEqual({ text: "Well met!", id: expect.any(String) });
  });

  it("waits for no other one, but a second answer is not sent beside the first", async () => {
    const sent = submit();
    const first = answers.undo();
    expect(answers.busy).toBe(true);
    await Promise.all([first, answers.restart(), answers.comeBack()]);
    expect(sent.mock.calls.map((call) => call[2])).toEqual(["undo", "return"]);
    await answers.chat("Well met!");
    expect(answers.busy, "words end no answer that is under way").toBe(true);
  });

  it("needs a key, a table and something to play", async () => {
    const sent = submit();
    await answers.play(null);
    place.state = null;
    await answers.undo();
    place.state = stateOf();
    place.key = null;
    await answers.undo();
    expect(sent).not.toHaveBeenCalled();
    expect(answers.busy).toBe(false);
  });

  it("fetches the table itself while the connection is lost", async () => {
    submit();
    connection.link = "lost";
    const now = stateOf({ number: 8 });
    const asked = vi.spyOn(api, "state").mockResolvedValue(now);
    await answers.play(option);
    expect(asked).toHaveBeenCalledWith("abc", "key", 1);
    expect(place.taken).toEqual([now]);
  });

  it("that is refused is told, and the next one can be sent", async () => {
    const error = new ApiError(409, { error: "illegal", message: "no" });
    vi.spyOn(api, "submit").mockRejectedValue(error);
    await answers.play(option);
    expect([place.told, answers.busy]).toEqual([[error], false]);
  });
});
