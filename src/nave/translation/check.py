"""Whether the words of a language are complete, fit arguments and place, and keep to the glossary."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from babel import Locale, UnknownLocaleError

from nave.kernel.errors import BadInput
from nave.kernel.language import DEFAULT, TAG
from nave.kernel.said import Said
from nave.translation.files import WORDS_IN, Glossary, Place, glossary, needed_terms
from nave.translation.prose import Prose
from nave.translation.reading import File, Text

# Whole numbers that a game can speak of; plurals of a language that none of them takes need no text.
COUNTED: Final = range(201)


class Problem(NamedTuple):
    """What is wrong, where: `message` is empty if it is about the whole file."""

    place: str
    message: str
    said: Said


class Findings(NamedTuple):
    problems: list[Problem]
    places: int
    texts: int


def check(language: str, places: Sequence[Place | Prose]) -> Findings:
    """Hold every text against the English one. Raises BadInput if there can be no such language."""
    plurals = plurals_of(language)
    vocabulary = glossary(language)
    problems: list[Problem] = []
    texts = 0
    if language != DEFAULT and vocabulary is None:
        problems.append(Problem("nave.translation", "", Said("words-no-glossary", language=language)))
    elif vocabulary is not None:
        lacking = sorted(needed_terms() - vocabulary.terms.keys())
        if lacking:
            problems.append(Problem("nave.translation", "", Said("words-terms", terms=lacking)))
    for place in places:
        english, there = place.read(DEFAULT), place.read(language)
        if english is None or there is None:
            problems.append(Problem(place.name, "", Said("words-missing-file", language=language)))
            continue
        texts += len(there.texts)
        forms = () if vocabulary is None else vocabulary.forms
        found = [*file_problems(there), *pairs(english, there, forms)]
        for name, text in there.texts.items():
            model = english.texts.get(model_of(name, english, forms))
            if model is not None:
                found += [(name, said) for said in text_problems(model, text, plurals, vocabulary)]
        problems += [Problem(place.name, message, said) for message, said in found]
    return Findings(problems, len(places), texts)


def file_problems(file: File) -> Iterator[tuple[str, Said]]:
    for line in file.broken:
        yield "", Said("words-broken", line=line)
    for name in file.doubled:
        yield name, Said("words-doubled")


def model_of(name: str, english: File, forms: Sequence[str]) -> str:
    """The English text of a translated one: a form that only the language has stands for the text itself."""
    message, _, form = name.partition(".")
    if form.removeprefix("count-") not in forms or name in english.texts:
        return name
    return f"{message}.count" if form.startswith("count-") else message


def pairs(english: File, there: File, forms: Sequence[str]) -> Iterator[tuple[str, Said]]:
    """Texts that only one of both has."""
    for name in english.texts:
        if name not in there.texts:
            yield name, Said("words-missing")
    for name in there.texts:
        if model_of(name, english, forms) not in english.texts:
            yield name, Said("words-unused")


def text_problems(model: Text, text: Text, plurals: frozenset[str], terms: Glossary | None) -> Iterator[Said]:
    unknown = text.arguments - model.arguments
    if unknown:
        yield Said("words-argument", arguments=sorted(unknown))
    lost = model.arguments - text.arguments
    if lost:
        yield Said("words-argument-lost", arguments=sorted(lost))
    for argument in sorted(model.plurals.keys() | text.plurals.keys()):
        lacking = plurals - text.plurals.get(argument, frozenset())
        if lacking and argument in text.arguments:
            yield Said("words-plural", argument=argument, plurals=sorted(lacking))
    if model.most is not None and text.longest > model.most:
        yield Said("words-too-long", length=text.longest, most=model.most)
    if terms is not None:
        for term, forms in terms.terms.items():
            if speaks_of(term).search(model.plain) and not any(
                form.lower() in text.plain.lower() for form in forms
            ):
                yield Said("words-term", term=term, forms=list(forms))


@cache
def speaks_of(term: str) -> re.Pattern[str]:
    return re.compile(rf"\b{re.escape(term)}s?\b", re.IGNORECASE)


def plurals_of(language: str) -> frozenset[str]:
    """The plurals that whole numbers take in a language."""
    try:
        if not TAG.fullmatch(language):
            raise ValueError
        form = Locale.parse(language, sep="-").plural_form
    except (ValueError, UnknownLocaleError) as error:
        raise BadInput(Said("words-no-such-language", language=language), WORDS_IN) from error
    return frozenset(form(count) for count in COUNTED)
