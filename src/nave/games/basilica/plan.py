"""Sets of cells, one bit for each, row by row from the board: a rule about all cells is one expression.

Twelve rows fit into a machine word, and hardly any game goes deeper; deeper ones are only slower.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from nave.games.basilica.names import CELLS, WIDTH

# The cells of the first row, which touch the board.
BOARD: Final = 0b11111
# A word of twelve rows; sets of one row less have all their neighbors in it.
WORD: Final = (1 << 60) - 1
SMALL: Final = 1 << 55
WORD_CELLS: Final = 60
# The cells of a word that are not in the first or the last column, and those of the whole plan.
NOT_FIRST: Final = 0xF7BDEF7BDEF7BDE
NOT_LAST: Final = 0x7BDEF7BDEF7BDEF
PLAN: Final[int] = (1 << CELLS) - 1
PLAN_NOT_FIRST: Final[int] = PLAN // BOARD * (BOARD - 1)
PLAN_NOT_LAST: Final[int] = PLAN // BOARD * (BOARD >> 1)
# The first cell of each set within a row.
LOWEST: Final["vec[i64]"] = vec[i64]([i64((bits & -bits).bit_length() - 1) for bits in range(BOARD + 1)])


def only(cell: int) -> int:
    """The set of one cell."""
    return 1 << cell


def has(cells: int, cell: int) -> bool:
    return cells >> cell & 1 == 1


def above(cells: int) -> int:
    return cells >> WIDTH


def below(cells: int) -> int:
    return cells << WIDTH if cells < SMALL else cells << WIDTH & PLAN


def left_of(cells: int) -> int:
    return (cells & NOT_FIRST if cells < SMALL else cells & PLAN_NOT_FIRST) >> 1


def right_of(cells: int) -> int:
    return (cells & NOT_LAST if cells < SMALL else cells & PLAN_NOT_LAST) << 1


def near(cells: int) -> int:
    """vault.orthogonal: all that share an edge with one of them."""
    if cells < SMALL:
        return cells >> WIDTH | cells << WIDTH | (cells & NOT_FIRST) >> 1 | (cells & NOT_LAST) << 1
    return above(cells) | below(cells) | left_of(cells) | right_of(cells)


def listed(cells: int) -> "vec[i64]":
    """The cells of a set one by one, row by row from the board."""
    out = vec[i64](capacity=16)
    start: i64 = 0
    while cells:
        word: i64 = cells & WORD
        row = start
        while word:
            bits = word & BOARD
            while bits:
                out = append(out, row + LOWEST[bits])
                bits &= bits - 1
            word >>= WIDTH
            row += WIDTH
        cells >>= WORD_CELLS
        start += WORD_CELLS
    return out


def count(cells: int) -> i64:
    found: i64 = 0
    while cells:
        word: i64 = cells & WORD
        while word:
            word &= word - 1
            found += 1
        cells >>= WORD_CELLS
    return found


def first(cells: int) -> i64:
    """The first cell of a set that is not empty."""
    return i64((cells & -cells).bit_length() - 1)


def rows(cells: int) -> i64:
    """How many rows reach down to the lowest cell."""
    return i64((cells.bit_length() + WIDTH - 1) // WIDTH)
