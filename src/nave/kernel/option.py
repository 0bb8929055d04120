"""One legal answer, as whoever must answer sees it."""

from typing import Any

from nave.kernel.events import Event
from nave.kernel.said import Said
from nave.kernel.state import State, answer


class Option:
    """A value: `text` and `move` say the same, `touches` names the pieces it concerns, `label` is in words.

    `leaves` says what it gives up for good, `usual` whether it is what nearly everybody means.
    """

    def __init__(
        self,
        text: str,
        move: int,
        touches: tuple[str, ...],
        label: str,
        said: Said | None = None,
        leaves: tuple[Said, ...] = (),
        usual: bool = False,
        state: State | None = None,
    ) -> None:
        self.text = text
        self.move = move
        self.touches = touches
        self.label = label
        self.said = said
        self.leaves = leaves
        self.usual = usual
        self._state = state

    @property
    def effect(self) -> list[Event]:
        """What would happen, up to chance or the next question, as the answering seat may know it."""
        return [] if self._state is None else try_out(self._state, self.move)

    def to_data(self) -> dict[str, Any]:
        """The option as plain data."""
        return {
            "text": self.text,
            "move": self.move,
            "touches": list(self.touches),
            "label": self.label,
        }

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Option):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Option({self.text!r}, {self.move}, {self.touches!r}, {self.label!r})"

    def _key(self) -> tuple[str, int, tuple[str, ...], str, bool]:
        return (self.text, self.move, self.touches, self.label, self.usual)


def try_out(state: State, move: int) -> list[Event]:
    """The events of an answer tried on a copy, as the seat that gives it may know them."""
    seat = state.stack[-1].who
    twin = state.copy()
    twin.log = []
    answer(twin, move)
    return [event.seen_by(seat) for event in twin.log]
