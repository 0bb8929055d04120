"""How a running game stands for somebody who looks at it: from what that one may know, and nothing else."""

import random
from typing import Final

import msgspec

from nave.api import rules_of
from nave.bots.determine import state_of
from nave.judge.measures import judging_mind, scale_of
from nave.judge.rounding import shortened
from nave.judge.value import Valuer
from nave.kernel.types import View

# Worlds in which the game is played on, and for how many rounds of all seats.
WORLDS: Final = 12
ROUNDS: Final = 1


class Standing(msgspec.Struct, frozen=True):
    """By seat: points of the final margin to the best rival, and chances to win.

    They add up to 1; who plays alone has one chance, and the rest of it is the automaton's.
    """

    values: list[float]
    wins: list[float]


def standing_of(view: View) -> Standing:
    """The same view gives the same figures: what it does not tell is drawn anew in every world.

    Nothing but the view goes in. So two positions that look alike to somebody stand alike for them.
    """
    game, seats = view["game"], int(view["seats"])
    valuer = Valuer(rules_of(game), judging_mind(game, seats), scale_of(game, seats), seats)
    values, wins = [0.0] * seats, [0.0] * seats
    for number in range(WORLDS):
        s = state_of(view, random.Random(number))
        s = valuer.roller.roll(s, ROUNDS * seats, number + 1)
        found = valuer.values(s)
        for seat, (value, win) in enumerate(zip(found, valuer.wins(s, found), strict=True)):
            values[seat] += value / WORLDS
            wins[seat] += win / WORLDS
    return Standing(shortened(values), shortened(wins))
