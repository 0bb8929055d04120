"""Judging a finished game: asked for once, told as it comes."""

from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Query, Request, Response

from nave.kernel.said import Said
from nave.tables import model as m
from nave.tables.errors import NotAllowed, Refused
from nave.tables.judged import told
from nave.tables.judging import Case
from nave.tables.live import Live
from nave.tables.records import public_record
from nave.web.desk import REFUSALS, Desk, SafeRoute, address, desk, language_of, ready
from nave.web.models import JudgedOut, JudgeIn

router = APIRouter(prefix="/api/tables/{table}", tags=["judge"], route_class=SafeRoute, responses=REFUSALS)

LevelQuery = Annotated[Literal["quick", "thorough"], Query(description="How long the judge thinks.")]
SinceQuery = Annotated[int, Query(ge=0, le=2**31 - 1, description="How many parts are known.")]


@router.post("/judge", response_model=JudgedOut)
async def judge(request: Request, table: str, body: JudgeIn) -> Response:
    """Let the judge look at the game; if it has looked before, or is looking, nothing is begun."""
    at = desk(request)
    live = await over(at, request, table)
    at.begin_something()
    case = at.judging.begin(public_record(live), body.level, address(request))
    return await answer(at, request, live, case, 0)


@router.get("/judgement", response_model=JudgedOut)
async def judgement(
    request: Request, table: str, level: LevelQuery = "quick", since: SinceQuery = 0
) -> Response:
    """What the judge has said so far, after the first `since` parts of it."""
    at = desk(request)
    live = await over(at, request, table)
    case = at.judging.find(public_record(live), level)
    if case is None:
        raise Refused(Said("refused-not-judged"))
    at.begin_something()
    return await answer(at, request, live, case, since)


async def over(at: Desk, request: Request, table: str) -> Live:
    """The table, if its game is over: nobody is told while it runs what would be better."""
    live, _ = await at.seated(request, table)
    await at.up_to_date(live)
    if live.row.status != m.OVER:
        raise NotAllowed(Said("refused-judge-running"))
    return live


async def answer(at: Desk, request: Request, live: Live, case: Case, since: int) -> Response:
    language = language_of(request)
    names = live.names(language)

    def work() -> bytes:
        return msgspec.json.encode(told(case, since, names, language))

    return ready(await at.library.aside.do(address(request), work))
