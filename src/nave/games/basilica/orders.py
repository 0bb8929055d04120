"""Execute Order: which of the three orders can be taken, and what each sets in motion."""

from typing import Final

from nave.games.basilica.builder import MoveBuilder, Promote, Recruit, can_move, can_promote, can_recruit
from nave.games.basilica.coin import OFFERS
from nave.games.basilica.confuse import Withdraw, withdrawals
from nave.games.basilica.events import OrderTaken
from nave.games.basilica.names import (
    ALTAR,
    COLUMNS,
    CONFUSE,
    DISASTER,
    GLASS,
    MOVE,
    ORDERS,
    PROMOTE,
    RECRUIT,
    SCAFFOLDING,
    SPACES,
    TOKENS,
)
from nave.games.basilica.refill import DISCARD_ORDER
from nave.games.basilica.site import (
    LayAltar,
    LayGlass,
    LayScaffolding,
    TearDown,
    altar_cells,
    can_lay_glass,
    can_tear_down,
)
from nave.games.basilica.state import ALTAR_BIT, HIDDEN, NONE, State
from nave.kernel.answer import Answer
from nave.kernel.family import Family
from nave.kernel.frame import Frame
from nave.kernel.refusal import Refusal
from nave.kernel.said import Said


def possible(s: State, seat: int, order: int) -> bool:
    """order.must_be_possible: whether the main effect can be carried out."""
    if order == PROMOTE:
        return can_promote(s, seat, NONE)
    if order == MOVE:
        return can_move(s, seat)
    if order == RECRUIT:
        return can_recruit(s, seat)
    if order == CONFUSE:
        return bool(withdrawals(s, seat))
    if order == GLASS:
        return can_lay_glass(s, seat)
    if order == DISASTER:
        return can_tear_down(s)
    if order == ALTAR:
        return bool(altar_cells(s))
    return True


def main_effect(seat: int, order: int) -> Frame[State]:
    if order == PROMOTE:
        return Promote(seat, NONE)
    if order == MOVE:
        return MoveBuilder(seat)
    if order == RECRUIT:
        return Recruit(seat, 0)
    if order == CONFUSE:
        return Withdraw(seat)
    if order == GLASS:
        return LayGlass(seat)
    if order == SCAFFOLDING:
        return LayScaffolding(seat, 2)
    if order == DISASTER:
        return TearDown(seat)
    return LayAltar(seat, 2)


class Execute(Answer[State, Frame[State]]):
    """order.choice"""

    def __init__(self) -> None:
        super().__init__("order", Family("order {space}", space=SPACES))

    def add(self, s: State, q: Frame[State], out: list[int]) -> None:
        for column in range(COLUMNS):
            if possible(s, q.who, s.order[column] // 10):
                out.append(self.family.at(column))

    def apply(self, s: State, q: Frame[State], move: int) -> None:
        """order.steps: taken, carried out, offered to the rival, discarded, refilled."""
        column = self.family.first(move)
        face = s.order[column]
        order = face // 10
        s.laid = NONE  # builder.only_after_vault
        s.played = face
        s.played_crown = s.order_crown[column]
        s.played_stack = s.order_stack[column]
        s.order[column] = NONE
        s.order_crown[column] = HIDDEN
        if s.log is not None:
            s.log.append(OrderTaken(column, face, rule="order.steps", seat=q.who))
        s.stack.append(DISCARD_ORDER[column])
        if s.tables.coin_box[order]:  # coin.which_orders
            s.stack.append(OFFERS[order])
        s.stack.append(main_effect(q.who, order))

    def order(self, s: State, move: int) -> int:
        """The order that lies on the space."""
        return s.order[self.family.first(move)] // 10

    def touches(self, s: State, move: int) -> tuple[str, ...]:
        return (f"order:{self.family.first(move) + 1}",)

    def label(self, s: State, move: int) -> Said:
        return Said("answer-order", order=ORDERS[self.order(s, move)])

    def refuse(self, s: State, q: Frame[State], move: int) -> Refusal:
        return refuse_order(s, q.who, self.order(s, move))


EXECUTE: Final = Execute()


def refuse_order(s: State, seat: int, order: int) -> Refusal:
    why, rule = hindrance(s, seat, order)
    return Refusal(Said("refused-order", order=ORDERS[order], why=why), rule)


def hindrance(s: State, seat: int, order: int) -> tuple[str, str]:
    """What an order lacks, with the rule that speaks about the missing piece."""
    general = "order.must_be_possible"
    if order in (PROMOTE, MOVE, CONFUSE, GLASS) and not s.cells_of(seat):
        return "no-own", "order.confuse.selectable" if order == CONFUSE else general
    if order == PROMOTE:
        if not any(s.tokens[seat * TOKENS : seat * TOKENS + TOKENS]):
            return "no-token", "rank.tokens_limited"
        return "no-rank", "order.promote.change_rank"
    if order == MOVE:
        return "no-step", general
    if order == RECRUIT:
        return ("no-vault", general) if s.builders[seat] else ("no-supply", "builder.from_supply")
    if order == CONFUSE:
        rival = s.cells_of(1 - seat)
        if rival and all(s.deco[cell] & ALTAR_BIT for cell in rival):
            return "protected", "altar.protects_confuse"
        return "no-rival", "order.confuse.selectable"
    if order == GLASS:
        return "no-glass", general
    if order == DISASTER:
        return "no-target", general
    return ("all-altars", general) if s.altars else ("no-altar", "altar.limited_supply")
