"""What was judged, for people: plans and reasons as things said, put into words at the edge."""

from typing import Final

from nave.bots.explain import COUNTED, NAMED, gained
from nave.bots.explain import WORDS_IN as BOTS
from nave.bots.minds import mind_of
from nave.judge.puzzle import Puzzle
from nave.judge.stretch import Cut
from nave.judge.types import Judgement, Mark, Plan, Reason, Stretch
from nave.kernel.option import Option
from nave.kernel.record import Record
from nave.kernel.rules import Rules
from nave.kernel.said import Said
from nave.kernel.state import State, answer

JUDGE: Final = "nave.judge"
# Of a puzzle: which piece, which answer, the whole line.
HINTS: Final = 3
# What an answer touches that is no piece of the game.
BUTTON: Final = "button:"


class Telling:
    """A judgement beside its record, which knows how answers are called."""

    def __init__(self, record: Record, cut: Cut | None = None) -> None:
        self.cut = Cut(record) if cut is None else cut
        self.rules = self.cut.rules
        self.states = {span.first: span.state for span in self.cut.spans}
        self.seats = record.seats
        # The packages that have the words.
        self.words_in = line_words(self.rules, record.seats)

    def steps(self, stretch: Stretch, plan: Plan) -> list[Said]:
        """The answers of a plan as the player would have read them."""
        return line_said(self.rules, self.states[stretch.first], plan.answers)

    def reasons(self, stretch: Stretch) -> Said | None:
        """Why the best plan is better than the one played; where it was played, than the next."""
        if len(stretch.plans) < 2:
            return None
        other = stretch.plans[stretch.played or 1]
        gaps = turned(stretch.reasons) if stretch.played else stretch.reasons
        better, worse = stretch.plans[0].answers, other.answers
        lines = self.rules, self.states[stretch.first], self.seats, stretch.seat
        return why_said(*lines, better, worse, gaps)


def line_said(rules: Rules, begun: State, answers: list[str]) -> list[Said]:
    """Answers from a position as whoever gives them reads them."""
    s = begun.copy()
    found: list[Said] = []
    for text in answers:
        move = rules.catalogue.parse(text)
        if not s.stack or move not in s.stack[-1].options(s):
            break  # only another world allows it
        found.append(rules.label(s, move))
        answer(s, move)
    return found


def line_words(rules: Rules, seats: int) -> tuple[str, ...]:
    """The packages that have words for lines of a game and what the judge says of them."""
    return (JUDGE, BOTS, *mind_of(rules.id, seats).words_in, *rules.words_in)


def end_of(rules: Rules, begun: State, answers: list[str]) -> State | None:
    """Where a line leads; None if only another world allows it, or the game ends with it."""
    s = begun.copy()
    for text in answers:
        move = rules.catalogue.parse(text)
        if not s.stack or move not in s.stack[-1].options(s):
            return None
        answer(s, move)
    return s if s.stack else None


def why_said(
    rules: Rules, begun: State, seats: int, seat: int, better: list[str], worse: list[str], gaps: list[Reason]
) -> Said | None:
    """Why one line is better than another: what can be counted on the table, then what the terms mean.

    `gaps` are above 0 where they speak for the better one; what speaks for the other explains nothing.
    Whoever reads it may sit anywhere, so the seat is named. None if nothing was found.
    """
    mind = mind_of(rules.id, seats)
    here, there = end_of(rules, begun, better), end_of(rules, begun, worse)
    known = [] if here is None or there is None else mind.gains(here, there, seat)[:COUNTED]
    terms = [gained(one.term, one.difference, mind.words_in) for one in gaps if one.difference > 0]
    found = [*known, *terms[: NAMED - len(known)]]
    return Said("judge-why", reasons=found) if found else None


def turned(reasons: list[Reason]) -> list[Reason]:
    """The same from the other line's side."""
    return [Reason(one.term, -one.difference) for one in reasons]


def puzzle_words(puzzle: Puzzle) -> tuple[str, ...]:
    """The packages that name the reasons of a puzzle."""
    return (BOTS, *mind_of(puzzle.game, puzzle.position["seats"]).words_in)


def first_piece(option: Option) -> str | None:
    """The first piece an answer concerns, for a hint; None where it is a button alone."""
    return next((piece for piece in option.touches if not piece.startswith(BUTTON)), None)


def mark_said(mark: Mark) -> Said:
    return Said(f"judge-mark-{mark}")


def loss_said(stretch: Stretch) -> Said:
    """What it cost, never with more than one decimal."""
    if stretch.mark == "unclear":
        return Said("judge-too-close", low=round(stretch.low, 1), high=round(stretch.high, 1))
    half = max(stretch.high - stretch.loss, stretch.loss - stretch.low)
    return Said("judge-loss", loss=round(stretch.loss, 1), half=round(half, 1))


def marked(judgement: Judgement) -> list[Stretch]:
    """Stretches with a mark that is worth a word."""
    return [stretch for stretch in judgement.stretches if stretch.mark not in ("none", "decided")]
