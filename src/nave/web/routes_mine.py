"""All tables of whoever asks, by the keys they hold: once, or for as long as they listen.

The first message on the WebSocket is {"seats": [{"table": T, "key": K}, ...]}. Then come
    {"type": "rows", "rows": [...], "gone": [...]}    all of them at once, then those that changed;
                                                      gone: what no longer opens, or never did
    {"type": "beat"}                                  when nothing else was sent for a while
"""

import asyncio
import random
from typing import Annotated, Final

import msgspec
from fastapi import APIRouter, Request, Response, WebSocket
from starlette.websockets import WebSocketDisconnect

from nave.tables.errors import TableError
from nave.tables.held import MOST, Pair, held
from nave.tables.secrets import digest
from nave.tables.told import MineTold
from nave.web.desk import REFUSALS, Desk, SafeRoute, address, desk, reply
from nave.web.limits import Buckets, address_of
from nave.web.models import MineIn
from nave.web.replies import MineRowsOut
from nave.web.stream import (
    BAD,
    BUSY,
    FIRST_WORD,
    SILENT,
    Word,
    quietly_close,
    raise_first,
    receive,
    told,
    turned_away,
)

router = APIRouter(prefix="/api", tags=["tables"], route_class=SafeRoute, responses=REFUSALS)

# What happens within so long is told together: nobody reads a list quicker. Seconds.
GATHER: Final = 0.3
# Of one call that names keys that open nothing, so many count as misses.
MISSES: Final = 5


class Held(msgspec.Struct, forbid_unknown_fields=True):
    table: Annotated[str, msgspec.Meta(pattern="^[a-z0-9]{4,32}$")]
    key: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{16,128}$")] | None = None


class Hello(msgspec.Struct, forbid_unknown_fields=True):
    seats: Annotated[list[Held], msgspec.Meta(max_length=MOST)]


async def rows_of(at: Desk, client: str, pairs: list[Pair]) -> list[MineTold]:
    """What the pairs open. A key that fits is never refused for what others did; misses count."""
    at.service.bans.check(client)
    allowed = [pair for pair in pairs if not at.service.bans.stops(pair.key_hash)]
    rows = await held(at.service, allowed)
    known = {row["table"] for row in rows}
    keys = [pair.key_hash for pair in pairs if pair.table in known and pair.key_hash is not None]
    missing = len(pairs) - len(rows)
    if keys:
        at.seats.check(keys[0], "too-many-requests")
    elif missing:
        at.guard.missed(client)
    for _ in range(min(missing, MISSES)):
        at.guard.misses.take(client)
    return rows


@router.post("/mine", response_model=MineRowsOut)
async def mine(request: Request, body: MineIn) -> Response:
    """All tables that these keys open, as a lobby shows them. What opens nothing is left out."""
    pairs = pairs_of([(seat.table, seat.key) for seat in body.seats])
    return reply({"rows": await rows_of(desk(request), address(request), pairs)})


def pairs_of(seats: list[tuple[str, str | None]]) -> list[Pair]:
    """One key for each table, so that a row has one answer."""
    return list({table: Pair(table, None if key is None else digest(key)) for table, key in seats}.values())


class Follower:
    def __init__(self, socket: WebSocket, at: Desk, client: str, pairs: list[Pair]) -> None:
        self.socket = socket
        self.at = at
        self.client = client
        self.pairs = {pair.table: pair for pair in pairs}
        self.news = asyncio.Event()
        self.stirred: set[str] = set(self.pairs)
        self.words = Buckets(2.0, 20)
        self.bans = at.service.bans

    def stir(self, table: str) -> None:
        self.stirred.add(table)
        self.news.set()

    async def run(self) -> None:
        followed = self.at.service.followed
        followed.follow(self.pairs, self.stir)
        try:
            tasks = [asyncio.ensure_future(self.tell()), asyncio.ensure_future(self.hear())]
            done, rest = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in rest:
                task.cancel()
            await asyncio.gather(*rest, return_exceptions=True)
            raise_first(done)
        finally:
            followed.leave(self.pairs, self.stir)

    async def tell(self) -> None:
        beat = self.at.settings.heartbeat * random.uniform(0.75, 1.0)
        while True:
            if self.stirred:
                await self.rows()
                await asyncio.sleep(GATHER)
            try:
                async with asyncio.timeout(beat):
                    await self.news.wait()
            except TimeoutError:
                await self.send({"type": "beat"})
                if self.bans is not self.at.service.bans:
                    # Whoever is kept out from now on is told of no table any more.
                    self.bans, self.stirred = self.at.service.bans, set(self.pairs)
            self.news.clear()

    async def rows(self) -> None:
        tables, self.stirred = self.stirred, set()
        rows = await rows_of(self.at, self.client, [self.pairs[table] for table in sorted(tables)])
        gone = sorted(tables - {row["table"] for row in rows})
        await self.send({"type": "rows", "rows": rows, "gone": gone})

    async def send(self, data: object) -> None:
        try:
            await self.socket.send({"type": "websocket.send", "text": msgspec.json.encode(data).decode()})
        except RuntimeError:
            raise WebSocketDisconnect(1006) from None
        self.at.calm.stir()

    async def hear(self) -> None:
        while True:
            word = await receive(self.socket, Word)
            if word is None or word.type != "beat":
                await quietly_close(self.socket, BAD, told(self.socket, "socket-beats"))
                return
            if self.words.empty("all"):
                await quietly_close(self.socket, BUSY, told(self.socket, "socket-messages"))
                return
            self.words.take("all")
            await self.send({"type": "beat"})


@router.websocket("/mine/live")
async def live(socket: WebSocket) -> None:
    at = socket.app.state.desk
    assert isinstance(at, Desk)
    client = address_of(None if socket.client is None else (socket.client.host, socket.client.port))
    await socket.accept()
    if not at.open_socket(client):
        at.metrics.refusals.labels("too_many").inc()
        await quietly_close(socket, BUSY, told(socket, "socket-connections"))
        return
    try:
        async with asyncio.timeout(FIRST_WORD):
            hello = await receive(socket, Hello)
        if hello is None:
            await quietly_close(socket, BAD, told(socket, "socket-rows"))
            return
        at.begin_something()
        pairs = pairs_of([(seat.table, seat.key) for seat in hello.seats])
        await Follower(socket, at, client, pairs).run()
    except TimeoutError:
        await quietly_close(socket, SILENT, told(socket, "socket-silent"))
    except TableError as error:
        await turned_away(socket, at, error)
    except WebSocketDisconnect:
        pass
    finally:
        at.close_socket(client)
