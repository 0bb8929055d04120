"""Sets of cells as numbers do what sets of places do: in small cathedrals, in deep ones and at every edge."""

import random
from collections.abc import Callable

import pytest

from nave.games.basilica import plan
from nave.games.basilica.names import CELLS, WIDTH

Places = set[int]


def beside(places: Places, step: int) -> Places:
    """One step up or down (a row), or to the left or the right within a row."""
    moved = {
        place + step for place in places if abs(step) == WIDTH or place // WIDTH == (place + step) // WIDTH
    }
    return {place for place in moved if 0 <= place < CELLS}


def as_number(places: Places) -> int:
    return sum(plan.only(place) for place in places)


def samples() -> list[Places]:
    chance = random.Random(5)
    edges = [0, 1, WIDTH - 1, WIDTH, 54, 55, 59, 60, 61, 119, 120, CELLS - WIDTH, CELLS - 1]
    single = [{place} for place in edges]
    many = [
        set(chance.sample(range(most), count)) for most in (25, 55, 60, 70, CELLS) for count in (3, 12, 20)
    ]
    return [set(), *single, *many]


@pytest.mark.parametrize(
    ("move", "step"),
    [(plan.above, -WIDTH), (plan.below, WIDTH), (plan.left_of, -1), (plan.right_of, 1)],
    ids=["above", "below", "left", "right"],
)
def test_each_step_leads_to_the_neighbors_on_that_side(move: Callable[[int], int], step: int) -> None:
    for places in samples():
        assert move(as_number(places)) == as_number(beside(places, step)), places


@pytest.mark.rule("vault.orthogonal")
def test_near_is_whatever_shares_an_edge() -> None:
    for places in samples():
        wanted = set().union(*(beside(places, step) for step in (-WIDTH, WIDTH, -1, 1)))
        assert plan.near(as_number(places)) & plan.PLAN == as_number(wanted), places


def test_cells_are_listed_counted_and_found_in_order() -> None:
    for places in samples():
        cells = as_number(places)
        assert list(plan.listed(cells)) == sorted(places)
        assert plan.count(cells) == len(places)
        assert plan.rows(cells) == (max(places) // WIDTH + 1 if places else 0)
        assert all(plan.has(cells, place) == (place in places) for place in range(CELLS))
        if places:
            assert plan.first(cells) == min(places)
