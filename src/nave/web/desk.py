"""What every route needs: the service, the limits, and who is asking."""

import json
import re
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec
from fastapi import Request, Response
from fastapi.routing import APIRoute

from nave.tables.commands import Command
from nave.tables.errors import NoSuchTable, Stale, TableError, UnknownKey
from nave.tables.hints import Hints
from nave.tables.history import Histories
from nave.tables.live import Live
from nave.tables.model import Holder
from nave.tables.secrets import digest
from nave.tables.service import TableService
from nave.web.calm import Calm
from nave.web.limits import Buckets, Guard, address_of
from nave.web.metrics import Metrics
from nave.web.models import ErrorOut
from nave.web.settings import Settings

TABLE_ID: Final = re.compile(r"[a-z0-9]{4,32}")
KEY: Final = re.compile(r"[A-Za-z0-9_-]{16,128}")
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


def refusal(error: TableError) -> Response:
    response = reply({"error": error.code, "message": str(error), **error.extra}, STATUS.get(error.code, 409))
    if "retry_after" in error.extra:
        response.headers["Retry-After"] = str(error.extra["retry_after"])
    return response


class Desk:
    def __init__(
        self, service: TableService, hints: Hints, settings: Settings, metrics: Metrics, calm: Calm
    ) -> None:
        self.service = service
        self.hints = hints
        self.histories = Histories()
        self.settings = settings
        self.metrics = metrics
        self.calm = calm
        self.guard = Guard(settings.rate_guess)
        self.seats = Buckets(settings.rate_seat, settings.rate_seat * 4)
        self.creating = Buckets(settings.rate_create, 30)
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
        """The table and what the key opens; misses are counted against the address."""
        key_hash = None if key is None else digest(key)
        if key_hash is not None:
            self.guard.before(address, key_hash)
        try:
            if not TABLE_ID.fullmatch(table):
                raise NoSuchTable("there is no such table")
            if key is not None and not KEY.fullmatch(key):
                raise UnknownKey("this key opens nothing at this table")
            live, holder = await self.service.who(table, key)
        except (NoSuchTable, UnknownKey):
            self.guard.missed(address)
            raise
        if key_hash is not None:
            self.guard.fits(address, key_hash)
            self.seats.check(key_hash, "requests for your seat")
        return live, holder

    async def seated(self, request: Request, table: str) -> tuple[Live, Holder]:
        return await self.admit(address(request), table, bearer(request))

    async def submit(self, live: Live, holder: Holder, command: Command) -> int:
        try:
            number = await self.service.submit(live, holder, command)
        except Stale as error:
            error.extra["state"] = live.state(holder, command.seat)
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
    given = request.headers.get("authorization")
    if given is None:
        return None
    kind, _, key = given.partition(" ")
    if kind.lower() != "bearer":
        raise UnknownKey("keys are given as 'Authorization: Bearer KEY'")
    return key.strip()


async def submit(request: Request, table: str, command: Command) -> Response:
    """Hand a command to the table; the reply is the number it was stored with."""
    at = desk(request)
    live, holder = await at.seated(request, table)
    return reply({"number": await at.submit(live, holder, command)})
