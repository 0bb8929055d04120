"""Numbers in a bot's name, and lines of answers that are followed."""

import random

import pytest

import nave
from nave.bots import make_bot
from nave.bots.base import Bot, Budget
from nave.bots.safe import Place, SafeBot, ask
from nave.kernel.errors import BadInput
from nave.kernel.game import Option
from nave.kernel.types import View


def test_a_name_may_carry_numbers() -> None:
    bot = make_bot("mason:nodes=2000")
    assert bot.name == "mason:nodes=2000"
    assert bot.given == {"nodes": 2000}
    assert make_bot("mason").given == {}


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("mason:nodes=0", "from 1 to"),
        ("mason:nodes=many", "whole number"),
        ("mason:nodes=5:nodes=6", "one whole number"),
        ("mason:depth=2", "no parameter 'depth'; parameters: nodes"),
        ("random:nodes=2", "parameters: none"),
        ("hal:nodes=2", "no bot 'hal'"),
    ],
)
def test_a_wrong_number_is_refused_by_name(name: str, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        make_bot(name)


class Walker(Bot):
    """Plans two answers and counts how often it was asked."""

    def __init__(self) -> None:
        self.name = "walker"
        self.asked = 0

    def choose_turn(self, view: View, options: list[Option], rng: random.Random, budget: Budget) -> list[int]:
        self.asked += 1
        return [options[0].move, options[0].move, options[0].move]


def test_a_line_is_followed_while_nothing_else_is_answered() -> None:
    walker = Walker()
    bot = SafeBot(walker)
    options = [Option("a", 3, (), ""), Option("b", 4, (), "")]
    place = Place(1, 0, 10)
    assert bot.kept(place, options) is None
    first = bot.answer(place, {}, options, random.Random(1), Budget())
    assert first.move == 3
    following = bot.kept(Place(1, 0, 11), options)
    assert following is not None
    assert following.move == 3
    assert walker.asked == 1
    assert bot.kept(Place(1, 0, 13), options) is None, "somebody else spoke"
    assert bot.kept(Place(2, 0, 12), options) is None, "another game"
    assert bot.kept(Place(1, 0, 12), options[1:]) is None, "not legal any more"
    assert bot.kept(Place(1, 0, 13), options) is None, "the rest of the line went with it"


def test_the_mason_plans_a_turn_once() -> None:
    """Every line it names is legal to its end."""
    game = nave.new_game("red_cathedral", seats=2, seed=5)
    bot = make_bot("mason:nodes=60")
    lengths = set()
    while game.seat is not None and len(game.answers) < 120:
        view, options = game.view(game.seat), game.options()
        seat = game.seat
        line = bot.choose_turn(view, options, random.Random(len(game.answers)), Budget())
        lengths.add(len(line))
        for number, move in enumerate(line):
            assert game.seat == seat, "the line ends where another seat speaks"
            before = len(game.answers)
            game.play(next(option for option in game.options() if option.move == move))
            if number + 1 < len(line):
                assert len(game.answers) == before + 1, "the line ends where chance speaks"
    assert max(lengths) > 2


def test_a_game_asked_by_lines_has_no_replaced_answer() -> None:
    game = nave.new_game("basilica", seats=2, seed=6)
    bots = [SafeBot(make_bot("mason:nodes=40")), SafeBot(make_bot("mason-1:nodes=20"))]
    while game.seat is not None and game.state.turn < 8:
        game.play(ask(game, bots[game.seat], Budget()))
    assert "replaced" not in game.meta
