"""Tournaments: fair seats, reproducible results, numbers that add up, refusals before any work."""

import json
from collections.abc import Mapping
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

import nave
import nave.bots
from nave.cli.tournament import tournament_command
from nave.lab import tournament as lab
from nave.lab.journal import write_new
from nave.lab.standings import Played
from nave.lab.statistics import Sprt
from nave.lab.tournament import line_ups, tournament


def without_timing(summary: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in summary.items() if key != "timing"}


def standings(summary: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    return {row["bot"]: row for row in summary["standings"]}


def test_every_line_up_is_played_in_all_rotations() -> None:
    assert line_ups(["b", "a"], 2) == [["a", "b"], ["b", "a"]]
    assert line_ups(["a", "b", "b", "b"], 4) == [
        ["a", "b", "b", "b"],
        ["b", "b", "b", "a"],
        ["b", "b", "a", "b"],
        ["b", "a", "b", "b"],
    ]
    assert line_ups(["a", "b", "c"], 2) == [
        ["a", "b"],
        ["b", "a"],
        ["a", "c"],
        ["c", "a"],
        ["b", "c"],
        ["c", "b"],
    ]
    assert line_ups(["a", "b"], 1) == [["a"], ["b"]]


def test_numbers_follow_from_the_games() -> None:
    summary = tournament("basilica", ["apprentice", "random"], 2, blocks=4, seed=70)
    played = summary["played"]
    assert summary["games"] == len(played) == 8
    rows = standings(summary)
    for name, row in rows.items():
        places = [game["players"].index(name) for game in played]
        wins = sum(
            (place in game["winners"]) / len(game["winners"])
            for place, game in zip(places, played, strict=True)
        )
        margins = [
            game["scores"][place] - game["scores"][1 - place]
            for place, game in zip(places, played, strict=True)
        ]
        assert row["wins"] == pytest.approx(wins)
        assert row["win_share"] == pytest.approx(wins / 8)
        assert row["mean_margin"] == pytest.approx(sum(margins) / 8, abs=0.01)
    assert rows["apprentice"]["mean_rank"] + rows["random"]["mean_rank"] == pytest.approx(3)
    matrix = summary["matrix"]
    assert matrix["apprentice"]["random"]["meetings"] == 8
    assert matrix["apprentice"]["random"]["ahead"] + matrix["random"]["apprentice"]["ahead"] == 1
    assert rows["apprentice"]["rating"] > rows["random"]["rating"]
    assert summary["standings"][0]["bot"] == "apprentice"


def test_the_same_seeds_give_the_same_result_and_others_do_not() -> None:
    first = tournament("basilica", ["apprentice", "random"], 2, blocks=1, seed=71)
    again = tournament("basilica", ["apprentice", "random"], 2, blocks=1, seed=71)
    assert without_timing(again) == without_timing(first)
    other = tournament("basilica", ["apprentice", "random"], 2, blocks=1, seed=73)
    assert other["played"] != first["played"]


@pytest.mark.slow
def test_the_number_of_processes_changes_nothing() -> None:
    one = tournament("basilica", ["apprentice", "random"], 2, blocks=2, seed=72, jobs=1)
    two = tournament("basilica", ["apprentice", "random"], 2, blocks=2, seed=72, jobs=2)
    assert without_timing(one) == without_timing(two)


def test_a_single_seat_meets_the_automaton() -> None:
    summary = tournament("red_cathedral", ["apprentice"], 1, blocks=1, seed=74)
    assert set(standings(summary)) == {"apprentice", "automaton"}
    assert summary["played"][0]["players"] == ["apprentice", "automaton"]


@pytest.mark.slow
def test_a_bot_on_several_seats_is_counted_for_each() -> None:
    summary = tournament("red_cathedral", ["random", "apprentice", "apprentice"], 3, blocks=1, seed=75)
    assert summary["games"] == 3
    rows = standings(summary)
    assert (rows["apprentice"]["games"], rows["random"]["games"]) == (6, 3)
    assert rows["apprentice"]["wins"] + rows["random"]["wins"] == pytest.approx(3)


def test_replaced_answers_are_counted_for_the_bot_that_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    points = EntryPoints([EntryPoint("crashing", "tests.support.bots:Crashing", "nave.bots")])
    monkeypatch.setattr(nave.bots, "entry_points", lambda group: points.select(group=group))
    summary = tournament("basilica", ["crashing", "random"], 2, blocks=1, seed=76)
    rows = standings(summary)
    assert rows["crashing"]["replaced"] == sum(len(game["replaced"]) for game in summary["played"]) > 0
    assert rows["random"]["replaced"] == 0


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"bots": ["apprentice", "hal"]}, "no bot 'hal'"),
        ({"seats": 7}, "1, 2, 3, 4 seats, not 7"),
        ({"seats": 3}, "3 seats need at least 3 bots"),
        ({"settings": {"weather": "fine"}}, "no setting 'weather'"),
        ({"components": "lost"}, "no component set 'lost'"),
        ({"blocks": 0}, "number of blocks is 0"),
        ({"jobs": 0}, "number of jobs is 0"),
        ({"nodes": -1}, "number of nodes is -1"),
    ],
)
def test_what_cannot_be_played_is_refused_before_any_game(
    arguments: dict[str, Any], problem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(job: lab.Job) -> Played:
        raise AssertionError("a game was played")

    monkeypatch.setattr(lab, "play_job", never)
    given: dict[str, Any] = {"game": "red_cathedral", "bots": ["apprentice", "random"], **arguments}
    with pytest.raises(nave.NaveError, match=problem):
        tournament(**given)


@pytest.mark.slow
def test_a_sequential_test_ends_a_tournament_early_whatever_the_number_of_processes() -> None:
    found = [
        tournament("basilica", ["apprentice", "random"], 2, blocks=200, seed=90, jobs=jobs, sprt=Sprt(0.2))
        for jobs in (1, 2)
    ]
    assert without_timing(found[0]) == without_timing(found[1])
    assert found[0]["sprt"]["decision"] == "better"
    assert found[0]["games"] == 2 * found[0]["sprt"]["blocks"] < 400


def test_a_sequential_test_needs_two_different_bots() -> None:
    with pytest.raises(nave.BadInput, match="name another bot"):
        tournament("basilica", ["random", "random"], 2, sprt=Sprt())


# ------------------------------------------------------------ the command


def run(*arguments: str) -> Any:
    app = typer.Typer()
    app.command()(tournament_command)
    return CliRunner().invoke(app, list(arguments))


def test_the_command_prints_standings() -> None:
    done = run("basilica", "--bots", "apprentice,random", "--blocks", "1", "--seed", "77")
    assert done.exit_code == 0
    assert "2 games of basilica, 2 seats" in done.output
    assert "apprentice" in done.output


def test_the_command_prints_json_and_writes_every_game(tmp_path: Path) -> None:
    path = tmp_path / "result.json"
    done = run("basilica", "-b", "apprentice,random", "-n", "1", "--json", "--output", str(path))
    assert done.exit_code == 0
    shown, kept = json.loads(done.stdout), json.loads(path.read_text(encoding="utf-8"))
    assert "played" not in shown
    assert len(kept["played"]) == shown["games"] == 2
    assert shown["standings"] == kept["standings"]


def test_an_existing_file_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "result.json"
    path.write_text("precious", encoding="utf-8")
    done = run("red_cathedral", "-b", "apprentice,random", "-n", "1", "--output", str(path))
    assert done.exit_code == 2
    assert "exists already" in done.stderr
    assert path.read_text(encoding="utf-8") == "precious"
    with pytest.raises(nave.BadInput, match="cannot be written"):
        write_new(path, b"other")
    assert path.read_text(encoding="utf-8") == "precious"


def test_a_missing_folder_is_refused_before_any_game(tmp_path: Path) -> None:
    done = run("red_cathedral", "-b", "apprentice,random", "--output", str(tmp_path / "lost" / "x.json"))
    assert done.exit_code == 2
    assert "is no folder" in done.stderr
