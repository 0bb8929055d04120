"""Cutting puzzles out of games: turns with one idea that is clearly best, checked at every level."""

from collections.abc import Iterator
from typing import Final

from nave.api import replay
from nave.bots.explain import NAMED, SMALL
from nave.judge.analysis import Trial
from nave.judge.arbiter import Arbiter, means
from nave.judge.cache import record_hash
from nave.judge.marks import interval, is_decided
from nave.judge.plans import Way, ends, way_of
from nave.judge.puzzle import Puzzle
from nave.judge.stretch import Span
from nave.judge.types import Reason
from nave.kernel.record import Record

# Ideas that are played to the end of the game: the best and its strongest rivals.
RIVALS: Final = 3


class Contest:
    """Ideas of one position, that is plans by their first answer, the best first."""

    def __init__(self, span: Span, ways: list[Way]) -> None:
        self.span = span
        self.ways = ways

    def rank(self) -> None:
        self.ways.sort(key=lambda way: -way.mean(self.span.seat))

    def gap(self, deviate: float) -> tuple[float, float, float]:
        """Points, the lower end of their interval, and chance to win between best and second."""
        seat, best, second = self.span.seat, self.ways[0], self.ways[1]
        points = [one[seat] - two[seat] for one, two in zip(best.values, second.values, strict=False)]
        wins = [one[seat] - two[seat] for one, two in zip(best.wins, second.wins, strict=False)]
        mean, low, _ = interval(points, 0.0, deviate)
        return mean, low, sum(wins) / len(wins)


def cut_puzzles(record: Record) -> Iterator[Puzzle]:
    """From the first turn to the last."""
    quick = Trial(record, "quick")
    checks = [Arbiter(quick.rules, record.seats, "thorough"), Arbiter(quick.rules, record.seats, "deep")]
    for span in quick.cut.spans:
        contest = ideas(quick, span)
        if contest is None or not clear(quick, contest, 1.0):
            continue
        solution = contest.ways[0]
        # Of the first look: at the end of a game every reason is the score.
        reasons = reasons_of(quick, contest)
        if is_decided(means(solution.wins)[span.seat], quick.rule.marks):
            continue
        if all(confirmed(arbiter, contest, solution) for arbiter in checks):
            yield puzzle_from(record, checks[-1], contest, reasons, quick)


def ideas(arbiter: Arbiter, span: Span) -> Contest | None:
    """The best plan for each first answer, played on; None where there is no choice of ideas."""
    root = arbiter.world(span, 0)
    found: dict[int, Way] = {}
    for way in ends(arbiter.mind, root, span.seat, arbiter.seed_at(span.first), arbiter.level.nodes):
        found.setdefault(way.moves[0], way)
    ways = list(found.values())[: arbiter.level.plans]
    if len(ways) < arbiter.rule.puzzle.ideas or len(ways[0].moves) > arbiter.rule.puzzle.answers:
        return None
    contest = Contest(span, ways)
    for number in range(arbiter.level.least):
        arbiter.play(span, ways, number)
    contest.rank()
    return contest


def clear(arbiter: Arbiter, contest: Contest, part: float) -> bool:
    """Whether the best idea is as far ahead as a puzzle wants, or that part of it."""
    rule = arbiter.rule.puzzle
    mean, _, win = contest.gap(arbiter.rule.marks.deviate)
    return mean >= rule.gap * part * arbiter.scale.unit and win >= rule.win * part


def confirmed(arbiter: Arbiter, contest: Contest, solution: Way) -> bool:
    """The same ideas at another level: the same one wins, clearly, and its interval says so."""
    for way in contest.ways:
        way.values, way.wins, way.terms = [], [], []
    rule = arbiter.rule
    least = rule.puzzle.gap * rule.puzzle.checked * arbiter.scale.unit
    for worlds in range(arbiter.level.least, arbiter.level.most + 1, arbiter.level.least):
        for number in range(worlds - arbiter.level.least, worlds):
            arbiter.play(contest.span, contest.ways, number)
        contest.rank()
        mean, low, _ = contest.gap(rule.marks.deviate)
        # Hopeless ones are given up early: a game played to its end takes time.
        if contest.ways[0] is not solution or 2 * mean - low < least:
            return False
        if low >= least and clear(arbiter, contest, rule.puzzle.checked):
            contest.ways = contest.ways[:RIVALS]
            return True
    return False


def reasons_of(arbiter: Arbiter, contest: Contest) -> list[Reason]:
    """The terms in which the best idea differs most from the second."""
    best, second = means(contest.ways[0].terms), means(contest.ways[1].terms)
    gaps = [
        Reason(name, round(one - two, 2))
        for name, one, two in zip(arbiter.mind.names, best, second, strict=True)
    ]
    gaps.sort(key=lambda gap: -abs(gap.difference))
    return [gap for gap in gaps[:NAMED] if abs(gap.difference) >= SMALL]


def puzzle_from(
    record: Record, arbiter: Arbiter, contest: Contest, reasons: list[Reason], trial: Trial
) -> Puzzle:
    span, solution = contest.span, contest.ways[0]
    seat, text = span.seat, arbiter.rules.catalogue.text
    mean, _, win = contest.gap(arbiter.rule.marks.deviate)
    second = contest.ways[1]
    played = way_of(arbiter.mind, trial.world(span, 0), span.moves, 0.0)
    lost = 0.0
    if played is not None and played.key != solution.key:
        for number in range(len(solution.values)):
            arbiter.play(span, [played], number)
        lost = max(0.0, solution.mean(seat) - played.mean(seat))
    game = replay(record, upto=span.first)
    return Puzzle(
        f"{record_hash(record)[:6]}-{span.first}",
        record.game,
        seat,
        span.turn,
        int(trial.cut.last.turn),
        [text(move) for move in span.moves],
        round(lost, 2),
        [text(move) for move in solution.moves],
        round(mean, 2),
        round(win, 3),
        [text(move) for move in second.moves],
        reasons,
        game.position(),
    )
