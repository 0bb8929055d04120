"""The rules ledger: every rule whole, found by id, by group and by words."""

import re

import pytest

import nave
from nave.api import known_games, rules_of
from nave.kernel.ledger import Ledger, read_ledger
from tests.support.toy_data import LEDGER


@pytest.fixture
def ledger() -> Ledger:
    return read_ledger(LEDGER)


def ids(ledger: Ledger, words: str) -> list[str]:
    return [rule.id for rule in ledger.search(words)]


@pytest.mark.parametrize("game", sorted(known_games()))
def test_every_rule_of_a_game_is_whole_and_has_its_own_id(game: str) -> None:
    ledger = rules_of(game).ledger()
    assert ledger.rules
    assert len(ledger.by_id) == len(ledger.rules)
    for rule in ledger.rules:
        assert re.fullmatch(r"[a-z_]+(\.[a-z0-9_]+)+", rule.id), rule.id
        assert rule.title
        assert rule.text
        assert rule.source


def test_a_rule_tells_what_it_has_and_nothing_empty(ledger: Ledger) -> None:
    assert ledger["marbles.end"].to_data() == {
        "id": "marbles.end",
        "title": "End",
        "text": "A turn ends after a draw. The game ends when the bag is empty.",
        "source": "invented",
    }
    assert set(ledger["marbles.draw"].to_data()) == {"id", "title", "text", "source", "ruling", "example"}


def test_an_unknown_id_is_answered_with_the_nearest(ledger: Ledger) -> None:
    with pytest.raises(nave.BadInput, match=r"no rule 'marbles.draws'; near: marbles.draw"):
        ledger["marbles.draws"]
    with pytest.raises(nave.BadInput, match=r"^there is no rule 'xyzzy'$"):
        ledger["xyzzy"]


def test_search_finds_an_id_a_group_or_words(ledger: Ledger) -> None:
    assert ids(ledger, " Marbles.Offer ") == ["marbles.offer"]
    assert ids(ledger, "marbles") == ids(ledger, "marbles.") == [rule.id for rule in ledger.rules]
    assert ids(ledger, "SEAT taKes") == ["marbles.offer"]
    assert ids(ledger, "turn seat") == ["marbles.polish", "marbles.draw"]
    assert ids(ledger, "nothing of the kind") == []


def test_search_puts_titles_before_texts_and_looks_into_rulings_and_examples(ledger: Ledger) -> None:
    # `offer` stands in the title of the third rule and only in the text of the first.
    assert ids(ledger, "offer") == ["marbles.offer", "marbles.polish"]
    assert ids(ledger, "likely") == ["marbles.draw"]
    assert ids(ledger, "limits") == ["marbles.draw"]
