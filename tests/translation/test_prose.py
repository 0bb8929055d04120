"""Rules and handbooks in another language: held against the English ones, and told to whoever reads it."""

from pathlib import Path

import msgspec
import pytest

from nave.api import known_games, rules_of
from nave.kernel.language import Words
from nave.kernel.ledger import RuleWords, read_ledger, source_in
from nave.lessons.handbook import Content, ContentWords, Handbook, handbook_of, told
from nave.translation import check as checking
from nave.translation.check import check
from nave.translation.files import Glossary, places, spoken
from nave.translation.prose import Prose, prose_below

# A rule is found if it is among so many.
AMONG = 8
RULES = """
[[rule]]
id = "coin.offer"
title = "The coin"
text = "A coin buys a share."
source = "our ruling"
ruling = "Once for each order."
[[rule]]
id = "end.winner"
title = "Who wins"
text = "Most points win."
source = "rulebook"
"""
GERMAN_RULES = """
["coin.offer"]
title = "Die Münze"
text = "Eine Münze kauft einen Anteil."
ruling = "Einmal je Auftrag."
["end.winner"]
title = "Wer gewinnt"
text = "Die meisten Punkte gewinnen."
"""
HANDBOOK = """
empty_words = "the a"
[[page]]
title = "Goal"
text = "Most points [coin]."
signs = ["coin"]
[[icon]]
sign = "coin"
name = "Coin"
text = "Buys."
[[chapter]]
title = "Money"
rules = ["coin."]
[[chapter]]
title = "The end"
rules = ["end."]
[[ask]]
say = ["win", "goal"]
rules = ["end.winner"]
"""
GERMAN_HANDBOOK = """
empty_words = "der die das wie"
[[page]]
title = "Ziel"
text = "Die meisten Punkte [coin]."
[[icon]]
sign = "coin"
name = "Münze"
text = "Kauft."
[[chapter]]
title = "Geld"
[[chapter]]
title = "Das Ende"
[[ask]]
say = ["gewinnen", "Ziel"]
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "words").mkdir()
    (tmp_path / "rules.toml").write_text(RULES, encoding="utf-8")
    (tmp_path / "handbook.toml").write_text(HANDBOOK, encoding="utf-8")
    (tmp_path / "words/rules.de.toml").write_text(GERMAN_RULES, encoding="utf-8")
    (tmp_path / "words/handbook.de.toml").write_text(GERMAN_HANDBOOK, encoding="utf-8")
    monkeypatch.setattr(checking, "glossary", lambda language: Glossary({"coin": ("Münze",)}))
    monkeypatch.setattr(checking, "needed_terms", set)
    return tmp_path


def problems(package: Path) -> dict[str, str]:
    found = check("de", list(prose_below("toy", package)))
    assert found.places == 2
    return {problem.message: problem.said.key for problem in found.problems}


def test_rules_and_handbook_with_everything_have_no_problem(package: Path) -> None:
    assert problems(package) == {}


@pytest.mark.parametrize(
    ("kind", "before", "after", "found"),
    [
        ("rules", 'ruling = "Einmal je Auftrag."\n', "", {"coin.offer.ruling": "words-missing"}),
        (
            "rules",
            '["end.winner"]',
            '["end.loser"]',
            {"end.winner.title": "words-missing", "end.loser.title": "words-unused"},
        ),
        ("rules", "kauft einen Anteil.", "kauft ihn", {}),
        ("rules", 'title = "Die Münze"', 'title = "Das Geld"', {"coin.offer.title": "words-term"}),
        ("rules", '["coin.offer"]', '["coin.offer"', {"": "words-broken"}),
        ("handbook", "[coin]", "", {"page.1.text": "words-argument-lost"}),
        ("handbook", "Punkte [coin]", "Punkte [coin] [queen]", {"page.1.text": "words-argument"}),
        ("handbook", '[[chapter]]\ntitle = "Das Ende"\n', "", {"chapter.2.title": "words-missing"}),
        ("handbook", 'say = ["gewinnen", "Ziel"]', "say = []", {"ask.1.say": "words-missing"}),
    ],
)
def test_each_fault_of_prose_is_named(
    package: Path, kind: str, before: str, after: str, found: dict[str, str]
) -> None:
    path = package / f"words/{kind}.de.toml"
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after), encoding="utf-8")
    there = problems(package)
    assert found.items() <= there.items()
    assert bool(found) == bool(there)


def test_languages_of_prose_are_those_of_its_files(package: Path) -> None:
    assert Prose("toy", package, "rules").languages == {"en", "de"}
    assert Prose("toy", package, "handbook").read("pl") is None


SOURCES = Words("de", ["source-our-ruling = unsere Festlegung\n"])


def test_a_rule_keeps_its_id_in_other_words_and_says_where_it_comes_from() -> None:
    words = {
        "coin.offer": RuleWords("Die Münze", "Kauft.", "Einmal."),
        "end.winner": RuleWords("Wer gewinnt", "Die meisten."),
    }
    ledger = read_ledger(RULES).told(words, SOURCES)
    assert ledger["end.winner"].source == "rulebook"
    ledger = read_ledger(RULES).told({"coin.offer": words["coin.offer"]}, SOURCES)
    assert ledger["coin.offer"].to_data() == {
        "id": "coin.offer",
        "title": "Die Münze",
        "text": "Kauft.",
        "source": "unsere Festlegung",
        "ruling": "Einmal.",
    }
    assert ledger["end.winner"].title == "Who wins"


@pytest.mark.parametrize(
    ("query", "rule"),
    [
        ("gewinnen", "end.winner"),
        ("wie gewinne ich", "end.winner"),
        ("ZIEL", "end.winner"),
        ("Münze", "coin.offer"),
        ("munze", "coin.offer"),
    ],
)
def test_people_find_rules_by_words_of_their_language(query: str, rule: str) -> None:
    content = msgspec.toml.decode(HANDBOOK, type=Content)
    words = msgspec.toml.decode(GERMAN_HANDBOOK, type=ContentWords)
    rules = msgspec.toml.decode(GERMAN_RULES, type=dict[str, RuleWords])
    book = Handbook(read_ledger(RULES).told(rules, SOURCES), told(content, words), "de")
    assert book.search(query)[0].id == rule
    assert [title for title, _ in book.chapters()] == ["Geld", "Das Ende"]


@pytest.mark.parametrize("language", spoken())
@pytest.mark.parametrize("game", list(known_games()))
def test_everything_people_may_call_it_finds_its_rules_in_every_language(game: str, language: str) -> None:
    book = handbook_of(game, language)
    lost = [
        phrase
        for ask in book.content.ask
        for phrase in ask.say
        if {rule.id for rule in book.search(phrase)[:AMONG]}.isdisjoint(ask.rules)
    ]
    assert lost == []
    assert sum(len(ask.say) for ask in book.content.ask) > 100


def test_a_handbook_in_a_language_without_one_is_the_english_one() -> None:
    assert handbook_of("basilica", "de-XX").content == handbook_of("basilica").content


def test_every_ledger_and_handbook_is_looked_at() -> None:
    names = {place.name for place in places()}
    assert {
        "nave.games.basilica (rules)",
        "nave.games.basilica (handbook)",
        "nave.games.red_cathedral (rules)",
        "nave.games.red_cathedral.contractors (rules)",
    } <= names


@pytest.mark.parametrize("game", list(known_games()))
def test_every_source_of_a_rule_has_words(game: str) -> None:
    sources = {rule.source for rule in rules_of(game).ledger().rules}
    assert "rulebook" in sources
    for source in sources:
        assert source_in(rules_of(game).words(), source) == source, "English is the ledger's own word"
