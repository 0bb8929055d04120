"""A long legal game at a listed table, looked at by many without a key, while somebody else plays."""

import asyncio
import json
from pathlib import Path
from typing import Any

from tests.reliability.bystander import Bystander
from tests.support.long import long_record
from tests.support.process import ServeProcess
from tests.support.wire import Http, Socket


async def drive(server: ServeProcess, game: str, answers: int, readers: int) -> dict[str, Any]:
    http = Http(server.port)
    status, raw = await http.ask("POST", "/api/import", {"record": long_record(answers), "listed": True})
    assert status == 201, raw
    table = json.loads(raw)["table"]
    before, stop = server.memory(), asyncio.Event()
    bystander = Bystander(server.port)
    playing = asyncio.ensure_future(bystander.play(game, stop))
    codes: dict[int, int] = {}

    async def read(path: str) -> None:
        own = Http(server.port)
        since: int | None = 0
        while since is not None:
            joint = "&" if "?" in path else "?"
            status, raw = await own.ask("GET", f"{path}{joint}since={since}")
            codes[status] = codes.get(status, 0) + 1
            if status in (429, 503):
                await asyncio.sleep(1)
                continue
            since = json.loads(raw).get("next")
        await own.close()

    async def listen() -> None:
        socket = Socket(server.port, table)
        await socket.open()
        socket.say({"since": 0})
        _, payload = await socket.hear()
        assert json.loads(payload)["earlier"] > 0
        await socket.close()

    paths = [f"/api/tables/{table}/{what}" for what in ("log", "replay", "record")]
    await asyncio.gather(
        *(read(path) for path in paths for _ in range(readers)), *(listen() for _ in range(readers))
    )
    stop.set()
    await playing
    await http.close()
    return {
        "answers of the record": answers,
        "readers of each kind": readers,
        "replies": codes,
        "memory grown, MB": (server.memory() - before) // 2**20,
        **bystander.figures(),
    }


def run(database: str, folder: Path, game: str, answers: int, readers: int) -> dict[str, Any]:
    server = ServeProcess(database, folder / "server.log", "--log-level", "warning")
    server.start()
    try:
        server.wait()
        return asyncio.run(drive(server, game, answers, readers))
    finally:
        server.kill()
