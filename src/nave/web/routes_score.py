"""Finished games of a real box: what is asked about them, and their score. Nothing is stored."""

from collections.abc import Callable
from typing import Annotated, TypedDict, TypeVar

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field, StrictInt, StrictStr

from nave.api import component_set, rules_of
from nave.kernel.begin import game_from_ending
from nave.kernel.errors import NaveError
from nave.kernel.types import Ending, ScoreSheet, View
from nave.tables.errors import Invalid
from nave.web.desk import REFUSALS, SafeRoute, address, desk, language_of, reply
from nave.web.models import Body, SettingsIn

router = APIRouter(prefix="/api/score", tags=["score"], route_class=SafeRoute, responses=REFUSALS)

T = TypeVar("T")


class GameIn(Body):
    game: Annotated[StrictStr, Field(max_length=64)]
    seats: Annotated[StrictInt, Field(ge=1, le=16)]
    settings: SettingsIn = Field(default_factory=dict)
    components: Annotated[StrictStr, Field(max_length=64)] = "standard"


class EndIn(GameIn):
    names: list[Annotated[StrictStr, Field(max_length=32)]] = Field(default_factory=list, max_length=16)
    end: Ending


class FormOut(BaseModel):
    form: Ending = Field(description="What is asked; each game says what that is.")
    names: list[str] = Field(description="What the players are called where nobody has given them names.")


class ScoreOut(BaseModel):
    sheet: View = Field(description="Every source of points, as at the end of any game.")
    scores: list[int]
    winners: list[int]
    reason: str


class FormTold(TypedDict):
    form: Ending
    names: list[str]


class ScoreTold(TypedDict):
    sheet: ScoreSheet
    scores: list[int]
    winners: list[int]
    reason: str


async def counted(request: Request, work: Callable[[], T]) -> T:
    at = desk(request)
    at.begin_something()
    try:
        return await at.library.aside.do(address(request), work)
    except NaveError as error:
        raise Invalid(error) from None


@router.post("/form", response_model=FormOut)
async def form(request: Request, body: GameIn) -> Response:
    """What has to be entered of a finished game with these settings."""
    language = language_of(request)

    def work() -> FormTold:
        rules = rules_of(body.game)
        components = component_set(body.game, name=body.components)
        setup = rules.setup(body.seats, body.settings, components)
        words = rules.words(language)
        names = [words.say(name) for name in rules.player_names(rules.start(setup))]
        return {"form": rules.ending_form(setup), "names": names}

    return reply(await counted(request, work))


@router.post("", response_model=ScoreOut)
async def score(request: Request, body: EndIn) -> Response:
    """The result of a finished game, with its arithmetic."""
    language = language_of(request)

    def work() -> ScoreTold:
        rules = rules_of(body.game)
        components = component_set(body.game, name=body.components)
        game = game_from_ending(rules, components, body.seats, body.settings, body.end)
        result = game.result
        assert result is not None
        known = game.names(language)
        names = [
            given or known[at] for at, given in enumerate([*body.names, *[""] * len(known)][: len(known)])
        ]
        return {
            "sheet": game.score_sheet(names, language),
            "scores": result.scores,
            "winners": result.winners,
            "reason": game.say(result.said, names, language),
        }

    return reply(await counted(request, work))
