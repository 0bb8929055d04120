"""Whole games for tests of the terminal: what humans would type, and the streams to type it into."""

import os
import random
import subprocess
import sys
from pathlib import Path
from typing import IO

from typer.testing import CliRunner, Result

import nave
from nave.cli.main import app
from nave.cli.session import HUMAN, Session
from nave.kernel.game import Game

GAME = "red_cathedral"


class Unsaved(Session):
    """Plays without touching the disk, for games whose way there is not what a test looks at."""

    def save(self) -> None:
        pass


def played_out(
    folder: Path, players: list[str], seed: int, until: int | None = None, **options: str
) -> tuple[Session, list[str]]:
    """A game with those players, humans answering with a liking for building, and what the humans answered.

    It stops after `until` answers of humans, if that is given. Its record is in the folder.
    """
    game = nave.new_game(GAME, seats=len(players), seed=seed, settings=options)
    session = Unsaved(game, players, folder / f"{seed}.json")
    chance = random.Random(seed)
    typed: list[str] = []
    session.run_bots()
    while not game.over and len(typed) != until:
        options_now = game.options()
        eager = [o for o in options_now if o.text.startswith(("deliver", "decorate", "take", "claim"))]
        option = chance.choice(eager if eager and chance.random() < 0.8 else options_now)
        typed.append(option.text)
        session.play(option)
        session.run_bots()
    game.record.save(session.path)
    return session, typed


def hot_seat(folder: Path, seats: int, seed: int) -> tuple[Session, list[str]]:
    return played_out(folder, [HUMAN] * seats, seed)


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "nave.cli.main", "play", *words]


def environment(home: Path) -> dict[str, str]:
    return {**os.environ, "NAVE_HOME": str(home), "COLUMNS": "120", "PYTHONUTF8": "1"}


def run_plain(home: Path, *words: str, lines: list[str]) -> subprocess.CompletedProcess[str]:
    """A separate process that plays by lines until its input ends."""
    return subprocess.run(
        command(*words),
        input="".join(f"{line}\n" for line in lines),
        env=environment(home),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def read_to_prompt(stream: IO[str]) -> str:
    """All that comes up to the next `> ` at the beginning of a line."""
    text = ""
    while not (text == "> " or text.endswith("\n> ")):
        sign = stream.read(1)
        if not sign:
            raise AssertionError(f"no prompt came, but:\n{text}")
        text += sign
    return text


def saves(home: Path) -> list[Path]:
    return sorted((home / "saves").glob("*.json"))


def game_of(path: Path) -> Game:
    return nave.replay(nave.load_record(path))


def run(*words: str, lines: list[str] | None = None) -> Result:
    """In this process: quicker than another one, and never a terminal."""
    return CliRunner().invoke(app, ["play", *words], input="".join(f"{line}\n" for line in lines or []))


def refused(*words: str) -> str:
    result = run(*words)
    assert result.exit_code == 2, result.output
    return " ".join(result.stderr.split())
