"""The rules of the base game do not ask which seat somebody has: every question looks and acts alike."""

import random
from collections import Counter

import pytest

import nave
from tests.support.rotation import check_rotations, with_colors

OF_EACH_KIND = 3


@pytest.mark.rule("turn.order", "setup.open_information")
@pytest.mark.parametrize(("seats", "side"), [(2, "advanced"), (3, "basic"), (4, "advanced")])
def test_a_question_looks_and_acts_the_same_whoever_is_asked(seats: int, side: str) -> None:
    chance = random.Random(seats)
    seen: Counter[str] = Counter()
    for seed in range(2):
        game = nave.new_game(
            "red_cathedral", seats=seats, seed=seed, settings=with_colors(seats, workshops=side)
        )
        while not game.over and len(game.answers) < 400:
            kind = game.state.stack[-1].kind
            if seen[kind] < OF_EACH_KIND:
                check_rotations(game)
                seen[kind] += 1
            options = [option.text for option in game.options()]
            rare = [text for text in options if not text.startswith(("exchange", "end", "roll", "stop"))]
            game.play(chance.choice(rare or options))
    assert len(seen) >= 8
