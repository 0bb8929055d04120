"""What may stand in a place of a piece: the tray an editor offers, and how a typed value is read."""

import re
import tomllib
from typing import Any, NotRequired, TypedDict

from nave.kernel.component_schema import (
    Bool,
    ByRow,
    Choice,
    Fixed,
    Int,
    Kind,
    ListOf,
    MapOf,
    Place,
    Record,
    Ref,
    SomeRows,
    Text,
)
from nave.kernel.components import Row


class Tray(TypedDict):
    """A kind as editors get it: `int`, `bool`, `text`, `choice`, `list`, `map`, `record` or `fixed`."""

    kind: str
    low: NotRequired[int]
    high: NotRequired[int]
    values: NotRequired[list[str | int]]
    distinct: NotRequired[bool]
    item: NotRequired["Tray"]
    keys: NotRequired["Tray"]
    total: NotRequired[list[int]]
    fields: NotRequired[dict[str, "Tray"]]
    # The field, and its value, that must stand beside it.
    when: NotRequired[list[str]]


def plain(kind: Kind, place: Place) -> Kind:
    """The kind that holds for this row."""
    if isinstance(kind, SomeRows):
        return plain(kind.kind, place)
    return plain(kind.kind(place), place) if isinstance(kind, ByRow) else kind


def free(kind: Kind, standard_row: Row, field: str, place: Place) -> bool:
    """Whether a piece may have another value there than the standard set."""
    if isinstance(kind, SomeRows) and kind.when is None and field not in standard_row:
        return False
    return not isinstance(plain(kind, place), Fixed)


def tray(kind: Kind, place: Place) -> Tray:
    found = _tray(plain(kind, place), place)
    if isinstance(kind, SomeRows) and kind.when is not None:
        found["when"] = list(kind.when)
    return found


def _tray(kind: Kind, place: Place) -> Tray:
    if isinstance(kind, Int):
        return {"kind": "int", "low": kind.low, "high": kind.high}
    if isinstance(kind, Bool):
        return {"kind": "bool"}
    if isinstance(kind, Text):
        return {"kind": "text", "high": kind.longest}
    if isinstance(kind, Choice):
        return {"kind": "choice", "values": kind.values}
    if isinstance(kind, Ref):
        return {"kind": "choice", "values": kind.ids(place)}
    if isinstance(kind, ListOf):
        item = tray(kind.item, place)
        return {"kind": "list", "low": kind.low, "high": kind.high, "distinct": kind.distinct, "item": item}
    if isinstance(kind, MapOf):
        found: Tray = {
            "kind": "map",
            "keys": tray(kind.key_kind, place),
            "item": tray(kind.value_kind, place),
        }
        if kind.total is not None:
            found["total"] = list(kind.total)
        return found
    if isinstance(kind, Record):
        return {"kind": "record", "fields": {name: tray(one, place) for name, one in kind.fields.items()}}
    return {"kind": "fixed"}


def read_value(kind: Kind, text: str, place: Place) -> Any:
    """A value as people type it: `3`, `true`, `stone`, `lumber, brick`, `2 lumber, 1 brick`, or TOML."""
    known, text = plain(kind, place), text.strip()
    if isinstance(known, Text):
        return text
    if isinstance(known, MapOf):
        pairs = re.fullmatch(r"\s*(\d+\s+\w+)(\s*,\s*\d+\s+\w+)*\s*", text)
        if pairs:
            found: dict[str, int] = {}
            for part in text.split(","):
                count, name = part.split()
                found[name] = found.get(name, 0) + int(count)
            return found
    if isinstance(known, ListOf) and not text.startswith("["):
        return [read_value(known.item, part, place) for part in text.split(",")]
    if isinstance(known, Record) and re.fullmatch(r"\w+(:\w+)+", text):
        parts = text.split(":")
        if len(parts) == len(known.fields):
            return dict(zip(known.fields, parts, strict=True))
    try:
        return tomllib.loads(f"value = {text}\n")["value"]
    except (tomllib.TOMLDecodeError, KeyError):
        return text
