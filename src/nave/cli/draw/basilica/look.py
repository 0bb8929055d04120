"""Shapes, letters and colors of Basilica: every color has a letter, every rank a sign; color only helps."""

from typing import Final

from rich.text import Text

from nave.cli.speech import Speech
from nave.games.basilica.types import BasilicaView, PlayerView, ScaffoldingCellView, VaultCellView

CellView = VaultCellView | ScaffoldingCellView

PAINTS: Final = {"red": "#e0705c", "yellow": "#e2bd2b", "blue": "#6ba4e8", "green": "#57b36a"}
RANKS: Final = {"architect": "²", "master_mason": "m", "strongman": "!", "jester": "?"}
# Black has no letter, because B is blue.
MARKS: Final = ("○", "●")
INKS: Final = ("#f2efe6", "#b79ad9")
FAINT: Final = "#8b8b8b"
PAPER: Final = "#2c2a28"
TOUCHED: Final = "reverse bold"
CROWN: Final = "♛"
GLASS: Final = "✦"
ALTAR: Final = "†"
COIN: Final = "©"
SCAFFOLDING: Final = "╳╳╳"
WIDTH: Final = 5


def mark(player: int) -> Text:
    return Text.assemble((MARKS[player], f"bold black on {INKS[player]}"))


def color_letters(say: Speech, names: list[str]) -> Text:
    """`R`, `RB`: letters on their colors."""
    letters = [(say("draw-letter", color=name), f"bold black on {PAINTS[name]}") for name in names]
    return Text.assemble(*letters)


def crown(open_crown: bool | None) -> str:
    return CROWN if open_crown else "?" if open_crown is None else " "


def vault_of(cell: CellView) -> VaultCellView | None:
    """The vault of a cell; None for scaffolding."""
    return None if "scaffolding" in cell else cell


def ranks_of(say: Speech, row: PlayerView, token: int) -> list[str]:
    """The ranks on both sides of a token; one that a corrected set names otherwise, as it is printed."""
    known = [(rank, rank.lower().replace(" ", "_")) for rank in row["ranks"][token]]
    return [say("draw-rank", rank=id) if say.has(f"rank-{id}") else rank for rank, id in known]


def scored_now(view: BasilicaView, player: int) -> str:
    """What a scoring would bring; least and most where that depends on a jester."""
    least, most = view["areas"]["if_scored_range"][player]
    return str(least) if least == most else f"{least}–{most}"
