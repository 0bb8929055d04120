"""Everything people do at tables. Decides in memory, stores, and only then tells anybody."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from nave.api import component_set, rules_of
from nave.kernel.errors import NaveError
from nave.tables import model as m
from nave.tables.commands import Command
from nave.tables.errors import Conflict, Full, Invalid, NoSuchTable, Refused, Stale, TableError, UnknownKey
from nave.tables.live import Live
from nave.tables.model import Change, Entry, Holder, Keys, Limits, SeatRow, Submission, TableRow, TableSpec
from nave.tables.plans import Plan, begin, checked_bot
from nave.tables.presence import Presence
from nave.tables.secrets import digest, new_key, new_secret, new_table_id
from nave.tables.store import Store

log = logging.getLogger("nave.tables")

ATTEMPTS: Final = 20
# Above this many answers a table is rebuilt in a thread, so that the others do not wait.
LONG: Final = 150
DAY: Final = 24 * 60 * 60 * 1000
SEEDS: Final = 2**63


class TableService:
    def __init__(self, store: Store, limits: Limits | None = None) -> None:
        self.store = store
        self.limits = limits or Limits()
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self._seen: dict[tuple[str, int], int] = {}
        self._working: set[asyncio.Future[int]] = set()
        self.presence = Presence(self._be_here)
        # Told after each commit of this process: the bot driver listens here.
        self.watchers: list[Callable[[Live], None]] = []

    # ------------------------------------------------------------ making tables

    async def create(self, spec: TableSpec) -> Keys:
        row, seats, keys = await self.prepare(spec)
        live = Live(row, seats, [])
        if not any(seat.person for seat in seats):
            plan = begin(live, None, [])
            live.accept(self._change(live, plan, None, None), plan.game)
        await self.keep_new(live)
        return keys

    async def prepare(self, spec: TableSpec) -> tuple[TableRow, list[SeatRow], Keys]:
        """A table that is not stored yet, and the keys to its seats."""
        if await self.store.count(m.now() - DAY) >= self.limits.max_tables:
            raise Full(f"this server holds {self.limits.max_tables} tables at a time; try again later")
        try:
            rules = rules_of(spec.game)
            rules.check_seats(len(spec.seats))
            options = rules.check_settings(len(spec.seats), spec.options)
            components = rules.components_in_play(options, component_set(spec.game, name=spec.components))
        except NaveError as error:
            raise Invalid(str(error)) from None
        if spec.seed is not None and not -SEEDS <= spec.seed < SEEDS:
            raise Invalid("the seed is out of range; allowed: whole numbers of 64 bits")
        table, moment = new_table_id(), m.now()
        device = new_key() if any(seat.kind == m.DEVICE for seat in spec.seats) else None
        links: dict[int, str] = {}
        seats: list[SeatRow] = []
        for number, wish in enumerate(spec.seats):
            if wish.kind not in (m.PERSON, m.DEVICE, m.BOT):
                raise Invalid(f"seat {number} is {wish.kind!r}; allowed: open, device, bot")
            name = m.plain_text(wish.name or wish.bot, "the name", m.NAME_LENGTH, 0)
            key_hash = None
            if wish.kind == m.BOT:
                checked_bot(wish.bot)
            elif wish.kind == m.DEVICE and device is not None:
                key_hash = digest(device)
            else:
                links[number] = new_key()
                key_hash = digest(links[number])
            bot = wish.bot if wish.kind == m.BOT else ""
            joined = wish.kind != m.PERSON
            seats.append(SeatRow(number, wish.kind, bot, name, key_hash, joined, False, moment))
        spectator = new_key()
        seed = int.from_bytes(bytes.fromhex(new_secret())[:4], "big") if spec.seed is None else spec.seed
        row = TableRow(
            id=table,
            game=spec.game,
            rules_version=rules.version,
            component_name=components.name,
            component_hash=components.hash,
            seats=len(seats),
            options=options,
            seed=seed,
            secret=new_secret(),
            start=None,
            listed=spec.listed,
            spectator_hash=digest(spectator),
            status=m.OPEN,
            outcome=None,
            bot_due=False,
            last=0,
            created_at=moment,
            changed_at=moment,
        )
        return row, seats, Keys(table, links, device, spectator)

    async def keep_new(self, live: Live) -> None:
        """Store a new table whole."""
        await self.store.create(live.row, live.seats, live.entries)
        self._keep(live)
        self._tell(live)

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
            raise NoSuchTable("there is no such table")
        row, seats = loaded
        entries = [entry for entry in await self.store.entries(table) if entry.number <= row.last]
        if len(entries) > LONG:
            live = await asyncio.to_thread(Live, row, seats, entries)
        else:
            live = Live(row, seats, entries)
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
                raise NoSuchTable("there is no such table, or it is private and needs a key")
            raise UnknownKey("this key opens nothing at this table")
        for seat in holder.seats:
            self._seen[table, seat] = m.now()
        return live, holder

    async def refresh(self, live: Live, number: int | None = None) -> bool:
        """Read what other processes have stored, unless that number is known; True if there was something."""
        async with live.lock:
            if number is not None and live.last >= number:
                return False
            return await self._refresh(live)

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
        sent = None
        if command.id is not None and holder.key_hash is not None:
            sent = Submission(holder.key_hash, command.id, command.request)
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
                change = self._change(live, plan, command.id, sent)
                try:
                    await self.store.commit(change)
                except Conflict:
                    await self._refresh(live)
                    continue
                live.accept(change, plan.game)
                self._tell(live)
                return change.number
        raise Refused("the table is too busy; try again")

    async def _known(self, live: Live, sent: Submission) -> int | None:
        """The number replied to it before. Every submission has left an entry in the journal."""
        if sent.id not in live.sent:
            return None
        found = await self.store.sent(live.row.id, sent.key_hash, sent.id)
        if found is None:
            return None
        request, number = found
        if request not in ("", sent.request):
            raise Invalid(f"the submission id {sent.id!r} was used before for something else")
        return number

    def _planned(self, live: Live, holder: Holder, command: Command) -> Plan:
        follows = command.follows
        if follows is not None and not live.moved <= follows <= live.last:
            raise Stale(
                f"the submission follows number {follows}, but the table is at {live.last}", number=live.last
            )
        if holder.key_hash is not None and live.holder(holder.key_hash) != holder:
            raise UnknownKey("this key opens something else at this table now")
        plan = command.plan(live, holder, self.limits)
        if command.optional and live.last + len(plan.steps) > self.limits.journal_entries:
            raise Refused("this table's journal is full: only the game itself goes on")
        return plan

    @staticmethod
    def _change(live: Live, plan: Plan, submission: str | None, sent: Submission | None) -> Change:
        moment = m.now()
        entries = [
            Entry(number, step.kind, step.seat, step.text, submission, moment)
            for number, step in enumerate(plan.steps, start=live.last + 1)
        ]
        return Change(live.row.id, live.last, entries, plan.standing, plan.seats, sent)

    def _tell(self, live: Live) -> None:
        self._wake(live)
        for watcher in self.watchers:
            watcher(live)

    @staticmethod
    def _wake(live: Live) -> None:
        for listener in list(live.listeners):
            listener()

    # ------------------------------------------------------------ presence

    def _be_here(self, table: str) -> None:
        live = self._lives.get(table)
        if live is not None and live.be_here(self.presence.seats(table)):
            self._wake(live)

    async def flush_seen(self) -> None:
        moments, self._seen = self._seen, {}
        for (table, seat), at in moments.items():
            live = self._lives.get(table)
            if live is not None:
                live.seats[seat].seen_at = max(live.seats[seat].seen_at, at)
        if moments:
            await self.store.seen(moments)

    def seen_now(self, live: Live, seat: int) -> None:
        self._seen[live.row.id, seat] = m.now()

    async def _look_for(self, live: Live, seat: int | None) -> None:
        """Bring up to date when a seat was last heard of, here or at another process."""
        if seat is None or seat not in range(live.row.seats):
            return
        moments = [live.seats[seat].seen_at, self._seen.get((live.row.id, seat), 0)]
        if self.store.shared:
            loaded = await self.store.load(live.row.id)
            if loaded is not None:
                moments.append(loaded[1][seat].seen_at)
        live.seats[seat].seen_at = max(moments)
