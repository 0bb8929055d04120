"""A club behind one address, with the usual limits, and somebody among them who guesses keys."""

import asyncio
import json
from collections import Counter
from pathlib import Path
from typing import Any

from tests.support.process import ServeProcess
from tests.support.wire import Http, Socket

USUAL = ("--rate-address", "60", "--rate-seat", "20", "--rate-create", "0", "--log-level", "warning")


async def drive(server: ServeProcess, game: str, people: int, guesses: int) -> dict[str, Any]:
    http = Http(server.port)
    wish = {"game": game, "seats": [{"kind": "open"}, {"kind": "open"}]}
    links: list[tuple[str, str]] = []
    while len(links) < people:
        keys = json.loads((await http.ask("POST", "/api/tables", wish))[1])
        links += [(keys["table"], key) for key in keys["seats"].values()]
    table = links[0][0]
    wrong = Counter[int]()
    for number in range(guesses):
        wrong[(await http.ask("GET", f"/api/tables/{table}", None, f"guess-{number:020d}"))[0]] += 1
    told = Counter[int]()

    async def open_page(table: str, key: str) -> None:
        own = Http(server.port)
        for path in ("/", "/api/games", "/api/bots", f"/api/games/{game}/rules"):
            told[(await own.ask("GET", path))[0]] += 1
        told[(await own.ask("GET", f"/api/tables/{table}", None, key))[0]] += 1
        await own.close()
        socket = Socket(server.port, table)
        await socket.open()
        socket.say({"key": key})
        opcode, _ = await socket.hear()
        told[200 if opcode == 1 else 400] += 1
        await socket.close()

    await asyncio.gather(*(open_page(table, key) for table, key in links[:people]))
    await http.close()
    return {"people": people, "guesses": dict(wrong), "replies to people": dict(told)}


def run(database: str, folder: Path, game: str, people: int, guesses: int) -> dict[str, Any]:
    server = ServeProcess(database, folder / "server.log", *USUAL)
    server.start()
    try:
        server.wait()
        return asyncio.run(drive(server, game, people, guesses))
    finally:
        server.kill()
