"""Basilica by an open-loop tree of whole turns: an experiment, not offered to people.

    .venv/bin/python -m scripts.open_loop --against mason-1 --games 100 --seed 140000
    .venv/bin/python -m scripts.open_loop --against architect --games 100 --seed 141000

A node is a sequence of turns, own and the rival's in turn, not a position: in each iteration what the seat
cannot see and all chance are drawn anew, and the same lines are played on what comes of it. Each iteration
plans the lines of the nodes it comes to in its own luck and counts them with the equal ones of others; with
`--kept` a node keeps the lines that were planned where it was first gone beyond, those that are illegal in
the luck of an iteration are left out of it, and where none is left, others are planned. Lines are chosen by
PUCT, with priors by what each is worth at the end of its turn (softmax), and a new one counts as much as
that until it has been tried. An iteration ends with the first line not tried before; then turns are played on
quickly up to `--depth`, so that all leaves have the same player to move; with `--short` it is valued
where it is. A leaf is worth what the architect's evaluation says of it, which knows who moves next. The line
tried most is played. The same view and seed give the same line.
"""

import argparse
import json
import math
import random
import sys
import time
from typing import Final

from nave.api import new_game
from nave.bots import make_bot
from nave.bots.architect import Line, best_lines
from nave.bots.base import Bot, Budget
from nave.bots.determine import state_of
from nave.bots.mind import FAR
from nave.bots.minds import mind_of
from nave.bots.planning import Matter
from nave.bots.roll import NARROW, Roller
from nave.bots.safe import SafeBot, ask
from nave.bots.search import Planner
from nave.kernel.frame import NATURE
from nave.kernel.game import Option
from nave.kernel.nature import Generator
from nave.kernel.state import State, answer
from nave.kernel.types import View
from nave.lab.statistics import wilson

GAME: Final = "basilica"
# Lines of a node, and how far behind the best one may be.
LINES: Final = 6
WITHIN: Final = 3.0
# Points by which a line must be better to have e times the prior; points that exploring is worth.
SOFT: Final = 1.0
EXPLORE: Final = 2.0
ROOT: Final[list[int]] = []


class Node:
    """What followed one sequence of turns; `worth` is what the last looked like to the seat that thinks."""

    def __init__(self, moves: list[int]) -> None:
        self.moves = moves
        self.prior = 1.0
        self.worth = 0.0
        self.tried = 0
        self.total = 0.0
        self.children: list[Node] = []

    @property
    def mean(self) -> float:
        return self.total / self.tried if self.tried else self.worth


class OpenLoop(Bot):
    """`iterations` games of `depth` turns; `replies` positions for the lines of each further node."""

    def __init__(
        self,
        iterations: int,
        depth: int = 2,
        replies: int = 150,
        beam: int = 25,
        kept: bool = False,
        short: bool = False,
    ) -> None:
        self.name = "open-loop"
        self.iterations = iterations
        self.depth = depth
        self.replies = replies
        self.beam = beam
        self.kept = kept
        self.short = short

    def choose(self, view: View, options: list[Option], rng: random.Random, budget: Budget) -> Option:
        move = self.choose_turn(view, options, rng, budget)[0]
        return next(option for option in options if option.move == move)

    def choose_turn(self, view: View, options: list[Option], rng: random.Random, budget: Budget) -> list[int]:
        if len(options) == 1:
            return [options[0].move]
        mind = mind_of(view["game"], view["seats"], FAR)
        state = state_of(view, rng)
        legal = {option.move for option in options}
        moves = [move for move in mind.tries(state, view["seat"]) if move in legal]
        moves = moves or [option.move for option in options]
        if len(moves) == 1:
            return moves
        matter = Matter(mind, view, state, moves, rng)
        planner = Planner(mind, state, matter.seat, rng.getrandbits(64), budget)
        lines = best_lines(planner, moves, LINES, WITHIN, LINES)
        if len(lines) == 1:
            return lines[0].moves
        tree = Tree(self, matter, rng.getrandbits(31))
        return tree.best(lines, self.iterations).moves


class Tree:
    def __init__(self, bot: OpenLoop, matter: Matter, seed: int) -> None:
        self.bot = bot
        self.matter = matter
        self.seed = seed
        self.roller = Roller(matter.mind, bot.beam, max(1, bot.beam // NARROW))
        self.dice = Generator(1)

    def best(self, lines: list[Line], iterations: int) -> Node:
        """The line tried most; of equals the one that fared better, then the one that looked better."""
        root = Node(ROOT)
        self.grow(root, lines, True)
        for number in range(iterations):
            self.iterate(root, number)
        return max(root.children, key=standing)

    def grow(self, node: Node, lines: list[Line], own: bool) -> list[Node]:
        """Lines as children. Values are those of whoever plays them: one's gain is the other's loss."""
        top = max(line.value for line in lines)
        shares = [math.exp((line.value - top) / SOFT) for line in lines]
        known = {tuple(child.moves): child for child in node.children}
        found = []
        for line, share in zip(lines, shares, strict=True):
            child = known.get(tuple(line.moves))
            if child is None:
                child = Node(line.moves)
                node.children.append(child)
            child.prior, child.worth = share / sum(shares), line.value if own else -line.value
            found.append(child)
        return found

    def iterate(self, root: Node, number: int) -> None:
        """Down to the first line not tried before, in luck of its own; what it is worth, all the way up."""
        seat = self.matter.seat
        state = self.matter.world(self.seed + number)
        self.dice = Generator(self.seed + number)
        node, path = root, [root]
        for turn in range(self.bot.depth):
            asked = self.asked(state)
            if asked is None:
                break
            began = state.turn
            node, state = self.step(node, state, asked)
            path.append(node)
            if state.stack and state.turn == began:
                state = self.roller.roll(state, 0, self.seed + number, turn)
            if node.tried == 0:
                more = self.bot.depth - turn - 1
                if more and not self.bot.short and self.asked(state) is not None:
                    state = self.roller.roll(state, more - 1, self.seed + number, turn + 1)
                break
        value = self.matter.mind.worth(state, seat)
        for one in path:
            one.tried += 1
            one.total += value

    def asked(self, state: State) -> int | None:
        """Whose turn it is, after what chance says before it; None where the game is over."""
        while state.stack and state.stack[-1].who == NATURE:
            answer(state, state.stack[-1].draw(state, self.dice.draw()))
        return state.stack[-1].who if state.stack else None

    def step(self, node: Node, state: State, asked: int) -> tuple[Node, State]:
        """The child that PUCT prefers among those that are legal here, and what it leads to."""
        own = asked == self.matter.seat
        keeps = self.bot.kept or node.moves == ROOT
        for planned in (False, True):
            known = node.children
            if planned or not (keeps and known):
                known = self.grow(node, self.lines(state, asked), own)
            for child in sorted(known, key=lambda one: -self.interest(node, one, own)):
                reached = after(state, child.moves)
                if reached is not None:
                    return child, reached
        raise AssertionError("a line that was planned here is legal here")

    def lines(self, state: State, asked: int) -> list[Line]:
        mind = self.matter.mind
        moves = mind.tries(state, asked)
        if len(moves) == 1:
            return [Line(moves, mind.worth(state, asked))]
        planner = Planner(mind, state, asked, self.dice.draw(), Budget(self.bot.replies))
        return best_lines(planner, moves, LINES, WITHIN, LINES)

    def interest(self, node: Node, child: Node, own: bool) -> float:
        explore = EXPLORE * child.prior * math.sqrt(node.tried + 1) / (1 + child.tried)
        return (child.mean if own else -child.mean) + explore


def after(state: State, moves: list[int]) -> State | None:
    """The position after a line; None where one of its answers is not legal."""
    twin = state.copy()
    for move in moves:
        if not twin.stack or twin.stack[-1].who == NATURE:
            return None
        if move not in twin.stack[-1].options(twin):
            return None
        answer(twin, move)
    return twin


def standing(node: Node) -> tuple[int, float, float]:
    return node.tried, node.mean, node.worth


def play(bots: list[Bot], seed: int, nodes: int, used: list[float], turns: list[int]) -> float:
    """The share of the victory of the first bot; it sits on the second seat where the seed is odd."""
    place = seed % 2
    game = new_game(GAME, seats=2, seed=seed // 2)
    safe = [SafeBot(bot) for bot in bots]
    last = [0, 0]
    while game.seat is not None:
        who = (game.seat + place) % 2
        if last[who] != game.state.turn:
            last[who] = game.state.turn
            turns[who] += 1
        begin = time.process_time()
        option = ask(game, safe[who], Budget(nodes))
        used[who] += time.process_time() - begin
        game.play(option)
    result = game.result
    if result is None or game.meta.get("replaced"):
        raise AssertionError(f"game {seed} was not played as it should be: {game.meta}")
    return (place in result.winners) / len(result.winners)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--against", default="mason-1", help="a bot by name")
    parser.add_argument("--games", type=int, default=100, help="every seed from both seats")
    parser.add_argument("--seed", type=int, default=140000)
    parser.add_argument(
        "--nodes", type=int, default=1000, help="positions for the own turn, and for the other bot"
    )
    parser.add_argument("--iterations", type=int, default=24)
    parser.add_argument("--depth", type=int, default=2, help="turns of both players")
    parser.add_argument(
        "--replies", type=int, default=150, help="positions for the lines of each further node"
    )
    parser.add_argument(
        "--beam", type=int, default=25, help="positions for what is left of a turn after chance"
    )
    parser.add_argument("--kept", action="store_true", help="a node keeps its first lines")
    parser.add_argument("--short", action="store_true", help="value where the tree ends")
    parser.add_argument("--minutes", type=float, default=60.0, help="no game begins later")
    given = parser.parse_args(arguments)
    bot = OpenLoop(given.iterations, given.depth, given.replies, given.beam, given.kept, given.short)
    used, turns = [0.0, 0.0], [0, 0]
    won, games, until = 0.0, 0, time.monotonic() + 60.0 * given.minutes
    while games < given.games and time.monotonic() < until:
        won += play([bot, make_bot(given.against)], 2 * given.seed + games, given.nodes, used, turns)
        games += 1
        # Who breaks a run off has seen how far it came.
        print(f"{won:g} of {games}", file=sys.stderr, flush=True)
    low, high = wilson(won, games)
    print(
        json.dumps(
            {
                "against": given.against,
                "games": games,
                "won": round(won / max(1, games), 4),
                "interval": [round(low, 4), round(high, 4)],
                "seconds a turn": [
                    round(own / max(1, many), 4) for own, many in zip(used, turns, strict=True)
                ],
            }
        )
    )


if __name__ == "__main__":
    main()
