"""Requests without a network: what reaches the server, and an application for the shell to stand around."""

import asyncio
import json
from typing import Any

from starlette.types import Message, Receive, Scope, Send

from nave.web.calm import Calm
from nave.web.metrics import Metrics
from nave.web.settings import Settings
from nave.web.shell import Shell


def scope(path: str = "/api/tables", method: str = "POST", kind: str = "http", **headers: str) -> Scope:
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {
        "type": kind,
        "method": method,
        "path": path,
        "query_string": b"",
        "headers": named,
        "client": ("192.0.2.7", 5),
    }


class Inside:
    """An application that replies with what it is told to, and notes whether it was asked."""

    def __init__(self, body: bytes = b"{}", kind: bytes = b"application/json") -> None:
        self.body = body
        self.kind = kind
        self.asked = 0
        self.headers: list[tuple[bytes, bytes]] = []
        self.reads = False
        self.fails: Exception | None = None
        self.begins = True

    async def __call__(self, _scope: Scope, given: Receive, send: Send) -> None:
        self.asked += 1
        if self.reads:
            while (await given()).get("more_body"):
                pass
        length = (b"content-length", str(len(self.body)).encode())
        headers = [(b"content-type", self.kind), length, *self.headers]
        if self.begins:
            await send({"type": "http.response.start", "status": 200, "headers": headers})
        if self.fails is not None:
            raise self.fails
        await send({"type": "http.response.body", "body": self.body})


class Around:
    def __init__(self, inside: Inside, **settings: Any) -> None:
        self.inside = inside
        self.metrics = Metrics()
        self.shell = Shell(inside, Settings(**settings), self.metrics, Calm(self.metrics))
        self.sent: list[Message] = []
        self.bodies: list[bytes] = []

    async def _receive(self) -> Message:
        body = self.bodies.pop(0)
        return {"type": "http.request", "body": body, "more_body": bool(self.bodies)}

    async def _send(self, message: Message) -> None:
        self.sent.append(message)

    def ask(self, given: Scope, *bodies: bytes) -> int:
        self.sent, self.bodies = [], list(bodies) or [b""]
        asyncio.run(self.shell(given, self._receive, self._send))
        return int(self.sent[0]["status"])

    @property
    def headers(self) -> dict[bytes, bytes]:
        return dict(self.sent[0]["headers"])

    @property
    def data(self) -> Any:
        return json.loads(self.sent[1]["body"])

    def counted(self, name: str, **labels: str) -> float | None:
        return self.metrics.registry.get_sample_value(name, labels)
