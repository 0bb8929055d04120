"""What tests of the command line share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from nave.cli.speech import choose


@pytest.fixture(autouse=True)
def language_of_one_command() -> Iterator[None]:
    """`--language` is for the process of one command; the next test is another one."""
    yield
    choose(None)


@pytest.fixture
def terminal_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NAVE_HOME", str(tmp_path / "home"))
    # A busy machine must not tear numbers apart.
    monkeypatch.setattr("nave.cli.table_widgets.PAUSE", 60.0)
    return tmp_path


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NAVE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"
