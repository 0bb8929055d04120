"""Somebody plays while finished games are judged, turns are looked at and chances to win are asked for."""

import asyncio
import json
import secrets
from pathlib import Path
from typing import Any

from tests.reliability.bystander import Bystander
from tests.support.process import ServeProcess
from tests.support.told import RECORDS
from tests.support.wire import Http

FINISHED = ("red_cathedral/two_basic", "basilica/base_third_scoring", "red_cathedral/solo_won")
# What an answer at another table may take longer at the 99th percentile, in milliseconds.
MOST = 20.0


async def watched(server: ServeProcess, game: str, busy: bool, seconds: float) -> tuple[Bystander, int]:
    """A bystander for so long, with or without a judge at work; how much the judge answered."""
    bystander, stop = Bystander(server.port), asyncio.Event()
    playing = asyncio.ensure_future(bystander.play(game, stop))
    asking = [asyncio.ensure_future(keep_judging(server, name, stop)) for name in FINISHED if busy]
    asking += [asyncio.ensure_future(keep_looking(server, game, stop))] if busy else []
    await asyncio.sleep(seconds)
    stop.set()
    await playing
    return bystander, sum([await one for one in asking])


async def keep_judging(server: ServeProcess, name: str, stop: asyncio.Event) -> int:
    """Beginnings of a finished game, one after another, each another record to the judge."""
    http, done = Http(server.port), 0
    record = json.loads((RECORDS / f"{name}.json").read_text())
    status, raw = await http.ask("POST", "/api/import", {"record": record})
    assert status == 201, raw
    made = json.loads(raw)
    path, key = f"/api/tables/{made['table']}", made["device"]
    for level in ("quick", "thorough"):
        await http.ask("POST", f"{path}/judge", {"level": level}, key)
    for number in range(10_000):
        if stop.is_set():
            break
        status, _ = await http.ask("GET", f"{path}/judgement/{10 + number * 7 % 100}", None, key)
        done += status == 200
        await http.ask("GET", f"{path}/judgement?level=thorough", None, key)
        await asyncio.sleep(0.05)
    await http.close()
    return done


async def keep_looking(server: ServeProcess, game: str, stop: asyncio.Event) -> int:
    """Chances to win after every move of another table."""
    http, done = Http(server.port), 0
    seats = {"seats": [{"kind": "device"}, {"kind": "device"}]}
    made = json.loads((await http.ask("POST", "/api/tables", {"game": game, **seats}))[1])
    path, key = f"/api/tables/{made['table']}", made["device"]
    await http.ask("POST", f"{path}/start", {"id": secrets.token_hex(8)}, key)
    for _ in range(10_000):
        state = json.loads((await http.ask("GET", path, None, key))[1])
        if stop.is_set() or not state["options"]:
            break
        move = {"move": state["options"][-1]["text"], "follows": state["number"], "id": secrets.token_hex(8)}
        await http.ask("POST", f"{path}/play", move, key)
        status, _ = await http.ask("GET", f"{path}/chances", None, made["spectator"])
        done += status == 200
        await asyncio.sleep(0.05)
    await http.close()
    return done


async def drive(server: ServeProcess, game: str, seconds: float) -> dict[str, Any]:
    alone, _ = await watched(server, game, False, seconds)
    beside, done = await watched(server, game, True, seconds)
    quiet, busy = alone.figures(), beside.figures()
    later = round(busy["answer p99 ms"] - quiet["answer p99 ms"], 1)
    return {
        "answers of the judge": done,
        "answer p99 ms, alone": quiet["answer p99 ms"],
        "later at p99, ms": later,
        **busy,
    }


def run(database: str, folder: Path, game: str, seconds: float) -> dict[str, Any]:
    server = ServeProcess(database, folder / "server.log", "--log-level", "warning", "--rate-address", "0")
    server.start()
    try:
        server.wait()
        return asyncio.run(drive(server, game, seconds))
    finally:
        server.kill()
