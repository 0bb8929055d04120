"""What the kernel asks of a game: settings, start, words for people, refusals, views, result, positions."""

import random
from typing import Any, Final

from nave.kernel.catalogue import Catalogue
from nave.kernel.component_schema import Schema
from nave.kernel.components import ComponentSet
from nave.kernel.errors import BadInput
from nave.kernel.ledger import Ledger
from nave.kernel.state import State

ANY: Final = "random"


class Setting:
    """One thing people choose when a game is made, in plain words."""

    def __init__(
        self,
        id: str,
        title: str,
        values: dict[str, str],
        default: str,
        help: str,
        seats: tuple[int, ...],
        quiet: bool = False,
        needs: dict[str, dict[str, str]] | None = None,
    ) -> None:
        self.id = id
        self.title = title
        # Allowed value -> what it means.
        self.values = values
        self.default = default
        self.help = help
        # The seat counts it applies to.
        self.seats = seats
        # Left out of a game's settings while at its default: a later option leaves records as they were.
        self.quiet = quiet
        # Value -> what other options must be for it; forms offer such a value only then.
        self.needs = needs or {}

    def to_data(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "title": self.title,
            "values": dict(self.values),
            "default": self.default,
            "help": self.help,
            "seats": list(self.seats),
            "needs": {value: dict(others) for value, others in self.needs.items()},
        }


# How near a refused move is to a legal one.
WRONG_MOMENT: Final = 0
WRONG_PIECE: Final = 1
MEANS: Final = 2


class Refusal:
    """Why a move is not possible now: one sentence, and the rule that says so.

    `near` says how much is missing: WRONG_MOMENT, WRONG_PIECE, or only the MEANS (a material, a coin, room).
    """

    def __init__(self, reason: str, rule: str, near: int = WRONG_PIECE) -> None:
        self.reason = reason
        self.rule = rule
        self.near = near

    def __repr__(self) -> str:
        return f"Refusal({self.reason!r}, {self.rule!r})"


class Result:
    """How a game ended. `breakdown` has one entry per player (an automatic opponent is one too)."""

    def __init__(
        self, scores: list[int], winners: list[int], breakdown: list[dict[str, Any]], reason: str
    ) -> None:
        self.scores = scores
        self.winners = winners
        self.breakdown = breakdown
        self.reason = reason

    def to_data(self) -> dict[str, Any]:
        return {
            "scores": self.scores,
            "winners": self.winners,
            "breakdown": self.breakdown,
            "reason": self.reason,
        }


class Rules:
    """One object per game, without state of its own. Subclasses fill in every method."""

    id: str
    title: str
    edition: str
    designer: str
    seats: tuple[int, ...]
    settings: list[Setting]
    # Changes whenever a record of an earlier version would replay differently.
    version: int
    catalogue: Catalogue
    component_schema: Schema

    def standard_components(self) -> ComponentSet:
        raise NotImplementedError

    def components_in_play(self, settings: dict[str, str], components: ComponentSet) -> ComponentSet:
        """The part of a set that a game of these settings is played with; its record names that hash."""
        return components

    def ledger(self) -> Ledger:
        raise NotImplementedError

    def start(self, seats: int, settings: dict[str, str], components: ComponentSet) -> State:
        """A state whose frames ask nature for the set-up and then the first player."""
        raise NotImplementedError

    def touches(self, s: State, move: int) -> tuple[str, ...]:
        """The pieces on the table that a legal move concerns."""
        raise NotImplementedError

    def label(self, s: State, move: int) -> str:
        """A legal move in words, with what it brings now."""
        raise NotImplementedError

    def refuse(self, s: State, move: int) -> Refusal:
        """Why a move of the catalogue is not among the options of the open question."""
        raise NotImplementedError

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        """What that seat, or a spectator, may know of the state, as plain data."""
        raise NotImplementedError

    def hides(self, s: State, seats: int) -> bool:
        """Whether somebody knows what others may not; until then the answers so far tell no secret.

        What nature has yet to draw is known to nobody, and what was a secret once and is open now is none.
        """
        outside = self.view(s, None)
        return any(self.view(s, seat) != outside for seat in range(seats))

    def from_view(
        self,
        view: dict[str, Any],
        seats: int,
        settings: dict[str, str],
        components: ComponentSet,
        rng: random.Random,
    ) -> State:
        """A full state that looks like the view to its seat; hidden facts are drawn at random."""
        raise NotImplementedError

    def result(self, s: State) -> Result:
        """Scores and winners of a state without open questions."""
        raise NotImplementedError

    def position(self, s: State) -> dict[str, Any]:
        """The whole state as readable plain data."""
        raise NotImplementedError

    def from_position(
        self, data: dict[str, Any], seats: int, settings: dict[str, str], components: ComponentSet
    ) -> State:
        """The state of a position; raises PositionError if a piece is lost or out of place."""
        raise NotImplementedError

    def check_seats(self, seats: int) -> None:
        if type(seats) is not int or seats not in self.seats:
            allowed = ", ".join(str(n) for n in self.seats)
            raise BadInput(f"{self.title} is played with {allowed} seats, not {seats!r}")

    def check_settings(self, seats: int, options: dict[str, str] | None) -> dict[str, str]:
        """All settings that apply to that number of seats, with defaults filled in (but for quiet ones)."""
        if options is not None and not isinstance(options, dict):
            raise BadInput(f"options map option ids to values; {type(options).__name__} does not")
        given = dict(options or {})
        known = {setting.id: setting for setting in self.settings}
        for key in given:
            if key not in known:
                raise BadInput(f"{self.title} has no option {key!r}; its options: {', '.join(known)}")
        full: dict[str, str] = {}
        for setting in self.settings:
            value = given.get(setting.id, setting.default)
            if type(value) is not str or value not in setting.values:
                raise BadInput(
                    f"option {setting.id} is {value!r}; allowed: {', '.join(repr(v) for v in setting.values)}"
                )
            if seats in setting.seats:
                if value != setting.default or not setting.quiet:
                    full[setting.id] = value
            elif value != setting.default:
                raise BadInput(
                    f"option {setting.id} applies to {', '.join(map(str, setting.seats))} seats, not {seats}"
                )
        self.check_combination(seats, full)
        return full

    def check_combination(self, seats: int, settings: dict[str, str]) -> None:
        """Raise BadInput if settings contradict each other. Games override it where they can."""

    def to_data(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "title": self.title,
            "edition": self.edition,
            "designer": self.designer,
            "seats": list(self.seats),
            "options": [setting.to_data() for setting in self.settings],
            "version": self.version,
        }
