"""What bots say is data: every term has a name in words, and a sentence is a message of a language file."""

import random
import re

import pytest

import nave
from nave.api import known_games
from nave.bots import make_bot
from nave.bots.base import Budget
from nave.bots.explain import AHEAD, WORDS_IN, Estimate, explain, meant
from nave.bots.minds import mind_of
from nave.bots.safe import SafeBot, Trouble
from nave.kernel.language import DEFAULT, Words, sources_of, words_of
from tests.support.bots import Crashing, play_on
from tests.support.red_cathedral import Table

GAMES = [(name, seats) for name, rules in known_games().items() for seats in rules.seats]


def in_marks(packages: tuple[str, ...]) -> Words:
    """A made-up language: every message stands in marks."""
    sources = sources_of(packages, DEFAULT)
    return Words(DEFAULT, [re.sub(r"^([a-z-]+ =) (.*)$", r"\1 <\2>", text, flags=re.M) for text in sources])


def estimates(game: str, seats: int) -> list[Estimate]:
    made = nave.new_game(game, seats=seats, seed=41)
    play_on(made, make_bot("apprentice"), 30)
    seat = made.seat
    assert seat is not None
    return explain(made.view(seat), made.options(), random.Random(0), Budget(200))


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_term_has_words_and_all_words_are_of_terms(game: str, seats: int) -> None:
    mind = mind_of(game, seats)
    texts = "\n".join(sources_of(mind.words_in, DEFAULT))
    for kind in ("term", "more", "less"):
        assert sorted(re.findall(rf"^{kind}-([a-z_]+) =", texts, re.M)) == sorted(mind.names)
    assert set(re.findall(r"^gained-([a-z_]+) =", texts, re.M)) <= set(mind.names)
    own = words_of((WORDS_IN,))
    assert all(own.has(f"{kind}-{AHEAD}") for kind in ("term", "more", "less"))


@pytest.mark.parametrize("game", known_games())
def test_no_part_of_a_reason_escapes_the_language_files(game: str) -> None:
    found = estimates(game, 2)
    words = in_marks((WORDS_IN, *mind_of(game, 2).words_in))
    for estimate in found:
        text = words.say(estimate.said)
        assert text.startswith(f"<{estimate.option.text}: ")
        assert text.endswith(".>")
        # Each reason stands in marks, and so does each fact; none has a figure of the evaluation.
        assert len(re.findall(r"<[^<>]+>", text[1:-1])) >= len(estimate.reasons)
        assert not re.search(r"[+-]\d+\.\d", text.partition(": ")[2].partition(": ")[2])


def test_reasons_are_told_in_words_people_use_and_differences_with_one_digit() -> None:
    table = Table(2).card("1.1", "base_01").claim("1.1", 0).goods(0, lumber=2, gold=1).finish("2.1", 1)
    table.ask(("end", [0]), ("deliver", [0, 1, 2]))
    game = table.game()
    found = explain(game.view(0), game.options(), random.Random(0), Budget(400))
    told = next(estimate for estimate in found if estimate.option.text == "decorate 2.1")
    assert told.said.key in ("hint-better", "hint-worse")
    number = r"\d+\.\d"
    reason = r"[a-z' ]+"
    fact = r"denies Seat 2 tower 2: \d+ lost there"
    reasons = rf"{fact}(, {reason})?( and {reason})?"
    said = rf"decorate 2\.1: -?{number}, {number} (more|less) than [a-z0-9. ]+: {reasons}\."
    assert re.fullmatch(said, told.sentence)


def test_a_game_without_such_words_is_told_by_term_and_figure() -> None:
    """Minds of other packages need only name their terms."""
    assert meant("tempo", 0.4, ("nave.bots.red_cathedral",)).key == "more-tempo"
    assert meant("tempo", -0.4, ("nave.bots.red_cathedral",)).key == "less-tempo"
    assert meant("gravity", -0.4, ("nave.bots.red_cathedral",)).key == "reason-less"


def test_a_sentence_is_what_its_key_and_arguments_say() -> None:
    for estimate in estimates("red_cathedral", 3):
        packages = (WORDS_IN, "nave.bots.red_cathedral")
        assert estimate.sentence == words_of(packages).say(estimate.said) == estimate.to_data()["sentence"]


def test_an_answer_without_reasons_is_said_to_be_as_good() -> None:
    found = estimates("basilica", 2)
    keys = {estimate.said.key for estimate in found}
    assert keys <= {"hint-better", "hint-worse", "hint-equal"}
    for estimate in found:
        assert (estimate.said.key == "hint-equal") == (not estimate.reasons)


@pytest.mark.parametrize(
    ("why", "args", "text"),
    [
        ("crash", {"error": "KeyError", "message": "'x'"}, "failed with KeyError: 'x'"),
        ("illegal", {"answer": "'fly'"}, "answered 'fly', which is not among the options"),
        ("late", {"seconds": "0.05"}, "had not answered after 0.05 seconds"),
        ("busy", {}, "is still busy with an earlier question"),
    ],
)
def test_trouble_is_noted_and_told(why: str, args: dict[str, str], text: str) -> None:
    trouble = Trouble("slow", "crash", why, **args)
    assert trouble.text == text
    assert str(trouble) == f"The bot 'slow' {text}; the apprentice answered for it."
    assert in_marks((WORDS_IN,)).say(trouble.said).startswith("<The bot 'slow'")


def test_the_message_of_a_crash_is_told_as_it_is() -> None:
    game = nave.new_game("basilica", seats=2, seed=1)
    safe = SafeBot(Crashing())
    safe.choose(game.view(0), game.options(), random.Random(0), Budget(10))
    assert safe.trouble is not None
    assert safe.trouble.text == "failed with ZeroDivisionError: no idea"
