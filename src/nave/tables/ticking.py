"""What time does at tables: it announces that somebody will be away, says that they are, and runs out.

Each is a journal entry like all others, so of several processes one does it: the numbers let one of them win.
"""

import asyncio
import logging
from typing import Final

import msgspec
from sqlalchemy import insert, select, update

from nave.bots import bots
from nave.kernel.said import Said
from nave.tables import model as m
from nave.tables import schema
from nave.tables.clocks import by_presence
from nave.tables.customs import BOT, Customs
from nave.tables.errors import Refused, TableError
from nave.tables.live import Live
from nave.tables.model import Holder, Limits
from nave.tables.operating import Operating
from nave.tables.plans import Plan, Step, changed, played_by, running, standing
from nave.tables.rounds import look_on
from nave.tables.service import TableService
from nave.tables.times import awaited

log = logging.getLogger("nave.tables")

LOOK_EVERY: Final = 1.0
AT_ONCE: Final = 200
# A server says that it runs this often; who comes after so long a silence gives the time back. Milliseconds.
BEAT_EVERY: Final = 30_000
STILL: Final = 90_000
BEAT: Final = "beat"
# The strongest that answers in time; the opponents of whoever is away cannot choose a weak one.
STAND_IN: Final = "mason"
_t, _h = schema.tables, schema.house


class Tick(Operating, frozen=True, kw_only=True):
    """What time does to whoever must answer now."""

    kind = "tick"

    # Whoever is connected in an evening is not away; their clock runs all the same.
    present: bool = False

    @property
    def absent(self) -> int | None:
        return self.seat

    def plan(self, live: Live, holder: Holder, limits: Limits) -> Plan:
        game, seat, now = running(live), awaited(live), m.now()
        customs = counted(live.row.customs, self.present)
        due = None if seat is None else live.clocks.due(seat, customs)
        if seat is None or due is None or due.at > now:
            raise Refused(Said("refused-nothing-due"))
        if due.kind == m.WARNED:
            moment = live.clocks.announced(seat, customs, now)
            return Plan([Step(m.WARNED, seat, str(moment))], live.row.standing)
        if due.kind == m.AWAY and (customs.stand_in != BOT or not others(live, seat)):
            return Plan([Step(m.AWAY, seat)], live.row.standing)
        name = STAND_IN if STAND_IN in bots() else bots()[0]
        away = played_by(live.seats[seat], name)
        steps = [Step(due.kind, seat), Step(m.REPLACED, seat, name)]
        return Plan(steps, standing(game, changed(live, away)), seats=[away])


def counted(customs: Customs, present: bool) -> Customs:
    """What counts for somebody who is there, or is not."""
    return msgspec.structs.replace(customs, away=0) if present else customs


def others(live: Live, seat: int) -> bool:
    """Whether somebody waits for that seat: nobody is hurried who plays alone."""
    return any(live.may_answer(one.seat) for one in live.seats if one.seat != seat)


class Stood(Operating, frozen=True, kw_only=True):
    """Give back the time for which no server ran."""

    kind = "stood"

    lasted: int

    def plan(self, live: Live, holder: Holder, limits: Limits) -> Plan:
        running(live)
        return Plan([Step(m.STOOD, None, str(self.lasted))], live.row.standing)


class Ticking:
    """Looks for tables where time does something, and lets it."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self._task: asyncio.Task[None] | None = None
        self._beaten = 0

    async def beat(self) -> None:
        """Note that a server runs; whichever of several does."""
        self._beaten = m.now()
        value = {"value": str(self._beaten)}
        async with self.service.store.writing() as connection:
            done = await connection.execute(update(_h).where(_h.c.name == BEAT).values(value))
            if done.rowcount == 0:
                await connection.execute(insert(_h), {"name": BEAT, **value})

    async def give_back(self) -> int:
        """After a while without any server: what passed of clocks and absences does not count."""
        async with self.service.store.reading() as connection:
            found = await connection.execute(select(_h.c.value).where(_h.c.name == BEAT))
            known = found.scalar_one_or_none()
            timed = list((await connection.execute(select(_t.c.id).where(_t.c.due_at > 0))).scalars())
        lasted = 0 if known is None else m.now() - int(known)
        if lasted < STILL:
            return 0
        await self.beat()
        for table in timed:
            try:
                live = await self.service.live(table)
                await self.service.submit(live, Holder(table, ()), Stood(lasted=lasted, follows=live.last))
            except TableError as error:
                log.info("time was not given back", extra={"table": table, "reason": str(error)})
        return len(timed)

    async def open(self) -> None:
        await self.give_back()
        self._task = asyncio.ensure_future(self._look_on())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _look_on(self) -> None:
        await look_on(self._round, LOOK_EVERY, log, "time stands still", "clocks could not be looked at")

    async def _round(self) -> None:
        if m.now() - self._beaten > BEAT_EVERY:
            await self.beat()
        await self.look()

    async def look(self) -> int:
        """One round; at how many tables time did something."""
        query = (
            select(_t.c.id, _t.c.due_at).where(_t.c.due_at <= m.now()).order_by(_t.c.due_at).limit(AT_ONCE)
        )
        async with self.service.store.reading() as connection:
            found = [(row.id, row.due_at) for row in (await connection.execute(query)).all()]
        done = 0
        for table, at in found:
            try:
                done += await self._tick(table, at)
            except TableError as error:
                # Another process was faster, or somebody answered just now.
                log.debug("nothing was due", extra={"table": table, "reason": str(error)})
                await self._put_off(table, at, m.now() + 60_000)
        return done

    async def _tick(self, table: str, at: int) -> bool:
        service = self.service
        live = await service.live(table)
        if service.store.shared:
            await service.refresh(live)
        seat = awaited(live)
        if seat is None:
            await self._put_off(table, at, None)
            return False
        customs, until = live.row.customs, None
        if customs.away and by_presence(customs):
            seen = m.now() if seat in live.here else await service.last_seen(live, seat)
            until = seen + customs.away * (500 if live.clocks.warned is None else 1000)
        present = until is not None and until > m.now()
        due = live.clocks.due(seat, counted(customs, present))
        if due is None or due.at > m.now():
            moments = [one for one in (until, None if due is None else due.at) if one is not None]
            await self._put_off(table, at, min(moments, default=None))
            return False
        await service.submit(live, Holder(table, ()), Tick(seat=seat, follows=live.last, present=present))
        return True

    async def _put_off(self, table: str, at: int, until: int | None) -> None:
        changed = update(_t).where(_t.c.id == table, _t.c.due_at == at).values(due_at=until)
        async with self.service.store.writing() as connection:
            await connection.execute(changed)
