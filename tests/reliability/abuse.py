"""Abuse test: malformed requests and frames of every kind. No error of the server, no change of any table."""

import asyncio
import json
import random
import secrets
import string
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import select

from nave.api import known_games
from nave.tables import schema
from nave.tables.store import Store
from nave.tables.ticking import BEAT
from tests.reliability.progress import progress
from tests.support.process import ServeProcess
from tests.support.wire import Gone, Http, Socket

ACTIONS = ("join", "start", "play", "undo", "restart-turn", "resign", "replace", "return", "chat")
ROUTES = ("", "/log", "/why-not", "/record")


@dataclass
class Known:
    """A table that is really there: what an attacker with a seat of his own would know."""

    table: str
    key: str
    number: int
    move: str


class Fuzz:
    def __init__(self, known: list[Known], rng: random.Random) -> None:
        self.known = known
        self.rng = rng

    def value(self, depth: int = 0) -> Any:
        r = self.rng
        plain: list[Any] = [
            None,
            True,
            False,
            0,
            -1,
            2**31,
            2**63,
            -(2**70),
            1.5,
            1e308,
            "",
            "x" * r.randrange(600),
            "\x00",
            "é\u202e𝄞",
            "' OR 1=1 --",
            "../../../etc",
            "{}",
        ]
        if depth < 4 and r.random() < 0.3:
            return [self.value(depth + 1) for _ in range(r.randrange(4))]
        if depth < 4 and r.random() < 0.3:
            return {str(self.value(9))[:20]: self.value(depth + 1) for _ in range(r.randrange(4))}
        return r.choice(plain)

    def body(self) -> bytes:
        """Something that is no acceptable submission."""
        r = self.rng
        kind = r.randrange(8)
        if kind == 0:
            return r.randbytes(r.randrange(200))
        if kind == 1:
            return b"[" * r.randrange(60_000)
        if kind == 2:
            return b'{"a":' * r.randrange(1, 12_000) + b"1"
        if kind == 3:
            return b'{"id":"' + b"x" * r.randrange(65_000, 90_000) + b'"}'
        if kind == 4:
            return b'{"id":"aaaaaaaa","follows":0,"move":"\\ud83d","text":"\\udead","name":"\\ud800"}'
        if kind == 5:
            # A field with an unknown name makes every submission unacceptable.
            fields = ("id", "seat", "follows", "move", "text", "name", "target", "bot", "fill", "record")
            data = {name: self.value() for name in fields if r.random() < 0.6}
            return json.dumps({**data, "surplus": 1}).encode("utf-8", "surrogatepass")
        if kind == 6:
            return json.dumps(self.value()).encode("utf-8", "surrogatepass")
        return json.dumps({"id": 7, "follows": self.value(), "move": self.value()}).encode()

    def key(self) -> str | None:
        r = self.rng
        kind = r.randrange(5)
        if kind == 0:
            return None
        if kind == 1:
            return secrets.token_urlsafe(24)
        if kind == 2:
            return "".join(r.choices(string.printable.strip(), k=r.randrange(1, 300)))
        return r.choice(self.known).key

    def table(self) -> str:
        r = self.rng
        if r.random() < 0.7:
            return r.choice(self.known).table
        odd = ("%00", "..%2f..", "%F0%9F%98%80", "A" * 5000, "0", "%", "a b", ";drop", "null", "%ff%fe")
        return r.choice(odd)

    def request(self) -> tuple[str, str, bytes | None, str | None]:
        r = self.rng
        kind = r.randrange(6)
        if kind == 0:
            query = f"?seat={self.value(9)}&since={self.value(9)}&move={self.value(9)}"
            query = "".join(c if c.isalnum() or c in "?&=-." else f"%{ord(c) % 256:02x}" for c in query)
            return "GET", f"/api/tables/{self.table()}{r.choice(ROUTES)}{query}", None, self.key()
        if kind == 1:
            # A right seat, a wrong moment: numbers of other tables or of the past.
            mine, other = r.choice(self.known), r.choice(self.known)
            follows = r.choice((other.number + 1000, mine.number - 1 - r.randrange(5), 0))
            data = {"id": secrets.token_hex(8), "follows": follows, "move": other.move}
            action = r.choice(("play", "undo", "restart-turn"))
            if action != "play":
                del data["move"]
            return "POST", f"/api/tables/{mine.table}/{action}", json.dumps(data).encode(), mine.key
        if kind == 2:
            # A right submission, the key of another table.
            mine = r.choice(self.known)
            foreign = r.choice([k for k in self.known if k.table != mine.table])
            data = {"id": secrets.token_hex(8), "follows": mine.number, "move": mine.move}
            return "POST", f"/api/tables/{mine.table}/play", json.dumps(data).encode(), foreign.key
        if kind == 3:
            path = r.choice(("/api/tables", "/api/import"))
            return "POST", path, self.body(), self.key()
        if kind == 4:
            method = r.choice(("PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE", "BREW"))
            return method, f"/api/tables/{self.table()}", None, self.key()
        return "POST", f"/api/tables/{self.table()}/{r.choice(ACTIONS)}", self.body(), self.key()

    def raw(self) -> bytes:
        r = self.rng
        return r.choice(
            (
                r.randbytes(r.randrange(1, 2000)) + b"\r\n\r\n",
                b"GET / HTTP/9.9\r\n\r\n",
                b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
                b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n",
                b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZZ\r\n",
                b"GET /api/games HTTP/1.1\r\n" + b"X: y\r\n" * 5000 + b"\r\n",
                b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\n\r\n",
                b"GET /api/tables/%00%ff HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer \xff\xfe\r\n\r\n",
            )
        )


async def requests(port: int, fuzz: Fuzz, count: int, seen: Counter[str]) -> None:
    http = Http(port)
    for _ in range(count):
        progress.say(f"{seen.total()} replies so far")
        if fuzz.rng.random() < 0.03:
            other = Http(port)
            try:
                async with asyncio.timeout(5):
                    status, _ = await other.send(fuzz.raw())
                seen[str(status)] += 1
                assert status < 500
            except (Gone, TimeoutError, ValueError, IndexError):
                seen["closed"] += 1
            await other.close()
            continue
        method, path, body, key = fuzz.request()
        try:
            async with asyncio.timeout(60):
                if method == "HEAD":
                    method = "GET"
                status, raw = await http.ask(method, path, body, clean(key))
        except Gone:
            seen["closed"] += 1
            continue
        seen[str(status)] += 1
        assert status < 500, (method, path, status, raw)
        assert status not in (200, 201) or method == "GET", (method, path, body, raw)
    await http.close()


def clean(key: str | None) -> str | None:
    return None if key is None else key.replace("\r", "").replace("\n", "")


async def frames(port: int, fuzz: Fuzz, count: int, seen: Counter[str]) -> None:
    """WebSockets: wrong greetings, wrong frames, wrong words afterwards."""
    sent = 0
    while sent < count:
        rng = fuzz.rng
        known = rng.choice(fuzz.known)
        socket = Socket(port, known.table)
        try:
            async with asyncio.timeout(60):
                await socket.open()
                if rng.random() < 0.5:
                    socket.say({"key": known.key, "since": rng.randrange(5)})
                    await socket.hear()
                for _ in range(rng.randrange(1, 6)):
                    odd_frame(socket, fuzz, rng)
                    sent += 1
                await socket.writer.drain()
            async with asyncio.timeout(3):
                while True:
                    opcode, payload = await socket.hear()
                    if opcode == 8:
                        code = int.from_bytes(payload[:2], "big")
                        seen[f"ws {code}"] += 1
                        # Garbage may begin a frame that never ends: then the client's pulse is not heard.
                        assert code != 1011 or b"keepalive" in payload, payload
                        break
        except TimeoutError:
            # Some of the greetings are right, and half a frame is no fault yet.
            seen["ws left open"] += 1
        except (Gone, OSError):
            seen["ws closed"] += 1
        finally:
            if hasattr(socket, "writer"):
                await socket.close()


def odd_frame(socket: Socket, fuzz: Fuzz, rng: random.Random) -> None:
    kind = rng.randrange(7)
    if kind == 0:
        socket.frame(rng.randbytes(rng.randrange(200)), 2)
    elif kind == 1:
        socket.frame(b"[" * rng.randrange(1, 16_000))
    elif kind == 2:
        socket.frame(b"x" * rng.randrange(17_000, 80_000))
    elif kind == 3:
        socket.frame(rng.randbytes(50), 1)
    elif kind == 4:
        socket.frame(b"", rng.choice((3, 5, 7, 11, 15)))
    elif kind == 5:
        socket.writer.write(rng.randbytes(rng.randrange(1, 100)))
    else:
        socket.say({"key": fuzz.key(), "since": fuzz.value(), "seat": fuzz.value()})


async def everything(database: str) -> dict[str, list[Any]]:
    """All rows, without the moments people were last seen and the server's own beat."""
    store = Store(database)
    found = {}
    async with store.engine.connect() as connection:
        for table in schema.ALL:
            columns = [c for c in table.c if c.name != "seen_at"]
            query = select(*columns)
            if table is schema.house:
                query = query.where(schema.house.c.name != BEAT)
            rows = (await connection.execute(query)).all()
            found[table.name] = sorted(str(tuple(row)) for row in rows)
    await store.close()
    return found


async def make_tables(port: int) -> list[Known]:
    http = Http(port)
    known = []
    for game in (*known_games(), *known_games()):
        wish = {"game": game, "seats": [{"kind": "device"}, {"kind": "device"}]}
        keys = json.loads((await http.ask("POST", "/api/tables", wish))[1])
        where = f"/api/tables/{keys['table']}"
        await http.ask("POST", f"{where}/start", {"id": secrets.token_hex(8)}, keys["device"])
        for _ in range(12):
            state = json.loads((await http.ask("GET", where, None, keys["device"]))[1])
            move = state["options"][-1]["text"]
            body = {"id": secrets.token_hex(8), "follows": state["number"], "move": move}
            status, raw = await http.ask("POST", f"{where}/play", body, keys["device"])
            assert status == 200, raw
        state = json.loads((await http.ask("GET", where, None, keys["device"]))[1])
        known.append(Known(keys["table"], keys["device"], state["number"], state["options"][0]["text"]))
    await http.close()
    return known


async def attack(server: ServeProcess, count: int, clients: int, seed: int) -> dict[str, Any]:
    known = await make_tables(server.port)
    seen: Counter[str] = Counter()

    async def round_of(number: int, first: int) -> None:
        share = max(number // clients, 1)
        await asyncio.gather(
            *[
                requests(server.port, Fuzz(known, random.Random(first + n)), share * 3 // 4, seen)
                for n in range(clients)
            ],
            *[
                frames(server.port, Fuzz(known, random.Random(first + 500 + n)), share // 4, seen)
                for n in range(clients)
            ],
        )

    await round_of(count // 10, seed)
    before, memory = await everything(server.database), server.memory()
    await round_of(count, seed + 1000)
    after, grown = await everything(server.database), server.memory() - memory
    assert before == after, "a table was changed"
    assert await asyncio.to_thread(server.healthy)
    return {
        "requests and frames": count,
        "replies": dict(sorted(seen.items())),
        "memory before, MB": memory // 2**20,
        "memory grown, MB": grown // 2**20,
    }


def run(database: str, folder: Path, count: int, clients: int = 8, seed: int = 1) -> dict[str, Any]:
    server = ServeProcess(database, folder / "server.log", "--log-level", "warning")
    server.start()
    begin = time.monotonic()
    try:
        server.wait()
        figures = asyncio.run(attack(server, count, clients, seed))
    finally:
        server.kill()
    lines = (folder / "server.log").read_text().splitlines()
    errors = [line for line in lines if '"level": "error"' in line]
    assert not errors, errors[:3]
    return {**figures, "seconds": round(time.monotonic() - begin, 1)}
