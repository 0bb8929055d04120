"""`nave play` by lines: a script plays whole games, nothing confirmed is lost, mistakes are answered."""

import io
import signal
import subprocess
from pathlib import Path

import pytest

import nave
from nave.cli.draw import drawing_of
from nave.cli.plain import PlainTable
from nave.cli.session import HUMAN, begin
from tests.support.play import (
    GAME,
    command,
    environment,
    game_of,
    hot_seat,
    played_out,
    read_to_prompt,
    run,
    run_plain,
    saves,
)

# ------------------------------------------------------------ whole games


@pytest.mark.slow
def test_a_script_plays_a_whole_game_against_a_bot(tmp_path: Path, home: Path) -> None:
    whole, typed = played_out(tmp_path, [HUMAN, "random"], seed=3)
    done = run_plain(home, GAME, "--players", "human,random", "--seed", "3", lines=typed)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    result = whole.game.result
    assert result is not None
    assert result.reason in done.stdout
    record = nave.load_record(saves(home)[0])
    assert record.answers == list(whole.game.answers)
    assert record.result == {"scores": result.scores, "winners": result.winners}


@pytest.mark.slow
def test_a_script_plays_a_whole_solitaire(tmp_path: Path, home: Path) -> None:
    whole, typed = played_out(tmp_path, [HUMAN], seed=5, workshops="advanced", level="hard")
    options = ("--set", "workshops=advanced", "--set", "level=hard")
    done = run_plain(home, GAME, "--seats", "1", "--seed", "5", *options, lines=typed)
    assert done.returncode == 0, done.stderr
    assert nave.load_record(saves(home)[0]).answers == list(whole.game.answers)
    assert "Ivan" in done.stdout
    assert whole.game.result is not None
    assert whole.game.result.reason in done.stdout


@pytest.mark.slow
def test_three_humans_share_one_keyboard(tmp_path: Path, home: Path) -> None:
    whole, typed = hot_seat(tmp_path, 3, seed=6)
    result = run(GAME, "--players", "human,human,human", "--seed", "6", lines=typed)
    assert result.exit_code == 0, result.output
    assert nave.load_record(saves(home)[0]).answers == list(whole.game.answers)
    for name in ("Green", "Blue", "Red"):
        assert f"{name}: claim a section or move a die." in result.stdout


def test_options_can_be_answered_by_number(tmp_path: Path, home: Path) -> None:
    result = run(GAME, "--seed", "42", "--players", "human,human", lines=["1", "2"])
    assert result.exit_code == 0
    assert list(game_of(saves(home)[0]).answers)[-2:] == ["claim 1.1", "place up blue"]


# ------------------------------------------------------------ nothing is lost


def killed(home: Path, typed: list[str], seed: int) -> None:
    """A process that is shot when it has asked the question after those answers."""
    with subprocess.Popen(
        command(GAME, "--players", "human,random", "--seed", str(seed), "--plain"),
        env=environment(home),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        read_to_prompt(process.stdout)
        for line in typed:
            process.stdin.write(f"{line}\n")
            process.stdin.flush()
            read_to_prompt(process.stdout)
        process.send_signal(signal.SIGKILL)


@pytest.mark.parametrize("after", [0, 1, 9])
def test_a_killed_game_stands_where_it_was(tmp_path: Path, home: Path, after: int) -> None:
    whole, typed = played_out(tmp_path, [HUMAN, "random"], seed=11, until=after)
    killed(home, typed, seed=11)
    (path,) = saves(home)
    stopped = game_of(path)
    assert list(stopped.answers) == list(whole.game.answers)
    assert stopped.position() == whole.game.position()
    again = run("--continue", lines=["1", "quit"])
    assert again.exit_code == 0, again.output
    assert list(game_of(path).answers[: len(whole.game.answers)]) == list(whole.game.answers)
    assert len(game_of(path).answers) > len(whole.game.answers)


@pytest.mark.slow
def test_a_killed_game_can_be_finished(tmp_path: Path, home: Path) -> None:
    whole, typed = played_out(tmp_path, [HUMAN, "random"], seed=11)
    killed(home, typed[:17], seed=11)
    rest = run_plain(home, "--continue", lines=typed[17:])
    assert rest.returncode == 0, rest.stderr
    (path,) = saves(home)
    assert list(game_of(path).answers) == list(whole.game.answers)
    assert nave.load_record(path).result == whole.game.record.result


def test_end_of_input_saves_and_says_how_to_go_on(home: Path) -> None:
    result = run(GAME, "--seed", "42", "--players", "human,human", lines=["claim 1.1"])
    assert result.exit_code == 0
    assert result.stdout.endswith("Saved; continue with: nave play --continue\n")
    assert list(game_of(saves(home)[0]).answers)[-1] == "claim 1.1"
    again = run("--continue", lines=["place down green", "quit"])
    assert again.exit_code == 0
    assert list(game_of(saves(home)[0]).answers)[-1] == "place down green"
    assert len(saves(home)) == 1


BAD_LINES = [
    "",
    "   ",
    "dance",
    "0",
    "99",
    "-1",
    "1.5",
    "claim",
    "claim 9.9",
    "roll",
    "why",
    "why dance",
    "rule",
    "rule no such rule",
    "save",
    "undo",
    "restart",
    "\x07\x1b[A",
    "пожалуйста",
    "a" * 5000,
]


def test_bad_input_loses_nothing(home: Path) -> None:
    result = run(GAME, "--seed", "42", "--players", "human,human", lines=[*BAD_LINES, "claim 1.1", "0", "2"])
    assert result.exit_code == 0, result.output
    assert "Traceback" not in result.output
    assert result.stdout.count("\n! ") >= 12
    fresh = nave.new_game(GAME, seats=2, seed=42)
    assert list(game_of(saves(home)[0]).answers) == [*fresh.answers, "claim 1.1", "place up blue"]


def test_bytes_that_are_no_text_lose_nothing(home: Path) -> None:
    done = subprocess.run(
        command(GAME, "--seed", "42", "--players", "human,human"),
        input=b"\xff\xfe\x00claim\nclaim 1.1\n",
        env=environment(home),
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert list(game_of(saves(home)[0]).answers)[-1] == "claim 1.1"


def test_a_terminal_without_unicode_still_plays(home: Path) -> None:
    env = {**environment(home), "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    words = command(GAME, "--seed", "42", "--players", "human,human")
    done = subprocess.run(
        words, input=b"claim\nclaim 1.1\n", env=env, capture_output=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    assert list(game_of(saves(home)[0]).answers)[-1] == "claim 1.1"


# ------------------------------------------------------------ commands


def table(lines: list[str], seed: int = 42) -> str:
    """What a hot seat of two sees after typing the lines."""
    session = begin(nave.new_game(GAME, seats=2, seed=seed, settings={"first_player": "1"}), [HUMAN, HUMAN])
    out = io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in lines))
    PlainTable(session, drawing_of(session.game), source, out).run()
    return out.getvalue()


def since(text: str, line: str) -> str:
    """The part after what was typed."""
    return text.rpartition(f"> {line}\n")[2]


def test_the_question_shows_table_prompt_and_options(home: Path) -> None:
    text = table([])
    for part in (
        "1 Spring I",
        "4 Summer II",
        "Tower 1",
        "1.1 base",
        "Green: 0 prestige",
        "workshop: green price 3",
        "Supply: 20 lumber",
        "Green: claim a section or move a die.",
        "  1  claim 1.1 ",
    ):
        assert part in text, part


def test_undo_and_restart_take_back(home: Path) -> None:
    text = table(["claim 1.1", "undo", "claim 2.1", "place down green", "restart", "options"])
    assert text.count("Taken back.") == 2
    assert "claim a section" in since(text, "options")


def test_undo_stops_at_the_end_of_a_turn(home: Path) -> None:
    text = table(["claim 1.1", "place down green", "end turn", "undo"])
    assert "! there is nothing to take back" in since(text, "undo")
    assert "there is nothing to take back: the turn begins here" in text


def test_events_come_with_the_rule_they_cite(home: Path) -> None:
    assert "* Green claims 1.1  [claim.steps]" in table(["claim 1.1"])


def test_why_and_rule_explain_a_refusal(home: Path) -> None:
    text = table(["claim 1.2", "rule", "why claim 1.1", "why claim 1.3"])
    assert "! Not possible: claim 1.2." in text
    assert "[claim.available]" in text
    assert since(text, "rule").startswith("claim.available: ")
    assert since(text, "why claim 1.1").startswith("claim 1.1 is possible now.")
    assert "[claim.available]" in since(text, "why claim 1.3")


def test_rules_can_be_searched(home: Path) -> None:
    text = table(["rule penalty", "rule penalty.amount", "rule zebra"])
    assert "penalty.trigger" in since(text, "rule penalty").partition("> ")[0]
    assert since(text, "rule penalty.amount").startswith("penalty.amount: ")
    assert since(text, "rule zebra").startswith("! no rule has 'zebra'")


def test_table_log_and_help_can_be_called_up(home: Path) -> None:
    text = table(["claim 1.1", "table", "log", "help"])
    assert since(text, "table").startswith("Market")
    assert "Green claims 1.1" in since(text, "log")
    assert "undo" in since(text, "help")


def test_save_writes_a_record_to_a_new_file_only(home: Path, tmp_path: Path) -> None:
    path = tmp_path / "sub" / "mine.json"
    text = table(["claim 1.1", f"save {path}", f"save {path}", f"save {path}/x/y"])
    assert f"Wrote {path}" in text
    assert "exists already" in text
    assert "cannot be written" in text
    assert list(game_of(path).answers)[-1] == "claim 1.1"


def test_a_save_that_fails_is_told(home: Path) -> None:
    session = begin(nave.new_game(GAME, seats=2, seed=42), [HUMAN, HUMAN])
    blocked = home / "blocked"
    blocked.write_text("")
    session.path = blocked / "game.json"
    out = io.StringIO()
    PlainTable(session, drawing_of(session.game), io.StringIO("1\nquit\n"), out).run()
    assert "! not saved: " in out.getvalue()
    assert "Saved; continue" not in out.getvalue()
