"""What `import nave` gives, in whatever order things are imported, and the examples people copy."""

import doctest
import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

import nave

ROOT = Path(__file__).parent.parent


def run(code: str, folder: Path) -> str:
    """The output of a program of its own, so that nothing is imported before it."""
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=folder,
        env={**os.environ, "NAVE_HOME": str(folder), "PYTHONPATH": os.pathsep.join(sys.path)},
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    "code",
    [
        "import nave",
        "import nave\nfrom nave.games.red_cathedral import rules",
        "from nave.games.red_cathedral import rules\nimport nave",
        "from nave.games import registry\nimport nave",
        "import nave.games.red_cathedral.rules",
        "import nave.api\nimport nave.kernel.game",
    ],
)
def test_games_is_the_function_whatever_was_imported(code: str, tmp_path: Path) -> None:
    out = run(f"{code}\nprint([game['id'] for game in nave.games()])", tmp_path)
    assert "red_cathedral" in out


def test_everything_promised_is_there() -> None:
    assert sorted(nave.__all__) == nave.__all__
    assert all(hasattr(nave, name) for name in nave.__all__)
    errors = (nave.BadInput, nave.IllegalMove, nave.RecordError, nave.PositionError, nave.ComponentError)
    assert all(issubclass(error, nave.NaveError) for error in errors)


def test_importing_the_library_does_not_load_the_terminal(tmp_path: Path) -> None:
    code = "import sys, nave; print([name for name in ('textual', 'rich', 'typer') if name in sys.modules])"
    assert run(code, tmp_path).strip() == "[]"


def test_the_example_in_the_package_works() -> None:
    result = doctest.testmod(nave)
    assert result.attempted > 0
    assert result.failed == 0


def test_the_example_in_the_readme_works(tmp_path: Path) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    section = text.split("## Use the library", 1)[1].split("\n## ", 1)[0]
    example = "\n".join(line for line in section.splitlines() if line.startswith("    "))
    assert "import nave" in example
    out = run(example, tmp_path)
    assert "die white - Move the white die" in out
    record = nave.load_record(tmp_path / "game.json")
    assert nave.replay(record).record.to_data() == record.to_data()


def test_a_whole_game_in_a_few_lines(tmp_path: Path) -> None:
    code = """
        import nave

        game = nave.new_game("red_cathedral", seats=1, seed=7, settings={"level": "hard"})
        while not game.over:
            game.play(game.options()[-1].text)
        print(game.result.reason)
        game.record.save("solo.json")
        again = nave.replay(nave.load_record("solo.json"))
        assert again.result.scores == game.result.scores
        """
    assert " wins by " in run(code, tmp_path)
