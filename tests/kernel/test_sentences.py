"""What is said by the short way is what the library says: every message of every language and package."""

import random
from typing import Any

import pytest

from nave.api import known_games, rules_of
from nave.kernel.errors import NaveError
from nave.kernel.language import Called, Words, _called, sources_of, words_of
from nave.kernel.said import Said
from nave.kernel.sentences import LONGEST, Call, Choice, Sentence, Small, Text, Told, Variable

LANGUAGES = ("en", "de", "es", "fr", "it", "pl")
ROOMS = [rules_of(game).words_in for game in known_games()] + [("nave.tables",), ("nave.web",), ("nave.cli",)]


def parts_of(sentence: Sentence) -> list[Any]:
    """All parts, those of choices and functions included."""
    found: list[Any] = []
    left: list[Any] = list(sentence.parts)
    while left:
        part = left.pop()
        found.append(part)
        if isinstance(part, Call):
            left += part.given
        elif isinstance(part, Choice):
            left.append(part.selector)
            for _, one in part.variants:
                left += one.parts
    return found


def arguments(words: Words, sentence: Sentence, rng: random.Random) -> dict[str, Any]:
    """Something for every argument: a piece where one is named, a player, a number, a word."""
    parts = parts_of(sentence)
    given: dict[str, Any] = {}
    for part in parts:
        if isinstance(part, Variable):
            given[part.name] = rng.choice(
                [
                    *(Small(rng.choice((0, 1, 2, 3, 5, 12, 21, 22, 100))) for _ in range(3)),
                    *("none", "yes", "no", "a word", "idea"),
                    Told(lambda: "something said"),
                ]
            )
        elif isinstance(part, Choice) and isinstance(part.selector, Variable):
            keys = [key for key, _ in part.variants]
            key = rng.choice([*keys, 7])
            given[part.selector.name] = Small(key) if isinstance(key, int) else key
    for part in parts:
        if isinstance(part, Call):
            names = [one for one in part.given if isinstance(one, Variable)]
            kinds = [one.fixed for one in part.given if isinstance(one, Text)]
            if part.function.__name__ in ("_piece", "_count") and names and kinds:
                begins = f"{kinds[0]}-"
                pieces = [key for key in words._bundle._messages if key.startswith(begins)]
                given[names[-1].name] = rng.choice(pieces or ["x"]).removeprefix(begins)
                if len(names) > 1:
                    given[names[0].name] = Small(rng.choice((0, 1, 2, 5)))
            elif part.function.__name__ == "_player":
                given[names[0].name] = Small(rng.randrange(3))
    return given


def said(words: Words, way: Any, *given: Any) -> str:
    token = _called.set(Called(["Ann", "Bo"]))
    try:
        return str(way(*given))
    except NaveError as error:
        return f"wrong: {error}"
    finally:
        _called.reset(token)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_short_way_says_what_the_library_says(language: str) -> None:
    rng = random.Random(language)
    compared = wrong = 0
    for packages in ROOMS:
        words = words_of(tuple(packages), language)
        for key in words._bundle._messages:
            for form in (None, *words._bundle.get_message(key).attributes):
                short = words._short_way(key, form)
                if short is None:
                    continue
                for _ in range(3):
                    args = arguments(words, short, rng)
                    told = said(words, words._format, key, form, args)
                    assert told == said(words, words._format_at_length, key, form, args), (key, form, args)
                    compared += 1
                    wrong += told.startswith("wrong")
    assert compared > 3000
    assert wrong < compared / 4


def test_nearly_every_message_has_a_short_way() -> None:
    for game in known_games():
        words = words_of(tuple(rules_of(game).words_in), "en")
        keys = [key for key in words._bundle._messages if words._bundle.get_message(key).value is not None]
        short = [key for key in keys if words._short_way(key, None) is not None]
        assert len(short) > 0.95 * len(keys)


SOURCE = """
good-gem = gem
    .count = { $n ->
        [0] no gems
        [one] a gem
       *[other] { $n } gems
    }
has = { COUNT($n, "good", $good) }
again = { has }
chosen = { $what ->
    [1] first
   *[other] { $what }
}
"""


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (Said("has", n=0, good="gem"), "no gems"),
        (Said("has", n=1, good="gem"), "a gem"),
        (Said("has", n=5, good="gem"), "5 gems"),
        (Said("has", n=5000, good="gem"), "5,000 gems"),
        (Said("again", n=1, good="gem"), "a gem"),
        (Said("chosen", what=1), "first"),
        (Said("chosen", what="one"), "first"),
        (Said("chosen", what="two"), "two"),
        (Said("chosen", what="x" * 2000), "x" * LONGEST + "…"),
    ],
)
def test_what_the_short_way_does_not_know_the_library_says(given: Said, told: str) -> None:
    words = Words("en", [*sources_of((), "en"), SOURCE])
    assert words.say(given) == told


def test_what_is_wrong_is_said_as_before() -> None:
    words = Words("en", [*sources_of((), "en"), SOURCE])
    for wrong in (Said("has", n=1), Said("has", n=1, good="nothing"), Said("nowhere")):
        with pytest.raises(NaveError):
            words.say(wrong)
