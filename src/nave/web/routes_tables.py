"""Tables: make them, sit down, look, take records away and bring them back."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from nave.tables.commands import Join, Start, Take
from nave.tables.model import Keys, SeatSpec, TableSpec
from nave.tables.records import import_record, public_record, read_record
from nave.tables.secrets import digest, new_key
from nave.web.desk import REFUSALS, SafeRoute, address, bearer, desk, reply, submit
from nave.web.models import (
    ImportIn,
    JoinedOut,
    JoinIn,
    KeysOut,
    ListedOut,
    LogOut,
    ReplyOut,
    StartIn,
    StateOut,
    TableIn,
)

router = APIRouter(prefix="/api", tags=["tables"], route_class=SafeRoute, responses=REFUSALS)

SeatQuery = Annotated[
    int | None, Query(ge=0, le=15, description="Look as this seat, if the key holds several.")
]


def keys_data(keys: Keys) -> dict[str, object]:
    return {
        "table": keys.table,
        "seats": {str(seat): key for seat, key in keys.seats.items()},
        "device": keys.device,
        "spectator": keys.spectator,
    }


@router.get("/tables", response_model=list[ListedOut])
async def listed_tables(request: Request) -> Response:
    """Tables that are listed: anybody may watch them, and take a seat that is free."""
    found = await desk(request).service.store.listed(100)
    return reply(
        [
            {
                "id": row.id,
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
    at.creating.check(address(request), "new tables from your address")
    seats = [SeatSpec(seat.kind, seat.name, seat.bot) for seat in body.seats]
    spec = TableSpec(body.game, seats, body.settings, body.seed, body.components, body.listed)
    return reply(keys_data(await at.service.create(spec)), 201)


@router.post("/import", status_code=201, response_model=KeysOut)
async def import_table(request: Request, body: ImportIn) -> Response:
    """A record as a new table on this device: continue from its end, or from an earlier answer (`upto`)."""
    at = desk(request)
    at.creating.check(address(request), "new tables from your address")
    record, game = await asyncio.to_thread(read_record, body.record, body.upto)
    return reply(keys_data(await import_record(at.service, record, game, body.names, body.listed)), 201)


@router.get("/tables/{table}", response_model=StateOut)
async def state(request: Request, table: str, seat: SeatQuery = None) -> Response:
    """The table as the key's holder may see it: the view, and the options if it must answer."""
    at = desk(request)
    live, holder = await at.seated(request, table)
    await at.up_to_date(live)
    return reply(live.state(holder, seat))


@router.get("/tables/{table}/log", response_model=LogOut)
async def journal(
    request: Request, table: str, since: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0, seat: SeatQuery = None
) -> Response:
    """What happened after a number, as the holder may know it."""
    at = desk(request)
    live, holder = await at.seated(request, table)
    await at.up_to_date(live)
    return reply({"number": live.last, "items": live.items(since, live.looking_as(holder, seat))})


@router.post("/tables/{table}/join", response_model=JoinedOut)
async def join(request: Request, table: str, body: JoinIn) -> Response:
    """Sit down with the key of a seat's link; at a listed table also without, on a free seat."""
    at = desk(request)
    live, holder = await at.seated(request, table)
    if bearer(request) is not None:
        number = await at.submit(live, holder, Join(id=body.id, seat=body.seat, name=body.name))
        return reply({"number": number, "key": None, "seats": list(holder.seats)})
    key = new_key()
    number = await at.submit(live, holder, Take(seat=body.seat, name=body.name, key_hash=digest(key)))
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
    # Finding out what is hidden takes a while; the others need not wait for it.
    found = await asyncio.to_thread(public_record, live)
    headers = {"Content-Disposition": f'attachment; filename="{live.row.game}-{table}.json"'}
    return Response(found.to_json(), media_type="application/json", headers=headers)
