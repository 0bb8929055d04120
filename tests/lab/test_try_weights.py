"""Weights tried on fresh games: who wins, how surely, and in solitaire beside the mason on the same seeds."""

import json
from pathlib import Path

import pytest

from scripts.try_weights import beside, main, mcnemar, tried, weights_of


def test_weights_come_from_the_table_of_a_tuned_file_and_from_the_command(tmp_path: Path) -> None:
    path = tmp_path / "four.toml"
    path.write_text("# kept: tuned\n\n[seats_4]\nturn = 1.2\nlead = 0.4\n", encoding="utf-8")
    assert weights_of(path, ["lead=0.5", "ending=10"]) == {"turn": 1.2, "lead": 0.5, "ending": 10.0}
    assert weights_of(None, []) == {}


def test_weights_are_better_only_where_the_interval_lies_above_neutral() -> None:
    level = [(1.0, 2)] * 50 + [(0.0, -2)] * 50
    assert not tried(level, 2)["better"]
    assert tried(level, 4)["better"]
    assert tried(level, 4)["neutral"] == 0.25


def test_in_solitaire_the_seeds_that_one_alone_wins_decide() -> None:
    rows = [(1.0, 1)] * 30 + [(0.0, -1)] * 70
    masons = [(0.0, -1)] * 20 + [(1.0, 1)] * 10 + [(0.0, -1)] * 70
    found = beside(rows, masons)
    assert (found["only_tried"], found["only_mason"], found["won"], found["neutral"]) == (20, 0, 0.3, 0.1)
    assert found["better"]
    assert found["mcnemar"] < 0.001
    again = beside(masons, masons)
    assert not again["better"]
    assert again["mcnemar"] == 1.0


def test_one_seed_more_is_no_difference() -> None:
    assert mcnemar(1, 0) == 1.0
    assert mcnemar(10, 1) == pytest.approx(0.0117, abs=0.0001)


@pytest.mark.parametrize("seats", [1, 3])
def test_it_plays(seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    small = ["--games", "3", "--nodes", "5", "--seed", "7", "--value", "turn=1.3"]
    main(["red_cathedral", "--seats", str(seats), *small])
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 3
    assert told["weights"] == {"turn": 1.3}
    assert ("mcnemar" in told) == (seats == 1)
