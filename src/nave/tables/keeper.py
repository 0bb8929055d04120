"""The database as whoever runs the server works on it, while servers use it or not."""

from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from nave.kernel.record import Record
from nave.kernel.said import Said
from nave.tables import model as m
from nave.tables import schema
from nave.tables.bans import KEY, Ban
from nave.tables.changes import as_json, stored_table
from nave.tables.errors import Invalid, Locked
from nave.tables.live import Live
from nave.tables.model import Holder, SeatRow, TableRow
from nave.tables.operating import Erased, Operating
from nave.tables.plans import standing
from nave.tables.records import unnamed, whole_record
from nave.tables.rows import readable
from nave.tables.secrets import digest
from nave.tables.service import TableService
from nave.tables.store import Store

_t, _s, _j = schema.tables, schema.seats, schema.journal
_n, _b = schema.notices, schema.subscriptions


async def tell_no_more(connection: AsyncConnection, *seats: ColumnElement[bool]) -> None:
    """Of these seats nobody is told any more. Who is told of no other is forgotten, mail address and all."""
    found = await connection.execute(select(_n.c.subscription_id).where(*seats).distinct())
    told = list(found.scalars())
    await connection.execute(delete(_n).where(*seats))
    others = select(_n.c.seat).where(_n.c.subscription_id == _b.c.id).exists()
    await connection.execute(delete(_b).where(_b.c.id.in_(told), ~others))


class Keeper:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.service = TableService(store)

    async def found(self, status: str, silent_since: int | None, limit: int) -> list[TableRow]:
        """Tables, those where something happened last first; all of any status if it is empty."""
        query = select(_t).order_by(_t.c.changed_at.desc()).limit(limit)
        if status:
            query = query.where(_t.c.status == status)
        if silent_since is not None:
            query = query.where(_t.c.changed_at <= silent_since)
        async with self.store.reading() as connection:
            return [row for one in (await connection.execute(query)).all() for row in readable(one)]

    async def do(self, table: str, command: Operating) -> int:
        """Carry out a command at a table and let the servers know."""
        live = await self.service.live(table)
        number = await self.service.submit(live, Holder(table, ()), command)
        await self.store.tell(table)
        return number

    async def record(self, table: str) -> Record:
        """The whole record, also of a running game: for whoever runs the server, and not to be passed on."""
        live = await self.service.live(table)
        if live.locked is not None:
            raise Locked(live.locked)
        if live.game is None:
            raise Invalid(Said("refused-no-record"))
        return whole_record(live)

    async def delete(self, table: str) -> None:
        """Everything that is stored of a table."""
        await self.service.live(table)
        async with self.store.writing(much=10) as connection:
            await tell_no_more(connection, _n.c.table_id == table)
            for one in (schema.submissions, schema.journal, schema.seats, schema.makings):
                await connection.execute(delete(one).where(one.c.table_id == table))
            await connection.execute(delete(_t).where(_t.c.id == table))
        await self.store.tell(table)
        await self.store.forget_the_past()

    # ------------------------------------------------------------ people

    async def seats_of(self, name: str = "", key: str = "") -> list[tuple[str, int]]:
        """The seats of a person: those with that name, or those that the key holds."""
        found = _s.c.key_hash == digest(key) if key else _s.c.name == name
        query = select(_s.c.table_id, _s.c.seat).where(found).order_by(_s.c.table_id, _s.c.seat)
        async with self.store.reading() as connection:
            return [(row.table_id, row.seat) for row in (await connection.execute(query)).all()]

    async def erase(self, table: str, seat: int) -> None:
        """Forget who sat there, what was said from there and where that one was told of it.

        The answers stay: the record still replays.
        """
        live = await self.service.live(table)
        if seat not in range(live.row.seats):
            raise Invalid(Said("refused-seat", seat=seat, last=live.row.seats - 1))
        live.seats[seat].name = ""
        async with self.store.writing() as connection:
            mine = (_j.c.table_id == table, _j.c.seat == seat, _j.c.kind.in_((m.CHAT, m.JOIN)))
            await connection.execute(update(_j).where(*mine).values(text=""))
            nameless = (_s.c.table_id == table, _s.c.seat == seat)
            await connection.execute(update(_s).where(*nameless).values(name=""))
            await tell_no_more(connection, _n.c.table_id == table, _n.c.seat == seat)
            live.row.origin = unnamed(live.row.origin, seat)
            kept = stored_table(live.row)
            values = {
                "made_by": "",
                "made_in": "",
                "outcome": as_json(self.outcome(live, live.seats)),
                "origin": kept["origin"],
            }
            await connection.execute(update(_t).where(_t.c.id == table).values(values))
        live.row.outcome = self.outcome(live, live.seats)
        await self.do(table, Erased(seat=seat))
        await self.store.forget_the_past()

    @staticmethod
    def outcome(live: Live, seats: list[SeatRow]) -> m.Outcome | None:
        """How the game ended, in words that name nobody who was erased."""
        known = live.row.outcome
        if known is None or known.scores is None or live.game is None:
            return known
        return standing(live.game, seats).outcome

    # ------------------------------------------------------------ bans

    async def ban(self, ban: Ban) -> None:
        b = schema.bans
        async with self.store.writing() as connection:
            await connection.execute(delete(b).where(b.c.kind == ban.kind, b.c.value == ban.value))
            values = {"kind": ban.kind, "value": ban.value, "reason": ban.reason}
            await connection.execute(insert(b), {**values, "at": ban.at, "until": ban.until})
        await self.store.tell("")

    async def unban(self, value: str) -> int:
        """How many bans of that network, key or hash there were."""
        b = schema.bans
        async with self.store.writing() as connection:
            gone = await connection.execute(
                delete(b).where((b.c.value == value) | ((b.c.kind == KEY) & (b.c.value == digest(value))))
            )
        await self.store.tell("")
        return gone.rowcount

    async def size(self) -> dict[str, int]:
        """How many tables there are of each status."""
        query = select(_t.c.status, func.count()).group_by(_t.c.status)
        async with self.store.reading() as connection:
            return {str(row[0]): int(row[1]) for row in (await connection.execute(query)).all()}
