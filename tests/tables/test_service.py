"""The service alone, without a network: what it keeps in memory, and what happens when things go wrong."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from nave.api import known_games
from nave.tables import plans
from nave.tables.errors import Refused
from nave.tables.live import Live
from nave.tables.model import Change, SeatSpec, TableSpec
from nave.tables.service import Limits, TableService
from nave.tables.store import Store
from tests.support.server import fresh

FIRST = next(iter(known_games()))


def with_service(
    url: str, work: Callable[[TableService], Awaitable[None]], limits: Limits | None = None
) -> None:
    async def run() -> None:
        store = Store(url)
        await store.open()
        try:
            await work(TableService(store, limits))
        finally:
            await store.close()

    asyncio.run(run())


async def started(service: TableService) -> Live:
    keys = await service.create(TableSpec(FIRST, [SeatSpec("device"), SeatSpec("device")], {}))
    live = await service.live(keys.table)
    await service.submit(live, 0, fresh(), lambda: plans.start(live, 0, None), "start")
    return live


async def play_one(service: TableService, live: Live) -> None:
    game = live.game
    assert game is not None
    assert game.seat is not None
    seat, move = game.seat, game.options()[-1].text
    await service.submit(live, seat, fresh(), lambda: plans.play(live, seat, move), move, live.last)


def test_a_failed_commit_changes_nothing_and_tells_nobody(database: str) -> None:
    async def work(service: TableService) -> None:
        live = await started(service)
        told = []
        live.listeners.add(lambda: told.append(live.last))
        honest = service.store.commit
        number, game = live.last, live.game

        async def broken(change: Change) -> None:
            raise OSError(f"the disk is full at {change.last}")

        service.store.commit = broken  # type: ignore[method-assign]
        with pytest.raises(OSError, match="disk"):
            await play_one(service, live)
        assert (live.last, live.game) == (number, game)
        assert told == []
        service.store.commit = honest  # type: ignore[method-assign]
        await play_one(service, live)
        assert told == [live.last]
        assert await service.store.last(live.row.id) == live.last

    with_service(database, work)


def test_a_client_that_hangs_up_leaves_memory_and_database_together(database: str) -> None:
    async def work(service: TableService) -> None:
        live = await started(service)
        for _ in range(20):
            task = asyncio.ensure_future(play_one(service, live))
            await asyncio.sleep(0.001)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        await service.finish()
        assert await service.store.last(live.row.id) == live.last
        assert len(await service.store.entries(live.row.id)) == live.last
        await play_one(service, live)

    with_service(database, work)


def test_two_memories_of_one_table_never_part(database: str) -> None:
    async def work(service: TableService) -> None:
        other = TableService(service.store)
        mine = await started(service)
        theirs = await other.live(mine.row.id)
        for step in range(30):
            await play_one(*((service, mine) if step % 3 else (other, theirs)))
            if step % 3 == 0:
                await service.refresh(mine)
            else:
                await other.refresh(theirs)
        assert mine.game is not None
        assert theirs.game is not None
        assert mine.game.view(0) == theirs.game.view(0)
        assert mine.items(0, 1) == theirs.items(0, 1)

    with_service(database, work)


def test_a_full_journal_refuses_talk_and_lets_the_game_go_on(tmp_path: Path) -> None:
    async def work(service: TableService) -> None:
        live = await started(service)
        service.limits.journal_entries = live.last + 2
        for _ in range(2):
            await service.submit(live, 0, fresh(), lambda: plans.chat(live, 0, "hello"), "chat")
        with pytest.raises(Refused, match="full"):
            await service.submit(live, 0, fresh(), lambda: plans.chat(live, 0, "hello"), "chat")
        await play_one(service, live)

    with_service(f"sqlite:///{tmp_path / 'x.sqlite3'}", work)


def test_a_table_somebody_listens_to_or_works_at_stays_in_memory(tmp_path: Path) -> None:
    async def work(service: TableService) -> None:
        heard, worked = await started(service), await started(service)
        heard.listeners.add(lambda: None)
        worked.pins += 1
        for _ in range(5):
            await started(service)
        assert service.in_memory(heard.row.id) is heard
        assert service.in_memory(worked.row.id) is worked
        assert service.memory <= 4

    with_service(f"sqlite:///{tmp_path / 'x.sqlite3'}", work, Limits(tables_in_memory=2))
