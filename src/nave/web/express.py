"""The request that comes more often than all others, an answer, on a way of its own.

It is what the route `/play` describes and does, without the framework's search for the route and its checks
in several layers: one decoder checks the body. Whatever is not plainly right is handed on as it came, to the
route, which says what is wrong with it; so nothing is said in two places.
"""

from typing import Annotated, Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from nave.tables.commands import Play
from nave.tables.errors import TableError
from nave.web.desk import Desk, bearer_in, language_of, refusal
from nave.web.limits import address_of

BEFORE: Final = "/api/tables/"
AFTER: Final = "/play"
JSON: Final = b"application/json"
KEY: Final = b"authorization"


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """What `PlayIn` describes; a test holds the two together."""

    id: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{8,64}\Z")]
    follows: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
    move: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)] | None = None


class Route:
    """How the figures name it."""

    path = "/api/tables/{table}/play"


ROUTE: Final = Route()
DECODER: Final = msgspec.json.Decoder(Answer)


class Express:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "POST" or not answers(scope):
            await self.app(scope, receive, send)
            return
        first = await receive_once(receive)
        wish = None
        if isinstance(first, dict) and first["type"] == "http.request" and not first.get("more_body"):
            wish = answer_in(first["body"])
        if wish is None:
            await self.app(scope, handed_on(first, receive), send)
            return
        table = scope["path"][len(BEFORE) : -len(AFTER)]
        scope["route"], scope["path_params"] = ROUTE, {"table": table}
        desk: Desk = scope["app"].state.desk
        asking = HTTPConnection(scope)
        try:
            key = bearer_in(next((v.decode("latin-1") for n, v in scope["headers"] if n == KEY), None))
            live, holder = await desk.admit(address_of(scope.get("client")), table, key)
            desk.service.acted_now(live, holder)
            play = Play(id=wish.id, seat=wish.seat, follows=wish.follows, move=wish.move)
            number = await desk.submit(live, holder, play, language_of(asking))
        except TableError as error:
            desk.metrics.refusals.labels(error.code).inc()
            await refusal(error, language_of(asking))(scope, receive, send)
            return
        body = b'{"number":%d}' % number
        headers = [(b"content-length", b"%d" % len(body)), (b"content-type", JSON)]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body})


def answers(scope: Scope) -> bool:
    path: str = scope["path"]
    if not path.startswith(BEFORE) or not path.endswith(AFTER) or "/" in path[len(BEFORE) : -len(AFTER)]:
        return False
    return any(name == b"content-type" and value == JSON for name, value in scope["headers"])


def answer_in(body: bytes) -> Answer | None:
    try:
        return DECODER.decode(body)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return None


async def receive_once(receive: Receive) -> Message | HTTPException:
    try:
        return await receive()
    except HTTPException as error:
        # It has grown too long; the route says so.
        return error


def handed_on(first: Message | HTTPException, receive: Receive) -> Receive:
    """What came first comes first again."""
    waiting = [first]

    async def receive_again() -> Message:
        if not waiting:
            return await receive()
        given = waiting.pop()
        if isinstance(given, HTTPException):
            raise given
        return given

    return receive_again
