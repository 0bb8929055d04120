"""What every game's state has in common: the stack of open questions and the way an answer is carried out."""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from nave.kernel.events import Event
from nave.kernel.frame import AUTO, NO_MOVE, Frame
from nave.kernel.nature import Generator
from nave.kernel.packed import mix


# No state is part of a ring of references: the garbage collector need not know them.
@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """Flat and mutable; branched only by `copy()` of the game's own class. Holds no random generator."""

    def __init__(self, source: "State | None" = None) -> None:
        self.stack: list[Frame[Any]] = [] if source is None else source.stack.copy()
        # Counts turns; a change marks the border that undo never crosses.
        self.turn: i64 = 0 if source is None else source.turn
        # Events are built only while somebody listens, never during search.
        self.log: list[Event] | None = None

    def copy(self) -> "State":
        raise NotImplementedError

    def redeal(self, seat: i64, chance: Generator) -> None:
        """Draw anew everything that a seat may not know, all possibilities alike; the rest stays as it is.

        The state then looks the same to that seat (`Rules.from_view` makes the same of a view). Whoever
        searches does it on a copy.
        """
        raise NotImplementedError

    def hash64(self) -> i64:
        """The same number for equal positions: same pieces in the same places, same open questions."""
        raise NotImplementedError


def stack_hash(stack: list[Frame[Any]]) -> i64:
    """Of the open questions, the one asked first last."""
    h: i64 = len(stack)
    for frame in stack:
        h = mix(h, frame.hash64(), 0)
    return h


def answer(s: State, move: i64) -> None:
    """Carry out one legal answer of the frame on top, then every automatic step up to the next question."""
    stack = s.stack  # games change this list, they never put another in its place
    stack.pop().apply(s, move)
    while stack and stack[-1].who == AUTO:
        stack.pop().apply(s, NO_MOVE)
