"""Connections that end: uvicorn's two protocols, with a limit to what a client can keep waiting or let grow.

A head or a body that does not come, a reply that is not read and a line on which nothing is said are given up
after a while, and then aborted: closing would wait for the client to read what it does not read. Nothing that
a client sends makes the server hold more than a message and a few kilobytes.
"""

import asyncio
import struct
from typing import Any, ClassVar, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
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
        self._coming.until(self.head_seconds, self.transport)

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._coming.until(self.body_seconds, self.transport)
        super().on_headers_complete()
        self._asked = not self.parser.should_upgrade()

    def on_message_complete(self) -> None:
        self._in_head, self._head = True, 0
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


# Under this name a connection is handed to whoever serves it.
LINE: Final = "nave.line"


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
