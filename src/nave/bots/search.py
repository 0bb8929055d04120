"""Planning one's own whole turn: a beam over the answers that lead to its end.

Every position is looked at once, however many orders of answers lead there. What chance decides on the way
is sampled: a first answer that rolls or draws is looked at in several worlds, each with its own chance, and
its values are averaged.
"""

import time
from typing import Final

from nave.bots.base import Budget
from nave.bots.mind import Mind
from nave.kernel.frame import NATURE
from nave.kernel.nature import bits
from nave.kernel.state import State, answer

# The most promising of the first answers that meet chance are looked at in this many worlds.
WORLDS: Final = 4
WORLDS_FOR: Final = 5
# So many first answers whose turns the budget left unfinished are played on to the end of the turn.
FINISHED: Final = 6


class Outlook:
    """What a first answer leads to: the best position found at the end of the turn and its worth."""

    def __init__(self, move: int) -> None:
        self.move = move
        self.value = float("-inf")
        self.terms: list[float] = []
        # False while only unfinished turns were seen; `node` is the best of them.
        self.settled = False
        self.node: Node | None = None

    def offer(self, node: "Node", terms: list[float], settled: bool) -> None:
        """Finished turns come before unfinished ones, then the better value; the first of equals stays."""
        if (settled, node.value) > (self.settled, self.value):
            self.value = node.value
            self.terms = terms
            self.settled = settled
            self.node = node


class Node:
    """A position within the turn; `root` is the index of the first answer that led to it."""

    def __init__(self, state: State, root: int, draws: int, value: float) -> None:
        self.state = state
        self.root = root
        self.draws = draws
        self.value = value


class Planner:
    """Looks from one position of one seat; counts the positions it has looked at."""

    def __init__(self, mind: Mind, state: State, seat: int, seed: int, budget: Budget) -> None:
        self.mind = mind
        self.state = state
        self.seat = seat
        self.seed = seed
        self.left = budget.nodes
        self.deadline = float("inf") if budget.seconds is None else time.perf_counter() + budget.seconds

    def plan(self, moves: list[int]) -> list[Outlook]:
        """The outlook of every first answer in `moves`, in their order."""
        outlooks = [Outlook(move) for move in moves]
        gambles = [outlook for outlook in outlooks if self.is_gamble(outlook.move)]
        sure = [outlook for outlook in outlooks if outlook not in gambles]
        if sure:
            self.world(sure, 0, self.left * 2 // 3 if gambles else self.left)
        if gambles:
            self.gamble(gambles, max((outlook.value for outlook in sure), default=float("-inf")))
        return outlooks

    def is_gamble(self, move: int) -> bool:
        """Whether chance speaks right after the answer."""
        s = self.state.copy()
        turn = s.turn
        answer(s, move)
        if not s.stack or s.turn != turn or s.stack[-1].who != NATURE:
            return False
        return not self.mind.resting(s, self.seat)

    def gamble(self, gambles: list[Outlook], to_beat: float) -> None:
        """Look at all in one world, at the most promising in several; their values become averages."""
        self.world(gambles, 0, self.left // 2)
        best = sorted((o for o in gambles if o.value > to_beat), key=outlook_order)[:WORLDS_FOR]
        share = self.left // (WORLDS - 1)
        for number in range(1, WORLDS if best else 1):
            others = [Outlook(outlook.move) for outlook in best]
            self.world(others, number, share)
            for outlook, other in zip(best, others, strict=True):
                outlook.value += other.value
                outlook.terms = [a + b for a, b in zip(outlook.terms, other.terms, strict=True)]
        for outlook in best:
            outlook.value /= WORLDS
            outlook.terms = [term / WORLDS for term in outlook.terms]
        for outlook in gambles:
            # A lucky single world must not beat an average of several.
            if best and outlook not in best:
                outlook.settled = False

    def world(self, outlooks: list[Outlook], number: int, nodes: int) -> None:
        """One beam search; `number` selects the world, that is the answers of chance."""
        floor = self.left - nodes
        width = max(nodes // 6, len(outlooks))
        seen: set[object] = set()
        level: list[Node] = []
        for root, outlook in enumerate(outlooks):
            self.look(self.state, outlook.move, root, 0, number, outlooks, seen, level)
        while level and self.left > floor and time.perf_counter() < self.deadline:
            following: list[Node] = []
            for node in cut(level, width):
                if self.left <= floor:
                    break
                time.sleep(0)  # compiled code lets no other thread in unless asked to
                for move in self.mind.tries(node.state, self.seat):
                    self.look(node.state, move, node.root, node.draws, number, outlooks, seen, following)
            level = following
        self.finish(outlooks, number)

    def finish(self, outlooks: list[Outlook], number: int) -> None:
        """Where the budget ended within the turn, play the most promising lines on without weighing them.

        Otherwise an answer that takes many steps would never be chosen on a small budget.
        """
        unsettled = sorted((o for o in outlooks if not o.settled and o.node is not None), key=outlook_order)
        for outlook in unsettled[:FINISHED]:
            if outlook.node is None:
                continue
            s, draws = outlook.node.state.copy(), outlook.node.draws
            turn = s.turn
            while s.stack and s.turn == turn and s.stack[-1].who == self.seat:
                answer(s, self.mind.sensible(s, self.seat)[0])
                draws = self.let_others_answer(s, turn, draws, number)
            self.left -= 1
            terms = self.mind.terms(s, self.seat)
            outlook.offer(Node(s, outlook.node.root, draws, sum(terms)), terms, True)

    def look(
        self,
        state: State,
        move: int,
        root: int,
        draws: int,
        number: int,
        outlooks: list[Outlook],
        seen: set[object],
        following: list[Node],
    ) -> None:
        """Carry out an answer and what must follow; value the position, go on later if the turn does."""
        mind, seat = self.mind, self.seat
        s = state.copy()
        turn = s.turn
        while True:
            answer(s, move)
            draws = self.let_others_answer(s, turn, draws, number)
            settled = not s.stack or s.turn != turn or s.stack[-1].who != seat
            if settled:
                break
            # A question with one sensible answer is not worth a look of its own.
            forced = mind.tries(s, seat)
            if len(forced) > 1:
                break
            move = forced[0]
        key = mind.key(s)
        if key in seen and outlooks[root].terms:
            return
        seen.add(key)
        self.left -= 1
        terms = mind.terms(s, seat)
        node = Node(s, root, draws, sum(terms))
        outlooks[root].offer(node, terms, settled)
        if not settled:
            following.append(node)

    def let_others_answer(self, s: State, turn: int, draws: int, number: int) -> int:
        """Up to the seat's next question: chance by the world, a rival asked within the turn by its gain."""
        mind, seat = self.mind, self.seat
        while s.stack and s.turn == turn and s.stack[-1].who != seat:
            frame = s.stack[-1]
            if frame.who == NATURE:
                if mind.resting(s, seat):
                    break
                answer(s, frame.draw(s, bits(self.seed + number, draws)))
                draws += 1
            elif mind.own_turn(s, seat):
                answer(s, self.reply(s))
            else:
                break
        return draws

    def reply(self, s: State) -> int:
        """A rival's answer within the own turn: the one that is worst for the seat at once."""
        options = s.stack[-1].options(s)
        worst, found = float("inf"), options[0]
        for move in options:
            twin = s.copy()
            answer(twin, move)
            value = sum(self.mind.terms(twin, self.seat))
            if value < worst:
                worst, found = value, move
        return found


def cut(level: list[Node], width: int) -> list[Node]:
    """The best nodes of a level, best first; the best of every first answer stays whatever it is worth."""
    ranked = sorted(level, key=node_order)
    if len(level) <= width:
        return ranked
    roots: set[int] = set()
    kept: list[Node] = []
    for place, node in enumerate(ranked):
        if place < width or node.root not in roots:
            roots.add(node.root)
            kept.append(node)
    return kept


def node_order(node: Node) -> float:
    return -node.value


def outlook_order(outlook: Outlook) -> float:
    return -outlook.value
