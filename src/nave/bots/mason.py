"""The mason: plans its own whole turn and takes the answers that lead to the best end of it."""

from nave.bots.base import Budget
from nave.bots.mind import FIRST
from nave.bots.planning import MOST_NODES, Matter, PlanningBot
from nave.bots.search import Outlook, Planner


class Mason(PlanningBot):
    def __init__(self, name: str = "mason", style: str = "") -> None:
        self.name = name
        self.style = style
        self.parameters = {"nodes": (1, MOST_NODES)}

    def plan(self, matter: Matter, budget: Budget) -> list[int]:
        seed = matter.rng.getrandbits(64)
        planner = Planner(matter.mind, matter.state, matter.seat, seed, budget)
        return best(planner.plan(matter.moves)).line()


class FirstMason(Mason):
    """The mason as it first was, to measure others against: every answer of a turn is thought over anew."""

    def __init__(self) -> None:
        super().__init__("mason-1", FIRST)

    def plan(self, matter: Matter, budget: Budget) -> list[int]:
        # It was given 500 positions for an answer, half of what a turn is given now.
        nodes = budget.nodes if "nodes" in self.given else max(1, budget.nodes // 2)
        return super().plan(matter, Budget(nodes, seconds=budget.seconds))[:1]


class Builder(Mason):
    """A mason who would rather finish sections than anything else."""

    def __init__(self) -> None:
        super().__init__("builder", "builder")


class Trader(Mason):
    """A mason who likes goods, rubles and supplies."""

    def __init__(self) -> None:
        super().__init__("trader", "trader")


class Spoiler(Mason):
    """A mason who looks at what the strongest rival has before all."""

    def __init__(self) -> None:
        super().__init__("spoiler", "spoiler")


def best(outlooks: list[Outlook]) -> Outlook:
    """The first of the best: finished turns before unfinished ones."""
    found = outlooks[0]
    for outlook in outlooks[1:]:
        if (outlook.settled, outlook.value) > (found.settled, found.value):
            found = outlook
    return found
