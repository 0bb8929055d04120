"""How an answer would change the areas and what a scoring would pay."""

from nave.games.basilica.areas import colored, find
from nave.games.basilica.scoring import area_data
from nave.games.basilica.sheet import Area
from nave.games.basilica.state import State
from nave.games.basilica.types import Changes


def standing(s: State) -> list[Area]:
    """By the printed colors (rank.jester_only_in_scoring)."""
    return find(s, colored(s, [], []), False)


def changes(before: State, after: State) -> Changes:
    """The areas that differ: as they are afterwards, and those that are gone or grown as they were.

    Asked of every answer that is offered, most of which leave most areas alone: only what differs is written.
    """
    old, new = standing(before), standing(after)
    return {
        "areas": [area_data(area) for area in new if not is_among(area, old)],
        "gone": [area_data(area) for area in old if not is_among(area, new)],
    }


def is_among(area: Area, others: list[Area]) -> bool:
    return any(alike(area, other) for other in others)


def alike(one: Area, two: Area) -> bool:
    """Whether `area_data` says the same of both."""
    return (
        one.color == two.color
        and one.place == two.place
        and one.start == two.start
        and one.doubled == two.doubled
        and one.glass == two.glass
        and one.value == two.value
        and one.builders == two.builders
        and one.weights == two.weights
        and one.strong(0) == two.strong(0)
        and one.strong(1) == two.strong(1)
        and one.leader == two.leader
        and one.both_points == two.both_points
    )
