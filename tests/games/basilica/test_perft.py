"""How many courses of answers there are from a few positions: a slip in any rule changes the numbers.

People's and nature's answers count alike; forced answers are answers too.
"""

from collections.abc import Callable
from typing import cast

import pytest

from nave.games.basilica.state import State
from nave.kernel.state import answer
from tests.support.basilica import Table


def perft(state: State, depth: int) -> int:
    if depth == 0 or not state.stack:
        return 1
    total = 0
    for move in state.stack[-1].options(state):
        twin = state.copy()
        answer(twin, move)
        total += perft(twin, depth - 1)
    return total


def early() -> Table:
    return Table().grid("row 1: R B . . .").builder(0, "r1c1").builder(1, "r1c2").order(1, "recruit green")


def crowded() -> Table:
    table = Table(festum_fatuorum="on").grid(
        """
        row 1:  G  BG B  BY R
        row 2:  .  ## .  B  GY
        row 3:  .  .  .  B  .
        """
    )
    table.builder(0, "r1c2", "architect").builder(0, "r1c5").builder(1, "r2c4", "jester").builder(1, "r1c3")
    return table.order(1, "confuse green").order(2, "promote yellow").order(3, "altar red").altar("r1c3")


def late() -> Table:
    """Both jesters stand, the queen is before a scoring, and the second stack nearly used up."""
    table = Table().grid("row 1: R R G . .\nrow 2: RB B . . .").queen(19).vault(1, "recruit red crown")
    table.builder(0, "r1c1", "jester").builder(1, "r1c3", "jester")
    return table.order(1, "move green").stack("move blue", "promote blue crown", number=2)


POSITIONS: dict[str, Callable[[], Table]] = {"early": early, "crowded": crowded, "late": late}
EXPECTED: dict[str, list[int]] = {
    "early": [16, 21, 801, 15720],
    "crowded": [21, 41, 1313, 29090],
    "late": [18, 31, 61, 253],
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_courses(name: str) -> None:
    state = cast(State, POSITIONS[name]().game().state)
    for depth, count in enumerate(EXPECTED[name][:3], 1):
        assert perft(state, depth) == count


@pytest.mark.slow
@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_courses_four_answers_deep(name: str) -> None:
    state = cast(State, POSITIONS[name]().game().state)
    assert perft(state, 4) == EXPECTED[name][3]
