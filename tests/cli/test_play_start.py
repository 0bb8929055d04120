"""What `nave play` is asked for: which game, who plays, which seed, which record; nonsense is refused."""

import io
from pathlib import Path

import pytest

import nave
from nave.cli import play as play_module
from nave.cli.session import HUMAN
from nave.tables.called import seed_of
from tests.support.play import GAME, game_of, refused, run, saves


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
