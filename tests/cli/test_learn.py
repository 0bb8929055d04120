"""Lessons in the terminal: listed and checked, taught by lines to their end."""

import io
import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import nave
from nave.cli.elbow import Elbow
from nave.cli.learn import Teacher
from nave.cli.main import app
from nave.lessons import Course, pack_of


def run(*words: str, typed: str = "") -> Any:
    return CliRunner().invoke(app, list(words), input=typed, env={"COLUMNS": "200"})


def test_lessons_are_listed_with_their_titles_and_checked() -> None:
    shown = run("lessons", "basilica")
    assert shown.exit_code == 0
    assert "basilica/first  12 lessons" in shown.stdout
    assert "Whose church is it?" in shown.stdout
    packs = {pack["pack"]: pack for pack in json.loads(run("lessons", "basilica", "--json").stdout)}
    assert [pack["problems"] for pack in packs.values()] == [[], []]
    pack = packs["first"]
    assert pack["lessons"][0]["id"] == "aim"
    assert "queen.scoring_spaces" in pack["lessons"][0]["rules"]


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("lessons", "chess"), "chess"),
        (("learn", "basilica", "none"), 'no lesson "none"; there are: aim'),
        (("learn", "basilica", "--pack", "none"), 'no lessons "none"; there are: festum, first'),
    ],
)
def test_what_is_not_there_is_refused_in_one_line(words: tuple[str, ...], problem: str) -> None:
    done = run(*words)
    assert done.exit_code == 2
    assert problem in done.stderr


@pytest.mark.parametrize("game", ["red_cathedral", "basilica"])
def test_whoever_types_what_is_shown_comes_to_the_end(game: str) -> None:
    course = Course(pack_of(game, "first"))
    out = io.StringIO()
    teacher = Teacher(course, io.StringIO(), out)
    while course.step is not None:
        teacher.open()
        if course.step.kind != "watch":
            teacher.source = io.StringIO(teacher.wanted()[0] + "\n")
        assert teacher.take()
    told = out.getvalue()
    assert f"— {len(course.pack.lessons)}/{len(course.pack.lessons)}" in told
    assert "\n! " not in told


def test_everything_else_is_refused_gently_and_the_commands_work() -> None:
    typed = "die red\nend turn\nnonsense\nshow\ntable\nskip\nback\nquit\n"
    shown = run("learn", "red_cathedral", "fetch", typed=typed)
    assert shown.exit_code == 0
    assert "! Nice, but let us join the red die" in shown.stdout
    assert "[turn.end]" in shown.stdout
    assert "nonsense" in shown.stdout
    assert "\ndie white\n" in shown.stdout
    assert "— 3/14 Claim a section —" in shown.stdout
    assert "Go on later with this lesson: fetch" in shown.stdout


def test_a_number_stands_for_the_answer_beside_it() -> None:
    shown = run("learn", "red_cathedral", typed="1\n")
    assert "Three bells to your first star" in shown.stdout
    assert "— 2/14 Walk a die, fetch goods —" in shown.stdout


def test_after_the_lessons_one_plays_on_with_tips_that_are_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NAVE_HOME", str(tmp_path))
    shown = run("learn", "red_cathedral", "--play-on", typed="die yellow\nroll\nquit\n")
    assert shown.exit_code == 0
    assert "Tip: From now on everything is alive." in shown.stdout
    # An answer that gives something up is only given when it is given again.
    assert "Tip: Something here is still yours." in shown.stdout
    assert "Give the answer again to do it all the same: roll" in shown.stdout
    assert "finishes the market visit" not in shown.stdout
    assert json.loads((tmp_path / "tips.json").read_text())["red_cathedral"] == ["begin", "left-lying"]
    again = run("learn", "red_cathedral", "--play-on", typed="quit\n")
    assert "From now on" not in again.stdout


def test_tips_are_switched_off_and_on_at_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NAVE_HOME", str(tmp_path))
    plain = run("play", "basilica", "--seed", "3", "--plain", typed="tips\nquit\n")
    assert "Tip:" not in plain.stdout
    assert "Tips on" in plain.stdout
    taught = run("play", "basilica", "--seed", "3", "--plain", "--tips", typed="tips\nquit\n")
    assert "Tip: From now on everything is alive." in taught.stdout
    assert "No more tips." in taught.stdout


def test_a_memory_that_cannot_be_kept_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "tips.json").write_text("no memory")
    elbow = Elbow(tmp_path / "tips.json" / "below")
    game = nave.new_game("basilica", seats=2, seed=1, settings={"first_player": "1"})
    assert elbow.speaks(game) is not None
    assert elbow.speaks(game) is None
    assert Elbow(tmp_path / "tips.json").known("basilica") == []
