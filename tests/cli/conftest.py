"""What tests of the full-screen table share."""

from pathlib import Path

import pytest


@pytest.fixture
def terminal_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NAVE_HOME", str(tmp_path / "home"))
    # A busy machine must not tear numbers apart.
    monkeypatch.setattr("nave.cli.table_widgets.PAUSE", 60.0)
    return tmp_path
