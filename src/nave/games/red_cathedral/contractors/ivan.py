"""Ivan with the module: his city marker, his contractors, his tools."""

from mypy_extensions import i64

from nave.games.red_cathedral.contractors.cities import contractors_left
from nave.games.red_cathedral.contractors.display import Refill, turn_over
from nave.games.red_cathedral.contractors.events import ClosedToIvan, IvanSent, NobodySent, ToolsReturned
from nave.games.red_cathedral.contractors.names import MOSCOW, C
from nave.games.red_cathedral.contractors.pieces import IN_BAG, NONE, on_table, own_pieces
from nave.games.red_cathedral.contractors.tables import duchy_of
from nave.games.red_cathedral.effects import gain_prestige, gain_recognition
from nave.games.red_cathedral.ivan import IVAN
from nave.games.red_cathedral.part import IvanCard
from nave.games.red_cathedral.state import State
from nave.kernel.packed import added, replaced


def send(s: State, rule: str) -> None:
    """solo.ivan_hire: a contractor into the city of the marker, without any payment."""
    city = on_table(s).city[on_table(s).marker]
    own_pieces(s).contractors = added(on_table(s).contractors, IVAN * C + city, 1)
    if s.log is not None:
        s.log.append(IvanSent(city, rule=rule, seat=IVAN))


class Hire(IvanCard):
    """solo.ivan_hire"""

    def act(self, s: State, rule: str) -> None:
        city = on_table(s).city[on_table(s).marker]
        if on_table(s).closed[city] or not contractors_left(s, IVAN):
            if s.log is not None:
                idle = ClosedToIvan if on_table(s).closed[city] else NobodySent
                s.log.append(idle(city, rule="solo.ivan_cannot_hire", seat=IVAN))
            return
        send(s, rule)
        duchy = duchy_of(s)
        if city == MOSCOW:
            gain_prestige(s, IVAN, duchy.ivan_moscow, "solo.ivan_moscow")
            return
        spaces = duchy.spaces[city]
        for space in reversed(spaces):
            s.stack.append(Refill(space))
        for space in spaces:  # solo.ivan_tiles_in_order
            tile = on_table(s).display[space]
            if tile != NONE:
                own_pieces(s).display = replaced(on_table(s).display, space, NONE)
                take(s, tile)


def take(s: State, tile: i64) -> None:
    """solo.ivan_takes_both, solo.ivan_free_recognition, solo.ivan_pairs_return"""
    duchy = duchy_of(s)
    gain_recognition(s, IVAN, duchy.free_recognition[tile], "solo.ivan_free_recognition")
    equal = NONE
    for other, place in enumerate(on_table(s).specialist_at):
        if place == IVAN and duchy.tool[other] == duchy.tool[tile]:
            equal = other
    turn_over(s, IVAN, tile, "solo.ivan_takes_both")
    if equal != NONE:
        own_pieces(s).specialist_at = replaced(on_table(s).specialist_at, tile, IN_BAG)
        own_pieces(s).specialist_at = replaced(on_table(s).specialist_at, equal, IN_BAG)
        if s.log is not None:
            tool = duchy.tool[tile]
            s.log.append(ToolsReturned([equal, tile], tool, rule="solo.ivan_pairs_return", seat=IVAN))
