"""The benchmark: honest numbers, clear refusals."""

import json
import subprocess
import sys
from typing import Any

import pytest
from typer.testing import CliRunner

import nave
from nave.cli.main import app
from nave.kernel.playout import Generator, play_some
from nave.lab import bench as lab
from nave.lab.fault import failure
from nave.lab.peers import MEASURED, PEERS, Peer, Running, installed, last_line


def run(*words: str) -> Any:
    return CliRunner().invoke(app, ["bench", *words], env={"COLUMNS": "200"})


@pytest.mark.slow
def test_the_command_prints_a_table_and_json() -> None:
    shown = run("--games", "2")
    assert shown.exit_code == 0
    assert "Red Cathedral, 4 seats" in shown.stdout
    assert f"{nave.native.ENGINE.kind} engine, medians of 5 runs" in shown.stdout
    assert "step of PettingZoo" in shown.stdout
    found = json.loads(run("--games", "2", "--json").stdout)
    assert found["engine"] == nave.native.ENGINE.kind
    assert {row["id"] for row in found["configurations"]} >= {"red_cathedral", "basilica"}
    for row in found["configurations"]:
        step = found["loop_step_microseconds"]
        times = row["times"]
        assert list(times) == ["decision", "copy", "hash", "redeal", "worth", "batch", "pettingzoo"]
        for measured in times.values():
            assert measured["microseconds"] > 0
        assert times["decision"]["loop_steps"] == pytest.approx(
            times["decision"]["microseconds"] / step, rel=0.05
        )
        assert [times[gauge]["bar"] for gauge in ("worth", "batch", "pettingzoo")] == [60, 100, 500]
        assert row["slowest"]["microseconds"] > 0
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
    row = lab.Row(
        id="x", title="Later", game="basilica", seats=2, settings={"none_such": "on"}, bars={"copy": 1}
    )
    assert lab.configurations([row]) == ([], ["Later"])


def test_the_slowest_decision_is_one_that_is_slow_again() -> None:
    subject = lab.Subject(lab.all_rows()[0], None)
    found = subject.slowest(3, lambda done: None)
    assert found["microseconds"] > 0
    assert found["seen"] > 0
    state, chance = subject.template.copy(), Generator(found["seed"])
    play_some(state, chance, found["answer"])
    assert state.stack[-1].kind == found["question"]


@pytest.mark.slow
def test_a_peer_that_cannot_be_installed_is_told() -> None:
    missing = Peer("none", ("nave-no-such-peer==0",), "", "decision")
    with pytest.raises(nave.NaveError, match="could not be installed"), installed(missing):
        raise AssertionError("it was installed")


def test_a_peer_is_measured_in_its_own_process_with_other_games_each_time() -> None:
    program = "def play(seed):\n    return 1 + seed % 2\n" + MEASURED.replace("0.5", "0.01")
    pipe = subprocess.PIPE
    command = [sys.executable, "-c", program]
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as process:
        running = Running(PEERS[0], process)
        assert running.measure() > 0
        assert running.measure() > 0
        assert running.asked == 2
        process.kill()


def test_a_peer_that_stops_is_told_with_its_last_words() -> None:
    pipe = subprocess.PIPE
    command = [sys.executable, "-c", "raise SystemExit('no such game')"]
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as process:
        process.wait()
        with pytest.raises(nave.NaveError, match="catanatron could not be measured: no such game"):
            Running(PEERS[0], process).measure()


def test_a_peer_that_said_nothing_is_told_so_in_any_language() -> None:
    error = failure("lab-peer-failed", peer="x", error=last_line("WARNING: old\n"))
    assert str(error) == "x could not be measured: it said nothing"
    assert error.say("de") == "x ließ sich nicht messen: es hat nichts gesagt"
    assert last_line("one\n two \n") == "two"
