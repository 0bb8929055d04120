"""The teacher at the elbow: what there is to say to somebody who plays their first games."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field, StrictInt, StrictStr

from nave.api import ledger_of
from nave.kernel.game import Game
from nave.lessons.tips import Told, tips_ahead
from nave.web.desk import REFUSALS, SafeRoute, desk, reply
from nave.web.models import Body, MoveText

router = APIRouter(prefix="/api/tables/{table}", tags=["lessons"], route_class=SafeRoute, responses=REFUSALS)


class TipsIn(Body):
    known: list[Annotated[StrictStr, Field(max_length=40)]] = Field(
        default_factory=list, max_length=100, description="Tips that were told before."
    )
    planned: list[MoveText] = Field(
        default_factory=list, max_length=24, description="Answers the seat is about to give."
    )
    seat: StrictInt | None = None


class TipOut(BaseModel):
    id: str
    text: str
    rule: str
    title: str = Field(description="Of that rule.")
    warns: bool = Field(description="Whether it is about an answer, not about the situation.")
    about: list[str] = Field(description="If any: it is said once one of these answers is chosen.")


@router.post("/tips", response_model=list[TipOut])
async def tips(request: Request, table: str, body: TipsIn) -> Response:
    """What fits the situation of the seat, the most urgent first; none while others are to answer."""
    at = await desk(request).looking(request, table, body.seat)
    if at.viewer is None:
        return reply([])
    # The game in memory is never changed, only replaced.
    told = await asyncio.to_thread(tips_ahead, at.game, at.viewer, frozenset(body.known), list(body.planned))
    return reply([as_told(at.game, one, at.names, at.language) for one in told])


def as_told(game: Game, told: Told, names: list[str], language: str) -> dict[str, object]:
    return {
        "id": told.tip.id,
        "text": game.say(told.said, names, language),
        "rule": told.tip.rule,
        "title": ledger_of(game.rules.id, language)[told.tip.rule].title,
        "warns": told.tip.chosen,
        "about": told.about,
    }
