"""How fast environments are, for `nave bench`: a step of a batch, a step of PettingZoo."""

import time
from typing import Any, Final

from nave.envs.aec import env
from nave.envs.batch import Tables

COUNT: Final = 256
# Processor seconds that one measurement should take at least.
SLICE: Final = 0.05


class Measured:
    """One configuration: microseconds of a step with observation and mask, per table."""

    def __init__(self, game: str, seats: int, settings: dict[str, str]) -> None:
        self.tables = Tables(game, COUNT, seats, settings)
        self.tables.reset(1)
        self.env = env(game, seats=seats, settings=settings)
        self.env.reset(seed=1)
        # Legal moves lie in the engine's own lists; choosing among them is not measured.
        self.turn = 0

    def batch(self) -> float:
        """Every table answers once; games that end begin anew."""
        tables, options = self.tables, self.tables.batch.options
        spent, steps = 0.0, 0
        while spent < SLICE:
            self.turn += 1
            moves = [legal[(self.turn * 7 + place) % len(legal)] for place, legal in enumerate(options)]
            begin = time.process_time()
            tables.step(moves)
            spent += time.process_time() - begin
            steps += 1
        return spent / steps / COUNT * 1e6

    def pettingzoo(self) -> float:
        """What the loop of a learner calls: `last`, then `step`."""
        table: Any = self.env
        options = table.unwrapped.table.batch.options
        begin, steps = time.process_time(), 0
        while steps % 64 or time.process_time() - begin < SLICE:
            _, _, over, _, _ = table.last()
            if over:
                self.turn += 1
                table.reset(seed=self.turn)
            else:
                legal = options[0]
                table.step(legal[(steps * 7) % len(legal)])
            steps += 1
        return (time.process_time() - begin) / steps * 1e6
