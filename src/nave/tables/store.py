"""The database: SQLite in a file by default, PostgreSQL by address. What is stored here is never lost."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Collection, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import (
    and_,
    delete,
    event,
    func,
    insert,
    or_,
    select,
    text,
    true,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import QueuePool

from nave.kernel.component_store import default_home
from nave.kernel.said import Said
from nave.tables import model as m
from nave.tables import schema
from nave.tables.bans import Ban
from nave.tables.batches import Batches, SqliteBatches, open_privately, pragmas
from nave.tables.batches_postgres import PostgresBatches
from nave.tables.changes import ADD_ENTRIES, seat_rows, stored_entries, stored_table
from nave.tables.errors import Conflict, TableError, Unavailable
from nave.tables.maker import Making
from nave.tables.migrate import alone, upgrade
from nave.tables.model import OPEN, RUNNING, Change, Entry, SeatRow, TableRow
from nave.tables.queries import (
    ACTED,
    LISTED,
    LOAD_ENTRIES,
    LOAD_LAST,
    LOAD_SEATS,
    LOAD_SENT,
    LOAD_TABLE,
    OPENS,
    SEEN,
)
from nave.tables.reach import Reach
from nave.tables.rows import DAMAGE, damaged, readable, table_row
from nave.tables.secrets import new_secret

log = logging.getLogger("nave.tables")

# For one statement, where nobody waits for less: making the shape of a great database anew. Seconds.
COMMAND: Final = 600.0
# How often health is asked for by writing; seconds.
WRITE_EVERY: Final = 5.0
# Journal entries handed to the database at once.
AT_ONCE: Final = 500

DAY: Final = 24 * 60 * 60 * 1000
# Table and seat -> a moment.
Moments = dict[tuple[str, int], int]


def of_tables(moments: Moments, tables: Collection[str] | None) -> tuple[Moments, Moments]:
    """Those of some tables (None: all), and the rest."""
    if tables is None:
        return moments, {}
    taken = {known: at for known, at in moments.items() if known[0] in tables}
    return taken, {known: at for known, at in moments.items() if known not in taken}


def default_url() -> str:
    return f"sqlite:///{default_home() / 'tables.sqlite3'}"


def driver_url(url: str) -> str:
    """The address people write, with the driver that this room uses."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise TableError(Said("no-database-address", url=url)) from None
    kind = parsed.get_backend_name()
    if kind == "sqlite":
        if parsed.database in (None, "", ":memory:"):
            raise TableError(Said("database-in-memory"))
        return parsed.set(drivername="sqlite+aiosqlite").render_as_string(hide_password=False)
    if kind == "postgresql":
        return parsed.set(drivername="postgresql+asyncpg").render_as_string(hide_password=False)
    raise TableError(Said("database-kind", kind=kind))


class Store:
    def __init__(self, url: str, pool: int = 8) -> None:
        self.url = driver_url(url)
        self.reach = Reach()
        # Several server processes share a PostgreSQL database; a SQLite file belongs to one.
        self.shared = self.url.startswith("postgresql")
        self.path = None if self.shared else Path(make_url(self.url).database or "")
        self.missing = self.path is not None and not self.path.exists()
        if self.path is None:
            self.engine: AsyncEngine = create_async_engine(
                self.url,
                pool_size=pool,
                max_overflow=0,
                pool_timeout=60,
                pool_pre_ping=True,
                hide_parameters=True,
                connect_args={"timeout": self.reach.patience, "command_timeout": COMMAND},
            )
        else:
            self.path.resolve().parent.mkdir(parents=True, exist_ok=True)
            self.engine = create_async_engine(
                self.url, pool_size=4, max_overflow=0, pool_timeout=60, hide_parameters=True
            )
            open_privately(self.engine.sync_engine, self.path)
            event.listen(self.engine.sync_engine, "connect", pragmas)
        # SQLite has one writer at a time anyway: queueing here is fairer than its busy waiting.
        self._writer = asyncio.Lock()
        self._house = ""
        # Told how long each commit took.
        self.committed: Callable[[float], None] | None = None
        self._written = -WRITE_EVERY
        self.batches: Batches = (
            PostgresBatches(self.url) if self.path is None else SqliteBatches(self.path, self._writer)
        )

    async def open(self) -> None:
        # However long it takes: a great database is led to a new shape.
        async with self._writing() as connection:
            await connection.run_sync(alone)
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        await self.batches.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.reach.within(), self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self, much: int = 1) -> AsyncIterator[AsyncConnection]:
        """`much`: how many times longer than usual it may take."""
        async with self.reach.within(write=True, much=much), self._writing() as connection:
            yield connection

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        if self.shared:
            async with self.engine.begin() as connection:
                yield connection
        else:
            async with self._writer, self.engine.begin() as connection:
                yield connection

    # ------------------------------------------------------------ reading

    @property
    def pool_used(self) -> int:
        """Connections that somebody is using now."""
        pool = self.engine.pool
        return pool.checkedout() if isinstance(pool, QueuePool) else 0

    async def size(self) -> int:
        """Bytes of the database."""
        if self.path is not None:
            files = [self.path, *(Path(f"{self.path}{end}") for end in ("-wal", "-shm"))]
            return sum(file.stat().st_size for file in files if file.exists())
        async with self.reading() as connection:
            found = await connection.execute(text("SELECT pg_database_size(current_database())"))
            return int(found.scalar_one())

    async def forget_the_past(self) -> None:
        """What was overwritten stands in SQLite's second file until that is begun anew: begin it now."""
        if not self.shared:
            async with self.reading() as connection:
                await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))

    async def can_read(self) -> bool:
        try:
            async with self.reading() as connection:
                return bool((await connection.execute(text("SELECT 1"))).scalar_one() == 1)
        except Unavailable:
            return False

    async def can_write(self) -> bool:
        """Whether something can be stored: a row of our own is, now and then, as when nobody plays."""
        if self.reach.writes_fail:
            return False
        now = time.monotonic()
        if now - self._written > WRITE_EVERY:
            h = schema.house
            try:
                async with self.writing() as connection:
                    pulse = update(h).where(h.c.name == "pulse").values(value=str(m.now()))
                    if (await connection.execute(pulse)).rowcount == 0:
                        await connection.execute(insert(h), {"name": "pulse", "value": str(m.now())})
            except IntegrityError:
                log.debug("another process wrote the same row")
            except Unavailable:
                return False
            self._written = now
        return True

    async def load(self, table: str) -> tuple[TableRow, list[SeatRow]] | None:
        async with self.reading() as connection:
            row = (await connection.execute(LOAD_TABLE, {"wanted": table})).first()
            if row is None:
                return None
            seats = (await connection.execute(LOAD_SEATS, {"wanted": table})).all()
        try:
            return table_row(row), [SeatRow(**seat._mapping) for seat in seats]
        except DAMAGE:
            raise damaged(table) from None

    async def opens(self, table: str, key_hash: str | None) -> bool:
        """Whether a key (None: the address alone) opens something at a table; one short look."""
        keys = {"wanted": table, "by_key": key_hash or ""}
        async with self.reading() as connection:
            return (await connection.execute(LISTED if key_hash is None else OPENS, keys)).first() is not None

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        async with self.reading() as connection:
            rows = (await connection.execute(LOAD_ENTRIES, {"wanted": table, "after": after})).all()
        return [Entry(*row) for row in rows]

    async def last(self, table: str) -> int | None:
        async with self.reading() as connection:
            return (await connection.execute(LOAD_LAST, {"wanted": table})).scalar_one_or_none()

    async def lasts(self, tables: Iterable[str]) -> dict[str, int]:
        t = schema.tables
        async with self.reading() as connection:
            query = select(t.c.id, t.c.last).where(t.c.id.in_(list(tables)))
            return {row.id: row.last for row in (await connection.execute(query)).all()}

    async def sent(self, table: str, key_hash: str, submission: str) -> tuple[str, int] | None:
        """Hash of the request and the number replied to it, if the submission has been stored before."""
        keys = {"wanted": table, "by_key": key_hash, "sent": submission}
        async with self.reading() as connection:
            row = (await connection.execute(LOAD_SENT, keys)).first()
        return None if row is None else (row.request, row.number)

    async def making(self, making: str) -> tuple[str, str, int] | None:
        """Hash of the request, the table and the moment of a making, if it has happened before."""
        k = schema.makings
        query = select(k.c.request, k.c.table_id, k.c.at).where(k.c.id == making)
        async with self.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (row.request, row.table_id, row.at)

    async def house(self) -> str:
        """The secret that keys of makings are made with; made when it is first needed."""
        if not self._house:
            h = schema.house
            query = select(h.c.value).where(h.c.name == "secret")
            try:
                async with self.writing() as connection:
                    found = (await connection.execute(query)).scalar_one_or_none()
                    if found is None:
                        found = new_secret()
                        await connection.execute(insert(h), {"name": "secret", "value": found})
            except IntegrityError:
                # Another process was faster.
                async with self.reading() as connection:
                    found = (await connection.execute(query)).scalar_one()
            self._house = str(found)
        return self._house

    async def count(self, open_since: int) -> int:
        """How many tables take room: those that run, and those that wait for people since not too long."""
        t = schema.tables
        waiting = and_(t.c.status == OPEN, t.c.changed_at >= open_since)
        query = select(func.count()).select_from(t).where(or_(t.c.status == RUNNING, waiting))
        async with self.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def made_by(self, address: str, network: str, open_since: int) -> tuple[int, int]:
        """How many of those tables were made from an address, and from the network it lies in."""
        t = schema.tables
        waiting = and_(t.c.status == OPEN, t.c.changed_at >= open_since)
        query = (
            select(t.c.made_by, func.count())
            .where(t.c.made_in == network, or_(t.c.status == RUNNING, waiting))
            .group_by(t.c.made_by)
        )
        async with self.reading() as connection:
            counts = {by: int(count) for by, count in (await connection.execute(query)).all()}
        return counts.get(address, 0), sum(counts.values())

    async def silent(self, since: int, told_since: int, limit: int) -> list[str]:
        """Tables that run or wait where nothing has happened since, the most silent first.

        Those that were told that they will end, and nothing else since: by the second moment.
        """
        t, j = schema.tables, schema.journal
        last = and_(j.c.table_id == t.c.id, j.c.number == t.c.last)
        told = select(j.c.number).where(last, j.c.kind == m.EXPIRING).exists()
        due = or_(and_(t.c.changed_at <= since, ~told), and_(t.c.changed_at <= told_since, told))
        query = select(t.c.id).where(t.c.status.in_((RUNNING, OPEN)), due)
        async with self.reading() as connection:
            return list((await connection.execute(query.order_by(t.c.changed_at).limit(limit))).scalars())

    async def bans(self) -> list[Ban]:
        b = schema.bans
        async with self.reading() as connection:
            return [Ban(*row) for row in (await connection.execute(select(b).order_by(b.c.at))).all()]

    async def last_tidings(self) -> int:
        async with self.reading() as connection:
            found = await connection.execute(select(func.max(schema.tidings.c.number)))
            return int(found.scalar_one() or 0)

    async def tidings(self, after: int) -> list[tuple[int, str]]:
        n = schema.tidings
        query = select(n.c.number, n.c.table_id).where(n.c.number > after).order_by(n.c.number)
        async with self.reading() as connection:
            return [(row.number, row.table_id) for row in (await connection.execute(query)).all()]

    async def tell(self, table: str) -> None:
        """Let the servers know that a table was changed from outside; nothing: that the bans were."""
        async with self.writing() as connection:
            await connection.execute(insert(schema.tidings), {"table_id": table, "at": m.now()})

    async def tidy(self) -> None:
        """Throw away what nobody can ask for any more. The last tidings stay, so that numbers go on."""
        k, n, day_ago = schema.makings, schema.tidings, m.now() - DAY
        newest = select(func.max(n.c.number)).scalar_subquery()
        async with self.writing() as connection:
            await connection.execute(delete(k).where(k.c.at < day_ago))
            await connection.execute(delete(n).where(n.c.at < day_ago, n.c.number < newest))

    async def bots_due(self, before: int, limit: int = 1000) -> list[str]:
        """Running tables where a bot has had to answer since before the given moment."""
        t = schema.tables
        query = select(t.c.id).where(t.c.bot_due == true(), t.c.changed_at <= before).order_by(t.c.changed_at)
        async with self.reading() as connection:
            return [row.id for row in (await connection.execute(query.limit(limit))).all()]

    async def listed(self, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        t, s = schema.tables, schema.seats
        query = select(t).where(t.c.listed == true()).order_by(t.c.changed_at.desc()).limit(limit)
        async with self.reading() as connection:
            rows = [row for found in (await connection.execute(query)).all() for row in readable(found)]
            sitting = select(s).where(s.c.table_id.in_([row.id for row in rows])).order_by(s.c.seat)
            by_table: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            for seat in (await connection.execute(sitting)).all():
                values = dict(seat._mapping)
                by_table[values.pop("table_id")].append(SeatRow(**values))
        return [(row, by_table[row.id]) for row in rows]

    # ------------------------------------------------------------ writing

    async def create(
        self, row: TableRow, seats: list[SeatRow], entries: list[Entry], making: Making | None = None
    ) -> None:
        """Store a new table whole, or raise Conflict if the same making has made one."""
        async with self.writing(1 + len(entries) // AT_ONCE) as connection:
            if making is not None and making.id is not None:
                values = {"id": making.id, "request": making.request, "table_id": row.id, "at": m.now()}
                try:
                    await connection.execute(insert(schema.makings), values)
                except IntegrityError:
                    raise Conflict from None
            await connection.execute(insert(schema.tables), stored_table(row))
            await connection.execute(insert(schema.seats), seat_rows(row.id, seats))
            # A long record in pieces: between them others get on.
            for first in range(0, len(entries), AT_ONCE):
                await connection.execute(
                    ADD_ENTRIES, stored_entries(row.id, entries[first : first + AT_ONCE])
                )

    async def commit(self, change: Change) -> None:
        """Store a change, or raise Conflict if the table is no longer where the change expects it."""
        begin = time.perf_counter()
        async with self.reach.within(write=True):
            await self.batches.commit(change)
        if self.committed is not None:
            self.committed(time.perf_counter() - begin)

    async def seen(self, moments: Moments, acted: Moments) -> None:
        """Note when seats were last heard of, and did something. No journal entry: no part of the game."""
        async with self.writing() as connection:
            for statement, found in ((SEEN, moments), (ACTED, acted)):
                if found:
                    rows = [{"wanted": t, "of_seat": seat, "at": at} for (t, seat), at in found.items()]
                    await connection.execute(statement, rows)
