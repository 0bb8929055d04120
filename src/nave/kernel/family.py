"""A family is a block of the catalogue: all answers of one form, laid out by arithmetic over its axes.

    DIE = Family("die {die}{extra}", die=DICE, extra=("", " +1", " +2"))
    DIE.at(2, 1)        # the number of `die blue +1`
    DIE.first(move)     # which die
    DIE.second(move)    # how many spaces farther

The order file of a game lays its families out one after another; numbers, texts, parsing and mask ranges
follow from that. Nobody outside looks at a range or a stride.
"""

from collections.abc import Sequence

from librt.vecs import append, vec
from mypy_extensions import i64

from nave.kernel.moves import Moves


class Rows:
    """The values of an axis are the rows of a component table; every set of a game has the same ids."""

    def __init__(self, table: str, count: int) -> None:
        self.table = table
        self.count = count

    def texts(self, ids: dict[str, list[str]]) -> list[str]:
        found = ids[self.table]
        if len(found) != self.count:
            raise ValueError(f"{self.table} has {len(found)} rows; the catalogue has room for {self.count}")
        return found


Values = Sequence[str] | Rows


def size_of(values: Values) -> int:
    return values.count if isinstance(values, Rows) else len(values)


class Family:
    """Up to three axes, the first changing slowest. `nature` marks what only chance answers."""

    def __init__(self, pattern: str, *, nature: bool = False, **axes: Values) -> None:
        if len(axes) > 3:
            raise ValueError(f"{pattern!r} has {len(axes)} axes; a family has three at most")
        self.pattern = pattern
        self.nature = nature
        self.axes: dict[str, Values] = axes
        sizes = [size_of(values) for values in axes.values()]
        self.second_size: i64 = sizes[1] if len(sizes) > 1 else 1
        self.third_size: i64 = sizes[2] if len(sizes) > 2 else 1
        self.stride: i64 = self.second_size * self.third_size
        self.count: i64 = (sizes[0] if sizes else 1) * self.stride
        # Where the block begins, and the place in the order; set once by `lay_out`.
        self.base: i64 = -1
        self.number: int = -1
        # Where it goes on with further values of its first axis, which expansions add, and for how long.
        self.later_bases: vec[i64] = vec[i64]()
        self.later_counts: vec[i64] = vec[i64]()

    def __repr__(self) -> str:
        return f"Family({self.pattern!r}, {self.size} moves from {self.base})"

    def at(self, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> i64:
        """The move with these values, as indices along the axes."""
        return self.nth(first * self.stride + second * self.third_size + third)

    def each(self, firsts: "vec[i64]", out: Moves) -> None:
        """Append the moves with each of these first values."""
        for first in firsts:
            out.append(self.at(first))

    def row(self, first: i64, seconds: "vec[i64]", out: Moves) -> None:
        """Append the moves with this first value and each of these second ones."""
        out.run(self.at(first), seconds, self.third_size)

    def has(self, move: i64) -> bool:
        return self.index(move) >= 0

    def index(self, move: i64) -> i64:
        """Where a move lies in the family, all parts counted through; -1 for a move of another one."""
        place: i64 = move - self.base
        if 0 <= place < self.count:
            return place
        before: i64 = self.count
        for part in range(len(self.later_bases)):
            place = move - self.later_bases[part]
            if 0 <= place < self.later_counts[part]:
                return before + place
            before += self.later_counts[part]
        return -1

    # Most families have one axis, or two: they are spared the divisions.

    def first(self, move: i64) -> i64:
        index: i64 = self.index(move)
        return index if self.stride == 1 else index // self.stride

    def second(self, move: i64) -> i64:
        index: i64 = self.index(move)
        return (
            index % self.second_size if self.third_size == 1 else index // self.third_size % self.second_size
        )

    def third(self, move: i64) -> i64:
        return self.index(move) % self.third_size

    @property
    def size(self) -> int:
        """How many moves it has."""
        size: i64 = self.count
        for count in self.later_counts:
            size += count
        return size

    def nth(self, index: i64) -> i64:
        """The move at that place, all parts counted through. Raises IndexError if there is none."""
        if index < self.count:
            return self.base + index
        left: i64 = index - self.count
        for part in range(len(self.later_bases)):
            if left < self.later_counts[part]:
                return self.later_bases[part] + left
            left -= self.later_counts[part]
        raise IndexError(f"{self.pattern!r} has {self.size} moves, and none at {index}")

    @property
    def end(self) -> int:
        """One more than its last move."""
        return self.ranges[-1][1]

    @property
    def ranges(self) -> list[tuple[int, int]]:
        """Where its moves lie in the catalogue: one block, and one for each time that it goes on."""
        found = [(int(self.base), int(self.base + self.count))]
        for part in range(len(self.later_bases)):
            first = int(self.later_bases[part])
            found.append((first, first + int(self.later_counts[part])))
        return found

    def go_on(self, base: int, count: int) -> None:
        """Further values of the first axis lie there."""
        self.later_bases = append(self.later_bases, i64(base))
        self.later_counts = append(self.later_counts, i64(count))

    def texts(self, first_values: Sequence[str], ids: dict[str, list[str]]) -> list[str]:
        """The texts of one part of the family, in order."""
        names = list(self.axes)
        further = [
            list(values.texts(ids)) if isinstance(values, Rows) else list(values)
            for values in list(self.axes.values())[1:]
        ]
        rows: list[dict[str, str]] = [{names[0]: value} for value in first_values] if names else [{}]
        for name, values in zip(names[1:], further, strict=True):
            rows = [{**row, name: value} for row in rows for value in values]
        return [self.pattern.format(**row) for row in rows]

    def own_texts(self, ids: dict[str, list[str]]) -> list[str]:
        values = next(iter(self.axes.values()), ("",))
        return self.texts(values.texts(ids) if isinstance(values, Rows) else values, ids)


class More:
    """In the order file: further values of the first axis of a family that stands earlier in the order."""

    def __init__(self, family: Family, values: Values) -> None:
        self.family = family
        self.values = values

    def texts(self, ids: dict[str, list[str]]) -> list[str]:
        values = self.values
        return self.family.texts(values.texts(ids) if isinstance(values, Rows) else values, ids)


def lay_out(order: list[Family | More], ids: dict[str, list[str]]) -> list[str]:
    """Give every family its numbers, once and for all; the texts of all moves in their order."""
    texts: list[str] = []
    number = 0
    for entry in order:
        start = len(texts)
        if isinstance(entry, More):
            family = entry.family
            added = entry.texts(ids)
            texts += added
            part = (start, len(texts))
            # The same order may be laid out again, for another set of components.
            if part not in family.ranges:
                if start < family.end:
                    raise ValueError(f"{family.pattern!r} goes on where it was not before")
                family.go_on(start, len(added))
            continue
        if entry.base not in (-1, start):
            raise ValueError(f"{entry.pattern!r} stands twice in the order")
        entry.base = start
        entry.number = number
        number += 1
        texts += entry.own_texts(ids)
    return texts
