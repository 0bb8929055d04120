"""A piece as the rules speak of it, before it is put into words."""

from nave.kernel.said import Said


class About:
    """What a piece is called, what it does, and the rule to read on in.

    It speaks only of what the viewer may know; `lens.py` adds what can be done now.
    """

    def __init__(self, name: Said, does: Said, rule: str) -> None:
        self.name = name
        self.does = does
        self.rule = rule


def split_piece(piece: str) -> tuple[str, str]:
    """`die:white` is the die called white; what has no kind of its own is its own kind: `queen`."""
    kind, _, name = piece.partition(":")
    return kind, name


def number_in(name: str, most: int) -> int | None:
    """A place as people count it, from one, as an index; None if there are not so many."""
    return int(name) - 1 if name.isdecimal() and name.isascii() and 1 <= int(name) <= most else None
