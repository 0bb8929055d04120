"""Words are data: sentences stand in `words/<language>.ftl` of the kernel and of each game (Project Fluent).

Messages take plain arguments. A language file names pieces by these functions:

    PIECE("resource", $resource)            the message `resource-gold`; `form: "an"` takes its attribute
    COUNT($amount, "resource", $resource)   the attribute `.count` of that message, with `$n`; `form: "acc"`
                                            takes `.count-acc`
    PLAYER($player)                         the name of whoever plays that seat
    IN("acc", $goods)                       what is said inside this sentence, in a case of the language:
                                            messages, pieces and counts that have the form are taken in it
    BEGINS($tail, "i hi", but: "hie")       `yes` if it begins with one of these letters, not with those: for
                                            words that follow the sound after them, Spanish `y` and `e`
    NUMBER($n)                              Fluent's own

`Said("verbatim", text=...)` is a sentence as it stands, for whoever has no language file.
Lists of things said are joined by `list-and` (or `list-or` for an `Either`) before they arrive.
"""

import re
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentNone, FluentType
from fluent.runtime.utils import native_to_fluent

from nave.kernel.errors import NaveError
from nave.kernel.said import Argument, Said

DEFAULT: Final = "en"
KERNEL: Final = "nave.kernel"
# Fluent refuses longer parts of a sentence; people may type anything.
LONGEST: Final = 980
# Sentences kept once rendered: the options of a question are the same ones again and again.
KEPT: Final = 20_000

# A language as Accept-Language and file names have it: en, pt-BR.
TAG: Final = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8}){0,3}")


class Called:
    """What the players are called, and whether the sentence that is being made says so."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.said = False


_called: ContextVar[Called] = ContextVar("called")
# The form that what is being said stands in, if the sentence around it asks for one.
_form: ContextVar[str | None] = ContextVar("form", default=None)


class Small(FluentInt):
    """A number of a few digits is written alike everywhere: the library would look up how for each one."""

    def format(self, locale: Locale) -> str:
        return str(int(self))


class Told(FluentType):
    """Something said, or a list of such things, as an argument: put into words where the sentence has it."""

    def __init__(self, render: Callable[[], str]) -> None:
        self.render = render

    def format(self, locale: Locale) -> str:
        return self.render()


class Either(list[Any]):
    """Things said of which one is meant: joined with `or`."""


class Each(list[Any]):
    """Things to choose from as they are typed: joined with commas alone."""


class Words:
    """One language: the kernel's messages and those of a game, from the texts of their files."""

    def __init__(self, language: str, sources: Sequence[str]) -> None:
        self.language = language
        # Fluent declares functions of one argument alone.
        functions: dict[str, Any] = {
            "PIECE": self._piece,
            "COUNT": self._count,
            "PLAYER": self._player,
            "IN": self._in,
            "BEGINS": self._begins,
        }
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source))
        # Most sentences name nobody, and are the same at every table.
        self._kept: dict[tuple[str, str], str] = {}
        self._named: dict[tuple[str, str, tuple[str, ...]], str] = {}
        # So are pieces, and so many of them: new sentences are made of the same ones again and again.
        self._parts: dict[tuple[str, str | None, str | None, int | None], str] = {}

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, said: Said, names: Sequence[str] = ()) -> str:
        """The sentence, with people's names for players (the n-th for player n)."""
        about = (said.key, repr(said.args))
        text = self._kept.get(about)
        if text is None:
            people = tuple(names)
            known = (*about, people)
            text = self._named.get(known)
            if text is None:
                called = Called(people)
                token = _called.set(called)
                try:
                    text = self._render(said)
                finally:
                    _called.reset(token)
                if called.said:
                    keep(self._named, known, text)
                else:
                    keep(self._kept, about, text)
        return text

    def say_in(self, said: Said, form: str | None, names: Sequence[str] = ()) -> str:
        """The message itself, or an attribute of it: `count` of a piece, for example."""
        token = _called.set(Called(names))
        try:
            args = {name: self._argument(value) for name, value in said.args.items()}
            return self._format(said.key, form, args)
        finally:
            _called.reset(token)

    def _render(self, said: Said) -> str:
        if said.key == "verbatim":
            return str(said.args["text"])
        args = {name: self._argument(value) for name, value in said.args.items()}
        return self._format(said.key, self._had(said.key, _form.get()), args)

    def _argument(self, value: Any) -> Any:
        if isinstance(value, Said):
            return Told(lambda: self._render(value))
        if isinstance(value, bool):
            return "yes" if value else "no"
        if value is None:
            return "none"
        if type(value) is int and abs(value) < 1000:
            return Small(value)
        if isinstance(value, list | tuple):
            last = "list-or" if isinstance(value, Either) else "list-and"
            if isinstance(value, Each):
                last = "list-comma"
            return Told(lambda: self._joined([self._text(self._argument(one)) for one in value], last))
        if isinstance(value, NaveError):
            value = value.say(self.language)
        if isinstance(value, str) and len(value) > LONGEST:
            return value[:LONGEST] + "…"
        return value

    def _text(self, value: Any) -> str:
        return value.render() if isinstance(value, Told) else str(value)

    def _had(self, key: str, form: str | None) -> str | None:
        """A form that the sentence around asks for, if the message has it."""
        known = form is not None and self.has(key) and form in self._bundle.get_message(key).attributes
        return form if known else None

    def _joined(self, parts: list[str], last: str) -> str:
        if not parts:
            return ""
        text = parts[0]
        for place, part in enumerate(parts[1:], start=2):
            if len(text) + len(part) > LONGEST:
                # Fluent would refuse it, and nobody reads so many.
                return self._format("list-comma", None, {"head": text, "tail": "…"})
            key = last if place == len(parts) else "list-comma"
            text = self._format(key, None, {"head": text, "tail": part})
        return text

    def _format(self, key: str, form: str | None, args: dict[str, Argument]) -> str:
        if not self._bundle.has_message(key):
            raise NaveError(f"the words of language {self.language!r} have no message {key!r}")
        message = self._bundle.get_message(key)
        pattern = message.value if form is None else message.attributes.get(form)
        if pattern is None:
            raise NaveError(f"message {key!r} of language {self.language!r} has no {form or 'text'!r}")
        # What `format_pattern` does; but that would make numbers of its own of ours.
        given = {n: one if isinstance(one, FluentType) else native_to_fluent(one) for n, one in args.items()}
        errors: list[Exception] = []
        try:
            text = pattern(ResolverEnvironment(self._bundle, errors, current=CurrentEnvironment(args=given)))
        except ValueError as error:
            errors.append(error)
        if errors:
            raise NaveError(f"message {key!r} of language {self.language!r}: {errors[0]}")
        return str(text)

    # ------------------------------------------------------------ functions of the language files

    def _piece(self, kind: Any, piece: Any, **options: Any) -> str:
        key = f"{kind}-{_id(piece)}"
        form = str(options["form"]) if "form" in options else self._had(key, _form.get())
        return self._part(key, form)

    def _count(self, n: Any, kind: Any, piece: Any, **options: Any) -> str:
        key = f"{kind}-{_id(piece)}"
        if "form" in options:
            return self._part(key, f"count-{options['form']}", n)
        return self._part(key, self._had(key, f"count-{_form.get()}") or "count", n)

    def _part(self, key: str, form: str | None, n: Any = None) -> str:
        """A piece, or so many of it. Kept unless it names somebody, or `n` is no plain number."""
        if n is not None and type(n) is not Small:
            return self._format(key, form, {"n": n})
        about = (key, form, _form.get(), None if n is None else int(n))
        text = self._parts.get(about)
        if text is None:
            called = _called.get()
            before, called.said = called.said, False
            text = self._format(key, form, {} if n is None else {"n": n})
            if not called.said:
                keep(self._parts, about, text)
            called.said = called.said or before
        return text

    def _in(self, form: Any, told: Any) -> Any:
        if not isinstance(told, Told):
            return told
        token = _form.set(str(form))
        try:
            return told.render()
        finally:
            _form.reset(token)

    def _begins(self, told: Any, letters: Any, **options: Any) -> str:
        text = self._text(told).casefold()
        exceptions = tuple(str(options.get("but", "")).split())
        begins = text.startswith(tuple(str(letters).split())) and not text.startswith(exceptions)
        return "yes" if begins else "no"

    def _player(self, player: Any) -> str:
        called = _called.get()
        called.said = True
        names, number = called.names, int(player)
        return names[number] if 0 <= number < len(names) else self._format("player", None, {"n": number + 1})


def keep(kept: dict[Any, str], known: Any, text: str) -> None:
    if len(kept) >= KEPT:
        kept.clear()
    kept[known] = text


def _id(piece: Any) -> str:
    if isinstance(piece, FluentNone):
        raise NaveError("a piece to be named is missing")
    return str(piece)


# Every language times every set of packages that something is said with; reading one anew takes a while.
@lru_cache(maxsize=512)
def words_of(packages: tuple[str, ...], language: str = DEFAULT) -> Words:
    """The words of a language: those of the kernel, then those of each package."""
    return Words(language, sources_of(packages, language))


def sources_of(packages: tuple[str, ...], language: str) -> list[str]:
    """The texts of the language files. A package that lacks the language, a game from elsewhere for example,
    says its own in English; raises NaveError if the kernel lacks it, or if a package has no words at all.
    """
    if not TAG.fullmatch(language) or not path_of(KERNEL, language).is_file():
        raise NaveError(Said("no-language", language=language, package=KERNEL))
    sources = []
    for package in (KERNEL, *packages):
        path = path_of(package, language)
        if not path.is_file():
            path = path_of(package, DEFAULT)
        if not path.is_file():
            raise NaveError(Said("no-language", language=language, package=package))
        sources.append(path.read_text(encoding="utf-8"))
    return sources


def path_of(package: str, language: str) -> Traversable:
    return files(package).joinpath("words").joinpath(f"{language}.ftl")


def speaks(language: str) -> bool:
    """Whether there are words of that language; what is no language tag (nothing, a star) is none."""
    if not TAG.fullmatch(language):
        return False
    try:
        words_of((), language)
    except NaveError:
        return False
    return True


def spoken_of(wanted: Sequence[str]) -> str:
    """The first language wished for that there are words of, else the default one."""
    return next((language for language in wanted if speaks(language)), DEFAULT)
