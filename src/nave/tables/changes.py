"""A change of a table as statements, the same for every database."""

import json
from functools import cache
from typing import Any, Final

from sqlalchemy import Update, bindparam, insert, update

from nave.tables import schema
from nave.tables.model import Change, Entry, Submission

JSON_COLUMNS: Final = ("options", "start", "outcome")
ADD_ENTRIES: Final = insert(schema.journal)
ADD_SUBMISSION: Final = insert(schema.submissions)


def new_values(change: Change) -> dict[str, Any]:
    """What the table's own row will say."""
    entry = change.entries[-1]
    return as_stored({**change.row, "last": entry.number, "changed_at": entry.at})


def expected(change: Change) -> dict[str, Any]:
    return {"wanted": change.table, "expected": change.last}


def stored_submission(change: Change, sent: Submission) -> dict[str, Any]:
    return {
        "table_id": change.table,
        "seat": sent.seat,
        "submission": sent.id,
        "request": sent.request,
        "reply": change.reply,
    }


def seat_updates(change: Change) -> list[Update]:
    s = schema.seats
    return [
        update(s).where(s.c.table_id == change.table, s.c.seat == seat).values(**columns)
        for seat, columns in change.seats.items()
    ]


def as_stored(values: dict[str, Any]) -> dict[str, Any]:
    stored = dict(values)
    for name in JSON_COLUMNS:
        if stored.get(name) is not None:
            stored[name] = json.dumps(stored[name], separators=(",", ":"))
    if "seed" in stored:
        stored["seed"] = str(stored["seed"])
    return stored


def stored_entries(table: str, entries: list[Entry]) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table,
            "number": entry.number,
            "kind": entry.kind,
            "seat": entry.seat,
            "text": entry.text,
            "submission": entry.submission,
            "at": entry.at,
        }
        for entry in entries
    ]


@cache
def move_on(columns: tuple[str, ...]) -> Update:
    """The update that every change begins with: it holds the row and fails if somebody was faster."""
    t = schema.tables
    where = update(t).where(t.c.id == bindparam("wanted"), t.c.last == bindparam("expected"))
    return where.values({name: bindparam(name) for name in columns})
