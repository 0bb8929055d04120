"""`nave components` beside the open box: correct, check, share, merge, walk."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import nave
from nave.cli.components import app
from nave.games import registry

GAME = "red_cathedral"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NAVE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("TERM", "dumb")
    return tmp_path


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(words), input=typed)


def done(*words: str, typed: str = "") -> str:
    result = run(*words, typed=typed)
    assert result.exit_code == 0, result.output + result.stderr
    # Codes and paths are as long as they are.
    lines = [line for line in result.stdout.splitlines() if not line.startswith(("NAVE1-", "wrote "))]
    assert max((len(line) for line in lines), default=0) <= 80
    return result.stdout


def data_of(*words: str) -> Any:
    return json.loads(run(*words, "--json").stdout)


def test_a_value_is_corrected_in_one_command_and_played_with() -> None:
    told = done("set", "RED_CATHEDRAL.base_09.cost=3 brick", f"{GAME}.base_09.ruble=1", "--set", "kaspar")
    assert "✎ Base: 3 brick → 5 recognition, 1 ruble" in told
    rows = {row["name"]: row for row in data_of("list", GAME)}
    assert rows["kaspar"]["rows"]["corrected"] == 1
    assert rows["kaspar"]["hash"] != rows["standard"]["hash"]
    assert "1 corrected" in done("list", GAME)
    game = nave.new_game(GAME, seats=2, seed=1, components="kaspar")
    assert game.record.components["name"] == "kaspar"


def test_checks_keep_the_hash_and_are_counted() -> None:
    told = done("checked", GAME, "--sheet", "domes", "--set", "kaspar", "--by", "Kaspar")
    assert told.count("✓") == 10
    rows = {row["name"]: row for row in data_of("list", GAME)}
    assert rows["kaspar"]["hash"] == rows["standard"]["hash"]
    assert rows["kaspar"]["rows"]["checked"] == 10
    assert "kaspar: 10 checked, 0 corrected" in done("diff", GAME, "standard", "kaspar")
    assert "have the same values" in done("diff", GAME, "standard", "kaspar")
    assert "checked by Kaspar on" in done("show", GAME, "dome_01", "--set", "kaspar")


def test_what_is_unplayable_is_refused_or_kept_as_a_draft() -> None:
    wrong = f"{GAME}.base_09.recognition=40"
    refused = run("set", wrong, "--set", "kaspar")
    assert refused.exit_code == 1
    assert 'cathedral_card "base_09": recognition is 40; allowed: 0 to 12' in refused.stderr
    assert data_of("list", GAME)[0]["name"] == "standard"
    assert "a draft" in done("set", wrong, "--set", "kaspar", "--draft")
    listed = run("list", GAME)
    assert (listed.exit_code, "not sound" in listed.stdout) == (1, True)
    done("set", f"{GAME}.base_09.recognition=4", "--set", "kaspar")
    assert run("list", GAME).exit_code == 0


@pytest.mark.parametrize(
    ("value", "code", "told"),
    [
        ("base_09.cost=1", 2, "is no value of a piece"),
        (f"{GAME}.base_99.cost=1", 1, "has no piece 'base_99'"),
        (f"{GAME}.base_09.type=dome", 1, "has no place 'type' that can be corrected"),
        (f"{GAME}.base_09.cost=9 lumber", 1, "allowed: 1 to 6"),
        (f"{GAME}.base_09.cost=water", 1, 'cost is "water"'),
    ],
)
def test_a_wrong_value_is_told(value: str, code: int, told: str) -> None:
    result = run("set", value)
    assert result.exit_code == code
    assert told in " ".join(result.stderr.replace("│", " ").split())


def test_a_set_travels_by_code_and_by_file_and_is_merged(home: Path) -> None:
    done("set", f"{GAME}.base_09.recognition=4", "--set", "kaspar")
    code = done("share", GAME, "kaspar").strip()
    assert code.startswith("NAVE1-")
    assert "1 corrected, 1 checked" in done("import", GAME, code, "--name", "friend")
    hashes = {row["name"]: row["hash"] for row in data_of("list", GAME)}
    assert hashes["friend"] == hashes["kaspar"]
    done("share", GAME, "kaspar", "-o", str(home / "kaspar"))
    assert data_of("import", GAME, str(home / "kaspar.nave-set.json"), "--name", "again")["name"] == "again"
    assert run("share", GAME, "kaspar", "-o", str(home / "kaspar")).exit_code == 1

    done("set", f"{GAME}.base_09.recognition=4", "--set", "agnes")
    done("set", f"{GAME}.base_08.recognition=3", "--set", "agnes")
    done("set", f"{GAME}.base_08.recognition=2", "--set", "kaspar")
    found = data_of("merge", GAME, "kaspar", "agnes", "--into", "both")
    assert found["agreed"] == {"cathedral_card.base_09": 2}
    assert [one["piece"] for one in found["contradictions"]] == ["cathedral_card.base_08"]
    told = done("merge", GAME, "kaspar", "agnes", "--theirs")
    assert "1 piece confirmed by both, 1 taken over, 1 contradiction" in told
    assert "Recognition: yours 2, theirs 3" in told
    card = data_of("show", GAME, "base_08", "--set", "kaspar")["row"]
    assert (card["recognition"], card["provenance"]) == (3, "corrected")


def test_an_edited_file_is_gone_on_with_by_differences(home: Path) -> None:
    text = registry()[GAME].standard_components().text
    old = "cost = { lumber = 2, brick = 1 }, recognition = 3"
    (home / "my.toml").write_text(text.replace(old, old.replace("3", "2")), encoding="utf-8")
    before = data_of("install", str(home / "my.toml"), "--game", GAME, "--name", "mybox")["hash"]
    done("checked", GAME, "dome_01")
    rows = {row["name"]: row for row in data_of("list", GAME)}
    assert rows["mybox"]["hash"] == before
    assert (rows["mybox"]["rows"]["corrected"], rows["mybox"]["rows"]["checked"]) == (1, 1)


def test_the_walk_signs_corrects_undoes_and_goes_on_where_it_stopped() -> None:
    told = done("edit", GAME, "--sheet", "bases", "--set", "w", typed="\nrec=2\n\nn\nu\ns\nq\n")
    assert "w: 1 of 10 checked" in told
    assert "1 of 10. Enter: right, as printed." in told
    left = done("edit", GAME, "--sheet", "bases", "--set", "w", "--guessed", typed="q\n")
    assert "w: 0 of 9 checked" in left
    wrong = done("edit", GAME, "--sheet", "bases", "--set", "w2", typed="type=dome\ncost=\nq\n")
    assert "has no place 'type'" in wrong


def test_show_draws_a_piece_in_80_columns() -> None:
    told = done("show", GAME, "base_01")
    assert "Base: 2 lumber, 1 brick → 3 recognition, 1 ruble" in told
    assert "▬ ▬ ■" in told
    assert "[R] ♛" in done("show", "basilica", "R01")
    for game in registry():
        for sheet in registry()[game].sheets.sheets:
            done("show", game, sheet.id)
        for table in registry()[game].standard_components().tables():
            done("show", game, table)
