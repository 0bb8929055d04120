"""Load test: many tables with many listeners, durable commits, answers at a steady rate.

Measured from the moment a submission is sent to the moment the last listener of its table has the news. The
client runs on the same machine and takes its share of it.
"""

import asyncio
import gc
import json
import os
import random
import secrets
import time
from pathlib import Path
from typing import Any, Final

import nave
from tests.reliability.progress import progress
from tests.support.process import ServeProcess
from tests.support.wire import Gone, Http, Socket

# How often somebody who wants to listen comes again, half a second apart.
REFUSED: Final = 60

# A record, and how many of its answers a table begins with.
Aged = tuple[dict[str, Any], int]


def of_every_age(game: str, games: int, rng: random.Random) -> list[Aged]:
    """Games of two that were played at random to their end, each cut anywhere before it."""
    found: list[Aged] = []
    for number in range(games):
        played = nave.new_game(game, seats=2, seed=number)
        while not played.over:
            played.play(rng.choice(played.legal_moves.texts))
        record = json.loads(played.record.to_json())
        length = len(record["answers"])
        # Behind the answers of the set-up, and with a few left to give.
        found += [(record, rng.randrange(length // 10, length * 9 // 10)) for _ in range(4)]
    return found


class Table:
    """Two seats and the rest spectators, all listening; seats answer when told to."""

    def __init__(self, number: int, ports: list[int]) -> None:
        self.number = number
        self.ports = ports
        self.keys: dict[str, Any] = {}
        self.listeners: list[Socket] = []
        self.last: list[int] = []
        self.state: dict[str, Any] = {}
        self.changed = asyncio.Event()
        self.busy = False
        self.over = False
        self.lost = 0

    async def make(self, http: Http, game: str, listeners: int, aged: Aged | None = None) -> None:
        if aged is not None:
            wish = {"record": aged[0], "upto": aged[1], "listed": True}
            status, raw = await http.ask("POST", "/api/import", wish)
            assert status == 201, raw
            self.keys = json.loads(raw)
        else:
            wish = {"game": game, "seats": [{"kind": "device"}, {"kind": "device"}], "listed": True}
            status, raw = await http.ask("POST", "/api/tables", wish)
            assert status == 201, raw
            self.keys = json.loads(raw)
            start = {"id": secrets.token_hex(8)}
            status, raw = await http.ask("POST", f"/api/tables/{self.id}/start", start, self.keys["device"])
            assert status == 200, raw
        self.last = [0] * listeners
        self.listeners = [await self.greeted(index) for index in range(listeners)]

    async def greeted(self, index: int) -> Socket:
        socket = Socket(self.ports[index % len(self.ports)], self.id)
        await socket.open()
        # Seat 0, seat 1 and two spectators: three different views of every answer.
        hello: dict[str, Any] = {"since": 0, "key": self.keys["spectator"]}
        if index < 2:
            hello.update(key=self.keys["device"], seat=index)
        socket.say(hello)
        return socket

    @property
    def id(self) -> str:
        return str(self.keys["table"])

    async def listen(self, index: int) -> None:
        socket, refused = self.listeners[index], 0
        while True:
            try:
                opcode, payload = await socket.hear()
            except Gone:
                if self.last[index] == 0 and refused < REFUSED:
                    # Tables made as fast as that keep the server busy: spectators are asked to come again.
                    refused += 1
                    await asyncio.sleep(0.5)
                    socket = self.listeners[index] = await self.greeted(index)
                    continue
                self.lost += 1
                self.changed.set()
                return
            if opcode == 1 and payload.startswith(b'{"type":"news"'):
                # The number stands near the beginning; only the seat that answers needs the rest.
                head = payload[:60]
                at = head.find(b'"number":')
                number = int(head[at + 9 : at + 20].split(b",")[0].split(b"}")[0])
                if number > self.last[index]:
                    self.last[index] = number
                    if index < 2 and b'"options":[]' not in payload:
                        self.state = json.loads(payload)["state"]
                    self.changed.set()

    async def all_heard(self, number: int) -> None:
        while min(self.last) < number:
            assert not self.lost, "a listener was dropped"
            self.changed.clear()
            await self.changed.wait()

    async def answer(self, http: Http, rng: random.Random) -> float | None:
        """One answer; seconds until the last listener had it."""
        state = self.state
        if not state or not state["options"]:
            self.over = True
            return None
        move = rng.choice(state["options"])["text"]
        seat = state["seat"]
        body = {"id": secrets.token_hex(8), "seat": seat, "follows": state["number"], "move": move}
        begin = time.perf_counter()
        path = f"/api/tables/{self.id}/play"
        try:
            status, raw = await http.ask("POST", path, body, self.keys["device"])
        except Gone:
            # A connection that lay idle was closed; the same submission again is played once.
            status, raw = await http.ask("POST", path, body, self.keys["device"])
        if status != 200:
            raise AssertionError(raw)
        await self.all_heard(json.loads(raw)["number"])
        return time.perf_counter() - begin


async def drive(
    servers: list[ServeProcess],
    game: str,
    tables: int,
    listeners: int,
    rate: float,
    seconds: float,
    seed: int,
    aged: list[Aged] | None = None,
) -> dict[str, Any]:
    """`aged`: games the tables go on from, instead of new ones."""
    ports = [server.port for server in servers]
    rng = random.Random(seed)
    made = [Table(number, ports) for number in range(tables)]
    makers = [Http(ports[n % len(ports)]) for n in range(8)]
    tasks = []
    for first in range(0, tables, 8):
        batch = made[first : first + 8]
        progress.say(f"{first} of {tables} tables made")
        given = [rng.choice(aged) if aged else None for _ in batch]
        await asyncio.gather(
            *[table.make(makers[n], game, listeners, given[n]) for n, table in enumerate(batch)]
        )
        # From now on somebody hears them: a client that does not answer pings is taken for dead.
        tasks += [asyncio.ensure_future(t.listen(n)) for t in batch for n in range(listeners)]
    for table in made:
        async with asyncio.timeout(120):
            while not table.state or min(table.last) == 0:
                await asyncio.sleep(0.05)
    # The client shares the machine, but its own pauses are not the server's.
    gc.collect()
    gc.freeze()
    gc.disable()
    lines: asyncio.LifoQueue[Http] = asyncio.LifoQueue()
    for n in range(64):
        lines.put_nowait(Http(ports[n % len(ports)]))
    times: list[float] = []
    late = 0

    async def one(table: Table) -> None:
        http = await lines.get()
        try:
            took = await table.answer(http, rng)
            if took is not None:
                times.append(took)
        finally:
            lines.put_nowait(http)
            table.busy = False

    running: set[asyncio.Task[None]] = set()
    failed: list[BaseException] = []

    def done(task: asyncio.Task[None]) -> None:
        running.discard(task)
        error = task.exception()
        if error is not None:
            failed.append(error)

    plain: list[float] = []

    async def ask_plainly() -> None:
        """What the machine and the line cost by themselves, in the same minute."""
        http = Http(ports[0])
        try:
            while True:
                asked = time.perf_counter()
                await http.ask("GET", "/livez")
                plain.append(time.perf_counter() - asked)
                await asyncio.sleep(0.1)
        finally:
            await http.close()

    cost = await plain_cost(servers[0])
    tasks.append(asyncio.ensure_future(ask_plainly()))
    served, own = sum(server.processor() for server in servers), time.process_time()
    begin = time.perf_counter()
    due = 0
    while (now := time.perf_counter() - begin) < seconds:
        progress.say(f"{len(times)} answers of {rate * seconds:.0f}, at {rate:g} a second")
        # An open loop: answers come at their time, whether the server keeps up or not.
        while due < now * rate:
            due += 1
            free = [t for t in (rng.choice(made) for _ in range(20)) if not t.busy and not t.over]
            if not free:
                late += 1
                continue
            free[0].busy = True
            task = asyncio.ensure_future(one(free[0]))
            running.add(task)
            task.add_done_callback(done)
        await asyncio.sleep(0.002)
    sending = time.perf_counter() - begin
    gc.enable()
    if running:
        _, waiting = await asyncio.wait(running, timeout=60)
        assert not waiting, f"{len(waiting)} answers did not reach everybody"
    if failed:
        raise failed[0]
    served = sum(server.processor() for server in servers) - served
    own = time.process_time() - own
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for table in made:
        for socket in table.listeners:
            await socket.close()
    for http in (*makers, *(lines.get_nowait() for _ in range(lines.qsize()))):
        await http.close()
    ordered, plainly = sorted(times), sorted(plain)
    return {
        "tables": tables,
        "listeners": tables * listeners,
        "wanted answers/s": rate,
        "answers/s": round(len(times) / sending, 1),
        "not sent": late,
        "p50 ms": milliseconds(ordered, 0.5),
        "p95 ms": milliseconds(ordered, 0.95),
        "p99 ms": milliseconds(ordered, 0.99),
        "worst ms": milliseconds(ordered, 1.0),
        "plain request p50 ms": milliseconds(plainly, 0.5),
        "plain request p99 ms": milliseconds(plainly, 0.99),
        "server processor ms per answer": round(served / len(times) * 1000, 2),
        "server processor ms per plain request": round(cost * 1000, 3),
        "plain requests an answer costs": round(served / len(times) / cost, 1),
        "client processor ms per answer": round(own / len(times) * 1000, 2),
        "machine load": os.getloadavg()[0],
    }


async def plain_cost(server: ServeProcess, count: int = 1000) -> float:
    """Processor seconds of one plain request, with the same tables and listeners, while nobody answers."""
    http, before = Http(server.port), server.processor()
    for _ in range(count):
        await http.ask("GET", "/livez")
    await http.close()
    # The clock of processor time has ticks of 10 ms.
    return max(server.processor() - before, 0.01) / count


def milliseconds(ordered: list[float], share: float) -> float:
    return round(ordered[min(int(len(ordered) * share), len(ordered) - 1)] * 1000, 1)


def run(
    database: str,
    folder: Path,
    game: str,
    tables: int,
    listeners: int,
    rate: float,
    seconds: float,
    processes: int = 1,
    seed: int = 1,
) -> dict[str, Any]:
    more = ("--listeners-per-address", "100000", "--log-level", "warning")
    servers = [ServeProcess(database, folder / f"server{n}.log", *more) for n in range(processes)]
    try:
        for server in servers:
            server.start()
        for server in servers:
            server.wait()
        figures = asyncio.run(drive(servers, game, tables, listeners, rate, seconds, seed))
        figures["server memory, MB"] = sum(server.memory() for server in servers) // 2**20
    finally:
        for server in servers:
            server.kill()
    return {**figures, "processes": processes}
