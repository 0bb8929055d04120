"""What a component file may contain: a small vocabulary in which a game describes its own.

The standard set of a game is the reference. A corrected file has exactly its tables and rows; only values
differ, and only within what the schema allows. The order of tables, rows and fields does not matter.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from nave.kernel.components import Data, Problem, Row, canonical, shown
from nave.kernel.language import Each, Either
from nave.kernel.said import Said, Spoken

LISTED_MAX: Final = 24


class Place:
    """Where a value stands, what the standard set has there, and the list that collects what is wrong."""

    def __init__(
        self,
        problems: list[Problem],
        standard_data: Data,
        table: str,
        row: Spoken,
        key: str,
        field: Spoken,
        standard: Any,
    ) -> None:
        self.problems = problems
        self.standard_data = standard_data
        self.table = table
        self.row = row
        self.key = key
        self.field = field
        self.standard = standard

    def inside(self, step: Spoken, standard: Any) -> "Place":
        field = Said("problem-inside", outer=self.field, inner=step) if self.field else step
        return Place(self.problems, self.standard_data, self.table, self.row, self.key, field, standard)

    def say(self, what: Said, allowed: Said) -> None:
        self.problems.append(Problem(self.table, self.row, self.field, what, allowed))

    def wrong(self, value: Any, allowed: Said) -> None:
        self.say(is_now(value), allowed)


class Kind:
    """What a value may be."""

    def allowed(self, place: Place) -> Said:
        raise NotImplementedError

    def check(self, value: Any, place: Place) -> None:
        raise NotImplementedError


class Int(Kind):
    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def allowed(self, place: Place) -> Said:
        return Said("allowed-range", low=str(self.low), high=str(self.high))

    def check(self, value: Any, place: Place) -> None:
        if type(value) is not int:
            place.wrong(value, Said("allowed-whole", low=str(self.low), high=str(self.high)))
        elif not self.low <= value <= self.high:
            place.wrong(value, self.allowed(place))


class Bool(Kind):
    def allowed(self, place: Place) -> Said:
        return Said("allowed-flag")

    def check(self, value: Any, place: Place) -> None:
        if type(value) is not bool:
            place.wrong(value, self.allowed(place))


class Text(Kind):
    """A text shown to people, on one line."""

    def __init__(self, longest: int = 60) -> None:
        self.longest = longest

    def allowed(self, place: Place) -> Said:
        return Said("allowed-text", longest=str(self.longest))

    def check(self, value: Any, place: Place) -> None:
        if not isinstance(value, str) or not value.isprintable() or not 1 <= len(value) <= self.longest:
            place.wrong(value, self.allowed(place))


class Choice(Kind):
    def __init__(self, *values: str | int) -> None:
        self.values = list(values)

    def allowed(self, place: Place) -> Said:
        return listed(self.values)

    def check(self, value: Any, place: Place) -> None:
        if canonical(value) not in [canonical(known) for known in self.values]:
            place.wrong(value, self.allowed(place))


class Ref(Kind):
    """The id of a row of another table, if `where` is given of one in which that field is true."""

    def __init__(self, table: str, where: str = "", also: Sequence[str] = ()) -> None:
        self.table = table
        self.where = where
        self.also = list(also)

    def ids(self, place: Place) -> list[Any]:
        rows = place.standard_data[self.table]
        return [row["id"] for row in rows if not self.where or row[self.where]] + self.also

    def allowed(self, place: Place) -> Said:
        return listed(self.ids(place))

    def check(self, value: Any, place: Place) -> None:
        if canonical(value) not in [canonical(known) for known in self.ids(place)]:
            place.wrong(value, self.allowed(place))


class Fixed(Kind):
    """Exactly the value of the standard set, because a rule rests on it."""

    def __init__(self, rule: str = "") -> None:
        self.rule = rule

    def allowed(self, place: Place) -> Said:
        value = shown(place.standard)
        return (
            Said("allowed-fixed", value=value, rule=self.rule)
            if self.rule
            else Said("allowed-value", value=value)
        )

    def check(self, value: Any, place: Place) -> None:
        if canonical(value) != canonical(place.standard):
            place.wrong(value, self.allowed(place))


class ListOf(Kind):
    def __init__(self, item: Kind, low: int, high: int, distinct: bool = False) -> None:
        self.item = item
        self.low = low
        self.high = high
        self.distinct = distinct

    def allowed(self, place: Place) -> Said:
        if self.low == self.high:
            return Said("allowed-list", count=str(self.low), different=self.distinct)
        count = {"low": str(self.low), "high": str(self.high)}
        return Said("allowed-list-range", **count, different=self.distinct)

    def check(self, value: Any, place: Place) -> None:
        if not isinstance(value, list) or not self.low <= len(value) <= self.high:
            place.wrong(value, self.allowed(place))
            return
        if self.distinct and len({canonical(item) for item in value}) < len(value):
            place.wrong(value, self.allowed(place))
        for index, item in enumerate(value):
            self.item.check(
                item, place.inside(Said("problem-item", number=str(index + 1)), _at(place.standard, index))
            )


class MapOf(Kind):
    """A table with free keys, such as `cost = { lumber = 2 }`; `total` bounds the sum of its numbers."""

    def __init__(self, key: Kind, value: Kind, total: tuple[int, int] | None = None) -> None:
        self.key_kind = key
        self.value_kind = value
        self.total = total

    def allowed(self, place: Place) -> Said:
        keys = self.key_kind.allowed(place)
        if self.total is None:
            return Said("allowed-map", keys=keys)
        return Said("allowed-map-sum", keys=keys, low=str(self.total[0]), high=str(self.total[1]))

    def check(self, value: Any, place: Place) -> None:
        if not isinstance(value, dict):
            place.wrong(value, self.allowed(place))
            return
        before = len(place.problems)
        for key, inner in value.items():
            self.key_kind.check(key, place.inside(Said("problem-key"), None))
            self.value_kind.check(inner, place.inside(key, _at(place.standard, key)))
        if self.total is not None and len(place.problems) == before:
            if not self.total[0] <= sum(value.values()) <= self.total[1]:
                place.wrong(value, Said("allowed-sum", low=str(self.total[0]), high=str(self.total[1])))


class Record(Kind):
    """A table with given fields, such as `{ id = "sell_any", repeat = "any" }`."""

    def __init__(self, fields: dict[str, Kind]) -> None:
        self.fields = fields

    def allowed(self, place: Place) -> Said:
        return Said("allowed-record", fields=Each(self.fields))

    def check(self, value: Any, place: Place) -> None:
        if not isinstance(value, dict) or set(value) != set(self.fields):
            place.wrong(value, self.allowed(place))
            return
        for name, kind in self.fields.items():
            kind.check(value[name], place.inside(name, _at(place.standard, name)))


class ByRow(Kind):
    """Another kind for some rows, by their id; the first one for all others."""

    def __init__(self, other: Kind, rows: dict[str, Kind]) -> None:
        self.other = other
        self.rows = rows

    def kind(self, place: Place) -> Kind:
        return self.rows.get(place.key, self.other)

    def allowed(self, place: Place) -> Said:
        return self.kind(place).allowed(place)

    def check(self, value: Any, place: Place) -> None:
        self.kind(place).check(value, place)


class SomeRows(Kind):
    """A field of some rows only: those that have it in the standard set, or where another field says so."""

    def __init__(self, kind: Kind, when: tuple[str, str] | None = None) -> None:
        self.kind = kind
        self.when = when

    def belongs(self, row: Row, standard_row: Row, field: str) -> bool:
        if self.when is None:
            return field in standard_row
        return bool(row.get(self.when[0]) == self.when[1])

    def where(self) -> Said:
        if self.when is None:
            return Said("allowed-nowhere")
        return Said("allowed-where", field=self.when[0], value=shown(self.when[1]))

    def allowed(self, place: Place) -> Said:
        return self.kind.allowed(place)

    def check(self, value: Any, place: Place) -> None:
        self.kind.check(value, place)


class Table:
    """A list of rows told apart by `key` (if it is empty, by number), or a single table such as `[game]`."""

    def __init__(self, fields: dict[str, Kind], key: Sequence[str] = ("id",), single: bool = False) -> None:
        self.fields = fields
        self.key: list[str] = [] if single else list(key)
        self.single = single

    def key_of(self, row: Row, number: int) -> str:
        """What tells a row from the others of its table, as one text."""
        return canonical([row.get(field) for field in self.key]) if self.key else str(number)

    def label(self, row: Row, number: int) -> Spoken:
        """How messages name a row."""
        if self.single:
            return ""
        if not self.key or any(field not in row for field in self.key):
            return Said("problem-row", number=str(number))
        if self.key == ["id"]:
            return shown(row["id"])
        return ", ".join(f"{field} {row[field]}" for field in self.key)


class CrossCheck:
    """A check over tables; it runs once `tables` have no other problem, so it can rely on their shape."""

    def __init__(self, tables: Sequence[str], find: Callable[[Data], list[Problem]]) -> None:
        self.tables = list(tables)
        self.find = find


class Schema:
    """All tables of a component file, its values outside of tables, and its checks over whole tables.

    `base_tables` names those of the base game, if the others belong to an expansion; `later` those of fixed
    values that files may lack (see `ComponentSet`). `words_in` are the packages with words for its checks.
    `derived` names fields (table, field) that only count or repeat other values; `derive` writes them, so
    that an owner who corrects a piece need not.
    """

    def __init__(
        self,
        tables: dict[str, Table],
        cross_checks: Sequence[CrossCheck] = (),
        values: dict[str, Kind] | None = None,
        base_tables: Sequence[str] = (),
        later: Sequence[str] = (),
        words_in: tuple[str, ...] = (),
        derived: Sequence[tuple[str, str]] = (),
        derive: Callable[[Data], None] | None = None,
    ) -> None:
        self.words_in = words_in
        self.base_tables = list(base_tables)
        self.later = list(later)
        self.tables = tables
        self.cross_checks = list(cross_checks)
        self.values: dict[str, Kind] = values or {}
        self.derived = list(derived)
        self.derive = derive


def listed(values: Sequence[Any]) -> Said:
    """`a, b or c`, shortened if there are many."""
    names = [value if isinstance(value, Said) else str(value) for value in values]
    if len(names) > LISTED_MAX:
        return Said("allowed-many", values=Each(names[:LISTED_MAX]), count=str(len(names)))
    return Said("allowed-one-of", values=Either(names))


def is_now(value: Any) -> Said:
    return Said("problem-is", value=shown(value))


def _at(standard: Any, step: Any) -> Any:
    if isinstance(standard, dict):
        return standard.get(step)
    if isinstance(standard, list) and step < len(standard):
        return standard[step]
    return None
