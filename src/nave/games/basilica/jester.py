"""Jesters name their colours just before the areas are determined."""

from nave.games.basilica import moves
from nave.games.basilica.names import COLOURS, MASK, C, cell_name
from nave.games.basilica.state import State
from nave.kernel.events import EVERYBODY, plain_event
from nave.kernel.frame import Frame


def jesters(s: State, seat: int) -> list[int]:
    """The vaults on which that player's jesters stand, row by row from the board."""
    return [cell for cell in s.cells_of(seat) if s.jester_at(cell)]


def ask_jesters(s: State) -> None:
    """rank.jester_secret: the active player enters first."""
    for seat in (1 - s.active, s.active):
        for cell in reversed(jesters(s, seat)):
            s.stack.append(NameColour(seat, cell))


def secret(s: State) -> bool:
    """Whether named colours are known to their owners only: both players choose, and not all is named."""
    if not any(frame.kind == "jester" for frame in s.stack):
        return False
    return bool(jesters(s, 0)) and bool(jesters(s, 1))


class NameColour(Frame[State]):
    """rank.jester_extra_colour: one of the colours that the vault does not show."""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__("jester", seat)
        self.cell = cell

    def options(self, s: State) -> list[int]:
        mask = MASK[s.tile[self.cell]]
        return [moves.NAME + colour for colour in range(C) if not mask & 1 << colour]

    def apply(self, s: State, move: int) -> None:
        colour = move - moves.NAME
        s.named_cells = [*s.named_cells, self.cell]
        s.named_colours = [*s.named_colours, colour]
        if s.log is not None:
            self.tell(s, colour)

    def tell(self, s: State, colour: int) -> None:
        name, cell = s.name(self.who), cell_name(self.cell)
        text = f"{name}'s jester on {cell} names {COLOURS[colour]}"
        data = {"seat": self.who, "cell": cell, "colour": COLOURS[colour]}
        public = f"{name} names a colour for the jester on {cell} in secret"
        only = self.who if secret(s) else EVERYBODY
        if s.log is not None:
            s.log.append(
                plain_event("jester", "rank.jester_secret", self.who, text, data, only, public, ("colour",))
            )

    def prompt(self, s: State) -> str:
        return f"{s.name(self.who)}: name a colour for the jester on {cell_name(self.cell)}."

    def args(self) -> list[int]:
        return [self.who, self.cell]
