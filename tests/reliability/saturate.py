"""Saturation: more and more answers a second until people wait, with bots at a third of the tables.

The games of people are of every age: they go on from records that were cut anywhere.

Above what a server can do it begins nothing new: whoever wants a table is told so (503), and running games go
on. The usual limit on requests of a seat is on; that of an address is not, because all come from one.
"""

import asyncio
import json
import random
from pathlib import Path
from typing import Any, Final

from tests.reliability.load import drive, of_every_age
from tests.support.process import ServeProcess
from tests.support.wire import Gone, Http

# p99 in milliseconds above which people notice.
BAR: Final = 250.0
BOT: Final = "apprentice"


async def seat_bots(http: Http, game: str, count: int) -> None:
    """Tables at which bots play each other, at the pace at which people see them play."""
    wish = {"game": game, "seats": [{"kind": "bot", "bot": BOT}] * 2, "listed": False}
    for _ in range(count):
        status, raw = await http.ask("POST", "/api/tables", wish)
        assert status == 201, raw


async def newcomers(port: int, game: str, met: dict[int, int]) -> None:
    """Somebody wants a table four times a second; how they fare, by status."""
    wish = {"game": game, "seats": [{"kind": "device"}, {"kind": "device"}], "listed": False}
    http = Http(port)
    try:
        while True:
            await asyncio.sleep(0.25)
            try:
                status, raw = await http.ask("POST", "/api/tables", wish)
            except Gone:
                continue
            met[status] = met.get(status, 0) + 1
            assert status in (201, 503), raw
            assert status == 201 or json.loads(raw)["message"], "a refusal says why"
    finally:
        await http.close()


async def climb(
    servers: list[ServeProcess], game: str, tables: int, rates: list[float], seconds: float
) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    http = Http(servers[0].port)
    await seat_bots(http, game, tables // 2)
    aged = of_every_age(game, 6, random.Random(7))
    for number, rate in enumerate(rates):
        met: dict[int, int] = {}
        asking = asyncio.ensure_future(newcomers(servers[-1].port, game, met))
        try:
            row = await drive(servers, game, tables, 4, rate, seconds, number, aged)
        finally:
            asking.cancel()
            (ended,) = await asyncio.gather(asking, return_exceptions=True)
        if isinstance(ended, Exception):
            raise ended
        rows.append({**row, "new tables": met.get(201, 0), "refused with 503": met.get(503, 0)})
        if rows[-1]["p99 ms"] > 20 * BAR:
            break
    await http.close()
    return rows


def run(
    database: str,
    folder: Path,
    game: str,
    tables: int,
    rates: list[float],
    seconds: float,
    processes: int = 1,
) -> dict[str, Any]:
    """So many tables of people and half as many of bots: figures of each rate, and the last good one."""
    limits = ("--rate-seat", "20", "--bot-pace", "0.8")
    more = ("--listeners-per-address", "100000", "--log-level", "warning", *limits)
    servers = [ServeProcess(database, folder / f"server{n}.log", *more) for n in range(processes)]
    try:
        for server in servers:
            server.start()
        for server in servers:
            server.wait()
        rows = asyncio.run(climb(servers, game, tables, rates, seconds))
    finally:
        for server in servers:
            server.kill()
    good = [row["answers/s"] for row in rows if row["p99 ms"] <= BAR]
    return {"processes": processes, "answers/s below the bar": max(good, default=0.0), "rates": rows}
