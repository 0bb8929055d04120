"""What the server replies of tables, as OpenAPI describes it."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from nave.kernel.events import Facts
from nave.kernel.types import View


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
    data: Facts
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
    data: Facts
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
    changes: View = Field(description="Rows of the view's live tables as they would be.")


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
    chance: str


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
    dealt: str | None = Field(description="The seed that deals the same set-up, once it is over, if known.")
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
    view: View | None
    options: list[OptionOut]
    entering: bool = Field(description="Chance is asked: the options are what a real box may say.")
    can_undo: bool
    no_undo: str | None = Field(None, description="Why you, who must answer, can take nothing back.")
    result: View | None
    sheet: View | None = Field(
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
    kept: bool = Field(description="A record that was brought to be looked at: nobody's game.")
    outcome: OutcomeOut | None
    number: int
    created_at: int
    changed_at: int


class MineRowsOut(BaseModel):
    rows: list[MineOut] = Field(description="Those that the keys open; others are left out.")


class SeedOut(BaseModel):
    seed: str = Field(description="Two words and a number: people can say it.")


class PushOut(BaseModel):
    key: str | None
    also: list[str] = Field(description="How the server tells browsers that no push reaches.")
    mail: bool = Field(description="Whether people may be told by mail.")


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
