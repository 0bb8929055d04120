import { describe, expect, it } from "vitest";
import { fileOf, inFile, linkOf, MOST, packed, unpacked } from "./move";

const seats = [
  { table: "abcdefghijkl", key: "A-b_".repeat(8) },
  { table: "zz09", key: "x".repeat(16) },
];

describe("seats that travel", () => {
  it("come out of a link as they went in", () => {
    expect(unpacked(packed(seats))).toEqual(seats);
    const link = linkOf("https://example", seats);
    expect(link.startsWith("https://example/#/seats/")).toBe(true);
    expect(unpacked(link.split("/seats/")[1] ?? "")).toEqual(seats);
  });

  it("come out of a file as they went in", () => {
    expect(inFile(fileOf(seats))).toEqual(seats);
  });

  it("are left out where they are none", () => {
    expect(unpacked("")).toEqual([]);
    expect(unpacked("../x.key~ABC.short~zz09." + "x".repeat(16))).toEqual([seats[1]]);
    expect(inFile("{")).toEqual([]);
    expect(inFile('{"nave":"record/1","seats":[]}')).toEqual([]);
    expect(inFile('{"nave":"seats/1","seats":[null,{"table":1}]}')).toEqual([]);
    const many = Array.from({ length: MOST + 40 }, (_, n) => ({ table: `table${n}`, key: "k".repeat(20) }));
    expect(unpacked(packed(many))).toHaveLength(MOST);
  });
});
