"""The WebSocket of a table: pushes what happens and the holder's view, resumes after a drop, keeps a pulse.

The client's first message says who it is: {"key": KEY, "since": N, "seat": S, "language": L}. All may be left
out: no key for a listed table, no `since` for the state alone, no `seat` for the seat that must answer, no
`language` for that of Accept-Language. Then come
    {"type": "news", "number": N, "items": [...], "state": {...}}    at once, and after every change;
                                                                     items tell what they withdraw; of a long
                                                                     past the last ones: "earlier": N tells
                                                                     up to where the others are in /log
    {"type": "here", "number": N, "here": [SEATS], "watching": N}   when somebody comes or goes
    {"type": "beat", "number": N}                                    when nothing else was sent for a while
and {"type": "beat"} is answered in the same way. Nothing is played over the WebSocket.
"""

import asyncio
import logging
import random
from collections.abc import Iterable
from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from nave.kernel.language import spoken_of, words_of
from nave.kernel.said import Said
from nave.tables.errors import TableError
from nave.tables.live import Live
from nave.tables.model import Holder
from nave.tables.past import FEW, PAGE
from nave.web.desk import STATUS, Desk, language_of, wanted_in
from nave.web.limits import WORDS_IN, Buckets, address_of
from nave.web.wire import LINE, BoundedWebSocket, text_frame

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
    language: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class Word(msgspec.Struct, forbid_unknown_fields=True):
    type: str


class KeyGone(Exception):
    """The seat was given to somebody else while its former holder listened."""


class Retired(Exception):
    """The table was changed from outside: who comes again sees it as it is now."""


class Message:
    """What is sent to all who look alike, and the frame it travels in."""

    __slots__ = ("frame", "payload")

    def __init__(self, payload: bytes) -> None:
        self.payload = payload
        self.frame = text_frame(payload)


class Listener:
    """One connection. What happens is told on the spot, by whoever made it happen, if the line is free.

    If it is not, or if what is to be told takes long to put together, or for the first time, or if there is
    something to complain about, the task of the connection (`tell`) does it.
    """

    def __init__(
        self, socket: WebSocket, desk: Desk, address: str, live: Live, holder: Holder, hello: Hello
    ) -> None:
        self.socket = socket
        self.address = address
        self.desk = desk
        self.live = live
        self.holder = holder
        self.seat = hello.seat
        self.bans = desk.service.bans
        self.language = spoken_of(wanted_in(hello.language)) if hello.language else language_of(socket)
        self.sent = hello.since
        self.comings = live.comings
        self.news = asyncio.Event()
        self.words = Buckets(2.0, 20)
        self.line: BoundedWebSocket | None = (socket.scope.get("extensions") or {}).get(LINE, {}).get("line")
        # Whether the task waits for something to tell, so that nothing is on its way.
        self.resting = False
        self.said_at = 0.0
        # Seconds after which a beat is due. Not all at once, even if all have come at once.
        self.silence = desk.settings.heartbeat * random.uniform(0.75, 1.0)
        self.timer: asyncio.TimerHandle | None = None

    async def run(self) -> None:
        # The one place that knows the newest state is the table in memory: take part before looking.
        self.live.listeners.add(self.wake)
        presence, table, seats = self.desk.service.presence, self.live.row.id, self.holder.seats
        presence.came(table, seats)
        if self.holder.spectator:
            self.live.watch(1)
        try:
            await self.desk.up_to_date(self.live)
            tell = asyncio.ensure_future(self.tell())
            hear = asyncio.ensure_future(self.hear())
            done, rest = await asyncio.wait((tell, hear), return_when=asyncio.FIRST_COMPLETED)
            for task in rest:
                task.cancel()
            await asyncio.gather(*rest, return_exceptions=True)
            raise_first(done)
        finally:
            self.live.listeners.discard(self.wake)
            presence.went(table, seats)
            if not seats:
                self.live.watch(-1)

    def wake(self) -> None:
        """Something has happened at the table. Never fails: whoever made it happen has other cares."""
        line = self.line
        if self.resting and line is not None and line.takes and not self.live.retired:
            try:
                message = self.at_once()
            except Exception:
                # The task comes upon the same, and can say so.
                log.debug("a listener could not be told on the spot")
            else:
                if message is not None:
                    line.push(message.frame)
                    self.noted()
                    return
        self.news.set()

    def at_once(self) -> Message | None:
        """What there is to tell, if it is put together quickly."""
        if self.sent is None or self.live.last > self.sent:
            return self.quickly()
        if self.live.comings != self.comings:
            return Message(self.who_is_here())
        return None

    async def tell(self) -> None:
        await self.send(await self.compose())
        self.pulse()
        try:
            while True:
                self.resting = True
                try:
                    await self.news.wait()
                finally:
                    self.resting = False
                self.news.clear()
                if self.live.retired:
                    raise Retired
                if self.sent is None or self.live.last > self.sent:
                    await self.send(await self.compose())
                elif self.live.comings != self.comings:
                    await self.send(self.who_is_here())
                elif asyncio.get_running_loop().time() >= self.said_at + self.silence:
                    self.still_let_in()
                    for seat in self.holder.seats:
                        self.desk.service.seen_now(self.live, seat)
                    await self.beat()
        finally:
            if self.timer is not None:
                self.timer.cancel()

    def pulse(self) -> None:
        """Wake the task if nothing was said for a while.

        Mostly something was, on the spot: then only the clock is set again. Waiting with a time-out would
        wake and cancel the task each time.
        """
        loop = asyncio.get_running_loop()
        due, now = self.said_at + self.silence, loop.time()
        if due <= now:
            self.news.set()
            due = now + self.silence
        self.timer = loop.call_at(due, self.pulse)

    def who_is_here(self) -> bytes:
        self.comings = self.live.comings
        live = self.live
        told = {"type": "here", "number": self.sent, "here": sorted(live.here), "watching": live.watching}
        return msgspec.json.encode(told)

    def quickly(self) -> Message | None:
        """What happened since the last message and the state now; alike for all who look alike.

        None if so much has happened that others should not wait while it is put together.
        """
        live, language = self.live, self.language
        game = live.game
        if game is None or self.sent is None or live.last - self.sent > FEW:
            return None
        holder, since, looking = self.look()
        shown = live.shown(game, live.names(language), language)
        known = ("news", live.last, since, looking, holder.seats, holder.used, live.comings)
        found: Message | None = shown.sent.get(known)
        if found is None:
            alike = ("items", live.last, since)
            items = shown.sent.get(alike)
            if items is None:
                past = live.past(since, looking, language=language)
                items = msgspec.Raw(msgspec.json.encode(past.items()))
                if past.alike:
                    shown.sent[alike] = items
            state = live.packed_of(shown, holder, self.seat)
            news = {"type": "news", "number": live.last, "items": items, "state": state}
            found = shown.sent[known] = Message(msgspec.json.encode(news))
        self.sent, self.comings = live.last, live.comings
        return found

    def look(self) -> tuple[Holder, int, int | None]:
        """Who listens now, the number it knows, and the seat it looks from."""
        self.still_let_in()
        holder = self.live.holder(self.holder.key_hash)
        if holder is None:
            raise KeyGone
        self.holder = holder
        last = self.live.last
        return (
            holder,
            last if self.sent is None else min(self.sent, last),
            self.live.looking_as(holder, self.seat),
        )

    def still_let_in(self) -> None:
        """Whoever is kept out from now on hears no more either."""
        bans = self.desk.service.bans
        if bans is not self.bans:
            bans.check(self.address, self.holder.key_hash)
            self.bans = bans

    async def compose(self) -> bytes:
        """The same however long it takes.

        Of a long past the last page: `earlier` is the number up to which it is to be asked for (/log).
        """
        quick = self.quickly()
        if quick is not None:
            return quick.payload
        live = self.live
        holder, since, looking = self.look()
        number = self.sent = live.last
        self.comings = live.comings
        alike = (holder.seats, holder.invited, holder.used, live.watching)
        known = ("news", live.row.id, number, since, looking, *alike, live.here, self.language)
        library = self.desk.library
        found = library.shelf.get(known)
        if found is not None:
            return found
        earlier = max(since, number - PAGE)
        past = live.past(earlier, looking, language=self.language)
        state = live.packed(holder, self.seat, self.language)

        def told() -> bytes:
            news = {"type": "news", "number": number, "items": past.items(), "state": state}
            if earlier > since:
                news["earlier"] = earlier
            return msgspec.json.encode(news)

        if len(past.rows) > FEW:
            return await library.made(self.address, known, told)
        found = told()
        library.shelf.put(known, found)
        return found

    async def send(self, message: bytes) -> None:
        try:
            await self.socket.send({"type": "websocket.send", "text": message.decode()})
        except RuntimeError:
            # The server has closed the connection because of what the client sent meanwhile.
            raise WebSocketDisconnect(1006) from None
        self.noted()

    def noted(self) -> None:
        self.said_at = asyncio.get_running_loop().time()
        self.desk.metrics.pushes.inc()
        self.desk.calm.stir()

    async def beat(self) -> None:
        # The number this listener was told of; the one in the database if this process lags behind it.
        number = max(self.sent or 0, self.live.stored)
        await self.send(msgspec.json.encode({"type": "beat", "number": number}))

    def said(self, key: str) -> str:
        return words_of(WORDS_IN, self.language).say(Said(key))

    async def hear(self) -> None:
        while True:
            word = await receive(self.socket, Word)
            if word is None or word.type != "beat":
                await quietly_close(self.socket, BAD, self.said("socket-beats"))
                return
            if self.words.empty("all"):
                await quietly_close(self.socket, BUSY, self.said("socket-messages"))
                return
            self.words.take("all")
            await self.beat()


def raise_first(done: Iterable[asyncio.Task[None]]) -> None:
    """Raise what a task of a connection has raised; that the client has gone is nothing to complain about.

    Both may end at once, one refused and the other by a client that went away. Every one is asked: what
    nobody asks for, asyncio writes into the log as a mistake.
    """
    errors = [error for error in [task.exception() for task in done] if error is not None]
    for error in errors:
        if not isinstance(error, WebSocketDisconnect):
            raise error


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
        desk.metrics.refusals.labels("too_many").inc()
        await quietly_close(socket, BUSY, told(socket, "socket-connections"))
        return
    try:
        await listen(socket, desk, address, table)
    except KeyGone:
        await quietly_close(socket, 4401, told(socket, "socket-key"))
    except Retired:
        await quietly_close(socket, STOPPING, told(socket, "socket-again"))
    except TableError as error:
        await turned_away(socket, desk, error)
    except WebSocketDisconnect:
        pass
    finally:
        desk.close_socket(address)


async def listen(socket: WebSocket, desk: Desk, address: str, table: str) -> None:
    try:
        async with asyncio.timeout(FIRST_WORD):
            hello = await receive(socket, Hello)
    except TimeoutError:
        await quietly_close(socket, SILENT, told(socket, "socket-silent"))
        return
    if hello is None:
        await quietly_close(socket, BAD, told(socket, "socket-hello"))
        return
    try:
        live, holder = await desk.admit(address, table, hello.key)
        live.looking_as(holder, hello.seat)
        if holder.spectator:
            desk.begin_something()
    except TableError as error:
        await turned_away(socket, desk, error)
        return
    await Listener(socket, desk, address, live, holder, hello).run()


async def turned_away(socket: WebSocket, desk: Desk, error: TableError) -> None:
    desk.metrics.refusals.labels(error.code).inc()
    await quietly_close(socket, 4000 + STATUS.get(error.code, 409), error.say(language_of(socket)))


def told(socket: WebSocket, key: str) -> str:
    """Why a connection is closed, in the language of its request."""
    return words_of(WORDS_IN, language_of(socket)).say(Said(key))


async def quietly_close(socket: WebSocket, code: int, reason: str) -> None:
    """Close; a client that has gone already is no error. Reasons may have 123 bytes."""
    try:
        await socket.close(code, reason[:120])
    except (RuntimeError, WebSocketDisconnect):
        log.debug("socket was closed already")
