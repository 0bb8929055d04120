"""Writing: in batches, privately, and what happens when the database does not."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy.exc import DataError, IntegrityError, OperationalError

from nave.tables import model as m
from nave.tables.alone import only_one
from nave.tables.batches import Batches, SqliteBatches, Written, keep_private
from nave.tables.batches_postgres import CHANNEL, PostgresBatches
from nave.tables.changes import MOVE_VALUES, heard, moved_on, told
from nave.tables.errors import Conflict, TableError, Unavailable
from nave.tables.model import Asked, Change, Entry, SeatSpec, Submission, TableSpec
from nave.tables.reach import PAUSE, REMEMBERED, Reach, hopeless, reason_of
from nave.tables.service import TableService
from tests.support.postgres import PrivatePostgres
from tests.support.tables import GAME, a_change, with_service


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(20):
            await work()

    asyncio.run(bounded())


def sqlite_error(kind: type[Any]) -> Exception:
    error: Exception = kind("SELECT secret", {}, ValueError("first line\nsecond line"))
    return error


def test_what_lies_with_the_database_is_told_from_what_lies_with_the_data() -> None:
    assert hopeless(TimeoutError())
    assert hopeless(sqlite_error(OperationalError))
    assert not hopeless(sqlite_error(IntegrityError))
    assert not hopeless(sqlite_error(DataError))
    assert not hopeless(KeyError("x"))
    assert reason_of(sqlite_error(OperationalError)) == "ValueError: first line"
    assert reason_of(TimeoutError()) == "TimeoutError"
    assert reason_of(ValueError("x" * 300)) == f"ValueError: {'x' * 200}"


async def within(reach: Reach, work: Callable[[], None], write: bool = False) -> None:
    async with reach.within(write=write):
        work()


def nobody_is_to_wait() -> None:
    raise AssertionError("it was tried")


def not_once() -> None:
    raise sqlite_error(IntegrityError)


def fail(reach: Reach) -> bool:
    return reach.writes_fail


def test_after_a_wait_in_vain_nobody_waits_for_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        clock = [50.0]
        monkeypatch.setattr(time, "monotonic", lambda: clock[0])
        reach = Reach()

        def trouble(seconds: float) -> None:
            clock[0] += seconds
            raise OSError("gone")

        async def fails(seconds: float, write: bool) -> None:
            with pytest.raises(Unavailable) as refused:
                await within(reach, lambda: trouble(seconds), write)
            assert refused.value.extra == {"retry_after": 2}

        await fails(PAUSE, write=False)
        assert not fail(reach)
        async with reach.within():
            pass
        await fails(PAUSE + 0.1, write=True)
        assert fail(reach)
        clock[0] += PAUSE - 0.1
        with pytest.raises(Unavailable):
            await within(reach, nobody_is_to_wait)
        clock[0] += 0.2
        async with reach.within():
            pass
        assert fail(reach)
        clock[0] += REMEMBERED
        assert not fail(reach)
        await fails(0.0, write=True)
        async with reach.within(write=True):
            pass
        assert not fail(reach)
        with pytest.raises(IntegrityError):
            await within(reach, not_once, write=True)
        assert not fail(reach)

    run(work)


class Slow(Batches):
    """Writes what it is given, in its own time; some of it in vain."""

    def __init__(self) -> None:
        super().__init__()
        self.batches: list[int] = []
        self.go = asyncio.Event()
        self.trouble: Exception | None = None

    async def write(self, changes: list[Change]) -> list[Written]:
        await self.go.wait()
        self.batches.append(len(changes))
        if self.trouble is not None:
            raise self.trouble
        late: list[Written] = [change.entries[0].text != "late" for change in changes]
        return late


def test_changes_that_wait_share_a_transaction_and_one_that_is_late_is_left_out() -> None:
    async def work() -> None:
        batches = Slow()
        first = asyncio.ensure_future(batches.commit(a_change(1)))
        await asyncio.sleep(0)
        others = [
            asyncio.ensure_future(batches.commit(a_change(2, text))) for text in ["well"] * 70 + ["late"]
        ]
        await asyncio.sleep(0)
        assert batches.waiting == 71
        others[3].cancel()
        batches.go.set()
        await first
        done = await asyncio.gather(*others, return_exceptions=True)
        assert [type(one) for one in done] == [type(None)] * 3 + [asyncio.CancelledError] + [
            type(None)
        ] * 66 + [Conflict]
        assert batches.batches == [1, 64, 7]
        assert batches.waiting == 0
        batches.trouble = OSError("full")
        with pytest.raises(OSError, match="full"):
            await batches.commit(a_change(3))
        await batches.close()
        batches.trouble = None
        await batches.commit(a_change(4))
        assert batches.batches == [1, 64, 7, 1, 1]

    run(work)


def test_one_that_cannot_be_stored_does_not_take_the_others_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[str] = []
    error: list[Exception] = [ValueError("not this one")]

    def write_one(_connection: object, change: Change) -> bool:
        tried.append(change.entries[0].text)
        if change.entries[0].text == "bad":
            raise error[0]
        return True

    monkeypatch.setattr("nave.tables.batches.write_one", write_one)

    async def work() -> None:
        batches = SqliteBatches(tmp_path / "t.sqlite3", asyncio.Lock())
        changes = [a_change(1, text) for text in ("one", "bad", "two")]
        assert await batches.write(changes) == [True, error[0], True]
        assert tried == ["one", "bad", "one", "bad", "two"]
        assert await batches.write(changes[1:2]) == [error[0]]
        tried.clear()
        error[0] = sqlite_error(OperationalError)
        assert await batches.write(changes) == [error[0]] * 3
        assert tried == ["one", "bad"], "it lies with the database: nothing is tried again"
        await batches.close()

    run(work)


def test_the_file_is_for_whoever_runs_the_server(tmp_path: Path) -> None:
    path = tmp_path / "new"
    keep_private(path)
    assert path.stat().st_mode & 0o777 == 0o600
    for before, after in ((0o664, 0o660), (0o661, 0o660), (0o640, 0o640), (0o662, 0o660)):
        path.chmod(before)
        keep_private(path)
        assert path.stat().st_mode & 0o777 == after


def test_a_file_belongs_to_one_server_wherever_it_lies(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'far' / 'away' / 'tables.sqlite3'}"
    with only_one(url):
        with pytest.raises(TableError), only_one(url):
            raise AssertionError("two of them")
        with only_one(None):
            pass
    with only_one(url):
        assert (tmp_path / "far" / "away" / "tables.sqlite3.lock").is_file()


def test_a_change_is_told_whole_up_to_so_many_bytes() -> None:
    for number in (6, 123_456):
        change = a_change(number, "ü 'x' \n")
        assert heard(told(change)) == ("table", number, change)
    room = 7_500 - (len(told(a_change(6, ""))) - len("table 6 "))
    assert heard(told(a_change(6, "x" * room)))[2] is not None
    assert heard(told(a_change(6, "x" * (room + 1)))) == ("table", 6, None)


def test_postgresql_stores_a_batch_by_one_statement_and_leaves_out_what_came_late(
    postgres: PrivatePostgres,
) -> None:
    async def work(service: TableService) -> None:
        store, heard_of = service.store, []
        keys = [await service.create(TableSpec(GAME, [SeatSpec("device")] * 2, {})) for _ in range(3)]
        lives = [await service.live(key.table) for key in keys]
        batches = store.batches
        assert isinstance(batches, PostgresBatches)
        ear = await asyncpg.connect(batches._address)
        await ear.add_listener(CHANNEL, lambda *given: heard_of.append(heard(str(given[3]))[:2]))

        def change(table: int, number: int, sent: str = "", **seat: Any) -> Change:
            row = lives[table].row
            entry = Entry(number, m.CHAT, 0, "Hello, 'you'\n", sent or None, 77)
            seats = [replace(lives[table].seats[1], **seat)] if seat else []
            submission = Submission("k" * 64, sent, "r" * 64) if sent else None
            standing = replace(row.standing, bot_due=True, asked=Asked(number, 1, 7, 88))
            return Change(row.id, number - 1, [entry], standing, seats, submission)

        first = [change(0, 1, "one"), change(1, 5, "late"), change(2, 1, "two", name="Zoe", joined=True)]
        assert await batches.write(first) == [True, False, True]
        # The same table twice: one after the other. What was sent before is not stored again, the others are.
        assert await batches.write([change(0, 2), change(0, 3)]) == [True, True]
        assert await batches.write([change(0, 4, "one"), change(1, 1, "three")]) == [False, True]
        assert [await store.last(live.row.id) for live in lives] == [3, 1, 1]
        assert await store.entries(lives[1].row.id) == change(1, 1, "three").entries
        assert await store.sent(lives[2].row.id, "k" * 64, "two") == ("r" * 64, 1)
        assert await store.sent(lives[1].row.id, "k" * 64, "late") is None
        loaded = await store.load(lives[2].row.id)
        assert loaded is not None
        assert [(seat.name, seat.joined) for seat in loaded[1]][1] == ("Zoe", True)
        values = {**moved_on(first[2]), "outcome": None}
        assert {name: getattr(loaded[0], name) for name in MOVE_VALUES} == {
            name: values[name] for name in MOVE_VALUES
        }
        async with asyncio.timeout(10):
            while len(heard_of) < 5:
                await asyncio.sleep(0.01)
        ids = [live.row.id for live in lives]
        assert sorted(heard_of) == sorted([(ids[0], 1), (ids[2], 1), (ids[0], 2), (ids[0], 3), (ids[1], 1)])
        # A line that is lost is made anew for the next one.
        assert batches._held is not None
        batches._held.terminate()
        results = [await batches.write([change(1, 2)]) for _ in range(2)]
        assert True in [result[0] for result in results]
        await ear.close()

    with_service(postgres.new_database(), work)
