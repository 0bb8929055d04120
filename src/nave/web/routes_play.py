"""What a seat does while the game runs."""

from collections.abc import Callable
from typing import Any

from fastapi import APIRouter, Request, Response

from nave.tables import model as m
from nave.tables import plans
from nave.tables.errors import Invalid, NotAllowed, Stale
from nave.tables.live import Live
from nave.tables.model import Holder
from nave.tables.plans import Plan
from nave.web.desk import REFUSALS, Desk, SafeRoute, acting_seat, desk, reply
from nave.web.models import (
    ChatIn,
    PlayIn,
    ReplaceIn,
    ReplyOut,
    ResignIn,
    SeatSubmission,
    TakeBackIn,
)

router = APIRouter(prefix="/api/tables/{table}", tags=["play"], route_class=SafeRoute, responses=REFUSALS)


async def submit(
    at: Desk,
    live: Live,
    holder: Holder,
    seat: int,
    submission: str,
    kind: str,
    plan: Callable[[], Plan],
    content: str = "",
    follows: int | None = None,
) -> Response:
    try:
        done: dict[str, Any] = await at.service.submit(
            live, seat, submission, plan, f"{kind} {content}", follows
        )
    except Stale as error:
        error.extra["state"] = live.state(holder, seat)
        raise
    at.metrics.submissions.labels(kind).inc()
    return reply(done)


@router.post("/play", response_model=ReplyOut)
async def play(request: Request, table: str, body: PlayIn) -> Response:
    """Answer the open question. Stored before anybody, you included, is told."""
    at = desk(request)
    live, holder = await at.seated(request, table)
    seat = acting_seat(live, holder, body.seat)
    plan = lambda: plans.play(live, seat, body.move)  # noqa: E731
    return await submit(at, live, holder, seat, body.id, "play", plan, body.move, body.follows)


@router.post("/undo", response_model=ReplyOut)
async def undo(request: Request, table: str, body: TakeBackIn) -> Response:
    """Take back your last answer, unless chance or another seat answered since."""
    return await take_back(request, table, body, False)


@router.post("/restart-turn", response_model=ReplyOut)
async def restart_turn(request: Request, table: str, body: TakeBackIn) -> Response:
    """Take back every answer of yours that can be taken back."""
    return await take_back(request, table, body, True)


async def take_back(request: Request, table: str, body: TakeBackIn, whole_turn: bool) -> Response:
    at = desk(request)
    live, holder = await at.seated(request, table)
    seat = undoing_seat(live, holder, body.seat)
    kind = "restart" if whole_turn else "undo"
    plan = lambda: plans.take_back(live, seat, whole_turn)  # noqa: E731
    return await submit(at, live, holder, seat, body.id, kind, plan, "", body.follows)


def undoing_seat(live: Live, holder: Holder, seat: int | None) -> int:
    """Without a seat named, the one that answered last: the question may have moved on to another."""
    if seat is None and live.holding:
        answered = live.entries[live.holding[-1] - 1].seat
        if answered is not None and answered in holder.seats:
            return answered
    return acting_seat(live, holder, seat)


@router.post("/resign", response_model=ReplyOut)
async def resign(request: Request, table: str, body: ResignIn) -> Response:
    """Give up. If one seat is left it has won, else a bot plays yours to the end."""
    at = desk(request)
    live, holder = await at.seated(request, table)
    seat = acting_seat(live, holder, body.seat)
    others = [s for s in live.seats if s.seat != seat and not s.resigned]
    if body.bot is None and len(others) > 1 and any(s.person for s in others):
        raise Invalid("name the bot that plays your seat for the others")
    plan = lambda: plans.resign(live, seat, body.bot or "")  # noqa: E731
    return await submit(at, live, holder, seat, body.id, "resign", plan, body.bot or "")


@router.post("/replace", response_model=ReplyOut)
async def replace(request: Request, table: str, body: ReplaceIn) -> Response:
    """Agree that a bot plays an absent seat. It does as soon as all others have agreed on the same bot."""
    at = desk(request)
    live, holder = await at.seated(request, table)
    seat = acting_seat(live, holder, None)
    service = at.service
    await service.look_for(live, body.target)
    since = m.now() - int(service.limits.absent_after * 1000)
    plan = lambda: plans.agree(live, holder.seats, body.target, body.bot, since)  # noqa: E731
    return await submit(at, live, holder, seat, body.id, "replace", plan, f"{body.target} {body.bot}")


@router.post("/return", response_model=ReplyOut)
async def come_back(request: Request, table: str, body: SeatSubmission) -> Response:
    """Take your seat again after a bot replaced you."""
    at = desk(request)
    live, holder = await at.seated(request, table)
    if holder.spectator:
        raise NotAllowed("spectators have no seat to return to")
    replaced = [s for s in holder.seats if not live.seats[s].person and body.seat in (None, s)]
    seat = replaced[0] if replaced else acting_seat(live, holder, body.seat)
    plan = lambda: plans.come_back(live, seat)  # noqa: E731
    return await submit(at, live, holder, seat, body.id, "return", plan)


@router.post("/chat", response_model=ReplyOut)
async def chat(request: Request, table: str, body: ChatIn) -> Response:
    """Say something to the table."""
    at = desk(request)
    live, holder = await at.seated(request, table)
    seat = acting_seat(live, holder, body.seat)
    plan = lambda: plans.chat(live, seat, body.text)  # noqa: E731
    return await submit(at, live, holder, seat, body.id, "chat", plan, body.text)
