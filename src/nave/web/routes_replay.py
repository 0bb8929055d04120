"""Looking back and asking for advice: turns, earlier moments, hints, and why a piece cannot be used."""

import asyncio
from collections.abc import Callable
from typing import Annotated, TypedDict

from fastapi import APIRouter, Path, Query, Request, Response

from nave.api import ledger_of
from nave.kernel import plugins
from nave.kernel.errors import NaveError
from nave.kernel.game import Game
from nave.kernel.notebook import table_text
from nave.kernel.rules import Refusal
from nave.kernel.said import Said
from nave.kernel.why import objections
from nave.tables.customs import NONE, SHOWN
from nave.tables.errors import Invalid, NotAllowed
from nave.tables.plans import not_your_turn, running
from nave.tables.seating import Advised
from nave.web.desk import REFUSALS, SafeRoute, address, desk, language_of, ready, reply
from nave.web.limits import WORDS_IN
from nave.web.replies import TableWordsOut
from nave.web.routes_tables import SeatQuery
from nave.web.study_replies import EstimateOut, MomentOut, TurnsOut, WhyNotOut

router = APIRouter(prefix="/api/tables/{table}", tags=["advice"], route_class=SafeRoute, responses=REFUSALS)

# The best options of a hint; the rest would only be read by programs.
BEST = 5


@router.get("/replay", response_model=TurnsOut)
async def turns(
    request: Request,
    table: str,
    since: Annotated[int, Query(ge=0, le=2**31 - 1, description="How many turns are known.")] = 0,
    seat: SeatQuery = None,
) -> Response:
    """The turns so far, each with the players at its beginning as the holder could see them then.

    A page of them: while `next` says so there are more, to be asked for with `since`.
    """
    at = desk(request)
    live, holder = await at.seated(request, table)
    await at.up_to_date(live)
    looking = live.looking_as(holder, seat)
    language = language_of(request)
    at.begin_something()
    return ready(await at.histories.turns(live, looking, since, address(request), language))


@router.get("/replay/{upto}", response_model=MomentOut)
async def moment(
    request: Request, table: str, upto: Annotated[int, Path(ge=0, le=2**31 - 1)], seat: SeatQuery = None
) -> Response:
    """The position after a number of answers and what chance answered then, as the holder could see it."""
    at = desk(request)
    live, holder = await at.seated(request, table)
    await at.up_to_date(live)
    looking = live.looking_as(holder, seat)
    language = language_of(request)
    at.begin_something()
    return ready(await at.histories.moment(live, upto, looking, address(request), language))


@router.get("/words", response_model=TableWordsOut)
async def words(request: Request, table: str, seat: SeatQuery = None) -> Response:
    """The table as it stands in lines of words, as the holder may know it; for people who hear the page."""
    at = desk(request)
    live, holder, game = await at.playing(request, table)
    at.begin_something()
    language = language_of(request)
    told = in_words(game, live.looking_as(holder, seat), live.names(language), language)
    return reply({"lines": await asyncio.to_thread(told)})


def in_words(game: Game, seat: int | None, names: list[str], language: str) -> Callable[[], list[str]]:
    """As the drawing of the game for terminals says it; a game without one is told by its players' rows."""

    def told() -> list[str]:
        drawing = plugins.load(plugins.DRAWINGS, game.rules.id)
        if drawing is None:
            view = game.view(seat, names, language)

            def say(said: Said) -> str:
                return game.say(said, names, language)

            return table_text(game.rules.title, view["prompt"], view, [], say).splitlines()
        lines: list[str] = drawing.in_words(game, seat, names, language)
        return lines

    return told


@router.get("/hint", response_model=list[EstimateOut])
async def hint(request: Request, table: str, seat: SeatQuery = None) -> Response:
    """What the strongest bot thinks of the options open to your seat: the best of them, with its reasons."""
    at = desk(request)
    live, holder = await at.seated(request, table)
    await at.up_to_date(live)
    at.begin_something()
    language = language_of(request)
    acting = live.acting_as(holder, seat)
    if live.row.customs.advice == NONE:
        raise NotAllowed(Said("refused-advice-off"))
    found = await at.hints.hint(live, acting)
    if live.row.customs.advice == SHOWN:
        # Told to everybody before it is told to whoever asked.
        await at.submit(live, holder, Advised(seat=acting), language)
    names = live.names(language)
    return reply([estimate.to_data(names, language) for estimate in found[:BEST]])


@router.get("/why-not", response_model=WhyNotOut)
async def why_not(
    request: Request,
    table: str,
    move: Annotated[str | None, Query(min_length=1, max_length=200)] = None,
    piece: Annotated[
        str | None, Query(max_length=64, pattern=r"^[a-z_]+:[A-Za-z0-9_.]+$", description="As in touches.")
    ] = None,
    seat: SeatQuery = None,
) -> Response:
    """Why a move is not possible now, or why nothing can be done with a piece, with the rule that says so."""
    at = desk(request)
    if (move is None) == (piece is None):
        raise Invalid(NaveError(Said("move-or-piece"), WORDS_IN))
    live, holder = await at.seated(request, table)
    await at.up_to_date(live)
    game = running(live)
    acting = live.acting_as(holder, seat)
    if game.seat != acting:
        # The reason could tell what only the seat to answer may know.
        raise NotAllowed(not_your_turn(game, acting))
    language = language_of(request)
    names = live.names(language)
    if piece is not None:
        # Some 20 ms for a long catalogue; the game in memory is never changed, only replaced.
        return reply(await asyncio.to_thread(about_piece, game, piece, names, language))
    assert move is not None
    try:
        found = game.why_not(move, names, language)
    except NaveError as error:
        raise Invalid(error) from None
    if found is None:
        return reply({**NOTHING, "legal": True})
    return reply({**NOTHING, **refused(game, move, found, language)})


class ObjectionTold(TypedDict):
    """Why a move is refused, and the rule in words."""

    move: str
    reason: str
    rule: str
    title: str
    text: str


class WhyNotTold(TypedDict):
    legal: bool
    reason: str | None
    rule: str | None
    title: str | None
    text: str | None
    move: str | None
    others: list[ObjectionTold]


NOTHING: WhyNotTold = {
    "legal": False,
    "reason": None,
    "rule": None,
    "title": None,
    "text": None,
    "move": None,
    "others": [],
}


def about_piece(game: Game, piece: str, names: list[str], language: str) -> WhyNotTold:
    found = objections(game, piece, names, language)
    if found is None:
        return {**NOTHING, "legal": True}
    told = [refused(game, one.move, one.refusal, language) for one in found]
    if not told:
        return NOTHING
    return {**NOTHING, **told[0], "others": told[1:]}


def refused(game: Game, move: str, refusal: Refusal, language: str) -> ObjectionTold:
    rule = ledger_of(game.rules.id, language)[refusal.rule]
    return {"move": move, "reason": refusal.reason, "rule": rule.id, "title": rule.title, "text": rule.text}
