"""Told in time: who closed the page hears by Web Push that a table waits, once until they look.

What is due follows from the tables themselves: a seat is asked, nobody sits there now, and it was not told
since somebody last looked. So nothing is lost with a process that dies, and of several processes one sends.
"""

import asyncio
import json
import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from importlib.metadata import entry_points
from typing import Any, Final, NamedTuple, Protocol
from zoneinfo import ZoneInfo

from sqlalchemy import and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from nave.kernel.said import Said
from nave.tables import happenings, letters, schema, sealed
from nave.tables import model as m
from nave.tables.errors import Invalid, Refused, TableError
from nave.tables.happenings import worth_telling
from nave.tables.held import Pair, opened
from nave.tables.people import names_of
from nave.tables.post import Forbidden, checked, post
from nave.tables.rounds import look_on
from nave.tables.secrets import digest
from nave.tables.service import TableService
from nave.tables.worded import Due, Notice, notice_of, quiet_until

log = logging.getLogger("nave.tables")

GROUP: Final = "nave.notifiers"
# What a browser calls itself that no push reaches: it is told by what the server is set up with.
CHANNEL: Final = re.compile(r"channel:[A-Za-z0-9_-]{16,64}")
LOOK_EVERY: Final = 2.0
AT_ONCE: Final = 200
# More at a time for one browser become one sentence.
FOLDED: Final = 3
# Milliseconds until who was claimed and not told is tried again; after a failure, by its number.
CLAIMED: Final = 120_000
AGAIN: Final = (60_000, 300_000, 1_800_000, 10_800_000)
MOST_OF_SERVER: Final = 100_000
_n, _b, _t, _s = schema.notices, schema.subscriptions, schema.tables, schema.seats

SENT: Final = "sent"
GONE: Final = "gone"
LATER: Final = "later"


class Subscription(NamedTuple):
    endpoint: str
    p256dh: str
    auth: str
    language: str
    zone: str
    # Minutes of the day; None: at any time.
    quiet_from: int | None
    quiet_to: int | None
    # What it wants to hear of.
    kinds: tuple[str, ...] = happenings.USUAL


# Sends a notice to an address of its kind: SENT, GONE (never again) or LATER.
Notifier = Callable[[Any, Notice], Awaitable[str]]


class Sends(Protocol):
    """What a plug-in brings to tell people on a way of its own."""

    async def send(self, notice: Notice) -> object: ...


def notifiers() -> dict[str, Sends]:
    """What plug-ins offer beside Web Push: objects with `async send(notice)`; None: not set up here."""
    found = {}
    for point in entry_points(group=GROUP):
        try:
            made = point.load()()
            if made is not None:
                found[point.name] = made
        except Exception:
            log.exception("a notifier cannot be used", extra={"notifier": point.name})
    return found


class Notices:
    def __init__(
        self, service: TableService, delay: float, contact: str, private: bool, on: bool = True
    ) -> None:
        self.service = service
        self.delay = delay
        self.contact = contact
        self.private = private
        self.on = on and sealed.POSSIBLE
        self.also: dict[str, Sends] = {}
        # Writes to people's own addresses; None: not set up here.
        self.writer: letters.Writes | None = None
        self._sender: sealed.Sender | None = None
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        if self.on:
            found = notifiers()
            # Some tell only whom they are given.
            self.also = {name: one for name, one in found.items() if getattr(one, "everybody", True)}
            self.writer = next((one for one in found.values() if isinstance(one, letters.Writes)), None)
            self._task = asyncio.ensure_future(self._look_on())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def sender(self) -> sealed.Sender:
        """The server's keys, made when they are first needed and shared by all processes."""
        if self._sender is None:
            h, store = schema.house, self.service.store
            query = select(h.c.value).where(h.c.name == "vapid")
            try:
                async with store.writing() as connection:
                    found = (await connection.execute(query)).scalar_one_or_none()
                    if found is None:
                        found = sealed.Sender.new()
                        await connection.execute(insert(h), {"name": "vapid", "value": found})
            except IntegrityError:
                async with store.reading() as connection:
                    found = (await connection.execute(query)).scalar_one()
            self._sender = sealed.Sender(str(found))
        return self._sender

    # ------------------------------------------------------------ who wants to be told

    async def prove(self, address: str, language: str) -> None:
        """Send a number to an address; who knows it may be told there."""
        if self.writer is None:
            raise Refused(Said("refused-endpoint"))
        await letters.send_number(self.writer, await self.sender(), address, language, m.now())

    async def subscribe(self, wish: Subscription, pairs: Sequence[Pair], number: str = "") -> int:
        """Tell that browser of just these seats from now on; how many of them the keys open."""
        key = digest(wish.endpoint)
        await self._check(wish, key, number)
        found = await opened(self.service.store, pairs)
        seats = [(one.row.id, seat) for one in found for seat in one.mine]
        last = {one.row.id: one.row.last for one in found}
        async with self.service.store.writing() as connection:
            count = (await connection.execute(select(func.count()).select_from(_b))).scalar_one()
            known = await connection.execute(
                select(_n.c.table_id, _n.c.seat).where(_n.c.subscription_id == key)
            )
            before = {(row.table_id, row.seat) for row in known.all()}
            gone = await connection.execute(delete(_b).where(_b.c.id == key))
            if not gone.rowcount and count >= MOST_OF_SERVER:
                raise Invalid(Said("refused-endpoint"))
            stored = {**wish._asdict(), "kinds": ",".join(wish.kinds)}
            await connection.execute(insert(_b), {"id": key, **stored, "at": m.now()})
            for table, seat in before - set(seats):
                mine = (_n.c.subscription_id == key, _n.c.table_id == table, _n.c.seat == seat)
                await connection.execute(delete(_n).where(*mine))
            untold = {"subscription_id": key, "told_at": 0, "next_at": 0, "tries": 0}
            fresh = [
                {**untold, "table_id": t, "seat": s, "read_number": last[t]}
                for t, s in seats
                if (t, s) not in before
            ]
            if fresh:
                await connection.execute(insert(_n), fresh)
        return len(seats)

    async def _check(self, wish: Subscription, key: str, number: str) -> None:
        address = letters.address_of(wish.endpoint)
        try:
            ZoneInfo(wish.zone)
            if address is not None:
                reachable = self.writer is not None
            elif CHANNEL.fullmatch(wish.endpoint):
                reachable = bool(self.also)
            else:
                checked(wish.endpoint, self.private)
                reachable = sealed.check_keys(wish.p256dh, wish.auth)
        except (Forbidden, OSError, KeyError, ValueError):
            reachable = False
        if not reachable:
            raise Invalid(Said("refused-endpoint"))
        if address is None or letters.proved(await self.sender(), address, number, m.now()):
            return
        async with self.service.store.reading() as connection:
            known = (await connection.execute(select(_b.c.id).where(_b.c.id == key))).scalar_one_or_none()
        if known is None:
            raise Invalid(Said("refused-mail-number"))

    async def forget(self, endpoint: str) -> None:
        await self._forget(digest(endpoint))

    async def _forget(self, key: str) -> None:
        async with self.service.store.writing() as connection:
            await connection.execute(delete(_n).where(_n.c.subscription_id == key))
            await connection.execute(delete(_b).where(_b.c.id == key))

    # ------------------------------------------------------------ telling

    async def _look_on(self) -> None:
        await look_on(self.look, LOOK_EVERY, log, "nobody was told", "notices could not be sent")

    async def look(self) -> None:
        """Tell everybody who is due: first whose turn it is, then what else happened."""
        await self._note_who_looked()
        now = m.now()
        await self._tell_all([Due(row) for row in await self._asked(now)], now)
        await self._tell_all(await self._happened(now), now)

    async def _note_who_looked(self) -> None:
        """Whoever has just looked is told again; the database hears of that only now and then."""
        tables = list(self.service.seen_tables())[:AT_ONCE]
        if not tables:
            return
        query = select(_n.c.table_id).where(_n.c.table_id.in_(tables)).distinct()
        async with self.service.store.reading() as connection:
            followed = set((await connection.execute(query)).scalars())
        if followed:
            await self.service.flush_seen(followed)

    async def _asked(self, now: int) -> Sequence[Any]:
        """The seats that must answer and were not told so since somebody looked."""
        query = (
            select(_n, _b, _t.c.game, _t.c.turn, _t.c.due_at, _t.c.warned_at, _t.c.last)
            .join(_b, _b.c.id == _n.c.subscription_id)
            .join(_t, and_(_t.c.id == _n.c.table_id, _t.c.to_answer == _n.c.seat))
            .join(_s, and_(_s.c.table_id == _n.c.table_id, _s.c.seat == _n.c.seat))
            .where(
                _t.c.status == m.RUNNING,
                _t.c.asked_number == _t.c.last,
                _t.c.asked_at <= now - int(self.delay * 1000),
                _t.c.paused_at == 0,
                or_(
                    and_(
                        _b.c.kinds.contains(happenings.TURN),
                        _t.c.asked_at > _n.c.told_at,
                        or_(_n.c.told_at == 0, _s.c.seen_at > _n.c.told_at),
                    ),
                    # What time will do is told once more, looked at or not.
                    and_(_b.c.kinds.contains(happenings.TIME), _t.c.warned_at > _n.c.told_at),
                ),
                _n.c.next_at <= now,
            )
            .order_by(_t.c.asked_at)
            .limit(AT_ONCE)
        )
        async with self.service.store.reading() as connection:
            return (await connection.execute(query)).all()

    async def _happened(self, now: int) -> list[Due]:
        """What else is worth telling, of tables that were looked at since the last notice."""
        query = (
            select(_n, _b, _t.c.game, _t.c.status, _t.c.last, _s.c.seen_at)
            .join(_b, _b.c.id == _n.c.subscription_id)
            .join(_t, _t.c.id == _n.c.table_id)
            .join(_s, and_(_s.c.table_id == _n.c.table_id, _s.c.seat == _n.c.seat))
            .where(
                _t.c.last > _n.c.read_number,
                _t.c.changed_at <= now - int(self.delay * 1000),
                or_(_n.c.told_at == 0, _s.c.seen_at > _n.c.told_at),
                _n.c.next_at <= now,
            )
            .order_by(_t.c.changed_at)
            .limit(AT_ONCE)
        )
        async with self.service.store.reading() as connection:
            rows = (await connection.execute(query)).all()
        found = []
        # Who hangs up is known to be gone only a moment later: what happened meanwhile was not seen.
        leaving = int(self.service.presence.leaving * 1000)
        for row in rows:
            entries = await self.service.store.entries(row.table_id, row.read_number)
            unseen = [
                one for one in entries if one.at > row.seen_at - leaving and one.kind in happenings.READ
            ]
            news = worth_telling(unseen, row.seat, row.status, row.kinds.split(","))
            if news is not None:
                found.append(Due(row, news, await self._names(row.table_id)))
            else:
                read = update(_n).where(*self._of(row), _n.c.read_number == row.read_number)
                async with self.service.store.writing() as connection:
                    await connection.execute(read.values(read_number=row.last))
        return found

    async def _names(self, table: str) -> list[str]:
        try:
            loaded = await self.service.store.load(table)
        except TableError:
            return []
        return [] if loaded is None else names_of(loaded[1], [""] * len(loaded[1]))

    async def _tell_all(self, found: Sequence[Due], now: int) -> None:
        due: dict[str, list[Due]] = {}
        for one in found:
            if one.row.seat not in self.service.presence.seats(one.row.table_id):
                due.setdefault(one.row.subscription_id, []).append(one)
        for of_one in due.values():
            await self._tell(of_one, now)

    async def _tell(self, found: list[Due], now: int) -> None:
        first = found[0].row
        until = quiet_until(first.quiet_from, first.quiet_to, first.zone, now)
        if until is not None:
            await self._put_off([one.row for one in found], until)
            return
        found = [one for one in found if await self._claim(one.row, now)]
        folded = len(found) > FOLDED
        for some in [found] if folded else [[one] for one in found]:
            if some:
                await self._send([one.row for one in some], notice_of(some, first.language), now)

    async def _claim(self, row: Any, now: int) -> bool:
        """Of several processes one tells."""
        mine = self._of(row)
        claimed = update(_n).where(*mine, _n.c.next_at == row.next_at, _n.c.told_at == row.told_at)
        async with self.service.store.writing() as connection:
            done = await connection.execute(claimed.values(next_at=now + CLAIMED, tries=row.tries + 1))
        return done.rowcount == 1

    async def _send(self, rows: list[Any], notice: Notice, now: int) -> None:
        first = rows[0]
        address = letters.address_of(first.endpoint)
        # Where no push reaches, what the server is set up with does.
        apart = address is not None or CHANNEL.fullmatch(first.endpoint) is not None
        if address is not None:
            status = await self._write(address, notice, first.language)
        elif apart:
            status = 201 if await self._also(notice) else 0
        else:
            status = await self._push(first, notice, now)
        if status in (404, 410):
            await self._forget(first.subscription_id)
            return
        told = False
        for row in rows:
            if 200 <= status < 300 or row.tries >= len(AGAIN):
                told = True
                values = {"told_at": now, "next_at": 0, "tries": 0, "read_number": row.last}
            else:
                values = {"next_at": now + AGAIN[row.tries]}
            async with self.service.store.writing() as connection:
                await connection.execute(update(_n).where(*self._of(row)).values(values))
        # Once, however often a push had to be tried.
        if told and not apart:
            await self._also(notice)

    async def _also(self, notice: Notice) -> bool:
        """Tell in the ways that the server is set up with; whether one of them worked."""
        told = False
        for name, also in self.also.items():
            try:
                await also.send(notice)
                told = True
            except Exception:
                log.exception("a notifier failed", extra={"notifier": name})
        return told

    async def _write(self, address: str, notice: Notice, language: str) -> int:
        return 0 if self.writer is None else await letters.tell(self.writer, address, notice, language)

    async def _push(self, row: Any, notice: Notice, now: int) -> int:
        """The status of the push service; 0 if it could not be asked."""
        body = sealed.sealed(json.dumps(notice._asdict()).encode(), row.p256dh, row.auth)
        sender = await self.sender()
        headers = {
            "Authorization": sender.proof(row.endpoint, self.contact, now // 1000),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": "86400",
            "Topic": digest(notice.tag)[:32],
        }
        try:
            return await asyncio.to_thread(post, row.endpoint, body, headers, self.private)
        except Forbidden:
            return 410
        except OSError:
            return 0

    async def _put_off(self, rows: list[Any], until: int) -> None:
        async with self.service.store.writing() as connection:
            for row in rows:
                await connection.execute(update(_n).where(*self._of(row)).values(next_at=until))

    @staticmethod
    def _of(row: Any) -> tuple[Any, ...]:
        return (
            _n.c.subscription_id == row.subscription_id,
            _n.c.table_id == row.table_id,
            _n.c.seat == row.seat,
        )
