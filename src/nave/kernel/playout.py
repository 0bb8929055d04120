"""Whole games played at random, inside the engine: for simulation, benchmarks and tests."""

from time import thread_time_ns

from nave.kernel.errors import NaveError
from nave.kernel.frame import NATURE
from nave.kernel.moves import Moves
from nave.kernel.nature import Generator
from nave.kernel.said import Said
from nave.kernel.state import State, answer

__all__ = [
    "Generator",
    "Slow",
    "copy_often",
    "hash_often",
    "play_games",
    "play_out",
    "play_some",
    "redeal_often",
    "step",
    "time_decisions",
]


def step(s: State, chance: Generator, moves: Moves) -> None:
    """One answer at random, of a player or of nature; `moves` is a buffer that is used again and again."""
    frame = s.stack[-1]
    if frame.who == NATURE:
        answer(s, frame.draw(s, chance.draw()))
    else:
        moves.clear()
        frame.fill(s, moves)
        answer(s, moves.buffer[chance.draw() % moves.count])


def play_some(s: State, chance: Generator, answers: int) -> None:
    moves = Moves()
    for _ in range(answers):
        step(s, chance, moves)


def play_out(s: State, chance: Generator, limit: int) -> int:
    """Answer everything at random until the game is over; the number of answers given."""
    count = 0
    stack, moves = s.stack, Moves()
    while stack:
        if count == limit:
            raise NaveError(Said("endless", limit=limit))
        step(s, chance, moves)
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


def hash_often(s: State, times: int) -> None:
    for _ in range(times):
        s.hash64()


def redeal_often(s: State, seat: int, chance: Generator, times: int) -> None:
    for _ in range(times):
        s.redeal(seat, chance)


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
    stack, moves = s.stack, Moves()
    before = thread_time_ns()
    while stack:
        if count == limit:
            raise NaveError(Said("endless", limit=limit))
        kind = stack[-1].kind
        step(s, chance, moves)
        after = thread_time_ns()
        if after - before > found.bar:
            found.nanoseconds.append(after - before)
            found.answers.append(count)
            found.kinds.append(kind)
            after = thread_time_ns()
        before = after
        count += 1
    return count
