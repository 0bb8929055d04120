"""One legal answer, as whoever must answer sees it; what it would do is worked out when somebody asks."""

import random
from collections.abc import Callable
from functools import cached_property
from itertools import takewhile
from typing import Final, TypedDict

from nave.kernel.events import Event, EventData
from nave.kernel.frame import NATURE, NO_MOVE
from nave.kernel.rules import Rules, Setup
from nave.kernel.said import Argument, Said, worded
from nave.kernel.state import State, answer
from nave.kernel.types import View

# Positions that are compared where a seat does not know everything. A fact of two equally likely values is
# the same in all of them once in 128 times; what is shown then is likely, and still nobody's secret.
IMAGINED: Final = 8


class Moment:
    """The position in which options were offered, kept while the game goes on."""

    def __init__(self, rules: Rules, setup: Setup, state: State, say: Callable[[Said], str]) -> None:
        self.rules = rules
        self.setup = setup
        self.state = state
        self.say = say
        # What was tried, by move: effect and changes look at the same.
        self._tried: dict[int, list[tuple[State, State]]] = {}

    @cached_property
    def usual(self) -> int:
        """The answer nearly everybody means, NO_MOVE if there is none."""
        frame = self.state.stack[-1]
        return NO_MOVE if frame.who == NATURE else frame.usual(self.state)

    def prepared(self, last: int) -> list[int]:
        """What a turn planned in one go answers here, the first choice first."""
        frame = self.state.stack[-1]
        return [] if frame.who == NATURE else frame.prepares(self.state, last)

    @cached_property
    def possible(self) -> list[State]:
        """The position as the answering seat may know it: while something is hidden, several it could be.

        They are made from the seat's view alone, so that nothing worked out from them tells a secret.
        """
        rules, seat = self.rules, self.state.stack[-1].who
        if seat == NATURE or not rules.hides(self.state, self.setup.seats):
            return [self.state]
        setup, components = self.setup, self.setup.components
        view = {
            "game": rules.id,
            "seats": setup.seats,
            "settings": setup.settings,
            "components": {"name": components.name, "hash": components.hash},
            "rules_version": setup.version,
            "seat": seat,
            "to_answer": seat,
            "over": False,
            "turn": self.state.turn,
            **rules.view(self.state, seat),
        }
        return [rules.from_view(view, setup, random.Random(n)) for n in range(IMAGINED)]

    def tried(self, move: int) -> list[tuple[State, State]]:
        """Each position it could be, and the one after that answer with what happened in its log."""
        found = self._tried.get(move)
        if found is None:
            found = []
            for before in self.possible:
                after = before.copy()
                after.log = []
                answer(after, move)
                found.append((before, after))
            self._tried[move] = found
        return found


class OptionData(TypedDict):
    """An option as plain data."""

    text: str
    move: int
    touches: list[str]
    label: str


class OfferedOption(OptionData):
    """An option with what it says, what it would do and what it gives up."""

    says: dict[str, Argument]
    usual: bool
    leaves: list[dict[str, Argument]]
    effect: list[EventData]
    changes: View


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
            self._label = self._moment.say(self.says)
        return self._label

    @cached_property
    def says(self) -> Said:
        """The label before it is put into words: its key and what it speaks of."""
        if self._moment is None:
            return Said("verbatim", text=self._label)
        moment = self._moment
        if moment.state.stack[-1].who == NATURE:
            return moment.rules.drawn(moment.setup, moment.state, self.move)
        return moment.rules.label(moment.state, self.move)

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
        """What would happen, up to chance, the next question or what hangs on a secret of others.

        As the answering seat may know it.
        """
        if self._moment is None:
            return []
        seat = self._moment.state.stack[-1].who
        first, *others = (
            [event.seen_by(seat) for event in after.log or []] for _, after in self._moment.tried(self.move)
        )
        same = len(first)
        for other in others:
            alike = (one.to_data() == two.to_data() for one, two in zip(first, other, strict=False))
            same = min(same, sum(takewhile(bool, alike)))
        return first[:same]

    @property
    def changes(self) -> View:
        """How the standing would change: the rows of the view's live tables that would be others."""
        if self._moment is None or self._moment.state.stack[-1].who == NATURE:
            return {}
        rules = self._moment.rules
        first, *others = (rules.changes(before, after) for before, after in self._moment.tried(self.move))
        same = {key: rows for key, rows in first.items() if all(other.get(key) == rows for other in others)}
        shown: View = worded(same, self._moment.say)
        return shown

    def to_data(self) -> OptionData:
        """The option as plain data."""
        return {
            "text": self.text,
            "move": self.move,
            "touches": list(self.touches),
            "label": self.label,
        }

    def offered(self, say: Callable[[Said], str]) -> OfferedOption:
        """The option as plain data, with what it says, what it would do and what it gives up.

        Raises NaveError, as `say` does, if there are no words for that.
        """
        return {
            **self.to_data(),
            "says": self.says.to_data(),
            "usual": self.usual,
            "leaves": [{**left.to_data(), "text": say(left)} for left in self.leaves],
            "effect": [event.to_data() for event in self.effect],
            "changes": self.changes,
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
