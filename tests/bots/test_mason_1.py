"""The first mason is frozen: its answers are those it gave when it was the only one."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import nave
from nave.bots import make_bot
from nave.bots.base import Budget

KEPT = json.loads((Path(__file__).parent / "mason_1.json").read_text(encoding="utf-8"))


def title(row: dict[str, Any]) -> str:
    return "-".join([row["game"], str(row["seats"]), *row["settings"].values()])


@pytest.mark.parametrize("row", KEPT, ids=title)
def test_the_first_mason_answers_as_it_always_did(row: dict[str, Any]) -> None:
    game = nave.new_game(row["game"], seats=row["seats"], seed=row["seed"], settings=row["settings"])
    bot = make_bot(f"mason-1:nodes={row['nodes']}")
    asked = dict(row["asked"])
    for number, move in enumerate([*row["moves"], None]):
        if number in asked:
            seat = game.seat
            assert seat is not None
            answer = bot.choose(game.view(seat), game.options(), random.Random(number), Budget())
            assert answer.text == asked[number], f"after {number} answers"
        if move is not None:
            game.play(move)
