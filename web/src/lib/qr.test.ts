import jsQR from "jsqr";
import { describe, expect, it } from "vitest";
import { qr } from "./qr";

const PIXELS = 3;
const MARGIN = 4;

/** What a camera would see of it: black on white, with the light margin the drawing has. */
function read(rows: boolean[][]): string | null {
  const width = (rows.length + 2 * MARGIN) * PIXELS;
  const picture = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y++) {
    for (let x = 0; x < width; x++) {
      const dark = rows[Math.floor(y / PIXELS) - MARGIN]?.[Math.floor(x / PIXELS) - MARGIN] ?? false;
      if (dark) picture.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return jsQR(picture, width, width, { inversionAttempts: "dontInvert" })?.data ?? null;
}

const link = "http://127.0.0.1:8000/#/t/abcdef12/Q3J5cHRvS2V5X2Zvcl9hX3NlYXQtMTIzNDU2";

describe("QR codes", () => {
  it.each([1, 14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 280])("of %i bytes are understood by a reader", (length) => {
    const text = link.repeat(4).slice(0, length);
    expect(read(qr(text))).toBe(text);
  });

  it("are square and as small as the text allows", () => {
    const sides = [14, 15].map((length) => qr("x".repeat(length)).map((row) => row.length));
    expect(sides).toEqual([new Array(21).fill(21), new Array(25).fill(25)]);
  });

  it("are spoilt by a missing corner, so the reader is not merely kind", () => {
    const rows = qr(link).map((row, y) => row.map((dark, x) => (y < 7 && x < 7 ? false : dark)));
    expect(read(rows)).toBeNull();
  });

  it("refuse what fits into no code", () => {
    expect(() => qr("x".repeat(2332))).toThrow();
  });
});
