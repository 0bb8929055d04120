"""The architect: weighs the best lines of its turn by playing them on, with the same chance for all."""

from math import tanh
from typing import Final

from nave.bots.base import Budget
from nave.bots.mason import best
from nave.bots.mind import FAR
from nave.bots.planning import MOST_NODES, Matter, PlanningBot
from nave.bots.roll import NARROW, Roller
from nave.bots.search import Clock, Planner, line_to
from nave.kernel.state import State, answer

# Where nothing is played on, it looks at so many times the positions a mason looks at.
FURTHER: Final = 4
# What is lost of a lead, or of being behind, with every turn that it takes to be sure.
WAIT: Final = 0.002


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
    style = FAR

    def __init__(self) -> None:
        self.name = "architect"
        self.parameters = {
            "nodes": (1, MOST_NODES),
            "rollouts": (1, 100_000),
            "effort": (1, 10_000_000),
            "depth": (0, 1000),
            "early": (0, 1000),
            "lines": (1, 60),
            "beam": (1, MOST_NODES),
            "within": (0, 100),
            "alike": (1, 60),
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
        within = float(self.given["within"]) if "within" in self.given else mind.within
        alike = self.given.get("alike", mind.alike)
        lines = best_lines(planner, matter.moves, self.given.get("lines", mind.lines), within, alike)
        if len(lines) == 1:
            return lines[0].moves
        early, effort = self.given.get("early", mind.early), self.given.get("effort", mind.effort)
        beam = self.given.get("beam", mind.beam)
        trial = Trial(matter, depth, rng.getrandbits(31), beam, early, effort)
        return trial.best(lines, self.given.get("rollouts", mind.rollouts), clock).moves


def best_lines(planner: Planner, moves: list[int], most: int, within: float, alike: int) -> list[Line]:
    """The most promising different lines of the turn, the best first; `alike` may begin in the same way."""
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
    begun: dict[int, int] = {}
    chosen: list[Line] = []
    for one in lines:
        if len(chosen) == most or one.value < lines[0].value - within:
            break
        first = one.moves[0]
        begun[first] = begun.get(first, 0) + 1
        if begun[first] <= alike:
            chosen.append(one)
    return chosen


class Trial:
    """Lines of one position played on, the better half of them again and again (sequential halving).

    `effort` is how many turns may be played on for all lines together: games near their end cost little, so
    more of them are played. It is spent evenly on the rounds, and every line is played on once in each.
    """

    def __init__(self, matter: Matter, depth: int, seed: int, beam: int, early: int, effort: int) -> None:
        self.matter = matter
        self.depth = depth
        self.seed = seed
        self.early = early
        self.effort = effort
        self.turns = 0
        self.roller = Roller(matter.mind, beam, max(1, beam // NARROW))

    def best(self, lines: list[Line], rollouts: int, clock: Clock) -> Line:
        """The line that fared best; of equals the one that looked best."""
        rounds = max(1, (len(lines) - 1).bit_length())
        effort = self.effort // rounds
        while len(lines) > 1:
            end = self.turns + effort
            for _ in range(max(1, rollouts // (rounds * len(lines)))):
                for line in lines:
                    if clock.over() and lines[0].played:
                        return max(lines, key=fared) if lines[-1].played else lines[0]
                    self.play(line)
                if self.turns >= end:
                    break
            lines = sorted(lines, key=fared, reverse=True)[: (len(lines) + 1) // 2]
        return lines[0]

    def play(self, line: Line) -> None:
        """Once more: what the seat cannot know, and chance, are those of that number for every line.

        A long game is valued on the way as well: its far end alone is mostly chance.
        """
        early = min(self.early, self.depth)
        number = self.seed + line.played
        s = self.matter.world(number)
        for move in line.moves:
            answer(s, move)
        begin = s.turn
        s = self.roller.roll(s, early, number)
        value = self.prospect(s, begin)
        if early < self.depth and s.stack:
            s = self.roller.roll(s, self.depth - early - 1, number, early + 1)
            value = 0.5 * (value + self.prospect(s, begin))
        self.turns += s.turn - begin
        line.total += value
        line.played += 1

    def prospect(self, s: State, begin: int) -> float:
        """What a position reached is worth, where a lead counts the less the surer it wins.

        Of two games that are won anyway the one that ends earlier is preferred, of lost ones the later.
        """
        value, decided = self.matter.mind.worth(s, self.matter.seat), self.matter.mind.decided
        if decided > 0.0:
            value = decided * tanh(value / decided) * (1.0 - WAIT * float(s.turn - begin))
        return value


def line_order(line: Line) -> float:
    return -line.value


def fared(line: Line) -> float:
    return line.mean
