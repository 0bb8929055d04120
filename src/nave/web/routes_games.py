"""Games, their settings and rules, and the bots there are."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from nave.api import component_set, games, ledger_of
from nave.bots import bots
from nave.kernel.errors import NaveError
from nave.tables.errors import Invalid
from nave.web.desk import SafeRoute, reply
from nave.web.models import BotsOut, ErrorOut, GameOut, RuleOut

router = APIRouter(prefix="/api", tags=["games"], route_class=SafeRoute, responses={429: {"model": ErrorOut}})


@router.get("/games", response_model=list[GameOut])
async def list_games() -> Response:
    """Every game with its seats, and its settings in plain words."""
    return reply(games())


@router.get("/games/{game}/rules", response_model=list[RuleOut], responses={422: {"model": ErrorOut}})
async def rules(game: str, search: Annotated[str, Query(max_length=200)] = "") -> Response:
    """The rules of a game: all, one by its id, a group, or those that contain all the words."""
    try:
        ledger = ledger_of(game)
    except NaveError as error:
        raise Invalid(str(error)) from None
    found = ledger.search(search) if search.strip() else ledger.rules
    return reply([rule.to_data() for rule in found])


@router.get("/games/{game}/components", responses={422: {"model": ErrorOut}})
async def components(game: str, name: Annotated[str, Query(max_length=64)] = "standard") -> Response:
    """The printed values of a component set, each with where it comes from."""
    try:
        found = component_set(game, name=name)
    except NaveError as error:
        raise Invalid(str(error)) from None
    return reply({"game": game, "name": found.name, "hash": found.hash, "data": found.data})


@router.get("/bots", response_model=BotsOut)
async def list_bots() -> Response:
    """The bots that can take a seat, by name."""
    return reply({"bots": list(bots())})
