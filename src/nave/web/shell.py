"""Around every request: size limits, security headers, rate limit per address, log line and counters."""

import gzip
import logging
import secrets
import time
from collections import OrderedDict
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from nave.web.calm import Calm
from nave.web.desk import language_of
from nave.web.doors import Doors, Refusal, Refused, said_to
from nave.web.files import takes_gzip
from nave.web.limits import Buckets, TooMany, address_of
from nave.web.logs import REQUEST
from nave.web.metrics import Metrics
from nave.web.settings import Settings

log = logging.getLogger("nave.web")

CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
NO_STORE: Final = (b"cache-control", b"no-store")
# Those who watch over the server must reach it when everybody does.
UNCOUNTED: Final = ("/healthz", "/livez", "/readyz", "/metrics")
# What is the same for everybody until the server is renewed, and lies ready.
UNCHANGING: Final = ("/api/games", "/api/bots")
AT_A_TABLE: Final = "/api/tables/"
# Where whole records are sent.
RECORDS: Final = ("/api/import", "/api/records")
JSON: Final = b"application/json"
# Bytes of JSON below which packing gains nothing worth the time.
WORTH_PACKING: Final = 1400
# Bytes from which packing anew for every asker would keep the others waiting, and what is kept in all.
WORTH_KEEPING: Final = 32 * 1024
PACKED_ROOM: Final = 16 * 2**20
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


class TooLarge(HTTPException):
    """The body grew beyond the limit while it was read."""

    def __init__(self, allowed: int) -> None:
        super().__init__(413, f"the request is larger than {allowed} bytes")


class Shell:
    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, calm: Calm) -> None:
        self.app = app
        self.calm = calm
        self.settings = settings
        self.metrics = metrics
        self.doors = Doors(settings.hosts)
        self.packing = Packing()
        self.addresses = Buckets(settings.rate_address, settings.rate_address * 4)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._handshake(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        self.calm.stir()
        request = secrets.token_hex(6)
        REQUEST.set(request)
        begin = time.perf_counter()
        path: str = scope["path"]
        status = 500
        begun = False
        packs = scope["method"] == "GET" and takes_gzip(header(scope, b"accept-encoding"))
        held: Message | None = None

        async def send_more(message: Message) -> None:
            nonlocal status, begun, held
            if message["type"] == "http.response.start":
                begun = True
                status = message["status"]
                headers = message.setdefault("headers", [])
                headers.extend(HEADERS)
                headers.append((b"x-request-id", request.encode()))
                if path.startswith("/api") and not any(name == b"cache-control" for name, _ in headers):
                    headers.append(NO_STORE)
                if packs and packable(headers):
                    # Its length is not known before the body has come.
                    held = message
                    return
            elif held is not None:
                start, held = held, None
                if not message.get("more_body"):
                    pack(start, message, self.packing)
                await send(start)
            await send(message)

        try:
            refusal = self._refusal(scope, path)
            if refusal is None:
                await self.app(scope, self._limited(receive, self._allowed(path)), send_more)
            else:
                self.metrics.refusals.labels(refusal[1]["error"]).inc()
                await _reply(send_more, *refusal)
        except Exception:
            log.exception("request failed", extra={"method": scope["method"], "path": path[:200]})
            if not begun:
                await _reply(
                    send_more, 500, {"error": "internal", "message": said_to(scope, "server-mistake")}
                )
        finally:
            self._note(scope, path, status, time.perf_counter() - begin)

    async def _handshake(self, scope: Scope, receive: Receive, send: Send) -> None:
        """WebSockets are counted as requests are, before anything is agreed on."""
        REQUEST.set(secrets.token_hex(6))
        begin = time.perf_counter()
        status, closed = 101, 0

        async def send_more(message: Message) -> None:
            nonlocal closed
            if message["type"] == "websocket.close":
                closed = message.get("code") or 1000
            await send(message)

        try:
            refusal = self.doors.refusal(scope) or self._too_many(scope)
            if refusal is None:
                await self.app(scope, receive, send_more)
            else:
                status, data = refusal
                self.metrics.refusals.labels(data["error"]).inc()
                await _reply(send, status, data, "websocket.http.response")
        finally:
            # Told when it ends; `closed` is why the server ended it.
            facts: dict[str, object] = {"path": scope["path"][:200], "status": status, "closed": closed}
            refused = status != 101 or closed >= 4000
            self._write(scope, "listener", refused, facts, time.perf_counter() - begin)

    def _refusal(self, scope: Scope, path: str) -> Refusal | None:
        refusal = None if path in UNCOUNTED else self.doors.refusal(scope)
        if refusal is None and self._counts(scope, path):
            refusal = self._too_many(scope)
        if refusal is not None:
            return refusal
        for name, value in scope["headers"]:
            if name == b"content-length":
                if not value.isdigit() or int(value) > self._allowed(path):
                    return 413, self._too_large(scope, path)
        return None

    @staticmethod
    def _counts(scope: Scope, path: str) -> bool:
        """The page and what never changes are free; with a key the seat pays, or the miss does."""
        if not path.startswith("/api/"):
            return False
        if path.startswith(UNCHANGING) and not scope["query_string"]:
            return False
        return not (path.startswith(AT_A_TABLE) and header(scope, b"authorization"))

    def _too_many(self, scope: Scope) -> Refusal | None:
        try:
            self.addresses.check(address_of(scope.get("client")), "too-many-all")
        except TooMany as error:
            message = error.say(language_of(HTTPConnection(scope)))
            seconds = int(error.extra["retry_after"])
            return 429, {"error": error.code, "message": message, "retry_after": seconds}
        return None

    def _allowed(self, path: str) -> int:
        return self.settings.import_bytes if path in RECORDS else self.settings.body_bytes

    def _too_large(self, scope: Scope, path: str) -> Refused:
        message = said_to(scope, "too-large", bytes=self._allowed(path))
        return {"error": "too_large", "message": message}

    @staticmethod
    def _limited(receive: Receive, allowed: int) -> Receive:
        received = 0

        async def receive_some() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > allowed:
                raise TooLarge(allowed)
            return message

        return receive_some

    def _note(self, scope: Scope, path: str, status: int, seconds: float) -> None:
        # The pattern of the route, so that ids of tables do not become labels.
        route = getattr(scope.get("route"), "path", "other")
        method = scope["method"] if scope["method"] in METHODS else "OTHER"
        self.metrics.replied(method, route, status, seconds)
        facts: dict[str, object] = {"method": scope["method"], "path": path[:200], "status": status}
        self._write(scope, "request", scope["method"] != "GET" or status >= 400, facts, seconds)

    @staticmethod
    def _write(scope: Scope, event: str, worth: bool, facts: dict[str, object], seconds: float) -> None:
        """A line for the log, with who asked: whoever has to keep somebody out must know whom."""
        level = logging.INFO if worth else logging.DEBUG
        if log.isEnabledFor(level):
            table = scope.get("path_params", {}).get("table")
            if table is not None:
                facts["table"] = str(table)[:32]
            facts["address"] = address_of(scope.get("client"))
            log.log(level, event, extra={**facts, "ms": round(seconds * 1000, 2)})


def header(scope: Scope, wanted: bytes) -> str:
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == wanted), "")


def packable(headers: list[tuple[bytes, bytes]]) -> bool:
    """Long JSON that is not packed yet."""
    known = dict(headers)
    long = int(known.get(b"content-length", b"0")) >= WORTH_PACKING
    return long and known.get(b"content-type") == JSON and b"content-encoding" not in known


class Packing:
    """Long replies that are the same again, a record or a page of a log, are packed once.

    They come as the very bytes that were kept, so that looking for them takes no time.
    """

    def __init__(self, room: int = PACKED_ROOM) -> None:
        self.room = room
        self.taken = 0
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()

    def packed(self, body: bytes) -> bytes:
        if not WORTH_KEEPING <= len(body) <= self.room // 4:
            return gzip.compress(body, 1, mtime=0)
        found = self._kept.get(body)
        if found is None:
            found = self._kept[body] = gzip.compress(body, 1, mtime=0)
            self.taken += len(body) + len(found)
            while self.taken > self.room:
                plain, packed = self._kept.popitem(last=False)
                self.taken -= len(plain) + len(packed)
        else:
            self._kept.move_to_end(body)
        return found


def pack(start: Message, body: Message, packing: Packing) -> None:
    body["body"] = packing.packed(body["body"])
    kept = [(name, value) for name, value in start["headers"] if name != b"content-length"]
    length = str(len(body["body"])).encode()
    start["headers"] = [
        *kept,
        (b"content-length", length),
        (b"content-encoding", b"gzip"),
        (b"vary", b"accept-encoding"),
    ]


async def _reply(send: Send, status: int, data: Refused, kind: str = "http.response") -> None:
    headers = [(b"content-type", b"application/json")]
    if status == 413:
        # The rest of the body is not read: what follows on this connection could not be told from it.
        headers.append((b"connection", b"close"))
    if "retry_after" in data:
        headers.append((b"retry-after", str(data["retry_after"]).encode()))
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": msgspec.json.encode(data)})
