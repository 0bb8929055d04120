"""All tables of a ring of keys at once: what a lobby shows of each, read in a few queries and never replayed.

Whoever asks names tables and keys. A pair that opens nothing is left out, be there such a table or not.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import and_, or_, select, true

from nave.tables import model as m
from nave.tables import schema
from nave.tables.called import called
from nave.tables.errors import TableError
from nave.tables.model import SeatRow, TableRow
from nave.tables.people import names_of
from nave.tables.plans import seat_of
from nave.tables.rows import readable
from nave.tables.secrets import same
from nave.tables.service import TableService
from nave.tables.store import Store
from nave.tables.told import MineTold

# As many as a browser keeps, and some.
MOST: Final = 100
# Tables last changed by an earlier version say nothing of who is asked: so many of them are replayed at once.
REPLAYED: Final = 8

_t, _s = schema.tables, schema.seats


class Pair(NamedTuple):
    table: str
    # None: the address alone, which opens listed tables.
    key_hash: str | None


class Opened(NamedTuple):
    row: TableRow
    seats: list[SeatRow]
    # Those the key holds; none for who only watches.
    mine: list[int]


async def opened(store: Store, pairs: Sequence[Pair]) -> list[Opened]:
    """The tables that these pairs open, in no order."""
    hashes = [pair.key_hash for pair in pairs if pair.key_hash is not None]
    keyed = [pair.table for pair in pairs if pair.key_hash is not None]
    bare = [pair.table for pair in pairs if pair.key_hash is None]
    held = select(_s.c.table_id).where(_s.c.table_id.in_(keyed), _s.c.key_hash.in_(hashes))
    open_to = or_(
        and_(_t.c.id.in_(keyed), _t.c.spectator_hash.in_(hashes)),
        and_(_t.c.id.in_(bare), or_(_t.c.listed == true(), _t.c.published == true())),
        _t.c.id.in_(held),
    )
    async with store.reading() as connection:
        rows = {
            row.id: row
            for one in (await connection.execute(select(_t).where(open_to))).all()
            for row in readable(one)
        }
        sitting = select(_s).where(_s.c.table_id.in_(list(rows))).order_by(_s.c.seat)
        seats: dict[str, list[SeatRow]] = {table: [] for table in rows}
        for seat in (await connection.execute(sitting)).all():
            values = dict(seat._mapping)
            seats[values.pop("table_id")].append(SeatRow(**values))
    found = []
    for pair in pairs:
        row = rows.get(pair.table)
        if row is not None:
            mine = _mine(row, seats[pair.table], pair.key_hash)
            if mine is not None:
                found.append(Opened(row, seats[pair.table], mine))
    return found


def _mine(row: TableRow, seats: list[SeatRow], key_hash: str | None) -> list[int] | None:
    """The seats that a key holds at a table; None if it opens nothing there."""
    if key_hash is None:
        return [] if row.listed or row.published else None
    mine = [seat.seat for seat in seats if same(seat.key_hash, key_hash)]
    return mine if mine or same(row.spectator_hash, key_hash) else None


async def held(service: TableService, pairs: Sequence[Pair]) -> list[MineTold]:
    """What a lobby shows of the tables that these pairs open."""
    rows, replayed = [], 0
    for one in await opened(service.store, pairs):
        asked = one.row.asked
        if asked is None and one.row.status == m.RUNNING and replayed < REPLAYED:
            replayed += 1
            asked = await _replayed(service, one.row)
        rows.append(_told(service, one, asked))
    return rows


async def _replayed(service: TableService, row: TableRow) -> m.Asked | None:
    try:
        live = await service.live(row.id)
    except TableError:
        return None
    if live.game is None:
        return None
    moved = live.entries[live.moved - 1].at if live.moved else row.changed_at
    return m.Asked(row.last, seat_of(live.game), live.game.state.turn, moved)


def _told(service: TableService, one: Opened, asked: m.Asked | None) -> MineTold:
    row, here = one.row, service.presence.seats(one.row.id)
    return {
        "table": row.id,
        "called": called(row.id),
        "game": row.game,
        "settings": row.options,
        "components": row.component_name,
        "status": row.status,
        "names": names_of(one.seats, [""] * len(one.seats)),
        "seats": [{**seat.to_data(), "here": seat.seat in here} for seat in one.seats],
        "mine": one.mine,
        "to_answer": None if asked is None else asked.seat,
        "turn": None if asked is None else asked.turn,
        "since": row.changed_at if asked is None else asked.at,
        "pace": row.customs.pace,
        "due": None if row.due_at is None else max(row.due_at - m.now(), 0),
        "paused": row.paused_at > 0,
        "kept": row.origin is not None,
        "outcome": row.outcome,
        "number": row.last,
        "created_at": row.created_at,
        "changed_at": row.changed_at,
    }
