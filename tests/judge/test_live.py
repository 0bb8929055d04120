"""Chances to win of a running game: from what somebody may know, the same for what looks the same."""

import random
from pathlib import Path

import pytest

import nave
from nave.judge import standing_of
from nave.kernel.game import Game
from nave.kernel.record import load_record
from tests.support.secrets import game_with_a_secret

RECORDS = Path(__file__).parent.parent / "records"
KINDS = [
    "red_cathedral/three_basic",
    "red_cathedral/four_advanced",
    "red_cathedral/contractors/archivists_3",
    "basilica/base_third_scoring",
    "basilica/expansion",
]


def moments(name: str) -> list[Game]:
    record = load_record(RECORDS / f"{name}.json")
    count = len(record.answers)
    return [nave.replay(record, upto=upto) for upto in (count // 8, count // 2, count - 3)]


@pytest.mark.parametrize("name", KINDS)
def test_chances_of_onlookers_add_up_and_end_with_who_won(name: str) -> None:
    early, middle, late = (standing_of(game.view(None)) for game in moments(name))
    for found in (early, middle, late):
        assert len(found.wins) == len(found.values) == load_record(RECORDS / f"{name}.json").seats
        assert sum(found.wins) == pytest.approx(1.0, abs=0.003)
        assert all(0.0 <= win <= 1.0 for win in found.wins)
    result = nave.replay(load_record(RECORDS / f"{name}.json")).result
    assert result is not None
    assert max(late.wins) > max(early.wins)
    assert late.wins.index(max(late.wins)) in result.winners


@pytest.mark.parametrize(("name", "won"), [("solo_won", True), ("solo_lost", False), ("solo_advanced", None)])
def test_who_plays_alone_has_one_chance_that_ends_with_the_result(name: str, won: bool | None) -> None:
    early, middle, late = (standing_of(game.view(None)) for game in moments(f"red_cathedral/{name}"))
    for found in (early, middle, late):
        assert len(found.wins) == len(found.values) == 1
        assert 0.0 <= found.wins[0] <= 1.0
    result = nave.replay(load_record(RECORDS / f"red_cathedral/{name}.json")).result
    assert result is not None
    assert won in (None, 0 in result.winners)
    assert (late.wins[0] > 0.5) is (0 in result.winners)


def test_the_same_view_gives_the_same_chances() -> None:
    game = moments("basilica/expansion")[1]
    assert standing_of(game.view(1)) == standing_of(game.view(1))


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_what_somebody_cannot_know_changes_no_chance(seat: int | None) -> None:
    """A colour named in secret is drawn anew: the positions differ, what is told of them does not."""
    game = game_with_a_secret()
    told, true, others = standing_of(game.view(seat)), game.rules.position(game.state), 0
    for number in range(6):
        other = game.copy()
        other.state = game.rules.from_view(game.view(seat), game.setup, random.Random(number))
        others += game.rules.position(other.state) != true
        assert standing_of(other.view(seat)) == told
    # One of the seats named it and knows it; for everybody else there was something to draw.
    named = game.events[-1].only
    assert (others > 0) == (seat != named)
