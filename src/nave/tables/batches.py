"""The writers: as many changes in a transaction as are waiting for it.

A commit waits for the disk. While it does, further changes gather and share the next one, so that many tables
cost hardly more than one; where it is crowded commits keep a distance for that. A change that comes too
late is left out; the others of its batch are stored.
"""

import asyncio
import os
import stat
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any, Final

from sqlalchemy import ClauseElement, Engine, PoolProxiedConnection, bindparam, create_engine, event, select
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine.interfaces import DBAPICursor

from nave.tables import schema
from nave.tables.changes import (
    ADD_ENTRIES,
    ADD_SUBMISSION,
    CHANGE_SEAT,
    MOVE_ON,
    moved_on,
    stored_entries,
    stored_seats,
    stored_submission,
)
from nave.tables.crowd import Crowd
from nave.tables.errors import Conflict
from nave.tables.hand import Hand
from nave.tables.model import Change
from nave.tables.reach import hopeless

AT_ONCE: Final = 64

# Whether a change was stored; or what went wrong.
Written = bool | Exception


def keep_private(path: Path) -> None:
    """A new file is for whoever runs the server alone; an old one is at least not for everybody."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & 0o007:
            path.chmod(mode & ~0o007)


def open_privately(engine: Engine, path: Path) -> None:
    """Before the driver makes the file: what SQLite puts beside it gets the same rights."""

    def before(*_given: Any) -> None:
        keep_private(path)

    event.listen(engine, "do_connect", before)


def pragmas(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=2000")
    cursor.execute("PRAGMA journal_mode=WAL")
    # FULL makes each commit wait until the disk has it: an acknowledged answer survives a power cut.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


class Batches(ABC):
    def __init__(self) -> None:
        self._waiting: list[tuple[Change, asyncio.Future[bool]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._crowd = Crowd()

    @property
    def waiting(self) -> int:
        """How many changes no transaction has taken on yet."""
        return len(self._waiting)

    async def commit(self, change: Change) -> None:
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, stored))
        if self._writing is None:
            self._writing = asyncio.ensure_future(self._write_on())
        if not await stored:
            raise Conflict

    async def _write_on(self) -> None:
        try:
            while self._waiting:
                await self._gather()
                batch, self._waiting = self._waiting[:AT_ONCE], self._waiting[AT_ONCE:]
                self._crowd.take((change.table for change, _ in batch), asyncio.get_running_loop().time())
                try:
                    results = await self.write([change for change, _ in batch])
                except Exception as error:
                    # Whoever waits must hear of it.
                    results = [error] * len(batch)
                for (_, stored), result in zip(batch, results, strict=True):
                    if stored.cancelled():
                        continue
                    if isinstance(result, bool):
                        stored.set_result(result)
                    else:
                        stored.set_exception(result)
        finally:
            self._writing = None

    async def _gather(self) -> None:
        wait = self._crowd.wait(asyncio.get_running_loop().time())
        if wait > 0 and len(self._waiting) < AT_ONCE:
            await asyncio.sleep(wait)

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing

    @abstractmethod
    async def write(self, changes: list[Change]) -> list[Written]:
        """Store the changes in one transaction; if that fails, each on its own."""


class SqliteBatches(Batches):
    """A thread of its own: one hop to it and back for a whole batch, and a connection that stays open.

    The statements are written once and handed to the driver as they are: working them out anew for every
    answer took several times as long as carrying them out.
    """

    def __init__(self, path: Path, writer: asyncio.Lock) -> None:
        super().__init__()
        self._writer = writer
        self._engine = create_engine(f"sqlite:///{path}", hide_parameters=True)
        open_privately(self._engine, path)
        event.listen(self._engine, "connect", pragmas)
        self._thread = Hand("sqlite-writer")
        self._held: PoolProxiedConnection | None = None

    async def write(self, changes: list[Change]) -> list[Written]:
        async with self._writer:
            return await self._thread.do(self._write, changes)

    def _write(self, changes: list[Change]) -> list[Written]:
        try:
            if self._held is None:
                self._held = self._engine.raw_connection()
            connection = self._held
            cursor = connection.cursor()
            results: list[Written] = [write_one(cursor, change) for change in changes]
            connection.commit()
            return results
        except Exception as error:
            self._let_go()
            if len(changes) == 1 or hopeless(error):
                return [error] * len(changes)
        return [result for change in changes for result in self._write([change])]

    def _let_go(self) -> None:
        """After trouble nothing of it is kept: what was begun is taken back."""
        held, self._held = self._held, None
        if held is not None:
            try:
                held.rollback()
            except Exception:
                held.invalidate()
            held.close()

    async def close(self) -> None:
        await super().close()
        await self._thread.do(self._let_go)
        await self._thread.close()
        self._engine.dispose()


def write_one(cursor: DBAPICursor, change: Change) -> bool:
    """False if somebody was faster, or the submission was stored before; then nothing is written."""
    sent = change.submission
    if sent is not None:
        keys = {"wanted": change.table, "by_key": sent.key_hash, "sent": sent.id}
        cursor.execute(SENT_BEFORE, keys)
        if cursor.fetchone() is not None:
            return False
    cursor.execute(MOVE, moved_on(change))
    if cursor.rowcount != 1:
        return False
    cursor.executemany(ENTER, stored_entries(change.table, change.entries))
    if sent is not None:
        cursor.execute(SUBMIT, stored_submission(change, sent))
    if change.seats:
        cursor.executemany(SEAT, stored_seats(change))
    return True


def written_out(statement: ClauseElement) -> str:
    """A statement in SQLite's words, its values by name."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


_r: Final = schema.submissions
SENT_BEFORE: Final = written_out(
    select(_r.c.number).where(
        _r.c.table_id == bindparam("wanted"),
        _r.c.key_hash == bindparam("by_key"),
        _r.c.submission == bindparam("sent"),
    )
)
MOVE: Final = written_out(MOVE_ON)
ENTER: Final = written_out(ADD_ENTRIES)
SUBMIT: Final = written_out(ADD_SUBMISSION)
SEAT: Final = written_out(CHANGE_SEAT)
