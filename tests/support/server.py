"""A real server inside the test's process, on a port of its own, and people who sit at its tables."""

import secrets
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import uvicorn

from nave.bots import bots
from nave.web.app import make_app
from nave.web.settings import UVICORN, Settings

QUIET: dict[str, Any] = {
    "bot_pace": 0.0,
    "bot_budget": 0.1,
    "rate_address": 0,
    "rate_seat": 0,
    "rate_create": 0,
    "absent_after": 0.0,
    "idle_after": 0.0,
    "leaving": 0.0,
}


def some_bot() -> str:
    """Any bot will do."""
    return next(iter(bots()))


def fresh() -> str:
    return secrets.token_hex(8)


class Server:
    def __init__(self, settings: Settings) -> None:
        self.app = make_app(settings)
        self.socket = socket.socket()
        self.socket.bind(("127.0.0.1", 0))
        self.port: int = self.socket.getsockname()[1]
        config = uvicorn.Config(self.app, lifespan="on", **UVICORN)
        config.timeout_graceful_shutdown = 2
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, args=([self.socket],), daemon=True)
        self.thread.start()
        begin = time.monotonic()
        while not self.server.started:
            if time.monotonic() - begin > 20 or not self.thread.is_alive():
                raise RuntimeError("the server did not start")
            time.sleep(0.01)
        # To read the certificates of the machine takes longer than a request; nothing here is encrypted.
        self.http = httpx.Client(base_url=self.url, timeout=30, verify=False)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        self.http.close()
        self.server.should_exit = True
        self.thread.join(20)
        self.socket.close()
        assert not self.thread.is_alive()

    def create(self, game: str, seats: list[str], **more: Any) -> "Made":
        """`seats` are kinds: open, device, or the name of a bot."""
        wishes = [{"kind": s} if s in ("open", "device") else {"kind": "bot", "bot": s} for s in seats]
        reply = self.http.post("/api/tables", json={"game": game, "seats": wishes, **more})
        assert reply.status_code == 201, reply.text
        return Made(self.http, reply.json())


class Made:
    """A new table with all its keys."""

    def __init__(self, http: httpx.Client, keys: dict[str, Any]) -> None:
        self.http = http
        self.id: str = keys["table"]
        self.keys = keys

    def seat(self, number: int) -> "Person":
        key = self.keys["seats"].get(str(number)) or self.keys["device"]
        return Person(self.http, self.id, key)

    @property
    def spectator(self) -> "Person":
        return Person(self.http, self.id, self.keys["spectator"])

    @property
    def stranger(self) -> "Person":
        return Person(self.http, self.id, None)

    def everybody_joins(self) -> list["Person"]:
        people = [self.seat(int(number)) for number in self.keys["seats"]]
        for number, person in enumerate(people):
            person.post("join", name=f"Friend {number + 1}")
        return people

    def started(self) -> list["Person"]:
        people = self.everybody_joins()
        starter = people[0] if people else self.seat(0)
        starter.post("start")
        return people or [starter]


class Person:
    """Somebody with a key, or without one."""

    def __init__(self, http: httpx.Client, table: str, key: str | None) -> None:
        self.http = http
        self.table = table
        self.key = key
        self.headers = {} if key is None else {"Authorization": f"Bearer {key}"}

    def send(self, action: str, **body: Any) -> httpx.Response:
        body.setdefault("id", fresh())
        return self.http.post(f"/api/tables/{self.table}/{action}", json=body, headers=self.headers)

    def post(self, action: str, **body: Any) -> dict[str, Any]:
        reply = self.send(action, **body)
        assert reply.status_code == 200, reply.text
        data: dict[str, Any] = reply.json()
        return data

    def get(self, what: str = "", **query: Any) -> httpx.Response:
        path = f"/api/tables/{self.table}" + (f"/{what}" if what else "")
        return self.http.get(path, params=query, headers=self.headers)

    def state(self, **query: Any) -> dict[str, Any]:
        reply = self.get(**query)
        assert reply.status_code == 200, reply.text
        data: dict[str, Any] = reply.json()
        return data

    def play(self, move: str, follows: int, **more: Any) -> dict[str, Any]:
        return self.post("play", move=move, follows=follows, **more)

    def play_any(self, choice: int = 0) -> dict[str, Any]:
        """Answer the open question with one of the options; the state before it."""
        state = self.state()
        options = state["options"]
        self.play(options[choice % len(options)]["text"], state["number"])
        return state


@contextmanager
def running_server(database: str, **settings: Any) -> Iterator[Server]:
    server = Server(Settings(database=database, **{**QUIET, **settings}))
    try:
        yield server
    finally:
        server.stop()
