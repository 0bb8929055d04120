"""What every game's state has in common: the stack of open questions and the way an answer is carried out."""

from typing import Any

from mypy_extensions import mypyc_attr

from nave.kernel.events import Event
from nave.kernel.frame import AUTO, NO_MOVE, Frame


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Flat and mutable; branched only by `copy()` of the game's own class. Holds no random generator."""

    def __init__(self, source: "State | None" = None) -> None:
        self.stack: list[Frame[Any]] = [] if source is None else source.stack.copy()
        # Counts turns; a change marks the border that undo never crosses.
        self.turn: int = 0 if source is None else source.turn
        # Events are built only while somebody listens, never during search.
        self.log: list[Event] | None = None

    def copy(self) -> "State":
        raise NotImplementedError


def replaced(values: list[int], index: int, value: int) -> list[int]:
    """The list with one value changed: for lists that copies of a state share, because they seldom change."""
    new = values.copy()
    new[index] = value
    return new


def added(values: list[int], index: int, amount: int) -> list[int]:
    """The same for a sum."""
    new = values.copy()
    new[index] += amount
    return new


def answer(s: State, move: int) -> None:
    """Carry out one legal answer of the frame on top, then every automatic step up to the next question."""
    stack = s.stack  # games change this list, they never put another in its place
    stack.pop().apply(s, move)
    while stack and stack[-1].who == AUTO:
        stack.pop().apply(s, NO_MOVE)
