"""What an option shows beforehand is what happens when it is chosen, in every configuration."""

import random

import pytest

import nave
from tests.support.campaign import parts
from tests.support.effects import play_with_previews, usual_gives_up_nothing

BASILICA = [
    {"festum_fatuorum": "off"},
    {"festum_fatuorum": "off", "show_crowns": "on"},
    {"festum_fatuorum": "on"},
    {"festum_fatuorum": "on", "remove_six": "on", "show_crowns": "on"},
]
CONFIGURATIONS = [("basilica", 2, settings) for settings in BASILICA]


def compare(game: str, seats: int, settings: dict[str, str], seed: int, every: int) -> int:
    table = nave.new_game(game, seats=seats, seed=seed, settings=settings)
    return play_with_previews(table, random.Random(seed), usual_gives_up_nothing, every)


@pytest.mark.parametrize(("game", "seats", "settings"), CONFIGURATIONS)
def test_an_effect_is_what_then_happens(game: str, seats: int, settings: dict[str, str]) -> None:
    assert compare(game, seats, settings, 3, 10) > 100


# 150 games of each configuration.
@pytest.mark.slow
@pytest.mark.parametrize("part", parts(10, 1))
@pytest.mark.parametrize(("game", "seats", "settings"), CONFIGURATIONS)
def test_an_effect_is_what_then_happens_in_many_games(
    game: str, seats: int, settings: dict[str, str], part: int
) -> None:
    seeds = range(100 + part * 15, 115 + part * 15)
    assert sum(compare(game, seats, settings, seed, 10) for seed in seeds) > 1500
