"""Several processes, one PostgreSQL: each hears of what the others have stored."""

import asyncio
import logging
from typing import Any, Final

import asyncpg
from sqlalchemy.engine import make_url

from nave.tables.batches import CHANNEL
from nave.tables.live import Live
from nave.tables.service import TableService

log = logging.getLogger("nave.tables")

AGAIN: Final = (0.1, 0.5, 1.0, 2.0, 5.0)


class Ears:
    """LISTEN on a connection of its own. The message is a table's id and number; what happened is read."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self._task: asyncio.Task[None] | None = None
        self._reading: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        if self.service.store.shared:
            ready = asyncio.Event()
            self._task = asyncio.ensure_future(self._listen_on(ready))
            async with asyncio.timeout(30):
                await ready.wait()

    async def close(self) -> None:
        tasks = [*self._reading, *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _listen_on(self, ready: asyncio.Event) -> None:
        address = make_url(self.service.store.url).set(drivername="postgresql")
        tries = 0
        while True:
            try:
                connection = await asyncpg.connect(address.render_as_string(hide_password=False))
                tries = 0
                await self._listen(connection, ready)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("no word from the database", extra={"reason": str(error)})
            await asyncio.sleep(AGAIN[min(tries, len(AGAIN) - 1)])
            tries += 1

    async def _listen(self, connection: Any, ready: asyncio.Event) -> None:
        gone = asyncio.Event()
        connection.add_termination_listener(lambda _: gone.set())
        try:
            await connection.add_listener(CHANNEL, self._heard)
            ready.set()
            # Something may have been said while nobody listened.
            lasts = await self.service.store.lasts(self.service.watched())
            for table, number in lasts.items():
                self._read(table, number)
            await gone.wait()
        finally:
            if not connection.is_closed():
                await connection.close(timeout=5)

    def _heard(self, _connection: Any, _process: int, _channel: str, message: object) -> None:
        table, _, number = str(message).partition(" ")
        self._read(table, int(number))

    def _read(self, table: str, number: int) -> None:
        live = self.service.in_memory(table)
        if live is not None and live.last < number:
            task = asyncio.ensure_future(self._catch_up(live, number))
            self._reading.add(task)
            task.add_done_callback(self._reading.discard)

    async def _catch_up(self, live: Live, number: int) -> None:
        try:
            await self.service.refresh(live, number)
        except Exception:
            log.exception("a table could not be read", extra={"table": live.row.id})
