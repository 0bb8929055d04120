"""The ways to play a stretch that are compared: the best different ends of a search, and the one played."""

from nave.bots.base import Budget
from nave.bots.mason import best
from nave.bots.mind import Mind
from nave.bots.search import Planner, line_to
from nave.kernel.state import State, answer


class Way:
    """Answers up to where chance or another seat speaks, and how they fared in each world."""

    def __init__(self, moves: list[int], key: object, first_look: float) -> None:
        self.moves = moves
        self.key = key
        self.first_look = first_look
        # By world: values and chances to win of all seats, and the terms of the seat that is judged.
        self.values: list[list[float]] = []
        self.wins: list[list[float]] = []
        self.terms: list[list[float]] = []

    def mean(self, seat: int) -> float:
        return sum(values[seat] for values in self.values) / len(self.values)


def follow(s: State, moves: list[int]) -> bool:
    """Carry the answers out; False where one is not legal (another world may not allow it)."""
    for move in moves:
        if not s.stack or move not in s.stack[-1].options(s):
            return False
        answer(s, move)
    return True


def ends(mind: Mind, root: State, seat: int, seed: int, nodes: int) -> list[Way]:
    """The different ends of a stretch that a search sees, the most promising first."""
    planner = Planner(mind, root, seat, seed, Budget(nodes))
    lines: dict[tuple[int, ...], float] = {}
    outlooks = planner.plan(mind.tries(root, seat))
    for outlook in outlooks:
        if outlook.settled:
            offer(lines, outlook.line(), outlook.value)
    # A first answer that meets chance was looked at in several worlds; the best of them is no measure.
    gambles = {outlook.move for outlook in outlooks if outlook.others}
    for node in planner.ends:
        line = line_to(node)
        if line[0] not in gambles:
            offer(lines, line, node.value)
    found: dict[object, Way] = {}
    for moves, value in lines.items():
        way = way_of(mind, root, list(moves), value)
        if way is None:
            continue
        known = found.get(way.key)
        if known is None or value > known.first_look:
            found[way.key] = way
    return sorted(found.values(), key=lambda way: -way.first_look)


def offer(lines: dict[tuple[int, ...], float], line: list[int], value: float) -> None:
    known = lines.get(tuple(line))
    if known is None or value > known:
        lines[tuple(line)] = value


def way_of(mind: Mind, root: State, moves: list[int], value: float) -> Way | None:
    """None if they are not legal from here."""
    end = root.copy()
    return Way(moves, mind.key(end), value) if follow(end, moves) else None


def usual_choice(mind: Mind, root: State, seat: int, seed: int, nodes: int) -> object:
    """The end the mason would choose with its ordinary budget, by key."""
    moves = mind.tries(root, seat)
    line = best(Planner(mind, root, seat, seed, Budget(nodes)).plan(moves)).line()
    way = way_of(mind, root, line, 0.0)
    return None if way is None else way.key
