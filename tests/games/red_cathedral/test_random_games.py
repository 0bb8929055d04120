"""Random games of every configuration end properly, and not a piece is lost on the way."""

import pytest

from tests.support.campaign import parts
from tests.support.checks import play_checked
from tests.support.red_cathedral_pieces import RedCathedralSubject

SIDES = ("basic", "advanced")
LEVELS = ("standard", "hard", "very_hard")
CONFIGURATIONS = [(seats, {"workshops": side}) for seats in (2, 3, 4) for side in SIDES] + [
    (1, {"workshops": side, "level": level}) for level in LEVELS for side in SIDES
]
NAMES = ["-".join([str(seats), *options.values()]) for seats, options in CONFIGURATIONS]

# 12 configurations, 12 parts of 14 games each: 2,016 games.
PARTS = 12
GAMES = 14


def options_of(seats: int, options: dict[str, str], number: int) -> dict[str, str]:
    """The configuration with the smaller choices mixed in, so that all of them are played."""
    mixed = dict(options)
    if number % 3 == 1:
        mixed["influence"] = "first_game"
    if number % 2:
        mixed["color_1"] = ("yellow", "red", "blue", "green")[number // 2 % 4]
    if number % 4 == 3 and seats > 1:
        mixed["color_2"] = ("green", "yellow", "red", "blue")[number // 2 % 4]
    if number % 5 == 2 and seats > 1:
        mixed["first_player"] = str(number % seats + 1)
    return mixed


@pytest.mark.parametrize(("seats", "options"), CONFIGURATIONS, ids=NAMES)
@pytest.mark.slow
def test_a_random_game_of_each_configuration_keeps_every_promise(seats: int, options: dict[str, str]) -> None:
    play_checked(RedCathedralSubject(), seats, options, seed=seats, every=10)


@pytest.mark.slow
@pytest.mark.parametrize("part", parts(PARTS, 1))
@pytest.mark.parametrize(("seats", "options"), CONFIGURATIONS, ids=NAMES)
def test_two_thousand_random_games_keep_every_promise(seats: int, options: dict[str, str], part: int) -> None:
    subject = RedCathedralSubject()
    for number in range(part * GAMES, (part + 1) * GAMES):
        mixed = options_of(seats, options, number)
        play_checked(subject, seats, mixed, seed=1000 + number, every=80, thorough=number % GAMES == 0)
