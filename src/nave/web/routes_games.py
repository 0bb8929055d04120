"""Games, their settings and rules, and the bots there are."""

from collections.abc import Callable, Sequence
from typing import Annotated, Final

import msgspec
from fastapi import APIRouter, Query, Request, Response

from nave.api import component_set, games, known_games
from nave.bots import bots
from nave.bots.strength import strengths
from nave.kernel.errors import NaveError
from nave.kernel.ledger import Rule
from nave.lessons.examples import Example, example_of, examples_of, frames
from nave.lessons.handbook import Handbook, handbook_of
from nave.tables.called import new_seed, said_seed
from nave.tables.errors import Invalid
from nave.web.desk import SafeRoute, desk, language_of, reply
from nave.web.files import PageFile
from nave.web.models import HandbookIn
from nave.web.replies import ErrorOut, SeedOut
from nave.web.study_replies import BotsOut, ExampleOut, GameOut, HandbookOut, RuleOut

# Rules a search tells at most.
FOUND: Final = 40

router = APIRouter(prefix="/api", tags=["games"], route_class=SafeRoute, responses={429: {"model": ErrorOut}})


@router.get("/games", response_model=list[GameOut])
async def list_games(request: Request) -> Response:
    """Every game with its seats, and its settings in plain words."""
    language = language_of(request)
    return lasting(request, ("games", language), lambda: games(language=language))


@router.get("/games/{game}/rules", response_model=list[RuleOut], responses={422: {"model": ErrorOut}})
async def rules(request: Request, game: str, search: Annotated[str, Query(max_length=200)] = "") -> Response:
    """The rules of a game: all, one by its id, a group, or what the words may mean, the likeliest first."""
    book = book_of(game, language := language_of(request))
    if search.strip():
        return reply(rules_told(game, book, book.search(search)[:FOUND]))
    return lasting(request, ("rules", game, language), lambda: rules_told(game, book, book.ledger.rules))


def rules_told(game: str, book: Handbook, rules: Sequence[Rule]) -> list[dict[str, object]]:
    shown = examples_of(game)
    return [
        {**rule.to_data(), "shown": rule.id in shown, "house": book.house_rule(rule.id)} for rule in rules
    ]


@router.get(
    "/games/{game}/rules/{rule}/example",
    response_model=ExampleOut,
    responses={422: {"model": ErrorOut}},
)
async def example(request: Request, game: str, rule: str) -> Response:
    """The worked example of a rule: the table before, and after each of its answers."""
    language = language_of(request)
    try:
        found = example_of(game, rule)
    except NaveError as error:
        raise Invalid(error) from None
    return lasting(request, ("example", game, rule, language), lambda: example_told(game, found, language))


def example_told(game: str, found: Example, language: str) -> dict[str, object]:
    return {
        "rule": found.rule,
        "show": found.show,
        "spot": found.spot,
        "seat": found.seat,
        "frames": frames(game, found, language),
    }


@router.post("/games/{game}/handbook", response_model=HandbookOut, responses={422: {"model": ErrorOut}})
async def handbook(request: Request, game: str, body: HandbookIn) -> Response:
    """One page, the symbols, and the chapters with the rules that are at such a table."""
    book = book_of(game, language_of(request))
    content = book.content
    return reply(
        {
            "page": content.page,
            "icons": content.icon,
            "rules": len(book.ledger.rules),
            "chapters": [
                {"title": title, "rules": rules_told(game, book, rules)}
                for title, rules in book.chapters(body.seats, body.settings)
            ],
        }
    )


@router.get("/games/{game}/components", responses={422: {"model": ErrorOut}})
async def components(
    request: Request, game: str, name: Annotated[str, Query(max_length=64)] = "standard"
) -> Response:
    """The printed values of a component set, each with where it comes from."""
    try:
        found = component_set(game, name=name)
    except NaveError as error:
        raise Invalid(error) from None
    told = {"game": game, "name": found.name, "hash": found.hash, "data": found.data}
    return lasting(request, ("components", game, found.name, found.hash), lambda: told)


@router.get("/bots", response_model=BotsOut)
async def list_bots(request: Request) -> Response:
    """The bots that can take a seat, by name; for each game how strong they are, where that was measured."""
    language = language_of(request)
    return lasting(request, ("bots", language), lambda: told_bots(language))


def told_bots(language: str) -> object:
    rated = {game: strengths(game) for game in known_games()}
    return {
        "bots": list(bots()),
        "strengths": {
            game: {bot: strength.to_data(language) for bot, strength in found.items()}
            for game, found in rated.items()
        },
    }


def book_of(game: str, language: str) -> Handbook:
    try:
        return handbook_of(game, language)
    except NaveError as error:
        raise Invalid(error) from None


@router.get("/seed", response_model=SeedOut)
async def seed() -> Response:
    """A seed that people can say, to be proposed for a new table."""
    return reply({"seed": said_seed(new_seed())})


def lasting(request: Request, known: tuple[str, ...], told: Callable[[], object]) -> Response:
    """What stays the same while the server runs: encoded and packed once; browsers keep it and ask again."""
    kept = desk(request).lasting
    if known not in kept:
        kept[known] = PageFile(f"{known[0]}.json", msgspec.json.encode(told()))
    return kept[known].response(request.headers)
