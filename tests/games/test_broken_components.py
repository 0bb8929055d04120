"""Printed values that are changed are refused for the reason that was approved, or accepted."""

import tomllib

import pytest

from tests.support.broken import crossed, tables
from tests.support.told import FOLDER, GAMES


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_changed_in_a_table_is_named_as_approved(game: str) -> None:
    approved = tomllib.loads((FOLDER / f"{game}_components.toml").read_text(encoding="utf-8"))
    now = tables(game)
    assert set(now) == set(approved)
    other = [table for table in approved if now[table] != approved[table]]
    assert not other, "if that is meant, `python -m tests.support.approve` writes it anew"


@pytest.mark.parametrize("game", GAMES)
def test_whatever_does_not_fit_together_is_named_as_approved(game: str) -> None:
    """Values are changed, rows taken away or repeated, and every check over whole tables is asked."""
    approved = tomllib.loads((FOLDER / f"{game}_crossed.toml").read_text(encoding="utf-8"))
    now = crossed(game)
    assert set(now) == set(approved)
    other = [check for check in approved if now[check] != approved[check]]
    assert not other, "if that is meant, `python -m tests.support.approve` writes it anew"
