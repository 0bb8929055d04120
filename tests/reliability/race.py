"""Race test: many clients submit for the same seats at once, with repeats and stale numbers."""

import asyncio
import json
import random
import secrets
import time
from pathlib import Path
from typing import Any

import nave
from nave.tables.store import Store
from tests.support.process import ServeProcess
from tests.support.wire import Http


async def client(port: int, table: str, key: str, rng: random.Random, sent: list[Any], rounds: int) -> None:
    http = Http(port)
    for _ in range(rounds):
        status, raw = await http.ask("GET", f"/api/tables/{table}", None, key)
        assert status == 200, raw
        state = json.loads(raw)
        if state["table"]["status"] == "over":
            break
        choice = rng.random()
        if choice < 0.2 and sent:
            body = rng.choice(sent)[0]
        else:
            follows = state["number"] if choice < 0.8 else rng.randrange(state["number"] + 50)
            move = rng.choice(state["options"])["text"]
            body = {"id": secrets.token_hex(8), "seat": state["seat"], "follows": follows, "move": move}
        status, raw = await http.ask("POST", f"/api/tables/{table}/play", body, key)
        assert status in (200, 409, 422), raw
        sent.append((body, status, raw))
    await http.close()


async def play(
    ports: list[int], database: str, game: str, clients: int, rounds: int, seed: int
) -> dict[str, Any]:
    http = Http(ports[0])
    wish = {"game": game, "seats": [{"kind": "device"}, {"kind": "device"}]}
    keys = json.loads((await http.ask("POST", "/api/tables", wish))[1])
    table, key = keys["table"], keys["device"]
    status, raw = await http.ask("POST", f"/api/tables/{table}/start", {"id": secrets.token_hex(8)}, key)
    assert status == 200, raw
    sent: list[Any] = []
    await asyncio.gather(
        *[
            client(ports[n % len(ports)], table, key, random.Random(seed + n), sent, rounds)
            for n in range(clients)
        ]
    )
    # The connection has been idle for long; the server may have ended it.
    await http.close()
    status, raw = await http.ask("GET", f"/api/tables/{table}", None, key)
    final = json.loads(raw)
    await http.close()
    store = Store(database)
    entries = await store.entries(table)
    await store.close()
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    answers = [entry for entry in entries if entry.kind == "answer"]
    once = {entry.submission: entry for entry in answers}
    assert len(once) == len(answers), "one submission was played twice"
    accepted: dict[str, bytes] = {}
    for body, status, raw in sent:
        if status == 200:
            assert once[body["id"]].text == body["move"]
            assert accepted.setdefault(body["id"], raw) == raw, "a repeated submission got another reply"
    assert set(accepted) == set(once)
    # Replaying checks that every answer was legal when it was given.
    texts = [entry.text for entry in entries if entry.kind in ("answer", "nature")]
    start = nave.new_game(game, seats=2, seed=0).record
    replayed = nave.replay(
        nave.Record(game, start.rules_version, start.components, 2, start.settings, 0, texts)
    )
    assert len(replayed.answers) == len(texts)
    assert replayed.view(0)["answers"] == final["view"]["answers"]
    return {
        "clients": clients,
        "submissions": len(sent),
        "played": len(answers),
        "refused as stale": sum(1 for _, status, _ in sent if status == 409),
        "repeats answered alike": sum(1 for _, status, _ in sent if status == 200) - len(accepted),
    }


def run(
    database: str, folder: Path, game: str, clients: int, rounds: int, processes: int = 1, seed: int = 1
) -> dict[str, Any]:
    servers = [ServeProcess(database, folder / f"server{n}.log") for n in range(processes)]
    begin = time.monotonic()
    try:
        for server in servers:
            server.start()
        for server in servers:
            server.wait()
        ports = [server.port for server in servers]
        figures = asyncio.run(play(ports, database, game, clients, rounds, seed))
    finally:
        for server in servers:
            server.kill()
    return {**figures, "processes": processes, "seconds": round(time.monotonic() - begin, 1)}
