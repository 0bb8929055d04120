"""Who counts as gone, what other processes have heard of a seat, and how many tables one maker may have."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from nave.tables import model as m
from nave.tables.clocks import Clocks
from nave.tables.commands import check_absent
from nave.tables.customs import Customs
from nave.tables.errors import Full, Refused
from nave.tables.live import Live
from nave.tables.maker import Making
from nave.tables.model import Limits, SeatSpec, TableSpec
from nave.tables.service import TableService
from nave.tables.store import Store
from tests.support.tables import GAME, opened, with_service

NOW = 10_000_000
LONG_AGO, JUST_NOW = NOW - 100_000, NOW - 1_000
LIMITS = Limits(absent_after=50.0, idle_after=50.0)

Work = Callable[[TableService], Awaitable[None]]
Run = Callable[[Work, Limits | None], None]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    return lambda work, limits: with_service(url, work, limits)


def a_table(here: bool, seen: int, acted: int, asked_at: int, asked: int | None) -> Live:
    """A table as far as one needs to know it to say whether seat 1 is gone."""
    sitting = SimpleNamespace(seen_at=seen, acted_at=acted)
    table = SimpleNamespace(
        row=SimpleNamespace(customs=Customs(), seats=3),
        clocks=Clocks(),
        seats=[None, sitting],
        here={1} if here else set(),
        entries=[SimpleNamespace(at=NOW), SimpleNamespace(at=asked_at), SimpleNamespace(at=NOW)],
        moved=2,
        game=None if asked is None else SimpleNamespace(seat=asked),
    )
    return cast(Live, table)


@pytest.mark.parametrize(
    ("here", "seen", "acted", "asked_at", "asked", "gone"),
    [
        # Not connected: whoever was heard of lately is only late.
        (False, LONG_AGO, JUST_NOW, JUST_NOW, 0, True),
        (False, JUST_NOW, LONG_AGO, LONG_AGO, 1, False),
        # Connected: gone is who is asked and has done nothing for long, since the question too.
        (True, LONG_AGO, LONG_AGO, LONG_AGO, 1, True),
        (True, JUST_NOW, LONG_AGO, LONG_AGO, 1, True),
        (True, LONG_AGO, JUST_NOW, LONG_AGO, 1, False),
        (True, LONG_AGO, LONG_AGO, JUST_NOW, 1, False),
        (True, LONG_AGO, LONG_AGO, LONG_AGO, 0, False),
        (True, LONG_AGO, LONG_AGO, LONG_AGO, None, False),
    ],
)
def test_connected_thinking_and_gone_are_different_things(
    here: bool,
    seen: int,
    acted: int,
    asked_at: int,
    asked: int | None,
    gone: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(m, "now", lambda: NOW)
    table = a_table(here, seen, acted, asked_at, asked)
    if gone:
        check_absent(table, 1, LIMITS)
        return
    with pytest.raises(Refused):
        check_absent(table, 1, LIMITS)


@pytest.mark.parametrize(("shared", "found"), [(True, True), (True, False), (False, True)])
def test_what_other_processes_heard_of_a_seat_counts(run: Run, shared: bool, found: bool) -> None:
    """The latest of what memory, this process and the database know; a table that is gone says nothing."""

    async def work(service: TableService) -> None:
        table = await opened(service)
        service._seen[table.live.row.id, 1] = 2_000
        service._acted[table.live.row.id, 1] = 7_000

        async def load(_table: str) -> Any:
            stored = [SimpleNamespace(seen_at=9_000 * n, acted_at=8_000 * n) for n in range(3)]
            return (None, stored) if found else None

        service.store = cast(Store, SimpleNamespace(shared=shared, load=load))
        for seat in (0, 1):
            table.live.seats[seat].seen_at = table.live.seats[seat].acted_at = 1_000
        await service._look_for(table.live, 1)
        heard = shared and found
        assert table.live.seats[1].seen_at == (9_000 if heard else 2_000)
        assert table.live.seats[1].acted_at == (8_000 if heard else 7_000)
        for nobody in (None, -1, 3):
            await service._look_for(table.live, nobody)
        assert (table.live.seats[0].seen_at, table.live.seats[0].acted_at) == (1_000, 1_000)

    run(work, None)


def test_a_maker_has_a_share_and_so_has_its_network(run: Run) -> None:
    async def work(service: TableService) -> None:
        async def make(address: str, network: str) -> None:
            wishes = [SeatSpec(m.PERSON), SeatSpec(m.PERSON)]
            await service.create(TableSpec(GAME, wishes, {}), Making(address=address, network=network))

        for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
            await make(address, "192.0.2.0/24")
        with pytest.raises(Full, match="2"):
            await make("192.0.2.1", "192.0.2.0/24")
        with pytest.raises(Full, match="3"):
            await make("192.0.2.3", "192.0.2.0/24")
        await make("198.51.100.1", "198.51.100.0/24")
        # Whoever comes from nowhere, as an operator does, is not counted.
        for _ in range(4):
            await make("", "")

    run(work, Limits(tables_per_address=2, tables_per_network=3))
