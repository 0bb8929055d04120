"""The bot that knows nothing: every legal answer is as good as any other."""

import random

from nave.bots.base import Bot, Budget
from nave.kernel.game import Option
from nave.kernel.types import View


class RandomBot(Bot):
    def __init__(self) -> None:
        self.name = "random"

    def choose(self, view: View, options: list[Option], rng: random.Random, budget: Budget) -> Option:
        return rng.choice(options)
