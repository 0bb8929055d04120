"""What an option says it would change in the live tables is what then changes."""

import random
from typing import Any

import pytest

import nave
from nave.kernel.frame import NATURE
from nave.kernel.game import Game

STANDING = ("player", "score", "prestige", "rubles", "if_it_ended_now")


def positions(game: str, seats: int, settings: dict[str, str], seed: int) -> list[Game]:
    """Moments of a game played at random, about one in twelve of its questions."""
    table = nave.new_game(game, seats=seats, seed=seed, settings=settings)
    rng = random.Random(seed)
    found = []
    while not table.over:
        if rng.random() < 1 / 12:
            found.append(table.copy())
        table.play(rng.choice(table.legal_moves))
    return found


def played(table: Game, text: str) -> Game | None:
    """The game after an answer that chance did not follow."""
    twin = table.copy()
    count = len(twin.answers)
    twin.play(text)
    return None if NATURE in twin.answered_by[count:] else twin


def cathedral(view: dict[str, Any]) -> tuple[list[Any], list[Any]]:
    players = [{"player": n, **row} for n, row in enumerate(view["players"])]
    return view["towers"], [{key: row[key] for key in STANDING} for row in players]


@pytest.mark.parametrize(
    ("seats", "settings"), [(3, {}), (2, {"module": "on", "guild": "jewelers"}), (1, {})]
)
def test_towers_and_players_change_as_told(seats: int, settings: dict[str, str]) -> None:
    changed = 0
    for table in positions("red_cathedral", seats, settings, seed=3):
        towers, players = cathedral(table.view(None))
        for option in table.options():
            after = played(table, option.text)
            if after is None:
                continue
            told = option.changes
            new_towers, new_players = cathedral(after.view(None))
            assert told["towers"] == [row for row in new_towers if row not in towers]
            assert told["players"] == [row for row in new_players if row not in players]
            changed += bool(told["towers"]) + bool(told["players"])
    assert changed > 3


@pytest.mark.parametrize("settings", [{}, {"festum_fatuorum": "on"}])
def test_areas_change_as_told(settings: dict[str, str]) -> None:
    changed = 0
    for table in positions("basilica", 2, settings, seed=3):
        areas = table.view(None)["areas"]["areas"]
        for option in table.options():
            # What turns up lies on the board, not in the cathedral.
            after = table.copy()
            after.play(option.text)
            now = after.view(None)["areas"]["areas"]
            assert option.changes["areas"] == [area for area in now if area not in areas]
            assert option.changes["gone"] == [area for area in areas if area not in now]
            changed += bool(option.changes["areas"])
    assert changed > 50
