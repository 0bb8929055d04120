"""Processor time of an answer through the whole application, without a network: for comparing two versions.

    .venv/bin/python -m scripts.measure_answer --tables 30 --answers 1000
    .venv/bin/python -m scripts.measure_answer --database postgresql://... --processes 2

With `--processes 2` two servers that know each other only by the database answer in turns, in one process of
the machine, and are measured in turns with one of them that has all listeners: the last figure is what the
second costs. Four listen at each table, on lines that take everything. What is told is milliseconds of the
process for each tenth of the answers, and their median in thousands of steps of a plain loop, measured in the
same second: on a busy machine only the second can be compared, and only in turns (PYTHONPATH names the
sources of another version, NAVE_ENGINE=interpreted makes both alike).
"""

import argparse
import asyncio
import json
import random
import secrets
import statistics
import tempfile
import time
from contextlib import AsyncExitStack
from typing import Any, Final

from fastapi import FastAPI
from starlette.websockets import WebSocket

from nave.api import known_games
from nave.web.app import make_app
from nave.web.settings import Settings
from nave.web.stream import Hello, Listener
from nave.web.wire import LINE

STEPS: Final = 200_000
NEWS: Final = b'{"type":"news"'


class Line:
    """A connection that takes everything."""

    takes = True

    def __init__(self) -> None:
        self.last = b""
        # How many messages came.
        self.told = 0
        self.begun = False
        self.task: asyncio.Task[None] | None = None

    def push(self, frame: bytes) -> None:
        self.keep(frame)

    async def send(self, message: Any) -> None:
        if "text" in message:
            self.keep(str(message["text"]).encode())

    def keep(self, message: bytes) -> None:
        """Who comes and goes is of no interest here."""
        if NEWS in message[:40]:
            self.last = message
            self.told += 1

    async def receive(self) -> Any:
        if self.begun:
            await asyncio.Event().wait()
        self.begun = True
        return {"type": "websocket.connect"}

    def state(self) -> dict[str, Any]:
        state: dict[str, Any] = json.loads(self.last[self.last.index(NEWS) :])["state"]
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


class Table:
    """A table that has begun, with two seats and two spectators who listen, at one server or at several."""

    def __init__(self, apps: list[FastAPI], keys: dict[str, Any], lines: list[Line]) -> None:
        self.apps = apps
        self.keys = keys
        self.lines = lines

    async def answer(self, rng: random.Random) -> float:
        """Give an answer; the processor seconds until everybody was told. 0: the game is over."""
        states = [line.state() for line in self.lines[:2]]
        state = next((one for one in states if one["options"]), None)
        if state is None:
            return 0.0
        body = {"id": secrets.token_hex(8), "seat": state["seat"], "follows": state["number"]}
        body["move"] = rng.choice(state["options"])["text"]
        app, before = rng.choice(self.apps), [line.told for line in self.lines]
        begin = time.process_time()
        await ask(app, f"/api/tables/{self.keys['table']}/play", body, self.keys["device"])
        async with asyncio.timeout(30):
            while any(line.told == known for line, known in zip(self.lines, before, strict=True)):
                await asyncio.sleep(0.0005)
        return time.process_time() - begin


async def seated(apps: list[FastAPI], game: str) -> Table:
    wish = {"game": game, "seats": [{"kind": "device"}] * 2, "listed": True}
    keys = json.loads(await ask(apps[0], "/api/tables", wish))
    await ask(apps[0], f"/api/tables/{keys['table']}/start", {"id": secrets.token_hex(8)}, keys["device"])
    lines = [Line() for _ in range(4)]
    for number, line in enumerate(lines):
        app = apps[number % len(apps)]
        hello = Hello(since=0, key=keys["spectator"], language="en")
        if number < 2:
            hello = Hello(since=0, key=keys["device"], seat=number, language="en")
        scope = {"type": "websocket", "headers": [], "app": app, "extensions": {LINE: {"line": line}}}
        socket = WebSocket(scope, line.receive, line.send)
        await socket.accept()
        live, holder = await app.state.desk.admit("127.0.0.1", keys["table"], hello.key)
        listener = Listener(socket, app.state.desk, "127.0.0.1", live, holder, hello)
        line.task = asyncio.ensure_future(listener.run())
    while not all(line.told for line in lines):
        await asyncio.sleep(0.005)
    return Table(apps, keys, lines)


def served_by(database: str) -> FastAPI:
    return make_app(Settings(database=database, rate_address=0, rate_seat=0, rate_create=0, push=False))


async def measure(
    game: str, tables: int, answers: int, database: str, processes: int
) -> tuple[list[tuple[float, float]], list[float]]:
    """Milliseconds and loop steps of an answer, tenth by tenth; and how many times as long it takes with
    several servers.
    """
    found: list[tuple[float, float]] = []
    times: list[float] = []
    async with AsyncExitStack() as opened:
        apps = [served_by(database) for _ in range(processes)]
        for app in apps:
            await opened.enter_async_context(app.router.lifespan_context(app))
        made, rng = [await seated(apps[:1], game) for _ in range(tables)], random.Random(1)
        spread = [await seated(apps, game) for _ in range(tables)] if processes > 1 else []
        await asyncio.sleep(1.0)
        for _ in range(10):
            spent = apart = 0.0
            for _ in range(answers // 10):
                spent += await rng.choice(made).answer(rng)
                if spread:
                    apart += await rng.choice(spread).answer(rng)
            begin, total = time.process_time(), 0
            for step in range(STEPS):
                total += step & 3
            one = (time.process_time() - begin) / STEPS
            each = spent / (answers // 10)
            found.append((each * 1000, each / one / 1000))
            times.append(apart / spent)
        for line in (line for table in made + spread for line in table.lines):
            if line.task is not None:
                line.task.cancel()
    return found, times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=next(iter(known_games())))
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--answers", type=int, default=1000)
    parser.add_argument("--database", help="of PostgreSQL, an empty one; else a new file of SQLite")
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="nave-answer-") as folder:
        database = given.database or f"sqlite:///{folder}/tables.sqlite3"
        found, times = asyncio.run(
            measure(given.game, given.tables, given.answers, database, given.processes)
        )
    tenths = [round(milliseconds, 2) for milliseconds, _ in found]
    steps = round(statistics.median(steps for _, steps in found), 1)
    told: dict[str, Any] = {"ms an answer": tenths, "thousands of loop steps": steps}
    if given.processes > 1:
        told["times as long with several"] = round(statistics.median(times), 2)
    print(json.dumps(told))


if __name__ == "__main__":
    main()
