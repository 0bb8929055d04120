"""How a game is drawn in the terminal. The base class shows any view as it is: a new game works at once."""

from typing import Any, Final, NamedTuple

from rich.console import Group, RenderableType
from rich.pretty import Pretty, pretty_repr
from rich.table import Table as Grid
from rich.text import Text

from nave.kernel.components import ComponentSet
from nave.kernel.rules import Result

# What every view has and the table shows elsewhere.
FRAME_KEYS: Final = frozenset(
    (
        *("game", "seats", "settings", "components", "rules_version"),
        *("seat", "to_answer", "prompt", "over", "turn", "answers"),
    )
)
SEAT_INKS: Final = ("#57b36a", "#6ba4e8", "#e8766b", "#e3c04a")

Touched = frozenset[str]
NOTHING: Final[Touched] = frozenset()


class Pane(NamedTuple):
    """One picture of the table; `top` panes stand side by side, the others below them.

    `lines` is the height of one that never needs more, 0 for one that takes what there is; `least` is what it
    can do with in a low terminal.
    """

    id: str
    title: str
    top: bool
    lines: int = 0
    least: int = 0

    @property
    def key(self) -> str:
        """The key that opens it in full: the first letter of its title."""
        return self.title[0].lower()


class Drawing:
    """Draws from views alone; printed values that a view only names come from its component set."""

    panes: tuple[Pane, ...] = (Pane("table", "Board", True),)

    def __init__(self, components: ComponentSet, settings: dict[str, str] | None = None) -> None:
        self.components = components
        self.settings = settings or {}

    def pane(
        self, pane: str, view: dict[str, Any], width: int, height: int, touched: Touched = NOTHING
    ) -> RenderableType:
        """The picture for a space of that size; it may be higher, then the table scrolls.

        `touched` names the pieces that the option under the cursor concerns.
        """
        return Pretty(table_part(view))

    def full(self, pane: str, view: dict[str, Any], width: int) -> RenderableType:
        """The same with everything unfolded and in words."""
        return self.pane(pane, view, width, 1000)

    def strip(self, view: dict[str, Any]) -> Text:
        """What fits into half a line at the top of the table."""
        return Text("")

    def name(self, view: dict[str, Any], player: int) -> str:
        """As the view names the player, else by the seat."""
        players = view.get("players", [])
        named = players[player].get("name") if player < len(players) else None
        return str(named) if named else f"Seat {player + 1}"

    def ink(self, view: dict[str, Any], player: int) -> str:
        """The color of a player."""
        return SEAT_INKS[player % len(SEAT_INKS)]

    def mark(self, view: dict[str, Any], player: int) -> Text:
        """One letter or digit on the color of a player."""
        return Text.assemble((str(player + 1), f"bold black on {self.ink(view, player)}"))

    def lines(self, view: dict[str, Any]) -> list[str]:
        """The table in words, for line mode."""
        return pretty_repr(table_part(view), max_width=100).splitlines()

    def sheet(self, view: dict[str, Any], result: Result) -> RenderableType:
        """The score sheet of a finished game."""
        grid = Grid("player", box=None, pad_edge=False)
        grid.add_column("score", justify="right")
        for player, score in enumerate(result.scores):
            grid.add_row(self.name(view, player), str(score))
        return Group(grid, Text(result.reason, style="bold"))


def table_part(view: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in view.items() if key not in FRAME_KEYS}


def fit(text: Text, width: int, align: str = "left") -> Text:
    """Exactly `width` cells: cut or filled up, in the style of the text."""
    text = text.copy()
    text.truncate(width)
    missing = width - text.cell_len
    left = missing // 2 if align == "center" else missing if align == "right" else 0
    text.pad_left(left)
    text.pad_right(missing - left)
    return text
