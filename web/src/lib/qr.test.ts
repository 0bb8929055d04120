import { qr } from "./qr";
import library from "qrcode-generator";
import { describe, expect, it } from "vitest";

/** The mask another encoder chose, read from the format beside its upper left corner. */
function maskOf(grid: boolean[][]): number {
  const bits = [0, 1, 2].map((at) => (grid[8]?.[2 + at] ? 1 : 0) ^ Number("101"[at]));
  return bits.reduce((sum, bit) => sum * 2 + bit, 0);
}

function theirs(text: string): boolean[][] {
  const made = library(0, "M");
  made.addData(text);
  made.make();
  const size = made.getModuleCount();
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => made.isDark(row, column)),
  );
}

const link = "http://127.0.0.1:8000/#/t/abcdef12/Q3J5cHRvS2V5X2Zvcl9hX3NlYXQtMTIzNDU2";

describe("QR codes", () => {
  it.each([1, 14, 26, 42, 62, 84, 106, 122, 152, 180, 213])("of %i bytes are those of another encoder", (length) => {
    const text = link.repeat(4).slice(0, length);
    const other = theirs(text);
    expect(qr(text, maskOf(other))).toEqual(other);
  });

  it("choose their own mask, which their format names", () => {
    const made = qr(link);
    expect(made).toEqual(qr(link, maskOf(made)));
  });

  it("refuse what does not fit", () => {
    expect(() => qr("x".repeat(214))).toThrow("too long");
  });
});
