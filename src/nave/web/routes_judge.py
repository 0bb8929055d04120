"""Judging a finished game: asked for once, told as it comes; lines drawn, and turns played again."""

from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response

from nave.judge.line import line_from, span_at
from nave.kernel.errors import NaveError
from nave.kernel.lens import Look
from nave.kernel.said import Said
from nave.tables import model as m
from nave.tables.case import Case
from nave.tables.errors import Invalid, NotAllowed, Refused
from nave.tables.judged import told, told_moment
from nave.tables.live import Live
from nave.tables.records import public_record
from nave.web.desk import REFUSALS, Desk, SafeRoute, address, desk, language_of, ready, reply
from nave.web.models import JudgeIn
from nave.web.routes_lens import LookOut
from nave.web.study_replies import ChancesOut, JudgedOut, StretchOut
from nave.web.trial_models import AgainIn, AgainLook, AgainOut, GhostOut
from nave.web.trials import Told, TrialTold

router = APIRouter(prefix="/api/tables/{table}", tags=["judge"], route_class=SafeRoute, responses=REFUSALS)

LevelQuery = Annotated[Literal["quick", "thorough"], Query(description="How long the judge thinks.")]
MomentPath = Annotated[int, Path(ge=0, le=2**31 - 1, description="How many answers came before.")]
SinceQuery = Annotated[int, Query(ge=0, le=2**31 - 1, description="How many parts are known.")]


@router.post("/judge", response_model=JudgedOut)
async def judge(request: Request, table: str, body: JudgeIn) -> Response:
    """Let the judge look at the game; if it has looked before, or is looking, nothing is begun."""
    at = desk(request)
    live = await over(at, request, table)
    at.begin_something()
    record = public_record(live)
    case = await at.judging.begin(record, body.level, address(request))
    return await answer(at, request, live, case, 0)


@router.get("/judgement", response_model=JudgedOut)
async def judgement(
    request: Request, table: str, level: LevelQuery = "quick", since: SinceQuery = 0
) -> Response:
    """What the judge has said so far, after the first `since` parts of it."""
    at = desk(request)
    live = await over(at, request, table)
    record = public_record(live)
    case = await at.judging.known(record, level)
    if case is None:
        raise Refused(Said("refused-not-judged"))
    at.begin_something()
    return await answer(at, request, live, case, since)


@router.get("/judgement/{upto}", response_model=StretchOut)
async def moment(
    request: Request,
    table: str,
    upto: MomentPath,
) -> Response:
    """Advice at a moment of a finished game: the turn of that moment, or the next one, judged by itself."""
    at, language, asker = desk(request), language_of(request), address(request)
    live = await over(at, request, table)
    at.begin_something()
    record, names = public_record(live), live.names(language)
    try:
        # Where nothing was left to choose, that is said before anybody waits.
        await at.library.aside.do(asker, lambda: span_at(record, upto))
    except NaveError as error:
        raise Invalid(error) from None
    found = await at.verdicts.of_moment(asker, record, upto)
    return ready(await at.library.aside.do(asker, lambda: told_moment(found, record, names, language)))


@router.post("/played-again", response_model=AgainOut)
async def again(request: Request, table: str, body: AgainIn) -> Response:
    """A turn of a finished game played again. Nothing is stored; once it is over the judge compares it."""
    at, language, asker = desk(request), language_of(request), address(request)
    live = await over(at, request, table)
    at.begin_something()
    record, names, given = public_record(live), live.names(language), list(body.given)
    try:

        def laid() -> tuple[Told, int, TrialTold]:
            span = span_at(record, body.at)
            told = Told(line_from(record, span), span.seat, names, language)
            return told, span.first, told.table(given)

        told, first, data = await at.library.aside.do(asker, laid)
        found = None
        if data["over"]:
            found = told.again(await at.verdicts.of_turn(asker, record, first, data["given"]))
        return reply({**data, "first": first, "judged": found})
    except NaveError as error:
        raise Invalid(error) from None


@router.post("/played-again/lens", response_model=LookOut)
async def again_lens(request: Request, table: str, body: AgainLook) -> Response:
    """What a piece is and does on the table of a turn that is played again."""
    at, language = desk(request), language_of(request)
    live = await over(at, request, table)
    at.begin_something()
    record, names = public_record(live), live.names(language)

    def work() -> Look:
        span = span_at(record, body.at)
        return Told(line_from(record, span), span.seat, names, language).look(list(body.given), body.piece)

    try:
        return reply(await at.library.aside.do(address(request), work))
    except NaveError as error:
        raise Invalid(error) from None


@router.post("/line", response_model=list[GhostOut])
async def line(request: Request, table: str, body: AgainIn) -> Response:
    """A line from a moment of a finished game, answer by answer, as it would be offered: to be drawn."""
    at, language = desk(request), language_of(request)
    live = await over(at, request, table)
    at.begin_something()
    record, names, given = public_record(live), live.names(language), list(body.given)

    def work() -> bytes:
        span = span_at(record, body.at)
        return msgspec.json.encode(Told(line_from(record, span), span.seat, names, language).ghosts(given))

    try:
        return ready(await at.library.aside.do(address(request), work))
    except NaveError as error:
        raise Invalid(error) from None


@router.get("/chances", response_model=ChancesOut)
async def chances(request: Request, table: str) -> Response:
    """Everybody's chance to win now, as you may know it: for onlookers, and players where advice is free."""
    at = desk(request)
    live, holder = await at.seated(request, table)
    await at.up_to_date(live)
    at.begin_something()
    number, found = await at.chances.of(live, holder, address(request))
    return reply({"number": number, "wins": found.wins, "values": found.values})


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
