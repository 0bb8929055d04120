"""The architect: weighs the best lines of its turn by playing them on, with the same chance for all."""

from typing import Final

from nave.bots.base import Budget
from nave.bots.mason import best
from nave.bots.planning import MOST_NODES, Matter, PlanningBot
from nave.bots.roll import Roller
from nave.bots.search import Clock, Planner, line_to
from nave.kernel.state import answer

# Lines that are played on: at most so many, none that looks worse than the best by more points than this.
LINES: Final = 6
WITHIN: Final = 3.0
# Games played on for a turn, all lines together.
ROLLOUTS: Final = 40
# Where nothing is played on, it looks at so many times the positions a mason looks at.
FURTHER: Final = 4


class Line:
    """Answers up to where chance or a rival speaks, what the mason thinks of them, and how they fared."""

    def __init__(self, moves: list[int], value: float) -> None:
        self.moves = moves
        self.value = value
        self.total = 0.0
        self.played = 0

    @property
    def mean(self) -> float:
        return self.total / self.played


class Architect(PlanningBot):
    def __init__(self) -> None:
        self.name = "architect"
        self.parameters = {
            "nodes": (1, MOST_NODES),
            "rollouts": (1, 100_000),
            "depth": (0, 200),
            "lines": (1, 60),
        }

    def plan(self, matter: Matter, budget: Budget) -> list[int]:
        clock = Clock(budget.seconds)
        mind, rng = matter.mind, matter.rng
        depth = self.given.get("depth", mind.depth)
        nodes = budget.nodes if depth or "nodes" in self.given else budget.nodes * FURTHER
        first = Budget(
            nodes, seconds=None if budget.seconds is None else budget.seconds / (3 if depth else 1)
        )
        planner = Planner(mind, matter.state, matter.seat, rng.getrandbits(64), first)
        if not depth:
            return best(planner.plan(matter.moves)).line()
        lines = best_lines(planner, matter.moves, self.given.get("lines", LINES))
        if len(lines) == 1:
            return lines[0].moves
        trial = Trial(matter, depth, rng.getrandbits(31))
        return trial.best(lines, self.given.get("rollouts", ROLLOUTS), clock).moves


def best_lines(planner: Planner, moves: list[int], most: int) -> list[Line]:
    """The most promising different lines of the turn, the best first."""
    outlooks = planner.plan(moves)
    found: dict[tuple[int, ...], Line] = {}
    for outlook in outlooks:
        if outlook.settled:
            line = outlook.line()
            found[tuple(line)] = Line(line, outlook.value)
    gambles = {outlook.move for outlook in outlooks if outlook.others or not outlook.settled}
    for node in planner.ends:
        line = line_to(node)
        if line[0] in gambles:
            continue
        known = found.get(tuple(line))
        if known is None:
            found[tuple(line)] = Line(line, node.value)
        elif node.value > known.value:
            known.value = node.value
    lines = sorted(found.values(), key=line_order)
    if not lines:
        return [Line(moves[:1], 0.0)]
    return [line for line in lines[:most] if line.value >= lines[0].value - WITHIN]


class Trial:
    """Lines of one position played on, the better half of them again and again (sequential halving)."""

    def __init__(self, matter: Matter, depth: int, seed: int) -> None:
        self.matter = matter
        self.depth = depth
        self.seed = seed
        self.roller = Roller(matter.mind)

    def best(self, lines: list[Line], rollouts: int, clock: Clock) -> Line:
        """The line that fared best; of equals the one that looked best."""
        rounds = max(1, (len(lines) - 1).bit_length())
        while len(lines) > 1:
            for _ in range(max(1, rollouts // (rounds * len(lines)))):
                if clock.over() and lines[0].played:
                    return max(lines, key=fared)
                for line in lines:
                    self.play(line)
            lines = sorted(lines, key=fared, reverse=True)[: (len(lines) + 1) // 2]
        return lines[0]

    def play(self, line: Line) -> None:
        """Once more: what the seat cannot know, and chance, are those of that number for every line."""
        number = self.seed + line.played
        s = self.matter.world(number)
        for move in line.moves:
            answer(s, move)
        s = self.roller.roll(s, self.depth, number)
        line.total += self.matter.mind.worth(s, self.matter.seat)
        line.played += 1


def line_order(line: Line) -> float:
    return -line.value


def fared(line: Line) -> float:
    return line.mean
