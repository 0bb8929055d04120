"""Backup and restore: all rows of one moment as lines of JSON, compressed.

One format for both kinds of database, so that tables can also move from one to the other. The last line has
the number of rows and a sum of the content: a file that was cut short or changed is refused.
"""

import gzip
import hashlib
import json
import os
import tempfile
import zlib
from pathlib import Path
from typing import Any, Final

from sqlalchemy import ColumnClause, Connection, column, func, insert, inspect, select, table, text

from nave.kernel.said import Said
from nave.tables import schema
from nave.tables.changes import Values
from nave.tables.errors import TableError
from nave.tables.migrate import alone, revision, upgrade
from nave.tables.store import Store

FORMAT: Final = "nave-backup/1"
ROWS_AT_ONCE: Final = 1000
# A whole database is written back in one transaction: so many times longer than anybody waits elsewhere.
UNHURRIED: Final = 10_000


async def backup(url: str, file: Path) -> dict[str, int]:
    """Write the file whole or not at all; how many rows of each kind are in it."""
    if file.exists():
        raise TableError(Said("backup-exists", path=str(file)))
    store = Store(url)
    if store.missing:
        raise TableError(Said("no-database", path=str(store.path)))
    try:
        handle, name = tempfile.mkstemp(dir=file.resolve().parent, prefix=".backup-", suffix=".part")
        part = Path(name)
        try:
            with os.fdopen(handle, "wb") as raw:
                with gzip.GzipFile(fileobj=raw, mode="wb", compresslevel=6, filename="") as packed:
                    counts = await _write(store, packed)
                raw.flush()
                os.fsync(raw.fileno())
            os.link(part, file)
        finally:
            part.unlink(missing_ok=True)
    finally:
        await store.close()
    return counts


async def _write(store: Store, packed: gzip.GzipFile) -> dict[str, int]:
    total = hashlib.sha256()
    counts: dict[str, int] = {}

    def line(data: list[Any]) -> None:
        content = json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"
        total.update(content)
        packed.write(content)

    async with store.engine.connect() as connection:
        # One moment for all tables: a snapshot in PostgreSQL, the read transaction of WAL in SQLite.
        if store.shared:
            await connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
        else:
            await connection.execute(text("BEGIN"))
        step = await connection.run_sync(revision)
        if step is None:
            raise TableError(Said("no-tables"))
        shapes = await connection.run_sync(found_shapes)
        line([FORMAT, step, {name: [one.name for one in shape] for name, shape in shapes.items()}])
        counts.update(dict.fromkeys(shapes, 0))
        for name, shape in shapes.items():
            async for row in await connection.stream(select(*shape).select_from(table(name))):
                line([name, *row])
                counts[name] += 1
    packed.write(json.dumps(["end", counts, total.hexdigest()]).encode() + b"\n")
    return counts


def found_shapes(connection: Connection) -> dict[str, list[ColumnClause[Any]]]:
    """The columns of our tables as they are there: the database may be one of an earlier version."""
    inspector = inspect(connection)
    there = set(inspector.get_table_names())
    return {
        one.name: [
            column(name, one.c[name].type) if name in one.c else column(name)
            for name in (found["name"] for found in inspector.get_columns(one.name))
        ]
        for one in schema.ALL
        if one.name in there
    }


async def restore(url: str, file: Path) -> dict[str, int]:
    """Read a backup into a database without tables, in one transaction."""
    counts = check(file)
    store = Store(url)
    try:
        async with store.writing(much=UNHURRIED) as connection:
            await connection.run_sync(alone)
            with gzip.open(file, "rt", encoding="utf-8", newline="\n") as lines:
                _, step, columns = json.loads(next(lines))
                # The rows have the shape of their time; from there they are led to that of today.
                await connection.run_sync(make_room, step)
                shapes = {
                    name: table(name, *(column(one) for one in found)) for name, found in columns.items()
                }
                waiting: list[Values] = []
                kind = ""
                for content in lines:
                    name, *values = json.loads(content)
                    if waiting and (name != kind or len(waiting) >= ROWS_AT_ONCE):
                        await connection.execute(insert(shapes[kind]), waiting)
                        waiting = []
                    if name == "end":
                        break
                    kind = name
                    waiting.append(dict(zip(columns[name], values, strict=True)))
            await connection.run_sync(upgrade)
    finally:
        await store.close()
    return counts


def make_room(connection: Connection, step: str) -> None:
    """The empty tables of that step; whatever is in the database already stays, and is a reason to refuse."""
    present = revision(connection)
    if present is not None:
        found = connection.execute(select(func.count()).select_from(schema.tables)).scalar_one()
        if found:
            raise TableError(Said("database-not-empty", count=found))
        if present != step:
            schema.metadata.drop_all(connection)
            connection.exec_driver_sql("DROP TABLE alembic_version")
    upgrade(connection, step)


def check(file: Path) -> dict[str, int]:
    """Read the whole file and make sure that it is a complete backup."""
    total = hashlib.sha256()
    try:
        with gzip.open(file, "rb") as lines:
            first = next(lines, b"")
            if not first.startswith(f'["{FORMAT}"'.encode()):
                raise TableError(Said("no-backup", path=str(file), format=FORMAT))
            total.update(first)
            for content in lines:
                name, *values = json.loads(content)
                if name == "end":
                    # Reading on to the end lets the compression check its own sum as well.
                    if values[1] != total.hexdigest() or lines.read(1):
                        break
                    return {key: int(count) for key, count in values[0].items()}
                total.update(content)
    except (OSError, EOFError, zlib.error, ValueError, TypeError, IndexError) as error:
        raise TableError(Said("backup-unreadable", path=str(file), error=str(error))) from None
    raise TableError(Said("backup-damaged", path=str(file)))
