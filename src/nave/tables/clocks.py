"""Time at a table: who used how much, who is away, whether it is paused. It follows from the journal."""

from typing import Final, NamedTuple

from nave.tables import model as m
from nave.tables.customs import DAYS, Customs
from nave.tables.model import Entry

# A clock is announced to run out when so much of the bank is left: one part of so many.
LAST_PART: Final = 5
# Who comes back with an empty clock gets what a turn adds; without that, one part of so many of the bank.
REFILL: Final = 10


class StandIn(NamedTuple):
    """A bot that plays for a person: since how many answers, since when, and why."""

    bot: str
    answers: int
    at: int
    why: str


class Due(NamedTuple):
    """What time does next at a table, to the seat that must answer."""

    at: int
    kind: str


class Clocks:
    """Folds the entries of a journal. Milliseconds; a clock runs only while a person's answer is awaited."""

    def __init__(self) -> None:
        self.used: dict[int, int] = {}
        self.left: dict[int, int] = {}
        # Since when whoever must answer uses time, and who answered last.
        self.since = 0
        self.last: int | None = None
        # Who came back, and when: the time of the stand-in is not theirs.
        self.back: dict[int, int] = {}
        self.stand_ins: dict[int, StandIn] = {}
        self.away: set[int] = set()
        # The announcement to whoever must answer: when it will happen, and when it was said.
        self.warned: tuple[int, int, int] | None = None
        # Who asked for the pause, and since when.
        self.paused: tuple[int, int] | None = None
        self._why = ""

    def copy(self) -> "Clocks":
        twin = Clocks()
        twin.used, twin.left, twin.back = dict(self.used), dict(self.left), dict(self.back)
        twin.since, twin.last, twin._why = self.since, self.last, self._why
        twin.stand_ins, twin.away = dict(self.stand_ins), set(self.away)
        twin.warned, twin.paused = self.warned, self.paused
        return twin

    def fold(self, entry: Entry, customs: Customs, answers: int) -> None:
        """`answers`: how many hold before or after it."""
        kind, seat, at = entry.kind, entry.seat, entry.at
        if kind in (m.START, m.NATURE):
            self.since = at
        elif kind in (m.ANSWER, m.UNDO) and seat is not None:
            self._charge(seat, at, customs)
            if kind == m.ANSWER and self.last not in (None, seat):
                self._end_turn(customs)
            self.last = seat
            self.away.discard(seat)
            self.warned = None
        elif kind == m.TIMEOUT and seat is not None:
            self._charge(seat, at, customs)
            self._why = kind
        elif kind == m.PAUSED and seat is not None:
            if entry.text:
                self._charge(int(entry.text), at, customs)
            self.paused, self.warned = (seat, at), None
        elif kind == m.STOOD and self.since:
            self.since = min(self.since + int(entry.text), at)
        elif kind == m.RESUMED:
            self.since, self.paused = at, None
        elif kind == m.WARNED and seat is not None:
            self.warned = (seat, int(entry.text), at)
        elif kind == m.AWAY and seat is not None:
            self.away.add(seat)
            self._why = kind
        elif kind == m.AGREE:
            # People decided, not time.
            self._why = ""
        elif kind == m.REPLACED and seat is not None:
            if self.since:
                self.stand_ins[seat] = StandIn(entry.text, answers, at, self._why or m.AGREE)
            self._why, self.warned = "", None
            self.away.discard(seat)
        elif kind == m.BACK and seat is not None:
            self.stand_ins.pop(seat, None)
            self.back[seat] = at
            if customs.clock:
                bank = customs.clock * 1000
                refill = min(bank, customs.increment * 1000 or bank // REFILL)
                self.left[seat] = max(self.left.get(seat, bank), refill)

    def _charge(self, seat: int, at: int, customs: Customs) -> None:
        """The time since the question is the seat's, unless a bot plays it."""
        if seat not in self.stand_ins and self.paused is None:
            spent = max(at - self.running_since(seat), 0)
            self.used[seat] = self.used.get(seat, 0) + spent
            if customs.clock:
                self.left[seat] = max(self.left.get(seat, customs.clock * 1000) - spent, 0)
        self.since = max(at, self.since)

    def _end_turn(self, customs: Customs) -> None:
        assert self.last is not None
        if customs.clock:
            bank = customs.clock * 1000
            self.left[self.last] = min(bank, self.left.get(self.last, bank) + customs.increment * 1000)

    def running_since(self, seat: int) -> int:
        return max(self.since, self.back.get(seat, 0))

    def passed(self, seat: int, now: int) -> int:
        """What the question that a person must answer has taken so far."""
        waiting = self.since and self.paused is None and seat not in self.stand_ins
        return max(now - self.running_since(seat), 0) if waiting else 0

    def left_of(self, seat: int, asked: int | None, customs: Customs) -> int:
        """Without what the open question takes."""
        bank = customs.clock * 1000
        left = self.left.get(seat, bank)
        # A turn that is over adds to it; that is written down when the next one answers.
        return min(bank, left + customs.increment * 1000) if seat == self.last and seat != asked else left

    def due(self, seat: int, customs: Customs) -> Due | None:
        """What happens next to the person who must answer at that seat, if nobody does anything."""
        if self.paused is not None or not self.since:
            return None
        since = self.running_since(seat)
        found: list[Due] = []
        warned = self.warned is not None and self.warned[0] == seat
        if customs.clock:
            left = self.left.get(seat, customs.clock * 1000)
            found.append(Due(since + left, m.TIMEOUT))
            rest = min(customs.clock * 1000 // LAST_PART, left // 2)
            if not warned:
                found.append(Due(since + left - rest, m.WARNED))
        if customs.away and seat not in self.away:
            half = customs.away * 500
            # However late the announcement comes, there is half the time after it.
            told = self.warned[2] if self.warned is not None and warned else 0
            found.append(Due(max(since + 2 * half, told + half), m.AWAY))
            if not warned:
                found.append(Due(since + half, m.WARNED))
        return min(found, default=None)

    def announced(self, seat: int, customs: Customs, now: int) -> int:
        """The moment an announcement made now speaks of: the first thing that would happen."""
        twin = self.copy()
        twin.warned = (seat, 0, now)
        found = twin.due(seat, customs)
        return 0 if found is None else found.at


def by_presence(customs: Customs) -> bool:
    """Whether being connected counts: over days it does not, an open page answers nothing."""
    return customs.pace != DAYS
