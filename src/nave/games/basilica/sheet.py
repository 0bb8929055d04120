"""Score sheets: an area with all that counts in it, and what one scoring brought."""

from typing import Final

NOBODY: Final = -1


class Area:
    """One area as it stands; immutable once it has been evaluated."""

    def __init__(self, color: int) -> None:
        self.color = color
        self.cells: list[int] = []
        self.pawns: list[int] = [0, 0]
        self.weights: list[int] = [0, 0]
        self.strong: list[bool] = [False, False]
        self.doubled = False
        # Points for stained glass, altars included.
        self.glass = 0
        self.value = 0
        self.leader = NOBODY
        self.points: list[int] = [0, 0]


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
