"""A learner's way through a pack: the game as it stands, what is expected, what is said to everything else.

Nothing here knows a rule: the table is an ordinary game, chance and the rival follow the script.
"""

import json
from typing import NamedTuple

from nave.api import begin_replay, component_set, rules_of
from nave.kernel.errors import BadInput, PositionError, RecordError
from nave.kernel.game import Game
from nave.kernel.language import DEFAULT
from nave.kernel.record import Record
from nave.kernel.said import Said
from nave.kernel.why import objections
from nave.lessons.pack import Lesson, LessonError, Pack, Step, Table


class Told(NamedTuple):
    """What came of a touch or an answer: whether the lesson went on, and what the teacher says to it."""

    moved: bool
    said: Said | None
    # The rule that refused it, if one did.
    rule: str = ""


class Course:
    """Stands at a step of a lesson; every place can be reached again, because all of it is scripted."""

    def __init__(self, pack: Pack, lesson: str | None = None) -> None:
        self.pack = pack
        self.game: Game
        self.at = 0
        self.step_at = 0
        # Planned answers of this step that were given already.
        self.given: list[str] = []
        self.go(0 if lesson is None else pack.number(lesson))

    # ---------------------------------------------------------------- where one is

    @property
    def lesson(self) -> Lesson:
        return self.pack.lessons[self.at]

    @property
    def step(self) -> Step | None:
        """None when the last lesson is over."""
        return self.lesson.step[self.step_at] if self.step_at < len(self.lesson.step) else None

    @property
    def over(self) -> bool:
        return self.step is None

    @property
    def says(self) -> Said | None:
        step = self.step
        return None if step is None or not step.say else self.pack.said(step.say)

    @property
    def still(self) -> Said | None:
        """What was said last in this lesson: a step without words of its own goes on with it."""
        for step in reversed(self.lesson.step[: self.step_at + 1]):
            if step.say and step.kind != "watch":
                return self.pack.said(step.say)
        return None

    @property
    def touchable(self) -> list[str]:
        """The pieces of a step in which one is looked at or guessed."""
        step = self.step
        if step is None or step.kind not in ("look", "ask"):
            return []
        return sorted({step.piece, *step.hints})

    @property
    def expected(self) -> list[str]:
        """The answers that lead on from here."""
        step = self.step
        if step is None or not step.by_learner:
            return []
        left = list(step.planned)
        for given in self.given:
            left.remove(given)
        return [*dict.fromkeys(left if step.any_order else left[:1]), *step.also]

    @property
    def alive(self) -> list[str]:
        """The pieces to touch."""
        step = self.step
        if step is None or step.kind == "watch":
            return []
        if not step.by_learner:
            return [step.piece]
        found: list[str] = []
        for option in self.game.options():
            if option.text in self.expected:
                found += option.touches
        return list(dict.fromkeys(found))

    # ---------------------------------------------------------------- what a learner does

    def answer(self, text: str) -> Told:
        """An answer at the table; whatever is not expected is refused with a reason, and nothing moves.

        Raises BadInput if there is no such move.
        """
        step = self.step
        if text in self.expected and step is not None:
            if text in step.also:
                for planned in step.planned[len(self.given) :]:
                    self.game.follow(planned)
                self.given = list(step.planned)
            else:
                self.game.follow(text)
                self.given.append(text)
            if len(self.given) < len(step.planned):
                return Told(True, None)
            return self._done(step)
        refusal = self.game.why_not(text)
        if refusal is not None:
            return Told(False, refusal.said, refusal.rule)
        option = next(option for option in self.game.options() if option.text == text)
        for piece in option.touches:
            gentle = None if step is None else step.shy.get(piece)
            if gentle is not None:
                return Told(False, self.pack.said(gentle))
        return Told(False, Said("lesson-not-now", move=option.says))

    def touch(self, piece: str) -> Told:
        """A piece that is looked at or guessed; any other one is answered, and nothing moves."""
        step = self.step
        if step is not None and step.kind in ("look", "ask"):
            if piece == step.piece:
                return self._done(step)
            hint = step.hints.get(piece) or step.shy.get(piece)
            return Told(False, Said("lesson-other-piece") if hint is None else self.pack.said(hint))
        gentle = None if step is None else step.shy.get(piece)
        if gentle is not None:
            return Told(False, self.pack.said(gentle))
        return self._dead(piece)

    def _dead(self, piece: str) -> Told:
        """A piece that nothing is expected of: what it would do, or why it cannot be used."""
        if self.game.over or self.game.seat != self.pack.content.learner:
            return Told(False, Said("lesson-answer-first"))
        for option in self.game.options():
            if piece in option.touches:
                return Told(False, Said("lesson-not-now", move=option.says))
        reasons = objections(self.game, piece)
        if not reasons:
            return Told(False, Said("lesson-answer-first"))
        return Told(False, reasons[0].refusal.said, reasons[0].refusal.rule)

    def watch(self) -> list[str]:
        """Let the rival answer as scripted; what happened, line by line in the default language."""
        step = self.step
        if step is None or step.kind != "watch":
            return []
        since = self.game.count
        for text in step.planned:
            self.game.follow(text)
        self._done(step)
        learner = self.pack.content.learner
        return [self.game.told(event)["text"] for event in self.game.events_for(learner, since=since)]

    def back(self) -> None:
        """To the start of the learner's step before this one, or of this one if it was begun."""
        at, step = self.at, self.step_at
        if not self.given:
            at, step = self._before(at, step)
            while self.pack.lessons[at].step[step].kind == "watch" and (at, step) != (0, 0):
                at, step = self._before(at, step)
        self.go(at, step)

    def _before(self, at: int, step: int) -> tuple[int, int]:
        if step > 0:
            return at, step - 1
        return (at - 1, len(self.pack.lessons[at - 1].step) - 1) if at > 0 else (0, 0)

    def skip(self) -> None:
        """To the next lesson; behind the last step if there is none."""
        if self.at + 1 < len(self.pack.lessons):
            self.go(self.at + 1)
        else:
            self.go(self.at, len(self.lesson.step))

    def go(self, lesson: int, step: int = 0) -> None:
        """To any place: the table is set up, and all that comes before is played."""
        wanted = self.pack.lessons[lesson]
        self.game = begin(self.pack, self.pack.tables[wanted.table])
        for number, other in enumerate(self.pack.lessons[: lesson + 1]):
            if other.table != wanted.table:
                continue
            for done in other.step[: step if number == lesson else len(other.step)]:
                follow(self.game, done)
        self.at, self.step_at, self.given = lesson, step, []

    def _done(self, step: Step) -> Told:
        for text in step.chance:
            self.game.follow(text)
        if not self.game.over:
            self.game.settle()
        self.given = []
        self.step_at += 1
        if self.step is None and self.at + 1 < len(self.pack.lessons):
            self.skip_to_next()
        return Told(True, self.pack.said(step.after_say) if step.after_say else None)

    def skip_to_next(self) -> None:
        """The lesson behind a finished one: the same table goes on, or another one is set up."""
        following = self.pack.lessons[self.at + 1]
        if following.table == self.lesson.table:
            self.at, self.step_at = self.at + 1, 0
        else:
            self.go(self.at + 1)

    def say(self, said: Said, language: str = DEFAULT) -> str:
        """A sentence of the teacher, or of the game, in words."""
        words = self.pack.words(language)
        if not words.has(said.key):
            return self.game.say(said, language=language)
        args = {
            key: self.game.say(value, language=language) if isinstance(value, Said) else value
            for key, value in said.args.items()
        }
        return words.say(Said(said.key, **args), self.game.names(language))


def begin(pack: Pack, table: Table) -> Game:
    """The game of a lesson's table before its first step. Raises LessonError if it cannot be set up."""
    content, rules = pack.content, rules_of(pack.game)
    try:
        if table.position:
            start = json.loads(pack.place.joinpath(table.position).read_text(encoding="utf-8"))
            header, seats, settings = start["components"], start["seats"], start["options"]
            version = start["rules_version"]
        else:
            start, seats, version = None, content.seats, rules.version
            settings = rules.check_settings(seats, content.settings)
            used = rules.components_in_play(settings, component_set(pack.game))
            header = used.header
        game = begin_replay(Record(pack.game, version, header, seats, settings, table.seed, [], start=start))
        for text in table.setup:
            game.follow(text)
    except (BadInput, PositionError, RecordError, OSError) as error:
        where = Said("lesson-table", pack=f"{pack.game}/{pack.id}", table=table.id, problem=str(error))
        raise LessonError(where) from None
    return game


def game_to_play_on(pack: Pack) -> Game:
    """The game as it stands where the free game begins. Raises LessonError if the pack has no such place."""
    on = pack.content.play_on
    if on is None:
        raise LessonError(Said("lesson-no-play-on", pack=f"{pack.game}/{pack.id}"))
    course = Course(pack)
    number = pack.number(on.after)
    course.go(number, len(pack.lessons[number].step))
    return course.game


def follow(game: Game, step: Step) -> None:
    """What a finished step has done at the table."""
    if step.planned and step.kind not in ("look", "ask"):
        for text in (*step.planned, *step.chance):
            game.follow(text)
        if not game.over:
            game.settle()
