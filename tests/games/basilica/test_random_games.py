"""Random games of every configuration end properly, and not a piece is lost on the way."""

import itertools

import pytest

from tests.support.basilica_pieces import BasilicaSubject, play_by_kind
from tests.support.campaign import parts
from tests.support.checks import play_checked

CONFIGURATIONS = [
    {"festum_fatuorum": festum, "remove_six": six, "show_crowns": crowns, "first_player": first}
    for (festum, six), crowns, first in itertools.product(
        (("off", "off"), ("on", "off"), ("on", "on")), ("off", "on"), ("random", "1", "2")
    )
]
NAMES = ["-".join(options.values()) for options in CONFIGURATIONS]

# 18 configurations, 8 parts of 14 games each: 2,016 games.
PARTS = 8
GAMES = 14


@pytest.mark.rule("turn.always_possible", "refill.always_full", "builder.one_per_vault", "coin.transfer")
@pytest.mark.parametrize("options", CONFIGURATIONS, ids=NAMES)
def test_a_random_game_of_each_configuration_keeps_every_promise(options: dict[str, str]) -> None:
    play_by_kind(options, seed=7, every=12, thorough=True)


@pytest.mark.rule("end.whichever_first", "stack.first_exhaustion")
def test_random_games_end_in_both_ways() -> None:
    ends = {
        play_by_kind(CONFIGURATIONS[0], seed, every=80, thorough=False, orders=orders).position()["ended"]
        for seed, orders in ((1, 0.1), (2, 8.0))
    }
    assert ends == {"third scoring", "exhaustion"}


@pytest.mark.slow
@pytest.mark.rule("turn.always_possible", "refill.always_full", "builder.one_per_vault", "coin.transfer")
@pytest.mark.parametrize("part", parts(PARTS, 2))
@pytest.mark.parametrize("options", CONFIGURATIONS, ids=NAMES)
def test_two_thousand_random_games_keep_every_promise(options: dict[str, str], part: int) -> None:
    for number in range(part * GAMES, (part + 1) * GAMES):
        if number % 7 == 0:
            play_checked(
                BasilicaSubject(), 2, options, seed=3000 + number, every=60, thorough=number % GAMES == 0
            )
        else:
            orders = (0.1, 1.0, 6.0)[number % 3]
            play_by_kind(options, 3000 + number, every=60, thorough=False, orders=orders)
