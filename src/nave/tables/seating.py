"""Keys and links of people: who comes again, who moves, what is changed before the game begins."""

from dataclasses import replace
from typing import Final

import msgspec

from nave.api import component_set, rules_of
from nave.kernel.errors import NaveError
from nave.kernel.said import Said
from nave.tables import model as m
from nave.tables.commands import Command, check_absent, check_id
from nave.tables.customs import Customs, checked_customs
from nave.tables.errors import Invalid, NotAllowed, Refused
from nave.tables.live import Live
from nave.tables.model import Arranged, Holder, Limits
from nave.tables.plans import Plan, Step

INVITE: Final = "invite"
WATCH: Final = "watch"


class Knock(Command, frozen=True, kw_only=True):
    """Come with the link of a taken seat and say to be its person. The key opens nothing until one agrees."""

    kind = "knock"

    key_hash: str

    def sent_by(self, holder: Holder) -> str | None:
        return self.key_hash

    def plan(self, live: Live, holder: Holder, limits: Limits) -> Plan:
        check_id(self.id)
        if holder.used is None:
            raise NotAllowed(Said("refused-no-used-link"))
        if not live.seats[holder.used].person:
            raise Refused(Said("refused-bot-seat", seat=holder.used))
        return Plan([Step(m.KNOCK, holder.used, self.key_hash)], live.row.standing)


class Admit(Command, frozen=True, kw_only=True):
    """Agree that whoever knocked is the person of a seat, or not.

    Who holds the seat decides alone. If that person is gone, all others together do. The seat moves: its key
    of before opens nothing more, and everybody is told.
    """

    kind = "admit"

    target: int
    yes: bool = True

    @property
    def absent(self) -> int | None:
        return self.target

    def plan(self, live: Live, holder: Holder, limits: Limits) -> Plan:
        knock = live.knocks.get(self.target)
        if knock is None:
            raise Refused(Said("refused-no-knock", seat=self.target))
        key_hash, agreed = knock
        own = self.target in holder.seats
        mine = [seat for seat in holder.seats if live.may_answer(seat)]
        if not own and not mine:
            raise NotAllowed(Said("refused-others-decide"))
        if not self.yes:
            return Plan([Step(m.REBUFF, self.target)], live.row.standing)
        if own:
            return self._moved(live, [], key_hash)
        check_absent(live, self.target, limits)
        steps = [Step(m.ADMIT, seat, str(self.target)) for seat in mine]
        needed = {
            s.seat for s in live.seats if s.seat != self.target and live.may_answer(s.seat) and s.joined
        }
        if needed <= agreed | set(mine):
            return self._moved(live, steps, key_hash)
        return Plan(steps, live.row.standing)

    def _moved(self, live: Live, steps: list[Step], key_hash: str) -> Plan:
        there = replace(live.seats[self.target], key_hash=key_hash)
        return Plan([*steps, Step(m.MOVED, self.target)], live.row.standing, seats=[there])


class Lock(Command, frozen=True, kw_only=True):
    """A new key for one's own seats: whoever else has the old one is locked out."""

    kind = "lock"

    key_hash: str

    def sent_by(self, holder: Holder) -> str | None:
        return self.key_hash

    def plan(self, live: Live, holder: Holder, limits: Limits) -> Plan:
        check_id(self.id)
        seat = live.acting_as(holder, self.seat)
        mine = [replace(live.seats[one], key_hash=self.key_hash) for one in holder.seats]
        return Plan([Step(m.REKEYED, seat)], live.row.standing, seats=mine)


class NewLink(Command, frozen=True, kw_only=True):
    """A new link for a seat that nobody has taken: the old one is void at once."""

    kind = "new_link"

    target: int
    key_hash: str

    def plan(self, live: Live, holder: Holder, limits: Limits) -> Plan:
        check_id(self.id)
        seat = live.acting_as(holder, self.seat)
        if seat in live.guests:
            raise NotAllowed(Said("refused-guest-fills"))
        free = self.target in range(live.row.seats) and live.seats[self.target]
        if not free or free.kind != m.PERSON or free.joined:
            raise Refused(Said("refused-seat-taken", seat=self.target))
        fresh = replace(free, key_hash=self.key_hash)
        return Plan([Step(m.RELINKED, self.target)], live.row.standing, seats=[fresh])


class NewTableLink(Command, frozen=True, kw_only=True):
    """A new link for all free seats, or to watch by: whoever has the old one is shut out at once."""

    kind = "new_table_link"

    what: str
    key_hash: str

    def plan(self, live: Live, holder: Holder, limits: Limits) -> Plan:
        check_id(self.id)
        seat, row = live.acting_as(holder, self.seat), live.row
        if seat in live.guests:
            raise NotAllowed(Said("refused-guest-fills"))
        if self.what == INVITE and row.status != m.OPEN:
            raise Refused(Said("refused-started"))
        links = {"invite_hash" if self.what == INVITE else "spectator_hash": self.key_hash}
        renewed = Arranged(row.options, row.component_name, row.component_hash, row.customs, **links)
        return Plan([Step(m.INVITED, seat, self.what)], row.standing, arranged=renewed)


class Arrange(Command, frozen=True, kw_only=True):
    """Change what is played and what is allowed, until the game begins. Everybody is told who did."""

    kind = "arrange"

    options: dict[str, str] | None = None
    components: str | None = None
    customs: Customs | None = None

    def plan(self, live: Live, holder: Holder, limits: Limits) -> Plan:
        seat, row = live.acting_as(holder, self.seat), live.row
        if row.status != m.OPEN:
            raise Refused(Said("refused-started"))
        if seat in live.guests:
            raise NotAllowed(Said("refused-guest-fills"))
        try:
            rules = rules_of(row.game)
            options = rules.check_settings(row.seats, row.options if self.options is None else self.options)
            name = row.component_name if self.components is None else self.components
            components = rules.components_in_play(options, component_set(row.game, name=name))
        except NaveError as error:
            raise Invalid(error) from None
        customs = row.customs if self.customs is None else checked_customs(self.customs)
        arranged = Arranged(options, components.name, components.hash, customs)
        told = msgspec.json.encode(changes(live, arranged)).decode()
        return Plan([Step(m.ARRANGED, seat, told)], row.standing, arranged=arranged)


def changes(live: Live, later: Arranged) -> dict[str, str]:
    """What is different afterwards, by the name of the setting or custom."""
    row, found = live.row, {}
    for name, value in later.options.items():
        if row.options.get(name) != value:
            found[name] = value
    if row.component_name != later.component_name:
        found["components"] = later.component_name
    before, after = msgspec.structs.asdict(row.customs), msgspec.structs.asdict(later.customs)
    found.update({name: str(value) for name, value in after.items() if before[name] != value})
    return found


class Advised(Command, frozen=True, kw_only=True):
    """Note that a seat asked for advice, where everybody is to know."""

    kind = "advised"

    def plan(self, live: Live, holder: Holder, limits: Limits) -> Plan:
        return Plan([Step(m.ADVISED, live.acting_as(holder, self.seat))], live.row.standing)
