"""A change of a table as statements, the same for every database."""

import json
from dataclasses import replace
from typing import Final

import msgspec
from sqlalchemy import bindparam, func, insert, update

from nave.tables import schema
from nave.tables.model import Asked, Change, Entry, SeatRow, Submission, TableRow

ADD_ENTRIES: Final = insert(schema.journal)
ADD_SUBMISSION: Final = insert(schema.submissions)

_t, _s = schema.tables, schema.seats
MOVE_VALUES: Final = (
    *("status", "outcome", "bot_due", "last", "changed_at"),
    *("to_answer", "turn", "asked_at", "asked_number"),
    *("due_at", "warned_at", "paused_at", "published"),
)
# What changes before a game begins, and links that are renewed: where nothing is given it stays.
ARRANGED_VALUES: Final = (
    *("options", "component_name", "component_hash", "customs"),
    *("invite_hash", "spectator_hash"),
)
# What every change begins with: it holds the table's row and fails if somebody was faster.
MOVE_ON: Final = (
    update(_t)
    .where(_t.c.id == bindparam("wanted"), _t.c.last == bindparam("expected"))
    .values(
        {
            **{name: bindparam(name) for name in MOVE_VALUES},
            **{name: func.coalesce(bindparam(name), _t.c[name]) for name in ARRANGED_VALUES},
        }
    )
)

SEAT_VALUES: Final = ("kind", "bot", "name", "key_hash", "joined", "resigned", "bot_version", "link_hash")
CHANGE_SEAT: Final = (
    update(_s)
    .where(_s.c.table_id == bindparam("wanted"), _s.c.seat == bindparam("of_seat"))
    .values({name: bindparam(name) for name in SEAT_VALUES})
)

# Bytes of a change that is told whole: a notification has 8,000 at most.
ROOM: Final = 7_500

# One row as a statement takes it.
Values = dict[str, object]


def moved_on(change: Change) -> Values:
    """What the table's own row will say, if it is still where the change expects it."""
    standing = change.standing
    asked = standing.asked or Asked(-1, None, None, 0)
    return {
        "wanted": change.table,
        "expected": change.last,
        "status": standing.status,
        "outcome": as_json(standing.outcome),
        "bot_due": standing.bot_due,
        "last": change.number,
        "changed_at": change.entries[-1].at,
        "to_answer": asked.seat,
        "turn": asked.turn,
        "asked_at": asked.at,
        "asked_number": asked.number,
        "due_at": asked.due_at,
        "warned_at": asked.warned_at,
        "paused_at": asked.paused_at,
        "published": asked.published,
        **arrangement(change),
    }


def told(change: Change) -> str:
    """What the other processes are told: table and number, and the change itself if there is room for it.

    Who has the table in memory then need not read it.
    """
    head = f"{change.table} {change.number}"
    whole = msgspec.json.encode(replace(change, submission=None))
    return f"{head} {whole.decode()}" if len(whole) <= ROOM else head


def head_of(message: str) -> tuple[str, int]:
    """The table and its number; enough for whoever does not need the rest."""
    table, number = message.split(" ", 2)[:2]
    return table, int(number)


def heard(message: str) -> tuple[str, int, Change | None]:
    """The table, its number, and the change if it was told."""
    table, number, whole = (*message.split(" ", 2), "")[:3]
    return table, int(number), msgspec.json.decode(whole, type=Change) if whole else None


def as_json(data: object) -> str | None:
    return None if data is None else msgspec.json.encode(data).decode()


def stored_table(row: TableRow) -> Values:
    values: Values = {name: getattr(row, name) for name in TableRow.__slots__}
    values.update(
        options=json.dumps(row.options, separators=(",", ":")),
        start=None if row.start is None else json.dumps(row.start, separators=(",", ":")),
        origin=None if row.origin is None else json.dumps(row.origin, separators=(",", ":")),
        outcome=as_json(row.outcome),
        seed=str(row.seed),
        customs=as_json(row.customs),
    )
    return values


def seat_rows(table: str, seats: list[SeatRow]) -> list[Values]:
    return [
        {"table_id": table, **{name: getattr(seat, name) for name in SeatRow.__slots__}} for seat in seats
    ]


def stored_seats(change: Change) -> list[Values]:
    """Seats as they will be; when they were last heard of is no part of it."""
    return [
        {
            "wanted": change.table,
            "of_seat": seat.seat,
            "kind": seat.kind,
            "bot": seat.bot,
            "name": seat.name,
            "key_hash": seat.key_hash,
            "joined": seat.joined,
            "resigned": seat.resigned,
            "bot_version": seat.bot_version,
            "link_hash": seat.link_hash,
        }
        for seat in change.seats
    ]


def arrangement(change: Change) -> Values:
    """What is played from now on; nothing where that stays as it is."""
    found = change.arranged
    return {
        "options": None if found is None else json.dumps(found.options, separators=(",", ":")),
        "component_name": None if found is None else found.component_name,
        "component_hash": None if found is None else found.component_hash,
        "customs": None if found is None else as_json(found.customs),
        "invite_hash": None if found is None else found.invite_hash,
        "spectator_hash": None if found is None else found.spectator_hash,
    }


def stored_submission(change: Change, sent: Submission) -> Values:
    return {
        "table_id": change.table,
        "key_hash": sent.key_hash,
        "submission": sent.id,
        "request": sent.request,
        "number": change.number,
    }


def stored_entries(table: str, entries: list[Entry]) -> list[Values]:
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
