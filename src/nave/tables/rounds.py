"""Looking for something again and again, beside everything else a server does."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from nave.tables.errors import TableError, Unavailable

# A server that begins waits so long for a database that is there but slow, and asks it this often. Seconds.
BEGIN_WITHIN: Final = 30.0
ASK_EVERY: Final = 1.0


async def patiently(begin: Callable[[], Awaitable[None]]) -> None:
    """Begin something, again while the database cannot be reached: ending at once would help nobody."""
    until = time.monotonic() + BEGIN_WITHIN
    while True:
        try:
            await begin()
        except Unavailable:
            if time.monotonic() > until:
                raise
            await asyncio.sleep(ASK_EVERY)
        else:
            return


async def look_on(
    look: Callable[[], Awaitable[object]], every: float, log: logging.Logger, without: str, failed: str
) -> None:
    """`without`: what is noted while the database cannot be used, `failed`: what a fault is reported as."""
    while True:
        await asyncio.sleep(every)
        try:
            await look()
        except TableError:
            log.debug("%s: the database cannot be used", without)
        except Exception:
            log.exception(failed)
