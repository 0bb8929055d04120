"""`nave play` by lines: a script plays whole games, nothing confirmed is lost, mistakes are answered."""

import io
import signal
import subprocess
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import nave
from nave.cli import play as play_module
from nave.cli.draw import drawing_of
from nave.cli.main import app
from nave.cli.plain import PlainTable
from nave.cli.session import HUMAN, begin
from nave.tables.called import seed_of
from tests.support.play import (
    GAME,
    command,
    environment,
    game_of,
    hot_seat,
    played_out,
    read_to_prompt,
    run_plain,
    saves,
)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NAVE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def run(*words: str, lines: list[str] | None = None) -> Result:
    """In this process: quicker than another one, and never a terminal."""
    return CliRunner().invoke(app, ["play", *words], input="".join(f"{line}\n" for line in lines or []))


def refused(*words: str) -> str:
    result = run(*words)
    assert result.exit_code == 2, result.output
    return " ".join(result.stderr.split())


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


# ------------------------------------------------------------ the command


def test_bad_values_are_refused_with_the_allowed_ones(home: Path, tmp_path: Path) -> None:
    assert "no game 'chess'; games: basilica, red_cathedral" in refused("chess")
    assert "played with 1, 2, 3, 4 seats, not 9" in refused(GAME, "--seats", "9")
    assert "played with 1, 2, 3, 4 seats, not 0" in refused(GAME, "--seats", "0")
    assert "no player 'hal'; allowed: human, " in refused(GAME, "--players", "human,hal")
    assert "2 players are named for 3 seats" in refused(GAME, "--seats", "3", "--players", "human,random")
    assert "its settings: workshops" in refused(GAME, "--set", "shops=basic")
    assert "allowed: 'basic', 'advanced'" in refused(GAME, "--set", "workshops=gold")
    assert "KEY=VALUE" in refused(GAME, "--set", "workshops")
    assert "no component set 'mine'; allowed: standard" in refused(GAME, "--components", "mine")
    assert "no unfinished game" in refused("--continue")
    assert "no game 'chess'" in refused("chess", "--continue")
    assert "--seed cannot change a game" in refused("--continue", "--seed", "1")
    assert "cannot be read" in refused("--continue", str(tmp_path / "none.json"))
    assert saves(home) == []


def test_a_seed_may_be_said_in_words(home: Path) -> None:
    for seed in ("quiet-heron", "ten", "7"):
        assert run(GAME, "--seed", seed).exit_code == 0
    assert {nave.load_record(path).seed for path in saves(home)} == {
        seed_of("quiet-heron"),
        seed_of("ten"),
        7,
    }


def test_players_alone_give_the_number_of_seats(home: Path) -> None:
    assert run(GAME, "--players", "human, random ,RANDOM,human").exit_code == 0
    record = nave.load_record(saves(home)[0])
    assert record.seats == 4
    assert record.meta["players"] == [HUMAN, "random", "random", HUMAN]


def test_a_hint_names_the_best_options_with_reasons(home: Path) -> None:
    said = run(GAME, "--players", "human,random", "--seed", "3", lines=["hint", "quit"]).stdout
    best = [line for line in said.splitlines() if line.startswith("  ") and " than " in line]
    assert 1 <= len(best) <= 5


def test_the_default_is_one_human_and_one_bot(home: Path) -> None:
    assert run(GAME).exit_code == 0
    record = nave.load_record(saves(home)[0])
    assert record.meta["players"] == [HUMAN, "mason"]


@pytest.mark.slow
def test_bots_alone_play_to_the_end(home: Path) -> None:
    result = run(GAME, "--players", "random,random", "--seed", "8")
    assert result.exit_code == 0
    assert nave.load_record(saves(home)[0]).result is not None
    assert "wins" in result.stdout


def test_a_record_file_is_kept_and_never_overwritten(home: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    words = ("--players", "human,human", "--seed", "42")
    assert run(GAME, *words, "--record", str(kept), lines=["claim 1.1"]).exit_code == 0
    assert list(game_of(kept).answers)[-1] == "claim 1.1"
    assert "exists already" in refused(GAME, "--record", str(kept))
    # The same game may go on in it, another one may not.
    assert run("--continue", "--record", str(kept), lines=["place down green"]).exit_code == 0
    assert list(game_of(kept).answers)[-1] == "place down green"
    assert run(GAME, "--players", "human,human", "--seed", "43").exit_code == 0
    assert "holds another game" in refused("--continue", "--record", str(kept))


def test_a_record_file_can_be_continued(home: Path, tmp_path: Path) -> None:
    path = tmp_path / "friend.json"
    nave.new_game(GAME, seats=2, seed=42).record.save(path)
    result = run("--continue", str(path), "--players", "human,human", lines=["claim 1.1"])
    assert result.exit_code == 0, result.output
    assert list(game_of(saves(home)[0]).answers)[-1] == "claim 1.1"
    assert len(game_of(path).answers) < len(game_of(saves(home)[0]).answers)


def test_a_broken_save_is_passed_over_aloud(home: Path) -> None:
    run(GAME, "--players", "human,human", "--seed", "42", lines=["claim 1.1"])
    (home / "saves" / "zzz.json").write_text("{")
    result = run("--continue", lines=["place down green"])
    assert result.exit_code == 0
    assert "Passed over" in result.stderr
    assert "zzz.json" in result.stderr


def test_without_a_game_the_only_one_is_taken_or_a_choice_is_asked(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    one = {"id": "red_cathedral", "title": "The Red Cathedral", "edition": "2020", "seats": [1, 2, 3, 4]}
    two = {"id": "basilica", "title": "Basilica", "edition": "2022", "seats": [2]}
    monkeypatch.setattr("nave.api.games", lambda language: [one])
    assert play_module.chosen_game() == "red_cathedral"
    monkeypatch.setattr("nave.api.games", lambda language: [one, two])
    monkeypatch.setattr("sys.stdin", io.StringIO())
    with pytest.raises(nave.BadInput, match="allowed: red_cathedral, basilica"):
        play_module.chosen_game()
    answers = iter(["chess", "7", "2"])
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("typer.prompt", lambda text: next(answers))
    assert play_module.chosen_game() == "basilica"
    told = capsys.readouterr().out
    assert "1  red_cathedral  The Red Cathedral, 1 to 4 players (2020)" in told
    assert "no game 'chess'; allowed: 1 to 2, or red_cathedral, basilica" in told
