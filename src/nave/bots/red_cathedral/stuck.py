"""The way out when nothing goes on: no piece to deliver, and no room or stock for what is lacking.

An inventory full of jewels for ornaments that cannot be placed yet, or a supply emptied by a rival who waits
in the same way: goods cannot be thrown away (inventory.no_discard), so two players can visit the market for
ever. Whoever is stuck claims one more section, or gives goods away where a card takes them. Nothing in such
a hand is waited for by an own section, or it could be delivered.
"""

from nave.bots.red_cathedral.needs import short_of
from nave.games.red_cathedral.build import add_deliveries
from nave.games.red_cathedral.effects import most
from nave.games.red_cathedral.influence import add_uses
from nave.games.red_cathedral.names import M
from nave.games.red_cathedral.state import State
from nave.kernel.moves import Moves


def is_stuck(s: State, player: int) -> bool:
    short = short_of(s, player)
    for m in range(M):
        if short[m] and most(s, player, m, 1):
            return False
    out = Moves()
    add_deliveries(s, player, s.tables.deliveries, out)
    return not out


def takes_goods(s: State, number: int) -> bool:
    """Whether an action is paid with materials."""
    return s.tables.actions[number].pay_materials > 0


def goods_taken_at(s: State, player: int, space: int) -> bool:
    """Whether the card of a market space would take some of the player's goods."""
    out = Moves()
    for number in s.tables.influence_actions[s.influence[s.tables.quadrant[space]]]:
        if takes_goods(s, number):
            add_uses(s, player, number, out)
    return bool(out)
