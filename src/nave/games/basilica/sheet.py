"""Score sheets: an area with all that counts in it, and what one scoring brought."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from nave.games.basilica import plan
from nave.games.basilica.names import DIRECTIONS, SEATS, step

NOBODY: Final = -1
# What is counted of both players lies in one number, Black's above these bits: thinking makes many of them.
HALF: Final = 24
LOWER: Final = (1 << HALF) - 1


def one_of(seat: i64) -> i64:
    """One of whatever is counted, for that player."""
    return 1 if seat == 0 else 1 << HALF


def part_of(both: i64, seat: i64) -> i64:
    """What was counted for a player."""
    return both & LOWER if seat == 0 else both >> HALF


def parts_of(both: i64) -> list[int]:
    return [int(part_of(both, seat)) for seat in range(i64(SEATS))]


def put_together(parts: list[int]) -> i64:
    return i64(parts[0] + (parts[1] << HALF))


@mypyc_attr(free_list_len=1, acyclic=True)
class Area:
    """One area as it stands: the set of its cells and where it was met first; immutable once evaluated."""

    def __init__(self, color: i64, start: i64, place: int) -> None:
        self.color: i64 = color
        self.start: i64 = start
        self.place: int = place
        self.size: i64 = plan.count(place)
        # Of both players: builders, what they count for the majority, those who win ties, points.
        self.builders: i64 = 0
        self.weights: i64 = 0
        self.strong_ones: i64 = 0
        self.both_points: i64 = 0
        self.doubled = False
        # Points for stained glass, altars included.
        self.glass: i64 = 0
        self.value: i64 = 0
        self.leader: i64 = NOBODY
        self.in_order: list[int] | None = None

    def pawns(self, seat: i64) -> i64:
        return part_of(self.builders, seat)

    def weight(self, seat: i64) -> i64:
        """What its builders count for the majority."""
        return part_of(self.weights, seat)

    def strong(self, seat: i64) -> bool:
        """Whether the player wins ties here."""
        return part_of(self.strong_ones, seat) != 0

    def points(self, seat: i64) -> i64:
        return part_of(self.both_points, seat)

    @property
    def strongmen(self) -> list[bool]:
        return [self.strong(seat) for seat in range(i64(SEATS))]

    @property
    def cells(self) -> list[int]:
        """Its cells, from the first one outwards; listed when somebody asks for them."""
        if self.in_order is None:
            self.in_order = self.outwards()
        return self.in_order

    def outwards(self) -> list[int]:
        left = self.place & ~plan.only(self.start)
        found = vec[i64]([self.start])
        for place in range(self.size):
            for direction in range(i64(len(DIRECTIONS))):
                target = step(found[place], direction)
                if target >= 0 and plan.has(left, target):
                    left &= ~plan.only(target)
                    found = append(found, target)
        return [int(cell) for cell in found]


class Sheet:
    """What one scoring brought: the areas with builders, the colors jesters named, the points of both."""

    def __init__(self, number: int, final: bool) -> None:
        self.number = number
        # Whether the end of the second stack caused it, not the queen.
        self.final = final
        self.areas: list[Area] = []
        self.jester_cells: list[int] = []
        self.jester_colors: list[int] = []
        self.jester_seats: list[int] = []
        self.points: list[int] = [0, 0]
