"""What every game's state has in common: the stack of open questions and the way an answer is carried out."""

from typing import Any

from nave.kernel.events import Event
from nave.kernel.frame import AUTO, NO_MOVE, Frame


class State:
    """Flat and mutable; branched only by `copy()` of the game's own class. Holds no random generator."""

    def __init__(self) -> None:
        self.stack: list[Frame[Any]] = []
        # Counts turns; a change marks the border that undo never crosses.
        self.turn: int = 0
        # Events are built only while somebody listens, never during search.
        self.log: list[Event] | None = None

    def copy(self) -> "State":
        raise NotImplementedError


def answer(s: State, move: int) -> None:
    """Carry out one legal answer of the frame on top, then every automatic step up to the next question."""
    s.stack.pop().apply(s, move)
    while s.stack and s.stack[-1].who == AUTO:
        s.stack.pop().apply(s, NO_MOVE)
