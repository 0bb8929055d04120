"""What one asks all others for: a pause, its end, or to take back what chance or others have answered."""

from typing import Final

from nave.api import replay
from nave.kernel.said import Said
from nave.tables import model as m
from nave.tables.commands import Command
from nave.tables.customs import ASK
from nave.tables.errors import Invalid, NotAllowed, Refused
from nave.tables.journal import PAUSE, RESUME, TAKE_BACK, Asking
from nave.tables.live import Live
from nave.tables.model import Holder, Limits
from nave.tables.plans import Plan, Step, running, standing
from nave.tables.secrets import chance_of
from nave.tables.times import asked_of, awaited

WHAT: Final = (PAUSE, RESUME, TAKE_BACK)


class Ask(Command, frozen=True, kw_only=True):
    """Ask the others. What needs nobody's consent is done at once."""

    kind = "ask"

    what: str
    # Of taking back: how many answers are to be left. Without it: the own last answer goes.
    answers: int | None = None

    def plan(self, live: Live, holder: Holder, limits: Limits) -> Plan:
        if self.what not in WHAT:
            raise Invalid(Said("refused-ask", given=self.what))
        seat = live.acting_as(holder, self.seat)
        running(live)
        if not live.may_answer(seat):
            raise Refused(Said("refused-no-person", seat=seat))
        paused = live.clocks.paused
        if (paused is None) == (self.what == RESUME):
            raise Refused(Said("refused-paused" if paused else "refused-not-paused"))
        keep = kept(live, seat, self.answers) if self.what == TAKE_BACK else None
        asking = Asking(self.what, seat, keep)
        asked = Step(m.ASKED, seat, self.what if keep is None else f"{self.what} {keep}")
        needed = asked_of(live, seat)
        # Whoever asked for a pause ends it alone.
        if not needed or (self.what == RESUME and paused is not None and paused[0] == seat):
            return agreed(live, asking, [asked])
        return Plan([asked], live.row.standing)


class Vote(Command, frozen=True, kw_only=True):
    """Agree to what somebody asks for, or not. Whoever asked takes the question back by a no."""

    kind = "vote"

    yes: bool

    def plan(self, live: Live, holder: Holder, limits: Limits) -> Plan:
        asking = live.asking
        running(live)
        if asking is None:
            raise Refused(Said("refused-nothing-asked"))
        needed = asked_of(live, asking.seat)
        mine = [seat for seat in holder.seats if seat in needed]
        if not self.yes and asking.seat in holder.seats:
            mine = [asking.seat]
        if not mine:
            raise NotAllowed(Said("refused-others-decide"))
        steps = [Step(m.VOTED, seat, m.ON if self.yes else "") for seat in mine]
        if not self.yes:
            return Plan(steps[:1], live.row.standing)
        if asking.agreed | set(mine) >= set(needed):
            return agreed(live, asking, steps)
        return Plan(steps, live.row.standing)


def kept(live: Live, seat: int, wished: int | None) -> int:
    """How many answers stay when an answer of that seat goes, and all that followed it."""
    if live.row.customs.take_back != ASK:
        raise Refused(Said("refused-take-back-off"))
    mine = [place for place, number in enumerate(live.holding) if live.entries[number - 1].seat == seat]
    if not mine:
        raise Refused(Said("refused-undo"))
    if wished is None:
        return mine[-1]
    if wished not in mine:
        raise Invalid(Said("refused-not-own", answers=str(wished)))
    return wished


def agreed(live: Live, asking: Asking, steps: list[Step]) -> Plan:
    """Nobody is against it: it is done."""
    row = live.row
    if asking.what == PAUSE:
        waiting = awaited(live)
        steps.append(Step(m.PAUSED, asking.seat, "" if waiting is None else str(waiting)))
        return Plan(steps, row.standing)
    if asking.what == RESUME:
        return Plan([*steps, Step(m.RESUMED, asking.seat)], row.standing)
    assert asking.keep is not None
    # Whoever knows what chance answered must not profit from it: it draws anew.
    record = live.bare_record()
    record.answers = live.answers()[: asking.keep]
    back = replay(record, chance=chance_of(row, live.branch + 1))
    steps += [Step(m.BRANCHED, asking.seat), Step(m.UNDO, asking.seat, str(asking.keep))]
    return Plan(steps, standing(back, live.seats), back)
