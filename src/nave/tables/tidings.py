"""What an operator changes from outside reaches the servers: they look for it every few seconds."""

import asyncio
import logging
from typing import Final

from nave.tables.bans import Bans
from nave.tables.errors import TableError
from nave.tables.expiry import Expiry, expire
from nave.tables.rounds import look_on
from nave.tables.service import TableService

log = logging.getLogger("nave.tables")

LOOK_EVERY: Final = 2.0
EXPIRE_EVERY: Final = 600.0
# Numbers are given out before they are stored: of two operators at once the later number may come first.
LATE: Final = 50


class Housekeeping:
    """Hears of bans and of tables that were changed, and ends tables where nothing happens any more."""

    def __init__(self, service: TableService, expiry: Expiry) -> None:
        self.service = service
        self.expiry = expiry
        self.read = 0
        self._heard: set[int] = set()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self.read = await self.service.store.last_tidings()
        self._heard = {number for number, _ in await self.service.store.tidings(self.read - LATE)}
        self.service.bans = Bans(await self.service.store.bans())
        self._tasks = [asyncio.ensure_future(self._look_on()), asyncio.ensure_future(self._expire_on())]

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def look(self) -> None:
        for number, table in await self.service.store.tidings(self.read - LATE):
            if number in self._heard:
                continue
            if table:
                self.service.retire(table)
            else:
                self.service.bans = Bans(await self.service.store.bans())
            self.read = max(self.read, number)
            self._heard.add(number)
        self._heard = {number for number in self._heard if number > self.read - LATE}

    async def _look_on(self) -> None:
        await look_on(self.look, LOOK_EVERY, log, "no word from the operator", "tidings could not be read")

    async def _expire_on(self) -> None:
        while True:
            try:
                await expire(self.service, self.expiry)
                await self.service.store.tidy()
            except TableError:
                log.debug("no table was ended: the database cannot be used")
            except Exception:
                log.exception("silent tables could not be looked for")
            await asyncio.sleep(EXPIRE_EVERY)
