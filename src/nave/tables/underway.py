"""Submissions on their way to the database, and what becomes of those whose sender has gone meanwhile."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from nave.tables.live import Live

LOOK: Final = 0.005


class UnderWay:
    """A table at which something is under way stays in memory, so that there is only one of it."""

    def __init__(self, catch_up: Callable[[Live], Awaitable[None]]) -> None:
        """`catch_up` brings a table up to what the database has of it."""
        self._catch_up = catch_up
        self._count = 0
        self._left: set[asyncio.Future[None]] = set()

    def begin(self, live: Live) -> None:
        live.pins += 1
        self._count += 1

    def end(self, live: Live) -> None:
        live.pins -= 1
        self._count -= 1

    def leave(self, live: Live) -> None:
        """A client that hangs up while something is stored must not leave memory and database apart."""
        self.begin(live)
        work = asyncio.ensure_future(self._see_to(live))
        self._left.add(work)
        work.add_done_callback(self._left.discard)

    async def _see_to(self, live: Live) -> None:
        try:
            await self._catch_up(live)
        finally:
            self.end(live)

    async def finish(self) -> None:
        """Until nothing is under way."""
        while self._count:
            await asyncio.sleep(LOOK)
        await asyncio.gather(*self._left, return_exceptions=True)
