"""Whether the database can be reached. Nobody waits for it longer than a few seconds, whatever it does."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

import asyncpg
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from nave.kernel.said import Said
from nave.tables.errors import TableError, Unavailable

log = logging.getLogger("nave.tables")

PATIENCE: Final = 4.0
# After a wait in vain nobody waits again for so long: requests must not queue up for a silent database.
PAUSE: Final = 1.0
# A write that failed is remembered for so long.
REMEMBERED: Final = 10.0

TROUBLE: Final = (
    TimeoutError,
    OSError,
    sqlite3.Error,
    SQLAlchemyError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
)
# It is there already, in the words of whoever says so: the driver, or what stands around it.
THERE_ALREADY: Final = (IntegrityError, sqlite3.IntegrityError, asyncpg.IntegrityConstraintViolationError)
# It lies with what was to be stored.
WRONG_DATA: Final = (*THERE_ALREADY, DataError, sqlite3.DataError, asyncpg.DataError)


def hopeless(error: Exception) -> bool:
    """It lies with the database, not with what was to be stored: trying one by one only takes time."""
    return isinstance(error, TROUBLE) and not isinstance(error, WRONG_DATA)


def reason_of(error: BaseException) -> str:
    """Without the statement and its values, which may be secrets or people's words."""
    found = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    while found.__cause__ is not None:
        found = found.__cause__
    line = next(iter(str(found).splitlines()), "")
    return f"{type(found).__name__}: {line[:200]}" if line else type(found).__name__


@contextmanager
def reasoned() -> Iterator[None]:
    """Trouble with the database or a file becomes a sentence with its reason, for whoever runs the server."""
    try:
        yield
    except TROUBLE as error:
        raise TableError(Said("not-done", reason=reason_of(error))) from None


class Reach:
    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience = patience
        self._waited_in_vain = -PAUSE
        self._write_failed = -REMEMBERED
        self._failing = False

    @property
    def writes_fail(self) -> bool:
        return time.monotonic() - self._write_failed < REMEMBERED

    @asynccontextmanager
    async def within(self, write: bool = False, much: int = 1) -> AsyncIterator[None]:
        """What happens inside is given up after a while; trouble with the database becomes Unavailable."""
        begin = time.monotonic()
        if begin - self._waited_in_vain < PAUSE:
            raise unavailable()
        try:
            async with asyncio.timeout(self.patience * much):
                yield
        except THERE_ALREADY:
            raise
        except TROUBLE as error:
            now = time.monotonic()
            if now - begin > PAUSE:
                self._waited_in_vain = now
            if write:
                self._write_failed = now
            if not self._failing:
                log.error("the database cannot be used", extra={"reason": reason_of(error)})
            self._failing = True
            raise unavailable() from None
        if self._failing:
            self._failing = False
            log.warning("the database can be used again")
        if write:
            self._write_failed = -REMEMBERED


def unavailable() -> Unavailable:
    return Unavailable(Said("refused-unavailable"), retry_after=2)
