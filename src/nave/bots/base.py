"""What a bot is: it sees a view and the options of the open question, and names an answer or a line."""

import random
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from nave.kernel.game import Option
from nave.kernel.types import View

DEFAULT_NODES: Final = 1000

# What a seat sees, as plain data from outside; each game declares its own.


class Budget:
    """How much thinking one turn is worth: all answers until chance or another seat speaks.

    `nodes` counts the positions a bot may look at: the same view, seed and nodes give the same choice on any
    machine. `seconds` is a limit for play with people, who do not want to wait; it makes choices depend on
    the machine, so simulations leave it out.
    """

    def __init__(self, nodes: int = DEFAULT_NODES, *, seconds: float | None = None) -> None:
        self.nodes = nodes
        self.seconds = seconds

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Budget) and (self.nodes, self.seconds) == (other.nodes, other.seconds)

    def __hash__(self) -> int:
        return hash((self.nodes, self.seconds))

    def __repr__(self) -> str:
        return f"Budget({self.nodes}, seconds={self.seconds})"


class Bot:
    """Subclasses give `name` and `choose`. A bot keeps nothing between questions: it knows the view."""

    name: str
    # What may be set in its name, `mason:nodes=2000`: whole numbers from the first to the second.
    parameters: Mapping[str, tuple[int, int]] = MappingProxyType({})
    # What was set there.
    given: Mapping[str, int] = MappingProxyType({})

    def choose(self, view: View, options: list[Option], rng: random.Random, budget: Budget) -> Option:
        """One of `options`. Chance comes from `rng` alone.

        Raises NotImplementedError if the subclass gives none. Whatever else it raises is told with its name,
        and the apprentice answers in its place.
        """
        raise NotImplementedError

    def choose_turn(self, view: View, options: list[Option], rng: random.Random, budget: Budget) -> list[int]:
        """A line of answers by number: the first is one of `options`, each is legal after those before it.

        It ends where chance or another seat speaks, or earlier; then the bot is asked again.
        Raises NotImplementedError and whatever else `choose` raises.
        """
        return [self.choose(view, options, rng, budget).move]
