"""The rules as people look for them: every rule in one chapter, and sixty questions that find theirs."""

import pytest

from nave.api import known_games, ledger_of, rules_of
from nave.lessons.handbook import handbook_of
from tests.lessons.questions import QUESTIONS

GAMES = [game for game in known_games() if handbook_of(game).content.chapter]
FIRST = 5


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_falls_into_exactly_one_chapter_and_every_beginning_is_used(game: str) -> None:
    book = handbook_of(game)
    told = [rule.id for _, rules in book.chapters() for rule in rules]
    assert sorted(told) == sorted(rule.id for rule in ledger_of(game).rules)
    starts = [start for chapter in book.content.chapter for start in chapter.rules]
    assert len(starts) == len(set(starts))
    for start in (*starts, *(start for only in book.content.only for start in only.rules)):
        assert any(rule.id.startswith(start) for rule in ledger_of(game).rules), start


@pytest.mark.parametrize("game", GAMES)
def test_what_people_mean_names_rules_that_exist(game: str) -> None:
    known = ledger_of(game).by_id
    for ask in handbook_of(game).content.ask:
        assert set(ask.rules) <= set(known), ask.say


def test_there_are_sixty_questions_for_each_game() -> None:
    assert {game: len(set(asked)) for game, asked in QUESTIONS.items()} == dict.fromkeys(GAMES, 60)


@pytest.mark.parametrize(("game", "question"), [(game, one) for game in GAMES for one in QUESTIONS[game]])
def test_a_question_finds_its_rule_among_the_first(game: str, question: str) -> None:
    found = [rule.id for rule in handbook_of(game).search(question)[:FIRST]]
    assert QUESTIONS[game][question] in found


def test_only_what_is_at_the_table_is_told() -> None:
    book = handbook_of("red_cathedral")
    base = {
        "workshops": "basic",
        "module": "off",
        "guild": "clergy",
        "plans": "base",
        "exchange": "any_moment",
    }
    told = {rule.id for _, rules in book.chapters(2, base) for rule in rules}
    assert {"two_player.tower_tie", "influence.clergy.buy_prestige", "claim.steps"} <= told
    hidden = ("solo.", "hire.", "guild.", "advanced.", "contract.", "final.tower_ties", "permit.")
    assert not [rule for rule in told if rule.startswith(hidden)]
    # A table names its expansion's settings only where they are not the usual ones.
    assert book.chapters(2, {"workshops": "basic"}) == book.chapters(2, base)
    more = {rule.id for _, rules in book.chapters(4, {**base, "module": "on"}) for rule in rules}
    assert {"hire.steps", "final.tower_ties", "permit.limit"} <= more
    assert "two_player.tower_tie" not in more
    foremen = {rule.id for _, rules in book.chapters(3, {**base, "guild": "foremen"}) for rule in rules}
    assert "guild.foremen.movement" in foremen
    assert "guild.jewelers.setup" not in foremen
    assert "influence.clergy.buy_prestige" not in foremen


@pytest.mark.parametrize("game", GAMES)
def test_house_rules_name_settings_and_rules_that_exist(game: str) -> None:
    book, rules = handbook_of(game), rules_of(game)
    settings = {setting.id: setting for setting in rules.settings}
    for house in book.content.house:
        assert len(settings[house.setting].values) > 1
        for rule in house.rules:
            assert rule in ledger_of(game).by_id
            assert book.house_rule(rule) == house.setting
    assert book.house_rule("none") is None


def test_prestige_for_rubles_is_read_as_the_table_chooses() -> None:
    assert handbook_of("red_cathedral").house_rule("turn.exchange_prestige") == "exchange"
