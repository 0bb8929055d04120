"""Whole games played at random, inside the engine: for simulation, benchmarks and tests."""

from time import thread_time_ns
from typing import Final

from mypy_extensions import i64

from nave.kernel.errors import NaveError
from nave.kernel.frame import NATURE
from nave.kernel.nature import bits, scramble
from nave.kernel.state import State, answer

MASK: Final = 0xFFFFFFFF


class Chance:
    """A small fast generator (xorshift on 32 bits, so that it is the same compiled and interpreted)."""

    def __init__(self, seed: int) -> None:
        self.x: i64 = bits(scramble(seed), 0) & MASK or 1

    def draw(self) -> int:
        x: i64 = self.x
        x ^= (x << 13) & MASK
        x ^= x >> 17
        x ^= (x << 5) & MASK
        self.x = x
        return x


def play_out(s: State, chance: Chance, limit: int) -> int:
    """Answer everything at random until the game is over; the number of answers given."""
    count = 0
    stack = s.stack
    while stack:
        if count == limit:
            raise NaveError(f"the game has not ended after {limit} answers")
        frame = stack[-1]
        if frame.who == NATURE:
            answer(s, frame.draw(s, chance.draw()))
        else:
            options = frame.options(s)
            answer(s, options[chance.draw() % len(options)])
        count += 1
    return count


def play_games(template: State, seed: int, games: int, limit: int) -> int:
    """Whole games from copies of a start; game i depends on seed + i alone. The number of answers of all."""
    count = 0
    for number in range(games):
        count += play_out(template.copy(), Chance(seed + number), limit)
    return count


def copy_often(s: State, times: int) -> None:
    for _ in range(times):
        s.copy()


class Slowest:
    """The slowest single decision of a game: nanoseconds of this thread, its number and what was asked."""

    def __init__(self) -> None:
        self.nanoseconds: int = 0
        self.answer: int = 0
        self.kind: str = ""


def time_decisions(s: State, chance: Chance, limit: int, found: Slowest) -> int:
    """As `play_out`, with a look at the clock after every decision."""
    count = 0
    stack = s.stack
    before = thread_time_ns()
    while stack:
        if count == limit:
            raise NaveError(f"the game has not ended after {limit} answers")
        frame = stack[-1]
        if frame.who == NATURE:
            answer(s, frame.draw(s, chance.draw()))
        else:
            options = frame.options(s)
            answer(s, options[chance.draw() % len(options)])
        after = thread_time_ns()
        if after - before > found.nanoseconds:
            found.nanoseconds = after - before
            found.answer = count
            found.kind = frame.kind
        before = after
        count += 1
    return count
