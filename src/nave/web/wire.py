"""Connections that end: uvicorn's two protocols, with a limit to what a client can keep waiting or let grow.

A head or a body that does not come, a reply that is not read and a line on which nothing is said are given up
after a while, and then aborted: closing would wait for the client to read what it does not read. Nothing that
a client sends makes the server hold more than a message and a few kilobytes.
"""

import asyncio
import random
import struct
from typing import Any, ClassVar, Final, cast

from starlette.types import Scope
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

TOO_LONG: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
)


class Patience:
    """One timer; what is waited for last counts."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._timer: asyncio.TimerHandle | None = None

    def until(self, seconds: float, transport: asyncio.Transport) -> None:
        self.over()
        self._timer = self._loop.call_later(seconds, transport.abort)

    def over(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    @property
    def waits(self) -> bool:
        return self._timer is not None


class BoundedHttp(HttpToolsProtocol):
    # Seconds for a request's head from its first byte, for its body, and until a reply has to be read.
    head_seconds: ClassVar[float] = 10.0
    body_seconds: ClassVar[float] = 30.0
    send_seconds: ClassVar[float] = 30.0
    head_bytes: ClassVar[int] = 32 * 1024

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._coming = Patience(self.loop)
        self._going = Patience(self.loop)
        self._head = 0
        self._in_head = True
        self._asked = False
        self._upgraded = False
        # Seconds that what is still to come has from now on; none where a request came in one piece.
        self._allowed: float | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        self._coming.until(self.head_seconds, self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._coming.over()
        self._going.over()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._in_head:
            self._head += len(data)
        super().data_received(data)
        if self._upgraded or self.transport.is_closing():
            return
        if self._in_head and self._head > self.head_bytes:
            self.transport.write(TOO_LONG)
            self.transport.abort()
        elif self._allowed is not None:
            self._coming.until(self._allowed, self.transport)
            self._allowed = None
        elif not self._coming.waits and self._idle:
            # Something came that is no request yet, and nobody else watches the time.
            self._coming.until(self.head_seconds, self.transport)

    @property
    def _idle(self) -> bool:
        served = not self._asked or self.cycle.response_complete
        return served and self.timeout_keep_alive_task is None

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._head = True, 0
        self._allowed = self.head_seconds

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._allowed = self.body_seconds
        super().on_headers_complete()
        self._asked = not self.parser.should_upgrade()
        if self._asked:
            # Whoever serves it begins later.
            self.scope["extensions"] = {CYCLE: {"cycle": self.cycle}}

    def on_message_complete(self) -> None:
        self._in_head, self._head = True, 0
        self._allowed = None
        self._coming.over()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        # From here on another protocol watches the time.
        self._upgraded = True
        self._coming.over()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._going.until(self.send_seconds, self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._going.over()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        # The last reply may never be read.
        self._going.until(self.send_seconds, self.transport)


# Under these names a connection, and a request on its way, are handed to whoever serves it.
LINE: Final = "nave.line"
CYCLE: Final = "nave.cycle"


def reply_whole(scope: Scope, head: bytes, body: bytes) -> bool:
    """Reply in one piece, with headers that need not be looked at because they are our own.

    False, with nothing sent, where the line is not free for it; then it is sent the usual way.
    """
    found = (scope.get("extensions") or {}).get(CYCLE)
    cycle: RequestResponseCycle | None = None if found is None else found["cycle"]
    if cycle is None or cycle.response_started or cycle.disconnected or not cycle.keep_alive:
        return False
    if cycle.flow.write_paused or cycle.transport.is_closing():
        return False
    cycle.response_started = cycle.response_complete = True
    cycle.waiting_for_100_continue = False
    date = b"".join([b"%s: %s\r\n" % one for one in cycle.default_headers])
    size = b"content-length: %d\r\n\r\n" % len(body)
    cycle.transport.write(b"".join((b"HTTP/1.1 200 OK\r\n", date, head, size, body)))
    cycle.message_event.set()
    cycle.on_response()
    return True


def text_frame(payload: bytes) -> bytes:
    """A message as it travels from a server: the same bytes for everybody it is sent to."""
    size = len(payload)
    if size < 126:
        head = struct.pack("!BB", 0x81, size)
    elif size < 2**16:
        head = struct.pack("!BBH", 0x81, 126, size)
    else:
        head = struct.pack("!BBQ", 0x81, 127, size)
    return head + payload


# The reply to a ping of ours, as every client sends it: a frame of ten bytes, four of them its mask.
PONG: Final = b"\x8a\x84"
PONG_SIZE: Final = 10


def whole_frames(data: bytes) -> bool:
    """Whether what a client sent is nothing but whole frames."""
    place, end = 0, len(data)
    while place + 6 <= end:
        size = data[place + 1] & 0x7F
        more = {126: 2, 127: 8}.get(size, 0)
        if more:
            size = int.from_bytes(data[place + 2 : place + 2 + more], "big")
        place += 6 + more + size
    return place == end


class BoundedWebSocket(WebSocketsSansIOProtocol):
    send_seconds: ClassVar[float] = 30.0
    # Pings that are answered within so many seconds; browsers send none, and each costs the loop something.
    pings: ClassVar[int] = 200
    pings_seconds: ClassVar[float] = 10.0

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._going = Patience(self.loop)
        self._pinged = 0
        self._pinged_since = self.loop.time()
        # Whether all frames so far came whole, so that the next byte begins one.
        self._between = True

    def data_received(self, data: bytes) -> None:
        """As it was, with a short way for what comes most: each listener answers a ping every 20 seconds."""
        if self._between and self.handshake_complete:
            if len(data) == PONG_SIZE and data[:2] == PONG and self.conn.state is State.OPEN:
                payload = int.from_bytes(data[2:6], "big") ^ int.from_bytes(data[6:], "big")
                self.handle_pong(Frame(Opcode.PONG, payload.to_bytes(4, "big")))
                return
            self._between = whole_frames(data)
        elif self.handshake_initiated:
            # What came in pieces once may do so again.
            self._between = False
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """As it was, with the frame written as it stands."""
        if self.ping_timeout is None or self.conn.state is not State.OPEN:
            super().send_keepalive_ping()
            return
        self.ping_timer = None
        if self.close_sent or self.transport.is_closing():
            return
        self.pending_ping_payload = random.getrandbits(32).to_bytes(4, "big")
        self.ping_sent_at = self.loop.time()
        self.transport.write(b"\x89\x04" + self.pending_ping_payload)
        self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            # Whoever serves it begins later.
            self.scope["extensions"] = {**(self.scope.get("extensions") or {}), LINE: {"line": self}}

    @property
    def takes(self) -> bool:
        """Whether something can be sent at once."""
        free = self.handshake_complete and self.writable.is_set()
        gone = self.close_sent or self.disconnected or self.transport.is_closing()
        return free and not gone and self.conn.state is State.OPEN

    def push(self, frame: bytes) -> None:
        """Send a whole frame, made once for all who are told the same; only while `takes`."""
        self.transport.write(frame)

    def connection_lost(self, exc: Exception | None) -> None:
        self._going.over()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._going.until(self.send_seconds, self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._going.over()

    def handle_ping(self) -> None:
        now = self.loop.time()
        if now - self._pinged_since > self.pings_seconds:
            self._pinged, self._pinged_since = 0, now
        self._pinged += 1
        if self._pinged > self.pings:
            self.conn.data_to_send()
            self.transport.abort()
        elif self.writable.is_set():
            super().handle_ping()
        else:
            # Whoever does not read gets no further pongs; what waits for them is let go.
            self.conn.data_to_send()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._going.until(1.0, self.transport)
