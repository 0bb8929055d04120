"""Permits: prestige changed into them at any decision of a turn."""

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.contractors.tables import Duchy
from nave.games.red_cathedral.effects import can_lose_prestige, gain_permits, lose_prestige
from nave.games.red_cathedral.part import OptionalAction
from nave.games.red_cathedral.state import State


class PermitExchange(OptionalAction):
    """permit.prestige_exchange; it leaves the moment for rubles as it is (permit.exchange_conditions)."""

    def __init__(self, duchy: Duchy) -> None:
        super().__init__(False)
        self.duchy = duchy

    def add(self, s: State, player: int, out: list[int]) -> None:
        if s.pieces.permits[player] < s.tables.permit_limit:
            if can_lose_prestige(s, player, self.duchy.permit_price):
                out.append(moves.PERMIT)

    def takes(self, move: int) -> bool:
        return move == moves.PERMIT

    def carry_out(self, s: State, player: int, move: int) -> None:
        lose_prestige(s, player, self.duchy.permit_price, "permit.prestige_exchange")
        gain_permits(s, player, 1, "permit.prestige_exchange")
