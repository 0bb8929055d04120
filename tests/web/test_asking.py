"""Who is asking, and what is said and heard over a WebSocket."""

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi import Request
from starlette.requests import HTTPConnection
from starlette.types import Message
from starlette.websockets import WebSocketDisconnect

from nave.kernel.said import Said
from nave.tables.bans import Bans
from nave.tables.errors import Stale, TableError, UnknownKey
from nave.web.calm import Calm
from nave.web.desk import Desk, address, bearer, language_of, refusal
from nave.web.metrics import Metrics
from nave.web.settings import Settings
from nave.web.stream import Hello, Listener, Word, quietly_close, receive
from nave.web.wire import BoundedWebSocket, Patience
from tests.support.asgi import Around, Inside, scope

# ---------------------------------------------------------------- who is asking


def connection(**headers: str) -> HTTPConnection:
    return HTTPConnection(scope(**headers))


def test_a_bearer_brings_a_key_and_nothing_else_does() -> None:
    def asked(**headers: str) -> str | None:
        return bearer(Request(scope(**headers)))

    assert asked() is None
    assert asked(authorization="Bearer  some-key ") == "some-key"
    assert asked(authorization="bearer some-key") == "some-key"
    with pytest.raises(UnknownKey):
        asked(authorization="Basic some-key")
    assert address(Request(scope())) == "192.0.2.7"
    assert address(Request({**scope(), "client": None})) == "unknown"


def test_english_is_spoken_to_who_wishes_for_nothing_we_know() -> None:
    for wish in ("", "*", "xx", "xx;q=0.9,en;q=0.1", "en-GB", "en;q=none", "en;q=0", ",,"):
        assert language_of(connection(accept_language=wish)) == "en"


def test_a_refusal_has_its_status_its_words_and_when_to_come_again() -> None:
    found = refusal(Stale(Said("refused-stale", follows="1", last="2"), number=2), "en")
    assert (found.status_code, json.loads(bytes(found.body))["number"]) == (409, 2)
    assert "retry-after" not in found.headers

    class Other(TableError):
        code = "unheard_of"

    late = refusal(Other(Said("refused-no-table"), retry_after=7), "en")
    assert (late.status_code, late.headers["retry-after"]) == (409, "7")


def a_desk(**settings: Any) -> Desk:
    presence = SimpleNamespace(process="")
    nothing: Any = SimpleNamespace(workers=None, store=None, presence=presence, bans=Bans())
    metrics = Metrics()
    return Desk(nothing, nothing, Settings(**settings), metrics, Calm(metrics))


def test_sockets_are_counted_in_and_out_in_all_and_for_each_address() -> None:
    desk = a_desk(listeners=3, listeners_per_address=2)
    assert [desk.open_socket("a") for _ in range(3)] == [True, True, False]
    assert [desk.open_socket("b") for _ in range(2)] == [True, False]
    assert desk.sockets == 3
    desk.close_socket("a")
    assert desk.open_socket("b")
    for address_ in ("a", "b", "b"):
        desk.close_socket(address_)
    assert desk.sockets == 0
    assert desk._sockets_of == {}


def test_a_seat_may_ask_for_four_seconds_at_once() -> None:
    desk = a_desk(rate_seat=20.0, rate_create=0.5)
    assert (desk.seats.rate, desk.seats.burst) == (20.0, 80.0)
    assert (desk.creating.rate, desk.creating.burst) == (0.5, 30)
    shell = Around(Inside(), rate_address=60.0).shell
    assert (shell.addresses.rate, shell.addresses.burst) == (60.0, 240.0)


# ---------------------------------------------------------------- the WebSocket


class FakeSocket:
    def __init__(self, *messages: Message) -> None:
        self.messages = list(messages)
        self.sent: list[Message] = []
        self.closed: list[tuple[int, str]] = []
        self.fails = False
        self.headers: dict[str, str] = {}
        self.scope: dict[str, Any] = {}

    async def receive(self) -> Message:
        return self.messages.pop(0)

    async def send(self, message: Message) -> None:
        if self.fails:
            raise RuntimeError("closed")
        self.sent.append(message)

    async def close(self, code: int, reason: str) -> None:
        if self.fails:
            raise RuntimeError("closed")
        self.closed.append((code, reason))


def word(text: str) -> Message:
    return {"type": "websocket.receive", "text": text}


def heard(message: Message, kind: type[Any]) -> Any:
    socket: Any = FakeSocket(message)
    return asyncio.run(receive(socket, kind))


def test_what_is_no_word_of_ours_is_nothing() -> None:
    assert heard(word('{"type": "beat"}'), Word) == Word("beat")
    for text in ("", "{", "[]", '{"type": 1}', '{"type": "beat", "more": 1}', "\ud800"):
        assert heard(word(text), Word) is None
    assert heard({"type": "websocket.receive", "bytes": b"{}"}, Word) is None
    with pytest.raises(WebSocketDisconnect) as gone:
        heard({"type": "websocket.disconnect", "code": 1001}, Word)
    assert gone.value.code == 1001
    with pytest.raises(WebSocketDisconnect) as gone:
        heard({"type": "websocket.disconnect"}, Word)
    assert gone.value.code == 1005


def test_a_greeting_keeps_to_its_bounds() -> None:
    assert heard(word("{}"), Hello) == Hello()
    for text in ('{"since": 0, "seat": 0}', f'{{"since": {2**31 - 1}, "seat": 15}}'):
        assert heard(word(text), Hello) is not None
    for text in ('{"since": -1}', f'{{"since": {2**31}}}', '{"seat": 16}', '{"seat": -1}', '{"other": 1}'):
        assert heard(word(text), Hello) is None
    assert heard(word(json.dumps({"language": "x" * 40})), Hello) is not None
    assert heard(word(json.dumps({"language": "x" * 41})), Hello) is None


def a_listener(socket: FakeSocket, since: int | None = None) -> Listener:
    live: Any = SimpleNamespace(comings=3, stored=7, last=5, here=frozenset((2, 0)), watching=1)
    holder: Any = SimpleNamespace(seats=(0,), key_hash=None)
    given: Any = socket
    return Listener(given, a_desk(), "192.0.2.7", live, holder, Hello(since=since, language="en"))


def test_beats_are_answered_with_the_number_that_counts_and_other_words_end_it() -> None:
    socket = FakeSocket(word('{"type": "beat"}'), word('{"type": "shout"}'))
    asyncio.run(a_listener(socket, since=9).hear())
    assert [json.loads(one["text"]) for one in socket.sent] == [{"type": "beat", "number": 9}]
    assert [code for code, _ in socket.closed] == [4422]
    behind = FakeSocket(word('{"type": "beat"}'), word("no"))
    asyncio.run(a_listener(behind).hear())
    assert json.loads(behind.sent[0]["text"])["number"] == 7


def test_who_beats_too_often_is_sent_away() -> None:
    socket = FakeSocket(*[word('{"type": "beat"}')] * 30)
    asyncio.run(a_listener(socket).hear())
    assert len(socket.sent) == 20
    assert [code for code, _ in socket.closed] == [4429]


def test_who_is_here_is_told_in_order() -> None:
    listener = a_listener(FakeSocket(), since=4)
    listener.comings = 0
    assert json.loads(listener.who_is_here()) == {"type": "here", "number": 4, "here": [0, 2], "watching": 1}
    assert listener.comings == 3


def test_a_closed_socket_is_no_error_and_reasons_are_short() -> None:
    socket = FakeSocket()
    given: Any = socket
    asyncio.run(quietly_close(given, 4000, "x" * 200))
    assert socket.closed == [(4000, "x" * 120)]
    socket.fails = True
    asyncio.run(quietly_close(given, 4000, "again"))
    with pytest.raises(WebSocketDisconnect) as gone:
        asyncio.run(a_listener(socket).send(b"{}"))
    assert gone.value.code == 1006


# ---------------------------------------------------------------- the wire


class Timer:
    def __init__(self, at: float, call: Any) -> None:
        self.at = at
        self.call = call
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class Loop:
    def __init__(self) -> None:
        self.timers: list[Timer] = []
        self.now = 0.0

    def call_later(self, seconds: float, call: Any) -> Timer:
        self.timers.append(Timer(seconds, call))
        return self.timers[-1]

    def time(self) -> float:
        return self.now


def test_patience_is_one_timer_and_what_is_waited_for_last_counts() -> None:
    loop: Any = Loop()
    transport: Any = SimpleNamespace(abort=lambda: None)
    patience = Patience(loop)
    waits = [patience.waits]
    patience.over()
    patience.until(3.0, transport)
    patience.until(5.0, transport)
    waits.append(patience.waits)
    assert [(one.at, one.cancelled) for one in loop.timers] == [(3.0, True), (5.0, False)]
    patience.over()
    assert [*waits, patience.waits] == [False, True, False]
    assert loop.timers[1].cancelled


def test_more_pings_than_anybody_needs_end_the_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BoundedWebSocket, "pings", 3)
    answered: list[int] = []
    monkeypatch.setattr(BoundedWebSocket.__mro__[1], "handle_ping", lambda _self: answered.append(1))
    socket: Any = BoundedWebSocket.__new__(BoundedWebSocket)
    aborted: list[int] = []
    socket.loop = Loop()
    socket.transport = SimpleNamespace(abort=lambda: aborted.append(1))
    socket.conn = SimpleNamespace(data_to_send=lambda: [])
    socket.writable = asyncio.Event()
    socket._pinged, socket._pinged_since = 0, 0.0
    socket.handle_ping()
    assert answered == [], "whoever does not read gets no pong"
    socket.writable.set()
    for _ in range(2):
        socket.handle_ping()
    assert (len(answered), aborted) == (2, [])
    socket.loop.now = BoundedWebSocket.pings_seconds
    socket.handle_ping()
    assert (len(answered), aborted) == (2, [1])
    socket.loop.now += 0.1
    for _ in range(3):
        socket.handle_ping()
    assert (len(answered), aborted) == (5, [1])
