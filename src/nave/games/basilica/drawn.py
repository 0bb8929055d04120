"""What chance's answers show: whoever plays with a real box reads it and touches the same piece here."""

from nave.games.basilica.names import ORDERS, back_name
from nave.games.basilica.refill import CROWN, NEXT
from nave.games.basilica.setup import FIRST
from nave.kernel.said import Said


def drawn(move: int) -> Said:
    if NEXT.has(move):
        face = NEXT.first(move)
        return Said("drawn-tile", order=ORDERS[face // 10], vault=back_name(face))
    if CROWN.has(move):
        return Said("drawn-crown", crown=CROWN.first(move) == 1)
    return Said("drawn-first", player=FIRST.first(move))
