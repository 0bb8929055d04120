"""docs/write-a-game.md is true: its code is the toy's, and its commands are run."""

import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import nave
from nave.cli.main import app
from nave.kernel.language import DEFAULT
from tests.support import toy, toy_data, toy_mind, toy_questions
from tests.support.plugged import plugged

TEXT = (Path(__file__).parent.parent / "docs" / "write-a-game.md").read_text(encoding="utf-8")
MODULES = (toy, toy_data, toy_questions, toy_mind)
WORDS = Path(str(toy.__file__)).parent / "words" / "en.ftl"
FILES = [Path(str(module.__file__)) for module in MODULES]
SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in (*FILES, WORDS))
PRINTED = [line.strip() for line in TEXT.splitlines() if line.startswith("    nave ")]


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)\n```", TEXT, re.DOTALL)


def points() -> list[tuple[str, str, str]]:
    """The entry points of the document."""
    [text] = [block for block in blocks("toml") if "entry-points" in block]
    groups = tomllib.loads(text)["project"]["entry-points"]
    return [(group, name, value) for group, found in groups.items() for name, value in found.items()]


@pytest.fixture(autouse=True)
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("NAVE_HOME", str(tmp_path))
    with plugged(*points()):
        yield


def command(line: str, said: str = "") -> Result:
    name, *words = shlex.split(line)
    assert name == "nave"
    done = CliRunner().invoke(app, words, input=said, env={"COLUMNS": "120"})
    assert done.exit_code == 0, done.output
    return done


def printed(start: str) -> str:
    [line] = [line for line in PRINTED if line.startswith(start)]
    return line


def test_every_piece_of_code_is_the_toys() -> None:
    parts = [part for block in blocks("python") for part in re.split(r"\n\n+", block)]
    assert len(parts) >= 30
    missing = [part for part in parts if part not in SOURCES]
    assert not missing, f"not word for word in the toy:\n{missing[0]}"


def test_the_data_shown_are_the_toys() -> None:
    for block in (*blocks("toml"), *blocks("ftl")):
        assert "entry-points" in block or all(line in SOURCES for line in block.splitlines()), block


def test_the_words_shown_are_messages_of_the_game() -> None:
    words = toy.Marbles().words(DEFAULT)
    keys = [line.partition(" = ")[0] for block in blocks("ftl") for line in block.splitlines()]
    assert len(keys) >= 5
    assert all(words.has(key) for key in keys)


def test_all_the_commands_are_run_here() -> None:
    kinds = [line.split()[1] for line in PRINTED]
    assert kinds == ["games", "rules", "play", "simulate", "tournament"]


def test_the_game_is_listed_and_its_rules_can_be_looked_up() -> None:
    assert "marbles  Marbles, 2 players" in command(printed("nave games")).stdout
    assert "marbles.draw" in command(printed("nave rules")).stdout


def test_the_game_is_played_drawn_plainly_and_hinted_in_the_terminal() -> None:
    out = command(printed("nave play"), "polish\ntable\nhint\ndraw\nend turn\nquit\n").stdout
    assert "polish, draw, offer or end the turn" in out
    assert "'shine': [1, 0]" in out
    assert "marbles held" in out


def test_the_game_is_simulated() -> None:
    assert "20 of 20 games finished" in command(printed("nave simulate")).stdout


@pytest.mark.slow
def test_bots_that_think_beat_chance() -> None:
    lines = command(printed("nave tournament")).stdout.splitlines()
    rows = [line.split()[0] for line in lines if line.startswith(("mason", "random"))]
    assert rows[0] == "mason"


def test_the_lines_of_the_library_work(capsys: pytest.CaptureFixture[str]) -> None:
    code = re.search(r"\n((?:    [^\n]*\n|\n)*    import nave\n(?:    [^\n]*\n|\n)+)", TEXT)
    assert code is not None
    lines = [line[4:] for line in code[1].splitlines() if line.startswith("    ") and "nave " not in line[:9]]
    exec("\n".join(lines), {"nave": nave})
    assert "marbles.end" in capsys.readouterr().out
