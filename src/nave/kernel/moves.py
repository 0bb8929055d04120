"""The legal answers of a question while they are listed: numbers in a packed buffer that is used again."""

from collections.abc import Iterator

from librt.vecs import append, vec
from mypy_extensions import i64


class Moves:
    """Kinds of answers append to it; whoever asks often keeps one and clears it before each question.

    Only the first `count` places of the buffer are told; what lies behind them is left of earlier questions.
    """

    def __init__(self) -> None:
        self.buffer: vec[i64] = vec[i64](capacity=16)
        self.count: i64 = 0

    def append(self, move: i64) -> None:
        if self.count < len(self.buffer):
            self.buffer[self.count] = move
        else:
            self.buffer = append(self.buffer, move)
        self.count += 1

    def extend(self, moves: list[int]) -> None:
        for move in moves:
            self.append(move)

    def run(self, start: i64, steps: "vec[i64]", size: i64) -> None:
        """Append `start` and so many steps of that size, for each number of steps."""
        buffer, count, more = self.buffer, self.count, i64(len(steps))
        while len(buffer) < count + more:
            buffer = append(buffer, 0)
        for place in range(more):
            buffer[count + place] = start + steps[place] * size
        self.buffer = buffer
        self.count = count + more

    def clear(self) -> None:
        self.count = 0

    def numbers(self) -> list[int]:
        """A list of them, which stays as it is."""
        return list(self.buffer[: self.count])

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, place: int) -> int:
        """Counted from the first one; from the last one with -1, -2, ..."""
        at: i64 = place
        if at < 0:
            at += self.count
        if at < 0 or at >= self.count:
            raise IndexError(f"there are {self.count} legal answers, none at {place}")
        return self.buffer[at]

    def __iter__(self) -> Iterator[int]:
        return iter(self.numbers())

    def __contains__(self, move: object) -> bool:
        return move in self.numbers()

    def __repr__(self) -> str:
        return f"Moves({self.numbers()})"
