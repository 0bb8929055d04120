"""Games that have no natural end: legal records as long as one likes."""

import json
import random
from functools import lru_cache
from typing import Any

import nave
from nave.kernel.game import Game

# Where nobody claims a section nothing is ever built.
ENDLESS = "red_cathedral"


@lru_cache(maxsize=2)
def long_game(answers: int) -> Game:
    game = nave.new_game(ENDLESS, seats=2, seed=1)
    rng = random.Random(1)
    while len(game.answered_by) < answers:
        moves = [text for text in game.legal_moves.texts if not text.startswith("claim")]
        game.play(rng.choice(moves))
    return game


def long_record(answers: int) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(long_game(answers).record.to_json())
    return data
