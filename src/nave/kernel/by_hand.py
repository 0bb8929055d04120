"""Chance of a real box: dice are rolled and cards are drawn on a real table, and entered here."""

# `ByHand` asks at once, as a terminal can; `Entered` leaves the question open, as a table does.

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


class Entered(Chance):
    """Nature's questions stay open: whoever sits at the real table answers them like any other (`Game.play`).

    What can come out in one way only is answered here: nobody has to enter the last card of a deck. With
    `deals` the set-up is drawn from the seed.
    """

    def __init__(self, seed: int, deals: bool) -> None:
        super().__init__(seed)
        self.deals = deals
        self.dealt = Seeded(seed)

    def waits(self, s: State, answers: int, drawn: int) -> bool:
        if self.deals and answers == drawn:
            return False
        return len(s.stack[-1].options(s)) > 1

    def bits(self, answers: int, drawn: int) -> int:
        return self.dealt.bits(answers, drawn)
