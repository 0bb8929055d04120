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

from sqlalchemy import func, insert, select, text

from nave.kernel.errors import NaveError
from nave.tables import schema
from nave.tables.migrate import newest, revision
from nave.tables.store import Store

FORMAT: Final = "nave-backup/1"
ROWS_AT_ONCE: Final = 1000


async def backup(url: str, file: Path) -> dict[str, int]:
    """Write the file whole or not at all; how many rows of each kind are in it."""
    if file.exists():
        raise NaveError(f"{file} exists already; a backup overwrites nothing")
    store = Store(url)
    if store.missing:
        raise NaveError(f"there is no database {store.path}")
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
    counts = {table.name: 0 for table in schema.ALL}

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
            raise NaveError("there are no tables of Nave in this database")
        line([FORMAT, step, {table.name: [c.name for c in table.c] for table in schema.ALL}])
        for table in schema.ALL:
            async for row in await connection.stream(select(table)):
                line([table.name, *row])
                counts[table.name] += 1
    packed.write(json.dumps(["end", counts, total.hexdigest()]).encode() + b"\n")
    return counts


async def restore(url: str, file: Path) -> dict[str, int]:
    """Read a backup into a database without tables, in one transaction."""
    counts = check(file)
    store = Store(url)
    try:
        await store.open()
        async with store.writing() as connection:
            present = (await connection.execute(select(func.count()).select_from(schema.tables))).scalar_one()
            if present:
                raise NaveError(
                    f"the database holds {present} tables; a backup is restored into an empty one"
                )
            here = await connection.run_sync(newest)
            by_name = {table.name: table for table in schema.ALL}
            with gzip.open(file, "rt", encoding="utf-8", newline="\n") as lines:
                _, step, columns = json.loads(next(lines))
                if step != here:
                    raise NaveError(f"the backup has the shape {step}, this version has {here}")
                waiting: list[dict[str, Any]] = []
                kind = ""
                for content in lines:
                    name, *values = json.loads(content)
                    if waiting and (name != kind or len(waiting) >= ROWS_AT_ONCE):
                        await connection.execute(insert(by_name[kind]), waiting)
                        waiting = []
                    if name == "end":
                        break
                    kind = name
                    waiting.append(dict(zip(columns[name], values, strict=True)))
    finally:
        await store.close()
    return counts


def check(file: Path) -> dict[str, int]:
    """Read the whole file and make sure that it is a complete backup."""
    total = hashlib.sha256()
    try:
        with gzip.open(file, "rb") as lines:
            first = next(lines, b"")
            if not first.startswith(f'["{FORMAT}"'.encode()):
                raise NaveError(f"{file} is no backup of Nave ({FORMAT})")
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
        raise NaveError(f"{file} cannot be read as a backup: {error}") from None
    raise NaveError(f"{file} is incomplete or was changed; use another backup")
