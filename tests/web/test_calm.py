"""The collector of cycles looks at old objects only when nobody waits."""

import asyncio
import gc
import weakref

import pytest

from nave.web import calm as room
from nave.web.calm import Calm
from nave.web.metrics import Metrics
from tests.support.server import Server


class Knot:
    def __init__(self) -> None:
        self.self = self


def old_knot() -> "weakref.ref[Knot]":
    """A cycle that has outlived the collections of new objects."""
    knot = Knot()
    gc.collect()
    found = weakref.ref(knot)
    del knot
    gc.collect(1)
    assert found() is not None
    return found


def test_everything_is_looked_at_when_it_is_quiet_and_not_before(monkeypatch: pytest.MonkeyPatch) -> None:
    async def live() -> None:
        monkeypatch.setattr(room, "WORTH", 0)
        before = gc.get_threshold()
        calm = Calm(Metrics())
        calm.open()
        try:
            assert gc.get_threshold()[2] == room.NEVER
            knot = old_knot()
            assert not calm.look()
            monkeypatch.setattr(room, "SELDOM", 0.0)
            calm.stir()
            assert not calm.look()
            assert knot() is not None
            monkeypatch.setattr(room, "QUIET", -1.0)
            assert calm.look()
            assert knot() is None
        finally:
            calm.close()
        assert gc.get_threshold() == before
        assert gc.get_freeze_count() == 0

    asyncio.run(live())


def test_a_server_that_is_never_quiet_looks_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    calm = Calm(Metrics())
    calm.stir()
    assert not calm.look()
    monkeypatch.setattr(room, "OFTEN", 0.0)
    assert calm.look()


def test_pauses_of_the_loop_are_told(sqlite_server: Server) -> None:
    text = sqlite_server.http.get("/metrics").text
    assert "nave_loop_lag_seconds_count" in text
    assert "nave_collector_seconds_count" in text
