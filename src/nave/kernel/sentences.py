"""Sentences of a language file made by a short way: text, arguments, functions and choices, nothing else.

The library that reads the files walks through each message anew, with care for everything that may stand in
one. Most messages need little of that. `short_way` makes of such a message something that is quickly said;
where a message has more, or something goes wrong, the library says it, or what is wrong.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from babel import Locale
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import ast as tree

# Fluent refuses longer parts of a sentence; people may type anything.
LONGEST: Final = 980

Args = Mapping[str, Any]
Functions = Mapping[str, Callable[..., Any]]


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


class LongWay(Exception):
    """The library has to say it."""


class Text:
    def __init__(self, text: Any) -> None:
        self.fixed = text

    def value(self, _args: Args) -> Any:
        return self.fixed


class Variable:
    def __init__(self, name: str) -> None:
        self.name = name

    def value(self, args: Args) -> Any:
        return args[self.name]


class Call:
    def __init__(self, function: Callable[..., Any], given: "list[Part]", more: dict[str, Any]) -> None:
        self.function = function
        self.given = given
        self.more = more

    def value(self, args: Args) -> Any:
        return self.function(*[one.value(args) for one in self.given], **self.more)


class Choice:
    """The first variant that fits, else the usual one."""

    def __init__(
        self,
        selector: "Part",
        variants: "list[tuple[int | str, Sentence]]",
        usual: "Sentence",
        plural: Callable[[int], str],
    ) -> None:
        self.selector = selector
        self.variants = variants
        self.usual = usual
        self.plural = plural
        self.numbers = any(type(key) is int for key, _ in variants)
        self._chosen: dict[int, Sentence] = {}

    def value(self, args: Args) -> str:
        key = self.selector.value(args)
        if type(key) is Small:
            number = int(key)
            found = self._chosen.get(number)
            if found is None:
                found = self._chosen[number] = self._for_number(number)
            return found.text(args)
        if type(key) is not str or self.numbers:
            raise LongWay
        return next((one for name, one in self.variants if name == key), self.usual).text(args)

    def _for_number(self, number: int) -> "Sentence":
        form = self.plural(number)
        return next((one for key, one in self.variants if key in (number, form)), self.usual)


Part = Text | Variable | Call | Choice


class Sentence:
    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts

    def text(self, args: Args) -> str:
        """The sentence; raises whatever goes wrong, LongWay for what is not known here."""
        return "".join([written(part.value(args)) for part in self.parts])


def written(value: Any) -> str:
    kind = type(value)
    if kind is Small:
        return str(int(value))
    text = value.render() if kind is Told else value
    if type(text) is not str or len(text) > LONGEST:
        raise LongWay
    return text


def short_way(pattern: Any, functions: Functions, plural: Callable[[int], str]) -> Sentence | None:
    """A message's text, or None where it has more than is known here."""
    try:
        return sentence_of(pattern, functions, plural)
    except LongWay:
        return None


def sentence_of(pattern: Any, functions: Functions, plural: Callable[[int], str]) -> Sentence:
    parts: list[Part] = []
    for element in pattern.elements if isinstance(pattern, tree.Pattern) else [pattern]:
        if isinstance(element, tree.TextElement):
            parts.append(Text(element.value))
        elif isinstance(element, tree.Placeable):
            parts.append(part_of(element.expression, functions, plural))
        else:
            raise LongWay
    return Sentence(parts)


def part_of(node: Any, functions: Functions, plural: Callable[[int], str]) -> Part:
    if isinstance(node, tree.StringLiteral):
        return Text(node.parse()["value"])
    if isinstance(node, tree.VariableReference):
        return Variable(node.id.name)
    if isinstance(node, tree.FunctionReference) and node.id.name in functions:
        given = [part_of(one, functions, plural) for one in node.arguments.positional]
        more: dict[str, Any] = {}
        for named in node.arguments.named:
            if not isinstance(named.value, tree.StringLiteral):
                raise LongWay
            more[named.name.name] = named.value.parse()["value"]
        return Call(functions[node.id.name], given, more)
    if isinstance(node, tree.SelectExpression):
        selector = part_of(node.selector, functions, plural)
        variants: list[tuple[int | str, Sentence]] = []
        usual: Sentence | None = None
        for variant in node.variants:
            sentence = sentence_of(variant.value, functions, plural)
            variants.append((key_of(variant.key), sentence))
            usual = sentence if variant.default else usual
        if usual is None or isinstance(selector, Choice):
            raise LongWay
        return Choice(selector, variants, usual, plural)
    raise LongWay


def key_of(key: Any) -> int | str:
    if isinstance(key, tree.Identifier):
        return key.name
    # The library has made a number of it already.
    number: Any = key.value if isinstance(key, tree.NumberLiteral) else None
    if type(number) is FluentInt:
        return int(number)
    raise LongWay
