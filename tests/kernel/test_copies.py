"""Copies of a state share what seldom changes; yet what happens to one leaves the other as it was."""

import random
from typing import Any, cast

import pytest
from librt.vecs import vec

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
# What belongs to the sharing itself.
LEFT_OUT = ("owned", "config", "tables", "log")


def attributes(thing: object) -> list[str]:
    """Of an object of plain Python or of a compiled class, which has no `__dict__`."""
    compiled = getattr(type(thing), "__mypyc_attrs__", None)
    return list(vars(thing) if compiled is None else compiled)


def contents(thing: Any) -> dict[str, object]:
    """Every number that a state holds, in itself or in an object that comes with it."""
    found: dict[str, object] = {}
    for name in attributes(thing):
        value = getattr(thing, name)
        if name in LEFT_OUT:
            continue
        if isinstance(value, list | vec):
            found[name] = list(cast(Any, value))
        elif type(value).__name__ == "Pieces":
            found[name] = contents(value)
        else:
            found[name] = value
    return found


def started(game: str, seats: int, settings: dict[str, str]) -> State:
    rules = rules_of(game)
    state: State = rules.start(rules.setup(seats, settings, component_set(game)))
    return state


@pytest.mark.parametrize(("game", "seats", "settings"), GAMES)
def test_no_answer_to_a_copy_changes_what_it_shares(game: str, seats: int, settings: dict[str, str]) -> None:
    """The original goes on in one half of the cases, the copy in the other."""
    rng = random.Random(1)
    state = started(game, seats, settings)
    changed = set()
    while state.stack:
        twin = state.copy()
        before = contents(state)
        assert contents(twin) == before
        played, kept = (state, twin) if rng.random() < 0.5 else (twin, state)
        answer(played, rng.choice(played.stack[-1].options(played)))
        after = contents(kept)
        assert after == before, [name for name in before if before[name] != after[name]]
        changed |= {name for name, value in contents(played).items() if value != before[name]}
        state = played
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
