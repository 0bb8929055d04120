"""The open-loop tree: an experiment that must still play, and play the same again."""

import json
import random

import pytest

from nave.api import new_game
from nave.bots.base import Budget
from scripts.open_loop import OpenLoop, main

SMALL = ["--against", "apprentice", "--games", "1", "--nodes", "20", "--iterations", "3", "--replies", "10"]


@pytest.mark.parametrize("more", [[], ["--depth", "4"], ["--kept", "--short", "--depth", "3"]])
def test_it_plays_a_game_to_its_end(more: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    main([*SMALL, *more, "--beam", "5", "--seed", "5"])
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 1
    assert all(seconds > 0 for seconds in told["seconds a turn"])


def test_the_same_seed_gives_the_same_line() -> None:
    game = new_game("basilica", seats=2, seed=3)
    assert game.seat is not None
    view, options = game.view(game.seat), game.options()
    lines = [
        OpenLoop(8, 4, replies=20, beam=5).choose_turn(view, options, random.Random(1), Budget(60))
        for _ in range(2)
    ]
    assert lines[0] == lines[1]
    assert lines[0][0] in {option.move for option in options}
