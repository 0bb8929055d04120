"""The bots with the Contractors expansion: what they see, that nothing stops them, whom the mason beats."""

import random

import pytest

import nave
from nave.bots import make_bot
from nave.bots.apprentice import Apprentice
from nave.bots.base import Bot, Budget
from nave.bots.explain import Estimate, explain
from nave.bots.mason import Mason
from nave.bots.minds import mind_of
from nave.bots.safe import SafeBot, ask
from nave.games.red_cathedral.contractors.names import GUILDS
from nave.kernel.game import Game
from tests.support.bots import chosen, play_turn
from tests.support.contractors import ModuleTable, black_visit
from tests.support.red_cathedral import Table


def estimates(game: Game) -> list[Estimate]:
    seat = game.seat
    assert seat is not None
    return explain(game.view(seat), game.options(), random.Random(0), Budget(400))


# ------------------------------------------------------------ what they see


def test_the_mason_takes_the_tool_that_makes_a_set() -> None:
    """Hammer, saw and trowel lie beside its board; of Moscow's five only s04 shows another tool."""
    table = ModuleTable(2).permits(0, 1).rubles(0, 4).city(1, "moscow").claim("1.1", 0)
    table.tools(0, "s01", "s02", "s03").display("s13", "s14", "s15", "s04", "s20")
    game = table.game()
    game.play("hire moscow")
    assert chosen(game, Mason()) == "keep specialist 4"


def test_the_mason_uses_a_specialist_for_rubles() -> None:
    table = black_visit(2).hold(0, "s06").rubles(0, 0)
    assert "use specialist" in play_turn(table.game(), Mason())


def test_the_mason_prefers_the_city_of_its_own_tower() -> None:
    """Nothing but the towers tells the two cities apart: no specialist is on offer."""
    table = ModuleTable(2).permits(0, 1).rubles(0, 2).remove_shown(1, 2, 3, 4, 5).empty_bag()
    table.city(1, "vologda").city(2, "suzdal").finish("2.1", 0)
    worth = {row.option.text: row.value for row in estimates(table.game())}
    assert worth["hire suzdal"] > worth["hire vologda"]


@pytest.mark.parametrize("bot", [Apprentice(), Mason()])
def test_no_diamond_is_spent_where_plain_material_does(bot: Bot) -> None:
    table = Table(2, guild="jewelers").card("1.1", "base_01").claim("1.1", 0).diamonds(0, 1)
    table.goods(0, lumber=1, brick=1).ask(("end", [0]), ("deliver", [0, 3, 0]))
    game = table.game()
    given = play_turn(game, bot)
    assert given.count("deliver diamond as lumber to 1.1") == 1
    assert not [text for text in given if "as brick" in text]


def test_a_reinforcement_tile_is_used_before_the_game_ends() -> None:
    table = Table(2, guild="brick_makers").reinforcements(0, "gain_3_recognition")
    assert chosen(table.game(), Apprentice()) == "reinforce gain_3_recognition"


def test_the_apprentice_keeps_the_specialist_it_can_pay() -> None:
    table = ModuleTable(2).permits(0, 2).rubles(0, 5)
    game = table.game()
    game.play(next(option for option in game.options() if option.text.startswith("hire")))
    assert {chosen(game, Apprentice(), seed).split()[0] for seed in range(8)} == {"keep"}


def test_explanations_name_the_expansions_pieces() -> None:
    table = ModuleTable(2).permits(0, 1).rubles(0, 4).city(1, "moscow").claim("1.1", 0)
    table.tools(0, "s01", "s02", "s03").display("s13", "s14", "s15", "s04", "s20")
    game = table.game()
    game.play("hire moscow")
    # Whether to keep one at all is for the turns to come to tell; why this one is, is said.
    told = next(one for one in estimates(game) if one.option.text == "keep specialist 4")
    assert "better specialists and tools" in told.sentence


# ------------------------------------------------------------ never stuck


@pytest.mark.slow
@pytest.mark.parametrize("guild", GUILDS)
def test_the_mason_plays_every_guild_to_the_end_itself(guild: str) -> None:
    """No answer had to be given by the apprentice in its place, and no turn goes round in circles."""
    game = nave.new_game("red_cathedral", seats=2, seed=71, settings={"module": "on", "guild": guild})
    bots = [SafeBot(Mason()), SafeBot(make_bot("apprentice"))]
    answers = 0
    while game.seat is not None:
        bot = bots[game.seat]
        option = ask(game, bot, Budget(12))
        assert bot.trouble is None
        game.play(option)
        answers += 1
        assert answers < 60 * (game.state.turn + 1)
    assert game.over


def test_sensible_answers_are_legal_and_never_optional_harm() -> None:
    """Whatever the guild asks, both bots find an answer among the legal ones."""
    mind = mind_of("red_cathedral", 3)
    for seed, guild in enumerate(GUILDS):
        game = nave.new_game("red_cathedral", seats=3, seed=seed, settings={"module": "on", "guild": guild})
        chance = random.Random(seed)
        for _ in range(80):
            seat = game.seat
            if seat is None:
                break
            legal = {option.move for option in game.options()}
            sensible, tries = mind.sensible(game.state, seat), mind.tries(game.state, seat)
            assert sensible
            assert set(sensible) <= legal
            assert tries
            assert set(tries) <= legal
            assert len(set(tries)) == len(tries)
            harm = {"exchange", "exchange for permit"}
            assert not harm & {option.text for option in game.options() if option.move in sensible}
            game.play(chance.choice(game.options()))


# ------------------------------------------------------------ strength


@pytest.mark.slow
def test_the_mason_beats_the_apprentice_with_the_module() -> None:
    """Four games on fixed seeds with a tiny budget; docs/bots.md has the full measurement."""
    wins = 0
    for seed in range(2):
        for place in (0, 1):
            game = nave.new_game(
                "red_cathedral", seats=2, seed=910 + seed, settings={"module": "on", "guild": "random"}
            )
            bots = [SafeBot(Mason()), SafeBot(make_bot("apprentice"))]
            while game.seat is not None:
                game.play(ask(game, bots[game.seat ^ place], Budget(40)))
            assert game.result is not None
            wins += game.result.winners == [place]
    assert wins >= 3
