"""Puzzles: a position and one idea that is clearly best; whatever is tried instead is judged by its value."""

from datetime import date
from functools import lru_cache
from importlib.resources import files
from typing import Final

import msgspec

from nave.api import from_position, rules_of
from nave.judge.arbiter import Arbiter
from nave.judge.line import Line, Tried, compared, line_of
from nave.judge.measures import measures
from nave.judge.stretch import WORDS_IN, JudgeError, Span
from nave.judge.types import Reason
from nave.kernel.said import Said
from nave.kernel.types import Position

# Beside the rules of a game.
FILE: Final = "puzzles.json"
# The day of the first puzzle.
FIRST_DAY: Final = date(2026, 1, 1)


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Names of people and the game it came from are left out."""

    id: str
    game: str
    seat: int
    turn: int
    # Turns of the whole game, and what was done in it, with what that gave away.
    turns: int
    played: list[str]
    lost: float
    solution: list[str]
    # By how many points and how much chance to win the best other idea is behind.
    gap: float
    win: float
    second: list[str]
    reasons: list[Reason]
    position: Position


def puzzles_of(game: str) -> list[Puzzle]:
    """The set that ships with a game; empty if there is none."""
    return list(_shipped(game))


@lru_cache(maxsize=8)
def _shipped(game: str) -> tuple[Puzzle, ...]:
    package = type(rules_of(game)).__module__.rpartition(".")[0]
    path = files(package).joinpath(FILE) if package else None
    if path is None or not path.is_file():
        return ()
    return tuple(read_puzzles(path.read_bytes()))


def read_puzzles(data: bytes) -> list[Puzzle]:
    """Raises JudgeError for what is no set of puzzles."""
    try:
        return msgspec.json.decode(data, type=list[Puzzle])
    except msgspec.DecodeError as error:
        raise JudgeError(Said("puzzle-file", problem=str(error)), WORDS_IN) from None


def write_puzzles(found: list[Puzzle]) -> bytes:
    """One a line: sets are compared and merged line by line."""
    lines = [msgspec.json.encode(puzzle).decode("utf-8") for puzzle in found]
    return ("[\n" + ",\n".join(lines) + "\n]\n").encode("utf-8")


def daily(game: str, day: date) -> Puzzle:
    """The same for everybody; raises JudgeError if the game has none."""
    found = _shipped(game)
    if not found:
        raise JudgeError(Said("puzzle-none", game=game), WORDS_IN)
    return found[(day - FIRST_DAY).days % len(found)]


def puzzle_of(game: str, id: str) -> Puzzle:
    for puzzle in _shipped(game):
        if puzzle.id == id:
            return puzzle
    raise JudgeError(Said("puzzle-unknown", game=game, puzzle=id), WORDS_IN)


class Attempt(Line):
    """A puzzle on a real table."""

    def __init__(self, puzzle: Puzzle) -> None:
        super().__init__(from_position(puzzle.position))
        self.puzzle = puzzle

    def judged(self) -> Tried:
        return tried(self.puzzle, self.answers)


def tried(puzzle: Puzzle, answers: list[str]) -> Tried:
    """Compared with the solution. Raises BadInput for answers that are not legal."""
    game = from_position(puzzle.position)
    span = Span(0, puzzle.seat, 0, game.state.copy())
    arbiter = Arbiter(game.rules, game.seats, "thorough")
    best = line_of(arbiter, span, puzzle.solution)
    own = line_of(arbiter, span, answers)
    return compared(arbiter, span, best, own)


def starred(found: Tried, hints: int) -> float:
    """What is left of the star after hints."""
    return max(0.0, found.star - measures().puzzle.hint * hints)
