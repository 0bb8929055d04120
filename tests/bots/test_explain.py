"""Explanations: estimates add up, differences are real, every option gets one."""

import pickle
import random
from typing import cast

import pytest

import nave
from nave.bots import make_bot
from nave.bots.base import Budget
from nave.bots.explain import Estimate, explain
from nave.bots.minds import mind_of
from nave.bots.red_cathedral.facts import facts
from nave.games.red_cathedral.scoring import payout
from nave.games.red_cathedral.state import State
from nave.kernel.game import Game
from nave.kernel.language import words_of
from nave.kernel.said import Said
from tests.support.bots import play_on
from tests.support.red_cathedral import Table


def explained(game: Game) -> list[Estimate]:
    seat = game.seat
    assert seat is not None
    return explain(game.view(seat), game.options(), random.Random(0), Budget(400))


@pytest.mark.parametrize(("game", "seats"), [("red_cathedral", 1), ("red_cathedral", 3), ("basilica", 2)])
def test_every_option_is_estimated_and_every_estimate_adds_up(game: str, seats: int) -> None:
    made = nave.new_game(game, seats=seats, seed=41)
    play_on(made, make_bot("apprentice"), 30)
    estimates = explained(made)
    assert {estimate.option.text for estimate in estimates} == {option.text for option in made.options()}
    for estimate in estimates:
        assert estimate.value == pytest.approx(sum(estimate.terms.values()))
    values = [estimate.value for estimate in estimates]
    assert values == sorted(values, reverse=True)


def test_reasons_are_the_largest_differences_to_the_option_named() -> None:
    made = nave.new_game("red_cathedral", seats=2, seed=42)
    play_on(made, make_bot("apprentice"), 25)
    estimates = explained(made)
    by_text = {estimate.option.text: estimate for estimate in estimates}
    for place, estimate in enumerate(estimates):
        assert estimate.against is not None
        other = by_text[estimate.against.text]
        assert other is estimates[0 if place else 1]
        gaps = {name: value - other.terms[name] for name, value in estimate.terms.items()}
        assert sum(gaps.values()) == pytest.approx(estimate.value - other.value)
        assert len(estimate.reasons) <= 3
        for name, gap in estimate.reasons:
            assert gap == pytest.approx(gaps[name])
            smaller = [abs(value) for key, value in gaps.items() if key not in dict(estimate.reasons)]
            assert abs(gap) >= max(smaller) - 1e-9


def test_a_sentence_names_the_option_its_rival_and_reasons() -> None:
    table = Table(2).card("1.1", "base_01").claim("1.1", 0).goods(0, lumber=2, gold=1).finish("2.1", 1)
    table.ask(("end", [0]), ("deliver", [0, 1, 2]))
    estimates = explained(table.game())
    best, second = estimates[0], estimates[1]
    assert "deliver lumber to 1.1" in (best.option.text, second.option.text)
    assert best.sentence.startswith(f"{best.option.text}: ")
    assert second.option.text in best.sentence
    assert all(best.option.text in estimate.sentence for estimate in estimates[1:])


def test_a_single_option_needs_no_reasons() -> None:
    table = Table(2).ask(("end", [0])).score(0, 0)
    estimates = explained(table.game())
    assert [estimate.sentence for estimate in estimates] == ["end turn: the only answer."]


def test_estimates_are_plain_data() -> None:
    made = nave.new_game("red_cathedral", seats=2, seed=43)
    data = explained(made)[0].to_data()
    assert set(data) == {"option", "value", "terms", "against", "facts", "reasons", "sentence"}
    assert data["value"] == pytest.approx(sum(data["terms"].values()), abs=0.1)
    words = words_of(("nave.bots", "nave.bots.red_cathedral"))
    for reason in data["reasons"]:
        key = f"{'more' if reason['difference'] >= 0 else 'less'}-{reason['term']}"
        assert reason["text"] == words.say(Said(key))
        assert reason["text"] in data["sentence"]


def test_a_tower_denied_is_told_with_the_name_of_whom_it_is_denied() -> None:
    """One section of one's own beside one of the rival's: nobody has the tower, and the rival loses it."""
    rivals = Table(2).finish("3.1", 1)
    before = cast(State, rivals.game().state)
    after = cast(State, rivals.finish("3.2", 0).game().state)
    lost = payout(before, 2)[1]
    assert lost > 0
    assert payout(after, 2) == [0, 0]
    said = facts(after, before, 0)
    words = words_of(("nave.bots", "nave.bots.red_cathedral"))
    assert f"denies Olga tower 3: {lost} lost there" in [words.say(fact, ("Ann", "Olga")) for fact in said]
    back = [words.say(fact, ("Ann", "Olga")) for fact in facts(before, after, 0)]
    assert f"lets Olga have {lost} more in tower 3" in back


def test_what_can_be_counted_comes_before_terms_and_there_are_three_reasons_at_most() -> None:
    table = Table(2).card("1.1", "base_01").claim("1.1", 0).goods(0, lumber=2, gold=1).finish("2.1", 1)
    table.ask(("end", [0]), ("deliver", [0, 1, 2]))
    told = [estimate for estimate in explained(table.game()) if estimate.facts]
    decorating = next(estimate for estimate in told if estimate.option.text == "decorate 2.1")
    assert decorating.facts[0].key == "fact-tower-denies"
    for estimate in told:
        assert len(estimate.facts) <= 2
        assert len(estimate.facts) + len(estimate.reasons) <= 3
        first = words_of(("nave.bots", *estimate.words_in)).say(estimate.facts[0], ("Ann", "Olga"))
        assert first in estimate.say(("Ann", "Olga"))
        assert estimate.to_data(("Ann", "Olga"))["facts"][0] == first
        assert pickle.loads(pickle.dumps(estimate)).facts == estimate.facts


def test_facts_of_basilica_are_areas_and_the_call_of_the_scoring() -> None:
    """Whole games: every fact is put into words, and areas are named with what they pay."""
    made = nave.new_game("basilica", seats=2, seed=42)
    seen: set[str] = set()
    words = words_of(("nave.bots", *mind_of("basilica", 2).words_in))
    while made.seat is not None:
        seat = made.seat
        before = made.state.copy()
        play_on(made, make_bot("mason:nodes=30"), 1, len(made.answers))
        for fact in mind_of("basilica", 2).facts(made.state, before, seat):
            assert "Olga" in words.say(fact, ("Olga", "Olga")) or "you" in words.say(fact)
            seen.add(fact.key)
    assert {"fact-area-more", "fact-area-denies", "fact-area-gives"} <= seen


def test_the_first_of_a_hint_is_what_playing_on_found_best() -> None:
    """Of lines that look alike at the end of the turn the architect's comes first, and the others say why."""
    made = nave.new_game("red_cathedral", seats=2, seed=44)
    play_on(made, make_bot("apprentice"), 30)
    best, *others = explained(made)
    assert best.terms["ahead"] == 0.0
    assert any(estimate.terms["ahead"] != 0.0 for estimate in others)
    assert all(estimate.value <= best.value + 1e-9 for estimate in others)
