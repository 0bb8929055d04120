"""The coin: after an order with a coin box the rival may buy its paid version."""

from typing import Final

from mypy_extensions import i64

from nave.games.basilica.builder import SEAT, Promote, Recruit, promotable, recruit_cells
from nave.games.basilica.confuse import Shift
from nave.games.basilica.events import CoinKept, CoinPaid
from nave.games.basilica.names import CONFUSE, ORDERS, PROMOTE
from nave.games.basilica.state import State
from nave.kernel.answer import Answer, Offer, pending
from nave.kernel.asking import demand
from nave.kernel.family import Family
from nave.kernel.frame import AUTO, Frame
from nave.kernel.moves import Moves
from nave.kernel.question import Field, Kind, Question
from nave.kernel.refusal import WRONG_MOMENT, Refusal
from nave.kernel.said import Said


def can_buy(s: State, seat: i64, order: i64) -> bool:
    """coin.offer, coin.must_be_possible"""
    if s.coins(seat) < s.tables.coin_cost:
        return False
    if order == CONFUSE:
        return True
    if order == PROMOTE:
        return promotable(s, seat, s.given) != 0
    return recruit_cells(s, seat, True) != 0


class OfferCoin(Frame[State]):
    """coin.timing: after the main effect and before the refill; in Confuse before the forced move."""

    def __init__(self, order: i64) -> None:
        super().__init__("offer_coin", AUTO)
        self.order: i64 = order

    def apply(self, s: State, move: i64) -> None:
        rival = 1 - s.active
        if can_buy(s, rival, self.order):
            s.stack.append(Buy(rival, self.order))
        elif self.order == CONFUSE:
            s.stack.append(Shift(s.active, rival))

    def check(self, s: State) -> None:
        check_order(s, self.order, "offer_coin")

    def args(self) -> list[int]:
        return [self.order]


OFFERS: Final = [OfferCoin(order) for order in range(len(ORDERS))]


def check_order(s: State, order: i64, kind: str) -> None:
    demand(s.played // 10 == order, Said("wrong-names-another-order-than", kind=kind))
    demand(s.tables.coin_box[order], Said("wrong-names-order-without-coin", kind=kind))


class Buy(Question[State]):
    """The rival's one question: pay or decline. It costs no action (coin.no_action_cost)."""

    def __init__(self, seat: i64, order: i64) -> None:
        super().__init__("buy", seat, "coin.timing")
        self.order: i64 = order

    def offer(self, s: State) -> Offer[State]:
        return BUYING

    def prompt(self, s: State) -> Said:
        return Said("prompt-buy", player=self.who, order=ORDERS[self.order])

    def check(self, s: State) -> None:
        demand(self.who == 1 - s.active, Said("wrong-buy-asked-rival-only"))
        check_order(s, self.order, "buy")
        demand(can_buy(s, self.who, self.order), Said("wrong-buy-asks-coin-or"))

    def args(self) -> list[int]:
        return [self.who, self.order]


class Coin(Answer[State, Buy]):
    def add(self, s: State, q: Buy, out: Moves) -> None:
        out.append(self.family.at())

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return ("button:" + self.key,)

    def elsewhere(self, s: State, q: Frame[State], move: i64) -> Refusal:
        if q.kind == "act":
            return Refusal(Said("refused-pay"), "coin.no_answer", WRONG_MOMENT)
        return pending(q, s)


class Pay(Coin):
    """coin.transfer"""

    def apply(self, s: State, q: Buy, move: i64) -> None:
        seat, cost = q.who, s.tables.coin_cost
        s.set_coins(seat, s.coins(seat) - cost)
        s.set_coins(1 - seat, s.coins(1 - seat) + cost)
        if s.log is not None:
            s.log.append(CoinPaid([s.coins(0), s.coins(1)], rule="coin.transfer", seat=seat))
        if q.order == CONFUSE:
            s.stack.append(Shift(seat, seat))  # order.confuse.paid
        elif q.order == PROMOTE:
            s.stack.append(Promote(seat, s.given))
        else:
            s.stack.append(Recruit(seat, 1))


class Decline(Coin):
    def apply(self, s: State, q: Buy, move: i64) -> None:
        if s.log is not None:
            s.log.append(CoinKept(rule="coin.offer", seat=q.who))
        if q.order == CONFUSE:
            s.stack.append(Shift(1 - q.who, q.who))

    def leaves(self, s: State, q: Buy, move: i64) -> list[Said]:
        return [Said("left-paid", order=ORDERS[q.order], rival=1 - q.who)]


PAY: Final = Pay("pay", Family("pay"))
DECLINE: Final = Decline("decline", Family("decline"))
BUYING: Final = Offer([PAY, DECLINE])

ORDER: Final = Field[State]("order", len(ORDERS) - 1)
QUESTIONS: Final = (
    Kind("offer_coin", OfferCoin, (ORDER,), ("discard_order",)),
    Kind("buy", Buy, (SEAT, ORDER), ("discard_order",)),
)
