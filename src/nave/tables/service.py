"""Everything people do at tables. Decides in memory, stores, and only then tells anybody."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Final

from nave.kernel.said import Said
from nave.tables import model as m
from nave.tables.bans import Bans
from nave.tables.commands import Command
from nave.tables.errors import Conflict, Full, Invalid, NoSuchTable, Refused, Stale, TableError, UnknownKey
from nave.tables.followed import Followed
from nave.tables.live import Live
from nave.tables.maker import Making
from nave.tables.making import REPEATED, key_maker, keys_of, prepared
from nave.tables.model import (
    Change,
    Entry,
    Holder,
    Keys,
    Limits,
    SeatRow,
    SeatSpec,
    Submission,
    TableRow,
    TableSpec,
)
from nave.tables.plans import Plan, asked, begin
from nave.tables.presence import Presence
from nave.tables.rows import DAMAGE, damaged
from nave.tables.secrets import digest
from nave.tables.store import DAY, Moments, Store, of_tables

log = logging.getLogger("nave.tables")

ATTEMPTS: Final = 20
# Listeners of a table that are told in one go.
AT_ONCE: Final = 50
# Above this many answers a table is rebuilt in a thread, so that the others do not wait.
LONG: Final = 150


class TableService:
    def __init__(self, store: Store, limits: Limits | None = None) -> None:
        self.store = store
        self.limits = limits or Limits()
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self._seen: Moments = {}
        self._acted: Moments = {}
        self._working: set[asyncio.Future[int]] = set()
        self.bans = Bans()
        self.presence = Presence(self._be_here)
        # Who wants to hear of tables without sitting at them, such as lists of them.
        self.followed = Followed()
        # Told after each commit of this process: the bot driver listens here.
        self.watchers: list[Callable[[Live], None]] = []

    # ------------------------------------------------------------ making tables

    async def create(self, spec: TableSpec, making: Making | None = None) -> Keys:
        making = making or Making()
        known = await self.made_before(making, spec.seats)
        if known is not None:
            return known
        row, seats, keys = await self.prepare(spec, making)
        live = Live(row, seats, [])
        if not any(seat.person for seat in seats):
            plan = begin(live, None, [])
            live.accept(self._change(live, plan, None, None), plan.game)
        return await self.keep_new(live, keys, making, spec.seats)

    async def made_before(self, making: Making, seats: list[SeatSpec]) -> Keys | None:
        """The keys to the table that the same making has made, if it is repeated."""
        found = None if making.id is None else await self.store.making(making.id)
        if found is None:
            return None
        request, table, at = found
        if request != making.request:
            raise Invalid(Said("refused-submission", id=making.id))
        if m.now() - at > REPEATED:
            raise Invalid(Said("refused-made", id=making.id))
        return keys_of(table, seats, key_maker(making, await self.store.house(), table))

    async def prepare(
        self, spec: TableSpec, making: Making | None = None
    ) -> tuple[TableRow, list[SeatRow], Keys]:
        """A table that is not stored yet, and the keys to its seats."""
        making, since = making or Making(), m.now() - DAY
        if await self.store.count(since) >= self.limits.max_tables:
            raise Full(Said("refused-full", count=self.limits.max_tables))
        await self._check_share(making, since)
        return prepared(spec, making, await self.store.house())

    async def _check_share(self, making: Making, since: int) -> None:
        if not making.network:
            return
        limits = self.limits
        here, around = await self.store.made_by(making.address, making.network, since)
        allowed = limits.share(limits.tables_per_address)
        if here >= allowed:
            raise Full(Said("refused-address-full", count=allowed))
        allowed = limits.share(limits.tables_per_network)
        if around >= allowed:
            raise Full(Said("refused-network-full", count=allowed))

    async def keep_new(self, live: Live, keys: Keys, making: Making, seats: list[SeatSpec]) -> Keys:
        """Store a new table whole; the keys to it, or to the one that the same making has made meanwhile."""
        try:
            await self.store.create(live.row, live.seats, live.entries, making)
        except Conflict:
            known = await self.made_before(making, seats)
            if known is None:
                raise Refused(Said("refused-not-stored")) from None
            return known
        self._keep(live)
        self._tell(live)
        return keys

    # ------------------------------------------------------------ finding tables

    async def live(self, table: str) -> Live:
        """The table in memory, read from the database if need be."""
        found = self._lives.get(table)
        if found is not None:
            self._lives.move_to_end(table)
            return found
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                found = self._lives.get(table)
                return found if found is not None else await self._load(table)
        finally:
            if not lock.locked():
                self._loading.pop(table, None)

    async def _load(self, table: str) -> Live:
        loaded = await self.store.load(table)
        if loaded is None:
            raise NoSuchTable(Said("refused-no-table"))
        row, seats = loaded
        entries = [entry for entry in await self.store.entries(table) if entry.number <= row.last]
        try:
            if len(entries) > LONG:
                live = await asyncio.to_thread(Live, row, seats, entries)
            else:
                live = Live(row, seats, entries)
        except DAMAGE:
            raise damaged(table) from None
        self._keep(live)
        return live

    def _keep(self, live: Live) -> None:
        self._lives[live.row.id] = live
        live.be_here(self.presence.seats(live.row.id))
        surplus = len(self._lives) - self.limits.tables_in_memory
        if surplus > 0:
            idle = [key for key, table in self._lives.items() if not table.listeners and not table.pins]
            for key in idle[:surplus]:
                if key != live.row.id:
                    del self._lives[key]

    def retire(self, table: str) -> None:
        """It was changed from outside: forget the copy in memory, and let its listeners come again."""
        live = self._lives.pop(table, None)
        if live is not None:
            live.retired = True
            self._wake(live)

    def in_memory(self, table: str) -> Live | None:
        return self._lives.get(table)

    def watched(self) -> list[str]:
        return [key for key, live in self._lives.items() if live.listeners]

    @property
    def memory(self) -> int:
        return len(self._lives)

    @property
    def listeners(self) -> int:
        return sum(len(live.listeners) for live in self._lives.values())

    async def who(self, table: str, key: str | None) -> tuple[Live, Holder]:
        live = await self.live(table)
        key_hash = None if key is None else digest(key)
        holder = live.holder(key_hash)
        if holder is None and self.store.shared and await self.refresh(live):
            holder = live.holder(key_hash)
        if holder is None:
            if key is None:
                raise NoSuchTable(Said("refused-hidden-table"))
            raise UnknownKey(Said("refused-key"))
        for seat in holder.seats:
            self._seen[table, seat] = m.now()
        return live, holder

    async def refresh(self, live: Live, number: int | None = None) -> bool:
        """Read what other processes have stored, unless that number is known; True if there was something."""
        async with live.lock:
            if number is not None and live.last >= number:
                return False
            return await self._refresh(live)

    def hear(self, live: Live, change: Change) -> bool:
        """Take what another process has stored from its own words; False if it has to be read."""
        if live.last >= change.number:
            return True
        if live.last != change.last or live.lock.locked():
            return False
        if any(entry.kind not in m.HANDED_OVER for entry in change.entries):
            # Whoever runs the server may have changed more than the change says.
            return False
        live.hear(change)
        self._wake(live)
        return True

    async def _refresh(self, live: Live) -> bool:
        entries = await self.store.entries(live.row.id, live.last)
        if not entries:
            return False
        loaded = await self.store.load(live.row.id)
        assert loaded is not None
        row, seats = loaded
        # Rows may be newer than the entries read before them; the next refresh brings the rest.
        row.last = entries[-1].number
        live.catch_up(row, seats, entries)
        self._wake(live)
        return True

    # ------------------------------------------------------------ changing tables

    async def submit(self, live: Live, holder: Holder, command: Command) -> int:
        """Carry out a command once, however often it is submitted; the number of its last journal entry.

        Shielded: a client that hangs up in the middle must not leave memory and database apart.
        """
        work = asyncio.ensure_future(self._submit(live, holder, command))
        live.pins += 1
        self._working.add(work)
        work.add_done_callback(lambda _: self._done(live, work))
        return await asyncio.shield(work)

    def _done(self, live: Live, work: asyncio.Future[int]) -> None:
        live.pins -= 1
        self._working.discard(work)

    async def finish(self) -> None:
        """Wait for what is being stored; called before the database is closed."""
        await asyncio.gather(*self._working, return_exceptions=True)

    async def _submit(self, live: Live, holder: Holder, command: Command) -> int:
        sent, key_hash = None, command.sent_by(holder)
        if command.id is not None and key_hash is not None:
            sent = Submission(key_hash, command.id, command.request)
        async with live.lock:
            for _ in range(ATTEMPTS):
                known = None if sent is None else await self._known(live, sent)
                if known is not None:
                    return known
                await self._look_for(live, command.absent)
                try:
                    plan = self._planned(live, holder, command)
                except TableError:
                    # It may be refused because of something that happened at another process.
                    if self.store.shared and await self._refresh(live):
                        continue
                    raise
                # A refusal is no reply to be given again: the same may be right by then.
                change = self._change(live, plan, command.id, None if plan.refusal else sent)
                try:
                    await self.store.commit(change)
                except Conflict:
                    await self._refresh(live)
                    continue
                live.accept(change, plan.game)
                self._tell(live)
                if plan.refusal:
                    raise plan.refusal
                return change.number
        raise Refused(Said("refused-busy"))

    async def _known(self, live: Live, sent: Submission) -> int | None:
        """The number replied to it before. Every submission has left an entry in the journal."""
        if sent.id not in live.sent:
            return None
        found = await self.store.sent(live.row.id, sent.key_hash, sent.id)
        if found is None:
            return None
        request, number = found
        if request not in ("", sent.request):
            raise Invalid(Said("refused-submission", id=sent.id))
        return number

    def _planned(self, live: Live, holder: Holder, command: Command) -> Plan:
        follows = command.follows
        if follows is not None and not live.moved <= follows <= live.last:
            said = Said("refused-stale", follows=str(follows), last=str(live.last))
            raise Stale(said, number=live.last)
        if holder.key_hash is not None and live.holder(holder.key_hash) != holder:
            raise UnknownKey(Said("refused-key-changed"))
        plan = command.plan(live, holder, self.limits)
        full = live.last + len(plan.steps) > self.limits.journal_entries
        if full and (command.optional or plan.refusal is not None):
            raise Refused(Said("refused-journal"))
        return plan

    @staticmethod
    def _change(live: Live, plan: Plan, submission: str | None, sent: Submission | None) -> Change:
        moment = m.now()
        entries = [
            Entry(number, step.kind, step.seat, step.text, submission, moment)
            for number, step in enumerate(plan.steps, start=live.last + 1)
        ]
        stands = replace(plan.standing, asked=asked(live, plan, entries, moment))
        return Change(live.row.id, live.last, entries, stands, plan.seats, sent, plan.arranged)

    def _tell(self, live: Live) -> None:
        self._wake(live)
        for watcher in self.watchers:
            watcher(live)

    def _wake(self, live: Live) -> None:
        self._wake_some(list(live.listeners))
        self.followed.stir(live.row.id)

    def _wake_some(self, listeners: list[Callable[[], None]]) -> None:
        """Each tells its own on the spot; where a crowd looks on, others get on in between."""
        for listener in listeners[:AT_ONCE]:
            listener()
        if len(listeners) > AT_ONCE:
            asyncio.get_running_loop().call_soon(self._wake_some, listeners[AT_ONCE:])

    # ------------------------------------------------------------ presence

    def _be_here(self, table: str) -> None:
        live = self._lives.get(table)
        if live is None:
            self.followed.stir(table)
            return
        before = live.here
        if live.be_here(self.presence.seats(table)):
            # Who hangs up was here until now.
            for seat in before - live.here:
                self.seen_now(live, seat)
            self._wake(live)

    def seen_tables(self) -> set[str]:
        """Where somebody was heard of and the database does not know it yet."""
        return {table for table, _ in self._seen}

    async def flush_seen(self, tables: Collection[str] | None = None) -> None:
        """Store when seats were last heard of: of some tables, or of all."""
        seen, self._seen = of_tables(self._seen, tables)
        acted, self._acted = of_tables(self._acted, tables)
        for (table, seat), at in seen.items():
            live = self._lives.get(table)
            if live is not None:
                live.seats[seat].seen_at = max(live.seats[seat].seen_at, at)
        for (table, seat), at in acted.items():
            live = self._lives.get(table)
            if live is not None:
                live.seats[seat].acted_at = max(live.seats[seat].acted_at, at)
        if seen or acted:
            await self.store.seen(seen, acted)

    def seen_now(self, live: Live, seat: int) -> None:
        self._seen[live.row.id, seat] = m.now()

    def acted_now(self, live: Live, holder: Holder) -> None:
        """Somebody did something with that key, other than leave a page open."""
        for seat in holder.seats:
            self._acted[live.row.id, seat] = m.now()

    async def last_seen(self, live: Live, seat: int) -> int:
        await self._look_for(live, seat)
        return live.seats[seat].seen_at

    async def _look_for(self, live: Live, seat: int | None) -> None:
        """Bring up to date when a seat was last heard of, here or at another process."""
        if seat is None or seat not in range(live.row.seats):
            return
        sitting, known = live.seats[seat], (live.row.id, seat)
        sitting.seen_at = max(sitting.seen_at, self._seen.get(known, 0))
        sitting.acted_at = max(sitting.acted_at, self._acted.get(known, 0))
        if self.store.shared:
            loaded = await self.store.load(live.row.id)
            if loaded is not None:
                sitting.seen_at = max(sitting.seen_at, loaded[1][seat].seen_at)
                sitting.acted_at = max(sitting.acted_at, loaded[1][seat].acted_at)
