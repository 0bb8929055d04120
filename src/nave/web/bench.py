"""What a workbench in the browser gets: the pieces of a box in words, what may stand where, what is wrong."""

from functools import lru_cache
from typing import Final, TypedDict

from nave.api import rules_of
from nave.kernel.component_store import ComponentStore, default_home
from nave.kernel.component_tray import Tray, tray
from nave.kernel.components import STANDARD, ComponentError, Data, Problem, Row, canonical, standing
from nave.kernel.errors import NaveError
from nave.kernel.language import Words
from nave.kernel.owner_set import Box, OwnerSet, Piece, SetData, read_owner_set
from nave.kernel.rules import Rules
from nave.kernel.said import Said, Spoken
from nave.kernel.set_code import code_of, read_code
from nave.kernel.set_merge import ContradictionData, merge
from nave.kernel.sheets import name_in

# So many sets of one game are kept for people who play here.
SETS: Final = 200


class PlaceTold(TypedDict):
    """A place of a piece; `tray` is the number of what may stand there."""

    field: str
    title: str
    tray: int


class PieceTold(TypedDict):
    piece: str
    table: str
    id: str
    name: str
    standing: str
    note: str
    values: Row
    places: list[PlaceTold]


class SheetTold(TypedDict):
    id: str
    title: str
    part: str
    pieces: list[PieceTold]


class BoxTold(TypedDict):
    game: str
    hash: str
    parts: dict[str, str]
    sheets: list[SheetTold]
    trays: list[Tray]
    words: dict[str, dict[str, str]]


class CheckedTold(TypedDict):
    """`hash` and `counts` are None while something is wrong."""

    hash: str | None
    standard: bool
    counts: dict[str, int] | None
    problems: list[dict[str, str]]
    alike: list[list[str]]
    names: dict[str, str]
    code: str


class ContradictionTold(ContradictionData):
    mine_name: str
    theirs_name: str


class MergedTold(TypedDict):
    set: SetData
    agreed: dict[str, int]
    one_name: list[str]
    taken: list[str]
    contradictions: list[ContradictionTold]


class KeptTold(TypedDict):
    name: str
    hash: str
    counts: dict[str, int]


class Workbench:
    """The box of one game, for whoever asks about it."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.box = Box(rules.component_schema, rules.standard_components())
        self.pieces = [piece for sheet in rules.sheets.sheets for piece in sheet.pieces(self.box)]
        tables = rules.component_schema.tables
        self.by_label = {
            (piece.table, tables[piece.table].label(piece.standard, piece.index + 1)): piece
            for piece in self.box.pieces.values()
        }

    # ------------------------------------------------------------ what is in the box

    def to_data(self, language: str) -> BoxTold:
        words = self.rules.words(language)
        trays: dict[str, int] = {}
        kinds: list[Tray] = []

        def numbered(offered: Tray) -> int:
            key = canonical(offered)
            if key not in trays:
                trays[key] = len(kinds)
                kinds.append(offered)
            return trays[key]

        sheets: list[SheetTold] = []
        for sheet in self.rules.sheets.sheets:
            rows: list[PieceTold] = []
            for piece in sheet.pieces(self.box):
                places: list[PlaceTold] = [
                    {
                        "field": field,
                        "title": words.say(self.rules.sheets.place(piece.table, piece.standard, field)),
                        "tray": numbered(tray(self.box.kind(piece, field), self.box.place(piece, field))),
                    }
                    for field in self.box.symbols(piece)
                ]
                rows.append(
                    {
                        "piece": piece.address,
                        "table": piece.table,
                        "id": piece.row,
                        "name": self.name(words, piece, piece.standard),
                        "standing": standing(piece.standard),
                        "note": str(piece.standard.get("note", "")),
                        "values": {
                            field: value
                            for field, value in piece.standard.items()
                            if not field.endswith("provenance") and field != "note"
                        },
                        "places": places,
                    }
                )
            title = words.say(sheet.title())
            sheets.append({"id": sheet.id, "title": title, "part": sheet.part, "pieces": rows})
        parts = {sheet.part: words.say(Said(f"part-{sheet.part}")) for sheet in self.rules.sheets.sheets}
        return {
            "game": self.rules.id,
            "hash": self.box.standard.hash,
            "parts": parts,
            "sheets": sheets,
            "trays": kinds,
            "words": self.value_words(words, kinds),
        }

    def value_words(self, words: Words, kinds: list[Tray]) -> dict[str, dict[str, str]]:
        """How values are called, by field."""
        values: set[str] = set()
        for offered in kinds:
            values |= set(_values(offered))
        found: dict[str, dict[str, str]] = {}
        for field, prefix in self.rules.sheets.value_words.items():
            found[field] = {
                value: words.say(Said(f"{prefix}-{value}"))
                for value in values
                if words.has(f"{prefix}-{value}")
            }
        return found

    def name(self, words: Words, piece: Piece, row: Row) -> str:
        return name_in(words, self.rules.sheets, piece, row)

    # ------------------------------------------------------------ sets that people send

    def read(self, data: object) -> OwnerSet:
        return read_owner_set(data, self.box)

    def checked(self, owner: OwnerSet, language: str) -> CheckedTold:
        """What is wrong with a set, how its corrected pieces are called now, and its code."""
        words = self.rules.words(language)
        data, problems = owner.problems(self.box)
        names: dict[str, str] = {}
        for address in owner.changes:
            piece = self.box.pieces[address]
            names[address] = self.name(words, piece, piece.of(data))
        sound = None if problems else owner.components(self.box)
        return {
            "hash": None if sound is None else sound.hash,
            "standard": sound is not None and sound.hash == self.box.standard.hash,
            "counts": None if sound is None else sound.provenance_counts(),
            "problems": [self.told(problem, words) for problem in problems],
            "alike": self.alike(owner, data),
            "names": names,
            "code": code_of(owner),
        }

    def told(self, problem: Problem, words: Words) -> dict[str, str]:
        """A fault beside its piece: the place by its title where it has one."""
        piece = self.by_label.get((problem.table, problem.row))
        field, place, fault = outermost(problem.field), problem.field, None
        if piece is not None and field:
            fault = self.rules.sheets.fault(piece.table, piece.standard, field, problem.allowed)
            title = self.rules.sheets.place(piece.table, piece.standard, field)
            place = title if words.has(title.key) else place
        return {
            "piece": "" if piece is None else piece.address,
            "field": field,
            "text": words.say(fault or problem.with_allowed(problem.told(place))),
        }

    def alike(self, owner: OwnerSet, data: Data) -> list[list[str]]:
        """Corrected pieces that are now printed like another one: allowed, but worth a look."""
        found = []
        for address in owner.changes:
            piece = self.box.pieces[address]
            mine = self.printed(piece, data)
            alike = [other for other in self.pieces if other.table == piece.table and other is not piece]
            found += [[address, other.address] for other in alike if self.printed(other, data) == mine]
        return found

    def printed(self, piece: Piece, data: Data) -> str:
        row = piece.of(data)
        return canonical([row.get(field) for field in self.box.symbols(piece)])

    def merged(self, mine: OwnerSet, theirs: OwnerSet, prefer: bool, language: str) -> MergedTold:
        words, found = self.rules.words(language), merge(self.box, mine, theirs, prefer)
        return {
            "set": found.merged.to_data(),
            "agreed": found.agreed,
            "one_name": found.one_name,
            "taken": found.taken,
            "contradictions": [
                {
                    **one.to_data(),
                    "mine_name": self.name(words, one.piece, {**one.piece.standard, **one.mine}),
                    "theirs_name": self.name(words, one.piece, {**one.piece.standard, **one.theirs}),
                }
                for one in found.contradictions
            ],
        }

    def from_code(self, code: str) -> OwnerSet:
        return read_code(code, self.box)

    # ------------------------------------------------------------ kept for tables

    def store(self) -> ComponentStore:
        return ComponentStore(default_home())

    def keep(self, owner: OwnerSet) -> dict[str, str]:
        """Keeps a sound set under a name of its own; equal values have one name, so a table finds its set."""
        kept = owner.copy()
        hash = owner.components(self.box).hash
        if hash == self.box.standard.hash:
            return {"name": STANDARD, "hash": hash}
        kept.name = f"{owner.name.removesuffix(f'-{hash[:8]}')[:31]}-{hash[:8]}"
        store = self.store()
        known = store.names(self.rules.id)
        if kept.name not in known and len(known) > SETS:
            raise ComponentError(Said("refused-sets", most=SETS))
        store.keep(kept, self.box.schema, self.box.standard, replace=True)
        return {"name": kept.name, "hash": hash}

    def sets(self) -> list[KeptTold]:
        """The sets a table can be opened with here."""
        found: list[KeptTold] = []
        store = self.store()
        for name in store.names(self.rules.id):
            try:
                one = store.load(self.rules.id, name, self.box.schema, self.box.standard)
            except ComponentError:
                continue
            found.append({"name": name, "hash": one.hash, "counts": one.provenance_counts()})
        return found


@lru_cache(maxsize=16)
def workbench(game: str) -> Workbench:
    """Raises BadInput for an unknown game."""
    return Workbench(rules_of(game))


def bring_set(record: object) -> None:
    """Keep the set that a record carries, if it was played with it. What is none is left alone."""
    data = record if isinstance(record, dict) else {}
    meta, header, game = data.get("meta"), data.get("components"), data.get("game")
    carried = meta.get("set") if isinstance(meta, dict) else None
    if carried is None or not isinstance(header, dict) or not isinstance(game, str):
        return
    try:
        bench = workbench(game)
        owner = bench.read(carried)
        if header.get("hash") in owner.components(bench.box).hashes:
            bench.keep(owner)
    except NaveError:
        # The replay says what is missing.
        return


def outermost(field: Spoken) -> str:
    """The field of a row in which something is wrong, however deep inside."""
    while isinstance(field, Said):
        field = field.args.get("outer", "")
    return field.partition(" ")[0]


def _values(offered: Tray) -> list[str]:
    found = [str(value) for value in offered.get("values", [])]
    inside = [offered[part] for part in ("item", "keys") if part in offered]
    for inner in [*inside, *offered.get("fields", {}).values()]:
        found += _values(inner)
    return found
