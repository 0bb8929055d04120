"""A whole record judged, stretch by stretch. Each depends on the record, the level and the seed alone."""

from collections.abc import Callable, Iterator
from itertools import pairwise

from nave.judge.arbiter import Arbiter
from nave.judge.cache import record_hash
from nave.judge.luck import luck_of
from nave.judge.marks import accuracy
from nave.judge.rounding import rounded
from nave.judge.stretch import Cut, Draw, Span
from nave.judge.types import VERSION, Judgement, LevelName, Luck, Mark, Point, Stretch, Total
from nave.kernel.record import Record

# Hears of every part as it is done: how many are done, of how many, and the part.
Tell = Callable[[int, int, "Stretch | Luck"], None]


class Trial(Arbiter):
    """A record being judged: parts in the order in which they matter, in any process."""

    def __init__(self, record: Record, level: LevelName = "quick", seed: int = 0) -> None:
        self.record = record
        self.cut = Cut(record)
        super().__init__(self.cut.rules, record.seats, level, seed)

    @property
    def parts(self) -> list[Span | Draw]:
        """What is judged, by turns from the end backwards and by the greatest swings: people look there."""
        found: list[tuple[int, Span | Draw]] = [(span.first, span) for span in self.cut.spans]
        found += [(draw.answer, draw) for draw in self.cut.draws]
        backwards = sorted(found, key=lambda pair: -pair[0])
        swings = self.swings()
        by_swing = sorted(backwards, key=lambda pair: -swings.get(pair[1].turn, 0.0))
        taken: dict[int, Span | Draw] = {}
        for one, other in zip(backwards, by_swing, strict=True):
            taken.setdefault(*one)
            taken.setdefault(*other)
        return list(taken.values())

    def swings(self) -> dict[int, float]:
        """By turn: how far it moved the value of the seat that it moved most, at a first look."""
        points = self.curve()
        return {
            before.turn: max(abs(one - two) for one, two in zip(before.values, after.values, strict=True))
            for before, after in pairwise(points)
        }

    def judged(self) -> Iterator[tuple[Span | Draw, Stretch | Luck | None]]:
        for part in self.parts:
            yield part, (self.stretch(part) if isinstance(part, Span) else self.luck(part))

    def luck(self, draw: Draw) -> Luck:
        return luck_of(draw, self.valuer, self.level, self.rule.luck, self.seed_at(draw.answer))

    def curve(self) -> list[Point]:
        """Where the game stood at the beginning of each turn, and at its end."""
        points = []
        for answer, state in [*self.cut.turns, (self.cut.answers, self.cut.last)]:
            values = self.valuer.values(state)
            points.append(Point(answer, int(state.turn), values, self.valuer.wins(state, values)))
        return points

    def judgement(self, stretches: list[Stretch], chances: list[Luck]) -> Judgement:
        stretches = sorted(stretches, key=lambda stretch: stretch.first)
        chances = sorted(chances, key=lambda luck: luck.answer)
        curve = self.curve()
        totals = [self.total(seat, stretches, chances, curve) for seat in range(self.record.seats)]
        return rounded(
            Judgement(
                self.record.game,
                self.record.seats,
                record_hash(self.record),
                VERSION,
                self.level_name,
                self.seed,
                self.scale.unit,
                self.cut.answers,
                self.cut.over,
                stretches,
                chances,
                curve,
                totals,
            )
        )

    def total(self, seat: int, stretches: list[Stretch], chances: list[Luck], curve: list[Point]) -> Total:
        mine = [stretch for stretch in stretches if stretch.seat == seat]
        given = 0.0
        for stretch in stretches:
            if stretch.seat != seat:
                given += stretch.plans[stretch.played].values[seat] - stretch.plans[0].values[seat]
        lost = sum(stretch.loss for stretch in mine)
        luck = sum(chance.values[seat] for chance in chances)
        change = curve[-1].values[seat] - curve[0].values[seat]
        marks: dict[Mark, int] = {}
        for stretch in mine:
            marks[stretch.mark] = marks.get(stretch.mark, 0) + 1
        return Total(
            accuracy(mine, self.scale.accuracy, self.rule.accuracy),
            lost,
            given,
            luck,
            change,
            change - luck + lost - given,
            len(mine),
            dict(sorted(marks.items())),
        )


def judge(record: Record, level: LevelName = "quick", seed: int = 0, tell: Tell | None = None) -> Judgement:
    """The whole record judged in this process. Raises RecordError, or JudgeError if it is too long."""
    trial = Trial(record, level, seed)
    stretches: list[Stretch] = []
    chances: list[Luck] = []
    count = len(trial.parts)
    for done, (_, found) in enumerate(trial.judged(), 1):
        if isinstance(found, Stretch):
            stretches.append(found)
        elif isinstance(found, Luck):
            chances.append(found)
        if tell is not None and found is not None:
            tell(done, count, found)
    return trial.judgement(stretches, chances)
