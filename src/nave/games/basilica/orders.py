"""Execute Order: which of the three orders can be taken, and what each sets in motion."""

from typing import Final

from mypy_extensions import i64

from nave.games.basilica.builder import MoveBuilder, Promote, Recruit, can_move, promotable, recruit_cells
from nave.games.basilica.coin import OFFERS
from nave.games.basilica.confuse import Withdraw, unprotected, withdrawals
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
    SEATS,
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
    glass_cells,
    teardown_cells,
)
from nave.games.basilica.state import NONE, State
from nave.kernel.answer import Answer
from nave.kernel.family import Family
from nave.kernel.frame import Frame
from nave.kernel.moves import Moves
from nave.kernel.refusal import Refusal
from nave.kernel.said import Said


def possible(s: State, seat: i64, order: i64) -> bool:
    """order.must_be_possible: whether the main effect can be carried out."""
    if order == PROMOTE:
        return promotable(s, seat, NONE) != 0
    if order == MOVE:
        return can_move(s, seat)
    if order == RECRUIT:
        return recruit_cells(s, seat, False) != 0
    if order == CONFUSE:
        return withdrawals(s, seat) != 0
    if order == GLASS:
        return glass_cells(s, seat) != 0
    if order == DISASTER:
        return teardown_cells(s) != 0
    if order == ALTAR:
        return altar_cells(s) != 0
    return True


def main_effects(seat: i64) -> list[Frame[State]]:
    """By order; frames never change, so one of each serves every game."""
    return [
        Promote(seat, NONE),
        MoveBuilder(seat),
        Recruit(seat, 0),
        Withdraw(seat),
        LayGlass(seat),
        LayScaffolding(seat, 2),
        TearDown(seat),
        LayAltar(seat, 2),
    ]


MAIN_EFFECTS: Final = [main_effects(seat) for seat in range(SEATS)]


class Execute(Answer[State, Frame[State]]):
    """order.choice"""

    def __init__(self) -> None:
        super().__init__("order", Family("order {space}", space=SPACES))

    def add(self, s: State, q: Frame[State], out: Moves) -> None:
        for column in range(i64(COLUMNS)):
            if possible(s, q.who, s.order(column) // 10):
                out.append(self.family.at(column))

    def apply(self, s: State, q: Frame[State], move: i64) -> None:
        """order.steps: taken, carried out, offered to the rival, discarded, refilled."""
        column = self.family.first(move)
        face = s.order(column)
        order = face // 10
        s.laid = NONE  # builder.only_after_vault
        s.played = face
        s.played_crown = s.order_crown(column)
        s.played_stack = s.order_stack(column)
        s.clear_order(column)
        if s.log is not None:
            s.log.append(OrderTaken(column, face, rule="order.steps", seat=q.who))
        s.stack.append(DISCARD_ORDER[column])
        if s.tables.coin_box[order]:  # coin.which_orders
            s.stack.append(OFFERS[order])
        s.stack.append(MAIN_EFFECTS[q.who][order])

    def order(self, s: State, move: i64) -> i64:
        """The order that lies on the space."""
        return s.order(self.family.first(move)) // 10

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return (f"order:{self.family.first(move) + 1}",)

    def label(self, s: State, move: i64) -> Said:
        return Said("answer-order", order=ORDERS[self.order(s, move)])

    def refuse(self, s: State, q: Frame[State], move: i64) -> Refusal:
        return refuse_order(s, q.who, self.order(s, move))


EXECUTE: Final = Execute()


def refuse_order(s: State, seat: i64, order: i64) -> Refusal:
    why, rule = hindrance(s, seat, order)
    return Refusal(Said("refused-order", order=ORDERS[order], why=why), rule)


def hindrance(s: State, seat: i64, order: i64) -> tuple[str, str]:
    """What an order lacks, with the rule that speaks about the missing piece."""
    general = "order.must_be_possible"
    if order in (PROMOTE, MOVE, CONFUSE, GLASS) and not s.own(seat):
        return "no-own", "order.confuse.selectable" if order == CONFUSE else general
    if order == PROMOTE:
        if not any(s.token(seat, token) for token in range(TOKENS)):
            return "no-token", "rank.tokens_limited"
        return "no-rank", "order.promote.change_rank"
    if order == MOVE:
        return "no-step", general
    if order == RECRUIT:
        return ("no-vault", general) if s.builders(seat) else ("no-supply", "builder.from_supply")
    if order == CONFUSE:
        if s.own(1 - seat) and not unprotected(s, 1 - seat):
            return "protected", "altar.protects_confuse"
        return "no-rival", "order.confuse.selectable"
    if order == GLASS:
        return "no-glass", general
    if order == DISASTER:
        return "no-target", general
    return ("all-altars", general) if s.altars else ("no-altar", "altar.limited_supply")
