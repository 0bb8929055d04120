"""Tuning: candidates play a panel, a broken run goes on, the start stays unless it loses."""

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("cma")

from nave.kernel.errors import BadInput
from nave.lab.matches import Match, play_match
from nave.lab.tune import APART, Plan, Tuning


def small(**more: int) -> Plan:
    numbers: dict[str, Any] = {
        "generations": 2,
        "population": 3,
        "games": 2,
        "validation": 2,
        "nodes": 2,
        **more,
    }
    return Plan("basilica", weights=["coin", "growth"], rivals=["mason-1"], **numbers)


def test_a_point_of_zeros_is_the_start() -> None:
    plan = small()
    assert plan.values([0.0, 0.0]) == {name: plan.start[name] for name in ("coin", "growth")}
    assert plan.values([1.0, 0.0])["coin"] > plan.start["coin"]


def test_every_seed_is_played_from_all_seats_and_validation_plays_others() -> None:
    plan = small()
    tuning = plan.matches({}, 0, 4)
    assert [(match.seed, match.seat) for match in tuning] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert plan.generations * plan.games < APART


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"weights": ["gold"]}, "no weight 'gold'"),
        ({"rivals": ["random"]}, "'random' is no opponent"),
        ({"games": 0}, "number of games is 0"),
        ({"population": 2}, "population is 2"),
    ],
)
def test_what_cannot_be_tuned_is_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        Plan("basilica", **wrong)


def test_the_same_match_ends_in_the_same_way() -> None:
    match = Match("basilica", 2, {}, 3, 1, "mason", {"coin": 2.0}, 2)
    first = play_match(match)
    assert play_match(match) == first
    assert 0 <= first["won"] <= 1


@pytest.mark.parametrize("seats", [1, 3])
def test_weights_are_tuned_for_other_numbers_of_seats(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Alone against the automaton, too; a game that was given up is lost, whoever plays."""
    plan = Plan("red_cathedral", seats, weights=["turn"], nodes=2, games=seats)
    rows = [play_match(match) for match in plan.matches({"turn": 0.5}, 0, seats)]
    assert [match.seat for match in plan.matches({}, 0, seats)] == list(range(seats))
    assert all(0 <= row["won"] <= 1 for row in rows)
    monkeypatch.setattr("nave.lab.matches.MOST_TURNS", 3)
    assert play_match(plan.matches({}, 0, 1)[0]) == {"won": 0.0, "margin": 0}


def test_a_broken_run_goes_on_and_ends_as_an_unbroken_one(tmp_path: Path) -> None:
    whole = Tuning(small(), tmp_path / "whole.toml", resume=False)
    outcome = whole.run()
    assert outcome["kept"] in ("tuned", "start")
    found = tomllib.loads((tmp_path / "whole.toml").read_text(encoding="utf-8"))
    assert set(found["seats_2"]) in ({"coin", "growth"}, set())
    assert (outcome["kept"] == "start") == (not found["seats_2"])

    broken = Tuning(small(), tmp_path / "broken.toml", resume=False)
    plan = broken.plan
    costs = broken.judge([plan.values(point) for point in asked(plan)], 0, 1, None)
    broken.part.write_text(broken.part.read_text(encoding="utf-8") + f"{costs}\n", encoding="utf-8")
    with pytest.raises(BadInput, match="holds an unfinished run"):
        Tuning(small(), tmp_path / "broken.toml", resume=False)
    with pytest.raises(BadInput, match="other settings"):
        Tuning(small(games=4), tmp_path / "broken.toml", resume=True)
    moved = small()
    moved.start = {**moved.start, "coin": 9.0}
    with pytest.raises(BadInput, match="other settings"):
        Tuning(moved, tmp_path / "broken.toml", resume=True)
    again = Tuning(small(), tmp_path / "broken.toml", resume=True)
    assert again.told == [costs]
    assert again.run() == outcome
    with pytest.raises(BadInput, match="exists"):
        Tuning(small(), tmp_path / "broken.toml", resume=True)


def test_whoever_tunes_hears_no_complaint_of_a_package_that_could_draw() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import nave.lab.tune"], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stderr == ""


def asked(plan: Plan) -> list[list[float]]:
    """The candidates of the first generation."""
    import cma

    options = {"popsize": plan.population, "seed": plan.seed + 1, "verbose": -9}
    search = cma.CMAEvolutionStrategy([0.0] * len(plan.weights), 0.7, options)
    return [list(map(float, point)) for point in search.ask()]
