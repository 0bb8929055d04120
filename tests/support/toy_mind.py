"""What a thinking bot knows of Marbles."""

from typing import cast

from nave.bots.mind import Mind
from nave.kernel.state import State as KernelState
from tests.support.toy_questions import OFFER_MARBLE, State


class MarblesMind(Mind):
    """Marbles held and points for polishing, compared with the other seat."""

    def __init__(self, seats: int) -> None:
        self.names = ["marbles", "shine"]
        # The packages whose words/en.ftl name the terms: term-marbles, term-shine.
        self.words_in = ("tests.support",)

    def sensible(self, s: KernelState, seat: int) -> list[int]:
        """Nobody is given a marble for nothing."""
        return [move for move in s.stack[-1].options(s) if not OFFER_MARBLE.family.has(move)]

    def tries(self, s: KernelState, seat: int) -> list[int]:
        return self.sensible(s, seat)

    def key(self, s: KernelState) -> object:
        s = cast(State, s)
        pieces = (*s.bag, *s.held[0], *s.held[1], *s.shine)
        return (s.turn, s.polished, s.drawn, pieces, len(s.stack))

    def own_turn(self, s: KernelState, seat: int) -> bool:
        return (s.turn - 1) % 2 == seat

    def resting(self, s: KernelState, seat: int) -> bool:
        return False

    def terms(self, s: KernelState, seat: int) -> list[float]:
        s = cast(State, s)
        worth = [sum(n * w for n, w in zip(row, s.worth, strict=True)) for row in s.held]
        return [float(worth[seat] - worth[1 - seat]), float(s.shine[seat] - s.shine[1 - seat])]
