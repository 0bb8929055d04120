"""The rules as people look for them: one page, chapters in the order of play, and a search by their words."""

import re
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec

from nave.api import ledger_of, rules_of
from nave.kernel.language import DEFAULT
from nave.kernel.ledger import Ledger, Rule
from nave.kernel.letters import plain
from nave.lessons.pack import package_of

# How much a word of the query weighs by the place it is found in.
TITLE: Final = 6.0
NAME: Final = 4.0
TEXT: Final = 1.5
MORE: Final = 0.5
# A phrase that people use for a rule says more than its words found somewhere.
MEANT: Final = 40.0
LIKELY: Final = 8


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the one page: a few sentences with symbols in them, and a row of drawings."""

    title: str
    text: str
    signs: tuple[str, ...] = ()


class Sign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sign: str
    name: str
    text: str


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rules by the beginnings of their ids; the longest beginning decides."""

    title: str
    rules: tuple[str, ...]


class Only(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rules that are at some tables and not at others."""

    rules: tuple[str, ...]
    seats: tuple[int, ...] = ()
    settings: dict[str, tuple[str, ...]] = {}


class House(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A setting that chooses among readings of rules."""

    setting: str
    rules: tuple[str, ...]


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What people type, and the rules they mean by it."""

    say: tuple[str, ...]
    rules: tuple[str, ...]


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    # Words that say nothing about what is looked for.
    empty_words: str = ""
    page: tuple[Part, ...] = ()
    icon: tuple[Sign, ...] = ()
    chapter: tuple[Chapter, ...] = ()
    only: tuple[Only, ...] = ()
    house: tuple[House, ...] = ()
    ask: tuple[Ask, ...] = ()


class PartWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    text: str


class ChapterWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str


class AskWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    say: tuple[str, ...]


class ContentWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A handbook in another language: the same parts, symbols, chapters and questions in the same order."""

    empty_words: str = ""
    page: tuple[PartWords, ...] = ()
    icon: tuple[Sign, ...] = ()
    chapter: tuple[ChapterWords, ...] = ()
    ask: tuple[AskWords, ...] = ()


def told(content: Content, words: ContentWords) -> Content:
    """The same handbook in these words."""
    parts = zip(content.page, words.page, strict=True)
    chapters = zip(content.chapter, words.chapter, strict=True)
    asks = zip(content.ask, words.ask, strict=True)
    return msgspec.structs.replace(
        content,
        empty_words=words.empty_words,
        page=tuple(Part(other.title, other.text, part.signs) for part, other in parts),
        icon=words.icon,
        chapter=tuple(Chapter(other.title, chapter.rules) for chapter, other in chapters),
        ask=tuple(Ask(other.say, ask.rules) for ask, other in asks),
    )


# Other languages lose their endings by length: what is left tells words of a rulebook apart well enough.
LEFT: Final = 5


def stem(word: str, language: str = DEFAULT) -> str:
    if language != DEFAULT:
        return word[:LEFT]
    for ending, left in (("ies", "y"), ("ing", ""), ("ed", ""), ("es", ""), ("s", "")):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)] + left
    return word


class Handbook:
    def __init__(
        self,
        ledger: Ledger,
        content: Content,
        language: str = DEFAULT,
        defaults: Mapping[str, str] | None = None,
    ) -> None:
        """`defaults`: how a game is set where a table says nothing, settings of an expansion for example."""
        self.ledger = ledger
        self.defaults = defaults or {}
        self.content = content
        self.language = language
        self._empty = frozenset(plain(content.empty_words, language).split())
        words_in = self._words
        self._phrases = [
            (frozenset(words_in(phrase)), ask.rules) for ask in content.ask for phrase in ask.say
        ]
        self._found: dict[str, tuple[set[str], set[str], set[str], set[str]]] = {
            rule.id: (
                set(words_in(rule.title)),
                set(words_in(re.sub(r"[._]", " ", rule.id))),
                set(words_in(rule.text)),
                set(words_in(f"{rule.ruling} {rule.example}")),
            )
            for rule in ledger.rules
        }

    # ---------------------------------------------------------------- chapters

    def chapters(
        self, seats: int | None = None, settings: dict[str, str] | None = None
    ) -> list[tuple[str, list[Rule]]]:
        """Titles with the rules that are at such a table; without one, all of them."""
        by: dict[str, list[Rule]] = {chapter.title: [] for chapter in self.content.chapter}
        rest: list[Rule] = []
        for rule in self.ledger.rules:
            if not self.is_at(rule.id, seats, settings):
                continue
            found = self.chapter_of(rule.id)
            (rest if found is None else by[found]).append(rule)
        chapters = [(title, rules) for title, rules in by.items() if rules]
        return chapters if self.content.chapter else [("", rest)]

    def chapter_of(self, rule: str) -> str | None:
        fits = [
            (len(start), chapter.title)
            for chapter in self.content.chapter
            for start in chapter.rules
            if rule.startswith(start)
        ]
        return max(fits)[1] if fits else None

    def is_at(self, rule: str, seats: int | None, settings: dict[str, str] | None) -> bool:
        told = None if settings is None else {**self.defaults, **settings}
        for only in self.content.only:
            if not rule.startswith(only.rules):
                continue
            if seats is not None and only.seats and seats not in only.seats:
                return False
            for setting, values in only.settings.items():
                if told is not None and told.get(setting, values[0]) not in values:
                    return False
        return True

    def house_rule(self, rule: str) -> str | None:
        """The setting with which people choose how to read a rule."""
        return next((house.setting for house in self.content.house if rule in house.rules), None)

    # ---------------------------------------------------------------- search

    def search(self, query: str) -> list[Rule]:
        """A rule by its id, a group by its name, else what the words may mean, the likeliest first."""
        asked = query.strip().lower()
        if asked in self.ledger.by_id:
            return [self.ledger.by_id[asked]]
        if asked.endswith(".") or ("." in asked and " " not in asked):
            group = [rule for rule in self.ledger.rules if rule.id.startswith(asked.rstrip(".") + ".")]
            if group:
                return group
        words = self._words(asked)
        scores: dict[str, float] = {}
        self._mean(set(words), scores)
        for word in dict.fromkeys(words):
            self._find(word, len(words), scores)
        order = {rule.id: number for number, rule in enumerate(self.ledger.rules)}
        ranked = sorted(scores, key=lambda rule: (-scores[rule], order[rule]))
        return [self.ledger.by_id[rule] for rule in ranked]

    def look_up(self, query: str) -> list[Rule]:
        """For people who read all of it: a whole group, rules with all the words, else the likeliest."""
        group = [rule for rule in self.ledger.rules if rule.id.startswith(f"{query.strip().lower()}.")]
        if group:
            return group
        ranked, sure = self.search(query), {rule.id for rule in self.ledger.search(query, self.language)}
        return [rule for rule in ranked if rule.id in sure] or ranked[:LIKELY]

    def meant(self, query: str) -> list[Rule]:
        """Only what people call so, the likeliest first."""
        scores: dict[str, float] = {}
        self._mean(set(self._words(query)), scores)
        return [self.ledger.by_id[rule] for rule in sorted(scores, key=lambda rule: -scores[rule])]

    def _words(self, text: str) -> list[str]:
        """The words that matter, without their endings; all of them where none does: `what can I do`."""
        words = re.findall(r"[^\W_]+", plain(text, self.language))
        matter = [word for word in words if word not in self._empty]
        return [stem(word, self.language) for word in matter or words]

    def _mean(self, words: set[str], scores: dict[str, float]) -> None:
        """Phrases that the query holds; the longer, the surer."""
        for phrase, rules in self._phrases:
            if phrase and phrase <= words:
                for place, rule in enumerate(rules):
                    worth = MEANT * len(phrase) ** 1.5 - place
                    scores[rule] = max(scores.get(rule, 0.0), worth)

    def _find(self, word: str, count: int, scores: dict[str, float]) -> None:
        found: dict[str, float] = {}
        for rule, (title, name, text, more) in self._found.items():
            worth = (
                TITLE * (word in title)
                + NAME * (word in name)
                + TEXT * (word in text)
                + MORE * (word in more)
            )
            if worth:
                found[rule] = worth
        rare = 1 + 3 / (1 + len(found) / 8)
        for rule, worth in found.items():
            scores[rule] = scores.get(rule, 0.0) + worth * rare / count


@lru_cache(maxsize=64)
def handbook_of(game: str, language: str = DEFAULT) -> Handbook:
    """The handbook of a game; one without chapters has rules all the same. Raises BadInput for no game."""
    folder = files(package_of(game))
    content = msgspec.convert(read_toml(folder.joinpath("handbook.toml")), Content)
    if language != DEFAULT:
        words = read_toml(folder.joinpath("words").joinpath(f"handbook.{language}.toml"))
        if words:
            content = told(content, msgspec.convert(words, ContentWords))
    defaults = {setting.id: setting.default for setting in rules_of(game).settings}
    return Handbook(ledger_of(game, language), content, language, defaults)


def read_toml(file: Traversable) -> dict[str, Any]:
    """What a file holds; nothing if it is not there."""
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
