"""Connections that hold back or never read: how many are still held after a while, and what they cost."""

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from tests.reliability.bystander import Bystander
from tests.support.process import ServeProcess
from tests.support.wire import Gone, Http, Socket, shut

BEGINNINGS = {
    "silent": b"",
    "half a head": b"GET /livez HTTP/1.1\r\nHost: local",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
}


async def drive(server: ServeProcess, game: str, each: int, seconds: float, floods: bool) -> dict[str, Any]:
    before, stop = server.memory(), asyncio.Event()
    bystander = Bystander(server.port)
    playing = asyncio.ensure_future(bystander.play(game, stop))
    held: dict[str, int] = {}

    async def hold(kind: str, talk: Callable[[], Awaitable[None]]) -> None:
        held[kind] = held.get(kind, 0) + 1
        with suppress(ConnectionError, Gone, EOFError):
            await talk()
        held[kind] -= 1

    async def begun(raw: bytes) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        try:
            writer.write(raw)
            while await reader.read(4096):
                pass
        finally:
            await shut(writer)

    async def endless() -> None:
        _, writer = await asyncio.open_connection("127.0.0.1", server.port)
        try:
            writer.write(b"GET / HTTP/1.1\r\nx: ")
            while not writer.is_closing():
                writer.write(b"y" * 65536)
                await writer.drain()
        finally:
            await shut(writer)

    async def pings(table: str) -> None:
        socket = Socket(server.port, table)
        await socket.open()
        try:
            socket.say({})
            await socket.hear()
            while not socket.writer.is_closing():
                for _ in range(4):
                    socket.frame(b"p" * 125, 9)
                await socket.writer.drain()
        finally:
            await socket.close()

    tasks = [
        asyncio.ensure_future(hold(kind, partial(begun, raw)))
        for kind, raw in BEGINNINGS.items()
        for _ in range(each)
    ]
    if floods:
        table = await listed(server, game)
        tasks += [asyncio.ensure_future(hold("endless head", endless)) for _ in range(each)]
        tasks += [asyncio.ensure_future(hold("pings", partial(pings, table))) for _ in range(each)]
    most = before
    for _ in range(int(seconds * 2)):
        await asyncio.sleep(0.5)
        most = max(most, server.memory())
    stop.set()
    await playing
    left = {kind: count for kind, count in held.items() if count}
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return {
        "connections of each kind": each,
        "seconds": seconds,
        "still held": left,
        "memory grown at most, MB": (most - before) // 2**20,
        **bystander.figures(),
    }


async def listed(server: ServeProcess, game: str) -> str:
    http = Http(server.port)
    wish = {"game": game, "seats": [{"kind": "device"}, {"kind": "device"}], "listed": True}
    keys = json.loads((await http.ask("POST", "/api/tables", wish))[1])
    start = {"id": secrets.token_hex(8)}
    await http.ask("POST", f"/api/tables/{keys['table']}/start", start, keys["device"])
    await http.close()
    return str(keys["table"])


def run(
    database: str, folder: Path, game: str, each: int, seconds: float, floods: bool = True
) -> dict[str, Any]:
    server = ServeProcess(database, folder / "server.log", "--log-level", "warning")
    server.start()
    try:
        server.wait()
        return asyncio.run(drive(server, game, each, seconds, floods))
    finally:
        server.kill()
