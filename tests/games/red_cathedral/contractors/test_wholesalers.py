"""The Wholesalers: market actions of the visit once more."""

import pytest

from nave.kernel.game import Game
from tests.support.checks import play_checked
from tests.support.red_cathedral import MATERIALS, Table, events, play, refuses, texts
from tests.support.red_cathedral_checks import changed, dice, influenced, main_moves, offered
from tests.support.red_cathedral_pieces import RedCathedralSubject

ONE = "use one_market_action"
WITH_MATERIAL = "use market_action_and_material"
TWICE = "use same_market_action_twice"
TWO = "use two_market_actions"


def wholesale(card: str, seats: int = 2, **options: str) -> Table:
    """The red die stands with the blue one at the tile of 2 bricks; a tile of 1 gold is face up on red.

    The inventory is empty and its ten spaces are open.
    """
    table = influenced(card, seats, **options)
    table.tile("3.1", "workshop_gold_1").claim("3.1", 0, shop="red", up=True)
    table.claim("3.2", 0, shop="white_1")
    return dice(table, blue=(1, 3)).resource(1, "brick").goods(0)


def goods(g: Game) -> dict[str, int]:
    held: dict[str, int] = g.position()["players"][0]["goods"]
    return held


# ------------------------------------------------------------ one more


@pytest.mark.rule("guild.wholesalers.one_market_action", "guild.wholesalers.market_actions", "guild.card")
def test_obtaining_once_more_pays_the_tile_times_the_dice_on_top_of_the_ordinary_action() -> None:
    table = wholesale("wholesalers_1")
    g = play(table.game(), ONE)
    bricks = {f"take {amount} brick" for amount in (1, 2, 3, 4)}
    assert set(main_moves(g)) == {*bricks, "activate red 1"}
    g.play("take 4 brick")
    assert changed(table.data, g) == {"0 goods brick": 4, "supply brick": -4, "0 rubles": -1}
    assert {event.rule for event in g.events} == {"guild.wholesalers.one_market_action"}
    assert offered(g, "take") == bricks
    assert offered(g, "activate") == {"activate red 1"}
    refuses(g, ONE, "influence.marks")
    refuses(g, WITH_MATERIAL, "influence.one_of_two")
    play(g, "take 4 brick", "activate red 1")
    assert goods(g) == {"brick": 8, "gold": 1}


@pytest.mark.rule("guild.wholesalers.one_market_action", "guild.wholesalers.market_actions")
def test_the_workshop_activation_of_the_moved_die_can_be_the_extra_action() -> None:
    g = play(wholesale("wholesalers_2").game(), ONE)
    refuses(g, "activate blue 1", "workshop.activate")
    refuses(g, "activate red 2", "market.take_fewer")
    play(g, "activate red 1", "activate red 1")
    assert goods(g) == {"gold": 2}
    assert [row["rule"] for row in events(g, "activate")] == [
        "guild.wholesalers.one_market_action",
        "workshop.activate",
    ]


@pytest.mark.rule("guild.wholesalers.market_actions")
def test_influence_is_no_market_action_to_repeat_and_nothing_may_be_skipped() -> None:
    g = play(wholesale("wholesalers_1").game(), ONE)
    refuses(g, ONE, "guild.wholesalers.market_actions")
    refuses(g, "roll", "market.roll")
    refuses(g, "stop", "guild.parts_and_fewer")
    refuses(g, "take 5 brick", "market.obtain")
    refuses(g, "take 1 gold", "market.obtain")
    refuses(g, "choose gold", "guild.wholesalers.market_action_and_material")
    refuses(g, "take nothing", "workshop.immediate_benefit")


@pytest.mark.rule("guild.wholesalers.market_actions")
def test_each_extra_activation_chooses_freely_between_the_white_tiles() -> None:
    table = wholesale("wholesalers_2").die("red", 3, 1).visit(0, "white", 1)
    cells = table.player(0)["workshop"]
    for space, tile in (("white_1", "workshop_lumber_1"), ("white_2", "workshop_stone_1")):
        table.tile("4.1", tile)
        cells[space]["tile"], table.section("4.1")["tile"] = tile, cells[space]["tile"]
        cells[space]["up"] = True
    g = play(table.game(), "activate white_1 1", TWICE, "activate white_1 1")
    assert offered(g, "activate") == {"activate white_1 1", "activate white_2 1"}
    g.play("activate white_2 1")
    assert goods(g) == {"lumber": 2, "stone": 1}


# ------------------------------------------------------------ with a material


@pytest.mark.rule("guild.wholesalers.market_action_and_material")
@pytest.mark.parametrize(
    "order", [("take 4 brick", "choose purple_gem"), ("choose purple_gem", "take 4 brick")]
)
def test_a_market_action_and_a_material_come_in_either_order(order: tuple[str, str]) -> None:
    table = wholesale("wholesalers_1")
    g = play(table.game(), WITH_MATERIAL)
    assert offered(g, "choose") == {f"choose {name}" for name in MATERIALS}
    assert offered(g, "stop") == set()
    g.play(order[0])
    assert offered(g, "stop") == {"stop"}
    refused = "choose gold" if order[0].startswith("choose") else "take 1 brick"
    refuses(g, refused, "guild.wholesalers.market_action_and_material")
    g.play(order[1])
    assert changed(table.data, g) == {
        "0 goods brick": 4,
        "supply brick": -4,
        "0 goods purple_gem": 1,
        "supply purple_gem": -1,
        "0 rubles": -2,
    }
    assert "roll" in texts(g)
    refuses(g, WITH_MATERIAL, "influence.marks")


@pytest.mark.rule("guild.wholesalers.market_action_and_material", "guild.parts_and_fewer")
@pytest.mark.parametrize(("first", "held"), [("choose gold", {"gold": 1}), ("take 2 brick", {"brick": 2})])
def test_either_part_may_be_left_out(first: str, held: dict[str, int]) -> None:
    g = play(wholesale("wholesalers_1").game(), WITH_MATERIAL, first, "stop")
    assert goods(g) == held
    assert "roll" in texts(g)


@pytest.mark.rule("guild.wholesalers.market_action_and_material", "guild.jewelers.diamond_source")
def test_the_material_of_choice_needs_stock_and_room() -> None:
    table = wholesale("wholesalers_1").goods(1, green_gem=5).goods(0, green_gem=5)
    g = play(table.game(), WITH_MATERIAL)
    refuses(g, "choose green_gem", "supply.limited")
    g = play(wholesale("wholesalers_1").goods(0, stone=9).game(), WITH_MATERIAL, "choose gold")
    assert "roll" in texts(g), "no room is left for the market action"
    g = play(wholesale("wholesalers_1").goods(0, stone=8).game(), WITH_MATERIAL, "take 2 brick")
    assert "roll" in texts(g), "no room is left for the material"


@pytest.mark.rule("guild.wholesalers.market_action_and_material", "guild.payment")
def test_a_material_alone_is_reason_enough_where_the_action_gives_one() -> None:
    """The tile of the die gives what is out of stock, and nothing in the workshop can be activated."""
    table = wholesale("wholesalers_1").resource(1, "green_gem").goods(1, green_gem=5).goods(0, green_gem=5)
    table.player(0)["workshop"]["red"]["up"] = False
    g = table.game()
    refuses(g, ONE, "influence.costs")
    play(g, WITH_MATERIAL, "choose gold")
    assert goods(g) == {"green_gem": 5, "gold": 1}
    assert "roll" in texts(g)


# ------------------------------------------------------------ two more


@pytest.mark.rule("guild.wholesalers.same_market_action_twice")
def test_the_ordinary_action_gives_4_bricks_and_this_one_8_more_as_far_as_there_is_room() -> None:
    table = wholesale("wholesalers_2")
    g = play(table.game(), "take 4 brick", TWICE, "take 4 brick")
    assert set(main_moves(g)) == {"take 2 brick", "take 1 brick", "stop"}
    refuses(g, "take 3 brick", "inventory.overflow")
    refuses(g, "activate red 1", "guild.wholesalers.same_market_action_twice")
    g.play("take 2 brick")
    assert changed(table.data, g) == {"0 goods brick": 10, "supply brick": -10, "0 rubles": -3}
    refuses(g, TWICE, "influence.marks")


@pytest.mark.rule("guild.wholesalers.same_market_action_twice", "guild.parts_and_fewer")
def test_the_second_time_must_be_the_same_kind_and_may_be_left_out() -> None:
    g = play(wholesale("wholesalers_2").game(), TWICE, "activate red 1")
    refuses(g, "take 1 brick", "guild.wholesalers.same_market_action_twice")
    assert main_moves(g) == ["activate red 1", "stop"]
    g.play("stop")
    assert goods(g) == {"gold": 1}


@pytest.mark.rule("guild.wholesalers.two_market_actions")
@pytest.mark.parametrize("order", [("take 4 brick", "activate red 1"), ("activate red 1", "take 4 brick")])
def test_both_kinds_once_more_in_either_order(order: tuple[str, str]) -> None:
    table = wholesale("wholesalers_3")
    g = play(table.game(), TWO, order[0])
    refuses(g, order[0], "guild.wholesalers.two_market_actions")
    assert offered(g, "stop") == {"stop"}
    g.play(order[1])
    assert goods(g) == {"brick": 4, "gold": 1}
    assert g.position()["players"][0]["rubles"] == 5
    assert "roll" in texts(g)


@pytest.mark.rule("guild.wholesalers.two_market_actions", "guild.parts_and_fewer")
def test_an_impossible_part_is_skipped() -> None:
    table = wholesale("wholesalers_3")
    table.player(0)["workshop"]["red"]["up"] = False
    g = play(table.game(), TWO, "take 3 brick")
    assert "roll" in texts(g)
    assert goods(g) == {"brick": 3}


@pytest.mark.rule("guild.payment", "guild.parts_and_fewer")
@pytest.mark.parametrize(
    ("card", "use"),
    [
        ("wholesalers_1", ONE),
        ("wholesalers_1", WITH_MATERIAL),
        ("wholesalers_2", TWICE),
        ("wholesalers_3", TWO),
    ],
)
def test_without_room_for_anything_nothing_can_be_bought(card: str, use: str) -> None:
    g = wholesale(card).goods(0, lumber=5, stone=5).game()
    refuses(g, use, "influence.costs")
    assert use in texts(wholesale(card).goods(0, lumber=5, stone=4).game())


@pytest.mark.rule(
    "guild.wholesalers.one_market_action",
    "guild.wholesalers.market_action_and_material",
    "guild.wholesalers.same_market_action_twice",
    "guild.wholesalers.two_market_actions",
)
@pytest.mark.parametrize(
    ("card", "use", "price"),
    [
        ("wholesalers_1", ONE, 1),
        ("wholesalers_1", WITH_MATERIAL, 2),
        ("wholesalers_2", TWICE, 3),
        ("wholesalers_3", TWO, 4),
    ],
)
def test_prices_must_be_paid_in_full(card: str, use: str, price: int) -> None:
    refuses(wholesale(card).rubles(0, price - 1).game(), use, "influence.costs")
    assert use in texts(wholesale(card).rubles(0, price).game())
    g = play(wholesale(card).rubles(0, price + 1).game(), use)
    assert g.position()["players"][0]["rubles"] == 1


# ------------------------------------------------------------ the black die


@pytest.mark.rule("guild.wholesalers.market_actions", "specialist.single_use")
def test_with_the_black_die_the_extra_activation_uses_the_specialist_if_it_is_still_there() -> None:
    table = wholesale("wholesalers_3", module="on").die("red", 3, 1).visit(0, "black", 1)
    table.specialist(0, "s06")
    g = play(table.game(), TWO, "use specialist")
    assert g.position()["players"][0]["rubles"] == 9 - 4 + 5
    assert g.position()["players"][0]["tools"] == ["s06"]
    refuses(g, "use specialist", "black_die.uses_specialist")
    play(g, "take 4 brick")
    refuses(g, "use specialist", "black_die.uses_specialist")
    used = play(table.game(), "use specialist", ONE)
    refuses(used, "use specialist", "black_die.uses_specialist")


@pytest.mark.rule("guild.wholesalers.same_market_action_twice", "guild.wholesalers.market_actions")
def test_the_specialist_acts_only_once_and_is_another_kind_than_obtaining() -> None:
    table = wholesale("wholesalers_2", module="on").die("red", 3, 1).visit(0, "black", 1)
    table.specialist(0, "s06")
    g = play(table.game(), TWICE, "use specialist")
    assert "roll" in main_moves(g), "there is nothing to ask: no activation is left"
    g = play(table.game(), TWICE, "take 1 brick")
    refuses(g, "use specialist", "guild.wholesalers.same_market_action_twice")
    play(g, "stop", "use specialist")
    assert g.position()["players"][0]["tools"] == ["s06"]


# ------------------------------------------------------------ whole games


@pytest.mark.rule("guild.chains_end")
@pytest.mark.parametrize(
    ("seats", "side", "module"),
    [
        (1, "advanced", "off"),
        (1, "basic", "on"),
        (2, "basic", "off"),
        (2, "advanced", "on"),
        (3, "advanced", "off"),
        (4, "basic", "on"),
    ],
)
@pytest.mark.slow
def test_random_games_with_wholesalers_keep_every_promise(seats: int, side: str, module: str) -> None:
    options = {"guild": "wholesalers", "workshops": side, "module": module}
    play_checked(RedCathedralSubject(), seats, options, seed=10 + seats, every=25)
