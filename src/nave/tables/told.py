"""What people are told of a table. web/replies.py describes the same for programs; a test compares them."""

from typing import NotRequired, TypedDict

from nave.kernel.events import ToldEvent
from nave.kernel.option import OfferedOption
from nave.kernel.rules import ResultData
from nave.kernel.types import ScoreSheet, View
from nave.tables.model import Outcome, SeatData


class SeatTold(SeatData):
    # Somebody listens on it now.
    here: bool


class Replacing(TypedDict):
    seat: int
    agreed: list[int]
    bot: str


class Knocking(TypedDict):
    """Somebody came with the link of a taken seat."""

    seat: int
    agreed: list[int]


class CustomsTold(TypedDict):
    watching: bool
    advice: str
    take_back: str
    pace: str
    clock: int
    increment: int
    away: int
    stand_in: str
    # "drawn"; or with a real box "dealt" or "entered".
    chance: str


class StandInTold(TypedDict):
    """A bot plays for the person of a seat: which one, since which turn and how many answers, and why."""

    seat: int
    bot: str
    answers: int
    turn: int
    at: int
    why: str


class TimeTold(TypedDict):
    """Milliseconds, at the moment it is told."""

    used: list[int]
    # None: no clock is used.
    left: list[int] | None
    # What the open question has taken of it so far, where time matters.
    passed: int
    running: int | None
    # Who asked for the pause.
    paused: int | None
    away: list[int]
    # In how long whoever must answer counts as away or has used up the time, once that was announced.
    warned: int | None
    stand_ins: list[StandInTold]


class AskingTold(TypedDict):
    what: str
    seat: int
    answers: int | None
    turn: int | None
    # Whether something that chance answered would be taken back.
    chance: bool
    agreed: list[int]
    needed: list[int]


class TableTold(TypedDict):
    """What everybody at the table knows about it."""

    id: str
    called: str
    game: str
    rules_version: int
    components: dict[str, str]
    settings: dict[str, str]
    status: str
    listed: bool
    names: list[str]
    seats: list[SeatTold]
    replacing: list[Replacing]
    knocking: list[Knocking]
    customs: CustomsTold
    time: TimeTold
    asking: AskingTold | None
    # How many listen without a seat.
    watching: int
    # Where its people play again.
    again: str | None
    # Whether anybody with the link may look at it.
    published: bool
    # The seed of its set-up as people say it, once it is over.
    dealt: str | None
    outcome: Outcome | None
    locked: str | None
    created_at: int
    changed_at: int


class MineTold(TypedDict):
    """A table as a lobby shows it to whoever holds a key to it."""

    table: str
    called: str
    game: str
    settings: dict[str, str]
    components: str
    status: str
    names: list[str]
    seats: list[SeatTold]
    mine: list[int]
    to_answer: int | None
    turn: int | None
    since: int
    pace: str
    # In how many milliseconds time does something to whoever must answer.
    due: int | None
    paused: bool
    # A record that was brought to be looked at: nobody's game.
    kept: bool
    outcome: Outcome | None
    number: int
    created_at: int
    changed_at: int


class StateTold(TypedDict):
    """Everything a holder may know, as seen from one of its seats."""

    table: TableTold
    number: int
    seat: int | None
    holds: list[int]
    # With the table's link: a free seat may be taken. With a used link: the seat it once opened.
    invited: bool
    used: int | None
    # Whether the holder may be told chances to win while the game runs.
    chances: bool
    view: View | None
    options: list[OfferedOption]
    # Chance is asked: the options are what a real box may say, and anybody at the table enters it.
    entering: bool
    can_undo: bool
    # Why nothing can be taken back by a seat that must answer.
    no_undo: str | None
    result: ResultData | None
    # Every source of points, once the table is over, also where the game itself has not come to its end.
    sheet: ScoreSheet | None


# A turn of a game looked back at: how many answers came before it, and when it ended.
TurnTold = TypedDict(
    "TurnTold",
    {
        "from": int,
        "to": int,
        "turn": int,
        "seat": int | None,
        "summary": list[str],
        "players": list[View],
    },
)


class TurnsTold(TypedDict):
    """A page of turns; `next` is what to ask for if there are more."""

    answers: int
    turns: list[TurnTold]
    next: int | None


class MomentTold(TypedDict):
    """A position looked back at, with what happened just before."""

    answers: int
    view: View
    events: list[ToldEvent]


class Item(TypedDict):
    """A journal entry as a seat may know it."""

    number: int
    kind: str
    seat: int | None
    at: int
    turn: int | None
    answers: int
    events: NotRequired[list[ToldEvent]]
    text: NotRequired[str]
    withdrawn: NotRequired[bool]
    withdraws: NotRequired[list[int]]
