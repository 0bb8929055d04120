"""Every language there is: complete, sound in all plurals, and nowhere English."""

from pathlib import Path

import pytest

from nave.kernel.language import DEFAULT
from nave.translation.check import check, model_of
from nave.translation.files import Place, glossary, places
from nave.translation.samples import Sampler, said, samples
from tests.support.translated import LANGUAGES, raw, untranslated

THERE = places(Path("web/src"))
FOLDERS = [place for place in THERE if isinstance(place, Place)]
COUNTS = (0, 1, 2, 5, 21)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_is_complete_fits_its_arguments_and_keeps_to_its_glossary(language: str) -> None:
    found = check(language, THERE).problems
    assert [(one.place, one.message, one.said.key, one.said.args) for one in found] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_with_its_arguments_and_is_not_english(language: str) -> None:
    wrong = []
    for one in samples(language, FOLDERS):
        text = one.text or "! nothing"
        if text.startswith("!") or raw_text(text, one.english) or untranslated(language, text, one.english):
            wrong.append(one)
    assert wrong == [], "\n".join(f"{one.place} {one.message}: {one.text}" for one in wrong)


def raw_text(text: str, english: str) -> bool:
    """What looks like a message's name is one only if the English text has nothing alike."""
    return raw(text) and not raw(english)


@pytest.mark.parametrize("language", [DEFAULT, *LANGUAGES])
def test_everything_counted_is_said_for_0_1_2_5_and_21(language: str) -> None:
    vocabulary = glossary(language)
    forms = () if vocabulary is None else vocabulary.forms
    counted = 0
    for place in FOLDERS:
        file, english = place.read(language), place.read(DEFAULT)
        assert file is not None
        assert english is not None
        sampler = Sampler(place, FOLDERS, language)
        for name, text in file.texts.items():
            model = english.texts[model_of(name, english, forms)]
            if not text.plurals and not model.plurals:
                continue
            message, _, form = name.partition(".")
            for count in COUNTS:
                values = sampler.sample(sampler.needs(message), count)
                told = said(sampler, message, form or None, values)
                assert told, (place.name, name, count)
                assert not told.startswith("!"), (place.name, name, count, told)
                assert "{$" not in told, (place.name, name, told)
                counted += 1
    assert counted > 500


@pytest.mark.parametrize("language", LANGUAGES)
def test_prose_is_not_english(language: str) -> None:
    wrong = []
    for place in THERE:
        if isinstance(place, Place):
            continue
        there, english = place.read(language), place.read(DEFAULT)
        assert there is not None
        assert english is not None
        for name, text in there.texts.items():
            left = untranslated(language, text.plain, english.texts[name].plain)
            if left and not name.endswith((".say", "empty_words")):
                wrong.append((place.name, name, left))
    assert wrong == []
