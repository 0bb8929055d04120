"""Whole random games in every language: nothing lacks, nothing of the machinery shows, nothing is English."""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import pytest

import nave
from nave.api import known_games
from nave.bots.base import Budget
from nave.bots.explain import explain
from nave.judge import judge
from nave.judge.telling import Telling, loss_said, mark_said
from nave.kernel.game import Game
from nave.kernel.language import DEFAULT, words_of
from nave.kernel.said import Said
from nave.lessons.tips import tips_of
from nave.web.lessons import packs_told
from tests.games.test_words_are_data import CONFIGURATIONS, read
from tests.support.browser import RECORDS
from tests.support.read import strings
from tests.support.translated import LANGUAGES, raw, untranslated

# So many questions of each kind are read in every language; all of them in the long round.
OF_EACH_KIND: Final = 1
PEOPLE: Final = ["Vera", "Boris", "Mirka", "Oleg"]


def left(language: str, text: str, english: str) -> str:
    return "raw" if raw(text) else untranslated(language, text, english)


def both(game: Game, language: str, rng: random.Random) -> Iterator[tuple[str, str, str]]:
    """Everything to be read now, in the language and in English."""
    seed = rng.random()
    there = read(game, language, random.Random(seed))
    here = read(game, DEFAULT, random.Random(seed))
    for (what, text), (_, english) in zip(there, here, strict=True):
        yield what, text, english


def whole_game(game: str, seats: int, settings: dict[str, str], seed: int, most: int) -> None:
    table = nave.new_game(game, seats=seats, seed=seed, settings=settings)
    rng = random.Random(seed)
    asked: Counter[str] = Counter()
    wrong: set[tuple[str, str, str]] = set()
    while not table.over and len(table.answers) < 700:
        kind = table.state.stack[-1].kind
        asked[kind] += 1
        if asked[kind] <= most:
            for language in LANGUAGES:
                for what, text, english in both(table, language, rng):
                    if left(language, text, english):
                        wrong.add((language, what, text))
        table.play(rng.choice(table.options()).text)
    for language in LANGUAGES:
        for event in table.events:
            for seen in (event, event.seen_by(None)):
                text, english = (table.say(seen.said(), PEOPLE, one) for one in (language, DEFAULT))
                if left(language, text, english):
                    wrong.add((language, event.kind, text))
        if table.result is not None:
            told = [table.say(table.result.said, PEOPLE, one) for one in (language, DEFAULT)]
            if left(language, *told):
                wrong.add((language, "result", told[0]))
    assert wrong == set(), "\n".join(map(str, sorted(wrong)))


@pytest.mark.parametrize(("game", "seats", "settings"), CONFIGURATIONS)
def test_a_game_is_told_in_every_language(game: str, seats: int, settings: dict[str, str]) -> None:
    whole_game(game, seats, settings, 3, OF_EACH_KIND)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "settings"), CONFIGURATIONS)
def test_more_of_a_game_is_told_in_every_language(game: str, seats: int, settings: dict[str, str]) -> None:
    whole_game(game, seats, settings, 4, 6)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", known_games())
def test_lessons_tips_settings_and_bots_are_told_in_every_language(game: str, language: str) -> None:
    pairs = [
        *texts_of(packs_told(game, language), packs_told(game, DEFAULT), "title", "summary", "text", "name"),
        *texts_of(*(settings_of(game, one) for one in (language, DEFAULT)), "title", "help", "values"),
    ]
    words, english = (nave.api.rules_of(game).words(one) for one in (language, DEFAULT))
    pairs += [
        (words.say(Said(f"tip-{tip.id}")), english.say(Said(f"tip-{tip.id}")))
        for tip in tips_of(game)
        if not needs_arguments(game, tip.id)
    ]
    wrong = [text for text, same in pairs if left(language, text, same)]
    assert wrong == []
    assert len(pairs) > 20


def needs_arguments(game: str, tip: str) -> bool:
    try:
        nave.api.rules_of(game).words().say(Said(f"tip-{tip}"))
    except nave.NaveError:
        return True
    return False


def settings_of(game: str, language: str) -> Any:
    return next(row["settings"] for row in nave.games(language=language) if row["id"] == game)


def texts_of(there: Any, here: Any, *keys: str) -> list[tuple[str, str]]:
    found = list(strings(there, keys)), list(strings(here, keys))
    return [(text, english) for (_, text), (_, english) in zip(*found, strict=True)]


@cache
def advised(game: str) -> list[Any]:
    """What bots say of a few questions of a game."""
    table, rng = nave.new_game(game, seats=2, seed=2), random.Random(2)
    found: list[Any] = []
    due = 20
    while not table.over and len(table.answers) < 160:
        if len(table.answers) >= due and table.seat is not None and len(table.options()) > 2:
            due += 40
            found += explain(table.view(table.seat), table.options(), random.Random(1), Budget())[:6]
        table.play(rng.choice(table.options()).text)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", known_games())
def test_reasons_of_bots_are_told_in_every_language(game: str, language: str) -> None:
    assert len(advised(game)) >= 4
    for estimate in advised(game):
        # Labels were made in English with the options; the rest is said now.
        there, here = (estimate.to_data(PEOPLE, one) for one in (language, DEFAULT))
        for text, english in texts_of(there["reasons"], here["reasons"], "text", "sentence", "name"):
            assert not left(language, text, english), text


@cache
def judged() -> tuple[Telling, Any]:
    record = nave.load_record(RECORDS / "basilica" / "base_exhaustion.json")
    return Telling(record), judge(record, "quick", 1)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_judges_reasons_are_told_in_every_language(language: str) -> None:
    telling, judgement = judged()
    words, english = (words_of(telling.words_in, one) for one in (language, DEFAULT))
    said = [one for stretch in judgement.stretches for one in (mark_said(stretch.mark), loss_said(stretch))]
    said += [why for stretch in judgement.stretches if (why := telling.reasons(stretch)) is not None]
    assert len(said) > 20
    for one in said:
        text = words.say(one, PEOPLE)
        assert not left(language, text, english.say(one, PEOPLE)), text
