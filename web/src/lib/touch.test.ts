import { describe, expect, it } from "vitest";
import type { Option } from "./board";
import { alike, meant, narrow, pieces, touch } from "./touch";

function option(text: string, ...touches: string[]): Option {
  return {
    text,
    move: 0,
    touches,
    label: text,
    says: { key: text },
    usual: false,
    leaves: [],
    effect: [],
    changes: {},
  };
}

const walkFree = option("die white", "die:white", "space:6");
const walkFurther = option("die white +1", "die:white", "space:7");
const walkRed = option("die red", "die:red", "space:6");
const claim = option("claim 1.1", "section:1.1");
const end = option("end turn", "button:end");
const all = [walkFree, walkFurther, walkRed, claim, end];

describe("narrowing", () => {
  it("keeps the options that touch everything chosen", () => {
    expect(narrow(all, ["die:white"])).toEqual([walkFree, walkFurther]);
    expect(narrow(all, ["space:6"])).toEqual([walkFree, walkRed]);
    expect(narrow(all, [])).toEqual(all);
  });

  it("knows every piece that is alive", () => {
    expect(pieces(narrow(all, ["die:white"]))).toEqual(new Set(["die:white", "space:6", "space:7"]));
  });
});

describe("options alike", () => {
  const three = option("take 3 brick", "good:brick");
  const two = option("take 2 brick", "good:brick");
  const laid = option("lay brick", "good:brick", "section:1.1");

  it("are those no further piece tells apart", () => {
    expect(alike([three, two, laid, claim], ["good:brick"])).toEqual([three, two]);
    expect(alike([three, two], [])).toEqual([]);
    expect(alike([two, laid], ["good:brick"])).toEqual([]);
  });

  it("need no touch of what all of them touch anyway", () => {
    const many = option("take 2 brick", "space:1", "supply:brick");
    const few = option("take 1 brick", "space:1", "supply:brick");
    const other = option("take 1 stone", "space:1", "supply:stone");
    expect(alike([many, few, other], ["supply:brick"])).toEqual([many, few]);
    expect(alike([many, few, other], ["space:1"])).toEqual([]);
    expect(meant([many, few, other], ["supply:stone"])).toBe(other);
  });
});

describe("touching", () => {
  it("chooses with the first touch even if only one option is left", () => {
    expect(touch(all, [], "section:1.1")).toEqual({ kind: "narrow", chosen: ["section:1.1"] });
  });

  it("plays with a second touch of the same piece", () => {
    expect(touch(all, ["section:1.1"], "section:1.1")).toMatchObject({ kind: "play", option: claim });
  });

  it("plays when a second piece settles it, in either order", () => {
    expect(touch(all, ["die:white"], "space:7")).toMatchObject({ kind: "play", option: walkFurther });
    expect(touch(all, ["space:6"], "die:red")).toMatchObject({ kind: "play", option: walkRed });
  });

  it("lets go of a chosen piece that settles nothing", () => {
    expect(touch(all, ["die:white"], "die:white")).toEqual({ kind: "narrow", chosen: [] });
  });

  it("begins anew with a piece that goes with nothing chosen", () => {
    expect(touch(all, ["die:white"], "section:1.1")).toEqual({ kind: "narrow", chosen: ["section:1.1"] });
    expect(touch(all, ["section:1.1"], "die:red")).toEqual({ kind: "narrow", chosen: ["die:red"] });
  });

  it("says that a piece is dead when no option touches it", () => {
    expect(touch(all, ["die:white"], "section:9.9")).toEqual({ kind: "dead", piece: "section:9.9" });
  });

  it("plays the option that wants no further piece when others want more", () => {
    const short = option("deliver", "section:1.1");
    const long = option("deliver with gold", "section:1.1", "good:gold");
    expect(touch([short, long], ["section:1.1"], "section:1.1")).toMatchObject({ kind: "play", option: short });
    expect(touch([short, long], ["section:1.1"], "good:gold")).toMatchObject({ kind: "play", option: long });
  });
});

describe("what is meant", () => {
  it("is nothing before the first touch, even with a single option", () => {
    expect(meant([end], [])).toBeNull();
  });

  it("is nothing while several options touch the same pieces", () => {
    const twice = [option("pay lumber", "good:x"), option("pay stone", "good:x")];
    expect(meant(twice, ["good:x"])).toBeNull();
  });
});
