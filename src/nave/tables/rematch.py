"""The same people again: one new table for each finished one, whoever asks first.

Everybody's key opens the same person's seat at the new table, so nobody has to be sent a link. Seats are
turned by one: who sat second begins.
"""

from dataclasses import replace

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from nave.kernel.said import Said
from nave.tables import model as m
from nave.tables import schema
from nave.tables.commands import Command
from nave.tables.errors import NotAllowed, Refused
from nave.tables.live import Live
from nave.tables.maker import Making
from nave.tables.model import Holder, Limits, SeatRow, SeatSpec, TableSpec
from nave.tables.plans import Plan, Step
from nave.tables.service import TableService
from nave.tables.store import Store


class Again(Command, frozen=True, kw_only=True):
    """Tell a finished table where its people play again."""

    kind = "again"

    table: str

    def sent_by(self, holder: Holder) -> str | None:
        return None

    def plan(self, live: Live, holder: Holder, limits: Limits) -> Plan:
        return Plan([Step(m.AGAIN, live.acting_as(holder, self.seat), self.table)], live.row.standing)


class Publish(Command, frozen=True, kw_only=True):
    """Let anybody with the link look at a finished game, or nobody any more. Everybody is told who did."""

    kind = "publish"

    on: bool = True

    def plan(self, live: Live, holder: Holder, limits: Limits) -> Plan:
        seat = live.acting_as(holder, self.seat)
        if live.row.status != m.OVER or live.game is None:
            raise Refused(Said("refused-not-over"))
        return Plan([Step(m.PUBLISHED, seat, m.ON if self.on else "")], live.row.standing)


async def child_of(store: Store, table: str) -> str | None:
    t = schema.tables
    async with store.reading() as connection:
        found = await connection.execute(select(t.c.id).where(t.c.rematch_of == table))
        return found.scalar_one_or_none()


async def rematch(service: TableService, live: Live, holder: Holder, same: bool, making: Making) -> str:
    """The table at which the people of a finished one play again; made by whoever comes first."""
    if holder.spectator:
        raise NotAllowed(Said("refused-spectator"))
    if live.row.status != m.OVER:
        raise Refused(Said("refused-not-over"))
    found = live.again or await child_of(service.store, live.row.id)
    if found is None:
        found = await _made(service, live, holder, same, making)
    if live.again is None:
        await service.submit(live, holder, Again(table=found))
    return found


async def _made(service: TableService, live: Live, holder: Holder, same: bool, making: Making) -> str:
    row, turned = live.row, [*live.seats[1:], *live.seats[:1]]
    if same and live.dealt is None:
        raise Refused(Said("refused-no-setup"))
    spec = TableSpec(
        row.game,
        [SeatSpec(kind_of(seat), seat.name, seat.bot) for seat in turned],
        dict(row.options),
        live.dealt if same else None,
        row.component_name,
        row.listed,
        row.customs,
        row.id,
    )
    new, seats, keys = await service.prepare(spec, making)
    sitting = [seated(fresh, old, old.seat in holder.seats) for fresh, old in zip(seats, turned, strict=True)]
    try:
        await service.keep_new(Live(new, sitting, []), keys, making, spec.seats)
    except IntegrityError:
        # Somebody else was faster; there is one rematch for everybody.
        found = await child_of(service.store, row.id)
        if found is None:
            raise Refused(Said("refused-not-stored")) from None
        return found
    return new.id


def seated(fresh: SeatRow, old: SeatRow, here: bool) -> SeatRow:
    """The seat at the new table: the same key opens it; whoever asked sits there already."""
    if old.key_hash is None:
        return fresh
    kind = m.DEVICE if here and old.kind == m.DEVICE else fresh.kind
    return replace(fresh, kind=kind, name=old.name, key_hash=old.key_hash, joined=here)


def kind_of(seat: SeatRow) -> str:
    """Whoever gave up or was replaced plays again; a bot that nobody's key opens is a bot."""
    return m.BOT if seat.key_hash is None else m.PERSON
