"""Packages that bring games, as if they were installed."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint, EntryPoints, entry_points

import pytest

from nave.bots.minds import mind_of
from nave.games import rules_of
from nave.kernel import plugins


@contextmanager
def plugged(*points: tuple[str, str, str]) -> Iterator[None]:
    """Each point is a group, a name and what it names; they join those of the installed packages."""
    more = [EntryPoint(name, value, group) for group, name, value in points]

    def both(group: str) -> EntryPoints:
        return EntryPoints([*entry_points(group=group), *(point for point in more if point.group == group)])

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plugins, "entry_points", both)
        forget()
        try:
            yield
        finally:
            forget()


def forget() -> None:
    plugins.forget()
    rules_of.cache_clear()
    mind_of.cache_clear()
