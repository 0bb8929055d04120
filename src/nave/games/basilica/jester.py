"""Jesters name their colors just before the areas are determined."""

from typing import Final

from mypy_extensions import i64

from nave.games.basilica import plan
from nave.games.basilica.areas import colored, find, points
from nave.games.basilica.events import ColorNamed
from nave.games.basilica.names import CELLS, COLORS, SEATS, cell_name
from nave.games.basilica.sheet import NOBODY
from nave.games.basilica.state import State
from nave.kernel.answer import Answer, Offer
from nave.kernel.asking import demand
from nave.kernel.events import EVERYBODY
from nave.kernel.family import Family
from nave.kernel.frame import NO_MOVE, Frame
from nave.kernel.moves import Moves
from nave.kernel.question import Field, Kind, Question
from nave.kernel.refusal import WRONG_MOMENT, Refusal
from nave.kernel.said import Said


def jesters(s: State, seat: i64) -> list[int]:
    """The vaults on which that player's jesters stand, row by row from the board."""
    return [int(cell) for cell in plan.listed(s.own(seat) & s.jesters)]


def ask_jesters(s: State) -> None:
    """rank.jester_secret: the active player enters first."""
    for seat in (1 - s.active, s.active):
        for cell in reversed(jesters(s, seat)):
            s.stack.append(NameColor(seat, cell))


# ------------------------------------------------------------ what a scoring would pay


class Outcome:
    """One way in which all jesters may be named, and what both players would gain."""

    def __init__(self, cells: list[int], colors: list[int], gained: list[int]) -> None:
        self.cells = cells
        self.colors = colors
        self.gained = gained

    def names(self, cell: int, color: int) -> bool:
        return self.colors[self.cells.index(cell)] == color


def outcomes(s: State, seat: int = NOBODY) -> list[Outcome]:
    """All that a scoring held now may bring, as far as a seat (by default a spectator) can know."""
    hidden = s.secret()
    cells: list[int] = []
    colors: list[int] = []
    for cell, color in zip(s.named_cells, s.named_colors, strict=True):
        if not hidden or s.owner(cell) == seat:
            cells.append(cell)
            colors.append(color)
    found: list[Outcome] = []
    spread(s, cells, colors, [cell for cell in jesters(s, 0) + jesters(s, 1) if cell not in cells], found)
    return found


def spread(s: State, cells: list[int], colors: list[int], left: list[int], found: list[Outcome]) -> None:
    """Name the jesters that are left in every way."""
    if not left:
        gained = points(find(s, colored(s, cells, colors), True))
        found.append(Outcome(cells, colors, gained))
        return
    for color in s.nameable(left[0]):
        spread(s, [*cells, left[0]], [*colors, color], left[1:], found)


def bounds(found: list[Outcome], seat: int) -> list[int]:
    """The least and the most that a player may gain."""
    gained = [outcome.gained[seat] for outcome in found]
    return [min(gained), max(gained)]


# ------------------------------------------------------------ the question


class NameColor(Question[State]):
    def __init__(self, seat: i64, cell: i64) -> None:
        super().__init__("jester", seat, "rank.jester_extra_colour")
        self.cell: i64 = cell

    def offer(self, s: State) -> Offer[State]:
        return NAMING

    def prompt(self, s: State) -> Said:
        return Said("prompt-jester", player=self.who, cell=cell_name(self.cell))

    def usual(self, s: State) -> int:
        """The color that leaves the seat farther ahead than any other, whatever else is named."""
        found = outcomes(s, self.who)
        colors = s.nameable(self.cell)
        leads = [
            [one.gained[self.who] - one.gained[1 - self.who] for one in found if one.names(self.cell, color)]
            for color in colors
        ]
        for color, own in zip(colors, leads, strict=True):
            if all(own is other or min(own) > max(other) for other in leads):
                return NAME.family.at(color)
        return NO_MOVE

    def check(self, s: State) -> None:
        own = plan.has(s.own(self.who) & s.jesters, self.cell)
        demand(own, Said("wrong-jester-names-where-seat", cell=cell_name(self.cell)))
        demand(self.cell not in s.named_cells, Said("wrong-jester-named-color", cell=cell_name(self.cell)))

    def args(self) -> list[int]:
        return [self.who, self.cell]


class Name(Answer[State, NameColor]):
    def __init__(self) -> None:
        super().__init__("name", Family("name {color}", color=COLORS))

    def add(self, s: State, q: NameColor, out: Moves) -> None:
        for color in s.nameable(q.cell):
            out.append(self.family.at(color))

    def apply(self, s: State, q: NameColor, move: i64) -> None:
        color = self.family.first(move)
        s.named_cells = [*s.named_cells, q.cell]
        s.named_colors = [*s.named_colors, color]
        if s.log is not None:
            only = q.who if s.secret() else EVERYBODY
            s.log.append(ColorNamed(q.cell, color, rule="rank.jester_secret", seat=q.who, only=only))

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return (f"colour:{COLORS[self.family.first(move)]}",)

    def label(self, s: State, move: i64) -> Said:
        """With what the color would bring, without what the other player may have named in secret."""
        color, q = self.family.first(move), s.stack[-1]
        assert isinstance(q, NameColor)
        found = [one for one in outcomes(s, q.who) if one.names(q.cell, color)]
        own, other = gain(found, q.who), gain(found, 1 - q.who)
        return Said("answer-name", color=COLORS[color], own=own, other=other)

    def refuse(self, s: State, q: NameColor, move: i64) -> Refusal:
        return Refusal(Said("refused-color", color=COLORS[self.family.first(move)]), q.rule)

    def elsewhere(self, s: State, q: Frame[State], move: i64) -> Refusal:
        return Refusal(Said("refused-name"), "rank.jester_only_in_scoring", WRONG_MOMENT)


def gain(found: list[Outcome], seat: int) -> Said:
    least, most = bounds(found, seat)
    return Said("gain", least=least) if least == most else Said("gain-range", least=least, most=most)


NAME: Final = Name()
NAMING: Final = Offer([NAME])

QUESTIONS: Final = (
    Kind(
        "jester",
        NameColor,
        (Field("seat", SEATS - 1), Field[State]("cell", CELLS - 1)),
        ("score", "jester"),
    ),
)
