"""What is sent to the server, as OpenAPI describes it."""

from typing import Annotated, Literal

from pydantic import AliasChoices, BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

from nave.kernel.record import Read

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
    chance: Annotated[
        Literal["drawn", "dealt", "entered"],
        Field(description="With a real box: only the set-up is dealt here, or all is entered."),
    ] = "drawn"


SeedIn = Annotated[StrictInt, Field(ge=-(2**63), lt=2**63)] | Annotated[StrictStr, Field(max_length=40)]


class TableIn(Body):
    id: MakingId = None
    game: Annotated[StrictStr, Field(max_length=64)]
    seats: Annotated[list[SeatIn], Field(min_length=1, max_length=16)]
    # Programs of old call them options.
    settings: SettingsIn = Field({}, validation_alias=AliasChoices("settings", "options"))
    seed: SeedIn | None = Field(None, description="Decides the set-up; it can be shared. Words are fine.")
    components: Annotated[StrictStr, Field(max_length=64)] = "standard"
    listed: StrictBool = False
    customs: CustomsIn = Field(default_factory=CustomsIn)


class RecordIn(Body):
    id: MakingId = None
    record: Read


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
    target: SeatNumber | None = Field(None, description="A seat that nobody has taken.")
    what: Literal["seat", "invite", "watch"] = Field(
        "seat", description="The link of that seat, of all free seats, or to watch by."
    )


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


class HandbookIn(Body):
    seats: Annotated[StrictInt | None, Field(ge=1, le=16)] = None
    settings: SettingsIn | None = None
