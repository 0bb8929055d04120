"""What one process judges, the others on the database know: it is judged once, and taken over if it dies."""

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from functools import lru_cache

import pytest
from sqlalchemy import select, update

import nave
from nave.judge import Judgement, judge
from nave.tables import judging as judging_room
from nave.tables import schema
from nave.tables import underway as room
from nave.tables.case import Case, Part
from nave.tables.judgements import Judgements
from nave.tables.judging import JudgeWorker, Judging
from nave.tables.service import TableService
from nave.tables.store import Store
from nave.tables.underway import Underway
from tests.support.tables import with_service
from tests.support.told import RECORDS

RECORD = nave.load_record(RECORDS / "red_cathedral/solo_won.json")


def parts_of(found: Judgement) -> list[Part]:
    """In another order than they are stored in, as a worker finds them."""
    return [*reversed(found.chances), *reversed(found.stretches)]


@lru_cache(maxsize=1)
def whole() -> Judgement:
    return judge(RECORD)


class Slow:
    """Stands for every worker: what it says, and when, is the test's affair."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.whole = whole()
        self.parts = parts_of(self.whole)
        self.upto = 3
        self.on = threading.Event()
        self.fails = False
        self.looked = 0
        monkeypatch.setattr(JudgeWorker, "judge", lambda _worker, case: self.judge(case))
        # A second is long for a test.
        monkeypatch.setattr(judging_room, "EVERY", 0.02)

    def judge(self, case: Case) -> None:
        self.looked += 1
        case.standing, case.total = "running", len(self.parts)
        case.parts.extend(self.parts[len(case.parts) : self.upto])
        self.on.wait(20)
        if self.fails:
            case.why, case.standing = "time", "failed"
            return
        case.parts.extend(self.parts[len(case.parts) :])
        case.judgement, case.standing = self.whole, "done"


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    return Slow(monkeypatch)


def judging_of(store: Store, name: str) -> Judging:
    return Judging(1, Judgements(store), Underway(store, name))


def two_processes(database: str, work: Callable[[Judging, Judging], Awaitable[None]]) -> None:
    """Two judges with a store of their own each, as two servers on one database have."""

    async def run(service: TableService) -> None:
        other = Store(database)
        await other.open()
        one, two = judging_of(service.store, "one"), judging_of(other, "two")
        try:
            async with asyncio.timeout(30):
                await work(one, two)
        finally:
            await one.close()
            await two.close()
            await other.close()

    with_service(database, run)


async def seen(judging: Judging, fits: Callable[[Case], bool]) -> Case:
    """What a process knows when it has come so far."""
    ends = time.monotonic() + 20
    while time.monotonic() < ends:
        case = await judging.known(RECORD, "quick")
        if case is not None and fits(case):
            return case
        await asyncio.sleep(0.02)
    raise AssertionError("nothing more was heard")


async def row_of(judging: Judging) -> tuple[str, str] | None:
    """Who looks at it, and how it stands, as stored."""
    assert judging.stored is not None
    async with judging.stored.store.reading() as connection:
        found = (
            await connection.execute(select(schema.underway.c.worker, schema.underway.c.standing))
        ).first()
    return None if found is None else (found.worker, found.standing)


async def dies(judging: Judging) -> None:
    """It says nothing any more, and tidies nothing up."""
    assert judging._telling is not None
    judging._telling.cancel()
    await asyncio.gather(judging._telling, return_exceptions=True)
    judging._telling = None


def test_what_one_process_judges_the_other_tells_and_does_not_begin(database: str, slow: Slow) -> None:
    async def work(one: Judging, two: Judging) -> None:
        assert await two.known(RECORD, "quick") is None
        begun = await one.begin(RECORD, "quick", "somebody")
        case = await seen(two, lambda case: len(case.parts) == slow.upto)
        assert (case.standing, case.total, case.parts) == ("running", len(slow.parts), begun.parts)
        assert await two.begin(RECORD, "quick", "somebody else") is case
        assert slow.looked == 1
        slow.on.set()
        case = await seen(two, lambda case: not case.open)
        assert (case.standing, case.judgement, case.total) == ("done", slow.whole, len(slow.parts))
        assert slow.looked == 1

    two_processes(database, work)


def test_whoever_heard_some_of_it_hears_the_rest_wherever_it_is_asked_for(database: str, slow: Slow) -> None:
    """What was stored whole stands in another order than it was told in."""

    async def work(one: Judging, two: Judging) -> None:
        await one.begin(RECORD, "quick", "somebody")
        case = await seen(two, lambda case: len(case.parts) == slow.upto)
        heard, known = case.after(0)
        slow.on.set()
        case = await seen(two, lambda case: not case.open)
        more, known = case.after(known)
        assert known == len(slow.parts)
        assert all(part in [*heard, *more] for part in slow.parts)
        assert case.after(known) == ([], known)

    two_processes(database, work)


def test_two_that_begin_at_once_judge_once(database: str, slow: Slow) -> None:
    async def work(one: Judging, two: Judging) -> None:
        cases = await asyncio.gather(*(each.begin(RECORD, "quick", "x") for each in (one, two, one, two)))
        await seen(two, lambda case: len(case.parts) == slow.upto)
        await seen(one, lambda case: len(case.parts) == slow.upto)
        assert slow.looked == 1
        assert sorted(case.elsewhere for case in cases) == [False, False, True, True]
        slow.on.set()

    two_processes(database, work)


def test_what_a_dead_process_was_at_is_taken_over(
    database: str, slow: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(one: Judging, two: Judging) -> None:
        await one.begin(RECORD, "quick", "somebody")
        case = await seen(two, lambda case: len(case.parts) == slow.upto)
        told = list(case.parts)
        await dies(one)
        assert (await seen(two, lambda case: True)).elsewhere, "a short silence is no death"
        monkeypatch.setattr(room, "DEAD", -1)
        slow.upto = 5
        case = await seen(two, lambda case: not case.elsewhere)
        monkeypatch.setattr(room, "DEAD", 12_000)
        await seen(two, lambda case: len(case.parts) == slow.upto)
        assert slow.looked == 2
        assert case.parts[: len(told)] == told
        # Its row is the other's now: a process that was only asleep changes nothing of it.
        asleep = one.find(RECORD, "quick")
        assert one.underway is not None
        assert asleep is not None
        await one.underway.say([asleep])
        row = await row_of(two)
        assert row is not None
        assert row[0] == "two"
        slow.on.set()
        case = await seen(two, lambda case: not case.open)
        assert case.parts == slow.parts

    two_processes(database, work)


def test_a_process_that_ends_leaves_its_games_to_the_others_at_once(database: str, slow: Slow) -> None:
    async def work(one: Judging, two: Judging) -> None:
        await one.begin(RECORD, "quick", "somebody")
        await seen(two, lambda case: len(case.parts) == slow.upto)
        slow.fails = True
        slow.on.set()
        await one.close()
        assert await row_of(two) is None
        slow.fails = False
        case = await seen(two, lambda case: not case.open)
        assert (case.judgement, case.parts, slow.looked) == (slow.whole, slow.parts, 2)

    two_processes(database, work)


def test_what_failed_has_failed_everywhere_and_may_be_begun_again(database: str, slow: Slow) -> None:
    async def work(one: Judging, two: Judging) -> None:
        await one.begin(RECORD, "quick", "somebody")
        await seen(two, lambda case: len(case.parts) == slow.upto)
        slow.fails = True
        slow.on.set()
        case = await seen(two, lambda case: not case.open)
        assert (case.standing, case.judgement) == ("failed", None)
        assert (await seen(two, lambda case: not case.open)).standing == "failed"
        assert slow.looked == 1, "nobody asked for it again"
        slow.fails = False
        await two.begin(RECORD, "quick", "somebody")
        case = await seen(two, lambda case: not case.open)
        assert (case.judgement, slow.looked) == (slow.whole, 2)

    two_processes(database, work)


def test_what_failed_is_not_begun_again_because_its_process_has_ended(database: str, slow: Slow) -> None:
    async def work(one: Judging, two: Judging) -> None:
        await one.begin(RECORD, "quick", "somebody")
        await seen(two, lambda case: len(case.parts) == slow.upto)
        slow.fails = True
        slow.on.set()
        await seen(two, lambda case: not case.open)
        await one.close()
        assert await row_of(two) is None
        assert (await seen(two, lambda case: True)).standing == "failed"
        assert slow.looked == 1, "somebody only looked again"
        slow.fails = False
        await two.begin(RECORD, "quick", "somebody")
        case = await seen(two, lambda case: not case.open)
        assert (case.judgement, slow.looked) == (slow.whole, 2)

    two_processes(database, work)


def test_what_failed_stays_failed_whatever_is_said_late(database: str, slow: Slow) -> None:
    """What a process tells on may be on its way to the database when a judgement fails."""

    async def work(one: Judging, two: Judging) -> None:
        late = await one.begin(RECORD, "quick", "somebody")
        await dies(one)
        slow.fails = True
        slow.on.set()
        await seen(two, lambda case: not case.open)
        assert one.underway is not None
        before = Case(late.key, RECORD, "quick", "somebody")
        before.read("running", late.total, late.parts)
        await one.underway.say([before])
        assert await row_of(two) == ("one", "failed")

    two_processes(database, work)


class Watched(Case):
    """Looked at by another thread at the very moment its parts change."""

    heard: tuple[list[Part], int] | None = None

    def __setattr__(self, name: str, value: object) -> None:
        super().__setattr__(name, value)
        if name == "parts" and value:
            self.heard = self.after(3)


def test_nothing_is_missed_by_who_asks_while_a_stored_judgement_takes_the_place_of_what_was_told() -> None:
    case = Watched("key", RECORD, "quick", "")
    case.read("running", 9, parts_of(whole())[:3])
    case.judged(whole())
    assert case.heard == (case.parts, len(case.parts)), "they stand in another order now"


def test_rubbish_of_another_process_is_no_reason_to_stop(database: str, slow: Slow) -> None:
    async def work(one: Judging, two: Judging) -> None:
        await one.begin(RECORD, "quick", "somebody")
        await seen(two, lambda case: len(case.parts) == slow.upto)
        assert two.stored is not None
        async with two.stored.store.writing() as connection:
            await connection.execute(update(schema.underway).values(data=b"rubbish", done=5))
        case = await seen(two, lambda case: case.standing == "running")
        assert len(case.parts) == slow.upto
        slow.on.set()
        assert (await seen(two, lambda case: not case.open)).judgement == slow.whole
        assert await row_of(two) is None

    two_processes(database, work)
