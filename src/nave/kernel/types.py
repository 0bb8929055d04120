"""What is sent to people and programs, declared once: the page's types are made from these.

A game declares its own in `<game>/types.py`; `scripts/game_types.py` writes both as TypeScript.
"""

from typing import TypedDict


class ComponentsHead(TypedDict):
    name: str
    hash: str


class Asked(TypedDict):
    """One open question of the stack."""

    ask: str
    args: list[int]


class ViewHead(TypedDict):
    """What every view begins with. `seat` is None for a spectator, `to_answer` when the game is over."""

    game: str
    seats: int
    settings: dict[str, str]
    components: ComponentsHead
    rules_version: int
    seat: int | None
    to_answer: int | None
    prompt: str
    over: bool
    turn: int
    answers: int


class ResultHead(TypedDict):
    """How a game ended; each game says what a row of its breakdown is."""

    scores: list[int]
    winners: list[int]
    reason: str
