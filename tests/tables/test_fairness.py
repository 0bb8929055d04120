"""Bots, hints and guests: nobody takes what is everybody's."""

import asyncio
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from nave.tables.commands import Start, Take
from nave.tables.errors import NotAllowed
from nave.tables.model import Holder
from nave.tables.queue import ALONE, ASKED, QUICK, WITH_PEOPLE, FairQueue
from nave.tables.secrets import digest
from nave.tables.service import TableService
from nave.tables.workers import BotWorkers, Job, Worker
from tests.support.server import fresh, some_bot
from tests.support.tables import opened, with_service


def test_everybody_is_served_in_turn_and_bots_alone_come_last_but_do_come() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(30):
        queue.put(ALONE, "many", f"many {number}")
        queue.put(WITH_PEOPLE, "busy", f"busy {number}")
    queue.put(WITH_PEOPLE, "one", "one")
    queue.put(ASKED, "asker", "hint")
    served = [queue.get() for _ in range(6)]
    assert served == ["hint", "busy 0", "one", "many 0", "busy 1", "busy 2"]
    assert len(queue) == 62 - 6
    assert [queue.get() for _ in range(len(queue) + 1)][-1] is None


def test_a_hint_does_not_wait_for_thirty_tables_of_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    def think(_worker: Worker, job: Any) -> str:
        order.append(job)
        return str(job)

    monkeypatch.setattr(Worker, "ask", think)

    async def run() -> None:
        workers = BotWorkers(1)
        jobs: list[Any] = [f"bot {number}" for number in range(30)]
        asked = [asyncio.ensure_future(workers.ask(job, "visitor", WITH_PEOPLE)) for job in jobs]
        await asyncio.sleep(0)
        hint: Any = "hint"
        neighbour: Any = "neighbour"
        asked.append(asyncio.ensure_future(workers.ask(neighbour, "another", WITH_PEOPLE)))
        asked.append(asyncio.ensure_future(workers.ask(hint, "somebody", ASKED)))
        await asyncio.gather(*asked)
        await workers.close()

    asyncio.run(run())
    assert order.index("hint") <= 2
    assert order.index("neighbour") <= 4


def test_architects_of_many_tables_never_hold_up_the_bots_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty tables ask for long thoughts all the time: a quick bot's turn waits for one of them, no more,
    and another architect's comes as often as that of everybody else.
    """
    order: list[str] = []

    def think(_worker: Worker, job: Any) -> str:
        order.append(job)
        return str(job)

    monkeypatch.setattr(Worker, "ask", think)

    async def asked(workers: BotWorkers, table: str, urgency: int) -> None:
        for number in range(5):
            job: Any = f"{table} {number}"
            await workers.ask(job, table, urgency)

    async def run() -> None:
        workers = BotWorkers(1)
        tables = [asked(workers, f"architect {number}", WITH_PEOPLE) for number in range(20)]
        await asyncio.gather(*tables, asked(workers, "apprentice", QUICK))
        await workers.close()

    asyncio.run(run())
    assert len(order) == 21 * 5
    places = [order.index(f"apprentice {number}") for number in range(5)]
    assert places[0] <= 2
    assert all(after - before <= 3 for before, after in pairwise(places))
    for number in range(20):
        turns = [order.index(f"architect {number} {turn}") for turn in range(5)]
        assert all(after - before <= 30 for before, after in pairwise(turns)), "everybody in turn"


def test_a_worker_that_somebody_no_longer_waits_for_goes_to_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Worker, "ask", lambda _worker, job: job)

    async def run() -> None:
        workers = BotWorkers(1)
        job: Any = Job("x", {}, [], 1, 0.1)
        first = asyncio.ensure_future(workers.ask(job))
        second = asyncio.ensure_future(workers.ask(job))
        await asyncio.sleep(0)
        second.cancel()
        third = asyncio.ensure_future(workers.ask(job))
        async with asyncio.timeout(5):
            assert await first is job
            assert await third is job
        await workers.close()

    asyncio.run(run())


def test_a_guest_of_a_listed_table_cannot_shut_out_those_who_were_invited(tmp_path: Path) -> None:
    async def work(service: TableService) -> None:
        table = await opened(service, "open", "open", listed=True)
        key = "guest-guest-guest-guest"
        take = Take(id=fresh(), seat=1, name="Eve", key_hash=digest(key))
        await service.submit(table.live, Holder(table.live.row.id, ()), take)
        guest = table.by(key)
        with pytest.raises(NotAllowed, match="without a link"):
            await service.submit(table.live, guest, Start(id=fresh(), fill=some_bot()))
        again = TableService(service.store)
        live = await again.live(table.live.row.id)
        with pytest.raises(NotAllowed, match="without a link"):
            await again.submit(live, guest, Start(id=fresh(), fill=some_bot()))
        await service.submit(table.live, table.seat(0), Start(id=fresh(), fill=some_bot()))
        assert table.live.row.status == "running"

    with_service(f"sqlite:///{tmp_path / 'tables.sqlite3'}", work)
