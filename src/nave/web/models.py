"""What goes over the network, as OpenAPI describes it."""

from typing import Annotated, Any, Literal

from pydantic import AliasChoices, BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

SubmissionId = Annotated[
    StrictStr,
    Field(
        pattern=r"^[A-Za-z0-9_-]{8,64}$",
        description="Made by the client, new for each submission. Sending the same one again plays nothing "
        "twice and gets the same reply.",
    ),
]
Follows = Annotated[
    StrictInt,
    Field(ge=0, le=2**31 - 1, description="The last number the client has seen of this table."),
]
SeatNumber = Annotated[StrictInt, Field(ge=0, le=15)]
BotName = Annotated[StrictStr, Field(min_length=1, max_length=64)]
PersonName = Annotated[StrictStr, Field(min_length=1, max_length=32)]
MoveText = Annotated[StrictStr, Field(min_length=1, max_length=200)]


SettingsIn = Annotated[
    dict[Annotated[StrictStr, Field(max_length=64)], Annotated[StrictStr, Field(max_length=64)]],
    Field(max_length=32),
]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatIn(Body):
    kind: Literal["open", "device", "bot"] = Field(description="By link, on this device, or played by a bot.")
    name: Annotated[StrictStr, Field(max_length=32)] = ""
    bot: Annotated[StrictStr, Field(max_length=64)] = ""


MakingId = Annotated[
    StrictStr | None,
    Field(
        pattern=r"^[A-Za-z0-9_-]{16,64}$",
        description="Made by the client at random, new for each table. Sending the same one again within an "
        "hour makes no second table and tells the same keys: keep it to yourself.",
    ),
]


Seconds = Annotated[StrictInt, Field(ge=0, le=30 * 86400)]


class CustomsIn(Body):
    watching: StrictBool = True
    advice: Literal["free", "shown", "none"] = "free"
    take_back: Annotated[
        Literal["free", "ask", "none"],
        Field(description="ask: also what chance or others have answered, if all others agree."),
    ] = "free"
    pace: Annotated[Literal["live", "days"], Field(description="An evening, or over days.")] = "live"
    clock: Annotated[
        Seconds, Field(description="Seconds for each seat; 0: no clock. Run out: a bot plays on.")
    ] = 0
    increment: Annotated[
        Seconds, Field(description="Seconds added after each turn; the bank is never exceeded.")
    ] = 0
    away: Annotated[
        Seconds, Field(description="After so many seconds without an answer one is away; 0: as usual here.")
    ] = 0
    stand_in: Annotated[
        Literal["ask", "bot"], Field(description="Then: the others decide, or a bot plays on.")
    ] = "ask"


class TableIn(Body):
    id: MakingId = None
    game: Annotated[StrictStr, Field(max_length=64)]
    seats: Annotated[list[SeatIn], Field(min_length=1, max_length=16)]
    # Programs of old call them options.
    settings: SettingsIn = Field({}, validation_alias=AliasChoices("settings", "options"))
    seed: Annotated[
        StrictInt | None, Field(ge=-(2**63), lt=2**63, description="Decides the set-up; it can be shared.")
    ] = None
    components: Annotated[StrictStr, Field(max_length=64)] = "standard"
    listed: StrictBool = False
    customs: CustomsIn = Field(default_factory=CustomsIn)


class RecordIn(Body):
    id: MakingId = None
    record: dict[str, Any]


class ImportIn(RecordIn):
    upto: Annotated[StrictInt | None, Field(ge=0, le=2**31 - 1)] = None
    names: Annotated[list[PersonName], Field(max_length=16)] = []
    bots: list[Annotated[StrictStr, Field(max_length=64)]] = Field(
        default_factory=list, max_length=16, description="Who plays each seat on; empty: this device."
    )
    listed: StrictBool = False


class JoinIn(Body):
    id: SubmissionId
    name: PersonName
    seat: SeatNumber | None = None
    exchange: StrictBool = Field(
        False,
        description="Take a key of one's own for the link's: then nobody else holds what opens the seat.",
    )


class RematchIn(Body):
    id: MakingId = None
    same: StrictBool = Field(False, description="Deal the same set-up again.")


class KnockIn(Body):
    id: SubmissionId


class AdmitIn(Body):
    id: SubmissionId
    target: SeatNumber
    yes: StrictBool = True


class NewLinkIn(Body):
    id: SubmissionId
    target: SeatNumber


class ArrangeIn(Body):
    id: SubmissionId
    settings: SettingsIn | None = None
    components: Annotated[StrictStr | None, Field(max_length=64)] = None
    customs: CustomsIn | None = None


class SeatSubmission(Body):
    id: SubmissionId
    seat: SeatNumber | None = Field(None, description="Needed only if the key holds several seats.")


class AskIn(SeatSubmission):
    what: Literal["pause", "resume", "take_back"]
    answers: Annotated[
        StrictInt | None, Field(ge=0, le=2**31 - 1, description="Of taking back: how many answers are left.")
    ] = None


class PublishIn(SeatSubmission):
    on: StrictBool = True


class VoteIn(Body):
    id: SubmissionId
    yes: StrictBool


class StartIn(Body):
    id: SubmissionId
    seat: SeatNumber | None = None
    fill: BotName | None = Field(None, description="The bot that takes the seats nobody has taken.")


class PlayIn(SeatSubmission):
    follows: Follows
    move: MoveText


class TakeBackIn(SeatSubmission):
    follows: Follows


class ResignIn(SeatSubmission):
    bot: BotName | None = Field(None, description="The bot that plays the seat to its end.")


class ReplaceIn(Body):
    id: SubmissionId
    target: SeatNumber
    bot: BotName


class ChatIn(SeatSubmission):
    text: Annotated[StrictStr, Field(min_length=1, max_length=500)]


class HeldIn(Body):
    table: Annotated[StrictStr, Field(pattern=r"^[a-z0-9]{4,32}$")]
    key: Annotated[StrictStr | None, Field(pattern=r"^[A-Za-z0-9_-]{16,128}$")] = None


class MineIn(Body):
    seats: Annotated[list[HeldIn], Field(max_length=100)]


class JudgeIn(Body):
    level: Literal["quick", "thorough"] = "quick"


# ---------------------------------------------------------------- replies


class ErrorOut(BaseModel):
    error: str = Field(description="A code that programs can rely on.")
    message: str = Field(description="A sentence for people.")
    rule: str | None = None
    move: str | None = None
    retry_after: int | None = None
    number: int | None = None
    state: "StateOut | None" = Field(None, description="With a stale submission: the table as it is.")


class KeysOut(BaseModel):
    table: str
    seats: dict[int, str] = Field(description="The key of each seat that is taken by link.")
    device: str | None = Field(description="The key of the seats on this device.")
    spectator: str
    invite: str = Field(description="One link for all free seats.")


class RematchOut(BaseModel):
    table: str = Field(description="The key that was sent opens the same person's seat there.")


class KeyOut(BaseModel):
    number: int
    key: str


class JoinedOut(BaseModel):
    number: int
    key: str | None = Field(None, description="The new key, if the seat was taken without a link.")
    seats: list[int]


class EventOut(BaseModel):
    kind: str
    rule: str
    seat: int
    text: str
    data: dict[str, Any]
    answer: int


class ItemOut(BaseModel):
    number: int
    kind: str
    seat: int | None
    at: int
    turn: int | None = Field(description="The turn it fell in; 0 is the set-up, none before the start.")
    answers: int = Field(description="How many answers of the record hold up to here, this one included.")
    events: list[EventOut] = []
    text: str = ""
    withdrawn: bool = Field(False, description="An answer that was taken back later.")
    withdraws: list[int] = Field([], description="The numbers of the answers it takes back.")


class ReplyOut(BaseModel):
    number: int = Field(description="The number of the last entry it left; news of that number tell it.")


class LogOut(BaseModel):
    number: int
    items: list[ItemOut]
    next: int | None = Field(None, description="There is more: ask again with `since` of this number.")


class SaidOut(BaseModel):
    """Something said before it is put into words: a key, and what it speaks of."""

    model_config = ConfigDict(extra="allow")

    key: str


class LeftOut(SaidOut):
    """What an answer gives up for good, and the sentence."""

    text: str


class EffectOut(BaseModel):
    """An event of trying an answer, up to chance or the next question."""

    kind: str
    rule: str
    seat: int
    data: dict[str, Any]
    answer: int


class OptionOut(BaseModel):
    text: str
    move: int
    touches: list[str]
    label: str
    says: SaidOut = Field(description="The label before it was put into words.")
    usual: bool = Field(False, description="What nearly everybody means.")
    leaves: list[LeftOut]
    effect: list[EffectOut]
    changes: dict[str, Any] = Field(description="Rows of the view's live tables as they would be.")


class SeatOut(BaseModel):
    seat: int
    kind: str
    bot: str | None
    name: str
    joined: bool
    resigned: bool
    here: bool = Field(False, description="Somebody listens on that seat now.")


class ReplacingOut(BaseModel):
    seat: int
    agreed: list[int]
    bot: str


class KnockingOut(BaseModel):
    seat: int
    agreed: list[int]


class CustomsOut(BaseModel):
    watching: bool
    advice: str
    take_back: str
    pace: str
    clock: int
    increment: int
    away: int
    stand_in: str


class StandInOut(BaseModel):
    seat: int
    bot: str
    answers: int = Field(description="How many answers held when it sat down.")
    turn: int
    at: int
    why: Literal["agree", "timeout", "away"]


class TimeOut(BaseModel):
    """Milliseconds, at the moment it is told."""

    used: list[int] = Field(description="By seat, without what the open question takes; so is what is left.")
    left: list[int] | None = Field(description="None: no clock is used.")
    passed: int = Field(description="What the open question has taken so far, where time matters.")
    running: int | None = Field(description="The seat whose time passes.")
    paused: int | None = Field(description="Who asked for the pause.")
    away: list[int]
    warned: int | None = Field(description="In how long a bot may play for whoever must answer, if told.")
    stand_ins: list[StandInOut]


class AskingOut(BaseModel):
    what: Literal["pause", "resume", "take_back"]
    seat: int
    answers: int | None
    turn: int | None
    chance: bool = Field(description="Chance would draw anew.")
    agreed: list[int]
    needed: list[int]


class OutcomeOut(BaseModel):
    scores: list[int] | None
    winners: list[int]
    reason: str
    resigned: list[int]


class TableOut(BaseModel):
    id: str
    called: str = Field(description="Two words for people to say; they open nothing.")
    game: str
    rules_version: int
    components: dict[str, str]
    settings: dict[str, str]
    status: Literal["open", "running", "over"]
    listed: bool
    names: list[str] = Field(description="What the players are called, by player.")
    seats: list[SeatOut]
    replacing: list[ReplacingOut]
    knocking: list[KnockingOut]
    customs: CustomsOut
    time: TimeOut
    asking: AskingOut | None
    watching: int = Field(description="How many listen without a seat.")
    again: str | None = Field(description="The table at which its people play again; their keys open it.")
    published: bool = Field(description="Anybody with the link may look at the finished game.")
    outcome: OutcomeOut | None
    locked: str | None
    created_at: int
    changed_at: int


class StateOut(BaseModel):
    table: TableOut
    number: int
    seat: int | None
    holds: list[int]
    invited: bool = Field(description="A free seat may be taken with this key.")
    used: int | None = Field(description="The key is the link of this seat, which is taken.")
    chances: bool = Field(description="Whether you may be told the chances to win while the game runs.")
    view: dict[str, Any] | None
    options: list[OptionOut]
    can_undo: bool
    no_undo: str | None = Field(None, description="Why you, who must answer, can take nothing back.")
    result: dict[str, Any] | None
    sheet: dict[str, Any] | None = Field(
        None, description="Every source of points, once the table is over: also after a resignation."
    )


class TableWordsOut(BaseModel):
    lines: list[str] = Field(description="The table in words; lines that belong to another are indented.")


class MineOut(BaseModel):
    table: str
    called: str
    game: str
    settings: dict[str, str]
    components: str
    status: Literal["open", "running", "over"]
    names: list[str]
    seats: list[SeatOut]
    mine: list[int] = Field(description="The seats the key holds; none: it only watches.")
    to_answer: int | None
    turn: int | None
    since: int = Field(description="When the game last moved, in UTC milliseconds.")
    pace: str
    due: int | None = Field(description="Milliseconds until time does something to whoever must answer.")
    paused: bool
    outcome: OutcomeOut | None
    number: int
    created_at: int
    changed_at: int


class MineRowsOut(BaseModel):
    rows: list[MineOut] = Field(description="Those that the keys open; others are left out.")


class PushOut(BaseModel):
    key: str | None


class PushedOut(BaseModel):
    seats: int = Field(description="Of how many seats that browser is told now.")


class ListedOut(BaseModel):
    id: str
    called: str
    game: str
    status: str
    seats: list[SeatOut]
    created_at: int
    changed_at: int


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
    players: list[dict[str, Any]] = Field(description="The players at its beginning, as in the view.")


class TurnsOut(BaseModel):
    answers: int
    turns: list[TurnOut]
    next: int | None = Field(None, description="There are more: ask again with `since` of this number.")


class MomentOut(BaseModel):
    answers: int = Field(description="How many answers are shown: what chance answered at once is included.")
    view: dict[str, Any]
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
    wins: list[float] = Field(description="By seat, as you may know it; they add up to 1.")
    values: list[float] = Field(description="By seat: points of the final margin to the best rival.")


class RuleOut(BaseModel):
    id: str
    title: str
    text: str
    source: str
    ruling: str | None = None
    example: str | None = None


class HandbookIn(Body):
    seats: Annotated[StrictInt | None, Field(ge=1, le=16)] = None
    settings: SettingsIn | None = None


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
    rating: Annotated[int, Field(description="400 more are ten wins to one; the apprentice has 1000.")]
    text: str


class BotsOut(BaseModel):
    bots: list[str]
    # Game -> bot -> how strong it is there.
    strengths: dict[str, dict[str, StrengthOut]]


class HealthOut(BaseModel):
    status: str
    version: str
