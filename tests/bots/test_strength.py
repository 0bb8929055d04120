"""How strong bots are is told in words and with a rating, in every game, as far as it was measured."""

import pytest
from typer.testing import CliRunner

from nave.api import known_games
from nave.bots import YARDSTICKS, bots, built_in
from nave.bots.strength import STEPS, WORDS_IN, Strength, step_of, strength_of, strengths
from nave.cli.main import app
from nave.kernel.language import DEFAULT, words_of

LADDER = ["random", "apprentice", "journeyman", "mason", "architect"]


@pytest.mark.parametrize("game", known_games())
def test_every_rung_of_the_ladder_is_rated_above_the_one_below(game: str) -> None:
    found = strengths(game)
    assert [name for name in found if name in LADDER] == LADDER
    ratings = [strength.rating for strength in found.values()]
    assert ratings == sorted(ratings)
    assert found["apprentice"].rating == 1000
    assert set(found) <= set(bots())
    assert not set(found) & set(YARDSTICKS)
    told = [found[name].said.key for name in LADDER]
    assert len(set(told)) == len(LADDER), "every rung has words of its own"


@pytest.mark.parametrize(
    ("rating", "step"), [(2000, "studied"), (1150, "fifth"), (1149, "first"), (849, "guest"), (-50, "guest")]
)
def test_words_begin_at_their_rating(rating: int, step: str) -> None:
    begins = {"first": 850, "fifth": 1150, "twentieth": 1475, "studied": 1750}
    assert step_of(rating, begins) == step


def test_every_step_has_words() -> None:
    words = words_of(WORDS_IN)
    for step in STEPS:
        assert words.has(f"strength-{step}")
    assert Strength(1200, "fifth").to_data(DEFAULT) == {
        "rating": 1200,
        "text": "plays like somebody at the fifth game",
    }


def test_what_was_not_measured_is_not_rated() -> None:
    game = next(iter(known_games()))
    assert strength_of(game, "mason:nodes=5") is None
    assert strength_of(game, "nobody") is None
    assert strengths("no such game") == {}
    assert "mason-1" in built_in()
    assert strength_of(game, "mason-1") is None, "a yardstick is offered to nobody"


def test_the_terminal_tells_it_with_the_games() -> None:
    told = CliRunner().invoke(app, ["games"]).output
    for game in known_games():
        rating = strengths(game)["journeyman"].rating
        assert f"journeyman plays like somebody at the fifth game ({rating})" in told
