"""Who is here, and what other processes say: heard, told on, taken or read."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest

from nave.tables import ears as ears_room
from nave.tables.changes import told
from nave.tables.ears import Ears
from nave.tables.followed import Followed
from nave.tables.model import Change
from nave.tables.presence import FORGOTTEN, Presence
from tests.support.tables import a_change


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(20):
            await work()

    asyncio.run(bounded())


# ---------------------------------------------------------------- who is here


class Told:
    def __init__(self) -> None:
        self.changed: list[str] = []
        self.told: list[str] = []
        self.presence = Presence(self.changed.append, leaving=0.0)

    def tells(self) -> "Told":
        self.presence.tell = self.told.append
        return self


def test_others_hear_of_what_changed_and_a_newcomer_of_everything() -> None:
    one = Told().tells()
    one.presence.came("a", (0, 1))
    one.presence.came("b", (2,))
    one.presence.came("a", (1,))
    one.presence.came("c", ())
    assert one.told == ["a", "b"]
    assert one.presence.tables() == ["a", "b"]
    one.presence.heard("other", {"a": frozenset((5,))})
    assert one.told == ["a", "b", "a", "b"]
    one.presence.heard("other", {})
    one.presence.heard(one.presence.process, {"a": frozenset((9,))})
    assert one.told == ["a", "b", "a", "b"], "it is known, or it is ourselves"
    assert one.presence.seats("a") == {0, 1, 5}
    assert one.presence.mine("a") == {0, 1}
    one.presence.went("a", ())
    one.presence.went("a", (1,))
    assert one.told == ["a", "b", "a", "b"], "somebody else still listens there"
    one.presence.went("a", (0, 1))
    assert one.told == ["a", "b", "a", "b", "a"]
    assert one.presence.seats("a") == {5}
    one.presence.heard("other", {"a": frozenset()})
    assert one.presence.seats("a") == frozenset()


def test_without_others_nothing_is_told() -> None:
    one = Told()
    one.presence.came("a", (0,))
    one.presence.heard("other", {})
    assert (one.changed, one.told) == (["a"], [])


def test_what_a_lost_process_was_about_is_left_to_us_once() -> None:
    one, lost = Told(), []
    one.presence.lost.append(lambda: lost.append(1))
    one.presence.forget("unknown")
    assert lost == []
    one.presence.heard("other", {"a": frozenset((1,))})
    one.presence.forget("other")
    one.presence.forget("other")
    assert lost == [1]
    assert one.changed == ["a", "a"]


def test_who_was_silent_for_longer_than_that_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    one, clock = Told(), [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    one.presence.heard("other", {"a": frozenset((1,))})
    clock[0] += FORGOTTEN
    one.presence.forget_silent()
    assert one.presence.seats("a") == {1}
    clock[0] += 0.1
    one.presence.forget_silent()
    assert one.presence.seats("a") == frozenset()


# ---------------------------------------------------------------- several processes


class FakeTable:
    def __init__(self, last: int) -> None:
        self.last = last
        self.stored = 0
        self.row = SimpleNamespace(id="table")


class FakeService:
    def __init__(self) -> None:
        self.presence = Presence(lambda table: None, leaving=0.0)
        self.tables = {"table": FakeTable(5)}
        self.takes = True
        self.taken: list[int] = []
        self.read: list[int | None] = []
        self.store = SimpleNamespace(shared=True)
        self.followed = Followed()

    def in_memory(self, table: str) -> FakeTable | None:
        return self.tables.get(table)

    def hear(self, live: FakeTable, change: Change) -> bool:
        self.taken.append(change.number)
        return self.takes

    async def refresh(self, live: FakeTable, number: int | None = None) -> bool:
        self.read.append(number)
        return True


def test_what_is_said_is_taken_from_the_words_or_read() -> None:
    async def work() -> None:
        service: Any = FakeService()
        ears = Ears(service)
        ears._heard(None, 0, "", told(a_change(6)))
        assert (service.taken, ears._reading) == ([6], set())
        service.takes = False
        ears._heard(None, 0, "", told(a_change(7)))
        ears._heard(None, 0, "", "table 8")
        ears._heard(None, 0, "", "table 5")
        ears._heard(None, 0, "", "unknown 8")
        await asyncio.gather(*ears._reading)
        assert service.taken == [6, 7]
        assert service.read == [7, 8]
        assert service.tables["table"].stored == 8
        await asyncio.sleep(0)
        assert ears._reading == set()

    run(work)


def test_what_is_said_of_who_is_here_is_understood() -> None:
    service: Any = FakeService()
    ears = Ears(service)
    assert not ears.deaf, "it listens to nobody"
    presence = service.presence
    ears._heard_of(None, 0, "", "other\ntable 0,12\nsecond 3\nthird ")
    assert presence.seats("table") == {0, 12}
    assert presence.seats("second") == {3}
    assert presence.seats("third") == frozenset()
    ears._heard_of(None, 0, "", "other")
    assert presence.seats("table") == {0, 12}
    before = ears._heard_myself
    ears._heard_of(None, 0, "", "other\ngone")
    assert presence.seats("table") == frozenset()
    assert ears._heard_myself == before
    ears._heard_of(None, 0, "", f"{presence.process}\ntable 4")
    assert ears._heard_myself > before
    assert presence.seats("table") == frozenset()


def test_who_does_not_hear_itself_is_deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        service: Any = FakeService()
        ears, clock = Ears(service), [1000.0]
        ears._task = asyncio.ensure_future(asyncio.sleep(0))
        monkeypatch.setattr(time, "monotonic", lambda: clock[0])
        ears._heard_of(None, 0, "", service.presence.process)
        clock[0] += ears_room.DEAF
        deaf = [ears.deaf]
        clock[0] += 0.1
        assert [*deaf, ears.deaf] == [False, True]
        with pytest.raises(TimeoutError):
            await ears._notice_silence()

    run(work)


class FakeConnection:
    """Notes what is said over it."""

    def __init__(self) -> None:
        self.said: list[tuple[str, str]] = []
        self.full = asyncio.Event()

    async def execute(self, _statement: str, channel: str, message: str, timeout: float = 0) -> None:
        self.said.append((channel, message))
        self.full.set()


def test_the_others_are_told_of_every_table_with_who_listens_there() -> None:
    async def work() -> None:
        service: Any = FakeService()
        ears, connection = Ears(service), FakeConnection()
        for number in range(ears_room.TABLES_AT_ONCE + 1):
            service.presence.came(f"t{number}", (1, 0))
            ears._tell_of(f"t{number}")
        ears._tell_of("empty")
        telling = asyncio.ensure_future(ears._tell_on(connection))
        while ears._to_tell:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        telling.cancel()
        lines = [message.split("\n") for channel, message in connection.said if channel == ears_room.HERE]
        assert [one[0] for one in lines] == [service.presence.process] * len(lines)
        assert max(len(one) - 1 for one in lines) == ears_room.TABLES_AT_ONCE
        tables = {line for one in lines for line in one[1:]}
        assert tables == {f"t{number} 0,1" for number in range(ears_room.TABLES_AT_ONCE + 1)} | {"empty "}
        await ears._say_goodbye(connection)
        assert connection.said[-1] == (ears_room.HERE, f"{service.presence.process}\ngone")

    run(work)


def test_a_lost_line_is_tried_again_ever_more_slowly_and_soon_after_a_long_talk(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waits: list[float] = []
    clock, talks = [100.0], [0.0] * 6 + [ears_room.AGAIN[-1], ears_room.AGAIN[-1] + 0.1, 0.0]

    async def wait(seconds: float) -> None:
        waits.append(seconds)
        if not talks:
            raise asyncio.CancelledError

    async def connect(*_given: object, **_more: object) -> None:
        clock[0] += talks.pop(0)
        raise OSError("no route")

    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    monkeypatch.setattr("asyncpg.connect", connect)
    monkeypatch.setattr(asyncio, "sleep", wait)

    async def listen() -> None:
        service: Any = FakeService()
        service.store.url = "postgresql+asyncpg://somewhere/nave"
        ears = Ears(service)
        with pytest.raises(asyncio.CancelledError):
            await ears._listen_on(asyncio.Event())
        assert ears.reconnections == -1

    asyncio.run(listen())
    assert waits == [0.5, 1.0, 2.0, 5.0, 5.0, 5.0, 5.0, 0.1, 0.5]
