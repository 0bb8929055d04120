"""`nave companion`: the real table rolls and draws, the terminal keeps rules and score."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

import nave
from nave.cli.main import app
from nave.kernel.by_hand import ByHand
from nave.kernel.state import State


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NAVE_HOME", str(tmp_path / "home"))
    return tmp_path


def played(home: Path, typed: str, *words: str) -> str:
    line = ["companion", "red_cathedral", "--seed", "7", "--record", str(home / "game.json"), *words]
    done = CliRunner().invoke(app, line, input=typed)
    assert done.exit_code in (0, 130), done.output
    return done.output


class FirstRoll:
    """What people type up to the first roll of the game, and how often chance is asked then."""

    def __init__(self) -> None:
        self.asked = 0
        game = nave.new_game("red_cathedral", seats=2, chance=ByHand(self.ask, 7, deals=True))
        self.dealt = list(game.answers)
        self.typed: list[str] = []
        while not self.asked:
            self.typed.append(game.options()[0].text)
            game.play(self.typed[-1])

    def ask(self, s: State) -> int:
        self.asked += 1
        return next(iter(s.stack[-1].options(s)))

    def lines(self, *then: str) -> str:
        return "".join(f"{line}\n" for line in (*self.typed, *then))


def test_a_dealt_set_up_is_that_of_the_seed_and_the_rest_is_entered(home: Path) -> None:
    first = FirstRoll()
    told = played(home, first.lines(*["2"] * first.asked, "quit"))
    assert told.count("rolled or drawn>") == first.asked
    record = nave.load_record(home / "game.json")
    assert first.dealt == nave.new_game("red_cathedral", seats=2, seed=7).answers
    assert record.answers[: len(first.dealt)] == first.dealt
    assert len(record.answers) == len(first.dealt) + len(first.typed) + first.asked


def test_a_mistyped_die_is_taken_back_and_entered_anew(home: Path) -> None:
    first = FirstRoll()
    again = [*["1"] * first.asked, "undo", first.typed[-1], *["2"] * first.asked, "quit"]
    played(home, first.lines(*again))
    mended = nave.load_record(home / "game.json").answers
    (home / "game.json").unlink()
    played(home, first.lines(*["2"] * first.asked, "quit"))
    assert nave.load_record(home / "game.json").answers == mended


def test_what_may_come_is_named_as_it_is_printed(home: Path) -> None:
    told = played(home, "1\n1\n", "--entered")
    assert "begins  [first seat 1]" in told
    assert "Resource tile: 2 lumber  [lay resource_lumber]" in told


def test_an_entered_set_up_asks_from_the_first_card_on(home: Path) -> None:
    told = played(home, "1\n1\nnonsense\n", "--entered")
    assert told.count("rolled or drawn>") == 4
    assert "'nonsense' fits 0 of them" in told
