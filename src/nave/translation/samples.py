"""Every message as people would read it: with sample arguments, in English and in another language."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as tree
from fluent.syntax.visitor import Visitor

from nave.api import known_games
from nave.kernel.errors import NaveError
from nave.kernel.language import DEFAULT, Words
from nave.kernel.said import Said
from nave.translation.files import ROOT, Place
from nave.translation.reading import PLURALS, key_of

NAMES: Final = ("Vera", "Boris", "Mirka", "Oleg")
# What a counted argument is, unless somebody wants to see other numbers.
NUMBER: Final = 3
# Arguments that are numbers wherever they stand, plurals or not.
NUMBERS: Final = frozenset(
    [
        *("n", "m", "count", "points", "number", "amount", "least", "most", "left", "turn", "price", "cost"),
        *("seats", "of", "total", "prestige", "low", "high"),
    ]
)


class Shown(NamedTuple):
    """A message, or an attribute of it (`good.count`)."""

    place: str
    message: str
    english: str
    # None where the language has no such message.
    text: str | None


class Needs(Visitor):
    """What the arguments of a pattern must be, for it to be said."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.numbers: set[str] = set()
        self.players: set[str] = set()
        # Per argument that names a piece: its kind; per argument that chooses among texts: one of them.
        self.pieces: dict[str, str] = {}
        self.choices: dict[str, str] = {}

    def visit_VariableReference(self, node: tree.VariableReference) -> None:  # noqa: N802 - the parser's names
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node: tree.FunctionReference) -> None:  # noqa: N802
        given = node.arguments.positional
        name = node.id.name
        if name == "PLAYER":
            self.players |= {one.id.name for one in given if isinstance(one, tree.VariableReference)}
        if name == "NUMBER":
            self.numbers |= {one.id.name for one in given if isinstance(one, tree.VariableReference)}
        if name == "COUNT" and isinstance(given[0], tree.VariableReference):
            self.numbers.add(given[0].id.name)
        if name in ("PIECE", "COUNT"):
            kind, piece = given[-2:]
            if isinstance(kind, tree.StringLiteral) and isinstance(piece, tree.VariableReference):
                self.pieces[piece.id.name] = kind.value
        self.generic_visit(node)

    def visit_SelectExpression(self, node: tree.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, tree.VariableReference):
            name, keys = node.selector.id.name, [key_of(variant) for variant in node.variants]
            words = [key for key in keys if not key.lstrip("-").isdigit()]
            if len(words) < len(keys) or (set(words) <= PLURALS and len(words) > 1):
                self.numbers.add(name)
            else:
                default = next(key_of(variant) for variant in node.variants if variant.default)
                self.choices.setdefault(name, default)
        self.generic_visit(node)


# What a message is said with, by name.
Values = dict[str, str | int]


@lru_cache(maxsize=512)
def messages_in(source: str) -> dict[str, tree.Message]:
    body = FluentParser().parse(source).body
    return {entry.id.name: entry for entry in body if isinstance(entry, tree.Message)}


@lru_cache(maxsize=32)
def words_in(language: str, sources: tuple[str, ...]) -> Words:
    return Words(language, sources)


class Sampler:
    """The words of one folder in a language, with those of the other folders that its pieces stand in."""

    def __init__(self, place: Place, there: Sequence[Place], language: str) -> None:
        self.place = place
        beside = {one.name: source_of(one.folder, language) for one in there if related(place.name, one.name)}
        beside[place.name] = own = source_of(place.folder, language)
        sources = {name: source for name, source in sorted(beside.items()) if source is not None}
        self.entries = {} if own is None else messages_in(own)
        self.there: dict[str, tree.Message] = {}
        for source in sources.values():
            self.there |= messages_in(source)
        others = {
            name for one, source in sources.items() if one != place.name for name in messages_in(source)
        }
        if own is not None and self.entries.keys() & others:
            # The same name stands elsewhere for something else: the own one counts.
            sources = {place.name: own, **sources}
        self.words = words_in(language, tuple(sources.values()))

    def texts(self) -> Iterator[tuple[str, str | None]]:
        """Name of each message and the attribute, None for the message itself."""
        for name, entry in self.entries.items():
            if entry.value is not None:
                yield name, None
            for attribute in entry.attributes:
                yield name, attribute.id.name

    def needs(self, message: str) -> Needs:
        found = Needs()
        if message in self.entries:
            found.visit(self.entries[message])
        return found

    def sample(self, needs: Needs, number: int = NUMBER) -> Values:
        """One value for each argument."""
        return {name: self.value(name, needs, number) for name in needs.names}

    def value(self, name: str, needs: Needs, number: int) -> str | int:
        if name in needs.players:
            return 0
        if name in needs.pieces:
            return self.piece(needs.pieces[name])
        if name in needs.numbers or (name in NUMBERS and name not in needs.choices):
            return number
        return needs.choices.get(name, f"‹{name}›")

    def piece(self, kind: str) -> str:
        """Any piece of that kind; the shortest name, so that `resource-gold` is not `resource-gold-line`."""
        found = [name for name, entry in self.there.items() if name.startswith(f"{kind}-") and is_name(entry)]
        return min(found, key=lambda name: (len(name), name)).removeprefix(f"{kind}-") if found else kind

    def say(self, message: str, form: str | None, values: Values) -> str:
        return self.words.say_in(Said(message, **values), form, NAMES)


def is_name(entry: tree.Message) -> bool:
    """A piece is called the same whatever is said of it; `rank-title` is a sentence about ranks."""
    needs = Needs()
    if entry.value is not None:
        needs.visit(entry.value)
    return not needs.names


def source_of(folder: Traversable, language: str) -> str | None:
    path = folder.joinpath(f"{language}.ftl")
    return path.read_text(encoding="utf-8") if path.is_file() else None


def related(name: str, other: str) -> bool:
    """Whether both speak of the same game, or one of no game at all; page and package are apart."""
    if name.startswith(ROOT) != other.startswith(ROOT):
        return False
    games = set(known_games())
    mine, theirs = (set(one.replace("/", ".").split(".")) & games for one in (name, other))
    return not theirs or mine == theirs


def samples(
    language: str, places: Sequence[Place], number: int = NUMBER, beside: Sequence[Place] | None = None
) -> Iterator[Shown]:
    """Every message of these places, said in English and in the language with the same arguments."""
    for place in places:
        english = Sampler(place, beside or places, DEFAULT)
        other = Sampler(place, beside or places, language)
        for message, form in english.texts():
            needs = english.needs(message)
            theirs = other.needs(message)
            needs.numbers |= theirs.numbers
            needs.names |= theirs.names
            values = english.sample(needs, number)
            name = message if form is None else f"{message}.{form}"
            texts = (said(sampler, message, form, values) for sampler in (english, other))
            yield Shown(place.name, name, next(texts) or "", next(texts))


def said(sampler: Sampler, message: str, form: str | None, values: Values) -> str | None:
    """None where there is no such message; a fault of the message stands for it."""
    if message not in sampler.entries:
        return None
    try:
        return sampler.say(message, form, values)
    except NaveError as error:
        return f"! {error}"
