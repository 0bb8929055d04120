"""One legal answer, as whoever must answer sees it; what it would do is worked out when somebody asks."""

from collections.abc import Callable
from functools import cached_property
from typing import Any

from nave.kernel.events import Event
from nave.kernel.frame import NATURE, NO_MOVE
from nave.kernel.rules import Rules
from nave.kernel.said import Said
from nave.kernel.state import State, answer


class Moment:
    """The position in which options were offered, kept while the game goes on."""

    def __init__(self, rules: Rules, state: State, say: Callable[[Said | str], str]) -> None:
        self.rules = rules
        self.state = state
        self.say = say

    @cached_property
    def usual(self) -> int:
        """The answer nearly everybody means, NO_MOVE if there is none."""
        frame = self.state.stack[-1]
        return NO_MOVE if frame.who == NATURE else frame.usual(self.state)

    def tried(self, move: int) -> State:
        """The position after that answer, with what happened in its log."""
        twin = self.state.copy()
        twin.log = []
        answer(twin, move)
        return twin


class Option:
    """A value: `text` and `move` say the same, `touches` names the pieces it concerns, `label` is in words.

    Bots may send options to other processes; what depends on the moment stays behind.
    """

    def __init__(
        self,
        text: str,
        move: int,
        touches: tuple[str, ...],
        label: str = "",
        moment: Moment | None = None,
    ) -> None:
        self.text = text
        self.move = move
        self.touches = touches
        self._label = label
        self._moment = moment

    @property
    def label(self) -> str:
        """The answer in words, with what it brings now."""
        if not self._label and self._moment is not None:
            self._label = self._moment.say(self._moment.rules.label(self._moment.state, self.move))
        return self._label

    @property
    def usual(self) -> bool:
        """Whether it is what nearly everybody means."""
        return self._moment is not None and self._moment.usual == self.move

    @property
    def leaves(self) -> list[Said]:
        """What it gives up for good; empty for most."""
        if self._moment is None:
            return []
        return self._moment.state.stack[-1].leaves(self._moment.state, self.move)

    @property
    def effect(self) -> list[Event]:
        """What would happen, up to chance or the next question, as the answering seat may know it."""
        if self._moment is None:
            return []
        seat = self._moment.state.stack[-1].who
        return [event.seen_by(seat) for event in self._moment.tried(self.move).log or []]

    @property
    def changes(self) -> dict[str, Any]:
        """How the standing would change: the rows of the view's live tables that would be others."""
        if self._moment is None:
            return {}
        return self._moment.rules.changes(self._moment.state, self._moment.tried(self.move))

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
        return hash((self.text, self.move, self.touches))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Option({self.text!r}, {self.move}, {self.touches!r}, {self.label!r})"

    def __reduce__(self) -> tuple[type["Option"], tuple[str, int, tuple[str, ...], str]]:
        return (Option, (self.text, self.move, self.touches, self._label))

    def _key(self) -> tuple[str, int, tuple[str, ...], str]:
        return (self.text, self.move, self.touches, self.label)
