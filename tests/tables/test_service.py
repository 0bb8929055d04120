"""The service alone, without a network: what it keeps in memory, and what happens when things go wrong."""

import asyncio
from pathlib import Path

import pytest

from nave.tables.commands import Chat, Play
from nave.tables.errors import Refused
from nave.tables.live import Live
from nave.tables.model import Change, Limits
from nave.tables.service import TableService
from tests.support.server import fresh
from tests.support.tables import started as sit_down
from tests.support.tables import with_service


async def started(service: TableService) -> Live:
    return (await sit_down(service, "device", "device")).live


async def play_one(service: TableService, live: Live) -> None:
    game, holder = live.game, live.holder(live.seats[0].key_hash)
    assert game is not None
    assert holder is not None
    await service.submit(live, holder, Play(id=fresh(), move=game.options()[-1].text, follows=live.last))


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
        table = await sit_down(service, "device", "device")
        live = table.live
        service.limits.journal_entries = live.last + 2
        for _ in range(2):
            await service.submit(live, table.seat(0), Chat(id=fresh(), text="hello"))
        with pytest.raises(Refused, match="full"):
            await service.submit(live, table.seat(0), Chat(id=fresh(), text="hello"))
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
