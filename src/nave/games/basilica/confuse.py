"""Confuse: withdraw an own builder, then one of the rival's must move."""

from nave.games.basilica import moves
from nave.games.basilica.builder import add_steps, walk
from nave.games.basilica.cleanup import take_home
from nave.games.basilica.names import ADJACENT, cell_name
from nave.games.basilica.state import ALTAR_BIT, State
from nave.kernel.frame import Frame


def unprotected(s: State, seat: int) -> list[int]:
    """Builders of a player that Confuse may move (altar.protects_confuse)."""
    return [cell for cell in s.cells_of(seat) if not s.deco[cell] & ALTAR_BIT]


def withdrawals(s: State, seat: int) -> list[int]:
    """order.confuse.selectable: own builders whose withdrawal leaves the rival a possible move.

    Withdrawing frees one vault (order.confuse.freed_vault), so a rival who cannot move needs it next door.
    """
    targets = unprotected(s, 1 - seat)
    if not targets:
        return []
    own = s.cells_of(seat)
    for cell in targets:
        if s.can_step(cell):
            return own
    return [cell for cell in own if any(near in targets for near in ADJACENT[cell])]


class Withdraw(Frame[State]):
    """order.confuse.main, step 1; an altar does not hinder it (altar.own_withdrawal)."""

    def __init__(self, seat: int) -> None:
        super().__init__("withdraw", seat)

    def options(self, s: State) -> list[int]:
        return [moves.AT + cell for cell in withdrawals(s, self.who)]

    def apply(self, s: State, move: int) -> None:
        cell = move - moves.AT
        take_home(s, cell)
        if s.log is not None:
            text = f"{s.name(self.who)} withdraws the builder from {cell_name(cell)}"
            data = {"seat": self.who, "cell": cell_name(cell)}
            s.emit("withdraw", "order.confuse.main", self.who, text, data)

    def prompt(self, s: State) -> str:
        return f"{s.name(self.who)}: withdraw one of your builders."

    def args(self) -> list[int]:
        return [self.who]


class Shift(Frame[State]):
    """order.confuse.main, step 3: one builder of `owner` must move (order.confuse.forced_move)."""

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__("shift", seat)
        self.owner = owner

    def options(self, s: State) -> list[int]:
        out: list[int] = []
        for cell in unprotected(s, self.owner):
            add_steps(s, cell, out)
        return out

    def apply(self, s: State, move: int) -> None:
        walk(s, move, "order.confuse.paid" if self.who == self.owner else "order.confuse.main")

    def prompt(self, s: State) -> str:
        if self.who == self.owner:
            return f"{s.name(self.who)}: choose which of your builders must move, and where."
        return f"{s.name(self.who)}: move one builder of {s.name(self.owner)} to an adjacent free vault."

    def args(self) -> list[int]:
        return [self.who, self.owner]
