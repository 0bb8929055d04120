"""How the pieces of the box lie on sheets, and their names by what is printed on them."""

from typing import Final

from nave.games.basilica.names import COLORS
from nave.kernel.components import Row
from nave.kernel.said import Said
from nave.kernel.sheets import Sheet, Sheets


def red(row: Row) -> bool:
    return bool(row["colours"] == ["red"])


def yellow(row: Row) -> bool:
    return bool(row["colours"] == ["yellow"])


def blue(row: Row) -> bool:
    return bool(row["colours"] == ["blue"])


def green(row: Row) -> bool:
    return bool(row["colours"] == ["green"])


def wild(row: Row) -> bool:
    return len(row["colours"]) > 1


SHEETS: Final = (
    Sheet("red", ["tile"], red),
    Sheet("yellow", ["tile"], yellow),
    Sheet("blue", ["tile"], blue),
    Sheet("green", ["tile"], green),
    Sheet("wild", ["tile"], wild),
    Sheet("tokens", ["promotion_token"]),
    Sheet("supply", ["supply"]),
    Sheet("expansion", ["expansion_tile"], part="expansion"),
)
VALUE_WORDS: Final = {"order": "order", "colours": "color", "side_a": "rank", "side_b": "rank"}


class BasilicaSheets(Sheets):
    def __init__(self) -> None:
        super().__init__(SHEETS, VALUE_WORDS)

    def name(self, table: str, row: Row) -> Said:
        if table == "promotion_token":
            return Said("piece-token", one=row["side_a"], other=row["side_b"])
        if table == "supply":
            return Said("piece-supply", piece=row["id"], count=row["total"])
        if table in ("tile", "expansion_tile"):
            colors = [color for color in COLORS if color in row["colours"]]
            return Said("piece-tile", vault="-".join(colors), order=row["order"], crown=row["crown"])
        return super().name(table, row)
