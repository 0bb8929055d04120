"""What kept tournaments say together: pairs, ratings and a picture, of finished runs and of broken ones."""

import json
from pathlib import Path

import pytest

from nave.lab.tournament import tournament
from scripts.ladder_report import AT, Met, Pairs, across, cell, met, picture, rated, table

ODDS: Pairs = {
    ("mason", "apprentice"): Met(1100, 1000.0),
    ("apprentice", "mason"): Met(1100, 100.0),
    ("apprentice", "random"): Met(40, 40.0),
    ("random", "apprentice"): Met(40, 0.0),
}


def test_ten_wins_to_one_are_four_hundred_points() -> None:
    found = rated(ODDS, {"mason": 0.01})
    assert list(found) == ["mason", "apprentice", "random"]
    assert found["apprentice"].rating == AT
    assert found["mason"].rating == pytest.approx(1400, abs=2)
    assert 10 < found["mason"].sure < 60
    assert found["mason"].seconds == 0.01


def test_who_lost_every_game_is_rated_all_the_same_and_less_surely() -> None:
    found = rated(ODDS, {})
    assert 0 < found["random"].rating < 600
    assert found["random"].sure > found["mason"].sure


def test_without_the_anchor_nothing_is_rated() -> None:
    with pytest.raises(SystemExit, match="apprentice"):
        rated({("a", "b"): Met(1, 1.0), ("b", "a"): Met(1, 0.0)}, {})


def test_finished_and_broken_runs_count_and_others_do_not(tmp_path: Path) -> None:
    bots = ["apprentice", "random"]
    tournament("basilica", bots, 2, 1, 5, output=tmp_path / "whole.json")
    tournament("basilica", bots, 2, 1, 5, {"festum_fatuorum": "on"}, output=tmp_path / "other.json")
    pairs, seconds = met(tmp_path, "basilica")
    assert pairs["apprentice", "random"].games == 2
    assert seconds["apprentice"] > 0
    whole = json.loads((tmp_path / "whole.json").read_text(encoding="utf-8"))
    head = {key: whole[key] for key in ("game", "seats", "options")}
    game = {**whole["played"][0], "seconds": [0.1, 0.1], "processor": [0.1, 0.1], "asked": [9, 9]}
    lines = [json.dumps(head), json.dumps({"chunk": 0, "games": [game]})]
    torn = "\n".join([*lines, '{"chunk": 1, "ga'])
    (tmp_path / "broken.json.part").write_text(torn, encoding="utf-8")
    assert met(tmp_path, "basilica")[0]["apprentice", "random"].games == 3
    assert met(tmp_path, "red_cathedral")[0] == {}


def test_the_table_names_games_and_interval() -> None:
    rows = table(ODDS, rated(ODDS, {}))
    assert rows[0] == "| | rating | s a turn | mason | apprentice | random |"
    assert "91% (89% to 92%) of 1100" in rows[2]
    assert cell(None) == ""


def test_the_picture_shows_everybody_within_its_frame() -> None:
    drawn = picture("Strength <of> all", rated(ODDS, {"mason": 0.01, "apprentice": 0.0}))
    assert drawn.startswith("<svg")
    assert "Strength &lt;of&gt; all" in drawn
    for name in ("mason", "apprentice", "random"):
        assert f">{name}</text>" in drawn
    assert across(0.0) == across(0.001) < across(0.1) < across(5.0) == across(2.0)
