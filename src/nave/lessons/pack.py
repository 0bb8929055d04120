"""What a pack of lessons is: tables, lessons, steps, read from `lessons/*.toml` of a game's package."""

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, Literal

import msgspec

from nave.api import rules_of
from nave.kernel.errors import NaveError
from nave.kernel.language import DEFAULT, Words, words_of
from nave.kernel.said import Said

# The most that the teacher says at once, in any language.
LONGEST: Final = 220
WORDS_IN: Final = ("nave.lessons",)


class LessonError(NaveError):
    """A pack of lessons that cannot be taught; names the file and what is wrong with it."""

    words_in = WORDS_IN


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where lessons begin: answers of the set-up, or a position in a file beside the pack."""

    id: str
    seed: int
    setup: tuple[str, ...] = ()
    position: str = ""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do.

    - `look`: touch a piece; `ask`: touch the right one.
    - `do`: one answer; `choose`: several, in any order if so said.
    - `watch`: answers of the rival, with those of nature among them.
    """

    kind: Literal["look", "do", "choose", "watch", "ask"]
    answer: str = ""
    answers: tuple[str, ...] = ()
    any_order: bool = False
    # Accepted as well; the table then stands as if the planned answer had been given.
    also: tuple[str, ...] = ()
    piece: str = ""
    # Keys of what the teacher says: now, and when it is done.
    say: str = ""
    after_say: str = ""
    # Piece -> what the teacher says if it is touched instead; `hints` answer a wrong guess.
    shy: dict[str, str] = {}
    hints: dict[str, str] = {}
    # Further pieces in full color.
    spot: tuple[str, ...] = ()
    # What nature answers afterwards, in order.
    chance: tuple[str, ...] = ()
    # Facts that must hold afterwards.
    after: dict[str, int | list[int]] = {}

    @property
    def planned(self) -> tuple[str, ...]:
        return (self.answer,) if self.answer else self.answers

    @property
    def by_learner(self) -> bool:
        """Whether the learner gives answers in it."""
        return self.kind in ("do", "choose")

    @property
    def spoken(self) -> set[str]:
        return {key for key in (self.say, self.after_say, *self.shy.values(), *self.hints.values()) if key}


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A few steps at one table about some rules."""

    id: str
    table: str
    rules: tuple[str, ...]
    step: tuple[Step, ...]


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the free game begins: at a table, after a lesson."""

    table: str
    after: str


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a pack."""

    seats: int
    learner: int
    rival: str
    minutes: int
    settings: dict[str, str]
    table: tuple[Table, ...]
    lesson: tuple[Lesson, ...]
    play_on: PlayOn | None = None


class Pack:
    """Lessons that belong together, such as the guided first game."""

    def __init__(self, game: str, id: str, content: Content, place: Traversable) -> None:
        self.game = game
        self.id = id
        self.content = content
        # The folder it lies in, for positions.
        self.place = place
        self.tables = {table.id: table for table in content.table}
        self.lessons = content.lesson

    def __repr__(self) -> str:
        return f"Pack({self.game!r}, {self.id!r}, {len(self.lessons)} lessons)"

    def number(self, lesson: str) -> int:
        """The place of a lesson; raises LessonError if there is none of that name."""
        for number, found in enumerate(self.lessons):
            if found.id == lesson:
                return number
        known = ", ".join(found.id for found in self.lessons)
        raise LessonError(Said("lesson-unknown", pack=f"{self.game}/{self.id}", lesson=lesson, known=known))

    def words(self, language: str = DEFAULT) -> Words:
        return words_of((*WORDS_IN, f"{package_of(self.game)}.lessons"), language)

    def said(self, key: str) -> Said:
        """What the teacher says, by the key in a step."""
        return Said(f"{self.id}-{key}")

    @property
    def name(self) -> Said:
        """What the pack is called."""
        return self.said("title")

    def title(self, lesson: Lesson) -> Said:
        return self.said(f"{lesson.id}-title")


def package_of(game: str) -> str:
    return type(rules_of(game)).__module__.rpartition(".")[0]


def packs_of(game: str) -> list[Pack]:
    """The packs of a game in the order of their names; empty if it teaches nothing."""
    folder = files(package_of(game)).joinpath("lessons")
    return [] if not folder.is_dir() else list(_read(game, folder))


def pack_of(game: str, id: str) -> Pack:
    """One of them; raises LessonError if there is none of that name."""
    packs = packs_of(game)
    for pack in packs:
        if pack.id == id:
            return pack
    known = ", ".join(pack.id for pack in packs)
    raise LessonError(Said("lesson-no-pack", game=game, pack=id, count=len(packs), known=known))


def _read(game: str, folder: Traversable) -> Iterator[Pack]:
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            yield read_pack(game, file.name.removesuffix(".toml"), file.read_text(encoding="utf-8"), folder)


def read_pack(game: str, id: str, text: str, folder: Traversable) -> Pack:
    """Raises LessonError with the file and the field that is wrong."""
    try:
        content = msgspec.convert(tomllib.loads(text), Content)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError(Said("lesson-file", file=f"{game}/{id}.toml", problem=str(error))) from None
    return Pack(game, id, content, folder)
