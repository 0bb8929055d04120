"""What is sent to people and programs, declared once: the page's types are made from these.

A game declares its own in `<game>/types.py`; `scripts/game_types.py` writes both as TypeScript.
"""

from collections.abc import Mapping
from typing import Any, TypedDict

from nave.kernel.said import Spoken

# What a game gives out as plain data where it is not known which game it is: the game declares the keys, and
# whoever knows it reads its own type (`games/<game>/types.py`).
Shown = Mapping[str, object]
# The same once it has left the game, for people's programs and back from them: it is read with checks.
View = dict[str, Any]
Position = dict[str, Any]
# A finished game as it is entered from a table, and what is asked for it; each game knows its own.
Ending = dict[str, Any]


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


class SourceRow(TypedDict):
    """Where points came from: a line of the score sheet."""

    source: str
    title: Spoken
    # How it is counted; empty if the title says it all.
    note: Spoken
    # The rule that pays it, and the pieces that are counted, as touches name them.
    rule: str
    pieces: list[str]
    # By player; what is to be said of a player's points, or nothing.
    points: list[int]
    notes: list[Spoken]


class SourceGroup(SourceRow):
    """A part of the score sheet; its rows, if it has any, add up to its points."""

    rows: list[SourceRow]


class ScoreSheet(TypedDict):
    """Every source of points; the groups add up to the totals. Before the end: as if it came now."""

    final: bool
    groups: list[SourceGroup]
    totals: list[int]
    # What is compared, in this order; nothing if the totals decide.
    ties: list[SourceRow]
