"""The journeyman: plans its turn as the mason does, with less patience, and misjudges where it leads."""

from typing import Final

from nave.bots.base import Budget
from nave.bots.mind import LEARNING
from nave.bots.planning import MOST_NODES, Matter, PlanningBot
from nave.bots.search import Planner

NODES: Final = 100


class Journeyman(PlanningBot):
    # The mason's weights, but for what it has yet to learn.
    style = LEARNING

    def __init__(self) -> None:
        self.name = "journeyman"
        # `error` in tenths of a point: how far off its judgement of a turn usually is.
        self.parameters = {"nodes": (1, MOST_NODES), "error": (0, 1000)}

    def plan(self, matter: Matter, budget: Budget) -> list[int]:
        nodes = budget.nodes if "nodes" in self.given else min(NODES, budget.nodes)
        error = self.given["error"] / 10 if "error" in self.given else matter.mind.error
        seed = matter.rng.getrandbits(64)
        planner = Planner(matter.mind, matter.state, matter.seat, seed, Budget(nodes, seconds=budget.seconds))
        best, found = float("-inf"), matter.moves[:1]
        for outlook in planner.plan(matter.moves):
            value = outlook.value + matter.rng.gauss(0.0, error)
            if value > best:
                best, found = value, outlook.line()
        return found
