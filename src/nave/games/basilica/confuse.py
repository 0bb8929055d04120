"""Confuse: withdraw an own builder, then one of the rival's must move."""

from typing import Final

from mypy_extensions import i64

from nave.games.basilica import plan
from nave.games.basilica.builder import SEAT, Walk, check_executed
from nave.games.basilica.cleanup import take_home
from nave.games.basilica.events import BuilderWithdrawn
from nave.games.basilica.names import SEATS, cell_name
from nave.games.basilica.state import State
from nave.games.basilica.target import OwnBuilder
from nave.kernel.answer import Offer
from nave.kernel.asking import demand
from nave.kernel.moves import Moves
from nave.kernel.question import Field, Kind, Question
from nave.kernel.refusal import Refusal
from nave.kernel.said import Said


def unprotected(s: State, seat: i64) -> int:
    """Builders of a player that Confuse may move (altar.protects_confuse)."""
    return s.own(seat) & ~s.altared


def withdrawals(s: State, seat: i64) -> int:
    """order.confuse.selectable: own builders whose withdrawal leaves the rival a possible move.

    Withdrawing frees one vault (order.confuse.freed_vault), so a rival who cannot move needs it next door.
    """
    beside = plan.near(unprotected(s, 1 - seat))
    return s.own(seat) if beside & s.free() else s.own(seat) & beside


class Withdraw(Question[State]):
    """order.confuse.main, step 1."""

    def __init__(self, seat: i64) -> None:
        super().__init__("withdraw", seat, "order.confuse.main")

    def offer(self, s: State) -> Offer[State]:
        return WITHDRAWING

    def check(self, s: State) -> None:
        check_executed(s, self.who, False, "withdraw")

    def args(self) -> list[int]:
        return [self.who]


class WithdrawFrom(OwnBuilder[Withdraw]):
    """An altar does not hinder it (altar.own_withdrawal)."""

    def cells(self, s: State, q: Withdraw) -> int:
        return withdrawals(s, q.who)

    def apply(self, s: State, q: Withdraw, move: i64) -> None:
        cell = self.family.first(move)
        take_home(s, cell)
        if s.log is not None:
            s.log.append(BuilderWithdrawn(cell, rule="order.confuse.main", seat=q.who))

    def refuse_vault(self, s: State, q: Withdraw, cell: i64) -> Refusal:
        if s.owner(cell) != q.who:
            return Refusal(Said("refused-not-own", cell=cell_name(cell)), "order.confuse.main")
        return Refusal(Said("refused-withdraw"), "order.confuse.selectable")


WITHDRAWING: Final = Offer([WithdrawFrom("withdraw", "order.confuse.main")])


class Shift(Question[State]):
    """order.confuse.main, step 3: one builder of `owner` must move."""

    def __init__(self, seat: i64, owner: i64) -> None:
        super().__init__("shift", seat, "order.confuse.forced_move")
        self.owner: i64 = owner

    def offer(self, s: State) -> Offer[State]:
        return SHIFTING

    def prompt(self, s: State) -> Said:
        return Said("prompt-shift", player=self.who, owner=self.owner, paid=self.who == self.owner)

    def awaits(self, s: State) -> Said:
        return Said("first-shift", owner=self.owner)

    def check(self, s: State) -> None:
        demand(self.owner == 1 - s.active, Said("wrong-shift-moves-builder-rival"))

    def args(self) -> list[int]:
        return [self.who, self.owner]


class ShiftRival(Walk[Shift]):
    """order.confuse.forced_move; whoever has paid chooses for the own builders (order.confuse.paid)."""

    def owner(self, q: Shift) -> i64:
        return q.owner

    def add(self, s: State, q: Shift, out: Moves) -> None:
        self.add_steps(s, unprotected(s, q.owner), out)

    def apply(self, s: State, q: Shift, move: i64) -> None:
        self.walk(s, move, "order.confuse.paid" if q.who == q.owner else self.rule)

    def refuse(self, s: State, q: Shift, move: i64) -> Refusal:
        cell = self.family.first(move)
        if plan.has(s.own(q.owner) & s.altared, cell):
            return Refusal(Said("refused-protected", cell=cell_name(cell)), "altar.protects_confuse")
        return super().refuse(s, q, move)


SHIFTING: Final = Offer([ShiftRival("order.confuse.main")])

QUESTIONS: Final = (
    Kind("withdraw", Withdraw, (SEAT,), ("offer_coin",)),
    Kind("shift", Shift, (SEAT, Field("owner", SEATS - 1)), ("discard_order",)),
)
