"""A turn in one go: what usually follows an answer, and several answers as one submission."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from nave.tables.ahead import MOST, PlayAhead, look_ahead
from nave.tables.errors import NotAllowed
from nave.tables.plans import not_your_turn, running
from nave.web.desk import REFUSALS, SafeRoute, desk, language_of, reply, submit
from nave.web.models import Body, Follows, MoveText, ReplyOut, SaidOut, SeatNumber, SeatSubmission

router = APIRouter(prefix="/api/tables/{table}", tags=["play"], route_class=SafeRoute, responses=REFUSALS)

Moves = Annotated[list[MoveText], Field(min_length=1, max_length=MOST)]


class AheadIn(Body):
    moves: Moves
    seat: SeatNumber | None = Field(None, description="Needed only if the key holds several seats.")


class StepOut(BaseModel):
    text: str
    label: str
    leaves: list[SaidOut] = Field(description="What it gives up for good.")


class AheadOut(BaseModel):
    steps: list[StepOut] = Field(description="The answers given, and the usual ones that would follow.")
    settled: bool = Field(description="Whether chance or another seat comes next, rather than a choice.")


class PlayAheadIn(SeatSubmission):
    follows: Follows
    moves: Moves


@router.post("/try", response_model=AheadOut)
async def try_answers(request: Request, table: str, body: AheadIn) -> Response:
    """Try answers on a copy, and see which usual ones would follow. Nothing is played."""
    at = desk(request)
    live, holder = await at.seated(request, table)
    await at.up_to_date(live)
    seat = live.acting_as(holder, body.seat)
    game = running(live)
    if game.seat != seat:
        raise NotAllowed(not_your_turn(game, seat))
    found = await asyncio.to_thread(look_ahead, live, seat, body.moves, language_of(request))
    return reply({"steps": found.steps, "settled": found.settled})


@router.post("/play-ahead", response_model=ReplyOut)
async def play_ahead(request: Request, table: str, body: PlayAheadIn) -> Response:
    """Answer the open question and those that follow it, as one submission: all or nothing is stored."""
    command = PlayAhead(id=body.id, seat=body.seat, follows=body.follows, moves=body.moves)
    return await submit(request, table, command)
