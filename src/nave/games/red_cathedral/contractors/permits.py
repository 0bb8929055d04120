"""Permits: prestige changed into them at any decision of a turn."""

from typing import Final

from mypy_extensions import i64

from nave.games.red_cathedral.ask import Ask
from nave.games.red_cathedral.contractors.guild import MODULE, Brought
from nave.games.red_cathedral.contractors.pieces import on_table
from nave.games.red_cathedral.contractors.resources import gain_permits
from nave.games.red_cathedral.contractors.tables import duchy_of
from nave.games.red_cathedral.effects import can_lose_prestige, lose_prestige
from nave.games.red_cathedral.state import State
from nave.kernel.family import Family
from nave.kernel.frame import Frame
from nave.kernel.moves import Moves
from nave.kernel.refusal import MEANS, WRONG_MOMENT, Refusal
from nave.kernel.said import Said

PERMIT: Final[Family] = Family("exchange for permit")
EXCHANGE: Final = "permit.prestige_exchange"


class ExchangeForPermit(Brought[Ask]):
    """permit.prestige_exchange; it leaves the moment for rubles as it is (permit.exchange_conditions)."""

    def add(self, s: State, q: object, out: Moves) -> None:
        duchy, permits = duchy_of(s), on_table(s).permits[s.active]
        if permits < duchy.permit_limit and can_lose_prestige(s, s.active, duchy.permit_price):
            out.append(PERMIT.at())

    def announces(self, s: State, q: Ask, move: i64) -> bool:
        return True

    def apply(self, s: State, q: Ask, move: i64) -> None:
        s.stack.append(q)
        lose_prestige(s, q.who, duchy_of(s).permit_price, EXCHANGE)
        gain_permits(s, q.who, 1, EXCHANGE)

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return ("button:permit",)

    def label(self, s: State, move: i64) -> Said:
        return Said("answer-permit", price=duchy_of(s).permit_price)

    def refuse(self, s: State, q: Ask, move: i64) -> Refusal:
        limit = duchy_of(s).permit_limit
        if on_table(s).permits[q.who] >= limit:
            return Refusal(Said("refused-permit_limit", limit=limit), "permit.limit", MEANS)
        return Refusal(Said("refused-no_prestige"), "permit.exchange_conditions", MEANS)

    def not_now(self, s: State, q: Frame[State], move: i64) -> Refusal:
        return Refusal(Said("refused-ivans_turn"), "solo.turns", WRONG_MOMENT)


EXCHANGE_FOR_PERMIT: Final = ExchangeForPermit("permit", PERMIT, (MODULE,))
