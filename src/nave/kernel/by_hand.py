"""Chance of a real box: dice are rolled and cards are drawn on a real table, and entered here."""

from collections.abc import Callable

from nave.kernel.chance import Chance, Seeded
from nave.kernel.state import State


class ByHand(Chance):
    """Asks somebody for nature's answer; `ask` gives one of the options of the open question.

    With `deals` the set-up, all that comes before the first answer of a seat, is drawn from the seed: it is
    laid out on the real table as it is told here.
    """

    def __init__(self, ask: Callable[[State], int], seed: int = 0, deals: bool = False) -> None:
        super().__init__(seed)
        self.ask = ask
        self.dealt = Seeded(seed) if deals else None

    def answer(self, s: State, answers: int, drawn: int) -> int:
        if self.dealt is not None and answers == drawn:
            return self.dealt.answer(s, answers, drawn)
        move = self.ask(s)
        if move not in list(s.stack[-1].options(s)):
            raise ValueError(f"{move} is no answer of chance now")
        return move
