"""Random games of every configuration of the module end properly, and not a piece is lost on the way."""

import pytest

from tests.support.campaign import parts
from tests.support.checks import play_checked
from tests.support.contractors import ModuleSubject

CONFIGURATIONS = [(seats, side) for seats in (1, 2, 3, 4) for side in ("basic", "advanced")]
PARTS = 5
GAMES = 8


@pytest.mark.parametrize(("seats", "side"), CONFIGURATIONS)
@pytest.mark.slow
def test_a_random_game_of_each_configuration_keeps_every_promise(seats: int, side: str) -> None:
    play_checked(ModuleSubject(), seats, {"module": "on", "workshops": side}, seed=seats, every=50)


@pytest.mark.slow
@pytest.mark.parametrize("part", parts(PARTS, 1))
@pytest.mark.parametrize(("seats", "side"), CONFIGURATIONS)
def test_many_random_games_keep_every_promise(seats: int, side: str, part: int) -> None:
    for number in range(part * GAMES, (part + 1) * GAMES):
        options = {"module": "on", "workshops": side, "plans": ("base", "all")[number % 2]}
        play_checked(
            ModuleSubject(), seats, options, seed=500 + number, every=80, thorough=number % GAMES == 0
        )
