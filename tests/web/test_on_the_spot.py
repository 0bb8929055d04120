"""Listeners are told by whoever made something happen: put together once, in one pass over all of them."""

import asyncio
import random
from collections import Counter
from functools import partial
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from nave.api import known_games
from nave.kernel.game import Game
from nave.tables import service as service_room
from nave.tables.live import Live
from nave.tables.service import TableService
from nave.web.stream import Hello, Listener, Message
from nave.web.wire import text_frame
from tests.support.listening import listening
from tests.support.server import Server
from tests.web.test_asking import FakeSocket, a_desk

FIRST = next(iter(known_games()))


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 100_000])
def test_a_frame_is_the_one_of_the_protocol(size: int) -> None:
    payload = random.Random(size).randbytes(size)
    assert text_frame(payload) == Frame(Opcode.TEXT, payload).serialize(mask=False)


def test_what_many_are_told_is_worked_out_once(
    sqlite_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sqlite_server.create(FIRST, ["device", "device"])
    table.seat(0).post("start")
    made: Counter[str] = Counter()

    def counted(kind: type[Any], name: str) -> None:
        plain = getattr(kind, name)

        def count(self: Any, *given: Any, **more: Any) -> Any:
            made[name] += 1
            return plain(self, *given, **more)

        monkeypatch.setattr(kind, name, count)

    with (
        listening(sqlite_server, table.seat(0), seat=0) as one,
        listening(sqlite_server, table.seat(0), seat=1) as two,
        listening(sqlite_server, table.spectator) as three,
        listening(sqlite_server, table.spectator) as four,
    ):
        ears = [one, two, three, four]
        states = [ear.news()["state"] for ear in ears]
        state = next(state for state in states if state["options"])
        counted(Game, "shown")
        counted(Game, "options")
        counted(Live, "past")
        counted(Live, "about")
        reply = table.seat(0).play(state["options"][0]["text"], state["number"], seat=state["seat"])
        told = [ear.news(reply["number"]) for ear in ears]
        monkeypatch.undo()
        assert made == {"shown": 1, "options": 1, "past": 1, "about": 1}
        assert told[2] == told[3]
        assert [one["state"] for one in told] == [
            table.seat(0).state(seat=0),
            table.seat(0).state(seat=1),
            *[table.spectator.state()] * 2,
        ]


class Line:
    """A connection as the listener knows it."""

    def __init__(self) -> None:
        self.takes = True
        self.pushed: list[bytes] = []

    def push(self, frame: bytes) -> None:
        self.pushed.append(frame)


class Told(Listener):
    """A listener with something to tell, and nothing behind it."""

    fails = False
    message: Message | None = Message(b"{}")

    def at_once(self) -> Message | None:
        if self.fails:
            raise LookupError("the key is gone")
        return self.message


def a_listener() -> tuple[Told, Line]:
    live: Any = type("Live", (), {"comings": 3, "stored": 7, "last": 5, "retired": False})()
    holder: Any = type("Holder", (), {"seats": (0,), "key_hash": None})()
    socket: Any = FakeSocket()
    line = Line()
    socket.scope["extensions"] = {"nave.line": {"line": line}}
    listener = Told(socket, a_desk(), "192.0.2.7", live, holder, Hello(since=4, language="en"))
    return listener, line


def test_a_free_line_is_told_at_once_and_the_task_sleeps_on() -> None:
    async def work() -> None:
        listener, line = a_listener()
        listener.resting = True
        listener.wake()
        assert line.pushed == [b"\x81\x02{}"]
        assert not listener.news.is_set()
        assert listener.said_at > 0

    asyncio.run(work())


@pytest.mark.parametrize("trouble", ["on its way", "not read", "retired", "fails", "long", "no line"])
def test_the_task_does_what_cannot_be_done_at_once(trouble: str) -> None:
    async def work() -> None:
        listener, line = a_listener()
        listener.resting = trouble != "on its way"
        line.takes = trouble != "not read"
        listener.live.retired = trouble == "retired"
        listener.fails = trouble == "fails"
        if trouble == "long":
            listener.message = None
        if trouble == "no line":
            listener.line = None
        listener.wake()
        assert line.pushed == []
        assert listener.news.is_set()

    asyncio.run(work())


def test_a_crowd_is_told_in_parts_so_that_others_get_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        store: Any = type("Store", (), {"shared": False})()
        service = TableService(store)
        told: list[int] = []
        service._wake_some([partial(told.append, n) for n in range(7)])
        assert told == [0, 1, 2]
        told.append(-1)
        await asyncio.sleep(0)
        assert told == [0, 1, 2, -1, 3, 4, 5]
        await asyncio.sleep(0)
        assert told == [0, 1, 2, -1, 3, 4, 5, 6]

    monkeypatch.setattr(service_room, "AT_ONCE", 3)
    asyncio.run(work())
