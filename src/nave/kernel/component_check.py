"""Component files against a schema: what is wrong with one, and in which values two of them differ."""

import difflib
from typing import Any, Final, TypedDict

from nave.kernel.component_schema import Place, Schema, SomeRows, Table, is_now, listed
from nave.kernel.components import (
    CHECKED,
    CORRECTED,
    PROVENANCES,
    Data,
    Problem,
    Row,
    canonical,
    is_remark,
    without_remarks,
)
from nave.kernel.errors import ENGLISH
from nave.kernel.language import Each, words_of
from nave.kernel.said import Said, Spoken

ROWS_NAMED: Final = 12


def check(
    schema: Schema,
    standard_data: Data,
    data: Data,
    filename: str,
    rows_only: bool = False,
) -> list[Problem]:
    """Everything wrong with `data`; an empty list means that a game can be played with it.

    `rows_only` leaves out what must fit together across rows.
    """
    problems: list[Problem] = []
    for name, value in data.items():
        if name in schema.tables:
            _check_table(schema.tables[name], standard_data, name, value, problems)
        elif name in schema.values:
            place = Place(problems, standard_data, "", "", "", name, standard_data[name])
            schema.values[name].check(value, place)
        elif is_remark(name):
            _check_remark(value, Place(problems, standard_data, "", "", "", name, None))
        else:
            allowed = listed([*schema.tables, *schema.values])
            problems.append(Problem(name, "", "", Said("problem-no-table"), allowed))
    for name in schema.tables:
        if name not in data:
            problems.append(Problem(name, "", "", Said("problem-table-missing"), _shape(schema.tables[name])))
    for name, kind in schema.values.items():
        if name not in data:
            place = Place(problems, standard_data, "", "", "", name, standard_data[name])
            place.say(Said("problem-missing"), kind.allowed(place))
    damaged = {problem.table for problem in problems}
    for cross in () if rows_only else schema.cross_checks:
        if damaged.isdisjoint(cross.tables):
            problems += cross.find(data)
    for problem in problems:
        problem.file, problem.words_in = filename, schema.words_in
    return problems


def completed(schema: Schema, standard_data: Data, data: Data) -> Data:
    """A file of the base game alone is played with the standard set's expansion, all with later tables."""
    more = [name for name in schema.tables if schema.base_tables and name not in schema.base_tables]
    if any(name in data for name in more):
        more = [name for name in schema.later if name not in data]
    return {**data, **{name: standard_data[name] for name in more}}


def arranged(schema: Schema, standard_data: Data, data: Data) -> Data:
    """Sound data in the order of the standard set: neither hash nor game depends on the order in a file."""
    result: Data = {}
    for name, standard in standard_data.items():
        table = schema.tables.get(name)
        if table is None or table.single or not table.key:
            if name in data:
                result[name] = data[name]
            continue
        rows = {table.key_of(row, 0): row for row in data[name]}
        result[name] = [rows[table.key_of(row, 0)] for row in standard]
    for name, value in data.items():
        result.setdefault(name, value)
    return result


class DifferenceData(TypedDict):
    table: str
    row: str
    field: str
    # Values as they stand in the files.
    first: Any
    second: Any


class Difference:
    """One value that two sets do not share; a set without the field has None."""

    def __init__(self, table: str, row: Spoken, field: str, first: Any, second: Any) -> None:
        self.table = table
        self.row = row
        self.field = field
        self.first = first
        self.second = second

    def to_data(self, language: str = ENGLISH) -> DifferenceData:
        row = words_of((), language).say(self.row) if isinstance(self.row, Said) else self.row
        return {
            "table": self.table,
            "row": row,
            "field": self.field,
            "first": self.first,
            "second": self.second,
        }


def differences(schema: Schema, first: Data, second: Data) -> list[Difference]:
    """The values, not the remarks, in which two sound and arranged sets differ."""
    found: list[Difference] = []
    for name in schema.values:
        _compare("", "", {name: first[name]}, {name: second[name]}, found)
    for name, table in schema.tables.items():
        if table.single:
            _compare(name, "", first[name], second[name], found)
        else:
            for index, row in enumerate(first[name]):
                _compare(name, table.label(row, index + 1), row, second[name][index], found)
    return found


def _compare(table: str, row: Spoken, first: Row, second: Row, found: list[Difference]) -> None:
    for field in dict.fromkeys([*first, *second]):
        if not is_remark(field):
            one, two = without_remarks(first.get(field)), without_remarks(second.get(field))
            if canonical(one) != canonical(two):
                found.append(Difference(table, row, field, one, two))


def _shape(table: Table) -> Said:
    return Said("allowed-fields" if table.single else "allowed-rows")


def _check_table(table: Table, standard_data: Data, name: str, value: Any, problems: list[Problem]) -> None:
    standard = standard_data[name]
    if table.single and isinstance(value, dict):
        _check_row(table, value, standard, Place(problems, standard_data, name, "", "", "", None))
    elif not table.single and isinstance(value, list):
        _check_rows(table, standard_data, name, value, problems)
    else:
        problems.append(Problem(name, "", "", is_now(value), _shape(table)))


def _check_rows(
    table: Table, standard_data: Data, name: str, rows: list[Any], problems: list[Problem]
) -> None:
    standard = {
        table.key_of(row, i + 1): (row, table.label(row, i + 1)) for i, row in enumerate(standard_data[name])
    }
    labels = [label for _, label in standard.values()]
    seen: set[str] = set()
    for number, row in enumerate(rows, start=1):
        place = Place(problems, standard_data, name, table.label({}, number), "", "", None)
        if not isinstance(row, dict):
            place.wrong(row, Said("allowed-fields"))
            continue
        place.row = table.label(row, number)
        missing = [field for field in table.key if field not in row]
        for field in missing:
            place.inside(field, None).say(Said("problem-missing"), _named(labels, ""))
        key = table.key_of(row, number)
        if missing:
            continue
        if key not in standard:
            place.say(Said("problem-no-row"), _named(labels, place.row))
        elif key in seen:
            place.say(Said("problem-row-twice"), Said("allowed-once"))
        else:
            place.key = str(row[table.key[0]]) if len(table.key) == 1 else ""
            _check_row(table, row, standard[key][0], place)
        seen.add(key)
    for key, (_, label) in standard.items():
        if key not in seen:
            problems.append(Problem(name, label, "", Said("problem-row-missing"), Said("allowed-every-row")))


def _named(labels: list[Spoken], near: Spoken) -> Said:
    """All rows of a table; of a long one those that look most alike, else the first and the last."""
    if len(labels) <= ROWS_NAMED:
        return listed(labels)
    names, count = [label for label in labels if isinstance(label, str)], str(len(labels))
    alike = difflib.get_close_matches(near, names, n=3) if isinstance(near, str) else []
    if alike:
        return Said("allowed-rows-as", count=count, rows=Each(alike))
    return Said("allowed-rows-to", count=count, first=labels[0], last=labels[-1])


def _check_row(table: Table, row: Row, standard_row: Row, place: Place) -> None:
    for field, kind in table.fields.items():
        here = place.inside(field, standard_row.get(field))
        belongs = not isinstance(kind, SomeRows) or kind.belongs(row, standard_row, field)
        if field not in row:
            if belongs:
                here.say(Said("problem-missing"), kind.allowed(here))
        elif belongs:
            kind.check(row[field], here)
        elif isinstance(kind, SomeRows):
            here.say(Said("problem-elsewhere"), kind.where())
    for field, value in row.items():
        here = place.inside(field, None)
        if is_remark(field):
            _check_remark(value, here)
        elif field not in table.fields and field not in table.key:
            known = [*table.key, *table.fields, "provenance", "note"]
            here.say(Said("problem-no-field"), listed(known))
    if "provenance" in standard_row and "provenance" not in row:
        place.inside("provenance", None).say(Said("problem-missing"), listed(PROVENANCES))


def _check_remark(value: Any, place: Place) -> None:
    if place.field == "note":
        if not isinstance(value, str):
            place.wrong(value, Said("allowed-any-text"))
        return
    if place.field == CHECKED:
        for one in value if isinstance(value, list) else [value]:
            if not isinstance(one, dict) or set(one) != {"by", "on"}:
                place.wrong(value, Said("allowed-check"))
        return
    # A field such as repeat_provenance may speak for each item of a list.
    parts = value if isinstance(value, list) and place.field != "provenance" else [value]
    # Files that people edit say one of three; a set of corrections may say that a value was corrected.
    if any(part not in (*PROVENANCES, CORRECTED) for part in parts):
        place.wrong(value, listed(PROVENANCES))
