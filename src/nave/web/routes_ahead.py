"""A turn in one go: what usually follows an answer, and several answers as one submission."""

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from nave.kernel.errors import NaveError
from nave.kernel.types import View
from nave.tables.ahead import MOST, Ahead, PlayAhead, Wish, look_ahead
from nave.tables.errors import NotAllowed
from nave.tables.plans import not_your_turn, running
from nave.web.desk import REFUSALS, SafeRoute, desk, language_of, reply, submit
from nave.web.models import Body, Follows, MoveText, SeatNumber, SeatSubmission
from nave.web.replies import EffectOut, LeftOut, OptionOut, ReplyOut, SaidOut

router = APIRouter(prefix="/api/tables/{table}", tags=["play"], route_class=SafeRoute, responses=REFUSALS)

# A plan for a table that has moved on.
NOTHING: Final = Ahead([], False, [], {}, {}, [])

Moves = Annotated[list[MoveText], Field(min_length=1, max_length=MOST)]
Some = Annotated[list[MoveText], Field(max_length=MOST)]


class AheadIn(Body):
    moves: Some = Field([], description="Answers in order; none asks what would usually be answered.")
    touching: Annotated[list[MoveText], Field(max_length=8)] = Field(
        [], description="Pieces touched after them: the answer they mean, if they mean one."
    )
    without: Some = Field([], description="Answers with which the plan shall not go on.")
    seat: SeatNumber | None = Field(None, description="Needed only if the key holds several seats.")
    follows: Follows | None = Field(
        None, description="The number it is planned at: once the table has moved on, the plan is empty."
    )


class StepOut(BaseModel):
    text: str
    label: str
    says: SaidOut = Field(description="The label before it was put into words.")
    touches: list[str]
    leaves: list[LeftOut] = Field(description="What it gives up for good.")
    spare: bool = Field(description="Whether it can be left out, and the plan goes on.")
    options: list[OptionOut] = Field([], description="Of its question; empty for the first, whose are known.")


class AheadOut(BaseModel):
    steps: list[StepOut] = Field(description="The answers given, and those the plan goes on with.")
    settled: bool = Field(
        description="Whether chance, another seat or another turn comes next, rather than a choice: what is "
        "then played cannot be taken back."
    )
    effect: list[EffectOut] = Field(description="What would happen, up to chance.")
    changes: View = Field(description="Rows of the view's live tables as they would be.")
    view: View = Field(description="What the seat would see then.")
    options: list[OptionOut] = Field(description="The question that would be open then.")


class PlayAheadIn(SeatSubmission):
    follows: Follows
    moves: Moves
    finish: bool = Field(
        False, description="Go on with usual answers that give nothing up, to the turn's end."
    )


@router.post("/try", response_model=AheadOut)
async def try_answers(request: Request, table: str, body: AheadIn) -> Response:
    """Try answers on a copy: which others would follow, and what comes of it. Nothing is played."""
    at = desk(request)
    live, holder = await at.seated(request, table)
    await at.up_to_date(live)
    if body.follows not in (None, live.last):
        return reply(NOTHING._asdict())
    seat = live.acting_as(holder, body.seat)
    game = running(live)
    if game.seat != seat:
        raise NotAllowed(not_your_turn(game, seat))
    wish = Wish(body.moves, body.touching, body.without)
    try:
        found = await asyncio.to_thread(look_ahead, live, seat, wish, language_of(request))
    except NaveError:
        # Somebody may have answered meanwhile.
        if body.follows in (None, live.last):
            raise
        found = NOTHING
    return reply(found._asdict())


@router.post("/play-ahead", response_model=ReplyOut)
async def play_ahead(request: Request, table: str, body: PlayAheadIn) -> Response:
    """Answer the open question and those that follow it, as one submission: all or nothing is stored."""
    command = PlayAhead(
        id=body.id, seat=body.seat, follows=body.follows, moves=body.moves, finish=body.finish
    )
    return await submit(request, table, command)
