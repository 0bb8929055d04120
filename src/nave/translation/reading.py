"""A language file taken apart: what each message needs, how long it gets, in which plurals it speaks."""

import re
from typing import Final, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as tree
from fluent.syntax.visitor import Visitor

# In a comment directly above a message: how much room its place has.
MOST: Final = re.compile(r"At most (\d+) characters\.")
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
# Room that something put in at run time is reckoned to take.
PUT_IN: Final = 3


class Text(NamedTuple):
    """A message or one of its attributes."""

    arguments: frozenset[str]
    # Per argument that chooses a plural: the categories that have a text of their own.
    plurals: dict[str, frozenset[str]]
    plain: str
    longest: int
    most: int | None


class File(NamedTuple):
    texts: dict[str, Text]
    broken: list[str]
    doubled: list[str]


def read(source: str) -> File:
    texts: dict[str, Text] = {}
    broken, doubled = [], []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, tree.Junk):
            broken.append((entry.content or "").strip().partition("\n")[0])
        if not isinstance(entry, tree.Message | tree.Term):
            continue
        mark = "-" if isinstance(entry, tree.Term) else ""
        name = f"{mark}{entry.id.name}"
        room = MOST.search(entry.comment.content or "") if entry.comment is not None else None
        most = int(room[1]) if room is not None else None
        if name in texts:
            doubled.append(name)
        if entry.value is not None:
            texts[name] = text_of(entry.value, most)
        for attribute in entry.attributes:
            texts[f"{name}.{attribute.id.name}"] = text_of(attribute.value, most)
    return File(texts, broken, doubled)


def text_of(pattern: tree.Pattern, most: int | None) -> Text:
    parts = Parts()
    parts.visit(pattern)
    plain = " ".join(" ".join(parts.said).split())
    return Text(frozenset(parts.arguments), parts.plurals, plain, longest(pattern), most)


class Parts(Visitor):
    """Everything a pattern is made of, variants included."""

    def __init__(self) -> None:
        super().__init__()
        self.arguments: set[str] = set()
        self.plurals: dict[str, frozenset[str]] = {}
        self.said: list[str] = []

    def visit_VariableReference(self, node: tree.VariableReference) -> None:  # noqa: N802 - the parser's names
        self.arguments.add(node.id.name)

    def visit_TextElement(self, node: tree.TextElement) -> None:  # noqa: N802
        self.said.append(node.value)

    def visit_SelectExpression(self, node: tree.SelectExpression) -> None:  # noqa: N802
        keys = {key_of(variant) for variant in node.variants}
        chosen_by = node.selector
        words = {key for key in keys if not key.lstrip("-").isdigit()}
        # `other` beside numbers alone is a choice by value, not a plural. In Polish `many` may stand last.
        if isinstance(chosen_by, tree.VariableReference) and words <= PLURALS and len(words) > 1:
            before = self.plurals.get(chosen_by.id.name, frozenset())
            self.plurals[chosen_by.id.name] = before | (keys & PLURALS)
        self.generic_visit(node)


def key_of(variant: tree.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, tree.Identifier) else key.value


def longest(pattern: tree.Pattern) -> int:
    return sum(map(room, pattern.elements))


def room(element: tree.TextElement | tree.Placeable) -> int:
    if isinstance(element, tree.TextElement):
        return len(element.value)
    inside = element.expression
    if isinstance(inside, tree.SelectExpression):
        return max(longest(variant.value) for variant in inside.variants)
    if isinstance(inside, tree.StringLiteral):
        return len(inside.value)
    return PUT_IN
