"""How an answer would change the areas and what a scoring would pay."""

from nave.games.basilica.areas import colored, find
from nave.games.basilica.scoring import area_data
from nave.games.basilica.state import State
from nave.games.basilica.types import AreaRow, Changes


def areas(s: State) -> list[AreaRow]:
    """By the printed colors (rank.jester_only_in_scoring)."""
    return [area_data(area) for area in find(s, colored(s, [], []), False)]


def changes(before: State, after: State) -> Changes:
    """The areas that differ: as they are afterwards, and those that are gone or grown as they were."""
    old, new = areas(before), areas(after)
    return {
        "areas": [area for area in new if area not in old],
        "gone": [area for area in old if area not in new],
    }
