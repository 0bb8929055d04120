"""The benchmark: honest numbers, clear refusals."""

import json
from typing import Any

import pytest
from typer.testing import CliRunner

import nave
from nave.cli.main import app
from nave.kernel.playout import Generator, play_some
from nave.lab import bench as lab
from nave.lab.peers import installed_peer


def run(*words: str) -> Any:
    return CliRunner().invoke(app, ["bench", *words], env={"COLUMNS": "200"})


@pytest.mark.slow
def test_the_command_prints_a_table_and_json() -> None:
    shown = run("--games", "2")
    assert shown.exit_code == 0
    assert "Red Cathedral, 4 seats" in shown.stdout
    assert f"{nave.native.ENGINE.kind} engine, medians of 5 runs" in shown.stdout
    assert "with observation and mask" in shown.stdout
    found = json.loads(run("--games", "2", "--json").stdout)
    assert found["engine"] == nave.native.ENGINE.kind
    assert {row["id"] for row in found["configurations"]} >= {"red_cathedral", "basilica"}
    for row in found["configurations"]:
        step = found["loop_step_microseconds"]
        assert row["decision"]["microseconds"] > 0
        assert row["decision"]["loop_steps"] == pytest.approx(
            row["decision"]["microseconds"] / step, rel=0.05
        )
        assert row["slowest"]["microseconds"] > 0
        for environment in ("batch", "pettingzoo"):
            assert row[environment]["loop_steps"] > 0
            assert row["bars"][environment] > 0
        assert row["slowest"]["games"] == 2


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("--runs", "4"), "the number of runs is 4; allowed: 5 or more"),
        (("--games", "0"), "the number of games is 0; allowed: 1 or more"),
    ],
)
def test_what_cannot_be_measured_is_refused(words: tuple[str, ...], problem: str) -> None:
    done = run(*words)
    assert done.exit_code == 2
    assert problem in done.stderr


def test_configurations_of_unknown_options_are_named_and_left_out() -> None:
    row = {"id": "x", "title": "Later", "game": "basilica", "seats": 2, "settings": {"none_such": "on"}}
    assert lab.configurations([row]) == ([], ["Later"])


def test_the_slowest_decision_is_one_that_is_slow_again() -> None:
    subject = lab.Subject(lab.all_rows()[0])
    found = subject.slowest(3, lambda done: None)
    assert found["microseconds"] > 0
    assert found["seen"] > 0
    state, chance = subject.template.copy(), Generator(found["seed"])
    play_some(state, chance, found["answer"])
    assert state.stack[-1].kind == found["question"]


@pytest.mark.slow
def test_a_peer_that_cannot_be_installed_is_told() -> None:
    with pytest.raises(nave.NaveError, match="cannot be installed"), installed_peer("nave-no-such-peer==0"):
        raise AssertionError("it was installed")
