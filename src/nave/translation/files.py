"""Where words stand: a folder `words` in every package, and in every part of the page."""

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, NamedTuple

from nave.api import known_games, rules_of
from nave.kernel.errors import BadInput
from nave.kernel.language import DEFAULT, KERNEL
from nave.kernel.said import Said
from nave.translation.prose import Prose, prose_below
from nave.translation.reading import File, read

ROOT: Final = "nave"
WORDS: Final = "words"
# The page keeps its words beside its sources, which only a checkout has.
PAGE: Final = Path("web/src")
WORDS_IN: Final = ("nave.translation",)


class Place(NamedTuple):
    """A folder of language files: `name` says whose, as `nave.kernel` or `web/src`."""

    name: str
    folder: Traversable

    def read(self, language: str) -> File | None:
        """Its file of that language; None if it has none."""
        path = self.folder.joinpath(f"{language}.ftl")
        return read(path.read_text(encoding="utf-8")) if path.is_file() else None

    @property
    def languages(self) -> set[str]:
        names = (entry.name for entry in self.folder.iterdir())
        return {name.removesuffix(".ftl") for name in names if name.endswith(".ftl")}


def places(page: Path | None = None) -> list[Place | Prose]:
    """Every folder of words: of this package, games from other ones, the page's sources; and all prose."""
    found: dict[str, Place | Prose] = {place.name: place for place in _below(ROOT, files(ROOT))}
    for game in known_games():
        for package in rules_of(game).words_in:
            found.setdefault(package, Place(package, files(package).joinpath(WORDS)))
            found |= {place.name: place for place in prose_below(package, files(package))}
    if page is not None:
        if not page.is_dir():
            raise BadInput(Said("words-no-folder", folder=str(page)), WORDS_IN)
        found |= {place.name: place for place in _below(page.as_posix(), page, "/")}
    return [found[name] for name in sorted(found)]


def _below(name: str, folder: Traversable, joint: str = ".") -> Iterator[Place]:
    words = folder.joinpath(WORDS)
    if words.joinpath(f"{DEFAULT}.ftl").is_file():
        yield Place(name, words)
    for entry in folder.iterdir():
        if entry.is_dir() and entry.name != WORDS and not entry.name.startswith(("_", ".", "node_modules")):
            yield from _below(f"{name}{joint}{entry.name}", entry, joint)


class Glossary(NamedTuple):
    """How each term is called: the English word, and the forms of it that may stand in a text.

    `forms` are those that the language's pieces and messages may have beside the English ones: its cases.
    """

    terms: dict[str, tuple[str, ...]]
    forms: tuple[str, ...] = ()


def glossary(language: str) -> Glossary | None:
    """The vocabulary of a language: that of the table, and those beside the words of each game.

    None if nobody wrote it down. Raises BadInput if it cannot be read.
    """
    packages = [KERNEL, *(package for game in known_games() for package in rules_of(game).words_in)]
    found = [read_glossary(package, language) for package in dict.fromkeys(packages)]
    parts = [part for part in found if part is not None]
    if not parts:
        return None
    terms: dict[str, tuple[str, ...]] = {}
    for part in parts:
        terms |= {term: (*terms.get(term, ()), *forms) for term, forms in part.terms.items()}
    return Glossary(terms, tuple(dict.fromkeys(form for part in parts for form in part.forms)))


def read_glossary(package: str, language: str) -> Glossary | None:
    path = files(package).joinpath(WORDS).joinpath(f"glossary.{language}.toml")
    if not path.is_file():
        return None
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        terms = {str(term): tuple(map(str, forms)) for term, forms in data["terms"].items()}
        return Glossary(terms, tuple(map(str, data.get("forms", ()))))
    except (tomllib.TOMLDecodeError, KeyError, AttributeError, TypeError) as error:
        raise BadInput(Said("words-glossary", language=language, problem=str(error)), WORDS_IN) from error


def needed_terms() -> set[str]:
    """What every language must have a name for."""
    english = glossary(DEFAULT)
    return set() if english is None else set(english.terms)


def spoken(page: Path | None = None) -> list[str]:
    """The languages that there are words of: those of the kernel, without which none is."""
    kernel = next(place for place in places(page) if place.name == KERNEL)
    return sorted(kernel.languages)
