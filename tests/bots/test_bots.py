"""What holds for every bot in every game: legal answers, the same ones again, from the view alone."""

import copy
import random

import pytest

import nave
from nave.bots import make_bot
from nave.bots.base import Budget
from nave.bots.determine import state_of
from nave.kernel.game import Game
from nave.kernel.said import worded
from tests.support.basilica import Table as BasilicaTable
from tests.support.basilica import play
from tests.support.bots import chosen, play_on

BOTS = ["random", "apprentice", "journeyman", "mason", "architect:rollouts=6:depth=1", "spoiler"]
GAMES = [
    ("red_cathedral", 1, {}),
    ("red_cathedral", 2, {"workshops": "advanced"}),
    ("red_cathedral", 3, {}),
    ("red_cathedral", 4, {"workshops": "advanced"}),
    ("basilica", 2, {}),
    ("basilica", 2, {"festum_fatuorum": "on"}),
]


def middle_of(game: str, seats: int, options: dict[str, str], seed: int) -> Game:
    """A game some way on, at a question with several answers."""
    made = nave.new_game(game, seats=seats, seed=seed, settings=options)
    play_on(made, make_bot("apprentice"), 60, seed)
    while not made.over and len(made.legal_moves) == 1:
        made.play(made.legal_moves[0])
    return made


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_the_apprentice_plays_whole_games(game: str, seats: int, options: dict[str, str]) -> None:
    made = nave.new_game(game, seats=seats, seed=11, settings=options)
    play_on(made, make_bot("apprentice"), 3000)
    assert made.over


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_the_mason_plays_whole_games(game: str, seats: int, options: dict[str, str]) -> None:
    made = nave.new_game(game, seats=seats, seed=12, settings=options)
    play_on(made, make_bot("mason"), 3000, nodes=40)
    assert made.over


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_same_view_seed_and_budget_give_the_same_choice(
    name: str, game: str, seats: int, options: dict[str, str]
) -> None:
    made = middle_of(game, seats, options, 3)
    first = [chosen(made, make_bot(name), seed, 60) for seed in range(2)]
    assert [chosen(made, make_bot(name), seed, 60) for seed in range(2)] == first


@pytest.mark.parametrize("name", BOTS)
def test_a_choice_leaves_view_and_options_as_they_were(name: str) -> None:
    made = middle_of("red_cathedral", 2, {}, 4)
    seat = made.seat
    assert seat is not None
    view, options = made.view(seat), made.options()
    before, texts = copy.deepcopy(view), [option.text for option in options]
    make_bot(name).choose(view, options, random.Random(0), Budget(60))
    assert view == before
    assert [option.text for option in options] == texts


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_a_state_made_from_a_view_looks_like_that_view(
    game: str, seats: int, options: dict[str, str]
) -> None:
    made = middle_of(game, seats, options, 5)
    seat = made.seat
    assert seat is not None
    view = made.view(seat)
    seen = worded(made.rules.view(state_of(view, random.Random(0)), seat), made.say)
    assert seen == {key: value for key, value in view.items() if key in seen}


def both_have_jesters() -> Game:
    """The next crown brings a scoring; the active player has named a colour, the rival has not."""
    table = BasilicaTable().grid("row 1: R B G\nrow 2: Y R B").queen(9).turn_of(0)
    table.builder(0, "r1c1", "jester").builder(1, "r1c3", "jester").vault(1, "promote red crown")
    game = table.game()
    lay = next(option for option in game.options() if option.text.startswith("lay 1 "))
    game.play(lay)
    assert game.seat == 0
    return game


@pytest.mark.parametrize("name", BOTS)
def test_a_colour_named_in_secret_changes_no_choice_of_the_other(name: str) -> None:
    answers = []
    for colour in ("yellow", "blue", "green"):
        game = play(both_have_jesters(), f"name {colour}")
        assert game.seat == 1
        answers.append([chosen(game, make_bot(name), seed, 60) for seed in range(6)])
    assert answers[0] == answers[1] == answers[2]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_chance_to_come_changes_no_choice(name: str, game: str, seats: int, options: dict[str, str]) -> None:
    made = middle_of(game, seats, options, 6)
    position = made.position()
    one, other = nave.from_position(position, seed=1), nave.from_position(position, seed=2)
    assert chosen(one, make_bot(name), 9, 60) == chosen(other, make_bot(name), 9, 60)
