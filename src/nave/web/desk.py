"""What every route needs: the service, the limits, and who is asking."""

import json
import re
from collections.abc import Callable, Coroutine
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec
from fastapi import Request, Response
from fastapi.routing import APIRoute
from starlette.requests import HTTPConnection

from nave.kernel.errors import NaveError
from nave.kernel.game import Game
from nave.kernel.language import spoken_of
from nave.kernel.said import Said
from nave.tables.chances import Chances
from nave.tables.commands import Command
from nave.tables.errors import Illegal, NoSuchTable, Overloaded, Refused, Stale, TableError, UnknownKey
from nave.tables.hints import Hints
from nave.tables.history import Histories
from nave.tables.judgements import Judgements
from nave.tables.judging import Judging
from nave.tables.live import Live
from nave.tables.model import Holder
from nave.tables.secrets import digest
from nave.tables.service import TableService
from nave.tables.shelf import Library
from nave.tables.underway import Underway
from nave.tables.verdicts import Verdicts
from nave.web.calm import Calm
from nave.web.files import PageFile
from nave.web.limits import WORDS_IN, Buckets, Guard, address_of
from nave.web.metrics import Metrics
from nave.web.replies import ErrorOut
from nave.web.settings import Settings

TABLE_ID: Final = re.compile(r"[a-z0-9]{4,32}")
KEY: Final = re.compile(r"[A-Za-z0-9_-]{16,128}")
# Kilobytes of records that a network may bring, a second and at once. Finished tables count against no quota:
# nobody may fill the disk with them, from however many addresses.
BROUGHT: Final = 16.0
BROUGHT_AT_ONCE: Final = 64 * 1024.0
# How OpenAPI tells what a request at a table may be refused with.
REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": ErrorOut} for status in (401, 403, 404, 409, 413, 422, 429)
}
STATUS: Final = {
    "no_such_table": 404,
    "unknown_key": 401,
    "not_allowed": 403,
    "invalid": 422,
    "illegal": 422,
    "refused": 409,
    "stale": 409,
    "locked": 409,
    "full": 429,
    "busy": 429,
    "too_many": 429,
    "unavailable": 503,
    "overloaded": 503,
    "banned": 403,
}


class SafeRequest(Request):
    """Reads JSON without falling over depth, lone surrogates or numbers that are none."""

    async def json(self) -> Any:
        body = await self.body()
        try:
            return msgspec.json.decode(body)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            raise json.JSONDecodeError(str(error), "", 0) from None


class SafeRoute(APIRoute):
    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handler = super().get_route_handler()

        async def handle(request: Request) -> Response:
            return await handler(SafeRequest(request.scope, request.receive))

        return handle


def reply(data: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def ready(content: bytes) -> Response:
    """JSON that was encoded before."""
    return Response(content, media_type="application/json")


def language_of(connection: HTTPConnection) -> str:
    """What whoever asks reads: the first language of Accept-Language that there are words of."""
    return spoken_of(wanted_in(connection.headers.get("accept-language", "")[:200]))


@lru_cache(maxsize=1000)
def wanted_in(given: str) -> list[str]:
    wishes: list[tuple[float, str]] = []
    for part in given.split(","):
        tag, _, weight = part.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), tag.strip()))
        except ValueError:
            continue
    wanted = [tag for weight, tag in sorted(wishes, key=lambda wish: wish[0]) if weight < 0]
    return [one for tag in wanted for one in (tag, tag.partition("-")[0])]


def refusal(error: TableError, language: str) -> Response:
    message = {"error": error.code, "message": error.say(language), **error.extra}
    response = reply(message, STATUS.get(error.code, 409))
    if "retry_after" in error.extra:
        response.headers["Retry-After"] = str(error.extra["retry_after"])
    return response


class Looking(NamedTuple):
    """What somebody looks at, and with whose eyes."""

    # Of the table's state.
    number: int
    game: Game
    viewer: int | None
    names: list[str]
    language: str


class Desk:
    def __init__(
        self, service: TableService, hints: Hints, settings: Settings, metrics: Metrics, calm: Calm
    ) -> None:
        self.service = service
        self.hints = hints
        self.library = Library()
        self.histories = Histories(self.library)
        self.judging = Judging(
            settings.judge_workers,
            Judgements(service.store),
            Underway(service.store, service.presence.process),
        )
        self.verdicts = Verdicts()
        self.chances = Chances(self.verdicts.workers)
        self.settings = settings
        self.metrics = metrics
        self.calm = calm
        self.guard = Guard(settings.rate_guess)
        self.seats = Buckets(settings.rate_seat, settings.rate_seat * 4)
        self.creating = Buckets(settings.rate_create, 30)
        self.bringing = Buckets(BROUGHT if settings.rate_create > 0 else 0.0, BROUGHT_AT_ONCE)
        self.lasting: dict[tuple[str, ...], PageFile] = {}
        self.stopping = False
        self.sockets = 0
        self._sockets_of: dict[str, int] = {}

    def open_socket(self, address: str) -> bool:
        """Count a WebSocket in, unless there are too many."""
        mine = self._sockets_of.get(address, 0)
        if self.sockets >= self.settings.listeners or mine >= self.settings.listeners_per_address:
            return False
        self.sockets += 1
        self._sockets_of[address] = mine + 1
        return True

    def close_socket(self, address: str) -> None:
        self.sockets -= 1
        self._sockets_of[address] -= 1
        if not self._sockets_of[address]:
            del self._sockets_of[address]

    async def admit(self, address: str, table: str, key: str | None) -> tuple[Live, Holder]:
        """The table and what the key opens. A key that fits is never refused; misses count for the address.

        With a key nobody learns whether there is such a table.
        """
        key_hash = None if key is None else digest(key)
        self.service.bans.check(address, key_hash)
        try:
            if not TABLE_ID.fullmatch(table) or not (key is None or KEY.fullmatch(key)):
                raise NoSuchTable(Said("refused-hidden-table"))
            if self.service.in_memory(table) is None and not await self.service.store.opens(table, key_hash):
                # Nothing is read or replayed for whoever has no key.
                raise NoSuchTable(Said("refused-hidden-table"))
            live, holder = await self.service.who(table, key)
        except (NoSuchTable, UnknownKey) as error:
            self.guard.missed(address)
            if key is None:
                raise
            raise UnknownKey(Said("refused-key-nothing")) from error
        if key_hash is not None:
            self.seats.check(key_hash, "too-many-requests")
        return live, holder

    def begin_something(self) -> None:
        """Called before what can wait: above what the server can do, running games come first."""
        if self.calm.overloaded:
            raise Overloaded(Said("refused-overloaded"), retry_after=5)

    async def seated(self, request: Request, table: str) -> tuple[Live, Holder]:
        live, holder = await self.admit(address(request), table, bearer(request))
        self.service.acted_now(live, holder)
        return live, holder

    async def playing(self, request: Request, table: str) -> tuple[Live, Holder, Game]:
        """A table that has begun, as it is now."""
        live, holder = await self.seated(request, table)
        await self.up_to_date(live)
        if live.game is None:
            raise Refused(Said("refused-not-started"))
        return live, holder, live.game

    async def looking(self, request: Request, table: str, seat: int | None) -> Looking:
        """A table that has begun, as it is now, for somebody who wants to know something of it."""
        live, holder, game = await self.playing(request, table)
        language = language_of(request)
        viewer = live.looking_as(holder, seat)
        return Looking(live.last, game, viewer, live.names(language), language)

    async def submit(self, live: Live, holder: Holder, command: Command, language: str) -> int:
        try:
            number = await self.service.submit(live, holder, command)
        except Stale as error:
            error.extra["state"] = live.state(holder, command.seat, language)
            raise
        except Illegal as error:
            error.names = live.names(language)
            raise
        self.metrics.submissions.labels(command.kind).inc()
        return number

    async def up_to_date(self, live: Live) -> None:
        if self.service.store.shared:
            await self.service.refresh(live)


def desk(request: Request) -> Desk:
    found = request.app.state.desk
    assert isinstance(found, Desk)
    return found


def address(request: Request) -> str:
    client = request.client
    return address_of(None if client is None else (client.host, client.port))


def bearer(request: Request) -> str | None:
    return bearer_in(request.headers.get("authorization"))


def bearer_in(given: str | None) -> str | None:
    if given is None:
        return None
    kind, _, key = given.partition(" ")
    if kind.lower() != "bearer":
        raise UnknownKey(NaveError(Said("bad-bearer"), WORDS_IN))
    return key.strip()


async def submit(request: Request, table: str, command: Command) -> Response:
    """Hand a command to the table; the reply is the number it was stored with."""
    at = desk(request)
    live, holder = await at.seated(request, table)
    return reply({"number": await at.submit(live, holder, command, language_of(request))})
