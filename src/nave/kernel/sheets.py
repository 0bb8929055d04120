"""How the pieces of a box lie on sheets, and what each is called: by what is printed on it."""

from collections.abc import Callable, Sequence

from nave.kernel.components import Row
from nave.kernel.errors import NaveError
from nave.kernel.language import Words
from nave.kernel.owner_set import Box, Piece
from nave.kernel.said import Said


class Sheet:
    """Pieces that lie together: rows of some tables, if `where` is given those of which it holds.

    Its title is the message `sheet-<id>`; `part` groups sheets under `part-<part>`.
    """

    def __init__(
        self,
        id: str,
        tables: Sequence[str],
        where: Callable[[Row], bool] | None = None,
        part: str = "base",
    ) -> None:
        self.id = id
        self.tables = tuple(tables)
        self.where = where
        self.part = part

    def title(self) -> Said:
        return Said(f"sheet-{self.id}")

    def pieces(self, box: Box) -> list[Piece]:
        """Those on which something can be corrected."""
        return [
            piece
            for piece in box.pieces.values()
            if piece.table in self.tables
            and (self.where is None or self.where(piece.standard))
            and box.symbols(piece)
        ]


class Sheets:
    """The sheets of a game. `value_words` names, by field, the messages that name its values (`resource`)."""

    def __init__(self, sheets: Sequence[Sheet], value_words: dict[str, str] | None = None) -> None:
        self.sheets = list(sheets)
        self.value_words: dict[str, str] = value_words or {}

    def name(self, table: str, row: Row) -> Said:
        """A piece by what is printed on it; games say how."""
        return Said("verbatim", text=str(row.get("id", table)))

    def place(self, table: str, row: Row, field: str) -> Said:
        """What a place of a piece is called."""
        return Said(f"place-{field}")

    def fault(self, table: str, row: Row, field: str, allowed: Said | None) -> Said | None:
        """A fault of a piece as people say it; None: what is wrong and what is allowed say enough."""
        return None


def name_in(words: Words, sheets: Sheets, piece: Piece, row: Row) -> str:
    """A piece in words; one with a value that is none, which the checks will tell, by its address."""
    try:
        return words.say(sheets.name(piece.table, row))
    except (AttributeError, KeyError, TypeError, ValueError, NaveError):
        return piece.address
