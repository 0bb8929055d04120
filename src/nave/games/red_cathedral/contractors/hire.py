"""Hiring, the fourth basic action: a contractor, permits, the slot's bonus, a specialist."""

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.ask import OldAsk
from nave.games.red_cathedral.contractors.cities import contractors_left, crowd
from nave.games.red_cathedral.contractors.display import Refill, put_down_held
from nave.games.red_cathedral.contractors.events import (
    ContractorSent,
    SpecialistDeclined,
    SpecialistKept,
)
from nave.games.red_cathedral.contractors.names import CITIES, CONTRACTORS, C
from nave.games.red_cathedral.contractors.pieces import HELD, NONE, REMOVED
from nave.games.red_cathedral.contractors.tables import SLOT_ACTION, Duchy
from nave.games.red_cathedral.effects import pay_permits, pay_rubles
from nave.games.red_cathedral.influence import gain
from nave.games.red_cathedral.state import State
from nave.kernel.frame import AUTO, Frame
from nave.kernel.said import Said
from nave.kernel.state import added, replaced


def permit_cost(s: State, city: int) -> int:
    """hire.permit_cost: every contractor there, the new one included."""
    return crowd(s, city) + 1


def add_hires(s: State, player: int, out: list[int]) -> None:
    """hire.fourth_action, hire.open_city, hire.single_payment"""
    if not contractors_left(s, player):
        return
    permits = s.pieces.permits[player]
    if not permits:
        return
    for city in range(C):
        if not s.pieces.closed[city] and permits >= permit_cost(s, city):
            out.append(moves.HIRE + city)


def hire(s: State, duchy: Duchy, player: int, city: int) -> None:
    """hire.steps"""
    slot = CONTRACTORS - contractors_left(s, player)
    cost = permit_cost(s, city)
    s.pieces.contractors = added(s.pieces.contractors, player * C + city, 1)
    if s.log is not None:
        s.log.append(ContractorSent(city, slot, cost, rule="hire.steps", seat=player))
    pay_permits(s, player, cost, "hire.permit_cost")
    s.stack.append(Offer(player, city, duchy))
    gain(s, player, SLOT_ACTION + slot, NONE, NONE)  # hire.slot_bonus


class Offer(Frame[State]):
    """Once the bonus is taken: a city without a tile ends the hire here (hire.no_tile_offered)."""

    def __init__(self, player: int, city: int, duchy: Duchy) -> None:
        super().__init__("offer", AUTO)
        self.player = player
        self.city = city
        self.duchy = duchy

    def apply(self, s: State, move: int) -> None:
        if any(s.pieces.display[space] != NONE for space in self.duchy.spaces[self.city]):
            s.stack.append(ChooseSpecialist(self.player, self.city, self.duchy))

    def args(self) -> list[int]:
        return [self.player, self.city]


class ChooseSpecialist(OldAsk):
    """hire.choose_specialist, hire.moscow: one of those next to the city, kept or declined."""

    def __init__(self, seat: int, city: int, duchy: Duchy) -> None:
        super().__init__("specialist", seat)
        self.city = city
        self.duchy = duchy

    def answers(self, s: State) -> list[int]:
        spaces = [space for space in self.duchy.spaces[self.city] if s.pieces.display[space] != NONE]
        out: list[int] = []
        if s.rubles[self.who] >= self.duchy.hire_price:
            out += [moves.KEEP + space for space in spaces]
        out += [moves.DECLINE + space for space in spaces]
        return out

    def answer(self, s: State, move: int) -> None:
        player, pieces = self.who, s.pieces
        kept = move < moves.DECLINE
        space = move - (moves.KEEP if kept else moves.DECLINE)
        tile = pieces.display[space]
        pieces.display = replaced(pieces.display, space, NONE)
        s.stack.append(Refill(space))
        if s.log is not None:
            if kept:
                s.log.append(SpecialistKept(tile, space, rule="hire.ruble_cost", seat=player))
            else:
                s.log.append(SpecialistDeclined(tile, space, rule="hire.decline", seat=player))
        if not kept:
            pieces.specialist_at = replaced(pieces.specialist_at, tile, REMOVED)
            return
        pay_rubles(s, player, self.duchy.hire_price, "hire.ruble_cost")
        put_down_held(s, self.duchy, player, "hire.replace_held")
        pieces.held = replaced(pieces.held, player, tile)
        pieces.specialist_at = replaced(pieces.specialist_at, tile, HELD)

    def prompt(self, s: State) -> Said:
        return Said("prompt-specialist", player=self.who, city=CITIES[self.city])

    def args(self) -> list[int]:
        return [self.who, self.city]
