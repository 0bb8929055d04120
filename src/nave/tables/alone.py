"""A SQLite file belongs to one server: a second one would play without telling the first one's listeners."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url

from nave.kernel.said import Said
from nave.tables.errors import TableError


@contextmanager
def only_one(url: str | None) -> Iterator[None]:
    """Hold the file's lock. The system lets go of it when the process ends, however it ends."""
    if url is None or sys.platform == "win32":
        yield
        return
    import fcntl

    path = Path(make_url(url).database or "")
    path.resolve().parent.mkdir(parents=True, exist_ok=True)
    with open(f"{path}.lock", "a", encoding="utf-8") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise TableError(Said("database-in-use", path=str(path))) from None
        yield
