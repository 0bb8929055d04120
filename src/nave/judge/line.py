"""A line played for once, from a puzzle or a moment of a game: nothing is kept, the judge compares."""

from typing import Final

import msgspec

from nave.api import replay
from nave.judge.arbiter import Arbiter
from nave.judge.marks import interval
from nave.judge.plans import Way, way_of
from nave.judge.stretch import WORDS_IN, Cut, JudgeError, Span
from nave.judge.types import Plan, Reason, Stretch
from nave.kernel.errors import BadInput
from nave.kernel.frame import NATURE
from nave.kernel.game import Game
from nave.kernel.record import Record
from nave.kernel.said import Said

# Worlds in which two lines are compared.
WORLDS: Final = 24


class Tried(msgspec.Struct, frozen=True):
    """What the judge says of a line beside another one."""

    # 1, a half or 0, hints not yet taken off.
    star: float
    # Points behind the other line, with the interval of 90 %; below 0 where this one is better.
    behind: float
    low: float
    high: float
    win: float
    same: bool
    # The terms in which it differs most from the other one.
    reasons: list[Reason] = []


class Again(msgspec.Struct, frozen=True):
    """A turn of a game played again: beside the best line, and beside the one played then."""

    best: Tried
    played: Tried
    # Of the mover: the line tried, the best one, and the one of the game.
    plans: list[Plan]


class Line:
    """Answers from a position until the stretch is over."""

    def __init__(self, begun: Game) -> None:
        self.begun = begun
        self.game = begun.copy()
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


def ended(begun: Game, game: Game, count: int) -> bool:
    """Whether the stretch that began there is over after so many answers of its seat."""
    if game.over or game.state.turn != begun.state.turn or game.seat != begun.seat:
        return True
    return NATURE in game.answered_by[len(begun.answers) : len(begun.answers) + count + 1]


def line_of(arbiter: Arbiter, span: Span, answers: list[str]) -> Way:
    """Raises BadInput for answers that are not legal from there."""
    parse = arbiter.rules.catalogue.parse
    found = way_of(arbiter.mind, span.state, [parse(text) for text in answers], 0.0)
    if found is None:
        raise BadInput(Said("puzzle-illegal"), WORDS_IN)
    return found


def compared(arbiter: Arbiter, span: Span, best: Way, own: Way) -> Tried:
    """Both lines played on in the same worlds."""
    if own.key == best.key:
        return Tried(1.0, 0.0, 0.0, 0.0, 0.0, True)
    for way in (best, own):
        arbiter.catch_up(span, way, WORLDS)
    rule, seat, unit = arbiter.rule, span.seat, arbiter.scale.unit
    gaps = [one[seat] - two[seat] for one, two in zip(best.values, own.values, strict=False)]
    wins = [one[seat] - two[seat] for one, two in zip(best.wins, own.wins, strict=False)]
    mean, _, high = interval(gaps, arbiter.level.error * unit, rule.marks.deviate)
    star = 1.0 if mean <= rule.puzzle.full * unit else 0.5 if mean <= rule.puzzle.half * unit else 0.0
    reasons = arbiter.reasons(best, own, [best, own], seat)
    return Tried(star, mean, 2 * mean - high, high, sum(wins) / len(wins), False, reasons)


def span_at(record: Record, answer: int) -> Span:
    """The stretch of a moment, or the next one. Raises JudgeError where nothing was left to choose."""
    for span in Cut(record).spans:
        if answer < span.first + len(span.moves):
            return span
    raise JudgeError(Said("judge-nothing-left"), WORDS_IN)


def judged_at(record: Record, answer: int) -> Stretch:
    """The stretch of a moment, or the next one, judged by itself. Raises JudgeError as `span_at` does."""
    span = span_at(record, answer)
    game = replay(record, upto=span.first)
    found = Arbiter(game.rules, game.seats, "thorough").stretch(span)
    if found is None:
        raise JudgeError(Said("judge-nothing-left"), WORDS_IN)
    return found


def line_from(record: Record, span: Span) -> Line:
    """The table as it stood when that stretch began."""
    return Line(replay(record, upto=span.first))


def tried_again(record: Record, answer: int, answers: list[str]) -> Again:
    """A stretch of a game played in another way. Raises BadInput for answers that are not legal there."""
    span = span_at(record, answer)
    game = replay(record, upto=span.first)
    arbiter = Arbiter(game.rules, game.seats, "thorough")
    own = line_of(arbiter, span, answers)
    ways, played = arbiter.ways(span)
    if played is None:
        played = line_of(arbiter, span, [arbiter.rules.catalogue.text(move) for move in span.moves])
        ways.append(played)
    if own.key == played.key:
        own = played
    elif (known := next((way for way in ways if way.key == own.key), None)) is not None:
        own = known
    else:
        ways.append(own)
    arbiter.compare(span, ways, own)
    best = max(ways, key=lambda way: way.mean(span.seat))
    return Again(
        compared(arbiter, span, best, own),
        compared(arbiter, span, played, own),
        [arbiter.plan(way) for way in (own, best, played)],
    )
