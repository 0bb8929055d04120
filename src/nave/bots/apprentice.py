"""The apprentice: random among sensible answers. Finishes what is paid for, wastes nothing."""

import random

from nave.bots.base import Bot, Budget
from nave.bots.determine import state_of
from nave.bots.minds import mind_of
from nave.kernel.game import Option
from nave.kernel.types import View


class Apprentice(Bot):
    def __init__(self) -> None:
        self.name = "apprentice"

    def choose(self, view: View, options: list[Option], rng: random.Random, budget: Budget) -> Option:
        if len(options) == 1:
            return options[0]
        state = state_of(view, rng)
        sensible = set(mind_of(view["game"], view["seats"]).sensible(state, view["seat"]))
        return rng.choice([option for option in options if option.move in sensible] or options)
