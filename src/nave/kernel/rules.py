"""What the kernel asks of a game: settings, start, views, result, positions.

What an answer touches, does and is refused for, its kinds of answers and questions say themselves.
"""

import random
from collections.abc import Sequence
from typing import Any, Final, TypedDict, cast

from nave.kernel.about import About
from nave.kernel.answer import Answer
from nave.kernel.catalogue import Catalogue
from nave.kernel.component_schema import Schema
from nave.kernel.components import ComponentSet
from nave.kernel.errors import BadInput
from nave.kernel.events import Event
from nave.kernel.frame import NATURE
from nave.kernel.language import DEFAULT, Each, Words, words_of
from nave.kernel.ledger import Ledger
from nave.kernel.question import Question
from nave.kernel.refusal import MEANS, WRONG_MOMENT, WRONG_PIECE, Refusal
from nave.kernel.said import Said
from nave.kernel.sheets import Sheets
from nave.kernel.state import State
from nave.kernel.types import Ending, Position, ResultHead, ScoreSheet, Shown, View

__all__ = ["ANY", "MEANS", "WRONG_MOMENT", "WRONG_PIECE", "Refusal", "Result", "Rules", "Setting", "Setup"]

ANY: Final = "random"


class SettingData(TypedDict):
    """A setting as programs get it, in words of one language."""

    id: str
    title: str
    # Allowed value -> what it means.
    values: dict[str, str]
    default: str
    help: str
    seats: list[int]
    needs: dict[str, dict[str, str]]


class GameData(TypedDict):
    """A game as programs get it, in words of one language."""

    id: str
    title: str
    edition: str
    designer: str
    seats: list[int]
    settings: list[SettingData]
    version: int


class Setting:
    """One thing people choose when a game is made.

    Its title is the message `setting-<id>` of the game's words, its help `setting-<id>-help`, a value
    `setting-<id>-<value>`. Settings that are said alike name their message by `said`, with its arguments.
    """

    def __init__(
        self,
        id: str,
        values: Sequence[str],
        default: str,
        seats: tuple[int, ...],
        quiet: bool = False,
        needs: dict[str, dict[str, str]] | None = None,
        said: Said | None = None,
    ) -> None:
        self.id = id
        self.values = tuple(values)
        self.default = default
        self.said = Said(f"setting-{id}") if said is None else said
        # The seat counts it applies to.
        self.seats = seats
        # Left out of a game's settings while at its default: a later setting leaves records as they were.
        self.quiet = quiet
        # Value -> what other settings must be for it; forms offer such a value only then.
        self.needs = needs or {}

    def part(self, name: str) -> Said:
        """Its help, or what a value means, before it is put into words."""
        return Said(f"{self.said.key}-{name}", **self.said.args)

    def to_data(self, words: Words) -> SettingData:
        """The setting as plain data, in words."""
        return {
            "id": self.id,
            "title": words.say(self.said),
            "values": {value: words.say(self.part(value)) for value in self.values},
            "default": self.default,
            "help": words.say(self.part("help")),
            "seats": list(self.seats),
            "needs": {value: dict(others) for value, others in self.needs.items()},
        }


class ResultData(ResultHead):
    breakdown: list[View]


class Result:
    """How a game ended. `breakdown` has one entry per player (an automatic opponent is one too).

    `reason` is the sentence, in the language of whoever asked (`Game.result`).
    """

    def __init__(
        self,
        scores: list[int],
        winners: list[int],
        breakdown: Sequence[Shown],
        said: Said,
        reason: str = "",
    ) -> None:
        self.scores = scores
        self.winners = winners
        self.breakdown = cast(list[View], list(breakdown))
        self.said = said
        self.reason = reason

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Result):
            return NotImplemented
        return self.to_data() == other.to_data()

    def __hash__(self) -> int:
        return hash((tuple(self.scores), tuple(self.winners), self.reason))

    def __repr__(self) -> str:
        return f"<Result scores {self.scores}, winners {self.winners}: {self.reason}>"

    def to_data(self) -> ResultData:
        """The result as plain data."""
        return {
            "scores": self.scores,
            "winners": self.winners,
            "breakdown": self.breakdown,
            "reason": self.reason,
        }


class Setup:
    """What a game is made of: how many seats, which settings, components and version of the rules."""

    def __init__(self, seats: int, settings: dict[str, str], components: ComponentSet, version: int) -> None:
        self.seats = seats
        self.settings = settings
        self.components = components
        self.version = version

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Setup):
            return False
        mine = (self.seats, self.settings, self.components.hash, self.version)
        return mine == (other.seats, other.settings, other.components.hash, other.version)

    def __hash__(self) -> int:
        return hash((self.seats, tuple(sorted(self.settings.items())), self.components.hash, self.version))

    def __repr__(self) -> str:
        return f"Setup({self.seats} seats, {self.settings}, {self.components.name!r}, rules {self.version})"


class Rules:
    """One object per game, without state of its own. Subclasses fill in every method."""

    id: str
    title: str
    edition: str
    designer: str
    seats: tuple[int, ...]
    settings: list[Setting]
    # Changes whenever a record of an earlier version would replay differently; games of the versions in
    # `earlier` replay and go on under the rules they began with.
    version: int
    earlier: tuple[int, ...] = ()
    catalogue: Catalogue
    component_schema: Schema
    # How the pieces of the box lie together and what they are called; a game without a box has none.
    sheets: Sheets = Sheets(())
    # The packages whose words/<language>.ftl hold the sentences of the game.
    words_in: tuple[str, ...] = ()

    def standard_components(self) -> ComponentSet:
        raise NotImplementedError

    def components_in_play(self, settings: dict[str, str], components: ComponentSet) -> ComponentSet:
        """The part of a set that a game of these settings is played with; its record names that hash."""
        return components

    def ledger(self) -> Ledger:
        raise NotImplementedError

    def start(self, setup: Setup) -> State:
        """A state whose frames ask nature for the set-up and then the first player."""
        raise NotImplementedError

    # ------------------------------------------------------------ what people are told

    def words(self, language: str = DEFAULT) -> Words:
        return words_of(self.words_in, language)

    def player_names(self, s: State) -> list[Said]:
        """What players are called where nobody has given them names."""
        return []

    def answer_of(self, s: State, move: int) -> Answer[Any, Any] | None:
        """The kind of answer that a move is now; None if only chance can give it."""
        question = s.stack[-1] if s.stack else None
        found = question.offer(s).of(move) if isinstance(question, Question) else None
        return found if found is not None else self.catalogue.home(move)

    def touches(self, s: State, move: int) -> tuple[str, ...]:
        """The pieces on the table that a move concerns, legal or not."""
        answer = self.answer_of(s, move)
        return answer.touches(s, move) if answer is not None and answer.in_play(s) else ()

    def label(self, s: State, move: int) -> Said:
        """A legal move in words, with what it brings now."""
        answer = self.answer_of(s, move)
        return Said("answer-chance") if answer is None else answer.label(s, move)

    def drawn(self, setup: Setup, s: State, move: int) -> Said:
        """An answer of chance in words: what was rolled or drawn. Games say how."""
        return Said("answer-chance")

    def refuse(self, s: State, move: int) -> Refusal:
        """Why a move of the catalogue is not among the options of the open question."""
        if not s.stack:
            return Refusal(Said("refused-over"), self.ended_by(s), WRONG_MOMENT)
        question = s.stack[-1]
        if question.who == NATURE:
            rule = self.left_to_chance(question.options(s)[0])
            return Refusal(Said("refused-before-chance"), rule, WRONG_MOMENT)
        home = self.catalogue.home(move)
        if home is None:
            return Refusal(Said("refused-chance"), self.left_to_chance(move), WRONG_MOMENT)
        offered = question.offer(s).of(move) if isinstance(question, Question) else None
        if offered is None:
            return home.elsewhere(s, question, move)
        return offered.refuse(s, question, move)

    def ended_by(self, s: State) -> str:
        """The rule by which a game without open questions is over."""
        raise NotImplementedError

    def left_to_chance(self, move: int) -> str:
        """The rule by which a move is nature's."""
        raise NotImplementedError

    def about(self, s: State, piece: str, viewer: int | None) -> About | None:
        """What a piece is and does, pieces named as in touches; None if the game has no such piece.

        `viewer` is the seat that asks, None for a spectator: nothing is told that it may not know.
        """
        return None

    def changes(self, before: State, after: State) -> Shown:
        """The rows of the view's live tables (towers, areas, ...) that differ, as they are afterwards."""
        return {}

    # ------------------------------------------------------------ views and positions

    def view(self, s: State, seat: int | None) -> Shown:
        """What that seat, or a spectator, may know of the state, as plain data."""
        raise NotImplementedError

    def hides(self, s: State, seats: int) -> bool:
        """Whether somebody knows what others may not; until then the answers so far tell no secret.

        What nature has yet to draw is known to nobody, and what was a secret once and is open now is none.
        """
        outside = self.view(s, None)
        return any(self.view(s, seat) != outside for seat in range(seats))

    def from_view(self, view: View, setup: Setup, rng: random.Random) -> State:
        """A full state that looks like the view to its seat; hidden facts are drawn at random."""
        raise NotImplementedError

    def result(self, s: State) -> Result:
        """Scores and winners of a state without open questions."""
        raise NotImplementedError

    def score_sheet(self, s: State, events: Sequence[Event]) -> ScoreSheet:
        """Every source of points so far, from a game's events; games say here what theirs are."""
        totals = [] if s.stack else self.result(s).scores
        return {"final": not s.stack, "groups": [], "totals": totals, "ties": []}

    def position(self, s: State) -> Shown:
        """The whole state as readable plain data."""
        raise NotImplementedError

    def from_position(self, data: Position, setup: Setup) -> State:
        """The state of a position; raises PositionError if a piece is lost or out of place."""
        raise NotImplementedError

    # ------------------------------------------------------------ games of a real box, scored here

    def ending_form(self, setup: Setup) -> Ending:
        """What a finished game is described by, so that it can be scored; games say what that is."""
        raise BadInput(Said("no-ending", game=self.title))

    def read_ending(self, data: Ending, setup: Setup) -> State:
        """The state at the end of a game so described; raises PositionError."""
        raise BadInput(Said("no-ending", game=self.title))

    def write_ending(self, s: State) -> Ending:
        """The description of a finished game."""
        raise BadInput(Said("no-ending", game=self.title))

    def check_version(self, version: object) -> int:
        """A version of the rules that games can be played by; raises BadInput for others."""
        known = (*self.earlier, self.version)
        if type(version) is not int or version not in known:
            raise BadInput(Said("bad-version", version=repr(version), game=self.title, known=Each(known)))
        return version

    def check_seats(self, seats: int) -> None:
        if type(seats) is not int or seats not in self.seats:
            known, most = Each(self.seats), max(self.seats)
            raise BadInput(Said("bad-seats", game=self.title, known=known, most=most, given=repr(seats)))

    def check_settings(self, seats: int, settings: dict[str, str] | None) -> dict[str, str]:
        """All settings that apply to that number of seats, with defaults filled in (but for quiet ones)."""
        if settings is not None and not isinstance(settings, dict):
            raise BadInput(Said("bad-settings", given=type(settings).__name__))
        given = dict(settings or {})
        known = {setting.id: setting for setting in self.settings}
        for key in given:
            if key not in known:
                raise BadInput(Said("bad-setting", game=self.title, setting=repr(key), known=Each(known)))
        full: dict[str, str] = {}
        for setting in self.settings:
            value = given.get(setting.id, setting.default)
            if type(value) is not str or value not in setting.values:
                allowed = Each(repr(one) for one in setting.values)
                raise BadInput(Said("bad-value", setting=setting.id, value=repr(value), known=allowed))
            if seats in setting.seats:
                if value != setting.default or not setting.quiet:
                    full[setting.id] = value
            elif value != setting.default:
                allowed = Each(setting.seats)
                most = max(setting.seats)
                raise BadInput(
                    Said("setting-seats", setting=setting.id, known=allowed, most=most, seats=seats)
                )
        self.check_combination(seats, full)
        return full

    def setup(
        self,
        seats: int,
        settings: dict[str, str] | None,
        components: ComponentSet,
        version: int | None = None,
    ) -> Setup:
        """All that a game is made of, checked; raises BadInput for what does not fit."""
        self.check_seats(seats)
        full = self.check_settings(seats, settings)
        number = self.check_version(self.version if version is None else version)
        return Setup(seats, full, self.components_in_play(full, components), number)

    def check_combination(self, seats: int, settings: dict[str, str]) -> None:
        """Raise BadInput if settings contradict each other. Games override it where they can."""

    def to_data(self, language: str = DEFAULT) -> GameData:
        """The game and its settings as plain data, in words. Raises NaveError if there are none of them."""
        words = self.words(language)
        return {
            "id": self.id,
            "title": self.title,
            "edition": self.edition,
            "designer": self.designer,
            "seats": list(self.seats),
            "settings": [setting.to_data(words) for setting in self.settings],
            "version": self.version,
        }
