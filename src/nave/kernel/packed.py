"""Packed numbers of a state: each a stretch of memory that is copied at once."""

from collections.abc import Iterable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

# Multiply with carry: 62 bits that never overflow, so both engines come to the same. FACTOR * 2**30 - 1 is
# prime, and so is half of it.
FACTOR: Final[i64] = 1778494065
LOW: Final[i64] = 0x3FFFFFFF
# What the second to fourth of four numbers count; small negative ones are lifted by 8.
SECOND: Final[i64] = 14414421861401
THIRD: Final[i64] = 16194417108713
FOURTH: Final[i64] = 17432276317375
LIFTED: Final[i64] = 384328922299920


def packed(values: Iterable[int]) -> "vec[i64]":
    out = vec[i64]()
    for value in values:
        out = append(out, value)
    return out


def filled(count: i64, value: i64) -> "vec[i64]":
    """So many times the same number."""
    out = vec[i64]()
    for _ in range(count):
        out = append(out, value)
    return out


def replaced(values: "vec[i64]", index: i64, value: i64) -> "vec[i64]":
    """A copy with one value changed: for numbers that copies of a state share, because they seldom change."""
    new = values[:]
    new[index] = value
    return new


def added(values: "vec[i64]", index: i64, amount: i64) -> "vec[i64]":
    """The same for a sum."""
    new = values[:]
    new[index] += amount
    return new


def place_of(values: "vec[i64]", value: i64) -> i64:
    """Where it stands first; it must be there."""
    for place in range(len(values)):
        if values[place] == value:
            return place
    raise ValueError(f"{value} is not there")


def appended(values: "vec[i64]", value: i64) -> "vec[i64]":
    """A copy with one more at the end."""
    return append(values[:], value)


def without(values: "vec[i64]", place: i64) -> "vec[i64]":
    """A copy without the one at that place."""
    out = values[:place]
    for further in range(place + 1, i64(len(values))):
        out = append(out, values[further])
    return out


def mix(h: i64, one: i64, other: i64) -> i64:
    """A hash with two more numbers in it."""
    h = (h & LOW) * FACTOR + (h >> 30) + one + 8
    return (h & LOW) * FACTOR + (h >> 30) + other + 8


def mixed(h: i64, values: "vec[i64]") -> i64:
    """A hash with further numbers in it, four at a time."""
    count = len(values)
    h = (h & LOW) * FACTOR + (h >> 30) + count
    place: i64 = 0
    while place + 4 <= count:
        h = (h & LOW) * FACTOR + (h >> 30) + values[place] + LIFTED
        h += values[place + 1] * SECOND + values[place + 2] * THIRD + values[place + 3] * FOURTH
        place += 4
    while place < count:
        h = (h & LOW) * FACTOR + (h >> 30) + values[place] + 8
        place += 1
    return h
