"""Puzzles: the set of a game, the one of the day, and one of them on its table."""

from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field, StrictBool, StrictInt

from nave.judge.puzzle import puzzle_of
from nave.judge.telling import HINTS
from nave.kernel.errors import NaveError
from nave.kernel.lens import Look
from nave.tables.errors import Invalid
from nave.web.desk import REFUSALS, SafeRoute, address, desk, language_of, reply
from nave.web.models import Body
from nave.web.routes_lens import LookOut, PieceName
from nave.web.trial_models import Given, TrialOut, VerdictOut
from nave.web.trials import HintTold, PuzzleTold, TrialTold, puzzles_told

router = APIRouter(
    prefix="/api/games/{game}/puzzles", tags=["puzzles"], route_class=SafeRoute, responses=REFUSALS
)


class DayOut(BaseModel):
    day: str
    puzzle: str


class PuzzleTitle(BaseModel):
    id: str
    turn: int
    turns: int = Field(description="Of the whole game it was cut from.")
    seats: int
    settings: dict[str, str]


class PuzzlesOut(BaseModel):
    days: list[DayOut] = Field(description="Today first; the same for everybody.")
    puzzles: list[PuzzleTitle]


class PuzzleIn(Body):
    given: Given = Field(default_factory=list)
    hints: Annotated[StrictInt, Field(ge=0, le=HINTS, description="How many were asked for.")] = 0
    shows: StrictBool = Field(False, description="Whether the solution is wanted.")


class PuzzleLook(Body):
    given: Given = Field(default_factory=list)
    piece: PieceName


class PuzzleHint(BaseModel):
    text: str
    pieces: list[str]


class SolutionOut(BaseModel):
    answers: list[str]
    steps: list[str] = Field(description="The same in words.")
    gap: float = Field(description="Points by which the next idea is behind.")
    win: float
    why: str | None
    second: list[str]
    played: list[str] = Field(description="What was done in the game, in words.")
    lost: float
    found: bool = Field(description="Whether the same was played in the game.")


class PuzzleOut(TrialOut):
    id: str
    turns: int
    hints: list[PuzzleHint]
    verdict: VerdictOut | None = Field(description="Once the turn is over.")
    left: float = Field(description="What hints have left of a star.")
    solution: SolutionOut | None = Field(description="If it was asked for, or found.")


@router.get("", response_model=PuzzlesOut)
async def puzzles(request: Request, game: str) -> Response:
    """All of a game, and which of them was the puzzle of which day."""
    try:
        return reply(puzzles_told(game, datetime.now(tz=UTC).date()))
    except NaveError as error:
        raise Invalid(error) from None


@router.post("/{puzzle}", response_model=PuzzleOut)
async def solve(request: Request, game: str, puzzle: str, body: PuzzleIn) -> Response:
    """The table after some answers. Nothing is stored; once the turn is over the judge compares it."""
    at, language, asker = desk(request), language_of(request), address(request)
    at.begin_something()
    given = list(body.given)
    try:
        found = puzzle_of(game, puzzle)

        def laid() -> tuple[PuzzleTold, TrialTold, list[HintTold]]:
            made = PuzzleTold(found, language)
            return made, made.table(given), made.hints(body.hints)

        told, data, hints = await at.library.aside.do(asker, laid)
        verdict = await at.verdicts.of_puzzle(asker, found, data["given"]) if data["over"] else None
        shows = body.shows or (verdict is not None and verdict.star == 1.0)
        return reply(
            {
                **data,
                "hints": hints,
                "id": found.id,
                "turns": found.turns,
                "verdict": None if verdict is None else told.verdict(verdict, data["given"], found.solution),
                "left": told.left(body.hints),
                "solution": told.solution() if shows else None,
            }
        )
    except NaveError as error:
        raise Invalid(error) from None


@router.post("/{puzzle}/lens", response_model=LookOut)
async def lens(request: Request, game: str, puzzle: str, body: PuzzleLook) -> Response:
    """What a piece is and does after some answers, and what can be done with it then."""
    at, language = desk(request), language_of(request)
    at.begin_something()
    try:
        found = puzzle_of(game, puzzle)

        def work() -> Look:
            return PuzzleTold(found, language).look(list(body.given), body.piece)

        return reply(await at.library.aside.do(address(request), work))
    except NaveError as error:
        raise Invalid(error) from None
