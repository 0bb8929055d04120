"""The tables' service without a network, and people who hold seats at its tables."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import update

from nave.api import known_games, rules_of
from nave.kernel.game import Game
from nave.tables import model as m
from nave.tables import schema
from nave.tables.commands import Join, Play, Start
from nave.tables.live import Live
from nave.tables.model import Change, Entry, Holder, Limits, SeatSpec, Standing, TableSpec
from nave.tables.secrets import digest
from nave.tables.service import TableService
from nave.tables.store import Store
from tests.support.server import Made, Server, fresh

# A game for two and for three.
GAME = next(game for game in known_games() if 3 in rules_of(game).seats)


def with_service(
    url: str, work: Callable[[TableService], Awaitable[None]], limits: Limits | None = None
) -> None:
    async def run() -> None:
        store = Store(url)
        await store.open()
        try:
            await work(TableService(store, limits))
        finally:
            await store.close()

    asyncio.run(run())


class Sitting:
    """A table with everybody's keys. Kinds of seats are open, device or a bot's name."""

    def __init__(self, service: TableService, live: Live, keys: dict[int, str], spectator: str) -> None:
        self.service = service
        self.live = live
        self.keys = keys
        self.spectator = self.by(spectator)

    def by(self, key: str) -> Holder:
        holder = self.live.holder(digest(key))
        assert holder is not None
        return holder

    def seat(self, number: int) -> Holder:
        return self.by(self.keys[number])

    @property
    def game(self) -> Game:
        assert self.live.game is not None
        return self.live.game

    @property
    def asked(self) -> int:
        """The seat that must answer."""
        assert self.game.seat is not None
        return self.game.seat

    async def play(self, choice: int = -1) -> int:
        """Whoever must answer does."""
        move = self.game.options()[choice].text
        command = Play(id=fresh(), move=move, follows=self.live.last)
        return await self.service.submit(self.live, self.seat(self.asked), command)

    async def play_until_undo(self) -> int:
        """Play until an answer can be taken back; the seat that gave it."""
        for _ in range(300):
            seat = self.asked
            await self.play(0)
            if self.live.can_undo(seat):
                return seat
        raise AssertionError("no answer could be taken back")

    async def stored(self, since: int = 0) -> list[tuple[str, int | None, str]]:
        """What the database says happened."""
        entries: list[Entry] = await self.service.store.entries(self.live.row.id, since)
        return [(entry.kind, entry.seat, entry.text) for entry in entries]


async def opened(service: TableService, *kinds: str, listed: bool = False) -> Sitting:
    wishes = [
        SeatSpec(kind) if kind in ("open", "device") else SeatSpec("bot", bot=kind)
        for kind in kinds or ("open",) * 3
    ]
    made = await service.create(TableSpec(GAME, wishes, {}, listed=listed))
    live = await service.live(made.table)
    keys = dict(made.seats)
    for seat in live.seats:
        if seat.kind == "device" and made.device is not None:
            keys[seat.seat] = made.device
    return Sitting(service, live, keys, made.spectator)


async def started(service: TableService, *kinds: str) -> Sitting:
    table = await opened(service, *kinds)
    for seat in table.live.seats:
        if seat.kind == "open":
            await service.submit(table.live, table.seat(seat.seat), Join(id=fresh(), name="Ann"))
    await service.submit(table.live, table.seat(min(table.keys)), Start(id=fresh()))
    return table


def played(server: Server, game: str, answers: int) -> Made:
    """A table on one device with so many answers at random."""
    table = server.create(game, ["device", "device"], seed=4)
    table.seat(0).post("start")
    rng = random.Random(9)
    for _ in range(answers):
        state = table.seat(0).state()
        if not state["options"]:
            break
        table.seat(0).play(rng.choice(state["options"])["text"], state["number"])
    return table


def rewrite(database: str, **values: Any) -> None:
    """Let the rows of all tables say something else."""

    async def run() -> None:
        store = Store(database)
        async with store.writing() as connection:
            await connection.execute(update(schema.tables).values(**values))
        await store.close()

    asyncio.run(run())


def a_change(number: int, text: str = "well") -> Change:
    """Somebody says something at a table."""
    return Change("table", number - 1, [Entry(number, m.CHAT, 1, text, None, 5)], Standing(m.RUNNING))
