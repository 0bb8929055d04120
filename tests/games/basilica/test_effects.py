"""What an option shows beforehand is what happens when it is chosen, in every configuration."""

import random
from typing import cast

import pytest

import nave
from nave.games.basilica.types import AreaRow, Table
from nave.kernel.game import Game
from nave.kernel.state import State, answer
from tests.support.campaign import parts
from tests.support.effects import choose, play_with_previews, usual_gives_up_nothing

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


def areas_shown(game: Game, state: State) -> list[AreaRow]:
    return cast(Table, game.rules.view(state, None))["areas"]["areas"]


@pytest.mark.parametrize(("game", "seats", "settings"), CONFIGURATIONS)
def test_changes_are_the_rows_of_the_view_that_differ(
    game: str, seats: int, settings: dict[str, str]
) -> None:
    """Whoever works them out looks at less than a row says; nothing of it may be overlooked."""
    compared = 0
    table, chance = nave.new_game(game, seats=seats, seed=5, settings=settings), random.Random(5)
    for number in range(5000):
        if table.over:
            break
        if number % 4 == 0 and not table.rules.hides(table.state, seats):
            before = areas_shown(table, table.state)
            for option in table.options():
                state = table.state.copy()
                answer(state, option.move)
                after = areas_shown(table, state)
                assert option.changes == {
                    "areas": [row for row in after if row not in before],
                    "gone": [row for row in before if row not in after],
                }
                compared += bool(option.changes["areas"] or option.changes["gone"])
        table.play(choose(table, chance))
    assert compared > 100


# 150 games of each configuration.
@pytest.mark.slow
@pytest.mark.parametrize("part", parts(10, 1))
@pytest.mark.parametrize(("game", "seats", "settings"), CONFIGURATIONS)
def test_an_effect_is_what_then_happens_in_many_games(
    game: str, seats: int, settings: dict[str, str], part: int
) -> None:
    seeds = range(100 + part * 15, 115 + part * 15)
    assert sum(compare(game, seats, settings, seed, 10) for seed in seeds) > 1500
