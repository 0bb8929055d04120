"""The writer of PostgreSQL: whatever waits is stored and told to the other processes by one statement."""

import asyncio
from typing import Any, Final

import asyncpg
from sqlalchemy import BigInteger, Boolean, Column, Integer, String
from sqlalchemy.engine import make_url

from nave.tables import schema
from nave.tables.batches import Batches, Written
from nave.tables.changes import (
    ARRANGED_VALUES,
    MOVE_VALUES,
    SEAT_VALUES,
    Values,
    moved_on,
    stored_entries,
    stored_seats,
    stored_submission,
    told,
)
from nave.tables.model import Change
from nave.tables.reach import PATIENCE, WRONG_DATA, hopeless

CHANNEL: Final = "nave_tables"

# The rows the statement takes, each as the names of its values and the column that each of them is stored in.
Row = tuple[tuple[str, Column[Any]], ...]
_t, _s, _j, _r = schema.tables, schema.seats, schema.journal, schema.submissions
MOVED: Final[Row] = (
    *(("wanted", _t.c.id), ("expected", _t.c.last)),
    *((name, _t.c[name]) for name in (*MOVE_VALUES, *ARRANGED_VALUES)),
)
ENTERED: Final[Row] = tuple((column.name, column) for column in _j.c)
SENT: Final[Row] = tuple((column.name, column) for column in _r.c)
SEATED: Final[Row] = (
    *(("wanted", _s.c.table_id), ("of_seat", _s.c.seat)),
    *((name, _s.c[name]) for name in SEAT_VALUES),
)
SAID: Final[Row] = (("wanted", _t.c.id), ("said", _j.c.text))
ROWS: Final = (MOVED, ENTERED, SENT, SEATED, SAID)


def kind_of(column: Column[Any]) -> str:
    for kind, name in ((Boolean, "bool"), (BigInteger, "bigint"), (Integer, "int"), (String, "text")):
        if isinstance(column.type, kind):
            return name
    raise TypeError(f"{column} has a type that is not known here")


def given(rows: Row) -> str:
    """The rows of a kind, handed over column by column."""
    before = sum(len(others) for others in ROWS[: ROWS.index(rows)])
    lists = [f"${before + place}::{kind_of(column)}[]" for place, (_, column) in enumerate(rows, start=1)]
    return f"unnest({', '.join(lists)}) AS g({', '.join(name for name, _ in rows)})"


def set_to(names: tuple[str, ...]) -> str:
    return ", ".join(f"{name} = g.{name}" for name in names)


def kept_or_set(names: tuple[str, ...]) -> str:
    return ", ".join(f"{name} = coalesce(g.{name}, t.{name})" for name in names)


def names_of(rows: Row) -> str:
    return ", ".join(name for name, _ in rows)


# Rows are held in the order of their ids: two processes never wait for each other's rows crosswise. Whatever
# belongs to a table that has moved on meanwhile is left out.
STORE: Final = f"""
WITH given AS (SELECT * FROM {given(MOVED)}), held AS (
  SELECT t.id FROM tables t JOIN given g ON g.wanted = t.id ORDER BY t.id FOR UPDATE OF t
), moved AS (
  UPDATE tables t SET {set_to(MOVE_VALUES)}, {kept_or_set(ARRANGED_VALUES)}
  FROM given g JOIN held h ON h.id = g.wanted WHERE t.id = g.wanted AND t.last = g.expected RETURNING t.id
), entered AS (
  INSERT INTO journal ({names_of(ENTERED)})
  SELECT g.* FROM {given(ENTERED)} JOIN moved ON moved.id = g.table_id
), submitted AS (
  INSERT INTO submissions ({names_of(SENT)})
  SELECT g.* FROM {given(SENT)} JOIN moved ON moved.id = g.table_id
), seated AS (
  UPDATE seats s SET {set_to(SEAT_VALUES)}
  FROM {given(SEATED)} JOIN moved ON moved.id = g.wanted WHERE s.table_id = g.wanted AND s.seat = g.of_seat
)
SELECT moved.id, pg_notify('{CHANNEL}', g.said) FROM {given(SAID)} JOIN moved ON moved.id = g.wanted
"""


def columns(rows: list[Values], row: Row) -> list[list[Any]]:
    return [[values[name] for values in rows] for name, _ in row]


def values_of(changes: list[Change]) -> list[list[Any]]:
    """What the statement takes, column by column."""
    entries = [row for change in changes for row in stored_entries(change.table, change.entries)]
    replies = [stored_submission(change, change.submission) for change in changes if change.submission]
    return [
        *columns([moved_on(change) for change in changes], MOVED),
        *columns(entries, ENTERED),
        *columns(replies, SENT),
        *columns([row for change in changes for row in stored_seats(change)], SEATED),
        *columns([{"wanted": change.table, "said": told(change)} for change in changes], SAID),
    ]


class PostgresBatches(Batches):
    """A connection of its own that stays open, and one round trip for a whole batch."""

    def __init__(self, url: str) -> None:
        super().__init__()
        address = make_url(url).set(drivername="postgresql")
        self._address = address.render_as_string(hide_password=False)
        self._held: asyncpg.Connection[Any] | None = None

    async def write(self, changes: list[Change]) -> list[Written]:
        tables = [change.table for change in changes]
        try:
            if len(set(tables)) == len(tables):
                return await self._write(changes)
        except asyncpg.UniqueViolationError:
            # A submission that was stored before spoils the statement for all.
            if len(changes) == 1:
                return [False]
        except Exception as error:
            if not isinstance(error, WRONG_DATA):
                self._let_go()
            if len(changes) == 1 or hopeless(error):
                return [error] * len(changes)
        return [result for change in changes for result in await self.write([change])]

    async def _write(self, changes: list[Change]) -> list[Written]:
        async with asyncio.timeout(PATIENCE):
            if self._held is None or self._held.is_closed():
                self._held = await asyncpg.connect(self._address)
            moved = {row[0] for row in await self._held.fetch(STORE, *values_of(changes))}
        return [change.table in moved for change in changes]

    def _let_go(self) -> None:
        """After trouble with the line nobody knows what is still on it."""
        held, self._held = self._held, None
        if held is not None:
            held.terminate()

    async def close(self) -> None:
        await super().close()
        self._let_go()
