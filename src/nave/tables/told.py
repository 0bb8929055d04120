"""What people are told of a table. web/models.py describes the same for programs; a test compares them."""

from typing import Any, NotRequired, TypedDict

from nave.tables.model import Outcome, SeatData

# Made by the game: its views, events, options and results have types of their own there.
FromGame = dict[str, Any]


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
    # How many listen without a seat.
    watching: int
    # Where its people play again.
    again: str | None
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
    view: FromGame | None
    options: list[FromGame]
    can_undo: bool
    # Why nothing can be taken back by a seat that must answer.
    no_undo: str | None
    result: FromGame | None


# A turn of a game looked back at: how many answers came before it, and when it ended.
TurnTold = TypedDict(
    "TurnTold",
    {
        "from": int,
        "to": int,
        "turn": int,
        "seat": int | None,
        "summary": list[str],
        "players": list[FromGame],
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
    view: FromGame
    events: list[FromGame]


class Item(TypedDict):
    """A journal entry as a seat may know it."""

    number: int
    kind: str
    seat: int | None
    at: int
    turn: int | None
    answers: int
    events: NotRequired[list[FromGame]]
    text: NotRequired[str]
    withdrawn: NotRequired[bool]
    withdraws: NotRequired[list[int]]
