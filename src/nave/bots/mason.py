"""The mason: plans its own whole turn and takes the answer that leads to the best end of it."""

import random

from nave.bots.base import Bot, Budget, View
from nave.bots.determine import state_of
from nave.bots.minds import mind_of
from nave.bots.search import Outlook, Planner
from nave.kernel.game import Option


class Mason(Bot):
    def __init__(self) -> None:
        self.name = "mason"

    def choose(self, view: View, options: list[Option], rng: random.Random, budget: Budget) -> Option:
        if len(options) == 1:
            return options[0]
        mind = mind_of(view["game"], view["seats"])
        state = state_of(view, rng)
        tries = mind.tries(state, view["seat"])
        by_move = {option.move: option for option in options}
        moves = [move for move in tries if move in by_move] or list(by_move)
        if len(moves) == 1:
            return by_move[moves[0]]
        planner = Planner(mind, state, view["seat"], rng.getrandbits(64), budget)
        return by_move[best(planner.plan(moves)).move]


def best(outlooks: list[Outlook]) -> Outlook:
    """The first of the best: finished turns before unfinished ones."""
    found = outlooks[0]
    for outlook in outlooks[1:]:
        if (outlook.settled, outlook.value) > (found.settled, found.value):
            found = outlook
    return found
