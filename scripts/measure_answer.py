"""Processor time of an answer through the whole application, without a network: for comparing two versions.

    .venv/bin/python -m scripts.measure_answer --tables 30 --answers 1000

Four listen at each table, on lines that take everything. What is told is milliseconds of the process for each
tenth of the answers, and their median in thousands of steps of a plain loop, measured in the same second: on
a busy machine only the second can be compared, and only in turns (PYTHONPATH names the sources of another
version, NAVE_ENGINE=interpreted makes both alike).
"""

import argparse
import asyncio
import json
import random
import secrets
import statistics
import tempfile
import time
from typing import Any, Final

from fastapi import FastAPI
from starlette.websockets import WebSocket

from nave.api import known_games
from nave.web.app import make_app
from nave.web.settings import Settings
from nave.web.stream import Hello, Listener
from nave.web.wire import LINE

STEPS: Final = 200_000


class Line:
    """A connection that takes everything."""

    takes = True

    def __init__(self) -> None:
        self.last = b""
        self.begun = False
        self.task: asyncio.Task[None] | None = None

    def push(self, frame: bytes) -> None:
        self.last = frame

    async def send(self, message: Any) -> None:
        if "text" in message:
            self.last = str(message["text"]).encode()

    async def receive(self) -> Any:
        if self.begun:
            await asyncio.Event().wait()
        self.begun = True
        return {"type": "websocket.connect"}

    def state(self) -> dict[str, Any]:
        state: dict[str, Any] = json.loads(self.last[self.last.index(b'{"type"') :])["state"]
        return state


async def ask(app: FastAPI, path: str, body: dict[str, Any], key: str | None = None) -> bytes:
    raw, got = json.dumps(body).encode(), list[Any]()
    headers = [(b"host", b"nave"), (b"content-type", b"application/json")]
    if key is not None:
        headers.append((b"authorization", b"Bearer " + key.encode()))
    scope: dict[str, Any] = {
        "type": "http",
        "method": "POST",
        "path": path,
        "raw_path": path.encode(),
        "headers": headers,
    }
    scope |= {"query_string": b"", "root_path": "", "http_version": "1.1", "scheme": "http"}
    scope |= {"client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80), "state": {}}

    async def receive() -> Any:
        return {"type": "http.request", "body": raw, "more_body": False}

    async def send(message: Any) -> None:
        got.append(message)

    await app(scope, receive, send)
    if got[0]["status"] >= 400:
        raise RuntimeError(str(got))
    return b"".join(message.get("body", b"") for message in got[1:])


async def seated(app: FastAPI, game: str) -> tuple[dict[str, Any], list[Line]]:
    """A table that has begun, with two seats and two spectators who listen."""
    wish = {"game": game, "seats": [{"kind": "device"}] * 2, "listed": True}
    keys = json.loads(await ask(app, "/api/tables", wish))
    await ask(app, f"/api/tables/{keys['table']}/start", {"id": secrets.token_hex(8)}, keys["device"])
    desk, lines = app.state.desk, [Line() for _ in range(4)]
    for number, line in enumerate(lines):
        hello = Hello(since=0, key=keys["spectator"], language="en")
        if number < 2:
            hello = Hello(since=0, key=keys["device"], seat=number, language="en")
        scope = {"type": "websocket", "headers": [], "app": app, "extensions": {LINE: {"line": line}}}
        socket = WebSocket(scope, line.receive, line.send)
        await socket.accept()
        live, holder = await desk.admit("127.0.0.1", keys["table"], hello.key)
        listener = Listener(socket, desk, "127.0.0.1", live, holder, hello)
        line.task = asyncio.ensure_future(listener.run())
    return keys, lines


async def measure(game: str, tables: int, answers: int, database: str) -> list[tuple[float, float]]:
    app = make_app(Settings(database=database, rate_address=0, rate_seat=0, rate_create=0, push=False))
    found: list[tuple[float, float]] = []
    async with app.router.lifespan_context(app):
        made, rng = [await seated(app, game) for _ in range(tables)], random.Random(1)
        await asyncio.sleep(0.5)
        for _ in range(10):
            spent = 0.0
            for _ in range(answers // 10):
                keys, lines = rng.choice(made)
                states = [line.state() for line in lines[:2]]
                state = next((one for one in states if one["options"]), None)
                if state is None:
                    continue
                body = {"id": secrets.token_hex(8), "seat": state["seat"], "follows": state["number"]}
                body["move"] = rng.choice(state["options"])["text"]
                begin = time.process_time()
                await ask(app, f"/api/tables/{keys['table']}/play", body, keys["device"])
                spent += time.process_time() - begin
            begin, total = time.process_time(), 0
            for step in range(STEPS):
                total += step & 3
            one = (time.process_time() - begin) / STEPS
            each = spent / (answers // 10)
            found.append((each * 1000, each / one / 1000))
        for line in (line for _, lines in made for line in lines):
            if line.task is not None:
                line.task.cancel()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=next(iter(known_games())))
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--answers", type=int, default=1000)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="nave-answer-") as folder:
        database = f"sqlite:///{folder}/tables.sqlite3"
        found = asyncio.run(measure(given.game, given.tables, given.answers, database))
    tenths = [round(milliseconds, 2) for milliseconds, _ in found]
    steps = round(statistics.median(steps for _, steps in found), 1)
    print(json.dumps({"ms an answer": tenths, "thousands of loop steps": steps}))


if __name__ == "__main__":
    main()
