"""Whole games played at random, inside the engine: for simulation, benchmarks and tests."""

from typing import Final

from nave.kernel.errors import NaveError
from nave.kernel.frame import NATURE
from nave.kernel.nature import bits, pick, scramble
from nave.kernel.state import State, answer

MASK: Final = 0xFFFFFFFF


class Chance:
    """A small fast generator (xorshift on 32 bits, so that it is the same compiled and interpreted)."""

    def __init__(self, seed: int) -> None:
        self.x: int = bits(scramble(seed), 0) & MASK or 1

    def draw(self) -> int:
        x = self.x
        x ^= (x << 13) & MASK
        x ^= x >> 17
        x ^= (x << 5) & MASK
        self.x = x
        return x


def play_out(s: State, chance: Chance, limit: int) -> int:
    """Answer everything at random until the game is over; the number of answers given."""
    count = 0
    while s.stack:
        if count == limit:
            raise NaveError(f"the game has not ended after {limit} answers")
        frame = s.stack[-1]
        options = frame.options(s)
        if frame.who == NATURE:
            answer(s, pick(options, frame.weights(s), chance.draw()))
        else:
            answer(s, options[chance.draw() % len(options)])
        count += 1
    return count
