"""Score sheets: an area with all that counts in it, and what one scoring brought."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from nave.games.basilica import plan
from nave.games.basilica.names import DIRECTIONS, step

NOBODY: Final = -1


class Area:
    """One area as it stands: the set of its cells and where it was met first; immutable once evaluated."""

    def __init__(self, color: i64, start: i64, place: int) -> None:
        self.color: i64 = color
        self.start: i64 = start
        self.place: int = place
        self.size: i64 = plan.count(place)
        self.pawns: list[int] = [0, 0]
        self.weights: list[int] = [0, 0]
        self.strong: list[bool] = [False, False]
        self.doubled = False
        # Points for stained glass, altars included.
        self.glass: i64 = 0
        self.value: i64 = 0
        self.leader: i64 = NOBODY
        self.points: list[int] = [0, 0]
        self.in_order: list[int] = []

    @property
    def cells(self) -> list[int]:
        """Its cells, from the first one outwards; listed when somebody asks for them."""
        if not self.in_order:
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
