"""The catalogue: what every answer is called. The order is frozen; anything new is added at the end.

A vault and its cell are one answer (`lay 2 at r3c4`), and so are a builder and its step (`move r2c3 left`):
one decision for people, and clicking either piece narrows it. All other targets share the block `at r3c4`,
because the open question says what goes there; a verb for each order would double the catalogue.
"""

from typing import Final

from nave.games.basilica.names import (
    CELLS,
    COLOURS,
    COLUMNS,
    DIRECTIONS,
    FACES,
    RANKS,
    SEATS,
    TOKENS,
    cell_name,
    face_name,
)
from nave.kernel.catalogue import Catalogue

VERSION: Final = 1

# Answers of people. Blocks are laid out one after another; each is `base + index`.
END_TURN: Final = 0
BUILDER: Final = 1
EXCHANGE: Final = 2
PAY: Final = 3
DECLINE: Final = 4
ORDER: Final = 5  # + column
NAME: Final = 8  # + colour
RANK: Final = 12  # + rank * 3 + token
LAY: Final = 24  # + column * CELLS + cell
AT: Final = 2184  # + cell
MOVE: Final = 2904  # + cell * 4 + direction
# Answers of nature.
FIRST: Final = 5784  # + seat
NEXT: Final = 5786  # + face
NO_CROWN: Final = 5866
CROWN: Final = 5867
END: Final = 5868


def build() -> Catalogue:
    cells = [cell_name(cell) for cell in range(CELLS)]
    texts = ["end turn", "builder", "exchange", "pay", "decline"]
    texts += [f"order {column + 1}" for column in range(COLUMNS)]
    texts += [f"name {colour}" for colour in COLOURS]
    texts += [f"{rank} token {token + 1}" for rank in RANKS for token in range(TOKENS)]
    texts += [f"lay {column + 1} at {cell}" for column in range(COLUMNS) for cell in cells]
    texts += [f"at {cell}" for cell in cells]
    texts += [f"move {cell} {direction}" for cell in cells for direction in DIRECTIONS]
    texts += [f"first seat {seat + 1}" for seat in range(SEATS)]
    texts += [f"next {face_name(face)}" for face in range(FACES)]
    texts += ["no crown", "crown"]
    if len(texts) != END:
        raise ValueError(f"the catalogue has {len(texts)} moves, its blocks {END}")
    return Catalogue(VERSION, texts)
