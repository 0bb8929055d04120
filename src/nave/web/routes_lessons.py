"""Learn by playing: which lessons there are, one step of one, and the table on which a learner plays on."""

from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field, StrictInt, StrictStr

from nave.kernel.errors import NaveError
from nave.kernel.lens import Look
from nave.lessons import Pack, game_to_play_on
from nave.tables.errors import Invalid
from nave.tables.model import BOT, DEVICE, SeatSpec
from nave.tables.records import import_record
from nave.web.desk import REFUSALS, SafeRoute, address, desk, language_of, reply
from nave.web.lessons import Deed, LessonTold, Sitting, known_pack, packs_told
from nave.web.models import Body, MakingId, MoveText
from nave.web.replies import ItemOut, KeysOut, StateOut
from nave.web.routes_games import lasting
from nave.web.routes_lens import LookOut, PieceName
from nave.web.routes_tables import keys_data, making

router = APIRouter(
    prefix="/api/games/{game}/lessons", tags=["lessons"], route_class=SafeRoute, responses=REFUSALS
)

Name = Annotated[StrictStr, Field(max_length=64)]


class LessonTitle(BaseModel):
    id: str
    title: str
    rules: list[str]


class PackOut(BaseModel):
    id: str
    title: str
    minutes: int
    rival: str = Field(description="The bot that plays on against the learner.")
    plays_on: bool
    lessons: list[LessonTitle]


class LessonIn(Body):
    lesson: Name
    step: Annotated[StrictInt, Field(ge=0, le=100)] = 0
    given: list[MoveText] = Field(default_factory=list, max_length=16)
    does: Deed = Field("open", description="What the learner does there.")
    what: Annotated[StrictStr, Field(max_length=200, description="The answer or the piece.")] = ""


class LessonLook(Body):
    lesson: Name
    step: Annotated[StrictInt, Field(ge=0, le=100)] = 0
    given: list[MoveText] = Field(default_factory=list, max_length=16)
    piece: PieceName


class LessonOut(BaseModel):
    pack: str
    lesson: str
    at: int = Field(description="The number of the lesson in its pack.")
    step: int
    steps: int
    given: list[str] = Field(description="Answers of this step that were given already.")
    kind: str = Field(description="look, do, choose, watch, ask, or over behind the last step.")
    says: str
    spot: list[str] = Field(description="Further pieces in full color.")
    show: str = Field(description="The answer or piece that leads on.")
    moved: bool = Field(description="Whether the lesson went on.")
    said: str = Field(description="What the teacher says to what was done.")
    rule: str
    rule_title: str
    caption: str = Field(description="After watching: what the teacher says about it.")
    since: int = Field(description="How many answers there were before; what came after may be shown moving.")
    state: StateOut
    items: list[ItemOut]


class PlayOnIn(Body):
    id: MakingId = None
    name: Annotated[StrictStr, Field(max_length=32)] = ""


def pack_named(game: str, pack: str) -> Pack:
    try:
        return known_pack(game, pack)
    except NaveError as error:
        raise Invalid(error) from None


@router.get("", response_model=list[PackOut])
async def lessons(request: Request, game: str) -> Response:
    """What can be learned of a game, the guided first game first."""
    language = language_of(request)
    try:
        return lasting(request, ("lessons", game, language), lambda: packs_told(game, language))
    except NaveError as error:
        raise Invalid(error) from None


@router.post("/{pack}", response_model=LessonOut)
async def sit(request: Request, game: str, pack: str, body: LessonIn) -> Response:
    """Stand at a step and do something there. Nothing is stored: the reply says where one stands now."""
    at, found, language = desk(request), pack_named(game, pack), language_of(request)

    def work() -> LessonTold:
        sitting = Sitting(found, body.lesson, body.step, list(body.given), language)
        return sitting.do(body.does, body.what)

    try:
        return reply(await at.library.aside.do(address(request), work))
    except NaveError as error:
        raise Invalid(error) from None


@router.post("/{pack}/lens", response_model=LookOut)
async def lens(request: Request, game: str, pack: str, body: LessonLook) -> Response:
    """What a piece is and does at a step, and what the step expects of it."""
    at, found, language = desk(request), pack_named(game, pack), language_of(request)

    def work() -> Look:
        return Sitting(found, body.lesson, body.step, list(body.given), language).look(body.piece)

    try:
        return reply(await at.library.aside.do(address(request), work))
    except NaveError as error:
        raise Invalid(error) from None


@router.post("/{pack}/table", status_code=201, response_model=KeysOut)
async def play_on(request: Request, game: str, pack: str, body: PlayOnIn) -> Response:
    """An ordinary table that goes on where the lessons end, against the rival of the pack."""
    at, found = desk(request), pack_named(game, pack)
    at.begin_something()
    at.creating.check(address(request), "too-many-tables")
    content, made = found.content, making(request, body)
    seats = [
        SeatSpec(DEVICE, body.name) if seat == content.learner else SeatSpec(BOT, "", content.rival)
        for seat in range(content.seats)
    ]
    keys = await at.service.made_before(made, seats)
    if keys is None:
        try:
            played = await at.library.aside.do(address(request), lambda: game_to_play_on(found))
        except NaveError as error:
            raise Invalid(error) from None
        keys = await import_record(at.service, played.record, played, [], False, making=made, seats=seats)
    return reply(keys_data(keys), 201)
