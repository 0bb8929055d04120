"""The campaign that shows whether the judge is honest, at a small size; and that it can be taken up again."""

import json
from pathlib import Path
from typing import Any

import pytest

from scripts import judge_honesty
from scripts.judge_honesty import Row, Run, told

GAMES = ["red_cathedral", "basilica"]


class Counted:
    """A measurement that costs nothing, and how often it was taken."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.taken: list[tuple[str, int]] = []
        for what in judge_honesty.SIZES:
            monkeypatch.setitem(judge_honesty.MEASURES, what, self.measure)

    def measure(self, game: str, seed: int, _level: str, _bot: str) -> Row:
        self.taken.append((game, seed))
        return {"planted": seed % 2 == 0, "mark": "blunder", "same": True}


def test_a_run_goes_on_where_it_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counted, path = Counted(monkeypatch), tmp_path / "honesty.jsonl"
    Run(path, "quick").go(["same"], GAMES, 2)
    assert counted.taken == [(game, seed) for seed in (94000, 94001) for game in GAMES]
    path.write_text(path.read_text() + '{"what": "same", "ga')
    run = Run(path, "quick")
    run.go(["same"], GAMES, 3)
    assert counted.taken[4:] == [(game, 94002) for game in GAMES]
    assert len(run.of("same", "basilica")) == 3
    assert len(Run(path, "quick").of("same", "basilica")) == 3


def test_lines_of_other_weights_or_levels_are_not_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Counted(monkeypatch)
    path = tmp_path / "honesty.jsonl"
    Run(path, "quick").go(["same"], ["basilica"], 2)
    assert Run(path, "thorough").of("same", "basilica") == []
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    path.write_text("".join(json.dumps({**line, "eyes": "others"}) + "\n" for line in lines))
    assert Run(path, "quick").of("same", "basilica") == []


def test_turns_are_planted_until_there_are_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Counted(monkeypatch)
    run = Run(tmp_path / "honesty.jsonl", "quick")
    run.go(["planted"], ["basilica"], 3)
    rows = run.of("planted", "basilica")
    assert [row["planted"] for row in rows].count(True) == 3
    assert len(rows) == 5
    assert told("planted", rows).startswith("3 of 3 (44% to 100%) marked")


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ([3.0], "+3.00 (n 1)"),
        ([1.0, 3.0], "+2.00 ± 12.71 (sd 1.41, n 2)"),
        ([0.0, 2.0] * 8, "+1.00 ± 0.55 (sd 1.03, n 16)"),
    ],
)
def test_a_few_games_have_a_wide_interval(values: list[float], said: str) -> None:
    assert judge_honesty.interval_of(values) == said


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_changes_a_mark_and_twice_is_the_same(tmp_path: Path, game: str) -> None:
    run = Run(tmp_path / "honesty.jsonl", "quick")
    run.go(["redealt", "same"], [game], 1)
    (redealt,) = run.of("redealt", game)
    assert redealt["changed"] == 0
    assert redealt["stretches"] > 20
    assert run.of("same", game)[0]["same"] is True


@pytest.mark.slow
def test_luck_and_skill_add_up_among_equals(tmp_path: Path) -> None:
    """Few games: the mean rest lies within three of its errors; the full size is told in docs/judge.md."""
    run = Run(tmp_path / "honesty.jsonl", "quick")
    run.go(["split"], ["red_cathedral"], 6)
    rests: list[Any] = [row["rest"] for row in run.of("split", "red_cathedral")]
    mean = sum(rests) / len(rests)
    error = judge_honesty.deviation(rests) / len(rests) ** 0.5
    assert abs(mean) < 3 * max(error, 1.0)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [92173, 92232])
def test_a_planted_turn_that_only_the_reply_punishes_is_marked(seed: int) -> None:
    """At the end of their own turn both look like little; the rival's reply takes what they left."""
    found = judge_honesty.planted("basilica", seed, "quick", "")
    assert found["planted"]
    assert found["mark"] in ("slip", "blunder")
