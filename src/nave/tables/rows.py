"""Rows of the database read back: what is stored as text becomes what it was, and damage is noticed."""

import json
import logging
from typing import Any, Final

import msgspec
from sqlalchemy import Row

from nave.kernel.said import Said
from nave.tables.customs import Customs
from nave.tables.errors import Locked
from nave.tables.model import Outcome, TableRow

log = logging.getLogger("nave.tables")

DAMAGE: Final = (ValueError, TypeError, LookupError, AttributeError, msgspec.MsgspecError)


def damaged(table: str) -> Locked:
    log.error("a table's rows are damaged", extra={"table": table})
    return Locked(Said("refused-damaged"))


def readable(row: Row[Any]) -> list[TableRow]:
    """The row, or nothing if it is damaged: one table must not take the others with it."""
    try:
        return [table_row(row)]
    except DAMAGE:
        damaged(str(row.id))
        return []


def table_row(row: Row[Any]) -> TableRow:
    values = dict(row._mapping)
    values["options"] = json.loads(row.options)
    values["start"] = None if row.start is None else json.loads(row.start)
    values["origin"] = None if row.origin is None else json.loads(row.origin)
    values["outcome"] = None if row.outcome is None else msgspec.json.decode(row.outcome, type=Outcome)
    values["seed"] = int(row.seed)
    values["customs"] = (
        Customs() if row.customs is None else msgspec.json.decode(row.customs, type=Customs, strict=False)
    )
    return TableRow(**values)
