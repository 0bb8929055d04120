"""A made-up language: every message of English wrapped in marks, so that a sentence from elsewhere shows."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from fluent.syntax import ast, parse, serialize

from nave.kernel import language as kernel

# A name that exists, so that its plurals are English.
MADE_UP: Final = "en-ZA"
OPEN: Final = "⟦"
CLOSE: Final = "⟧"
INNERMOST: Final = re.compile(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}")
LETTERS: Final = re.compile(r"[A-Za-z]{2,}")
# Cut into names where they are used: every name wears marks of its own, or the last would keep the list's.
LISTS: Final = ("quick-names",)


def marked(source: str) -> str:
    """The text of a language file with marks around every message and attribute."""
    resource = parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                if pattern is None:
                    continue
                if entry.id.name in LISTS:
                    (names,) = pattern.elements
                    assert isinstance(names, ast.TextElement)
                    names.value = ", ".join(f"{OPEN}{name}{CLOSE}" for name in names.value.split(", "))
                else:
                    pattern.elements = [ast.TextElement(OPEN), *pattern.elements, ast.TextElement(CLOSE)]
    return serialize(resource)


@contextmanager
def speaking(patch: pytest.MonkeyPatch) -> Iterator[str]:
    """While it lasts, the made-up language can be asked for by its name."""
    english = kernel.sources_of

    def sources(packages: tuple[str, ...], language: str) -> list[str]:
        if language != MADE_UP:
            return english(packages, language)
        return [marked(source) for source in english(packages, kernel.DEFAULT)]

    patch.setattr(kernel, "sources_of", sources)
    kernel.words_of.cache_clear()
    try:
        yield MADE_UP
    finally:
        kernel.words_of.cache_clear()


def outside(text: str) -> str:
    """What of a text stands outside all marks."""
    before = ""
    while before != text:
        before, text = text, INNERMOST.sub("", text)
    return text


def escaped(text: str) -> str:
    """The words of a text that stand outside all marks; "" if every word comes from a language file."""
    return " ".join(LETTERS.findall(outside(text)))
