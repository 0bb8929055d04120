"""Explanations: estimates add up, differences are real, every option gets one."""

import random

import pytest

import nave
from nave.bots import make_bot
from nave.bots.base import Budget
from nave.bots.explain import Estimate, explain
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
    assert best.option.text == "decorate 2.1"
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
    assert set(data) == {"option", "value", "terms", "against", "reasons", "sentence"}
    assert data["value"] == pytest.approx(sum(data["terms"].values()), abs=0.1)
    words = words_of(("nave.bots.red_cathedral",))
    for reason in data["reasons"]:
        assert reason["text"] == words.say(Said(f"term-{reason['term']}"))
        assert reason["text"] in data["sentence"]
