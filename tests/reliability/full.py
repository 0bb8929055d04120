"""A server that somebody tries to fill: others still find room, and silent tables make way."""

import asyncio
import json
import secrets
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from tests.support.process import ServeProcess
from tests.support.wire import Http

DAY = 86400.0


async def make(port: int, game: str, address: str) -> int:
    body = json.dumps({"id": secrets.token_hex(12), "game": game, "seats": [{"kind": "open"}] * 2}).encode()
    http = Http(port)
    head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n"
    head += f"X-Forwarded-For: {address}\r\nContent-Length: {len(body)}\r\n\r\n"
    try:
        status, _ = await http.send(head.encode() + body)
        return status
    finally:
        await http.close()


def nave(*words: str) -> None:
    subprocess.run([sys.executable, "-m", "nave.cli.main", *words], check=True, capture_output=True)


async def fill(server: ServeProcess, game: str, most: int, tries: int) -> dict[str, Any]:
    # From one /48, each time from another network of it.
    greedy = [await make(server.port, game, f"2001:db8:7:{n:x}::1") for n in range(tries)]
    assert greedy.count(201) == most // 4, greedy
    assert set(greedy) == {201, 429}
    others = [await make(server.port, game, f"2001:db8:{n:x}::1") for n in range(256, 256 + most)]
    assert others.count(201) == most - most // 4, others
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)
    await asyncio.to_thread(server.wait, 120)
    assert await make(server.port, game, "192.0.2.1") == 429
    # Nothing happens at any of them: announced, then ended.
    for _ in range(2):
        await asyncio.sleep(3)
        await asyncio.to_thread(
            nave, "tables", "expire", "--after", str(4 / DAY), "--notice", str(2 / DAY),
            "--database", server.database,
        )  # fmt: skip
    assert await make(server.port, game, "192.0.2.1") == 201
    return {"tables at a time": most, "tries of one network": tries, "of them made": greedy.count(201)}


def run(database: str, folder: Path, game: str, most: int, tries: int) -> dict[str, Any]:
    server = ServeProcess(database, folder / "server.log", "--max-tables", str(most), "--rate-guess", "0")
    begin = time.monotonic()
    server.start()
    try:
        server.wait()
        figures = asyncio.run(fill(server, game, most, tries))
    finally:
        server.kill()
    return {**figures, "seconds": round(time.monotonic() - begin, 1)}
