"""Kill test: the server is killed again and again while people and bots play. Nothing told may be lost."""

import asyncio
import json
import random
import secrets
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import nave
from nave.api import known_games
from nave.bots import bots
from nave.tables.store import Store
from tests.reliability.progress import progress
from tests.support.process import ServeProcess
from tests.support.wire import Gone, Http


@dataclass
class Seen:
    """What was acknowledged: table, seat and submission id -> what was sent and the reply, byte by byte."""

    replies: dict[tuple[str, int, str], tuple[dict[str, Any], bytes]] = field(default_factory=dict)
    repeats: int = 0
    stale: int = 0
    # Replies that the database cannot be reached now; what was sent is sent again, as a page does.
    unreachable: int = 0


def shortest_game() -> str:
    """The game with the fewest answers at random, for the quick round."""
    lengths = {}
    for game in known_games():
        played = nave.new_game(game, seats=2, seed=1)
        rng = random.Random(1)
        while not played.over:
            played.play(rng.choice(played.legal_moves))
        lengths[game] = len(played.answers)
    return min(lengths, key=lambda game: lengths[game])


async def persistent(seen: Seen, port: int, method: str, path: str, body: Any, key: str) -> tuple[int, bytes]:
    """Ask until somebody answers, as a page does: server or database may be gone for a while."""
    while True:
        http = Http(port)
        try:
            async with asyncio.timeout(30):
                status, raw = await http.ask(method, path, body, key)
            if status != 503:
                return status, raw
            seen.unreachable += 1
            await asyncio.sleep(json.loads(raw)["retry_after"])
        except (Gone, TimeoutError):
            await asyncio.sleep(0.1)
        finally:
            await http.close()


async def person(port: int, table: str, key: str, rng: random.Random, seen: Seen) -> None:
    """Plays the seats of a key at random until the game is over, repeating itself now and then."""
    while True:
        status, raw = await persistent(seen, port, "GET", f"/api/tables/{table}", None, key)
        assert status == 200, raw
        state = json.loads(raw)
        if state["table"]["status"] == "over":
            return
        if not state["options"]:
            await asyncio.sleep(0.05)
            continue
        move = rng.choice(state["options"])["text"]
        body = {"id": secrets.token_hex(8), "seat": state["seat"], "follows": state["number"], "move": move}
        status, raw = await persistent(seen, port, "POST", f"/api/tables/{table}/play", body, key)
        if status == 409:
            seen.stale += 1
            continue
        assert status == 200, raw
        seen.replies[table, state["seat"], body["id"]] = (body, raw)
        if rng.random() < 0.05:
            again = await persistent(seen, port, "POST", f"/api/tables/{table}/play", body, key)
            assert again == (200, raw), "a repeated submission got another reply"
            seen.repeats += 1


async def killer(server: ServeProcess, kills: int, rng: random.Random, enough: asyncio.Event) -> None:
    for number in range(kills):
        progress.say(f"{number} of {kills} kills")
        await asyncio.sleep(rng.uniform(0.05, 1.5))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        # Sometimes it is killed even while it starts.
        if rng.random() < 0.85:
            await asyncio.to_thread(server.wait, 120)
    enough.set()


async def new_table(seen: Seen, port: int, game: str, kinds: tuple[str, str]) -> tuple[str, str]:
    """Makes and starts a table of persons and bots; its name and a key to it."""
    seats = [{"kind": "device"} if k == "device" else {"kind": "bot", "bot": k} for k in kinds]
    status, raw = await persistent(seen, port, "POST", "/api/tables", {"game": game, "seats": seats}, "")
    assert status == 201, raw
    keys = json.loads(raw)
    table, key = keys["table"], keys["device"] or keys["spectator"]
    if keys["device"]:
        start = {"id": secrets.token_hex(8)}
        status, raw = await persistent(seen, port, "POST", f"/api/tables/{table}/start", start, key)
        assert status == 200, raw
    return table, key


async def play(server: ServeProcess, tables: int, kills: int, games: list[str], seed: int) -> dict[str, Any]:
    """So many tables at any time: one that is over makes room for the next until all kills have happened."""
    bot = next(iter(bots()))
    seen, enough = Seen(), asyncio.Event()
    made: list[tuple[str, str]] = []

    async def place(number: int) -> None:
        rng = random.Random(seed + number)
        game = games[number % len(games)]
        kinds = [("device", "device"), ("device", bot), (bot, bot)][number % 3]
        while True:
            table, key = await new_table(seen, server.port, game, kinds)
            made.append((table, key))
            await person(server.port, table, key, rng, seen)
            if enough.is_set():
                return

    await asyncio.gather(
        killer(server, kills, random.Random(seed), enough), *[place(number) for number in range(tables)]
    )
    if not await asyncio.to_thread(server.healthy):
        await asyncio.to_thread(server.wait, 120)
    answers = await check(server, made, seen)
    return {
        "tables at a time": tables,
        "games": len(made),
        "kills": kills,
        "acknowledged": len(seen.replies),
        "repeated": seen.repeats,
        "stale": seen.stale,
        "unreachable": seen.unreachable,
        "answers": answers,
    }


async def check(server: ServeProcess, made: list[tuple[str, str]], seen: Seen) -> int:
    """All that was acknowledged is in the journal once; each game is over, its record leads to the result."""
    store = Store(server.database)
    answers = 0
    stored: dict[tuple[str, int | None, str | None], list[str]] = {}
    numbers: dict[tuple[str, str | None], int] = {}
    for table, key in made:
        entries = await store.entries(table)
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        for entry in entries:
            numbers[table, entry.submission] = entry.number
            if entry.kind == "answer":
                answers += 1
                if entry.submission is not None:
                    where = (table, entry.seat, entry.submission)
                    stored.setdefault(where, []).append(entry.text)
        status, raw = await persistent(seen, server.port, "GET", f"/api/tables/{table}/record", None, key)
        assert status == 200, raw
        result = nave.replay(nave.record_from_json(raw.decode())).result
        loaded = await store.load(table)
        assert result is not None
        assert loaded is not None
        assert loaded[0].outcome is not None
        assert loaded[0].outcome.scores == result.scores
        progress.say(f"checked {answers} answers")
    await store.close()
    for where, (body, raw) in seen.replies.items():
        assert len(stored.get(where, [])) == 1, f"{where} is stored {len(stored.get(where, []))} times"
        assert stored[where] == [body["move"]]
        table, _, sent = where
        assert json.loads(raw) == {"number": numbers[table, sent]}
    assert all(len(found) == 1 for found in stored.values())
    return answers


def run(
    database: str, folder: Path, tables: int, kills: int, games: list[str], seed: int = 1
) -> dict[str, Any]:
    server = ServeProcess(database, folder / "server.log", "--bot-budget", "0.05")
    server.start()
    begin = time.monotonic()
    try:
        server.wait()
        figures = asyncio.run(play(server, tables, kills, games, seed))
    finally:
        server.kill()
    return {**figures, "seconds": round(time.monotonic() - begin, 1)}
