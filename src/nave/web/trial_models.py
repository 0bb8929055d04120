"""What is asked and told of lines that are played for once: puzzles, and turns of a game played again."""

from typing import Annotated

from pydantic import BaseModel, Field, StrictInt

from nave.kernel.types import View
from nave.web.models import Body, MoveText
from nave.web.replies import ItemOut, OptionOut, StateOut
from nave.web.routes_lens import PieceName
from nave.web.study_replies import PlanOut

# The answers of one turn.
Given = Annotated[list[MoveText], Field(max_length=64)]


class AgainIn(Body):
    at: Annotated[StrictInt, Field(ge=0, le=2**31 - 1, description="How many answers came before.")]
    given: Given = Field(default_factory=list)


class AgainLook(AgainIn):
    piece: PieceName


class TrialOut(BaseModel):
    """A line on a table where nothing is kept."""

    given: list[str]
    seat: int
    turn: int
    over: bool = Field(description="Whether chance, another seat or the next turn has come.")
    since: int = Field(description="How many answers there were before the last one.")
    state: StateOut
    items: list[ItemOut]


class VerdictOut(BaseModel):
    """One line beside another."""

    star: float = Field(description="1, a half or 0; hints not yet taken off.")
    behind: float = Field(description="Points; below 0 where it is better.")
    low: float
    high: float
    win: float
    same: bool
    why: str | None


class JudgedLine(BaseModel):
    best: VerdictOut
    played: VerdictOut
    own_plan: PlanOut
    best_plan: PlanOut
    played_plan: PlanOut


class AgainOut(TrialOut):
    first: int = Field(description="How many answers came before the stretch that is played again.")
    judged: JudgedLine | None = Field(description="Once the turn is over.")


class GhostOut(BaseModel):
    view: View
    option: OptionOut
