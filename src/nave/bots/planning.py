"""What bots that think in turns have in common: what they know of the table, and the answers worth a look."""

import random
from typing import Final

from nave.bots.base import Bot, Budget
from nave.bots.determine import state_of
from nave.bots.mind import Mind
from nave.bots.minds import mind_of
from nave.kernel.game import Option
from nave.kernel.nature import Generator
from nave.kernel.state import State
from nave.kernel.types import View

MOST_NODES: Final = 1_000_000


class Matter:
    """A question as somebody who thinks about it sees it; `moves` are two or more answers worth a look."""

    def __init__(self, mind: Mind, view: View, state: State, moves: list[int], rng: random.Random) -> None:
        self.mind = mind
        self.view = view
        self.state = state
        self.seat: int = view["seat"]
        self.moves = moves
        self.rng = rng

    def world(self, number: int) -> State:
        """The same with everything the seat cannot know drawn anew; the same number draws the same."""
        twin = self.state.copy()
        try:
            twin.redeal(self.seat, Generator(number))
        except NotImplementedError:  # a game that cannot do that itself is read from the view again
            return state_of(self.view, random.Random(number))
        return twin


class PlanningBot(Bot):
    """Subclasses give `plan`."""

    # Names the weights it values positions with; empty for the game's own.
    style = ""

    def plan(self, matter: Matter, budget: Budget) -> list[int]:
        """A line of answers that begins with one of `matter.moves`."""
        raise NotImplementedError

    def choose(self, view: View, options: list[Option], rng: random.Random, budget: Budget) -> Option:
        move = self.choose_turn(view, options, rng, budget)[0]
        return next(option for option in options if option.move == move)

    def choose_turn(self, view: View, options: list[Option], rng: random.Random, budget: Budget) -> list[int]:
        if len(options) == 1:
            return [options[0].move]
        mind = mind_of(view["game"], view["seats"], self.style)
        state = state_of(view, rng)
        legal = {option.move for option in options}
        tries = mind.tries(state, view["seat"])
        moves = [move for move in tries if move in legal] or [option.move for option in options]
        if len(moves) == 1:
            return moves
        nodes = self.given.get("nodes", budget.nodes)
        return self.plan(Matter(mind, view, state, moves, rng), Budget(nodes, seconds=budget.seconds))
