"""Copies of a state share lists that seldom change; yet what happens to one leaves the other as it was."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from nave.api import component_set, rules_of
from nave.kernel.state import State, answer
from tests.support.trace import any_settings

GUILDS = [guild for s in rules_of("red_cathedral").settings if s.id == "guild" for guild in s.values]
MODULE = {"module": "on", "workshops": "advanced"}
# Each guild with the module, then games of every kind; one person plays against Ivan.
GAMES: list[tuple[str, int, dict[str, str]]] = [
    *(("red_cathedral", 1 + place % 4, {**MODULE, "guild": guild}) for place, guild in enumerate(GUILDS)),
    *(("red_cathedral", seats, {}) for seats in (1, 2, 4)),
    *(("red_cathedral", seats, MODULE) for seats in (1, 3)),
    ("basilica", 2, {}),
]


def attributes(thing: object) -> list[str]:
    """Of an object of plain Python or of a compiled class, which has no `__dict__`."""
    compiled = getattr(type(thing), "__mypyc_attrs__", None)
    return list(vars(thing) if compiled is None else compiled)


def shared_lists(one: Any, other: Any) -> Iterator[tuple[str, list[Any]]]:
    """Every list that both hold, in themselves or in an object that came with the copy."""
    for name in attributes(one):
        here, there = getattr(one, name), getattr(other, name)
        if isinstance(here, list):
            if here is there:
                yield name, here
        elif type(here).__name__ == "Pieces":
            yield from shared_lists(here, there)


def started(game: str, seats: int, settings: dict[str, str]) -> State:
    rules = rules_of(game)
    state: State = rules.start(rules.setup(seats, settings, component_set(game)))
    return state


@pytest.mark.parametrize(("game", "seats", "settings"), GAMES)
def test_no_answer_changes_a_list_that_copies_share(game: str, seats: int, settings: dict[str, str]) -> None:
    changed = set()
    for seed in range(2):
        rng = random.Random(seed)
        state = started(game, seats, settings)
        before = state.copy()
        shared = {name: (lists, lists.copy()) for name, lists in shared_lists(state, before)}
        assert len(shared) > 8
        while state.stack:
            answer(state, rng.choice(state.stack[-1].options(state)))
            for name, (lists, content) in shared.items():
                assert lists == content, f"{name} was changed in place"
            for name, lists in shared_lists(state, state.copy()):
                if lists is not shared[name][0]:
                    changed.add(name)
                    shared[name] = (lists, lists.copy())
    assert len(changed) > 5


@pytest.mark.parametrize("game", ["red_cathedral", "basilica"])
@pytest.mark.parametrize("seed", range(6))
def test_a_copy_stays_as_it_was_while_the_game_goes_on(game: str, seed: int) -> None:
    rng = random.Random(seed)
    rules = rules_of(game)
    seats = rng.choice(rules.seats)
    state = rules.start(rules.setup(seats, any_settings(game, seats, rng), component_set(game)))
    kept = []
    while state.stack:
        if rng.random() < 0.1:
            kept.append((state.copy(), repr(rules.position(state))))
        answer(state, rng.choice(state.stack[-1].options(state)))
    assert kept
    for copy, text in kept:
        assert repr(rules.position(copy)) == text
