"""Planning one's own whole turn: a beam over the answers that lead to its end.

Every position is looked at once, however many orders of answers lead there. What chance decides on the way
is sampled: a first answer that rolls or draws is looked at in several worlds, each with its own chance, and
its values are averaged.
"""

import time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

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
# Compiled code lets no other thread in unless asked to: every so many seconds.
PAUSE: Final = 0.004


class Clock:
    """When thinking ends, and when others who wait for the interpreter are let in."""

    def __init__(self, seconds: float | None) -> None:
        now = time.perf_counter()
        self.deadline = float("inf") if seconds is None else now + seconds
        self.pause = now + PAUSE

    def over(self) -> bool:
        now = time.perf_counter()
        if now >= self.pause:
            time.sleep(0)
            self.pause = now + PAUSE
        return now >= self.deadline


# Looked at by the thousand: unknown to the garbage collector, and what they hold is no list.
@mypyc_attr(acyclic=True)
class Node:
    """A position within the turn; `root` is the index of the first answer that led to it."""

    def __init__(self, state: State, root: int, draws: int, before: "Node | None") -> None:
        self.state = state
        self.root = root
        self.draws = draws
        self.value = 0.0
        # The position it was reached from, and by which answers before chance or a rival spoke, if one did.
        self.before = before
        self.moves: vec[i64] = vec[i64]()
        self.spoken = False


class Outlook:
    """What a first answer leads to: the best position found at the end of the turn and its worth."""

    def __init__(self, move: int) -> None:
        self.move = move
        self.value = float("-inf")
        # False while only unfinished turns were seen; `node` is the best of them.
        self.settled = False
        self.node: Node | None = None
        # The same answer in other worlds; `value` is then the average.
        self.others: list[Outlook] = []

    def offer(self, node: Node, settled: bool) -> None:
        """Finished turns come before unfinished ones, then the better value; the first of equals stays."""
        if (settled, node.value) > (self.settled, self.value):
            self.value = node.value
            self.settled = settled
            self.node = node

    def line(self) -> list[int]:
        """The answers that lead there, as far as neither chance nor a rival speaks."""
        return [self.move] if self.node is None or self.others else line_to(self.node)


def line_to(node: Node) -> list[int]:
    """The answers from the first position to this one, up to where chance or a rival speaks."""
    steps: list[Node] = []
    at: Node | None = node
    while at is not None:
        steps.append(at)
        at = at.before
    line: list[int] = []
    for place in range(len(steps) - 1, -1, -1):
        step = steps[place]
        line += [int(move) for move in step.moves]
        if step.spoken:
            break
    return line


class Planner:
    """Looks from one position of one seat; counts the positions it has looked at."""

    def __init__(self, mind: Mind, state: State, seat: int, seed: int, budget: Budget) -> None:
        self.mind = mind
        self.state = state
        self.seat = seat
        self.seed = seed
        self.left = budget.nodes
        self.clock = Clock(budget.seconds)
        # The finished turns of all worlds, in the order they were found.
        self.ends: list[Node] = []

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
                outlook.others.append(other)
        for outlook in best:
            outlook.value /= WORLDS
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
        start = Node(self.state, 0, 0, None)
        for root, outlook in enumerate(outlooks):
            start.root = root
            self.look(start, outlook.move, number, outlooks, seen, level)
        while level and self.left > floor and not self.clock.over():
            following: list[Node] = []
            for node in cut(level, width):
                if self.left <= floor or self.clock.over():
                    break
                for move in self.mind.tries(node.state, self.seat):
                    self.look(node, move, number, outlooks, seen, following)
            level = following
        self.finish(outlooks, number)

    def finish(self, outlooks: list[Outlook], number: int) -> None:
        """Where the budget ended within the turn, play the most promising lines on without weighing them.

        Otherwise an answer that takes many steps would never be chosen on a small budget.
        """
        unsettled = sorted((o for o in outlooks if not o.settled and o.node is not None), key=outlook_order)
        for outlook in unsettled[:FINISHED]:
            before = outlook.node
            if before is None:
                continue
            node = Node(before.state.copy(), before.root, before.draws, before)
            s = node.state
            turn = s.turn
            while s.stack and s.turn == turn and s.stack[-1].who == self.seat:
                self.go(node, self.mind.sensible(s, self.seat)[0], turn, number)
            self.settle(node, outlook)

    def look(
        self,
        before: Node,
        move: int,
        number: int,
        outlooks: list[Outlook],
        seen: set[object],
        following: list[Node],
    ) -> None:
        """Carry out an answer and what must follow; value the position, go on later if the turn does."""
        mind, seat = self.mind, self.seat
        s = before.state.copy()
        node = Node(s, before.root, before.draws, before)
        turn = s.turn
        while True:
            self.go(node, move, turn, number)
            settled = not s.stack or s.turn != turn or s.stack[-1].who != seat
            if settled:
                break
            # A question with one sensible answer is not worth a look of its own.
            forced = mind.tries(s, seat)
            if len(forced) > 1:
                break
            move = forced[0]
        key = mind.key(s)
        outlook = outlooks[node.root]
        if key in seen and outlook.node is not None:
            return
        seen.add(key)
        if settled:
            self.settle(node, outlook)
            return
        self.left -= 1
        node.value = mind.worth(s, seat)
        outlook.offer(node, False)
        following.append(node)

    def settle(self, node: Node, outlook: Outlook) -> None:
        """The turn ends here."""
        self.left -= 1
        node.value = self.mind.worth(node.state, self.seat)
        outlook.offer(node, True)
        self.ends.append(node)

    def go(self, node: Node, move: int, turn: int, number: int) -> None:
        """One answer, and what others say then."""
        answer(node.state, move)
        if not node.spoken:
            node.moves = append(node.moves, i64(move))
        self.let_others_answer(node, turn, number)

    def let_others_answer(self, node: Node, turn: int, number: int) -> None:
        """Up to the seat's next question: chance by the world, a rival asked within the turn by its gain."""
        mind, seat, s = self.mind, self.seat, node.state
        while s.stack and s.turn == turn and s.stack[-1].who != seat:
            frame = s.stack[-1]
            if frame.who == NATURE:
                if mind.resting(s, seat):
                    break
                answer(s, frame.draw(s, bits(self.seed + number, node.draws)))
                node.draws += 1
            elif mind.own_turn(s, seat):
                answer(s, self.reply(s))
            else:
                break
            node.spoken = True

    def reply(self, s: State) -> int:
        """A rival's answer within the own turn: the one that is worst for the seat at once."""
        options = s.stack[-1].options(s)
        worst, found = float("inf"), options[0]
        for move in options:
            twin = s.copy()
            answer(twin, move)
            value = self.mind.worth(twin, self.seat)
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
