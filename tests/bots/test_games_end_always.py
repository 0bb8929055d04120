"""The campaign: games of every mix of bots, on every configuration, all end. Docs: docs/bots.md, "Games end".

    pytest tests/bots/test_games_end_always.py -m long -v      # or with -n 2; `make long` plays them as well

Every game is given up, and the test fails, after MOST_TURNS turns; a part takes seconds to a few minutes.
"""

from itertools import combinations_with_replacement

import pytest

import nave
from nave.games.red_cathedral.contractors.names import GUILDS
from tests.support.bots import play_state
from tests.support.campaign import parts
from tests.support.endings import (
    ALONE,
    BASILICA_MIXES,
    FESTUM_ON,
    LADDER_MIXES,
    MORE,
    MOST_TURNS,
    NODES,
    RUNGS,
    STYLE_MIXES,
    Mix,
    Settings,
    mixes_with,
    play_asked,
)

SEED = 10_000
# Parts of a campaign of 1,000 games; of 100 games where a mason plays with few or many.
PARTS = 10
GAMES = 100
MASON_GAMES = 10

QUICK = ("random", "apprentice")
ALL = (*QUICK, "mason")
LADDER = (*QUICK, "journeyman", "mason")
NEED_MODULE = ("contractors", "lawyers")
A_FEW = 2


def mixes(bots: Mix, seats: int) -> list[Mix]:
    return list(combinations_with_replacement(bots, seats))


def configurations() -> list[tuple[int, Settings]]:
    """What changes with what a player can be stuck; each guild with two seats and another number."""
    found: list[tuple[int, Settings]] = []
    for seats in (1, 2, 3, 4):
        for workshops in ("basic", "advanced"):
            for module in ("off", "on"):
                found.append((seats, {"workshops": workshops, "module": module}))
    for place, guild in enumerate(GUILDS):
        for module in ("off", "on"):
            if module == "on" or guild not in NEED_MODULE:
                for seats in sorted({2, place % 4 + 1}):
                    found.append((seats, {"guild": guild, "module": module}))
    return found


def play(game: str, mix: Mix, settings: Settings, seeds: range) -> None:
    for seed in seeds:
        made = nave.new_game(game, seats=len(mix), seed=seed, settings=settings)
        turns = play_state(made.state, game, list(mix), seed, MOST_TURNS, NODES)
        assert not made.state.stack, f"{game}, {mix}, {settings}, seed {seed}: no end after {turns} turns"


def seeds(part: int, games: int) -> range:
    return range(SEED + part * games, SEED + (part + 1) * games)


BASE = [mix for seats in (1, 2, 3, 4) for mix in mixes(QUICK, seats)]
CONFIGURATIONS = [
    pytest.param(mix, settings, id="-".join([*mix, *settings.values()]))
    for seats, settings in configurations()
    for mix in mixes(QUICK, seats)
]
FESTUM = ("off", "on")


@pytest.mark.slow
@pytest.mark.parametrize("part", parts(PARTS, 1))
@pytest.mark.parametrize("mix", BASE, ids="-".join)
def test_a_thousand_games_of_every_mix_end(mix: Mix, part: int) -> None:
    play("red_cathedral", mix, {}, seeds(part, GAMES))


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize(("mix", "settings"), CONFIGURATIONS)
def test_games_of_every_configuration_end(mix: Mix, settings: Settings) -> None:
    play("red_cathedral", mix, settings, seeds(0, GAMES))


@pytest.mark.slow
@pytest.mark.parametrize("part", parts(PARTS, 1))
@pytest.mark.parametrize("festum", FESTUM)
@pytest.mark.parametrize("mix", mixes(QUICK, 2), ids="-".join)
def test_a_thousand_games_of_basilica_end(mix: Mix, festum: str, part: int) -> None:
    play("basilica", mix, {"festum_fatuorum": festum}, seeds(part, GAMES))


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("mix", [mix for mix in mixes(LADDER, 2) if {*mix} - {*QUICK}], ids="-".join)
def test_a_thousand_games_of_two_with_a_planner_end(mix: Mix, part: int) -> None:
    play("red_cathedral", mix, {}, seeds(part, GAMES))


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(
    "mix", [mix for seats in (1, 3, 4) for mix in mixes(ALL, seats) if "mason" in mix], ids="-".join
)
def test_games_of_few_or_many_with_a_mason_end(mix: Mix, part: int) -> None:
    play("red_cathedral", mix, {}, seeds(part, MASON_GAMES))


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", ["basilica", "red_cathedral"])
@pytest.mark.parametrize("mix", [mix for mix in mixes(ALL, 2) if "mason" in mix], ids="-".join)
def test_games_with_a_mason_and_everything_in_the_box_end(mix: Mix, game: str, part: int) -> None:
    box = {"basilica": {"festum_fatuorum": "on"}, "red_cathedral": {"module": "on", "guild": "random"}}
    play(game, mix, box[game], seeds(part, MASON_GAMES))


# ------------------------------------------------------------ asked as in a tournament


@pytest.mark.slow
@pytest.mark.parametrize("mix", [*LADDER_MIXES, *STYLE_MIXES, *ALONE], ids="-".join)
def test_a_few_games_of_everybody_who_thinks_end(mix: Mix) -> None:
    play_asked("red_cathedral", mix, {}, seeds(0, A_FEW))


@pytest.mark.slow
@pytest.mark.parametrize("mix", BASILICA_MIXES, ids="-".join)
def test_a_few_games_of_basilica_of_everybody_who_thinks_end(mix: Mix) -> None:
    play_asked("basilica", mix, FESTUM_ON, seeds(0, A_FEW))


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("mix", LADDER_MIXES, ids="-".join)
def test_a_thousand_games_of_every_rung_end(mix: Mix, part: int) -> None:
    """With both mixes of a bot 1,000 games of each number of seats."""
    play_asked("red_cathedral", mix, {}, seeds(part, GAMES // 2))


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("mix", [*STYLE_MIXES, *ALONE], ids="-".join)
def test_games_of_every_style_and_alone_end(mix: Mix, part: int) -> None:
    play_asked("red_cathedral", mix, {}, seeds(part, MASON_GAMES))


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("mix", BASILICA_MIXES, ids="-".join)
def test_a_thousand_games_of_basilica_of_everybody_who_thinks_end(mix: Mix, part: int) -> None:
    play_asked("basilica", mix, FESTUM_ON, seeds(part, GAMES // 2))


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("settings", MORE)
@pytest.mark.parametrize("mix", [mixes_with(bot, 2)[1] for bot in RUNGS], ids="-".join)
def test_games_of_every_rung_with_more_of_the_box_end(mix: Mix, settings: Settings, part: int) -> None:
    play_asked("red_cathedral", mix, settings, seeds(part, MASON_GAMES))
