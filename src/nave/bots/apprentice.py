"""The apprentice: random among sensible answers. Finishes what is paid for, wastes nothing.

Where answers make sense only together (`glance` of the mind), it looks where each may lead and misjudges it.
"""

import random

from nave.bots.base import Bot, Budget
from nave.bots.determine import state_of
from nave.bots.mind import Mind
from nave.bots.minds import mind_of
from nave.bots.search import Planner
from nave.kernel.game import Option
from nave.kernel.state import State
from nave.kernel.types import View


class Apprentice(Bot):
    def __init__(self) -> None:
        self.name = "apprentice"

    def choose(self, view: View, options: list[Option], rng: random.Random, budget: Budget) -> Option:
        if len(options) == 1:
            return options[0]
        seat, state = view["seat"], state_of(view, rng)
        mind = mind_of(view["game"], view["seats"])
        sensible = set(mind.sensible(state, seat))
        answers = [option for option in options if option.move in sensible] or options
        move = drawn(mind, state, seat, [option.move for option in answers], rng, budget)
        return next(option for option in answers if option.move == move)


def drawn(mind: Mind, state: State, seat: int, moves: list[int], rng: random.Random, budget: Budget) -> int:
    """One of the sensible answers: any of them, or where a glance helps the one that looks best to it."""
    if mind.glance == 0 or len(moves) == 1:
        return rng.choice(moves)
    nodes = Budget(min(mind.glance, budget.nodes), seconds=budget.seconds)
    planner = Planner(mind, state, seat, rng.getrandbits(64), nodes)
    best, found = float("-inf"), moves[0]
    for outlook in planner.plan(moves):
        value = outlook.value + rng.gauss(0.0, mind.clumsy)
        if value > best:
            best, found = value, outlook.move
    return found
