"""Puzzles: a position, one idea that is clearly best, and the judge who values whatever is tried instead."""

from datetime import date
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from nave.api import from_position, rules_of
from nave.judge.arbiter import Arbiter
from nave.judge.marks import interval
from nave.judge.measures import measures
from nave.judge.plans import way_of
from nave.judge.stretch import WORDS_IN, JudgeError, Span
from nave.judge.types import Reason
from nave.kernel.errors import BadInput
from nave.kernel.frame import NATURE
from nave.kernel.game import Game
from nave.kernel.said import Said

# Beside the rules of a game.
FILE: Final = "puzzles.json"
# The day of the first puzzle.
FIRST_DAY: Final = date(2026, 1, 1)
# Worlds in which an answer that is not the solution is compared with it.
WORLDS: Final = 24


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
    position: dict[str, Any]


class Tried(msgspec.Struct, frozen=True):
    """What the judge says of an attempt."""

    # 1, a half or 0, hints not yet taken off.
    star: float
    # Points behind the solution, with the interval of 90 %; below 0 where the attempt is better.
    behind: float
    low: float
    high: float
    win: float
    same: bool


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


class Attempt:
    """A puzzle on a real table: answers until the stretch is over, then the judge's word."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.begun = from_position(puzzle.position)
        self.game = self.begun.copy()
        self.answers: list[str] = []

    @property
    def over(self) -> bool:
        """Whether chance, another seat or the next turn has come."""
        return bool(self.answers) and ended(self.begun, self.game, len(self.answers))

    def play(self, text: str) -> None:
        """Raises IllegalMove and BadInput as a game does, and JudgeError after the end."""
        if self.over:
            raise JudgeError(Said("puzzle-over"), WORDS_IN)
        number = self.game.rules.catalogue.parse(text)
        self.game.play(number)
        self.answers.append(self.game.rules.catalogue.text(number))

    def back(self) -> None:
        """Take back the last answer, also the last of all."""
        kept = self.answers[:-1]
        self.game, self.answers = self.begun.copy(), []
        for text in kept:
            self.play(text)

    def judged(self) -> Tried:
        return tried(self.puzzle, self.answers)


def ended(begun: Game, game: Game, count: int) -> bool:
    """Whether the stretch that began there is over after so many answers of its seat."""
    if game.over or game.state.turn != begun.state.turn or game.seat != begun.seat:
        return True
    return NATURE in game.answered_by[len(begun.answers) : len(begun.answers) + count + 1]


def span_of(puzzle: Puzzle) -> tuple[Game, Span]:
    game = from_position(puzzle.position)
    return game, Span(0, puzzle.seat, 0, game.state.copy())


def tried(puzzle: Puzzle, answers: list[str]) -> Tried:
    """Both lines played on in the same worlds. Raises BadInput for answers that are not legal."""
    game, span = span_of(puzzle)
    arbiter = Arbiter(game.rules, game.seats, "thorough")
    parse = game.rules.catalogue.parse
    best = way_of(arbiter.mind, span.state, [parse(text) for text in puzzle.solution], 0.0)
    own = way_of(arbiter.mind, span.state, [parse(text) for text in answers], 0.0)
    if best is None or own is None:
        raise BadInput(Said("puzzle-illegal"), WORDS_IN)
    if own.key == best.key:
        return Tried(1.0, 0.0, 0.0, 0.0, 0.0, True)
    for number in range(WORLDS):
        arbiter.play(span, [best, own], number)
    rule, seat, unit = arbiter.rule, puzzle.seat, arbiter.scale.unit
    gaps = [one[seat] - two[seat] for one, two in zip(best.values, own.values, strict=True)]
    wins = [one[seat] - two[seat] for one, two in zip(best.wins, own.wins, strict=True)]
    mean, _, high = interval(gaps, arbiter.level.error * unit, rule.marks.deviate)
    star = 1.0 if mean <= rule.puzzle.full * unit else 0.5 if mean <= rule.puzzle.half * unit else 0.0
    return Tried(star, mean, 2 * mean - high, high, sum(wins) / len(wins), False)


def starred(found: Tried, hints: int) -> float:
    """What is left of the star after hints."""
    return max(0.0, found.star - measures().puzzle.hint * hints)
