"""Draws the letters of the page's fonts into one grey picture: the server writes link previews with them.

python -m scripts.make_letters writes letters.png and letters.json into src/nave/web. It needs Chromium and
what is in web/node_modules.
"""

import base64
import json
import struct
import zlib
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import sync_playwright

from tests.support.browser import launch

ROOT: Final = Path(__file__).resolve().parent.parent
FONTS: Final = ROOT / "web" / "node_modules" / "@fontsource"
TARGET: Final = ROOT / "src" / "nave" / "web"
PRINTED: Final = "".join(chr(code) for code in range(0x21, 0x7F))
LATIN: Final = "".join(chr(code) for code in range(0xC0, 0x180))
CYRILLIC: Final = "".join(chr(code) for code in range(0x400, 0x460))
GREEK: Final = "".join(chr(code) for code in range(0x386, 0x3CF) if chr(code).isalpha())

# Font, size in pixels, letters.
WRITINGS: Final = {
    "text": ("alegreya-sans", 36, PRINTED + LATIN + CYRILLIC + GREEK + "·–’"),
    "title": ("cormorant-sc", 54, PRINTED),
}
DRAW: Final = """async ([fonts, writings]) => {
  for (const [family, weight, data, range] of fonts) {
    const face = new FontFace(family, `url(data:font/woff2;base64,${data})`, { weight, unicodeRange: range });
    document.fonts.add(await face.load());
  }
  const canvas = document.createElement("canvas");
  canvas.width = 1024;
  canvas.height = 2048;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "white";
  const found = {};
  let x = 0, y = 0;
  for (const [name, [family, size, letters]] of Object.entries(writings)) {
    const high = Math.ceil(size * 1.25), base = Math.ceil(size * 0.95);
    found[name] = { high, space: 0, letters: {} };
    pen.font = `700 ${size}px ${family}`;
    pen.textBaseline = "alphabetic";
    found[name].space = Math.round(pen.measureText(" ").width);
    for (const letter of letters) {
      const measured = pen.measureText(letter);
      const left = Math.max(0, Math.ceil(measured.actualBoundingBoxLeft));
      const wide = left + Math.ceil(Math.max(measured.width, measured.actualBoundingBoxRight)) + 1;
      if (x + wide > canvas.width) { x = 0; y += high; }
      pen.fillText(letter, x + left, y + base);
      found[name].letters[letter] = [x, y, wide, left, Math.round(measured.width)];
      x += wide;
    }
    x = 0;
    y += high;
  }
  const data = pen.getImageData(0, 0, canvas.width, y).data;
  const grey = [];
  for (let at = 0; at < data.length; at += 4) grey.push(data[at]);
  return { wide: canvas.width, high: y, grey, found };
}"""
SUBSETS: Final = {
    "alegreya-sans": ("latin", "latin-ext", "cyrillic", "greek"),
    "cormorant-sc": ("latin",),
}


def fonts() -> list[list[str]]:
    found = []
    for family, subsets in SUBSETS.items():
        ranges = json.loads((FONTS / family / "unicode.json").read_text())
        for subset in subsets:
            path = FONTS / family / "files" / f"{family}-{subset}-700-normal.woff2"
            data = base64.b64encode(path.read_bytes()).decode()
            found.append([family, "700", data, ranges.get(subset, "U+0-10FFFF")])
    return found


def grey_png(wide: int, high: int, grey: bytes) -> bytes:
    """Rows without a filter, so that they are read in one go."""
    rows = b"".join(b"\0" + grey[row * wide : (row + 1) * wide] for row in range(high))

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack("!I", len(data)) + kind + data + struct.pack("!I", zlib.crc32(kind + data))

    head = struct.pack("!IIBBBBB", wide, high, 8, 0, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", head)
        + chunk(b"IDAT", zlib.compress(rows, 9))
        + chunk(b"IEND", b"")
    )


def main() -> None:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page()
        drawn: dict[str, Any] = page.evaluate(DRAW, [fonts(), WRITINGS])
        browser.close()
    picture = grey_png(drawn["wide"], drawn["high"], bytes(drawn["grey"]))
    (TARGET / "letters.png").write_bytes(picture)
    (TARGET / "letters.json").write_text(
        json.dumps(drawn["found"], ensure_ascii=False) + "\n", encoding="utf-8"
    )
    print(f"letters.png: {drawn['wide']} x {drawn['high']}, {len(picture)} bytes")


if __name__ == "__main__":
    main()
