"""What an owner of the box says: which printed values differ from the standard set, which were checked.

Only differences and checks are kept, so such a set is small, can be shared and merged piece by piece. A piece
is a row of a table; its address is `table.row` (`cathedral_card.base_09`, `workshop_space_basic.green/red`),
that of a single table the name of the table.
"""

import copy
import json
import re
from datetime import date
from typing import Any, Final, TypedDict

from nave.kernel.component_check import arranged, check
from nave.kernel.component_schema import Kind, Place, Schema, SomeRows, Table, Text
from nave.kernel.component_tray import free, plain
from nave.kernel.components import (
    CORRECTED,
    ComponentError,
    ComponentSet,
    Data,
    Problem,
    Row,
    canonical,
    is_remark,
    without_remarks,
)
from nave.kernel.said import Said

FORMAT: Final = "nave-set/1"
SUFFIX: Final = ".nave-set.json"
LARGEST: Final = 200_000
SIGNATURE: Final = 40


class Piece:
    """A row of the standard set, and where it stands."""

    def __init__(self, address: str, table: str, row: str, index: int, standard: Row) -> None:
        self.address = address
        self.table = table
        self.row = row
        self.index = index
        self.standard = standard

    def of(self, data: Data) -> Row:
        """The same row in the data of another sound set."""
        found = data[self.table]
        row: Row = found if isinstance(found, dict) else found[self.index]
        return row


class Box:
    """The pieces of a game: what the schema allows of each, found by address."""

    def __init__(self, schema: Schema, standard: ComponentSet) -> None:
        self.schema = schema
        self.standard = standard
        self.pieces: dict[str, Piece] = {}
        self._short: dict[str, list[Piece]] = {}
        for name, table in schema.tables.items():
            for index, row in enumerate(standard.rows(name)):
                key = row_key(table, row, index + 1)
                piece = Piece(f"{name}.{key}" if key else name, name, key, index, row)
                self.pieces[piece.address] = piece
                self._short.setdefault(key or name, []).append(piece)

    def find(self, address: str) -> Piece:
        """By its whole address, or by the row alone where no other table has such a row."""
        if address in self.pieces:
            return self.pieces[address]
        found = self._short.get(address, [])
        # Of rows that only hang on another table the one with values of its own is meant.
        alone = [piece for piece in found if self.fields(piece)]
        if len(alone) == 1:
            return alone[0]
        if not found:
            raise ComponentError(Said("no-piece", piece=address, game=self.standard.game))
        raise ComponentError(
            Said("which-piece", piece=address, known=", ".join(piece.address for piece in found))
        )

    def place(self, piece: Piece, field: str, problems: list[Problem] | None = None) -> Place:
        table = self.schema.tables[piece.table]
        key = str(piece.standard[table.key[0]]) if len(table.key) == 1 else ""
        found: list[Problem] = [] if problems is None else problems
        data, standard = self.standard.data, piece.standard.get(field)
        label = table.label(piece.standard, piece.index + 1)
        return Place(found, data, piece.table, label, key, field, standard)

    def kind(self, piece: Piece, field: str) -> Kind:
        return self.schema.tables[piece.table].fields[field]

    def symbols(self, piece: Piece) -> list[str]:
        """The fields that are printed as symbols or numbers: names differ with the language of the box."""
        return [
            field
            for field in self.fields(piece)
            if not isinstance(plain(self.kind(piece, field), self.place(piece, field)), Text)
        ]

    def fields(self, piece: Piece) -> list[str]:
        """The fields of a piece in which it may differ from the standard set."""
        table = self.schema.tables[piece.table]
        return [
            field
            for field, kind in table.fields.items()
            if (piece.table, field) not in self.schema.derived
            and free(kind, piece.standard, field, self.place(piece, field))
        ]


def row_key(table: Table, row: Row, number: int) -> str:
    if table.single:
        return ""
    return "/".join(str(row[field]) for field in table.key) if table.key else str(number)


class Check:
    """Somebody held the piece beside these values, on a day."""

    def __init__(self, by: str, on: str) -> None:
        self.by = by
        self.on = on

    def to_data(self) -> dict[str, str]:
        return {"by": self.by, "on": self.on}


class SetData(TypedDict):
    """A set as it is shared and kept."""

    format: str
    game: str
    name: str
    edition: str
    changes: dict[str, Row]
    checked: dict[str, list[dict[str, str]]]


class OwnerSet:
    """Differences and checks under a name; `edition` says which box they were read from."""

    def __init__(self, game: str, name: str, edition: str = "") -> None:
        self.game = game
        self.name = name
        self.edition = edition
        # Address of a piece -> field -> printed value. A field that a piece lost is None.
        self.changes: dict[str, Row] = {}
        self.checks: dict[str, list[Check]] = {}

    def copy(self) -> "OwnerSet":
        return copy.deepcopy(self)

    def correct(self, box: Box, address: str, values: Row, by: str, on: str) -> Piece:
        """What is printed on a piece; earlier checks spoke of other values and go."""
        piece = box.find(address)
        allowed = box.fields(piece)
        for field in values:
            if field not in allowed:
                raise ComponentError(
                    Said("no-place", piece=piece.address, field=field, known=", ".join(allowed) or "-")
                )
        before = {**piece.standard, **self.changes.get(piece.address, {})}
        if all(canonical(before.get(field)) == canonical(value) for field, value in values.items()):
            return self.sign(box, piece.address, by, on)
        mine = {**self.changes.get(piece.address, {}), **copy.deepcopy(values)}
        row = {**piece.standard, **mine}
        for field, kind in box.schema.tables[piece.table].fields.items():
            if isinstance(kind, SomeRows) and kind.when is not None and field not in values:
                if row.get(field) is not None and not kind.belongs(row, piece.standard, field):
                    mine[field] = None
        kept = {
            field: value
            for field, value in mine.items()
            if canonical(without_remarks(piece.standard.get(field))) != canonical(value)
        }
        self.changes.pop(piece.address, None)
        if kept:
            self.changes[piece.address] = kept
        self.checks.pop(piece.address, None)
        return self.sign(box, piece.address, by, on)

    def sign(self, box: Box, address: str, by: str, on: str) -> Piece:
        """A piece was held beside its values and found right. The same owner counts once."""
        piece = box.find(address)
        others = [one for one in self.checks.get(piece.address, []) if one.by != by]
        self.checks[piece.address] = [*others, Check(by, on)]
        return piece

    def forget(self, box: Box, address: str) -> Piece:
        """As in the standard set, and not checked."""
        piece = box.find(address)
        self.changes.pop(piece.address, None)
        self.checks.pop(piece.address, None)
        return piece

    def values(self, box: Box) -> Data:
        """The whole data, remarks included; not yet checked."""
        # Rows are copied, what stands in them is only ever replaced.
        data = {name: _rows(value) for name, value in box.standard.data.items()}
        for address, fields in self.changes.items():
            row = box.pieces[address].of(data)
            for field, value in fields.items():
                if value is None:
                    row.pop(field, None)
                else:
                    row[field] = copy.deepcopy(value)
            row["provenance"] = CORRECTED
            for part in [key for key in row if is_remark(key) and key.endswith("_provenance")]:
                del row[part]
        for address, checks in self.checks.items():
            box.pieces[address].of(data)["checked"] = [one.to_data() for one in checks]
        return data

    def problems(self, box: Box) -> tuple[Data, list[Problem]]:
        """The data with everything that follows from it, and what is wrong with it."""
        data = self.values(box)
        found = check(box.schema, box.standard.data, data, "", rows_only=True)
        if not found:
            if box.schema.derive is not None:
                box.schema.derive(data)
            found = check(box.schema, box.standard.data, data, "")
        return data, found

    def components(self, box: Box) -> ComponentSet:
        """The set a game can be played with; ComponentError lists what would make it unplayable."""
        data, found = self.problems(box)
        if found:
            raise ComponentError(Said("bad-set", path=self.name, game=self.game, count=len(found)), found)
        sound = arranged(box.schema, box.standard.data, data)
        schema = box.schema
        return ComponentSet(self.game, self.name, sound, self.text(), schema.base_tables, schema.later)

    def to_data(self) -> SetData:
        return {
            "format": FORMAT,
            "game": self.game,
            "name": self.name,
            "edition": self.edition,
            "changes": {address: self.changes[address] for address in sorted(self.changes)},
            "checked": {
                address: [one.to_data() for one in self.checks[address]] for address in sorted(self.checks)
            },
        }

    def text(self) -> str:
        return json.dumps(self.to_data(), indent=1, ensure_ascii=False) + "\n"


def _rows(value: Any) -> Any:
    if isinstance(value, dict):
        return dict(value)
    return (
        [dict(row) if isinstance(row, dict) else row for row in value] if isinstance(value, list) else value
    )


def today() -> str:
    return date.today().isoformat()


def read_owner_set(data: object, box: Box) -> OwnerSet:
    """The set of a file or a code; ComponentError says what it is not. Values are checked when it is used."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise ComponentError(Said("no-owner-set", format=FORMAT))
    wrong = [key for key in data if key not in ("format", "game", "name", "edition", "changes", "checked")]
    if wrong:
        raise ComponentError(Said("owner-set-field", field=repr(wrong[0])))
    if data.get("game") != box.standard.game:
        raise ComponentError(Said("owner-set-game", given=repr(data.get("game")), game=box.standard.game))
    name, edition = data.get("name"), data.get("edition", "")
    if not isinstance(name, str) or not re.fullmatch(r"[a-z0-9_-]{1,40}", name):
        raise ComponentError(Said("bad-set-name", name=repr(name)))
    if not isinstance(edition, str) or len(edition) > 80 or not (edition.isprintable()):
        raise ComponentError(Said("owner-set-field", field="'edition'"))
    found = OwnerSet(data["game"], name, edition)
    changes, checked = data.get("changes", {}), data.get("checked", {})
    if not isinstance(changes, dict) or not isinstance(checked, dict):
        raise ComponentError(Said("owner-set-field", field="'changes'"))
    for address, fields in changes.items():
        piece = box.find(address)
        if not isinstance(fields, dict) or not fields:
            raise ComponentError(Said("owner-set-field", field=repr(address)))
        found.correct(box, piece.address, fields, "", "")
        found.checks.pop(piece.address)
    for address, checks in checked.items():
        if not isinstance(checks, list) or not checks:
            raise ComponentError(Said("owner-set-field", field=repr(address)))
        for one in checks:
            check = read_check(one)
            found.sign(box, address, check.by, check.on)
    return found


def read_check(data: object) -> Check:
    """Who checked a piece, and on which day."""
    if isinstance(data, dict) and set(data) == {"by", "on"}:
        by, on = data["by"], data["on"]
        if isinstance(by, str) and 1 <= len(by) <= SIGNATURE and by.isprintable() and _is_day(on):
            return Check(by, on)
    raise ComponentError(Said("bad-check", given=repr(data)))


def parse_owner_set(text: str, box: Box) -> OwnerSet:
    """A set from the text of its file."""
    if len(text) > LARGEST:
        raise ComponentError(Said("owner-set-large", most=LARGEST))
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ComponentError(Said("no-owner-set", format=FORMAT)) from error
    return read_owner_set(data, box)


def _is_day(on: object) -> bool:
    if not isinstance(on, str) or len(on) != 10:
        return False
    try:
        date.fromisoformat(on)
    except ValueError:
        return False
    return True
