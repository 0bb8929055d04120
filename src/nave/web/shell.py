"""Around every request: size limits, security headers, rate limit per address, log line and counters."""

import logging
import time
from typing import Any, Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from nave.web.calm import Calm
from nave.web.limits import Buckets, TooMany, address_of
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
UNCOUNTED: Final = ("/healthz", "/metrics")
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
        self.addresses = Buckets(settings.rate_address, settings.rate_address * 4)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        self.calm.stir()
        begin = time.perf_counter()
        path: str = scope["path"]
        status = 500
        begun = False

        async def send_more(message: Message) -> None:
            nonlocal status, begun
            if message["type"] == "http.response.start":
                begun = True
                status = message["status"]
                headers = message.setdefault("headers", [])
                headers.extend(HEADERS)
                if path.startswith("/api"):
                    headers.append(NO_STORE)
            await send(message)

        try:
            refusal = self._refusal(scope, path)
            if refusal is None:
                await self.app(scope, self._limited(receive, self._allowed(path)), send_more)
            else:
                await _reply(send_more, *refusal)
        except Exception:
            log.exception("request failed", extra={"method": scope["method"], "path": path[:200]})
            if not begun:
                await _reply(send_more, 500, {"error": "internal", "message": "the server made a mistake"})
        finally:
            self._note(scope, path, status, time.perf_counter() - begin)

    def _refusal(self, scope: Scope, path: str) -> tuple[int, dict[str, Any]] | None:
        if path not in UNCOUNTED:
            try:
                self.addresses.check(address_of(scope.get("client")), "requests from your address")
            except TooMany as error:
                return 429, {"error": error.code, "message": str(error), **error.extra}
        for name, value in scope["headers"]:
            if name == b"content-length":
                if not value.isdigit() or int(value) > self._allowed(path):
                    return 413, self._too_large(path)
        return None

    def _allowed(self, path: str) -> int:
        return self.settings.import_bytes if path == "/api/import" else self.settings.body_bytes

    def _too_large(self, path: str) -> dict[str, Any]:
        return {"error": "too_large", "message": f"the request is larger than {self._allowed(path)} bytes"}

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
        self.metrics.requests.labels(method, route, str(status)).inc()
        self.metrics.seconds.labels(route).observe(seconds)
        level = logging.DEBUG if scope["method"] == "GET" and status < 400 else logging.INFO
        if log.isEnabledFor(level):
            facts = {"method": scope["method"], "path": path[:200], "status": status}
            log.log(level, "request", extra={**facts, "ms": round(seconds * 1000, 2)})


async def _reply(send: Send, status: int, data: dict[str, Any]) -> None:
    headers = [(b"content-type", b"application/json")]
    if status == 413:
        # The rest of the body is not read: what follows on this connection could not be told from it.
        headers.append((b"connection", b"close"))
    if "retry_after" in data:
        headers.append((b"retry-after", str(data["retry_after"]).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(data)})
