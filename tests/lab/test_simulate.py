"""Simulation: the same seeds give the same games, whatever else is asked for."""

from collections.abc import Mapping
from typing import Any

import pytest

import nave
from nave.lab import simulate as lab
from nave.lab.simulate import simulate

# What depends on the machine and the moment.
CLOCK = ("seconds", "microseconds_per_decision")


def timeless(summary: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in summary.items() if key not in CLOCK}


def test_the_same_seed_plays_the_same_games() -> None:
    assert timeless(simulate("red_cathedral", 2, 3, 7)) == timeless(simulate("red_cathedral", 2, 3, 7))


def test_another_seed_plays_other_games() -> None:
    assert (
        simulate("red_cathedral", 2, 3, 7)["decisions"] != simulate("red_cathedral", 2, 3, 100)["decisions"]
    )


def test_game_number_i_depends_on_seed_plus_i_alone() -> None:
    together = simulate("red_cathedral", 2, 2, 7)["decisions"]
    apart = [simulate("red_cathedral", 2, 1, seed)["decisions"] for seed in (7, 8)]
    assert together == sum(apart)


def test_win_shares_add_up_to_one_and_every_game_ends() -> None:
    summary = simulate("red_cathedral", 4, 4, 1)
    assert summary["finished"] == summary["games"] == 4
    assert sum(summary["win_share"]) == pytest.approx(1)
    assert len(summary["mean_scores"]) == 4


def test_a_solitaire_game_has_two_scores() -> None:
    assert len(simulate("red_cathedral", 1, 2, 1, {"level": "hard"})["mean_scores"]) == 2


def test_games_beyond_the_limit_count_as_unfinished() -> None:
    summary = simulate("red_cathedral", 2, 2, 1, limit=50)
    assert (summary["finished"], summary["decisions"]) == (0, 100)


def test_progress_is_told_after_each_chunk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "CHUNK", 2)
    heard: list[int] = []
    simulate("red_cathedral", 2, 5, 1, tell=heard.append)
    assert heard == [2, 4, 5]


@pytest.mark.parametrize(
    ("game", "seats", "games", "options", "words"),
    [
        ("chess", 2, 1, None, "red_cathedral"),
        ("red_cathedral", 5, 1, None, "1, 2, 3, 4 seats"),
        ("red_cathedral", 2, 0, None, "1 or more"),
        ("red_cathedral", 2, 1, {"workshops": "golden"}, "'basic', 'advanced'"),
    ],
)
def test_bad_requests_name_what_is_allowed(
    game: str, seats: int, games: int, options: dict[str, str] | None, words: str
) -> None:
    with pytest.raises(nave.BadInput, match=words):
        simulate(game, seats, games, 1, options)
