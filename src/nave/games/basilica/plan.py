"""Sets of cells, one bit for each, row by row from the board: a rule about all cells is one expression.

Twelve rows fit into a machine word, and hardly any game goes deeper; deeper ones are only slower.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from nave.games.basilica.names import CELLS, MASK, WIDTH

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
# Cut to the size that is needed: quicker than appending.
ROOM: Final["vec[i64]"] = vec[i64]([i64(0) for _ in range(CELLS)])


@mypyc_attr(free_list_len=1, acyclic=True)
class Colors:
    """A set for each color, in the order of COLORS."""

    def __init__(self, red: int, yellow: int, blue: int, green: int) -> None:
        self.red: int = red
        self.yellow: int = yellow
        self.blue: int = blue
        self.green: int = green

    def of(self, color: i64) -> int:
        if color < 2:
            return self.red if color == 0 else self.yellow
        return self.blue if color == 2 else self.green

    def put(self, color: i64, cells: int) -> None:
        """The set of a color, from now on."""
        if color == 0:
            self.red = cells
        elif color == 1:
            self.yellow = cells
        elif color == 2:
            self.blue = cells
        else:
            self.green = cells


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
    out = ROOM[: count(cells)]
    place: i64 = 0
    start: i64 = 0
    while cells:
        word: i64 = cells & WORD
        row = start
        while word:
            bits = word & BOARD
            while bits:
                out[place] = row + LOWEST[bits]
                place += 1
                bits &= bits - 1
            word >>= WIDTH
            row += WIDTH
        cells >>= WORD_CELLS
        start += WORD_CELLS
    return out


def count(cells: int) -> i64:
    found: i64 = 0
    while cells:
        # All bits at once: how many are set in every two, four, eight of them, then all bytes together.
        word: i64 = cells & WORD
        word -= word >> 1 & 0x555555555555555
        word = (word & 0x333333333333333) + (word >> 2 & 0x333333333333333)
        word = word + (word >> 4) & 0xF0F0F0F0F0F0F0F
        word += word >> 8
        word += word >> 16
        word += word >> 32
        found += word & 127
        cells >>= WORD_CELLS
    return found


def first(cells: int) -> i64:
    """The first cell of a set that is not empty."""
    return i64((cells & -cells).bit_length() - 1)


def rows(cells: int) -> i64:
    """How many rows reach down to the lowest cell."""
    return i64((cells.bit_length() + WIDTH - 1) // WIDTH)


def by_color(cells: int, tiles: "vec[u8]", first: i64) -> Colors:
    """For each color the cells whose tile shows it; tiles lie two numbers apart from `first` on.

    Asked for every position that a search looks at: a word at a time, in machine integers.
    """
    found = Colors(0, 0, 0, 0)
    start: int = 0
    place: i64 = first
    while cells:
        word: i64 = cells & WORD
        red: i64 = 0
        yellow: i64 = 0
        blue: i64 = 0
        green: i64 = 0
        here: i64 = 1
        at = place
        while here <= word:
            if word & here:
                mask = MASK[i64(tiles[at])]
                if mask & 1:
                    red |= here
                if mask & 2:
                    yellow |= here
                if mask & 4:
                    blue |= here
                if mask & 8:
                    green |= here
            here <<= 1
            at += 2
        found.red |= int(red) << start
        found.yellow |= int(yellow) << start
        found.blue |= int(blue) << start
        found.green |= int(green) << start
        cells >>= WORD_CELLS
        start += WORD_CELLS
        place += 2 * WORD_CELLS
    return found
