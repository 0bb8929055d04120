"""Boxes with other printed values: drawn at random within the schema, kept where the checks find no fault."""

import random
from typing import Any

from nave.games import registry
from nave.kernel.component_tray import Tray, tray
from nave.kernel.owner_set import Box, OwnerSet, Piece
from nave.kernel.said import Spoken

DAY = "2026-11-16"
# How many pieces of a box are looked at; about half of the draws pass the checks.
TRIES = 40
# What has to fit together over several pieces changes by exchanging two of them.
SWAPPED = {
    "specialist": "tool",
    "workshop_space_advanced": "holds",
    "quadrant": "season",
    "solo_pile_order": "resource",
}


def box_of(game: str) -> Box:
    rules = registry()[game]
    return Box(rules.component_schema, rules.standard_components())


def random_set(game: str, seed: int, tries: int = TRIES) -> OwnerSet:
    """A consistent box that differs in many values from the standard one.

    All are drawn at once; what the checks name is given back until nothing is left to name.
    """
    box, chance = box_of(game), random.Random(seed)
    owner = OwnerSet(game, f"box-{seed}")
    pieces = [piece for piece in box.pieces.values() if box.symbols(piece)]
    for piece in chance.sample(pieces, min(tries, len(pieces))):
        for one, values in drawn(box, piece, owner, pieces, chance):
            owner.correct(box, one.address, values, "chance", DAY)
    for _ in range(60):
        problems = owner.problems(box)[1]
        if not problems:
            return owner
        tables = {problem.table for problem in problems}
        rows = {(problem.table, problem.row) for problem in problems}
        at_fault = [one for one in owner.changes if (box.pieces[one].table, _label(box, one)) in rows]
        beside = [one for one in owner.changes if box.pieces[one].table in tables]
        # A count elsewhere is at fault: some go at random until it is found.
        some = chance.sample(sorted(owner.changes), max(1, len(owner.changes) // 4))
        for address in at_fault or beside or some:
            owner.forget(box, address)
    raise AssertionError(f"no consistent box of {game} from {seed}")


def _label(box: Box, address: str) -> Spoken:
    piece = box.pieces[address]
    return box.schema.tables[piece.table].label(piece.standard, piece.index + 1)


def drawn(
    box: Box, piece: Piece, owner: OwnerSet, pieces: list[Piece], chance: random.Random
) -> list[tuple[Piece, dict[str, Any]]]:
    """New values for a piece; where two must change together, for both."""
    if piece.table in SWAPPED:
        field = SWAPPED[piece.table]
        others = [
            one
            for one in pieces
            if one.table == piece.table and one.standard.get("board") == piece.standard.get("board")
        ]
        other = chance.choice(others)
        data = owner.values(box)
        return [(piece, {field: other.of(data)[field]}), (other, {field: piece.of(data)[field]})]
    if "heights" in piece.standard:
        return [(piece, {"heights": heights(piece.standard["heights"], chance)})]
    if "prestige_spaces" in piece.standard:
        return [(piece, {"prestige_spaces": [*sorted(chance.sample(range(1, 80), 39)), 80]})]
    row = piece.of(owner.values(box))
    fields = [field for field in box.symbols(piece) if field in row or field in ("die", "resource", "amount")]
    values: dict[str, Any] = {}
    for field in fields:
        offered = tray(box.kind(piece, field), box.place(piece, field))
        when = offered.get("when")
        if when is not None and {**row, **values}.get(when[0]) != when[1]:
            continue
        values[field] = value(offered, chance)
    return [(piece, values)]


def heights(standard: list[int], chance: random.Random) -> list[int]:
    """As many sections in as many towers, of 2 to 6 levels."""
    found = [2] * len(standard)
    while sum(found) < sum(standard):
        tower = chance.randrange(len(found))
        if found[tower] < 6:
            found[tower] += 1
    return found


def value(offered: Tray, chance: random.Random) -> Any:
    kind = offered["kind"]
    if kind == "int":
        return chance.randint(offered["low"], offered["high"])
    if kind == "bool":
        return chance.random() < 0.5
    if kind == "choice":
        return chance.choice(offered["values"])
    if kind == "list":
        count = chance.randint(offered["low"], min(offered["high"], 9))
        if offered["distinct"] and "values" in offered["item"]:
            return chance.sample(offered["item"]["values"], min(count, len(offered["item"]["values"])))
        return [value(offered["item"], chance) for _ in range(count)]
    if kind == "record":
        return {name: value(inner, chance) for name, inner in offered["fields"].items()}
    if kind == "map":
        low, high = offered.get("total", [0, 3])
        found: dict[str, int] = {}
        for _ in range(chance.randint(max(low, 1), high)):
            name = str(chance.choice(offered["keys"]["values"]))
            found[name] = min(found.get(name, 0) + 1, offered["item"]["high"])
        return found
    raise ValueError(kind)
