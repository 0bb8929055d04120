"""The coin: after an order with a coin box the rival may buy its paid version."""

from typing import Final

from nave.games.basilica import moves
from nave.games.basilica.builder import Promote, Recruit, can_promote, recruit_cells
from nave.games.basilica.confuse import Shift
from nave.games.basilica.names import CONFUSE, ORDER_NAMES, PROMOTE
from nave.games.basilica.state import State
from nave.kernel.frame import AUTO, Frame
from nave.kernel.state import replaced


def can_buy(s: State, seat: int, order: int) -> bool:
    """coin.offer, coin.must_be_possible"""
    if s.coins[seat] < s.tables.coin_cost:
        return False
    if order == CONFUSE:
        return True
    if order == PROMOTE:
        return can_promote(s, seat, s.given)
    return bool(recruit_cells(s, seat, True))


class OfferCoin(Frame[State]):
    """coin.timing: after the main effect and before the refill; in Confuse before the forced move."""

    def __init__(self, order: int) -> None:
        super().__init__("offer_coin", AUTO)
        self.order = order

    def apply(self, s: State, move: int) -> None:
        rival = 1 - s.active
        if can_buy(s, rival, self.order):
            s.stack.append(Buy(rival, self.order))
        elif self.order == CONFUSE:
            s.stack.append(Shift(s.active, rival))

    def args(self) -> list[int]:
        return [self.order]


OFFERS: Final = [OfferCoin(order) for order in range(len(ORDER_NAMES))]


class Buy(Frame[State]):
    """The rival's one question: pay or decline."""

    def __init__(self, seat: int, order: int) -> None:
        super().__init__("buy", seat)
        self.order = order

    def options(self, s: State) -> list[int]:
        return [moves.PAY, moves.DECLINE]

    def apply(self, s: State, move: int) -> None:
        if move == moves.DECLINE:
            if s.log is not None:
                text = f"{s.name(self.who)} does not pay for {ORDER_NAMES[self.order]}"
                s.emit("decline", "coin.offer", self.who, text, {"seat": self.who})
            if self.order == CONFUSE:
                s.stack.append(Shift(1 - self.who, self.who))
            return
        pay(s, self.who)
        if self.order == CONFUSE:
            s.stack.append(Shift(self.who, self.who))  # order.confuse.paid
        elif self.order == PROMOTE:
            s.stack.append(Promote(self.who, s.given))
        else:
            s.stack.append(Recruit(self.who, 1))

    def prompt(self, s: State) -> str:
        what = {
            PROMOTE: "promote a builder of yours to another rank",
            CONFUSE: "decide yourself which of your builders moves",
        }.get(self.order, "recruit a builder beside one of yours")
        return f"{s.name(self.who)}: pay a coin to {what}?"

    def args(self) -> list[int]:
        return [self.who, self.order]


def pay(s: State, seat: int) -> None:
    """coin.transfer"""
    cost = s.tables.coin_cost
    s.coins = replaced(s.coins, seat, s.coins[seat] - cost)
    s.coins = replaced(s.coins, 1 - seat, s.coins[1 - seat] + cost)
    if s.log is not None:
        text = f"{s.name(seat)} pays a coin to {s.name(1 - seat)}"
        s.emit("coin", "coin.transfer", seat, text, {"seat": seat, "coins": list(s.coins)})
