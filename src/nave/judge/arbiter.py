"""One moment judged: the plans of a stretch played on in the same worlds, and what lies between them."""

from typing import Final

from nave.bots.base import DEFAULT_NODES
from nave.bots.explain import NAMED, SMALL
from nave.judge.marks import Loss, ahead, interval, is_decided, mark_of, praise, stays_decided
from nave.judge.measures import judging_mind, measures, scale_of
from nave.judge.plans import Way, ends, follow, usual_choice, way_of
from nave.judge.stretch import Span
from nave.judge.types import LevelName, Mark, Plan, Reason, Stretch
from nave.judge.value import Valuer
from nave.kernel.nature import Generator, bits, scramble
from nave.kernel.rules import Rules
from nave.kernel.state import State

# Plans that a judgement keeps: the best, the next ones, and the one played whatever it is worth.
KEPT: Final = 3
# What is confirmed before it is said, and the first of the worlds in which it is: no level comes so far.
FAULTS: Final = ("slip", "blunder")
FRESH: Final = 1000


class Arbiter:
    """Judges stretches of one game at one level; what it finds depends on the moment and the seed alone."""

    def __init__(self, rules: Rules, seats: int, level: LevelName = "quick", seed: int = 0) -> None:
        self.rules = rules
        self.seats = seats
        self.level_name = level
        self.seed = seed
        self.rule = measures()
        self.level = self.rule.level(level)
        self.mind = judging_mind(rules.id, seats)
        self.scale = scale_of(rules.id, seats)
        self.valuer = Valuer(rules, self.mind, self.scale, seats)
        self.mixed = scramble(seed)

    def seed_at(self, answer: int) -> int:
        """Worlds and searches of one moment; 30 bits, so that some can be counted on from it."""
        return bits(self.mixed, answer) & 0x3FFFFFFF

    def world(self, span: Span, number: int) -> State:
        """The position with everything the mover could not know drawn anew."""
        twin = span.state.copy()
        twin.redeal(span.seat, Generator(self.seed_at(span.first) + number))
        return twin

    def stretch(self, span: Span) -> Stretch | None:
        """None if what was played is not legal in the mover's own eyes: then there is nothing to compare."""
        ways, played = self.ways(span)
        if played is None:
            return None
        contest = self.compare(span, ways, played)
        seat = span.seat
        ranked = sorted(ways, key=lambda way: (-way.mean(seat), way is not played))
        best = ranked[0]
        kept = [way for place, way in enumerate(ranked) if place < KEPT or way is played]
        plans = [self.plan(way) for way in kept]
        place = kept.index(played)
        mark, loss = self.mark(span, ranked, played, plans[0], plans[place])
        spread = best.mean(seat) - ranked[-1].mean(seat)
        return Stretch(
            seat,
            span.turn,
            span.first,
            span.first + len(span.moves),
            plans,
            place,
            loss.points,
            loss.low,
            loss.high,
            mark,
            spread,
            contest,
            self.reasons(best, played, ranked, seat),
        )

    def ways(self, span: Span) -> tuple[list[Way], Way | None]:
        """The plans that are compared, and the one played among them."""
        root = self.world(span, 0)
        played = way_of(self.mind, root, span.moves, 0.0)
        if played is None:
            return [], None
        found = ends(self.mind, root, span.seat, self.seed_at(span.first), self.level.nodes)
        found = found[: self.level.plans]
        for way in found:
            if way.key == played.key:
                way.moves = played.moves
                return found, way
        return [*found, played], played

    def compare(self, span: Span, ways: list[Way], played: Way) -> int:
        """Play all plans on in the same worlds, the better half and the one played again until it is clear.

        Gives the number of worlds that the last ones were played in.
        """
        level, seat = self.level, span.seat
        field, worlds = list(ways), 0
        while worlds < level.most:
            for number in range(worlds, worlds + level.least):
                self.play(span, field, number)
            worlds += level.least
            field.sort(key=lambda way: -way.mean(seat))
            if len(field) == 1 or self.clear(span, field, played):
                break
            half = field[: max(2, (len(field) + 1) // 2)]
            field = half if played in half else [*half, played]
        # Who was left behind cannot come out first by fewer worlds.
        best = max(way.mean(seat) for way in field)
        for way in ways:
            if way not in field and way.mean(seat) > best:
                self.catch_up(span, way, worlds)
        return worlds

    def catch_up(self, span: Span, way: Way, worlds: int) -> None:
        for number in range(len(way.values), worlds):
            self.play(span, [way], number)

    def clear(self, span: Span, field: list[Way], played: Way) -> bool:
        """Whether more worlds would hardly change what is said."""
        unit, rule = self.scale.unit, self.rule.marks
        best = field[0]
        other = field[1] if best is played else played
        gaps = [one[span.seat] - two[span.seat] for one, two in zip(best.values, other.values, strict=False)]
        mean, low, high = interval(gaps, 0.0, rule.deviate)
        return not any(low < at * unit < high for at in (rule.slip, rule.blunder)) or high - mean < 0.1 * unit

    def play(self, span: Span, field: list[Way], number: int, rounds: int | None = None) -> None:
        """One world, the same for all plans; played on as far as the level does unless said otherwise."""
        further = self.level.rounds if rounds is None else rounds
        seed = self.seed_at(span.first) + number
        for way in field:
            s = self.world(span, number)
            if not follow(s, way.moves):
                # Not legal in this world: it counts as in the first one, in which it was found.
                s = self.world(span, 0)
                follow(s, way.moves)
            s = self.valuer.played_on(s, span.turn, span.seat, further, seed)
            values = self.valuer.values(s)
            way.values.append(values)
            way.wins.append(self.valuer.wins(s, values))
            way.terms.append(self.mind.terms(s, span.seat))

    def plan(self, way: Way) -> Plan:
        text = self.rules.catalogue.text
        return Plan([text(move) for move in way.moves], means(way.values), means(way.wins))

    def mark(self, span: Span, ranked: list[Way], played: Way, best: Plan, own: Plan) -> tuple[Mark, Loss]:
        rule, unit, seat = self.rule.marks, self.scale.unit, span.seat
        if ranked[0] is played:
            loss = Loss(0.0, 0.0, 0.0, 0.0)
            if is_decided(best.wins[seat], rule):
                return "decided", loss
            if len(ranked) < 2:
                return "none", loss
            lead = played.mean(seat) - ranked[1].mean(seat)
            low, _ = self.between(played, ranked[1], seat)
            usual = True
            if ahead(lead, low, rule.brilliant * unit, rule):
                root, seed = self.world(span, 0), self.seed_at(span.first) + 1
                usual = usual_choice(self.mind, root, seat, seed, DEFAULT_NODES) == played.key
            return praise(lead, low, usual, unit, rule), loss
        points = best.values[seat] - own.values[seat]
        low, high = self.between(ranked[0], played, seat)
        win = max(0.0, best.wins[seat] - own.wins[seat])
        loss = Loss(points, min(low, points), max(high, points), win)
        if stays_decided(best.wins[seat], own.wins[seat], rule):
            return "decided", loss
        mark = mark_of(loss, unit, rule)
        if mark not in FAULTS:
            return mark, loss
        said, low, high = self.confirmed(span, ranked[: ranked.index(played)], played)
        if said:
            return mark, loss
        return "unclear", Loss(points, min(loss.low, low), max(loss.high, high), win)

    def between(self, better: Way, other: Way, seat: int) -> tuple[float, float]:
        """The ends of the interval of what lies between two plans, what the level misjudges included."""
        gaps = [one[seat] - two[seat] for one, two in zip(better.values, other.values, strict=False)]
        _, low, high = interval(gaps, self.level.error * self.scale.unit, self.rule.marks.deviate)
        return low, high

    def confirmed(self, span: Span, better: list[Way], played: Way) -> tuple[bool, float, float]:
        """Whether a fault shows again further on, and the interval of what it loses there.

        What a level sees at the end of its rounds is sometimes made up for later, or was chance in the worlds
        that made the best plan the best: so others are asked, and the strongest of the better plans answers.
        """
        rule, seat = self.rule.confirm, span.seat
        if not 0 <= self.level.rounds < rule.rounds:
            return True, 0.0, 0.0
        rivals = [Way(way.moves, way.key, way.first_look) for way in better[: rule.rivals]]
        own = Way(played.moves, played.key, played.first_look)
        at, mean, low, high = rule.loss * self.scale.unit, 0.0, 0.0, 0.0
        for worlds in range(rule.least, rule.most + 1, rule.least):
            for number in range(worlds - rule.least, worlds):
                self.play(span, [*rivals, own], FRESH + number, rule.rounds)
            rivals.sort(key=lambda way: -way.mean(seat))
            gaps = [one[seat] - two[seat] for one, two in zip(rivals[0].values, own.values, strict=True)]
            mean, low, high = interval(gaps, 0.0, self.rule.marks.deviate)
            if not low <= at <= high:
                break
            rivals = rivals[: (len(rivals) + 1) // 2]
        return mean >= at, low, high

    def reasons(self, best: Way, played: Way, ranked: list[Way], seat: int) -> list[Reason]:
        """The terms in which the plan played differs most from the best, or the best from the second."""
        other = best if played is not best else ranked[min(1, len(ranked) - 1)]
        if other is played:
            return []
        mine, theirs = means(played.terms), means(other.terms)
        gaps = [Reason(name, one - two) for name, one, two in zip(self.mind.names, mine, theirs, strict=True)]
        gaps.sort(key=lambda gap: -abs(gap.difference))
        return [gap for gap in gaps[:NAMED] if abs(gap.difference) >= SMALL]


def means(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
