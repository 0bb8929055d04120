"""Execute Order: which of the three orders can be taken, and what each sets in motion."""

from nave.games.basilica import moves
from nave.games.basilica.builder import MoveBuilder, Promote, Recruit, can_move, can_promote, can_recruit
from nave.games.basilica.coin import OFFERS
from nave.games.basilica.confuse import Withdraw, withdrawals
from nave.games.basilica.names import (
    ALTAR,
    COLUMNS,
    CONFUSE,
    DISASTER,
    GLASS,
    MOVE,
    ORDER_NAMES,
    PROMOTE,
    RECRUIT,
    SCAFFOLDING,
    face_name,
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
from nave.games.basilica.state import HIDDEN, NONE, State
from nave.kernel.frame import Frame


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


def add_orders(s: State, seat: int, out: list[int]) -> None:
    """order.choice"""
    for column in range(COLUMNS):
        if possible(s, seat, s.order[column] // 10):
            out.append(moves.ORDER + column)


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


def execute(s: State, seat: int, column: int) -> None:
    """order.steps: taken, carried out, offered to the rival, discarded, refilled."""
    face = s.order[column]
    order = face // 10
    s.played = face
    s.played_crown = s.order_crown[column]
    s.played_stack = s.order_stack[column]
    s.order[column] = NONE
    s.order_crown[column] = HIDDEN
    if s.log is not None:
        text = f"{s.name(seat)} executes {ORDER_NAMES[order]}"
        s.emit(
            "order", "order.steps", seat, text, {"seat": seat, "space": column + 1, "tile": face_name(face)}
        )
    s.stack.append(DISCARD_ORDER[column])
    if s.tables.coin_box[order]:  # coin.which_orders
        s.stack.append(OFFERS[order])
    s.stack.append(main_effect(seat, order))
