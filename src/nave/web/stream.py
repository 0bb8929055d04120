"""The WebSocket of a table: pushes what happens and the holder's view, resumes after a drop, keeps a pulse.

The client's first message says who it is: {"key": KEY, "since": N, "seat": S}. All three may be left out: no
key for a listed table, no `since` for the state alone, no `seat` for the seat that must answer. Then come
    {"type": "news", "number": N, "items": [...], "state": {...}}    at once, and after every change;
                                                                     items tell what they withdraw
    {"type": "here", "number": N, "here": [SEATS]}                   when somebody comes or goes
    {"type": "beat", "number": N}                                    when nothing else was sent for a while
and {"type": "beat"} is answered in the same way. Nothing is played over the WebSocket.
"""

import asyncio
import logging
import random
from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from nave.tables.errors import TableError
from nave.tables.live import Live
from nave.tables.model import Holder
from nave.web.desk import STATUS, Desk
from nave.web.limits import Buckets, address_of

log = logging.getLogger("nave.web")
router = APIRouter()

# Close codes: 4000 + the status an HTTP request would have got.
BAD: Final = 4422
BUSY: Final = 4429
SILENT: Final = 4408
STOPPING: Final = 1012
FIRST_WORD: Final = 10.0


class Hello(msgspec.Struct, forbid_unknown_fields=True):
    key: str | None = None
    since: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)] | None = None
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)] | None = None


class Word(msgspec.Struct, forbid_unknown_fields=True):
    type: str


class KeyGone(Exception):
    """The seat was given to somebody else while its former holder listened."""


class Listener:
    def __init__(self, socket: WebSocket, desk: Desk, live: Live, holder: Holder, hello: Hello) -> None:
        self.socket = socket
        self.desk = desk
        self.live = live
        self.holder = holder
        self.seat = hello.seat
        self.sent = hello.since
        self.comings = live.comings
        self.news = asyncio.Event()
        self.words = Buckets(2.0, 20)

    async def run(self) -> None:
        # The one place that knows the newest state is the table in memory: take part before looking.
        self.live.listeners.add(self.news.set)
        presence, table, seats = self.desk.service.presence, self.live.row.id, self.holder.seats
        presence.came(table, seats)
        try:
            await self.desk.up_to_date(self.live)
            tell = asyncio.ensure_future(self.tell())
            hear = asyncio.ensure_future(self.hear())
            done, rest = await asyncio.wait((tell, hear), return_when=asyncio.FIRST_COMPLETED)
            for task in rest:
                task.cancel()
            await asyncio.gather(*rest, return_exceptions=True)
            for task in done:
                error = task.exception()
                if error is not None and not isinstance(error, WebSocketDisconnect):
                    raise error
        finally:
            self.live.listeners.discard(self.news.set)
            presence.went(table, seats)

    async def tell(self) -> None:
        # Not all at once, even if all have come at once.
        beat = self.desk.settings.heartbeat * random.uniform(0.75, 1.0)
        await self.send(self.compose())
        while True:
            try:
                async with asyncio.timeout(beat):
                    await self.news.wait()
            except TimeoutError:
                for seat in self.holder.seats:
                    self.desk.service.seen_now(self.live, seat)
                await self.beat()
                continue
            self.news.clear()
            if self.sent is None or self.live.last > self.sent:
                await self.send(self.compose())
            elif self.live.comings != self.comings:
                await self.send(self.who_is_here())

    def who_is_here(self) -> bytes:
        self.comings = self.live.comings
        told = {"type": "here", "number": self.sent, "here": sorted(self.live.here)}
        return msgspec.json.encode(told)

    def compose(self) -> bytes:
        """What happened since the last message and the state now; alike for all who look alike."""
        live = self.live
        holder = live.holder(self.holder.key_hash)
        if holder is None:
            raise KeyGone
        self.holder = holder
        since = live.last if self.sent is None else min(self.sent, live.last)
        looking = live.looking_as(holder, self.seat)
        self.sent = live.last
        self.comings = live.comings
        known = (since, looking, holder.seats)
        if known not in live.told:
            if len(live.told) > 64:
                live.told.clear()
            live.told[known] = msgspec.json.encode(
                {
                    "type": "news",
                    "number": live.last,
                    "items": live.items(since, looking),
                    "state": live.state(holder, self.seat),
                }
            )
        return live.told[known]

    async def send(self, message: bytes) -> None:
        try:
            await self.socket.send({"type": "websocket.send", "text": message.decode()})
        except RuntimeError:
            # The server has closed the connection because of what the client sent meanwhile.
            raise WebSocketDisconnect(1006) from None
        self.desk.metrics.pushes.inc()
        self.desk.calm.stir()

    async def beat(self) -> None:
        # The number this listener was told of: news may be on their way.
        await self.send(msgspec.json.encode({"type": "beat", "number": self.sent}))

    async def hear(self) -> None:
        while True:
            word = await receive(self.socket, Word)
            if word is None or word.type != "beat":
                await quietly_close(self.socket, BAD, "after the first message only beats are expected")
                return
            if self.words.empty("all"):
                await quietly_close(self.socket, BUSY, "too many messages")
                return
            self.words.take("all")
            await self.beat()


async def receive(socket: WebSocket, kind: type[Any]) -> Any:
    """The next message if it is of that kind, else None."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    given = message.get("text")
    if given is None:
        return None
    try:
        return msgspec.json.decode(given, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError):
        return None


@router.websocket("/api/tables/{table}/live")
async def stream(socket: WebSocket, table: str) -> None:
    desk = socket.app.state.desk
    assert isinstance(desk, Desk)
    client = socket.client
    address = address_of(None if client is None else (client.host, client.port))
    await socket.accept()
    if not desk.open_socket(address):
        await quietly_close(socket, BUSY, "too many connections")
        return
    try:
        await listen(socket, desk, address, table)
    except KeyGone:
        await quietly_close(socket, 4401, "this key opens nothing at this table any more")
    except WebSocketDisconnect:
        pass
    finally:
        desk.close_socket(address)


async def listen(socket: WebSocket, desk: Desk, address: str, table: str) -> None:
    try:
        async with asyncio.timeout(FIRST_WORD):
            hello = await receive(socket, Hello)
    except TimeoutError:
        await quietly_close(socket, SILENT, "say who you are")
        return
    if hello is None:
        await quietly_close(socket, BAD, 'the first message is {"key": ..., "since": ..., "seat": ...}')
        return
    try:
        live, holder = await desk.admit(address, table, hello.key)
        live.looking_as(holder, hello.seat)
    except TableError as error:
        await quietly_close(socket, 4000 + STATUS.get(error.code, 409), str(error))
        return
    await Listener(socket, desk, live, holder, hello).run()


async def quietly_close(socket: WebSocket, code: int, reason: str) -> None:
    """Close; a client that has gone already is no error. Reasons may have 123 bytes."""
    try:
        await socket.close(code, reason[:120])
    except (RuntimeError, WebSocketDisconnect):
        log.debug("socket was closed already")
