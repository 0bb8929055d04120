"""Tables: make them, sit down, look, take records away and bring them back."""

from typing import Annotated, Protocol

import msgspec
from fastapi import APIRouter, Query, Request, Response

from nave.kernel.game import Game
from nave.kernel.record import Record
from nave.tables.called import called, seed_of
from nave.tables.commands import Join, Start, Take, key_to_take
from nave.tables.customs import Customs
from nave.tables.maker import Making
from nave.tables.model import BOT, DEVICE, Keys, SeatSpec, TableSpec
from nave.tables.past import FEW
from nave.tables.quota import whose
from nave.tables.records import check_public, import_record, keep_record, public_record, read_record
from nave.tables.secrets import digest
from nave.web.bench import bring_set
from nave.web.desk import REFUSALS, SafeRoute, address, bearer, desk, language_of, ready, reply, submit
from nave.web.models import ImportIn, JoinIn, RecordIn, StartIn, TableIn
from nave.web.replies import JoinedOut, KeysOut, ListedOut, LogOut, ReplyOut, StateOut

router = APIRouter(prefix="/api", tags=["tables"], route_class=SafeRoute, responses=REFUSALS)

SeatQuery = Annotated[
    int | None, Query(ge=0, le=15, description="Look as this seat, if the key holds several.")
]


Number = Annotated[int, Query(ge=0, le=2**31 - 1)]


def keys_data(keys: Keys) -> dict[str, object]:
    return {
        "table": keys.table,
        "seats": {str(seat): key for seat, key in keys.seats.items()},
        "device": keys.device,
        "spectator": keys.spectator,
        "invite": keys.invite,
    }


class Made(Protocol):
    """What asks for a new table, with an id if it may be asked for again."""

    id: str | None

    def model_dump_json(self) -> str: ...


def making(request: Request, body: Made) -> Making:
    """Who makes a table, and what tells a repeated making from another one."""
    at, client = desk(request), request.client
    at.service.bans.check(address(request))
    return Making(body.id, digest(body.model_dump_json()), *whose("" if client is None else client.host))


async def bringing(request: Request, body: RecordIn) -> Making:
    """The same for a record, which is kept whatever becomes of its table: a network brings but so much."""
    made = making(request, body)
    if made.network:
        kilobytes = len(await request.body()) / 1024
        desk(request).bringing.check(made.network, "too-many-tables", max(kilobytes, 1.0))
    return made


@router.get("/tables", response_model=list[ListedOut])
async def listed_tables(request: Request) -> Response:
    """Tables that are listed: anybody may watch them, and take a seat that is free."""
    found = await desk(request).service.store.listed(100)
    return reply(
        [
            {
                "id": row.id,
                "called": called(row.id),
                "game": row.game,
                "status": row.status,
                "seats": [seat.to_data() for seat in seats],
                "created_at": row.created_at,
                "changed_at": row.changed_at,
            }
            for row, seats in found
        ]
    )


@router.post("/tables", status_code=201, response_model=KeysOut)
async def create_table(request: Request, body: TableIn) -> Response:
    """A new table. The keys in the reply are told only this once: whoever has a seat's key holds the seat."""
    at = desk(request)
    at.begin_something()
    at.creating.check(address(request), "too-many-tables")
    seats = [SeatSpec(seat.kind, seat.name, seat.bot) for seat in body.seats]
    seed = seed_of(body.seed) if isinstance(body.seed, str) else body.seed
    spec = TableSpec(body.game, seats, body.settings, seed, body.components, body.listed)
    spec.customs = Customs(**body.customs.model_dump())
    return reply(keys_data(await at.service.create(spec, making(request, body))), 201)


def seats_to_play_on(body: ImportIn) -> list[SeatSpec]:
    """Empty where nobody said who plays on: then this device plays all seats."""
    names = [*body.names, *[""] * len(body.bots)]
    return [
        SeatSpec(BOT, "", bot) if bot else SeatSpec(DEVICE, name)
        for name, bot in zip(names, body.bots, strict=False)
    ]


@router.post("/import", status_code=201, response_model=KeysOut)
async def import_table(request: Request, body: ImportIn) -> Response:
    """A record as a new table on this device: continue from its end, or from an earlier answer (`upto`)."""
    at = desk(request)
    at.begin_something()
    at.creating.check(address(request), "too-many-tables")
    made = await bringing(request, body)
    wished = seats_to_play_on(body)
    keys = await at.service.made_before(made, wished or [SeatSpec(DEVICE)])
    longest = at.service.limits.answers

    def read() -> tuple[Record, Game]:
        if at.settings.keep_sets:
            bring_set(body.record)
        return read_record(body.record, body.upto, longest)

    if keys is None:
        record, game = await at.library.aside.do(address(request), read)
        names = body.names
        keys = await import_record(
            at.service, record, game, names, body.listed, making=made, seats=wished or None
        )
    return reply(keys_data(keys), 201)


@router.post("/records", status_code=201, response_model=KeysOut)
async def keep(request: Request, body: RecordIn) -> Response:
    """A record to be looked at: a finished table whose record is the same file again."""
    at = desk(request)
    at.begin_something()
    at.creating.check(address(request), "too-many-tables")
    made = await bringing(request, body)
    keys = await at.service.made_before(made, [SeatSpec(DEVICE)])
    longest = at.service.limits.answers

    def read() -> tuple[Record, Game]:
        if at.settings.keep_sets:
            bring_set(body.record)
        return read_record(body.record, None, longest)

    if keys is None:
        record, game = await at.library.aside.do(address(request), read)
        keys = await keep_record(at.service, record, game, made)
    return reply(keys_data(keys), 201)


@router.get("/tables/{table}", response_model=StateOut)
async def state(request: Request, table: str, seat: SeatQuery = None) -> Response:
    """The table as the key's holder may see it: the view, and the options if it must answer."""
    at = desk(request)
    live, holder = await at.seated(request, table)
    await at.up_to_date(live)
    return reply(live.state(holder, seat, language_of(request)))


@router.get("/tables/{table}/log", response_model=LogOut)
async def journal(
    request: Request,
    table: str,
    since: Number = 0,
    upto: Annotated[Number | None, Query(description="The last number wanted.")] = None,
    seat: SeatQuery = None,
) -> Response:
    """What happened after a number, as the holder may know it; a page of it.

    While `next` says so there is more, to be asked for with `since`.
    """
    at = desk(request)
    live, holder = await at.seated(request, table)
    await at.up_to_date(live)
    looking = live.looking_as(holder, seat)
    language = language_of(request)
    past = live.past(since, looking, upto, language=language)

    def told() -> bytes:
        following = past.upto if past.more else None
        return msgspec.json.encode({"number": number, "items": past.items(), "next": following})

    number = live.last
    if len(past.rows) <= FEW:
        return ready(told())
    known = ("log", table, number, since, upto, looking, language)
    return ready(await at.library.made(address(request), known, told))


@router.post("/tables/{table}/join", response_model=JoinedOut)
async def join(request: Request, table: str, body: JoinIn) -> Response:
    """Sit down with the key of a seat's link; at a listed table also without, on a free seat."""
    at = desk(request)
    live, holder = await at.seated(request, table)
    language = language_of(request)
    key = key_to_take(live, body.id)
    if bearer(request) is not None and not holder.invited:
        if not body.exchange or len(holder.seats) > 1:
            number = await at.submit(live, holder, Join(id=body.id, seat=body.seat, name=body.name), language)
            return reply({"number": number, "key": None, "seats": list(holder.seats)})
        change = Join(id=body.id, seat=body.seat, name=body.name, key_hash=digest(key))
        number = await at.submit(live, holder, change, language)
        held = live.holder(digest(key))
        # A seat on the maker's own device keeps its key.
        return reply(
            {"number": number, "key": key, "seats": list(held.seats)}
            if held is not None
            else {"number": number, "key": None, "seats": list(holder.seats)}
        )
    wish = Take(id=body.id, seat=body.seat, name=body.name, key_hash=digest(key))
    number = await at.submit(live, holder, wish, language)
    taken = live.holder(digest(key))
    return reply({"number": number, "key": key, "seats": [] if taken is None else list(taken.seats)})


@router.post("/tables/{table}/start", response_model=ReplyOut)
async def start(request: Request, table: str, body: StartIn) -> Response:
    """Begin when every seat is taken, or fill the rest with a bot. Any seat may start."""
    return await submit(request, table, Start(id=body.id, seat=body.seat, fill=body.fill))


@router.get("/tables/{table}/record")
async def record(request: Request, table: str) -> Response:
    """The record as a file: when the game is over, and before if nothing in it is hidden from anybody."""
    at = desk(request)
    live, _ = await at.seated(request, table)
    await at.up_to_date(live)
    at.begin_something()
    check_public(live)
    known = ("record", table, live.last, live.row.status)
    content = at.library.shelf.get(known)
    if content is None:
        found = public_record(live)
        content = await at.library.made(address(request), known, lambda: found.to_json().encode())
    headers = {"Content-Disposition": f'attachment; filename="{live.row.game}-{table}.json"'}
    return Response(content, media_type="application/json", headers=headers)
