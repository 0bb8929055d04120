"""The bot that every other one is measured against."""

import copy
import random

import pytest

import nave
from nave.bots import bots, make_bot
from nave.bots.base import Budget


def test_every_option_is_chosen_about_equally_often() -> None:
    game = nave.new_game("red_cathedral", seats=2, seed=42)
    options = game.options()
    bot, view, rng = make_bot("random"), game.view(game.seat), random.Random(1)
    counts = dict.fromkeys([option.text for option in options], 0)
    for _ in range(200 * len(options)):
        counts[bot.choose(view, options, rng, Budget()).text] += 1
    assert min(counts.values()) > 130
    assert max(counts.values()) < 270


def test_the_same_generator_gives_the_same_choices() -> None:
    game = nave.new_game("red_cathedral", seats=3, seed=5)
    bot, view, options = make_bot("random"), game.view(game.seat), game.options()

    def choices(seed: int) -> list[str]:
        rng = random.Random(seed)
        return [bot.choose(view, options, rng, Budget()).text for _ in range(20)]

    assert choices(3) == choices(3)
    assert choices(3) != choices(4)


def test_a_choice_leaves_view_and_options_as_they_were() -> None:
    game = nave.new_game("red_cathedral", seats=2, seed=8)
    view, options = game.view(0), game.options()
    before, texts = copy.deepcopy(view), [option.text for option in options]
    make_bot("random").choose(view, options, random.Random(0), Budget())
    assert view == before
    assert [option.text for option in options] == texts


def test_bots_answer_to_the_names_they_are_known_by() -> None:
    assert "random" in bots()
    assert make_bot("random").name == "random"


def test_an_unknown_bot_is_refused_with_the_known_ones_named() -> None:
    with pytest.raises(nave.BadInput, match=r"no bot 'hal'; bots: .*random"):
        make_bot("hal")
