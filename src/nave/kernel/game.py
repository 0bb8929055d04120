"""A running game: asks the frames, answers for nature, keeps the record, takes back moves."""

import copy
from collections.abc import Sequence
from typing import cast

from nave.kernel.chance import Chance
from nave.kernel.components import ComponentSet
from nave.kernel.course import Course
from nave.kernel.errors import BadInput, IllegalMove, NaveError, RecordError
from nave.kernel.events import Event, ToldEvent
from nave.kernel.frame import NATURE
from nave.kernel.language import DEFAULT
from nave.kernel.legal import LegalMoves
from nave.kernel.notebook import table_html, table_text
from nave.kernel.option import Moment, OfferedOption, Option
from nave.kernel.record import SETTINGS_KEY, Meta, Record
from nave.kernel.rules import Refusal, Result, Rules, Setup
from nave.kernel.said import Said, worded
from nave.kernel.state import State, answer
from nave.kernel.types import Position, ScoreSheet, View

__all__ = ["Game", "Option"]

POSITION_FORMAT = "nave-position/1"


class Game:
    """Use `nave.new_game`, `nave.replay` or `nave.from_position` to make one."""

    def __init__(
        self,
        rules: Rules,
        setup: Setup,
        chance: Chance,
        state: State,
        start: Position | None,
    ) -> None:
        self.rules = rules
        self.setup = setup
        self.chance = chance
        self.state = state
        self.start = start
        self.events: list[Event] = []
        self.meta: Meta = {}
        self._course = Course(state)

    @property
    def seed(self) -> int:
        """The number its record names; what nature answers is up to `chance`."""
        return self.chance.seed

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.setup.seats

    @property
    def settings(self) -> dict[str, str]:
        """What people chose for this game."""
        return self.setup.settings

    @property
    def components(self) -> ComponentSet:
        """The printed values it is played with."""
        return self.setup.components

    # ------------------------------------------------------------ asking

    @property
    def over(self) -> bool:
        """Whether the game has ended; then nothing is asked and `result` says how."""
        return not self.state.stack

    @property
    def seat(self) -> int | None:
        """The seat that must answer, NATURE while people enter what chance says; None when it is over."""
        return None if self.over else self.state.stack[-1].who

    @property
    def prompt(self) -> str:
        """The open question in words."""
        return self.say(self.asked())

    def asked(self) -> Said:
        """The open question, before it is put into words."""
        return Said("game-over") if self.over else self.state.stack[-1].prompt(self.state)

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal answers as numbers: `"die white" in game.legal_moves`; empty when the game is over."""
        numbers = [] if self.over else list(self.state.stack[-1].options(self.state))
        return LegalMoves(numbers, self.rules.catalogue)

    def options(self, names: Sequence[str] | None = None, language: str = DEFAULT) -> list[Option]:
        """Every legal answer, in words of that language and with people's names.

        Raises NaveError if there are no words of that language.
        """
        return [] if self.over else self._options(self.state.stack[-1].options(self.state), names, language)

    def expected(
        self, seat: int, names: Sequence[str] | None = None, language: str = DEFAULT
    ) -> list[Option]:
        """What nature may answer as far as a seat knows; who sees the real pieces chooses from these.

        Raises NaveError if there are no words of that language.
        """
        if self.over:
            return []
        return self._options(self.state.stack[-1].expected(self.state, seat), names, language)

    def _options(self, moves: list[int], names: Sequence[str] | None, language: str) -> list[Option]:
        moment = Moment(
            self.rules, self.setup, self.state.copy(), lambda said: self.say(said, names, language)
        )
        text, touches = self.rules.catalogue.text, self.rules.touches
        return [Option(text(move), move, touches(moment.state, move), "", moment) for move in moves]

    def why_not(
        self, move: str | int | Option, names: Sequence[str] | None = None, language: str = DEFAULT
    ) -> Refusal | None:
        """None if the move is legal now, else the reason and the rule.

        Raises BadInput for what is no answer of this game.
        """
        number = self._number(move)
        return None if number in self.legal_moves else self._refusal(number, names, language)

    def _refusal(self, move: int, names: Sequence[str] | None = None, language: str = DEFAULT) -> Refusal:
        refusal = self.rules.refuse(self.state, move)
        reason = self.say(refusal.said, names, language)
        return Refusal(refusal.said, refusal.rule, refusal.near, reason)

    @property
    def result(self) -> Result | None:
        """Scores and winners once the game is over, None before."""
        if not self.over:
            return None
        result = self.rules.result(self.state)
        result.reason = self.say(result.said)
        return result

    def score_sheet(self, names: Sequence[str] | None = None, language: str = DEFAULT) -> ScoreSheet:
        """Every source of points in words; before the end, as if it came now.

        It tells nothing that a spectator may not know. Raises NaveError if there are no words of that
        language.
        """
        sheet = self.rules.score_sheet(self.state, self.events)
        return cast(ScoreSheet, worded(sheet, lambda said: self.say(said, names, language)))

    # ------------------------------------------------------------ answering

    def play(self, move: str | int | Option) -> None:
        """Answer the open question by text, number or option; chance answers up to the next question.

        Raises IllegalMove, which names the rule, for an answer that is not legal now, and BadInput for what
        is no answer of this game; the game is then as it was.
        """
        number = self._number(move)
        refusal = self.why_not(number)
        if refusal is not None:
            raise IllegalMove(
                self.rules.catalogue.text(number),
                refusal.reason,
                refusal.rule,
                refusal.said,
                self.rules.words_in,
                self.names(),
            )
        self._answer(number)
        self.settle()

    def settle(self) -> None:
        """Let nature answer up to the next question to a seat, or to one that its chance leaves to people."""
        while not self.over and self.state.stack[-1].who == NATURE:
            drawn = self._course.drawn
            if self.chance.waits(self.state, self.count, drawn):
                break
            self._answer(self.chance.answer(self.state, self.count, drawn))
        self._course.settle(self.state)

    def follow(self, text: str) -> None:
        """The next answer of a record, nature's included; nothing is drawn.

        Raises RecordError if it is not legal.
        """
        number = self.count
        if self.over:
            raise RecordError(Said("after-the-end", number=str(number), move=repr(text)))
        try:
            move = self.rules.catalogue.parse(text)
        except NaveError as error:
            raise RecordError(Said("wrong-answer", number=str(number), error=error)) from None
        if move not in self.legal_moves:
            refusal = self._refusal(move)
            why = {"reason": refusal.said, "rule": refusal.rule}
            said = Said("illegal-answer", number=str(number), move=repr(text), **why)
            raise RecordError(said, self.rules.words_in)
        self._answer(move)
        self._course.settle(self.state)

    def _number(self, move: str | int | Option) -> int:
        return move.move if isinstance(move, Option) else self.rules.catalogue.parse(move)

    def _answer(self, move: int) -> None:
        state = self.state
        who = state.stack[-1].who
        self._course.begin(who, state)
        turn = state.turn
        state.log = []
        answer(state, move)
        events, state.log = state.log, None
        for event in events:
            event.answer = self.count
        self.events.extend(events)
        self._course.add(move, who, turned=turn != state.turn, over=self.over)

    # ------------------------------------------------------------ taking back

    @property
    def can_undo(self) -> bool:
        """Whether there is an answer to take back."""
        return self._course.can_undo

    @property
    def undo_ends(self) -> Said | None:
        """Why nothing can be taken back, None if something can."""
        return self._course.undo_ends

    def undo(self) -> None:
        """Take back the last answer of this turn, unless chance or another seat answered since.

        Raises NaveError if there is nothing to take back.
        """
        self._go_back_to(self.count - 1)

    def restart_turn(self) -> None:
        """Take back every answer that can be taken back. Raises NaveError if there is none."""
        self._go_back_to(None)

    def _go_back_to(self, count: int | None) -> None:
        self.state = self._course.back_to(count)
        self.events = [event for event in self.events if event.answer < self.count]

    # ------------------------------------------------------------ telling

    def say(self, said: Said, names: Sequence[str] | None = None, language: str = DEFAULT) -> str:
        """Something said in words of that language, with people's names or those of the game's players.

        Raises NaveError if there are no such words.
        """
        words = self.rules.words(language)
        return words.say(said, self.names(language) if names is None else names)

    def names(self, language: str = DEFAULT) -> list[str]:
        """What the players are called where nobody has given them names.

        Raises NaveError if there are no words of that language.
        """
        words = self.rules.words(language)
        return [words.say(name) for name in self.rules.player_names(self.state)]

    def told(self, event: Event, names: Sequence[str] | None = None, language: str = DEFAULT) -> ToldEvent:
        """An event as plain data with its sentence. Raises NaveError if there are no such words."""
        return {**event.to_data(), "text": self.say(event.said(), names, language)}

    def offered(
        self, option: Option, names: Sequence[str] | None = None, language: str = DEFAULT
    ) -> OfferedOption:
        """An option as plain data, with what it would do and what it gives up.

        Raises NaveError if there are no words for that.
        """
        return option.offered(lambda said: self.say(said, names, language))

    def view(self, seat: int | None, names: Sequence[str] | None = None, language: str = DEFAULT) -> View:
        """What that seat (None: a spectator) may know, as plain data, in words where there are words.

        Raises BadInput if there is no such seat.
        """
        who = self.names(language) if names is None else names
        shown: View = worded(self.shown(seat, who, language), lambda said: self.say(said, who, language))
        return shown

    def shown(self, seat: int | None, names: Sequence[str] | None = None, language: str = DEFAULT) -> View:
        """The same before what the rules say in it is put into words, for whoever does that on the way out.

        Raises BadInput if there is no such seat.
        """
        self._check_seat(seat)
        return {
            "game": self.rules.id,
            "seats": self.seats,
            "settings": dict(self.settings),
            "components": self.components.header,
            "rules_version": self.setup.version,
            "seat": seat,
            "to_answer": None if self.seat == NATURE else self.seat,
            "prompt": self.say(self.asked(), names, language),
            "over": self.over,
            "turn": self.state.turn,
            "answers": self.count,
            **self.rules.view(self.state, seat),
        }

    def events_for(self, seat: int | None, *, since: int = 0) -> list[Event]:
        """Events of the answers from number `since` on, as that seat (None: a spectator) may know them.

        Raises BadInput if there is no such seat.
        """
        self._check_seat(seat)
        return [event.seen_by(seat) for event in self.events if event.answer >= since]

    @property
    def answers(self) -> Sequence[str]:
        """All answers so far as text, nature's included."""
        return self.answers_since(0)

    @property
    def count(self) -> int:
        """How many answers there were so far, nature's included."""
        return len(self._course.moves)

    def answers_since(self, count: int) -> list[str]:
        """The answers from number `count` on, as text."""
        return [self.rules.catalogue.text(move) for move in self._course.moves[count:]]

    @property
    def answered_by(self) -> Sequence[int]:
        """The seat that gave each answer; NATURE for chance."""
        return list(self._course.by)

    @property
    def turn_starts(self) -> Sequence[int]:
        """The number of answers at which each turn began."""
        return list(self._course.turn_starts)

    def turn_at(self, answer: int) -> int:
        """The turn in which that answer was asked for."""
        return self._course.turn_at(answer, self.state.turn)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or seat not in range(self.seats)):
            raise BadInput(Said("no-seat", seat=repr(seat), last=str(self.seats - 1)))

    def _repr_html_(self) -> str:
        """What a notebook shows of the position."""
        return table_html(self.rules.title, self.prompt, self.view(None), self.legal_moves.texts, self.say)

    def __str__(self) -> str:
        """The table in words, as a spectator sees it."""
        return table_text(self.rules.title, self.prompt, self.view(None), self.legal_moves.texts, self.say)

    def __repr__(self) -> str:
        now = "over" if self.over else f"seat {self.seat} to answer"
        return (
            f"<Game {self.rules.id}, seats {self.seats}, seed {self.seed}, turn {self.state.turn}, "
            f"{self.count} answers, {now}>"
        )

    # ------------------------------------------------------------ keeping

    def copy(self, chance: Chance | None = None) -> "Game":
        """A game of its own from here on; with another chance nature will answer otherwise."""
        twin = Game(self.rules, self.setup, chance or self.chance, self.state.copy(), self.start)
        twin.events = list(self.events)
        twin.meta = dict(self.meta)
        twin._course = self._course.copy()
        return twin

    @property
    def record(self) -> Record:
        """The game so far as a value: everything about it follows from its answers."""
        result = self.result
        return Record(
            self.rules.id,
            self.setup.version,
            self.components.header,
            self.seats,
            dict(self.settings),
            self.seed,
            list(self.answers),
            copy.deepcopy(self.start),
            None if result is None else {"scores": result.scores, "winners": result.winners},
            copy.deepcopy(self.meta),
        )

    def position(self) -> Position:
        """The whole state, secrets included, as plain data that `nave.from_position` reads."""
        return {
            "format": POSITION_FORMAT,
            "game": self.rules.id,
            "rules_version": self.setup.version,
            "components": self.components.header,
            "seats": self.seats,
            SETTINGS_KEY: dict(self.settings),
            **self.rules.position(self.state),
        }
