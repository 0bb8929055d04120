"""What whoever runs the server does at a table: commands like those of people, but no key asks for them."""

from dataclasses import replace

from nave.kernel.said import Said
from nave.tables import model as m
from nave.tables.commands import Command, sit_down
from nave.tables.errors import Invalid, Refused
from nave.tables.live import Live
from nave.tables.model import Holder, Limits, Outcome, Standing
from nave.tables.plans import Plan, Step
from nave.tables.texts import plain_text


class Operating(Command, frozen=True, kw_only=True):
    optional = False

    def sitting(self, live: Live) -> int:
        if self.seat is None or self.seat not in range(live.row.seats):
            raise Invalid(Said("refused-seat", seat=str(self.seat), last=live.row.seats - 1))
        return self.seat


class Announce(Operating, frozen=True, kw_only=True):
    """Tell the table when it will end unless something happens there."""

    kind = "announce"

    ends_at: int

    def plan(self, live: Live, holder: Holder, limits: Limits) -> Plan:
        return Plan([Step(m.EXPIRING, None, str(self.ends_at))], live.row.standing)


class Close(Operating, frozen=True, kw_only=True):
    """End the table without a result, whatever rules its game needs; its journal and its record stay.

    Without a reason: because nobody does anything there.
    """

    kind = "close"

    reason: str = ""

    def plan(self, live: Live, holder: Holder, limits: Limits) -> Plan:
        if live.row.status == m.OVER:
            raise Refused(Said("refused-table-over"))
        resigned = [seat.seat for seat in live.seats if seat.resigned]
        words = plain_text(self.reason, "message", m.CHAT_LENGTH, 0)
        end = Step(m.END, None, m.CLOSED if words else m.EXPIRED)
        return Plan([end], Standing(m.OVER, Outcome(None, [], words, resigned)))


class Rekey(Operating, frozen=True, kw_only=True):
    """Give a seat a new key: the link of before opens nothing more."""

    kind = "rekey"

    key_hash: str

    def plan(self, live: Live, holder: Holder, limits: Limits) -> Plan:
        seat = self.sitting(live)
        if not live.seats[seat].person:
            raise Refused(Said("refused-bot-seat", seat=seat))
        new = replace(live.seats[seat], key_hash=self.key_hash)
        return Plan([Step(m.REKEYED, seat)], live.row.standing, seats=[new])


class Rename(Operating, frozen=True, kw_only=True):
    kind = "rename"

    name: str

    def plan(self, live: Live, holder: Holder, limits: Limits) -> Plan:
        seat = self.sitting(live)
        plan = sit_down(live, seat, self.name)
        plan.seats = [replace(plan.seats[0], joined=live.seats[seat].joined)]
        return plan


class Mute(Operating, frozen=True, kw_only=True):
    """Let a seat say nothing more in the chat, or again."""

    kind = "mute"

    on: bool

    def plan(self, live: Live, holder: Holder, limits: Limits) -> Plan:
        return Plan([Step(m.MUTED, self.sitting(live), m.ON if self.on else "")], live.row.standing)


class SwitchChat(Operating, frozen=True, kw_only=True):
    """Switch the chat of a table off, or on again."""

    kind = "switch_chat"

    on: bool

    def plan(self, live: Live, holder: Holder, limits: Limits) -> Plan:
        return Plan([Step(m.SILENT, None, "" if self.on else m.ON)], live.row.standing)


class Erased(Operating, frozen=True, kw_only=True):
    """Note that the name and the words of a seat were erased; what was played stays."""

    kind = "erased"

    def plan(self, live: Live, holder: Holder, limits: Limits) -> Plan:
        return Plan([Step(m.ERASED, self.sitting(live))], live.row.standing)
