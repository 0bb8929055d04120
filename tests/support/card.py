"""The picture of a made-up finished game as approved data: a digest of every band of it."""

import hashlib
from typing import Final

from nave.web.canvas import read_png
from nave.web.cards import Player, Told, drawn
from tests.support.told import FOLDER

FILE: Final = FOLDER / "card.toml"
# Rows of pixels in a band; a difference is found there.
BAND: Final = 15
TOLD: Final = Told(
    "The Red Cathedral",
    "quiet-heron",
    (
        Player("Agnes", "Red", 26, False, (0, 4, 11, 26)),
        Player("Łukasz Ж", "Blue", 30, True, (0, 9, 9, 30)),
        Player("漢字", "Green", 0, False, (0, 2)),
        Player("N" * 32, "Mauve", None, False),
    ),
)


def bands() -> dict[str, str]:
    picture = read_png(drawn(TOLD, None))
    row = picture.wide * picture.depth
    return {
        f"{top}": hashlib.sha256(picture.pixels[top * row : (top + BAND) * row]).hexdigest()[:16]
        for top in range(0, picture.high, BAND)
    }


def as_toml() -> str:
    return "\n".join(["[bands]", *(f'"{top}" = "{digest}"' for top, digest in bands().items()), ""])
