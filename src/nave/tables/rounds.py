"""Looking for something again and again, beside everything else a server does."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from nave.tables.errors import TableError


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
