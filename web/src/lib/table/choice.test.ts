import { describe, expect, it } from "vitest";
import type { Option } from "../board";
import { Choice } from "./choice.svelte";

const option = (text: string, ...touches: string[]): Option => ({ text, label: text, touches }) as Option;
const white = option("die white +0", "die:white", "space:4");
const whiteFar = option("die white +1", "die:white", "space:5");
const red = option("die red +0", "die:red", "space:5");
const all = [white, whiteFar, red];

describe("A choice", () => {
  it("leaves every option until something is touched", () => {
    const choice = new Choice(() => all);
    expect(choice.left).toEqual(all);
    expect([...choice.alive].sort()).toEqual(["die:red", "die:white", "space:4", "space:5"]);
    expect(choice.ready).toBeNull();
    expect(choice.preview).toBeNull();
  });

  it("keeps everything that can be touched in reach, whatever is chosen", () => {
    const choice = new Choice(() => all);
    choice.touch("die:red");
    expect([...choice.alive].sort()).toEqual(["die:red", "space:5"]);
    expect([...choice.others].sort()).toEqual(["die:red", "die:white", "space:4", "space:5"]);
  });

  it("narrows with each piece and plays when one option is settled", () => {
    const choice = new Choice(() => all);
    expect(choice.touch("die:white")).toEqual({ kind: "narrow", chosen: ["die:white"] });
    expect(choice.left).toEqual([white, whiteFar]);
    expect(choice.touch("space:5")).toEqual({ kind: "play", option: whiteFar, chosen: ["die:white", "space:5"] });
    expect(choice.ready).toBe(whiteFar);
  });

  it("keeps what is chosen and marked when a dead piece is touched, but points at nothing", () => {
    const choice = new Choice(() => all);
    choice.touch("die:white");
    choice.marked = white.text;
    choice.point("space:4");
    expect(choice.touch("die:blue").kind).toBe("dead");
    expect([choice.chosen, choice.marked, choice.pointed]).toEqual([["die:white"], white.text, null]);
  });

  it("has the marked option ready before the one meant by pieces, if the pieces still allow it", () => {
    const choice = new Choice(() => all);
    choice.marked = red.text;
    expect(choice.ready).toBe(red);
    choice.chosen = ["die:white", "space:4"];
    expect(choice.ready).toBe(white);
  });

  it("has the only option ready without a touch", () => {
    expect(new Choice(() => [red]).ready).toBe(red);
    expect(new Choice(() => []).ready).toBeNull();
  });

  it("previews what the pointed piece would settle, else what is ready", () => {
    const choice = new Choice(() => all);
    choice.touch("die:white");
    choice.point("space:4");
    expect(choice.preview).toBe(white);
    // Chosen already: pointing at it settles nothing further.
    choice.point("die:white");
    expect(choice.preview).toBeNull();
    choice.marked = whiteFar.text;
    expect(choice.preview).toBe(whiteFar);
  });

  it("offers by words what no further piece tells apart", () => {
    const some = [option("take 1 gold", "pile:gold"), option("take 2 gold", "pile:gold")];
    const choice = new Choice(() => some);
    expect(choice.alike).toEqual([]);
    choice.touch("pile:gold");
    expect(choice.alike).toEqual(some);
  });

  it("lets go of what is chosen and marked, and forgets the pointer only with the question", () => {
    const choice = new Choice(() => all);
    choice.touch("die:red");
    choice.marked = red.text;
    choice.point("space:5");
    choice.letGo();
    expect([choice.chosen, choice.marked, choice.pointed]).toEqual([[], null, "space:5"]);
    choice.forget();
    expect(choice.pointed).toBeNull();
  });
});
