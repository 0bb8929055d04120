"""Many tables of one game in one process: chance, answers, legal moves and observations in one loop.

What learning agents read lies in flat buffers, one stretch for each table. A finished table stays as it is
until it is begun again.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from nave.kernel.chance import Chance, Seeded
from nave.kernel.frame import NATURE
from nave.kernel.moves import Moves
from nave.kernel.observation import Observer
from nave.kernel.state import State, answer

# The seat that is asked at a table where nobody is.
NOBODY: Final = -1


class Batch:
    """`start` is a state before nature's first answer; every game begins with a copy of it."""

    def __init__(self, start: State, observer: Observer, count: int, moves: int) -> None:
        self.start = start
        self.observer = observer
        self.size: i64 = len(observer.layout)
        self.moves: i64 = moves
        self.observation: vec[i16] = vec[i16]([i16(0) for _ in range(count * len(observer.layout))])
        self.mask: vec[u8] = vec[u8]([u8(0) for _ in range(count * moves)])
        self.seat: vec[i64] = vec[i64]([i64(NOBODY) for _ in range(count)])
        self.states: list[State] = [start for _ in range(count)]
        self.options: list[Moves] = [Moves() for _ in range(count)]
        # What nature answers, and how many answers of each game were its own.
        self.chance: list[Chance] = [Seeded(0) for _ in range(count)]
        self.drawn: list[int] = [0] * count
        # All answers of each game, nature's included.
        self.answered: list[int] = [0] * count

    def begin(self, table: int, seed: int) -> None:
        """A new game at a table; the same seed gives the same game as `nave.new_game`."""
        state = self.start.copy()
        self.states[table] = state
        self.chance[table] = Seeded(seed)
        self.drawn[table] = 0
        self.answered[table] = 0
        self.settle(table)
        self.observer.begin(state, self.observation, i64(table) * self.size)
        self.show(table)

    def first_outside(self, tables: list[int], actions: list[int]) -> int:
        """The place in the lists of the first action outside its table's mask, -1 if there is none."""
        mask, moves = self.mask, self.moves
        for place in range(len(tables)):
            move = actions[place]
            if move < 0 or move >= moves or not mask[i64(tables[place]) * moves + i64(move)]:
                return place
        return -1

    def step(self, tables: list[int], actions: list[int]) -> list[int]:
        """One legal answer at each of these tables, and nature's up to the next question; those now over."""
        over: list[int] = []
        for place in range(len(tables)):
            table = tables[place]
            state = self.states[table]
            answer(state, actions[place])
            self.answered[table] += 1
            self.settle(table)
            self.show(table)
            if not state.stack:
                over.append(table)
        return over

    def settle(self, table: int) -> None:
        """Let nature answer up to the next question to a seat, as a game of that seed would."""
        state, chance = self.states[table], self.chance[table]
        stack = state.stack
        while stack and stack[-1].who == NATURE:
            answer(state, chance.answer(state, self.answered[table], self.drawn[table]))
            self.drawn[table] += 1
            self.answered[table] += 1

    def show(self, table: int) -> None:
        """Fill the buffers of a table; a finished one has no legal moves and is told as it stands."""
        state = self.states[table]
        mask, first = self.mask, i64(table) * self.moves
        legal = self.options[table]
        for old in range(legal.count):
            mask[first + legal.buffer[old]] = 0
        legal.clear()
        stack = state.stack
        if not stack:
            self.seat[table] = NOBODY
            return
        frame = stack[-1]
        frame.fill(state, legal)
        for new in range(legal.count):
            mask[first + legal.buffer[new]] = 1
        self.seat[table] = frame.who
        self.observer.write(state, frame.who, self.observation, i64(table) * self.size)
