"""Where nature's answers come from: a chance is handed to a game, which asks it and never changes it."""

import secrets

from mypy_extensions import i64, mypyc_attr

from nave.kernel.nature import LOW, bits_of, scramble
from nave.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Shared by all copies of a game, so it keeps nothing between two answers."""

    def __init__(self, seed: int) -> None:
        # The number that records name and people share.
        self.seed = seed

    def bits(self, answers: int, drawn: int) -> int:
        """64 bits for nature after so many answers, `drawn` of them nature's own."""
        raise NotImplementedError

    def waits(self, s: State, answers: int, drawn: int) -> bool:
        """Whether the open question stays open until somebody enters what was rolled or drawn."""
        return False

    def answer(self, s: State, answers: int, drawn: int) -> int:
        """Nature's answer to the open question."""
        return s.stack[-1].draw(s, self.bits(answers, drawn))


class Seeded(Chance):
    """The n-th answer of nature depends on the seed and n alone: the same seed gives the same game."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        mixed = scramble(seed)
        self.high: i64 = mixed >> 32
        self.low: i64 = mixed & LOW

    def bits(self, answers: int, drawn: int) -> int:
        return bits_of(self.high, self.low, drawn)


def any_seed() -> Seeded:
    """A seed that nobody has chosen."""
    return Seeded(secrets.randbits(32))
