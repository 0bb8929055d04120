"""Seats and their keys: who comes with a used link, new links and keys, changes before it begins."""

from collections.abc import Callable

from fastapi import APIRouter, Request, Response

from nave.kernel.said import Said
from nave.tables.commands import Command, key_to_take
from nave.tables.customs import Customs
from nave.tables.errors import Invalid
from nave.tables.maker import Making
from nave.tables.quota import whose
from nave.tables.rematch import Publish, rematch
from nave.tables.seating import Admit, Arrange, Knock, Lock, NewLink, NewTableLink
from nave.tables.secrets import digest
from nave.web.desk import REFUSALS, SafeRoute, address, desk, language_of, reply, submit
from nave.web.models import AdmitIn, ArrangeIn, KnockIn, NewLinkIn, PublishIn, RematchIn, SeatSubmission
from nave.web.replies import KeyOut, RematchOut, ReplyOut

router = APIRouter(prefix="/api/tables/{table}", tags=["seats"], route_class=SafeRoute, responses=REFUSALS)


async def with_key(
    request: Request, table: str, submission: str, command: Callable[[str], Command]
) -> Response:
    """Submit what comes with a new key; the reply alone holds the key, its hash is stored."""
    at = desk(request)
    live, holder = await at.seated(request, table)
    key = key_to_take(live, submission)
    number = await at.submit(live, holder, command(digest(key)), language_of(request))
    return reply({"number": number, "key": key})


@router.post("/knock", response_model=KeyOut)
async def knock(request: Request, table: str, body: KnockIn) -> Response:
    """Say to be the person of a taken seat. The key in the reply opens it once somebody has agreed."""
    return await with_key(request, table, body.id, lambda hashed: Knock(id=body.id, key_hash=hashed))


@router.post("/admit", response_model=ReplyOut)
async def admit(request: Request, table: str, body: AdmitIn) -> Response:
    """Agree that whoever knocked is the person of that seat; or not."""
    return await submit(request, table, Admit(id=body.id, target=body.target, yes=body.yes))


@router.post("/lock", response_model=KeyOut)
async def lock(request: Request, table: str, body: SeatSubmission) -> Response:
    """A new key for your seats. Whoever else has the old one, another device of yours too, is locked out."""
    return await with_key(
        request, table, body.id, lambda hashed: Lock(id=body.id, seat=body.seat, key_hash=hashed)
    )


@router.post("/new-link", response_model=KeyOut)
async def new_link(request: Request, table: str, body: NewLinkIn) -> Response:
    """A new link for a seat that nobody has taken, for all free seats or to watch by; the old one is void."""
    target, what = body.target, body.what
    if what != "seat":
        return await with_key(
            request, table, body.id, lambda hashed: NewTableLink(id=body.id, what=what, key_hash=hashed)
        )
    if target is None:
        raise Invalid(Said("refused-no-target"))
    return await with_key(
        request, table, body.id, lambda hashed: NewLink(id=body.id, target=target, key_hash=hashed)
    )


@router.post("/rematch", response_model=RematchOut)
async def play_again(request: Request, table: str, body: RematchIn) -> Response:
    """A new table for the people of a finished one: one for all. Seats are turned by one."""
    at = desk(request)
    live, holder = await at.seated(request, table)
    at.begin_something()
    await at.up_to_date(live)
    if live.again is None:
        at.creating.check(address(request), "too-many-tables")
    made = Making(None, "", *whose("" if request.client is None else request.client.host))
    return reply({"table": await rematch(at.service, live, holder, body.same, made)})


@router.post("/publish", response_model=ReplyOut)
async def publish(request: Request, table: str, body: PublishIn) -> Response:
    """Show a finished game to anybody with its link, to look at only; or to nobody any more."""
    return await submit(request, table, Publish(id=body.id, seat=body.seat, on=body.on))


@router.post("/arrange", response_model=ReplyOut)
async def arrange(request: Request, table: str, body: ArrangeIn) -> Response:
    """Change settings, pieces and customs of a table that has not begun."""
    customs = None if body.customs is None else Customs(**body.customs.model_dump())
    command = Arrange(id=body.id, options=body.settings, components=body.components, customs=customs)
    return await submit(request, table, command)
