"""`nave components`: what an owner of the box sees from the first export to the installed set."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from nave.cli.components import app
from nave.games import registry

GAME = "red_cathedral"
CARD = 'id = "base_01", type = "base", cost = { lumber = 2, brick = 1 }, recognition = 3'
BETTER = 'id = "base_01", type = "base", cost = { lumber = 1, brick = 1 }, recognition = 2'
WORSE = 'id = "base_01", type = "base", cost = { lumber = 1, brick = 1 }, recognition = 40'


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NAVE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("TERM", "dumb")
    return tmp_path


def run(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


def data_of(*words: str) -> Any:
    result = run(*words, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def edited(folder: Path, name: str, *changes: tuple[str, str]) -> str:
    text = registry()[GAME].standard_components().text
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    (folder / name).write_text(text, encoding="utf-8")
    return str(folder / name)


def test_list_shows_sets_with_hash_and_provenance() -> None:
    standard = registry()[GAME].standard_components()
    rows = data_of("list", GAME)
    assert rows == [
        {
            "game": GAME,
            "name": "standard",
            "hash": standard.hash,
            "base_hash": "ebf109560fc7f0c7",
            "rows": {"known": 189, "deduced": 25, "reconstructed": 220, "checked": 0, "corrected": 0},
            "problems": [],
        }
    ]
    lines = run("list").stdout.splitlines()
    heads = [
        "game",
        "set",
        "hash",
        "base",
        "game",
        "known",
        "deduced",
        "reconstructed",
        "checked",
        "corrected",
    ]
    assert lines[0].split() == heads
    found = [line.split() for line in lines]
    assert [GAME, "standard", standard.hash, "ebf109560fc7f0c7", "189", "25", "220", "0", "0"] in found


def test_list_tells_of_an_installed_file_that_is_damaged(home: Path) -> None:
    run("install", edited(home, "my.toml"), "--game", GAME, "--name", "mybox")
    (home / "home/components" / GAME / "mybox.toml").write_text("oops")
    result = run("list", GAME)
    assert result.exit_code == 1
    assert "mybox     not sound" in result.stdout
    assert "mybox.toml: line 1" in result.stdout


def test_show_without_a_table_gives_an_overview() -> None:
    lines = [line.split() for line in run("show", GAME).stdout.splitlines()]
    assert ["cathedral_card", "40", "0", "1", "39", "0", "0"] in lines
    assert ["score_track", "1", "0", "1", "0", "0", "0"] in lines


def test_show_prints_rows_with_provenance_and_note() -> None:
    lines = run("show", GAME, "cathedral_card").stdout.splitlines()
    at = next(number for number, line in enumerate(lines) if "middle_01" in line)
    name = "Middle section: 2 lumber, 1 brick, 1 gold → 4 recognition, 2 rubles"
    assert lines[at].split() == ["≈", *name.split(), "middle_01"]
    assert "cost and reward are known from examples" in lines[at + 1]


def test_show_can_be_limited_to_a_provenance() -> None:
    tables = data_of("show", GAME, "--provenance", "deduced")["tables"]
    assert [row["id"] for row in tables["cathedral_card"]] == ["middle_01"]
    assert {row["provenance"] for rows in tables.values() for row in rows} == {"deduced"}
    text = run("show", GAME, "cathedral_card", "--provenance", "deduced").stdout
    assert "middle_01" in text
    assert "base_01" not in text
    assert "no such rows" in run("show", GAME, "color", "--provenance", "deduced").stdout


def test_an_owner_exports_edits_checks_installs_compares_and_removes(home: Path) -> None:
    path = home / "my.toml"
    exported = run("export", GAME, "-o", str(path))
    assert exported.stdout == f"wrote {path}; next: nave components check {path} --game {GAME}\n"
    assert (
        path.read_text(encoding="utf-8")
        == registry()[GAME].standard_components().text
        == run("export", GAME).stdout
    )
    path.write_text(path.read_text(encoding="utf-8").replace(CARD, BETTER), encoding="utf-8")

    checked = run("check", str(path), "--game", GAME)
    assert checked.exit_code == 0
    assert checked.stdout.endswith("; 2 values differ from the standard set\n")

    installed = data_of("install", str(path), "--game", GAME, "--name", "mybox")
    assert installed["hash"] in checked.stdout
    assert [row["name"] for row in data_of("list", GAME)] == ["standard", "mybox"]
    card = data_of("show", GAME, "cathedral_card", "--set", "mybox")
    assert (card["name"], card["hash"]) == ("mybox", installed["hash"])
    assert card["tables"]["cathedral_card"][0]["recognition"] == 2

    changes = data_of("diff", GAME, "standard", "mybox")
    assert [(part["row"], part["field"], part["first"], part["second"]) for part in changes] == [
        ('"base_01"', "cost", {"lumber": 2, "brick": 1}, {"lumber": 1, "brick": 1}),
        ('"base_01"', "recognition", 3, 2),
    ]
    assert data_of("diff", GAME, "standard", str(path)) == changes
    words = [line.split() for line in run("diff", GAME, "standard", "mybox").stdout.splitlines()]
    assert ["cathedral_card", '"base_01"', "recognition", "3", "2"] in words
    assert run("diff", GAME, "mybox", str(path)).stdout.startswith("mybox and ")

    assert run("remove", GAME, "mybox").stdout == f"removed mybox of {GAME}\n"
    assert [row["name"] for row in data_of("list", GAME)] == ["standard"]


def test_check_prints_every_problem_and_ends_with_1(home: Path) -> None:
    path = edited(home, "my.toml", (CARD, WORSE), ("heights = [3, 3, 3, 3]", "heights = [3, 3, 3]"))
    result = run("check", path, "--game", GAME)
    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        'my.toml: cathedral_card "base_01": recognition is 40; allowed: 0 to 12',
        'my.toml: building_plan "plan_2a": heights is [3, 3, 3]; '
        "allowed: 4 towers for 2 players (rule setup.building_plan)",
    ]
    as_json = run("check", path, "--game", GAME, "--json")
    assert as_json.exit_code == 1
    told = json.loads(as_json.stdout)
    assert (told["ok"], told["hash"]) == (False, None)
    assert [problem["field"] for problem in told["problems"]] == ["recognition", "heights"]
    assert run("check", edited(home, "my.toml"), "--game", GAME, "--json").exit_code == 0


def test_install_refuses_problems_and_other_sets_of_the_name(home: Path) -> None:
    bad = run("install", edited(home, "bad.toml", (CARD, WORSE)), "--game", GAME, "--name", "mybox")
    assert bad.exit_code == 1
    assert 'bad.toml: cathedral_card "base_01": recognition is 40; allowed: 0 to 12' in bad.stderr
    assert not (home / "home").exists()

    assert run("install", edited(home, "1.toml"), "--game", GAME, "--name", "mybox").exit_code == 0
    second = edited(home, "2.toml", (CARD, BETTER))
    refused = run("install", second, "--game", GAME, "--name", "mybox")
    assert refused.exit_code == 1
    assert f"{GAME} has another set 'mybox' already" in refused.stderr
    replaced = run("install", second, "--game", GAME, "--name", "mybox", "--replace")
    assert replaced.exit_code == 0
    assert replaced.stdout.startswith(f"installed mybox for {GAME}, hash ")


def test_a_missing_set_is_answered_with_the_installed_ones() -> None:
    for words in (
        ("show", GAME, "--set", "mybox"),
        ("remove", GAME, "mybox"),
        ("diff", GAME, "standard", "mybox"),
    ):
        result = run(*words)
        assert result.exit_code == 1
        assert result.stderr == f"{GAME} has no component set 'mybox'; allowed: standard\n"


def test_export_overwrites_nothing(home: Path) -> None:
    (home / "my.toml").write_text("mine")
    result = run("export", GAME, "-o", str(home / "my.toml"))
    assert result.exit_code == 1
    assert "exists already; allowed: a new file" in result.stderr
    assert (home / "my.toml").read_text() == "mine"
    assert "cannot be written" in run("export", GAME, "-o", str(home / "no" / "my.toml")).stderr


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["show", "chess"], "there is no game 'chess'; allowed: red_cathedral"),
        (["list", "chess"], "there is no game 'chess'; allowed: red_cathedral"),
        (["show", GAME, "cards"], "there is no table 'cards'; allowed: color, die, resource"),
        (
            ["show", GAME, "--provenance", "guessed"],
            "there is no provenance 'guessed'; allowed: known, deduced",
        ),
        (["check", "none.toml", "--game", GAME], "none.toml"),
        (["install", "none.toml", "--game", GAME, "--name", "x"], "none.toml"),
        (["diff", GAME, "standard"], "Missing argument 'SET_B'"),
    ],
)
def test_bad_use_ends_with_2_and_says_what_is_allowed(words: list[str], told: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    flat = " ".join(result.stderr.replace("│", " ").split())
    assert told in flat


def test_help_teaches_by_example() -> None:
    text = run("--help").stdout
    assert "nave components export GAME -o my.toml" in text
    assert "nave components install my.toml --game GAME --name mybox" in text
