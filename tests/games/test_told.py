"""What golden games say at every question is what was approved: prompts, labels, refusals, events, views."""

import tomllib
from functools import cache
from typing import Any

import pytest

from tests.support.told import ASPECTS, CHUNK, FOLDER, GAMES, Told, asked_of_chance, records, table

NAMES = [(game, name) for game in GAMES for name in records(game)]
AGAIN = "if that is meant, `python -m tests.support.approve` writes it anew"


@cache
def told(game: str, name: str) -> Told:
    return Told(records(game)[name])


@cache
def approved(game: str) -> dict[str, dict[str, Any]]:
    return tomllib.loads((FOLDER / f"{game}.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", GAMES)
def test_every_golden_game_is_approved(game: str) -> None:
    assert set(approved(game)) == set(records(game))


@pytest.mark.parametrize(("game", "name"), NAMES, ids=[name for _, name in NAMES])
def test_a_golden_game_says_and_does_what_was_approved(game: str, name: str) -> None:
    """A view may gain parts; those that were approved stay as they are."""
    found = told(game, name)
    now = found.aspects
    for aspect in ASPECTS:
        before = approved(game)[name][aspect].split()
        assert len(now[aspect]) == len(before)
        other = [
            place for place, (one, two) in enumerate(zip(before, now[aspect], strict=True)) if one != two
        ]
        assert not other, f"{aspect} differ from question {other[0] * CHUNK} on; {AGAIN}"
    parts = approved(game)[name]["view"]
    otherwise = [key for key in parts if found.views.get(key) != parts[key]]
    assert not otherwise, f"views show {otherwise} otherwise; {AGAIN}"


@pytest.mark.parametrize("game", GAMES)
def test_answers_of_every_kind_are_shown_as_approved(game: str) -> None:
    rows = [row for name in records(game) for row in told(game, name).rows]
    before = (FOLDER / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    assert table(rows).splitlines() == before, AGAIN


@pytest.mark.parametrize("game", GAMES)
def test_chance_is_asked_what_was_approved(game: str) -> None:
    """Who plays with a real box answers for it, and reads what it is asked."""
    before = tomllib.loads((FOLDER / f"{game}_chance.toml").read_text(encoding="utf-8"))
    assert {name: asked_of_chance(path) for name, path in records(game).items()} == before, AGAIN
