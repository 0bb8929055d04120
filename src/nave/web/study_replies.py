"""What the server replies of rules, advice, looking back and the judge, as OpenAPI describes it."""

from typing import Literal

from pydantic import BaseModel, Field

from nave.kernel.types import View
from nave.web.replies import EventOut


class ObjectionOut(BaseModel):
    move: str = Field(description="The move that is refused.")
    reason: str
    rule: str
    title: str = Field(description="The rule's title.")
    text: str = Field(description="The rule in words.")


class WhyNotOut(BaseModel):
    legal: bool
    reason: str | None = Field(description="None if it is legal, or if no move concerns such a piece.")
    rule: str | None
    title: str | None
    text: str | None
    move: str | None
    others: list[ObjectionOut] = Field(description="Of a piece: why it cannot be used in other ways.")


class ReasonOut(BaseModel):
    term: str
    text: str = Field(description="The term in words.")
    difference: float


class EstimateOut(BaseModel):
    option: str
    value: float = Field(description="In final points.")
    terms: dict[str, float]
    against: str | None = Field(description="The option it is compared with.")
    facts: list[str] = Field(description="Reasons that can be counted on the table, in words.")
    reasons: list[ReasonOut]
    sentence: str


class TurnOut(BaseModel):
    first: int = Field(alias="from", description="How many answers came before the turn.")
    to: int = Field(description="How many answers had been given when it ended.")
    turn: int
    seat: int | None = Field(description="Who played it; none if only chance did.")
    summary: list[str] = Field(description="What was chosen, one sentence for each answer, the first few.")
    players: list[View] = Field(description="The players at its beginning, as in the view.")


class TurnsOut(BaseModel):
    answers: int
    turns: list[TurnOut]
    next: int | None = Field(None, description="There are more: ask again with `since` of this number.")


class MomentOut(BaseModel):
    answers: int = Field(description="How many answers are shown: what chance answered at once is included.")
    view: View
    events: list[EventOut] = Field(description="Of the last answer of a seat and of what followed from it.")


class PlanOut(BaseModel):
    answers: list[str]
    steps: list[str] = Field(description="The same in words.")
    value: float = Field(description="Points of the final margin to the best rival.")
    win: float


class StretchOut(BaseModel):
    """A player's answers of one turn between two answers of chance."""

    seat: int
    turn: int
    first: int = Field(description="How many answers came before it.")
    after: int
    mark: Literal["brilliant", "good", "none", "slip", "blunder", "unclear", "decided"]
    word: str
    cost: str = Field(description="What was lost, with its interval, in words.")
    loss: float
    low: float
    high: float
    before: float = Field(description="The chance to win with the best plan.")
    later: float = Field(description="With the plan that was played.")
    plans: list[PlanOut] = Field(description="The best first.")
    played: int = Field(description="The place of the plan that was played.")
    why: str | None


class LuckOut(BaseModel):
    answer: int
    turn: int
    values: list[float] = Field(description="By seat: what this answer of chance brought, in points.")
    spread: list[float] = Field(description="By seat: what one usually brings or takes.")


class PointOut(BaseModel):
    answer: int
    turn: int
    values: list[float]
    wins: list[float]


class TotalOut(BaseModel):
    accuracy: float | None
    lost: float
    luck: float
    rest: float = Field(description="What the judge itself misjudged.")
    marks: dict[str, int]


class WholeOut(BaseModel):
    unit: float
    version: int
    curve: list[PointOut]
    totals: list[TotalOut]


class JudgedOut(BaseModel):
    level: Literal["quick", "thorough"]
    standing: Literal["waiting", "running", "done", "failed"]
    done: int
    total: int
    stretches: list[StretchOut]
    chances: list[LuckOut]
    next: int = Field(description="Ask again with `since` of this number.")
    whole: WholeOut | None = Field(description="Once all of it is judged.")


class ChancesOut(BaseModel):
    number: int = Field(description="Of the last move: asked again after it, the same is told.")
    wins: list[float] = Field(
        description="By seat, as you may know it; they add up to 1 (one alone: with the automaton's)."
    )
    values: list[float] = Field(description="By seat: points of the final margin to the best rival.")


class RuleOut(BaseModel):
    id: str
    title: str
    text: str
    source: str
    ruling: str | None = None
    example: str | None = None
    shown: bool = Field(description="Whether the example is shown on a board.")
    house: str | None = Field(description="The setting with which a table chooses how to read it.")


class ExampleFrameOut(BaseModel):
    view: View
    lines: list[str] = Field(description="What happened since the frame before.")


class ExampleOut(BaseModel):
    rule: str
    show: str = Field(description="The part of the table that shows it, as the drawing names it.")
    spot: list[str] = Field(description="Pieces it is about.")
    seat: int
    frames: list[ExampleFrameOut]


class PartOut(BaseModel):
    title: str
    text: str = Field(description="With names of symbols in it: `[bell]`.")
    signs: list[str]


class SignOut(BaseModel):
    sign: str
    name: str
    text: str


class ChapterOut(BaseModel):
    title: str
    rules: list[RuleOut]


class HandbookOut(BaseModel):
    page: list[PartOut]
    icons: list[SignOut]
    rules: int = Field(description="How many rules there are in all.")
    chapters: list[ChapterOut]


class GameSettingOut(BaseModel):
    id: str
    title: str
    values: dict[str, str]
    default: str
    help: str
    seats: list[int]
    # Value -> what other settings must be for it.
    needs: dict[str, dict[str, str]]


class GameOut(BaseModel):
    id: str
    title: str
    edition: str
    designer: str
    seats: list[int]
    settings: list[GameSettingOut]
    version: int


class StrengthOut(BaseModel):
    rating: int = Field(description="400 more are ten wins to one; the apprentice has 1000.")
    text: str


class BotsOut(BaseModel):
    bots: list[str]
    # Game -> bot -> how strong it is there.
    strengths: dict[str, dict[str, StrengthOut]]


class HealthOut(BaseModel):
    status: str
    version: str
