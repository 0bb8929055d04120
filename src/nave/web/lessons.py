"""Lessons over the network: nothing is kept here; whoever learns says where they stand and what they did."""

from functools import lru_cache
from typing import Final, Literal, TypedDict

from nave.api import ledger_of
from nave.kernel.lens import Look, look
from nave.kernel.option import OfferedOption
from nave.kernel.said import Said
from nave.lessons import Course, Pack, Told, packs_of
from nave.lessons.pack import pack_of
from nave.tables.told import Item, StateTold
from nave.web.nowhere import Nowhere

Deed = Literal["open", "answer", "touch", "watch", "back", "skip"]
# A table that lies nowhere.
NOWHERE: Final = "lesson"

known_pack = lru_cache(maxsize=64)(pack_of)


class LessonRow(TypedDict):
    id: str
    title: str
    rules: list[str]


class PackTold(TypedDict):
    id: str
    title: str
    minutes: int
    rival: str
    plays_on: bool
    lessons: list[LessonRow]


class StepTold(TypedDict):
    """Where somebody stands in a lesson, and the table there."""

    pack: str
    lesson: str
    at: int
    step: int
    steps: int
    given: list[str]
    kind: str
    says: str
    spot: list[str]
    show: str
    state: StateTold
    items: list[Item]


class LessonTold(StepTold):
    """That, and what came of what was done."""

    moved: bool
    said: str
    rule: str
    rule_title: str
    caption: str
    since: int


def packs_told(game: str, language: str) -> list[PackTold]:
    """The packs of a game, the first game first."""
    return [
        {
            "id": pack.id,
            "title": words.say(pack.name),
            "minutes": pack.content.minutes,
            "rival": pack.content.rival,
            "plays_on": pack.content.play_on is not None,
            "lessons": [
                {"id": lesson.id, "title": words.say(pack.title(lesson)), "rules": list(lesson.rules)}
                for lesson in pack.lessons
            ],
        }
        for pack in sorted(packs_of(game), key=lambda pack: (pack.id != "first", pack.id))
        for words in (pack.words(language),)
    ]


class Sitting:
    """One request of a learner: stand at a place, do something, and tell what came of it."""

    def __init__(self, pack: Pack, lesson: str, step: int, given: list[str], language: str) -> None:
        """Raises LessonError if there is no such lesson, BadInput if the answers do not belong there."""
        self.course = course = Course(pack, lesson)
        self.language = language
        course.go(course.at, min(step, len(course.lesson.step)))
        for text in given:
            if text in course.expected:
                course.answer(text)
        rivals = [seat for seat in range(pack.content.seats) if seat != pack.content.learner]
        self.names = course.game.names(language)
        for seat in rivals[:1]:
            self.names[seat] = self._say(Said("lesson-rival"))

    def do(self, deed: Deed, what: str) -> LessonTold:
        """Raises BadInput if the answer is none of the game."""
        course = self.course
        known = course.game.count
        at_table = course.lesson.table
        moved = Told(deed not in ("answer", "touch"), None)
        caption = course.says if deed == "watch" else None
        if deed == "answer":
            moved = course.answer(what)
        elif deed == "touch":
            moved = course.touch(what)
        elif deed == "watch":
            course.watch()
        elif deed == "back":
            course.back()
        elif deed == "skip":
            course.skip()
        forward = deed in ("answer", "watch") and course.lesson.table == at_table
        rule = moved.rule
        return {
            **self._where(),
            "moved": moved.moved,
            "said": "" if moved.said is None else self._say(moved.said),
            "rule": rule,
            "rule_title": ledger_of(course.pack.game, self.language)[rule].title if rule else "",
            "caption": "" if caption is None else self._say(caption),
            "since": known if forward else course.game.count,
        }

    def look(self, piece: str) -> Look:
        """What a piece is and does; of the answers only those that the step expects."""
        course = self.course
        ledger = ledger_of(course.pack.game, self.language)
        learner = course.pack.content.learner
        return look(course.game, piece, learner, ledger, self.names, self.language, course.expected)

    def _say(self, said: Said) -> str:
        return self.course.say(said, self.language)

    def _where(self) -> StepTold:
        course, step = self.course, self.course.step
        says = course.says or course.still
        content = course.pack.content
        at = Nowhere(NOWHERE, course.game, content.learner, self.names, self.language, content.rival)
        return {
            "pack": course.pack.id,
            "lesson": course.lesson.id,
            "at": course.at,
            "step": course.step_at,
            "steps": len(course.lesson.step),
            "given": list(course.given),
            "kind": "over" if step is None else step.kind,
            "says": "" if says is None or step is None else self._say(says),
            "spot": [] if step is None else list(step.spot),
            "show": course.expected[0] if course.expected else "" if step is None else step.piece,
            "state": at.state(self._options()),
            "items": at.items(),
        }

    def _options(self) -> list[OfferedOption]:
        """Only what the step expects; a piece to be looked at is offered as if it were an answer."""
        course, game = self.course, self.course.game
        expected = set(course.expected)
        if expected:
            offered = game.options(self.names, self.language)
            return [
                game.offered(option, self.names, self.language)
                for option in offered
                if option.text in expected
            ]
        said = Said("lesson-touch")
        return [
            {
                "text": f"touch {piece}",
                "move": -1,
                "touches": [piece],
                "label": self._say(said),
                "says": said.to_data(),
                "usual": False,
                "leaves": [],
                "effect": [],
                "changes": {},
            }
            for piece in course.touchable
        ]
