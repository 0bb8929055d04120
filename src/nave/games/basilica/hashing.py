"""What a hash of the table is made of: stretches of packed numbers, sets of cells, a pile in any order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from nave.games.basilica import plan
from nave.games.basilica.names import TILES
from nave.kernel.packed import mix

# Marks a word of a hash that holds seven numbers of eight bits.
SEVEN: Final[i64] = 0x100000000000000
# What each tile of the discard pile counts in a hash; a hundred of them stay below 63 bits.
SPREAD: Final["vec[i64]"] = vec[i64]([mix(tile, 0, 0) & 0xFFFFFFFFFFFFF for tile in range(TILES)])


def pile_hash(tiles: list[int]) -> i64:
    """The same for the same tiles in any order."""
    pile: i64 = 0
    for tile in tiles:
        pile += SPREAD[tile]
    return pile


def mixed_table(h: i64, table: "vec[u8]", start: i64, end: i64) -> i64:
    """A hash with a stretch of a table in it, seven numbers at a time."""
    place = start
    while place + 7 <= end:
        word: i64 = i64(table[place]) << 48 | i64(table[place + 1]) << 40 | i64(table[place + 2]) << 32
        word |= i64(table[place + 3]) << 24 | i64(table[place + 4]) << 16 | i64(table[place + 5]) << 8
        h = mix(h, SEVEN | word | i64(table[place + 6]), 0)
        place += 7
    word = 1
    while place < end:
        word = word << 8 | i64(table[place])
        place += 1
    return mix(h, word, 0)


def mixed_set(h: i64, cells: int) -> i64:
    """A hash with a set of cells in it, a word at a time."""
    word: i64 = cells & plan.WORD
    h = mix(h, word, 0)
    return h if cells <= plan.WORD else mixed_set(h, cells >> plan.WORD_CELLS)
