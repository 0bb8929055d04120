"""Everything speaks: what a piece of a table is, does, and can be used for now."""

import asyncio
from collections.abc import Collection
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import BaseModel, Field, StrictStr

from nave.api import ledger_of
from nave.kernel.errors import NaveError
from nave.kernel.game import Game
from nave.kernel.lens import Look, look, look_at_answer
from nave.kernel.said import Argument
from nave.kernel.why import Wanting, wanting
from nave.tables.errors import Invalid
from nave.web.desk import REFUSALS, SafeRoute, address, desk, language_of, ready, reply
from nave.web.routes_tables import SeatQuery

router = APIRouter(prefix="/api/tables/{table}", tags=["play"], route_class=SafeRoute, responses=REFUSALS)

PIECE: Final = r"^[a-z_]+(:[A-Za-z0-9_.:-]+)?$"
PieceQuery = Annotated[
    str,
    Query(
        max_length=64,
        pattern=PIECE,
        description="As in touches; `row:` and the source of a line of the score sheet.",
    ),
]
PieceName = Annotated[StrictStr, Field(max_length=64, pattern=PIECE, description="As in touches.")]
AnswerQuery = Annotated[str, Query(min_length=1, max_length=200, description="The text of an answer.")]
MomentPath = Annotated[int, Path(ge=0, le=2**31 - 1, description="How many answers came before.")]


class LookOut(BaseModel):
    piece: str
    name: str
    does: str = Field(description="What it is and does, in a sentence or two.")
    now: list[str] = Field(description="Answers open to the seat that concern it, in words.")
    more: int = Field(description="How many more such answers there are.")
    effect: list[str] = Field(description="What the only answer would bring about, up to chance.")
    why: str | None = Field(description="Why nothing can be done with it now.")
    rule: str
    title: str = Field(description="Of that rule.")


class WantingOut(BaseModel):
    text: str
    touches: list[str]
    label: str
    says: dict[str, Argument] = Field(description="As of an option.")
    why: str = Field(description="What is missing.")
    rule: str


class AllWanting(BaseModel):
    number: int = Field(description="Of the table's state they belong to.")
    answers: list[WantingOut]


@router.get("/wanting", response_model=AllWanting)
async def out_of_reach(request: Request, table: str, seat: SeatQuery = None) -> Response:
    """Answers that lack only the means, with what is missing; none for whoever need not answer."""
    at = await desk(request).looking(request, table, seat)
    found: list[Wanting] = []
    if at.game.seat is not None and at.game.seat == at.viewer:
        found = await asyncio.to_thread(wanting, at.game, at.names, at.language)
    return reply({"number": at.number, "answers": found})


@router.get("/lens", response_model=LookOut)
async def lens(request: Request, table: str, piece: PieceQuery, seat: SeatQuery = None) -> Response:
    """What a piece is and does, what the seat can do with it now or why not, and its rule."""
    at = await desk(request).looking(request, table, seat)
    # Some 20 ms for a long catalogue; the game in memory is never changed, only replaced.
    return reply(await asyncio.to_thread(looked_at, at.game, piece, at.viewer, at.names, at.language))


@router.get("/lens/answer", response_model=LookOut)
async def answer_lens(request: Request, table: str, answer: AnswerQuery, seat: SeatQuery = None) -> Response:
    """What would come of an answer to the seat's question, or what it lacks, and its rule."""
    at = await desk(request).looking(request, table, seat)
    return reply(await asyncio.to_thread(answer_looked_at, at.game, answer, at.viewer, at.names, at.language))


@router.get("/replay/{upto}/lens", response_model=LookOut)
async def earlier_lens(
    request: Request, table: str, upto: MomentPath, piece: PieceQuery, seat: SeatQuery = None
) -> Response:
    """What a piece was and did after so many answers; nothing can be done with it then any more."""
    at = desk(request)
    live, holder = await at.seated(request, table)
    await at.up_to_date(live)
    viewer = live.looking_as(holder, seat)
    language = language_of(request)
    names = live.names(language)
    at.begin_something()

    def told(game: Game) -> Look:
        return looked_at(game, piece, viewer, names, language, among=())

    what = ("lens", piece, viewer, tuple(names), language)
    return ready(await at.histories.position(live, upto, what, address(request), told))


def looked_at(
    game: Game,
    piece: str,
    viewer: int | None,
    names: list[str],
    language: str,
    among: Collection[str] | None = None,
) -> Look:
    try:
        return look(game, piece, viewer, ledger_of(game.rules.id, language), names, language, among)
    except NaveError as error:
        raise Invalid(error) from None


def answer_looked_at(game: Game, text: str, viewer: int | None, names: list[str], language: str) -> Look:
    try:
        return look_at_answer(game, text, viewer, ledger_of(game.rules.id, language), names, language)
    except NaveError as error:
        raise Invalid(error) from None
