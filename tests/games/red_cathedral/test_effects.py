"""What an option shows beforehand is what happens when it is chosen, in every configuration."""

import random
from collections import Counter
from typing import Any

import pytest

from nave.api import rules_of
from tests.support.effects import play_with_previews
from tests.support.red_cathedral_effects import (
    CONFIGURATIONS,
    SEATS,
    check_account,
    check_changes,
    check_options,
    choices,
    new_game,
    pieces,
    table,
)

# 88 configurations, 7 games each: 616.
GAMES = 7
# In the quick round so many questions lie between two that are looked at.
SELDOM = 20


def campaign() -> list[Any]:
    """All games; on every change one of each guild with and without the module, the seats in turn."""
    found = []
    for number in range(GAMES):
        for place, (seats, guild, module) in enumerate(CONFIGURATIONS):
            often = number == 0 and seats == place // SEATS % SEATS + 1
            marks = [] if often else [pytest.mark.long]
            name = f"{seats}-{guild}-{module}-{number}"
            found.append(pytest.param(seats, guild, module, number, marks=marks, id=name))
    return found


def compare(seats: int, guild: str, module: str, number: int, every: int) -> int:
    game = new_game(seats, guild, module, number)
    return play_with_previews(game, random.Random(number), check_options, every)


@pytest.mark.parametrize(
    ("seats", "guild", "module"),
    [(1, "clergy", "off"), (2, "archivists", "on"), (3, "jewelers", "off"), (4, "brick_makers", "on")],
)
def test_an_effect_is_what_then_happens(seats: int, guild: str, module: str) -> None:
    assert compare(seats, guild, module, 100, SELDOM) > 20


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "guild", "module", "number"), campaign())
def test_an_effect_is_what_then_happens_in_six_hundred_games(
    seats: int, guild: str, module: str, number: int
) -> None:
    assert compare(seats, guild, module, number, 10) > 20  # solitaire is short


# Who begins and in which color is no matter of what options show.
@pytest.mark.parametrize("seats", range(1, SEATS + 1))
def test_every_choice_is_played_with_every_number_of_seats(seats: int) -> None:
    played = {
        (key, value, version)
        for row in CONFIGURATIONS
        if row[0] == seats
        for number in range(GAMES)
        for settings, version in [choices(*row, number)]
        for key, value in settings.items()
    }
    rules = rules_of("red_cathedral")
    for setting in rules.settings:
        if seats in setting.seats and not setting.id.startswith(("first_player", "color")):
            for value in setting.values:
                for version in (*rules.earlier, rules.version):
                    assert (setting.id, value, version) in played


def test_what_an_option_does_not_tell_of_would_be_noticed() -> None:
    game = new_game(2, "clergy", "off", 1)
    option, owned = game.options()[0], pieces(game.position())
    check_account(option, owned, owned)
    with pytest.raises(AssertionError):
        check_account(option, owned, owned + Counter({(1, "ruble"): 1}))
    before, after = table(game, game.state), table(game, game.state)
    check_changes(option, before, after, hides=False)
    after["players"][1]["score"] += 1
    with pytest.raises(AssertionError):
        check_changes(option, before, after, hides=False)
