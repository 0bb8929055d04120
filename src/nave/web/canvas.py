"""A small canvas that ends as a PNG: enough for the pictures of link previews, without another library."""

import json
import struct
import zlib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from itertools import pairwise
from math import hypot
from typing import Final, NamedTuple

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
# Bytes of a pixel by the kind of picture a PNG says it is: grey, colors.
DEPTH: Final = {0: 1, 2: 3}

Color = tuple[int, int, int]
Point = tuple[float, float]


class Picture(NamedTuple):
    wide: int
    high: int
    depth: int
    pixels: bytes


def read_png(data: bytes) -> Picture:
    """A picture of our own: eight bits a channel, grey or colors, rows as they are. ValueError: another."""
    if not data.startswith(SIGNATURE):
        raise ValueError("no PNG")
    at, packed, head = len(SIGNATURE), b"", b""
    while at < len(data):
        size, kind = struct.unpack("!I4s", data[at : at + 8])
        if kind == b"IHDR":
            head = data[at + 8 : at + 8 + size]
        elif kind == b"IDAT":
            packed += data[at + 8 : at + 8 + size]
        at += size + 12
    wide, high, bits, color, _, _, laced = struct.unpack("!IIBBBBB", head)
    if bits != 8 or color not in DEPTH or laced:
        raise ValueError("another kind of PNG")
    depth = DEPTH[color]
    row, rows = wide * depth, zlib.decompress(packed)
    if any(rows[at] for at in range(0, len(rows), row + 1)):
        raise ValueError("rows that are told by their neighbours")
    lines = [rows[at + 1 : at + 1 + row] for at in range(0, len(rows), row + 1)]
    return Picture(wide, high, depth, b"".join(lines))


class Letter(NamedTuple):
    x: int
    y: int
    wide: int
    left: int
    step: int


class Writing(NamedTuple):
    high: int
    space: int
    letters: dict[str, Letter]

    def width(self, text: str) -> int:
        return sum(self.letters[one].step if one in self.letters else self.space for one in text)

    def can_write(self, text: str) -> bool:
        return all(one in self.letters or one.isspace() for one in text)

    def fitted(self, text: str, wide: int) -> str:
        """As much of a text as there is room for."""
        while text and self.width(text) > wide:
            text = text[:-1]
        return text.rstrip()


@cache
def letters() -> tuple[Picture, dict[str, Writing]]:
    """Made by scripts/make_letters.py of the page's own fonts."""
    folder = files("nave.web")
    found = json.loads((folder / "letters.json").read_text(encoding="utf-8"))
    writings = {
        name: Writing(
            one["high"],
            one["space"],
            {letter: Letter(*place) for letter, place in one["letters"].items()},
        )
        for name, one in found.items()
    }
    return read_png((folder / "letters.png").read_bytes()), writings


class Canvas:
    def __init__(self, picture: Picture) -> None:
        if picture.depth != 3:
            raise ValueError("a canvas has colors")
        self.wide, self.high = picture.wide, picture.high
        self.pixels = bytearray(picture.pixels)

    def blend(self, x: int, y: int, color: Color, share: float) -> None:
        if not (0 <= x < self.wide and 0 <= y < self.high) or share <= 0:
            return
        at = (y * self.wide + x) * 3
        share = min(share, 1.0)
        for channel in range(3):
            old = self.pixels[at + channel]
            self.pixels[at + channel] = round(old + (color[channel] - old) * share)

    def box(self, x: int, y: int, wide: int, high: int, color: Color, round_by: int = 0) -> None:
        """A rectangle with round corners."""
        for row in range(high):
            inside = min(row, high - 1 - row)
            cut = 0
            if inside < round_by:
                off = round_by - inside - 0.5
                cut = round(round_by - (round_by**2 - off**2) ** 0.5)
            at = ((y + row) * self.wide + x + cut) * 3
            self.pixels[at : at + (wide - 2 * cut) * 3] = bytes(color) * (wide - 2 * cut)

    def disc(self, x: float, y: float, radius: float, color: Color) -> None:
        for row in range(int(y - radius) - 1, int(y + radius) + 2):
            for column in range(int(x - radius) - 1, int(x + radius) + 2):
                far = hypot(column + 0.5 - x, row + 0.5 - y)
                self.blend(column, row, color, radius + 0.5 - far)

    def line(self, points: Sequence[Point], color: Color, thick: float) -> None:
        """A stroke with soft edges; where two pieces of it meet it is painted once."""
        shares: dict[tuple[int, int], float] = {}
        for (x1, y1), (x2, y2) in pairwise(points):
            long = (x2 - x1) ** 2 + (y2 - y1) ** 2
            for row in range(int(min(y1, y2) - thick), int(max(y1, y2) + thick) + 2):
                for column in range(int(min(x1, x2) - thick), int(max(x1, x2) + thick) + 2):
                    px, py = column + 0.5 - x1, row + 0.5 - y1
                    along = max(0.0, min(1.0, (px * (x2 - x1) + py * (y2 - y1)) / long)) if long else 0.0
                    far = hypot(px - along * (x2 - x1), py - along * (y2 - y1))
                    share = thick / 2 + 0.5 - far
                    if share > shares.get((column, row), 0.0):
                        shares[column, row] = share
        for (column, row), share in shares.items():
            self.blend(column, row, color, share)

    def write(self, x: int, y: int, text: str, color: Color, writing: str = "text") -> int:
        """Write from the left; where the text ends."""
        drawn, writings = letters()
        found = writings[writing]
        for one in text:
            letter = found.letters.get(one)
            if letter is None:
                x += found.space
                continue
            for row in range(found.high):
                at = (letter.y + row) * drawn.wide + letter.x
                for column, share in enumerate(drawn.pixels[at : at + letter.wide]):
                    if share:
                        self.blend(x - letter.left + column, y + row, color, share / 255)
            x += letter.step
        return x

    def png(self) -> bytes:
        row = self.wide * 3
        # Rows as they are: flat colors pack well, and nothing has to be worked out for each byte.
        rows = b"".join(b"\0" + self.pixels[at : at + row] for at in range(0, len(self.pixels), row))
        head = struct.pack("!IIBBBBB", self.wide, self.high, 8, 2, 0, 0, 0)
        packed = zlib.compress(rows, 6)
        return SIGNATURE + chunk(b"IHDR", head) + chunk(b"IDAT", packed) + chunk(b"IEND", b"")


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack("!I", len(data)) + kind + data + struct.pack("!I", zlib.crc32(kind + data))
