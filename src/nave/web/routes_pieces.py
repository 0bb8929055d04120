"""The pieces of a box, for owners who correct them: what there is, what is wrong, sets shared and kept."""

from collections.abc import Callable
from typing import Annotated, TypeVar

from fastapi import APIRouter, Request, Response
from pydantic import Field, StrictBool, StrictStr

from nave.kernel.errors import NaveError
from nave.kernel.record import Read
from nave.kernel.said import Said
from nave.tables.errors import Invalid, NotAllowed
from nave.web.bench import MergedTold, Workbench, workbench
from nave.web.desk import REFUSALS, SafeRoute, address, desk, language_of, reply
from nave.web.models import Body
from nave.web.replies import ErrorOut
from nave.web.routes_games import lasting

router = APIRouter(prefix="/api", tags=["pieces"], route_class=SafeRoute, responses=REFUSALS)

T = TypeVar("T")
GameName = Annotated[StrictStr, Field(max_length=64)]
SetData = Annotated[Read, Field(max_length=8)]


class SetIn(Body):
    game: GameName
    set: SetData


class CodeIn(Body):
    game: GameName
    code: Annotated[StrictStr, Field(max_length=60_000)]


class MergeIn(Body):
    game: GameName
    mine: SetData
    theirs: SetData
    prefer: StrictBool = False


def bench_of(game: str) -> Workbench:
    try:
        return workbench(game)
    except NaveError as error:
        raise Invalid(error) from None


async def aside(request: Request, work: Callable[[], T]) -> T:
    """Checks take a while: not in the loop that all tables share."""
    at = desk(request)
    at.begin_something()
    try:
        return await at.library.aside.do(address(request), work)
    except NaveError as error:
        raise Invalid(error) from None


@router.get("/games/{game}/box", responses={422: {"model": ErrorOut}})
async def box(request: Request, game: str) -> Response:
    """Every piece by sheet, in words, with what may stand in each of its places."""
    found, language = bench_of(game), language_of(request)
    return lasting(request, ("box", game, language), lambda: found.to_data(language))


@router.get("/games/{game}/sets")
async def sets(request: Request, game: str) -> Response:
    """The component sets that a table can be opened with here."""
    found = bench_of(game)
    return reply(await aside(request, found.sets))


@router.post("/components/check")
async def check(request: Request, body: SetIn) -> Response:
    """What is wrong with a set of corrections, how its pieces are called now, and its code."""
    found, language = bench_of(body.game), language_of(request)
    return reply(await aside(request, lambda: found.checked(found.read(body.set), language)))


@router.post("/components/read")
async def read(request: Request, body: CodeIn) -> Response:
    """The set of a code."""
    found = bench_of(body.game)
    return reply(await aside(request, lambda: found.from_code(body.code).to_data()))


@router.post("/components/merge")
async def merge(request: Request, body: MergeIn) -> Response:
    """Two owners' sets in one: where they agree, what was taken over, where they differ."""
    found, language = bench_of(body.game), language_of(request)

    def work() -> MergedTold:
        return found.merged(found.read(body.mine), found.read(body.theirs), body.prefer, language)

    return reply(await aside(request, work))


@router.post("/components/keep")
async def keep(request: Request, body: SetIn) -> Response:
    """Keep a sound set here, so that tables can be opened with it; whether that is allowed is a setting."""
    at, found = desk(request), bench_of(body.game)
    if not at.settings.keep_sets:
        raise NotAllowed(Said("refused-keeping-sets"))
    at.creating.check(address(request), "too-many-tables")
    return reply(await aside(request, lambda: found.keep(found.read(body.set))))
