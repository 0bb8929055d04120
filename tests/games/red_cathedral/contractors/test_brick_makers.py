"""The Brick Makers: what bricks buy, and how reinforcement tiles are taken."""

import pytest

from tests.support.checks import play_checked
from tests.support.red_cathedral import Table, events, play, refuses, texts
from tests.support.red_cathedral_checks import changed, influenced, main_moves, offered
from tests.support.red_cathedral_pieces import RedCathedralSubject

TILES = (
    *("gain_5_rubles", "any_guild_action", "activate_own_tile", "deliver_1"),
    *("gain_3_recognition", "free_placement", "gain_2_materials", "die_resource"),
)
TAKE = "use take_reinforcement brick"
DELIVER = "use brick_for_delivery brick"


# ------------------------------------------------------------ set-up


@pytest.mark.rule("guild.brick_makers.setup", "options.guild_pieces")
@pytest.mark.parametrize("card", ["brick_makers_1", "brick_makers_2", "brick_makers_3"])
def test_all_eight_tiles_lie_open_from_the_start_with_any_of_the_cards(card: str) -> None:
    g = influenced(card).game()
    for seat in (0, 1, None):
        view = g.view(seat)
        assert view["reinforcements"] == {"offer": list(TILES), "used": [], "this_turn": False}
        assert [row["reinforcements"] for row in view["players"]] == [[], []]


@pytest.mark.rule("guild.brick_makers.setup", "options.guild_pieces")
@pytest.mark.parametrize("guild", ["clergy", "artisans"])
def test_without_the_brick_makers_there_are_no_tiles(guild: str) -> None:
    assert "reinforcements" not in Table(2, guild=guild).game().view(0)


# ------------------------------------------------------------ taking a tile


@pytest.mark.rule("guild.brick_makers.take_reinforcement", "guild.card")
def test_two_bricks_buy_one_tile_that_is_not_replaced() -> None:
    table = influenced("brick_makers_1").goods(0, brick=4)
    g = play(table.game(), TAKE)
    assert main_moves(g) == [f"take reinforcement {tile}" for tile in TILES]
    refuses(g, "roll", "market.roll")
    g.play("take reinforcement deliver_1")
    change = changed(table.data, g)
    assert change.pop("0 reinforcements 1") == "deliver_1"
    assert {key: change[key] for key in ("0 goods brick", "supply brick")} == {
        "0 goods brick": -2,
        "supply brick": 2,
    }
    assert all(key.startswith("reinforcements offer") for key in change if "brick" not in key)
    assert g.position()["reinforcements"]["offer"] == [tile for tile in TILES if tile != "deliver_1"]
    rule = "guild.brick_makers.take_reinforcement"
    assert events(g, "take_reinforcement") == [{"player": 0, "tile": "deliver_1", "rule": rule}]
    refuses(g, TAKE, "influence.marks")
    refuses(g, "take reinforcement die_resource", rule)


@pytest.mark.rule("guild.brick_makers.take_reinforcement", "guild.payment")
@pytest.mark.parametrize(("bricks", "possible"), [(1, False), (2, True), (3, True)])
def test_a_tile_costs_two_bricks(bricks: int, possible: bool) -> None:
    g = influenced("brick_makers_2").goods(0, brick=bricks, lumber=2).game()
    assert (TAKE in texts(g)) == possible
    if not possible:
        refuses(g, TAKE, "influence.costs")
    refuses(g, "use take_reinforcement lumber", "guild.brick_makers.take_reinforcement")
    refuses(g, "use take_reinforcement", "guild.brick_makers.take_reinforcement")


@pytest.mark.rule("guild.brick_makers.take_reinforcement")
def test_taken_tiles_are_gone_and_without_any_the_action_is_not_available() -> None:
    one_left = influenced("brick_makers_2").goods(0, brick=2).reinforcements(1, *TILES[1:])
    g = play(one_left.game(), TAKE)
    assert main_moves(g) == ["take reinforcement gain_5_rubles"]
    refuses(g, "take reinforcement deliver_1", "guild.brick_makers.take_reinforcement")
    none_left = influenced("brick_makers_2").goods(0, brick=2).reinforcements(1, *TILES)
    refuses(none_left.game(), TAKE, "guild.brick_makers.take_reinforcement")


# ------------------------------------------------------------ bricks for something else


@pytest.mark.rule("guild.brick_makers.brick_for_delivery", "guild.delivery")
def test_with_two_bricks_one_is_paid_and_the_other_may_be_delivered() -> None:
    table = influenced("brick_makers_1").goods(0, brick=2)
    g = play(table.game(), DELIVER)
    assert main_moves(g) == ["deliver brick to 1.1"]
    g.play("deliver brick to 1.1")
    assert changed(table.data, g) == {"0 goods brick": -2, "supply brick": 1, "1.1 laid brick": 1}


@pytest.mark.rule("guild.delivery", "guild.brick_makers.brick_for_delivery")
def test_a_single_brick_cannot_pay_for_a_delivery() -> None:
    g = influenced("brick_makers_1").goods(0, brick=1).game()
    refuses(g, DELIVER, "influence.costs")
    assert DELIVER in texts(influenced("brick_makers_1").goods(0, brick=1, lumber=1).game())


@pytest.mark.rule("guild.brick_makers.brick_for_delivery", "guild.delivery", "guild.card")
def test_deliveries_for_bricks_are_repeated_one_by_one() -> None:
    table = influenced("brick_makers_1").goods(0, brick=4, lumber=2)
    g = table.game()
    for material in ("lumber", "lumber", "brick"):
        play(g, DELIVER, f"deliver {material} to 1.1")
    refuses(g, DELIVER, "influence.costs")
    assert g.position()["players"][0]["goods"] == {}
    assert g.position()["site"][0][0]["laid"] == {"lumber": 2, "brick": 1}


@pytest.mark.rule("guild.delivery", "guild.brick_makers.brick_for_delivery")
def test_such_a_delivery_builds_an_ornament_only_without_gems() -> None:
    table = influenced("brick_makers_1").goods(0, brick=2, lumber=1, stone=1, gold=1, green_gem=1)
    g = play(table.game(), DELIVER)
    assert offered(g, "decorate") == {"decorate 2.1", "decorate 2.2", "decorate 2.3"}
    refuses(g, "decorate 2.1 with green_gem", "decorate.all_at_once")
    g.play("decorate 2.1")
    assert g.position()["site"][1][0]["ornament"] == 0


@pytest.mark.rule("guild.delivery")
def test_a_sixth_section_finished_in_this_way_triggers_the_end() -> None:
    table = influenced("brick_makers_1").finish("3.1", 0, shop="red").finish("3.2", 0, shop="white_1")
    table.goods(0, brick=1, lumber=1).all_but("1.1", lumber=1)
    g = play(table.game(), DELIVER, "deliver lumber to 1.1")
    assert g.position()["site"][0][0]["done"]
    assert g.position()["end"] == {"trigger": 0, "turns_left": 1}


@pytest.mark.rule("guild.brick_makers.brick_for_2_rubles", "guild.card")
def test_bricks_become_two_rubles_each_as_often_as_there_are_bricks() -> None:
    table = influenced("brick_makers_2").goods(0, brick=2)
    g = play(table.game(), *["use brick_for_2_rubles brick"] * 2)
    assert changed(table.data, g) == {"0 goods brick": -2, "supply brick": 2, "0 rubles": 4}
    refuses(g, "use brick_for_2_rubles brick", "influence.costs")


@pytest.mark.rule("guild.brick_makers.brick_for_recognition", "guild.card")
def test_bricks_become_recognition_as_often_as_there_are_bricks() -> None:
    table = influenced("brick_makers_3").goods(0, brick=2).score(0, 10)
    g = play(table.game(), *["use brick_for_recognition brick"] * 2)
    assert changed(table.data, g) == {"0 goods brick": -2, "supply brick": 2, "0 score": 2}
    refuses(g, "use brick_for_recognition brick", "influence.costs")
    assert {event.rule for event in g.events} == {"guild.brick_makers.brick_for_recognition"}


# ------------------------------------------------------------ whole games


@pytest.mark.rule("guild.chains_end")
@pytest.mark.parametrize(
    ("seats", "side", "module"),
    [
        (1, "basic", "off"),
        (1, "advanced", "on"),
        (2, "advanced", "off"),
        (2, "basic", "on"),
        (3, "advanced", "on"),
        (4, "basic", "off"),
    ],
)
@pytest.mark.slow
def test_random_games_with_brick_makers_keep_every_promise(seats: int, side: str, module: str) -> None:
    options = {"guild": "brick_makers", "workshops": side, "module": module}
    play_checked(RedCathedralSubject(), seats, options, seed=20 + seats, every=25)
