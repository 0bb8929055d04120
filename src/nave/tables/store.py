"""The database: SQLite in a file by default, PostgreSQL by address. What is stored here is never lost."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Row, and_, bindparam, event, func, insert, or_, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from nave.kernel.component_store import default_home
from nave.kernel.errors import NaveError
from nave.tables import schema
from nave.tables.batches import Batches, PostgresBatches, SqliteBatches, pragmas
from nave.tables.changes import ADD_ENTRIES, stored_entries, stored_seats, stored_table
from nave.tables.migrate import alone, upgrade
from nave.tables.model import OPEN, RUNNING, Change, Entry, Outcome, SeatRow, TableRow


def default_url() -> str:
    return f"sqlite:///{default_home() / 'tables.sqlite3'}"


def driver_url(url: str) -> str:
    """The address people write, with the driver that this room uses."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise NaveError(
            f"{url!r} is no database address; allowed: sqlite:///file or postgresql://user@host/name"
        ) from None
    kind = parsed.get_backend_name()
    if kind == "sqlite":
        if parsed.database in (None, "", ":memory:"):
            raise NaveError("tables need a file: sqlite:///file (a database in memory would lose them)")
        return parsed.set(drivername="sqlite+aiosqlite").render_as_string(hide_password=False)
    if kind == "postgresql":
        return parsed.set(drivername="postgresql+asyncpg").render_as_string(hide_password=False)
    raise NaveError(f"databases of kind {kind!r} are not supported; allowed: sqlite, postgresql")


class Store:
    def __init__(self, url: str, pool: int = 8) -> None:
        self.url = driver_url(url)
        # Several server processes share a PostgreSQL database; a SQLite file belongs to one.
        self.shared = self.url.startswith("postgresql")
        self.path = None if self.shared else Path(make_url(self.url).database or "")
        self.missing = self.path is not None and not self.path.exists()
        if self.path is None:
            self.engine: AsyncEngine = create_async_engine(
                self.url, pool_size=pool, max_overflow=0, pool_timeout=60, pool_pre_ping=True
            )
        else:
            self.path.resolve().parent.mkdir(parents=True, exist_ok=True)
            self.engine = create_async_engine(self.url, pool_size=4, max_overflow=0, pool_timeout=60)
            event.listen(self.engine.sync_engine, "connect", pragmas)
        # SQLite has one writer at a time anyway: queueing here is fairer than its busy waiting.
        self._writer = asyncio.Lock()
        self.batches: Batches = PostgresBatches(self.engine)
        if self.path is not None:
            self.batches = SqliteBatches(self.path, self._writer)

    async def open(self) -> None:
        async with self.writing() as connection:
            await connection.run_sync(alone)
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        await self.batches.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        if self.shared:
            async with self.engine.begin() as connection:
                yield connection
        else:
            async with self._writer, self.engine.begin() as connection:
                yield connection

    # ------------------------------------------------------------ reading

    async def healthy(self) -> bool:
        async with self.engine.connect() as connection:
            return bool((await connection.execute(text("SELECT 1"))).scalar_one() == 1)

    async def load(self, table: str) -> tuple[TableRow, list[SeatRow]] | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(LOAD_TABLE, {"wanted": table})).first()
            if row is None:
                return None
            seats = (await connection.execute(LOAD_SEATS, {"wanted": table})).all()
        return table_row(row), [SeatRow(**seat._mapping) for seat in seats]

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        async with self.engine.connect() as connection:
            rows = (await connection.execute(LOAD_ENTRIES, {"wanted": table, "after": after})).all()
        return [Entry(*row) for row in rows]

    async def last(self, table: str) -> int | None:
        async with self.engine.connect() as connection:
            return (await connection.execute(LOAD_LAST, {"wanted": table})).scalar_one_or_none()

    async def lasts(self, tables: Iterable[str]) -> dict[str, int]:
        t = schema.tables
        async with self.engine.connect() as connection:
            query = select(t.c.id, t.c.last).where(t.c.id.in_(list(tables)))
            return {row.id: row.last for row in (await connection.execute(query)).all()}

    async def sent(self, table: str, key_hash: str, submission: str) -> tuple[str, int] | None:
        """Hash of the request and the number replied to it, if the submission has been stored before."""
        keys = {"wanted": table, "by_key": key_hash, "sent": submission}
        async with self.engine.connect() as connection:
            row = (await connection.execute(LOAD_SENT, keys)).first()
        return None if row is None else (row.request, row.number)

    async def count(self, open_since: int) -> int:
        """How many tables take room: those that run, and those that wait for people since not too long."""
        t = schema.tables
        waiting = and_(t.c.status == OPEN, t.c.changed_at >= open_since)
        query = select(func.count()).select_from(t).where(or_(t.c.status == RUNNING, waiting))
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def bots_due(self, before: int, limit: int = 1000) -> list[str]:
        """Running tables where a bot has had to answer since before the given moment."""
        t = schema.tables
        query = select(t.c.id).where(t.c.bot_due, t.c.changed_at <= before).order_by(t.c.changed_at)
        async with self.engine.connect() as connection:
            return [row.id for row in (await connection.execute(query.limit(limit))).all()]

    async def listed(self, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        t, s = schema.tables, schema.seats
        query = select(t).where(t.c.listed).order_by(t.c.changed_at.desc()).limit(limit)
        async with self.engine.connect() as connection:
            rows = [table_row(row) for row in (await connection.execute(query)).all()]
            sitting = select(s).where(s.c.table_id.in_([row.id for row in rows])).order_by(s.c.seat)
            by_table: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            for seat in (await connection.execute(sitting)).all():
                values = dict(seat._mapping)
                by_table[values.pop("table_id")].append(SeatRow(**values))
        return [(row, by_table[row.id]) for row in rows]

    # ------------------------------------------------------------ writing

    async def create(self, row: TableRow, seats: list[SeatRow], entries: list[Entry]) -> None:
        async with self.writing() as connection:
            await connection.execute(insert(schema.tables), stored_table(row))
            await connection.execute(insert(schema.seats), stored_seats(row.id, seats))
            if entries:
                await connection.execute(ADD_ENTRIES, stored_entries(row.id, entries))

    async def commit(self, change: Change) -> None:
        """Store a change, or raise Conflict if the table is no longer where the change expects it."""
        await self.batches.commit(change)

    async def seen(self, moments: dict[tuple[str, int], int]) -> None:
        """Note when seats were last heard of. No journal entry: it is no part of the game."""
        rows = [{"wanted": table, "of_seat": seat, "at": at} for (table, seat), at in moments.items()]
        async with self.writing() as connection:
            await connection.execute(SEEN, rows)


def table_row(row: Row[Any]) -> TableRow:
    values = dict(row._mapping)
    values["options"] = json.loads(row.options)
    values["start"] = None if row.start is None else json.loads(row.start)
    values["outcome"] = None if row.outcome is None else msgspec.json.decode(row.outcome, type=Outcome)
    values["seed"] = int(row.seed)
    return TableRow(**values)


_t, _s, _j, _r = schema.tables, schema.seats, schema.journal, schema.submissions
LOAD_TABLE: Final = select(_t).where(_t.c.id == bindparam("wanted"))
LOAD_SEATS: Final = (
    select(*[column for column in _s.c if column.name != "table_id"])
    .where(_s.c.table_id == bindparam("wanted"))
    .order_by(_s.c.seat)
)
LOAD_ENTRIES: Final = (
    select(_j.c.number, _j.c.kind, _j.c.seat, _j.c.text, _j.c.submission, _j.c.at)
    .where(_j.c.table_id == bindparam("wanted"), _j.c.number > bindparam("after"))
    .order_by(_j.c.number)
)
LOAD_LAST: Final = select(_t.c.last).where(_t.c.id == bindparam("wanted"))
LOAD_SENT: Final = select(_r.c.request, _r.c.number).where(
    _r.c.table_id == bindparam("wanted"),
    _r.c.key_hash == bindparam("by_key"),
    _r.c.submission == bindparam("sent"),
)
SEEN: Final = (
    update(_s)
    .where(_s.c.table_id == bindparam("wanted"), _s.c.seat == bindparam("of_seat"))
    .values(seen_at=bindparam("at"))
)
