"""The small commands: simulate, replay, rules. What they print and how they refuse."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import nave
from nave.cli.main import app

RECORDS = Path(__file__).parents[1] / "records" / "red_cathedral"


def run(*args: str) -> Result:
    return CliRunner().invoke(app, list(args))


# ------------------------------------------------------------ simulate


def test_simulate_prints_json_for_scripts() -> None:
    done = run("simulate", "red_cathedral", "--seats", "2", "--games", "2", "--seed", "1", "--json")
    summary = json.loads(done.stdout)
    assert done.exit_code == 0
    assert {"games", "finished", "decisions", "seconds", "mean_scores", "win_share"} <= set(summary)
    assert summary["games"] == summary["finished"] == 2


def test_simulate_shows_a_table_to_people() -> None:
    done = run("simulate", "red_cathedral", "-p", "1", "-n", "1", "-o", "level=hard")
    assert "1 of 1 game finished" in done.stdout
    assert "automaton" in done.stdout


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("red_cathedral", "--seats", "5"), "1, 2, 3, 4 seats"),
        (("red_cathedral", "--games", "0"), "1 or more"),
        (("red_cathedral", "--set", "level"), "KEY=VALUE"),
        (("chess",), "games: basilica, red_cathedral"),
    ],
)
def test_simulate_refuses_with_the_allowed_values(args: tuple[str, ...], words: str) -> None:
    done = run("simulate", *args)
    assert done.exit_code == 2
    assert words in done.stderr


# ------------------------------------------------------------ replay


def golden() -> Path:
    return sorted(RECORDS.glob("*.json"))[0]


def test_replay_tells_the_story_and_the_scores() -> None:
    done = run("replay", str(golden()))
    assert done.exit_code == 0
    assert "claims" in done.stdout
    assert "[claim.steps]" in done.stdout


def test_replay_gives_the_exact_result_as_json() -> None:
    record = nave.load_record(golden())
    done = json.loads(run("replay", str(golden()), "--json").stdout)
    assert record.result is not None
    assert done["over"] is True
    assert done["result"]["scores"] == record.result["scores"]


def test_replay_stops_at_an_answer() -> None:
    done = json.loads(run("replay", str(golden()), "--upto", "120", "--json").stdout)
    assert done["over"] is False
    assert done["answers"] >= 120
    assert nave.from_position(done["position"]).position() == done["position"]


def test_replay_steps_turn_by_turn() -> None:
    record = nave.load_record(golden())
    turns = nave.replay(record).state.turn
    done = run("replay", str(golden()), "--step")
    assert done.exit_code == 0
    assert f"turn {turns}" in done.stdout


def test_replay_refuses_a_truncated_file(tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text(golden().read_text()[:-40])
    done = run("replay", str(broken))
    assert done.exit_code == 2
    assert "not a complete JSON document" in done.stderr


def test_replay_refuses_a_record_of_another_component_set(tmp_path: Path) -> None:
    data = json.loads(golden().read_text())
    data["components"] = {"name": "mybox", "hash": "0123456789abcdef"}
    other = tmp_path / "other.json"
    other.write_text(json.dumps(data))
    done = run("replay", str(other))
    assert done.exit_code == 2
    assert "mybox" in done.stderr
    assert "0123456789abcdef" in done.stderr


# ------------------------------------------------------------ rules


def test_rules_shows_one_rule_with_its_example() -> None:
    done = run("rules", "red_cathedral", "penalty.amount")
    assert "Size of a penalty" in done.stdout
    assert "Example:" in done.stdout


def test_rules_finds_a_group_and_words() -> None:
    group = json.loads(run("rules", "red_cathedral", "penalty", "--json").stdout)
    assert [rule["id"].split(".")[0] for rule in group] == ["penalty"] * len(group)
    assert len(group) > 1
    words = json.loads(run("rules", "red_cathedral", "white", "die", "--json").stdout)
    assert all("white" in str(rule).lower() and "die" in str(rule).lower() for rule in words)
    assert words


def test_rules_lists_all_titles() -> None:
    listed = run("rules", "red_cathedral").stdout
    assert all(rule in listed for rule in ("setup.players", "solo.victory"))


def test_rules_says_when_nothing_fits() -> None:
    done = run("rules", "red_cathedral", "submarine")
    assert done.exit_code == 1
    assert "submarine" in done.stderr


def test_rules_show_an_example_on_the_table_before_and_after() -> None:
    shown = run("rules", "basilica", "vault.adjacency", "--board")
    assert shown.exit_code == 0
    assert "* White lays a red vault on r2c2" in shown.stdout
    assert shown.stdout.count("Cathedral\n") == 2
