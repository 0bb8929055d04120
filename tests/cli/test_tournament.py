"""`nave tournament`: what its table shows in a narrow terminal."""

import re
from typing import Any

import pytest

from nave.cli.tournament import show

LONG = "architect:rollouts=160:depth=4:effort=1000000"


def summary(names: list[str]) -> Any:
    """As a tournament of two bots ends."""
    row = {
        "games": 1600,
        "win_share": 1.0,
        "win_interval": [0.9123, 1.0],
        "mean_rank": 1.5,
        "mean_margin": -12.5,
        "mean_score": 101.5,
        "rating": 25.4,
        "rating_sigma": 7.8,
        "replaced": 0,
    }
    timing = {"turns": 9, "seconds_per_turn": 12.3456, "processor_per_turn": 0.0042}
    return {
        "game": "basilica",
        "games": 1600,
        "seats": 2,
        "bots": names,
        "standings": [{"bot": name, **row} for name in names],
        "timing": dict.fromkeys(names, timing),
        "matrix": {},
    }


@pytest.mark.parametrize("names", [["mason", "mason-1"], [LONG, "mason:nodes=2000"]])
def test_processor_seconds_stand_beside_the_clock_however_long_the_names_are(
    names: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Budgets are compared by them: four thousandths of a second are not nothing."""
    monkeypatch.setenv("COLUMNS", "80")
    show(summary(names))
    told = capsys.readouterr().out
    assert len(re.findall(r" 12\.346 +0\.004$", told, re.MULTILINE)) == len(names)
    assert "…" not in told
    for name in names:
        assert name.split(":")[0] in told
