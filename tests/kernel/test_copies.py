"""Copies of a state share lists that seldom change; yet what happens to one leaves the other as it was."""

import random

import pytest

from nave.api import component_set, rules_of
from nave.kernel.state import answer
from tests.support.trace import any_settings


@pytest.mark.parametrize("game", ["red_cathedral", "basilica"])
@pytest.mark.parametrize("seed", range(6))
def test_a_copy_stays_as_it_was_while_the_game_goes_on(game: str, seed: int) -> None:
    rng = random.Random(seed)
    rules = rules_of(game)
    seats = rng.choice(rules.seats)
    state = rules.start(seats, any_settings(game, seats, rng), component_set(game))
    kept = []
    while state.stack:
        if rng.random() < 0.1:
            kept.append((state.copy(), repr(rules.position(state))))
        answer(state, rng.choice(state.stack[-1].options(state)))
    assert kept
    for copy, text in kept:
        assert repr(rules.position(copy)) == text
