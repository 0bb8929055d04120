"""Whole games played at random, inside the engine: for simulation, benchmarks and tests."""

from time import thread_time_ns
from typing import Final

from mypy_extensions import i64

from nave.kernel.errors import NaveError
from nave.kernel.frame import NATURE
from nave.kernel.nature import bits, scramble
from nave.kernel.state import State, answer

MASK: Final = 0xFFFFFFFF


class Generator:
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


def step(s: State, chance: Generator) -> None:
    """One answer at random, of a player or of nature."""
    frame = s.stack[-1]
    if frame.who == NATURE:
        answer(s, frame.draw(s, chance.draw()))
    else:
        options = frame.options(s)
        answer(s, options[chance.draw() % len(options)])


def play_some(s: State, chance: Generator, answers: int) -> None:
    for _ in range(answers):
        step(s, chance)


def play_out(s: State, chance: Generator, limit: int) -> int:
    """Answer everything at random until the game is over; the number of answers given."""
    count = 0
    stack = s.stack
    while stack:
        if count == limit:
            raise NaveError(f"the game has not ended after {limit} answers")
        step(s, chance)
        count += 1
    return count


def play_games(template: State, seed: int, games: int, limit: int) -> int:
    """Whole games from copies of a start; game i depends on seed + i alone. The number of answers of all."""
    count = 0
    for number in range(games):
        count += play_out(template.copy(), Generator(seed + number), limit)
    return count


def copy_often(s: State, times: int) -> None:
    for _ in range(times):
        s.copy()


class Slow:
    """The decisions of a game that took longer than a bar, in nanoseconds of this thread."""

    def __init__(self, bar: int) -> None:
        self.bar = bar
        self.nanoseconds: list[int] = []
        # The number of each in the game, and what was asked.
        self.answers: list[int] = []
        self.kinds: list[str] = []


def time_decisions(s: State, chance: Generator, limit: int, found: Slow) -> int:
    """As `play_out`, with a look at the clock after every decision."""
    count = 0
    stack = s.stack
    before = thread_time_ns()
    while stack:
        if count == limit:
            raise NaveError(f"the game has not ended after {limit} answers")
        kind = stack[-1].kind
        step(s, chance)
        after = thread_time_ns()
        if after - before > found.bar:
            found.nanoseconds.append(after - before)
            found.answers.append(count)
            found.kinds.append(kind)
            after = thread_time_ns()
        before = after
        count += 1
    return count
