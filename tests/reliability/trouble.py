"""People play on while the database flaps, stands still or fills up, and while servers are replaced.

Whatever is refused is sent again with the same id, as a page does. At the end everything acknowledged must be
in the journal once, and whoever listens must hear the last number.
"""

import asyncio
import json
import os
import random
import secrets
import subprocess
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from nave.tables.store import Store
from tests.reliability.progress import progress
from tests.support.cable import Cable
from tests.support.process import ServeProcess
from tests.support.wire import Gone, Http, Socket

# What a client tries again after.
AGAIN = (503, 429)


class Players:
    """A few tables on one device each, played at random through whichever server answers."""

    def __init__(self, ports: list[int], game: str, seed: int) -> None:
        self.ports = ports
        self.game = game
        self.rng = random.Random(seed)
        self.acknowledged: dict[tuple[str, str], int] = {}
        self.statuses: Counter[str] = Counter()
        self.keys: dict[str, str] = {}
        self.slowest = 0.0

    async def ask(self, method: str, path: str, body: Any, key: str = "") -> tuple[int, Any]:
        while True:
            http = Http(self.rng.choice(self.ports))
            begin = time.monotonic()
            try:
                async with asyncio.timeout(30):
                    status, raw = await http.ask(method, path, body, key or None)
            except (Gone, TimeoutError) as error:
                self.statuses[type(error).__name__] += 1
            else:
                self.slowest = max(self.slowest, time.monotonic() - begin)
                self.statuses[str(status)] += 1
                assert status < 500 or status in AGAIN, (path, status, raw)
                if status not in AGAIN:
                    return status, json.loads(raw)
            finally:
                await http.close()
            await asyncio.sleep(0.1)

    async def open(self, tables: int) -> None:
        for _ in range(tables):
            wish = {"id": secrets.token_hex(12), "game": self.game, "seats": [{"kind": "device"}] * 2}
            status, keys = await self.ask("POST", "/api/tables", wish)
            assert status == 201, keys
            self.keys[keys["table"]] = keys["device"]
            start = {"id": secrets.token_hex(8)}
            await self.ask("POST", f"/api/tables/{keys['table']}/start", start, keys["device"])

    async def play(self, until: Callable[[], bool]) -> None:
        await asyncio.gather(*[self._play(table, until) for table in self.keys])

    async def _play(self, table: str, until: Callable[[], bool]) -> None:
        where, key = f"/api/tables/{table}", self.keys[table]
        while not until():
            _, state = await self.ask("GET", where, None, key)
            if not state["options"]:
                return
            move = self.rng.choice(state["options"])["text"]
            body = {"id": secrets.token_hex(8), "follows": state["number"], "move": move}
            status, reply = await self.ask("POST", f"{where}/play", body, key)
            if status == 200:
                self.acknowledged[table, body["id"]] = reply["number"]
            else:
                assert status == 409, reply
            await asyncio.sleep(0.02)

    async def check(self, database: str) -> dict[str, Any]:
        """What was acknowledged is there once, and every server tells a listener of the last number."""
        store = Store(database)
        for table, key in self.keys.items():
            entries = await store.entries(table)
            assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
            answers = Counter(entry.submission for entry in entries if entry.kind == "answer")
            for (where, sent), number in self.acknowledged.items():
                if where == table:
                    assert answers[sent] == 1, f"{sent} is stored {answers[sent]} times"
                    assert entries[number - 1].submission == sent
            for port in self.ports:
                async with asyncio.timeout(60):
                    await hears(port, table, key, len(entries))
        await store.close()
        return {
            "acknowledged": len(self.acknowledged),
            "replies": dict(sorted(self.statuses.items())),
            "slowest reply, s": round(self.slowest, 1),
        }


async def hears(port: int, table: str, key: str, number: int) -> None:
    while True:
        socket = Socket(port, table)
        try:
            await socket.open()
            socket.say({"key": key})
            opcode, payload = await socket.hear()
            if opcode == 1 and json.loads(payload)["number"] >= number:
                return
        except (Gone, OSError):
            await asyncio.sleep(0.2)
        finally:
            if hasattr(socket, "writer"):
                await socket.close()


@contextmanager
def serving(*servers: ServeProcess) -> Iterator[list[ServeProcess]]:
    try:
        for server in servers:
            server.start()
        for server in servers:
            server.wait(120)
        yield list(servers)
    finally:
        for server in servers:
            server.kill()


Meanwhile = Callable[[], Awaitable[None]]


async def playing(players: Players, tables: int, database: str, meanwhile: Meanwhile) -> dict[str, Any]:
    await players.open(tables)
    over = False

    async def trouble() -> None:
        nonlocal over
        try:
            await meanwhile()
        finally:
            over = True

    await asyncio.gather(trouble(), players.play(lambda: over))
    return await players.check(database)


def flap(database: str, folder: Path, game: str, cuts: int, tables: int = 3, seed: int = 1) -> dict[str, Any]:
    """Two processes; the line of one is cut and mended again and again."""
    cable, rng = Cable(database), random.Random(seed)
    near, far = (ServeProcess(url, folder / f"{n}.log") for n, url in enumerate((database, cable.url)))

    async def meanwhile() -> None:
        for number in range(cuts):
            progress.say(f"{number} of {cuts} cuts")
            await asyncio.sleep(rng.uniform(0.1, 1.5))
            await asyncio.to_thread(cable.cut)
            await asyncio.sleep(rng.uniform(0.05, 1.0))
            cable.mend()

    try:
        with serving(near, far):
            found = asyncio.run(
                playing(Players([near.port, far.port], game, seed), tables, database, meanwhile)
            )
            far.wait(60)
        return {"cuts": cuts, **found}
    finally:
        cable.close()


def stall(
    database: str, folder: Path, game: str, stops: int, seconds: float, tables: int = 3, seed: int = 1
) -> dict[str, Any]:
    """The database stands still, with every connection open, and goes on."""
    cable = Cable(database)
    server = ServeProcess(cable.url, folder / "server.log")

    async def meanwhile() -> None:
        for number in range(stops):
            progress.say(f"{number} of {stops} stops")
            await asyncio.sleep(1.0)
            cable.stall()
            await asyncio.sleep(seconds)
            assert not await asyncio.to_thread(server.healthy), "it says that all is well"
            cable.flow()
            await asyncio.to_thread(server.wait, 60)

    try:
        with serving(server):
            found = asyncio.run(playing(Players([server.port], game, seed), tables, database, meanwhile))
        return {"stops": stops, **found}
    finally:
        cable.close()


@contextmanager
def small_disk(folder: Path, size: str) -> Iterator[Path]:
    """A file system of a few megabytes; only root can mount one."""
    disk = folder / "disk"
    disk.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(disk)], check=True)
    try:
        yield disk
    finally:
        subprocess.run(["umount", "-l", str(disk)], check=True)


def disk(
    _database: str, folder: Path, game: str, fills: int, tables: int = 3, seed: int = 1
) -> dict[str, Any]:
    """The disk fills up and is emptied again."""
    # SQLite's log alone grows to 4 MB before it is folded into the file, and folding needs room beside it.
    with small_disk(folder, "12m") as where:
        database = f"sqlite:///{where / 'tables.sqlite3'}"
        server = ServeProcess(database, folder / "server.log")

        async def meanwhile() -> None:
            for number in range(fills):
                progress.say(f"{number} of {fills} fills")
                await asyncio.sleep(1.0)
                ballast = where / "ballast"
                with open(ballast, "wb", buffering=0) as file, suppress(OSError):
                    while file.write(b"x" * 512):
                        pass
                end = time.monotonic() + 60
                while await asyncio.to_thread(server.healthy):
                    assert time.monotonic() < end, "it says that all is well"
                    await asyncio.sleep(0.2)
                ballast.unlink()
                await asyncio.to_thread(server.wait, 60)

        with serving(server):
            found = asyncio.run(playing(Players([server.port], game, seed), tables, database, meanwhile))
    return {"fills": fills, **found}


def rolling(
    database: str,
    folder: Path,
    game: str,
    rounds: int,
    old: Path | None = None,
    tables: int = 3,
    seed: int = 1,
) -> dict[str, Any]:
    """Two processes on one database, replaced one after the other; `old`: an earlier release's source."""
    first, second = (ServeProcess(database, folder / f"{n}.log") for n in range(2))
    if old is not None:
        first.environment = {"PYTHONPATH": os.fspath(old)}

    async def meanwhile() -> None:
        for number in range(rounds):
            progress.say(f"{number} of {rounds} rounds")
            for server in (first, second):
                await asyncio.sleep(1.0)
                await asyncio.to_thread(server.stop)
                server.environment = {}
                server.start()
                await asyncio.to_thread(server.wait, 120)

    first.start()
    first.wait(120)
    with serving(second):
        try:
            players = Players([first.port, second.port], game, seed)
            found = asyncio.run(playing(players, tables, database, meanwhile))
        finally:
            first.kill()
    return {"rounds": rounds, "from an earlier release": old is not None, **found}
