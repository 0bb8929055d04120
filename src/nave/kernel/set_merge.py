"""Two owners' sets become one, piece by piece: what both checked and found alike is confirmed."""

from typing import TypedDict

from nave.kernel.components import Row, canonical, without_remarks
from nave.kernel.owner_set import Box, Check, OwnerSet, Piece


class ContradictionData(TypedDict):
    """The fields that both read differently, as each has them."""

    piece: str
    mine: Row
    theirs: Row


class Contradiction:
    """A piece that two owners read differently."""

    def __init__(self, piece: Piece, mine: Row, theirs: Row) -> None:
        self.piece = piece
        self.mine = mine
        self.theirs = theirs
        self.fields = [
            field
            for field in dict.fromkeys([*mine, *theirs])
            if canonical(mine.get(field)) != canonical(theirs.get(field))
        ]

    def to_data(self) -> ContradictionData:
        return {
            "piece": self.piece.address,
            "mine": {field: self.mine.get(field) for field in self.fields},
            "theirs": {field: self.theirs.get(field) for field in self.fields},
        }


class Merge:
    """The set of both; `agreed` counts the owners of each piece that two or more found alike."""

    def __init__(self, merged: OwnerSet) -> None:
        self.merged = merged
        self.agreed: dict[str, int] = {}
        # Found alike in both, but under one name: that may be one owner twice, so it confirms nothing.
        self.one_name: list[str] = []
        self.taken: list[str] = []
        self.contradictions: list[Contradiction] = []


def merge(box: Box, mine: OwnerSet, theirs: OwnerSet, prefer_theirs: bool = False) -> Merge:
    """Where both speak of a piece and differ, mine stays unless theirs is preferred, and it is listed."""
    found = Merge(mine.copy())
    for address in sorted({*mine.changes, *mine.checks, *theirs.changes, *theirs.checks}):
        piece = box.pieces[address]
        one, two = printed(box, mine, piece), printed(box, theirs, piece)
        if canonical(one) == canonical(two):
            checks = united(mine.checks.get(address, []), theirs.checks.get(address, []))
            if checks:
                found.merged.checks[address] = checks
            if len(checks) > 1:
                found.agreed[address] = len(checks)
            elif address in mine.checks and address in theirs.checks:
                found.one_name.append(address)
            if address not in mine.checks and address in theirs.checks:
                found.taken.append(address)
        elif not spoken(mine, address):
            take(found, theirs, address)
        elif spoken(theirs, address):
            found.contradictions.append(Contradiction(piece, one, two))
            if prefer_theirs:
                take(found, theirs, address)
    return found


def printed(box: Box, owner: OwnerSet, piece: Piece) -> Row:
    """The values of a piece as that owner has them."""
    row: Row = without_remarks({**piece.standard, **owner.changes.get(piece.address, {})})
    return {field: value for field, value in row.items() if value is not None}


def spoken(owner: OwnerSet, address: str) -> bool:
    return address in owner.changes or address in owner.checks


def take(found: Merge, theirs: OwnerSet, address: str) -> None:
    found.taken.append(address)
    found.merged.changes.pop(address, None)
    if address in theirs.changes:
        found.merged.changes[address] = dict(theirs.changes[address])
    found.merged.checks.pop(address, None)
    if address in theirs.checks:
        found.merged.checks[address] = list(theirs.checks[address])


def united(mine: list[Check], theirs: list[Check]) -> list[Check]:
    """Every owner once, with the later day."""
    found = {one.by: one for one in mine}
    for one in theirs:
        if one.by not in found or found[one.by].on < one.on:
            found[one.by] = one
    return list(found.values())
