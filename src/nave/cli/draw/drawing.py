"""How a game is drawn in the terminal. The base class shows any view as it is: a new game works at once."""

from collections.abc import Mapping, Sequence
from typing import Final, Generic, NamedTuple, TypeVar, cast

from rich.console import Group, RenderableType
from rich.pretty import Pretty, pretty_repr
from rich.table import Table as Grid
from rich.text import Text

from nave.cli.speech import Speech
from nave.kernel.components import ComponentSet, Row
from nave.kernel.game import Game
from nave.kernel.rules import Result

# What every view has and the table shows elsewhere.
FRAME_KEYS: Final = frozenset(
    (
        *("game", "seats", "settings", "components", "rules_version"),
        *("seat", "to_answer", "prompt", "over", "turn", "answers"),
    )
)
SEAT_INKS: Final = ("#57b36a", "#6ba4e8", "#e8766b", "#e3c04a")

# The view of a game, as its own types declare it.
V = TypeVar("V")
Touched = frozenset[str]
NOTHING: Final[Touched] = frozenset()


def stacked(lines: list[Text]) -> Text:
    """One text, so that nothing is wrapped or aligned anew."""
    text = Text("\n").join(lines)
    text.no_wrap = True
    text.overflow = "crop"
    return text


class Pane(NamedTuple):
    """One picture of the table; `top` panes stand side by side, the others below them.

    `title` is the key of its message, which names the key that opens it as `.key`. `lines` is the height of
    one that never needs more, 0 for one that takes what there is; `least` is what it can do with in a low
    terminal.
    """

    id: str
    title: str
    top: bool
    lines: int = 0
    least: int = 0


class Drawing(Generic[V]):
    """Draws from views alone; printed values that a view only names come from its component set."""

    panes: tuple[Pane, ...] = (Pane("table", "cli-board", True),)
    # The packages with the words of the drawing, beside those of the game.
    words_in: tuple[str, ...] = ()

    def __init__(self, components: ComponentSet, settings: dict[str, str], say: Speech) -> None:
        self.components = components
        self.settings = settings
        self.say = say

    @staticmethod
    def symbols(table: str, row: Row, say: Speech) -> Text | None:
        """What is printed on a piece of the box, as signs; None where words are all there is."""
        return None

    def pane(self, pane: str, view: V, width: int, height: int, touched: Touched = NOTHING) -> RenderableType:
        """The picture for a space of that size; it may be higher, then the table scrolls.

        `touched` names the pieces that the option under the cursor concerns.
        """
        return Pretty(table_part(view))

    def title(self, pane: Pane) -> str:
        return self.say(pane.title)

    def key(self, pane: Pane) -> str:
        """The key that opens a pane in full."""
        return self.say(f"{pane.title}-key")

    def full(self, pane: str, view: V, width: int) -> RenderableType:
        """The same with everything unfolded and in words."""
        return self.pane(pane, view, width, 1000)

    def strip(self, view: V) -> Text:
        """What fits into half a line at the top of the table."""
        return Text("")

    def name(self, view: V, player: int) -> str:
        """As the game calls the player in the language of the table."""
        names = self.say.names
        return names[player] if player < len(names) else self.say("player", n=player + 1)

    def ink(self, view: V, player: int) -> str:
        """The color of a player."""
        return SEAT_INKS[player % len(SEAT_INKS)]

    def mark(self, view: V, player: int) -> Text:
        """One letter or digit on the color of a player."""
        return Text.assemble((str(player + 1), f"bold black on {self.ink(view, player)}"))

    def lines(self, view: V) -> list[str]:
        """The table in words, for line mode."""
        return pretty_repr(table_part(view), max_width=100).splitlines()

    @classmethod
    def in_words(cls, game: Game, seat: int | None, names: Sequence[str], language: str) -> list[str]:
        """The same for whoever hears the table: what that seat may know, with people's names."""
        say = Speech(language, (*game.rules.words_in, *cls.words_in), names)
        drawing = cls(game.components, game.settings, say)
        return drawing.lines(cast(V, game.view(seat, names, language)))

    def sheet(self, view: V, result: Result) -> RenderableType:
        """The score sheet of a finished game."""
        grid = Grid(self.say("cli-player"), box=None, pad_edge=False)
        grid.add_column(self.say("cli-sheet-score"), justify="right")
        for player, score in enumerate(result.scores):
            grid.add_row(self.name(view, player), str(score))
        return Group(grid, Text(result.reason, style="bold"))


def table_part(view: object) -> dict[str, object]:
    """What a view tells of the table itself, whatever the game."""
    known = cast(Mapping[str, object], view)
    return {key: value for key, value in known.items() if key not in FRAME_KEYS}


def fit(text: Text, width: int, align: str = "left") -> Text:
    """Exactly `width` cells: cut or filled up, in the style of the text."""
    text = text.copy()
    text.truncate(width)
    missing = width - text.cell_len
    left = missing // 2 if align == "center" else missing if align == "right" else 0
    text.pad_left(left)
    text.pad_right(missing - left)
    return text
