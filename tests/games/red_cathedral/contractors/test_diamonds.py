"""Diamonds in the place of every other material: on sections, in ornaments, in payments."""

import pytest

from tests.support.red_cathedral import MATERIALS, Table, events, play, refuses, texts
from tests.support.red_cathedral_checks import changed, influenced, main_moves, offered

WILD = "guild.jewelers.diamond_wild"


def building(**goods: int) -> Table:
    """Player 0 is about to take a turn; 1.1 asks for 2 lumber and 2 brick, tower 2 is finished."""
    table = influenced("jewelers_1").turn_of(0).goods(0, **goods)
    table.data["this_turn"]["die"] = None
    return table


def trading(card: str, **goods: int) -> Table:
    return influenced(card, guild="jewelers").goods(0, **goods)


# ------------------------------------------------------------ a material


@pytest.mark.rule("guild.jewelers.diamond_material")
def test_a_diamond_fills_one_inventory_space() -> None:
    full = influenced("jewelers_1").goods(0, lumber=5).diamonds(0, 5).resource(1, "stone").game()
    assert full.view(0)["players"][0]["open_spaces"] == 0
    assert offered(full, "take") == set()
    refuses(full, "take 1 stone", "inventory.overflow")
    refuses(full, "pay diamond", "inventory.no_discard")
    room = influenced("jewelers_1").goods(0, lumber=5).diamonds(0, 4).resource(1, "stone").game()
    assert offered(room, "take") == {"take 1 stone"}


@pytest.mark.rule("guild.jewelers.diamond_material", "final.goods")
@pytest.mark.parametrize(("diamonds", "prestige"), [(1, 0), (2, 1), (3, 1)])
def test_a_diamond_counts_as_one_of_the_goods_at_the_end(diamonds: int, prestige: int) -> None:
    g = building(lumber=2).rubles(0, 1).diamonds(0, diamonds).game()
    without = building(lumber=2).rubles(0, 1).game().view(0)["players"][0]["if_it_ended_now"]
    assert g.view(0)["players"][0]["if_it_ended_now"] == without + prestige


# ------------------------------------------------------------ sections


@pytest.mark.rule("guild.jewelers.diamond_wild", "guild.jewelers.diamond_on_section")
def test_a_section_asking_for_2_bricks_and_1_lumber_is_built_with_3_diamonds() -> None:
    table = building().card("1.1", "base_02").diamonds(0, 3)
    cost = table.game().view(0)["site"][0][0]["cost"]
    assert cost == {"lumber": 1, "brick": 2}
    g = play(table.game(), "deliver diamond as brick to 1.1", "deliver diamond as lumber to 1.1")
    row = g.view(0)["site"][0][0]
    assert row["laid"] == {"lumber": 1, "brick": 1}
    assert row["diamonds"] == {"lumber": 1, "brick": 1}
    refuses(g, "deliver diamond as lumber to 1.1", "build.needed_only")
    refuses(g, "deliver diamond as gold to 1.1", "build.needed_only")
    g.play("deliver diamond as brick to 1.1")
    position = g.position()
    assert position["site"][0][0]["done"]
    assert position["diamonds"] == {"supply": 15, "laid": {}}
    assert position["players"][0]["diamonds"] == 0
    assert position["supply"] == table.data["supply"], "no other material comes back"


@pytest.mark.rule("guild.jewelers.diamond_on_section")
@pytest.mark.parametrize("diamonds", [1, 2])
def test_each_place_of_a_card_tells_whether_a_diamond_lies_there(diamonds: int) -> None:
    """Both bricks of a card are there; as many as said are diamonds, the last places of the kind first."""
    table = building().card("1.1", "base_02").diamonds(0, 2).goods(0, brick=1)
    g = play(table.game(), "deliver diamond as brick to 1.1")
    g.play("deliver diamond as brick to 1.1" if diamonds == 2 else "deliver brick to 1.1")
    bricks = [slot for slot in g.view(None)["site"][0][0]["slots"] if slot["material"] == "brick"]
    assert [slot["laid"] for slot in bricks] == [True, True]
    assert [slot["diamond"] for slot in bricks] == [diamonds == 2, True]


@pytest.mark.rule("guild.jewelers.diamond_on_section")
def test_ordinary_materials_and_diamonds_of_one_section_return_to_their_own_supplies() -> None:
    table = building(lumber=1, brick=2).diamonds(0, 1)
    g = play(
        table.game(), "deliver lumber to 1.1", "deliver diamond as lumber to 1.1", "deliver brick to 1.1"
    )
    assert g.position()["diamonds"] == {"supply": 14, "laid": {"1.1": {"lumber": 1}}}
    slots = g.view(None)["site"][0][0]["slots"]
    assert [slot["material"] for slot in slots if slot["diamond"]] == ["lumber"]
    assert not slots[0]["diamond"], "the diamond lies after the piece of lumber"
    deliveries = events(g, "deliver")
    assert deliveries[1] == {
        "player": 0,
        "resource": "diamond",
        "as": "lumber",
        "section": "1.1",
        "rule": "guild.jewelers.diamond_on_section",
    }
    data = g.position()
    data["ask"] = [{"ask": "next_turn", "args": []}, {"ask": "turn", "args": [0]}]
    table.data = data
    g = play(table.game(), "deliver brick to 1.1")
    after = g.position()
    assert after["diamonds"] == {"supply": 15, "laid": {}}
    assert {name: after["supply"][name] - data["supply"][name] for name in ("lumber", "brick")} == {
        "lumber": 1,
        "brick": 2,
    }


@pytest.mark.rule("guild.jewelers.diamond_wild")
def test_diamonds_follow_the_rules_of_a_delivery() -> None:
    g = building(lumber=1).game()
    refuses(g, "deliver diamond as lumber to 1.1", WILD)
    g = building().diamonds(0, 1).game()
    assert offered(g, "deliver") == {"deliver diamond as lumber to 1.1", "deliver diamond as brick to 1.1"}
    refuses(g, "deliver diamond as lumber to 2.1", "build.own_cards")
    refuses(g, "deliver diamond as lumber to 3.1", "build.own_cards")
    refuses(g, "deliver diamond as lumber to 6.6", "build.own_cards")
    visit = influenced("jewelers_1").diamonds(0, 1).game()
    refuses(visit, "deliver diamond as lumber to 1.1", "turn.basic_action")


@pytest.mark.rule("guild.jewelers.diamond_wild", "guild.delivery")
def test_the_teamsters_deliver_diamonds_too() -> None:
    table = trading("teamsters_2").diamonds(0, 1)
    g = play(table.game(), "use deliver_one", "deliver diamond as brick to 1.1")
    assert g.position()["diamonds"]["laid"] == {"1.1": {"brick": 1}}


# ------------------------------------------------------------ ornaments


@pytest.mark.rule("guild.jewelers.diamond_ornament")
def test_a_cross_of_1_gold_and_2_diamonds_gives_3_prestige() -> None:
    table = building(gold=1).diamonds(0, 2).score(0, 10)
    before = table.game().view(0)["players"][0]["prestige"]
    g = play(table.game(), "decorate 2.3 with diamond diamond")
    view = g.view(0)
    assert view["players"][0]["prestige"] == before + 3
    assert view["players"][0]["diamonds"] == 0
    assert view["site"][1][2]["ornament"] == 0
    assert main_moves(g) == ["end turn"], "each diamond is one delivery"


@pytest.mark.rule("guild.jewelers.diamond_ornament")
@pytest.mark.parametrize(
    ("text", "goods", "diamonds", "points"),
    [
        ("in diamond", {}, 1, 0),
        ("with diamond", {"lumber": 1}, 1, 1),
        ("in diamond with diamond", {}, 2, 1),
        ("with green_gem diamond", {"lumber": 1, "green_gem": 1}, 1, 3),
        ("with purple_gem diamond", {"lumber": 1, "purple_gem": 1}, 1, 3),
        ("in diamond with green_gem green_gem", {"green_gem": 2}, 1, 2),
        ("in diamond with green_gem purple_gem", {"green_gem": 1, "purple_gem": 1}, 1, 3),
        ("in diamond with diamond diamond", {}, 3, 3),
    ],
)
def test_gems_and_diamonds_of_an_ornament_count_in_the_best_way(
    text: str, goods: dict[str, int], diamonds: int, points: int
) -> None:
    table = building(**goods).diamonds(0, diamonds).score(0, 10)
    before = table.game().view(0)["players"][0]["prestige"]
    move = f"decorate 2.1 {text}"
    option = next(option for option in table.game().options() if option.text == move)
    g = play(table.game(), move)
    assert g.view(0)["players"][0]["prestige"] - before == points
    assert option.label.endswith(f": {points} prestige")
    assert g.position()["players"][0]["goods"] == {}
    assert g.position()["players"][0]["diamonds"] == 0
    poorer = building(**goods).diamonds(0, diamonds - 1).game()
    refuses(poorer, move, "guild.jewelers.diamond_ornament")


@pytest.mark.rule("guild.jewelers.diamond_ornament", "decorate.all_at_once")
def test_an_ornament_with_diamonds_fits_into_the_deliveries_left() -> None:
    table = building(lumber=3).diamonds(0, 3)
    g = play(table.game(), "deliver lumber to 1.1")
    refuses(g, "decorate 2.1 with diamond diamond", "decorate.all_at_once")
    assert "decorate 2.1 with diamond" in texts(g)
    g.play("deliver lumber to 1.1")
    refuses(g, "decorate 2.1 with diamond", "decorate.all_at_once")
    assert "decorate 2.1 in diamond" in texts(g)
    refuses(g, "decorate 1.1 in diamond", "decorate.any_finished_section")
    g.play("decorate 2.1 in diamond")
    assert main_moves(g) == ["end turn"]


# ------------------------------------------------------------ trade


@pytest.mark.rule("guild.jewelers.diamond_trade")
@pytest.mark.parametrize(
    ("card", "action", "price"),
    [("craftsmen_1", "sell_any", 1), ("craftsmen_2", "sell_common", 1), ("craftsmen_3", "sell_precious", 2)],
)
def test_the_craftsmen_buy_a_diamond_at_the_price_of_what_they_buy(
    card: str, action: str, price: int
) -> None:
    table = trading(card).diamonds(0, 2)
    g = play(table.game(), f"use {action} diamond")
    assert changed(table.data, g) == {"0 diamonds": -1, "diamonds supply": 1, "0 rubles": price}
    play(g, f"use {action} diamond")
    refuses(g, f"use {action} diamond", "influence.costs")


@pytest.mark.rule("guild.jewelers.diamond_trade")
def test_one_lumber_and_one_diamond_serve_as_two_equal_materials() -> None:
    table = trading("merchants_1", lumber=1).diamonds(0, 1)
    g = play(table.game(), "use two_for_one lumber", "take 1 gold")
    assert changed(table.data, g) == {
        "0 goods lumber": -1,
        "0 goods gold": 1,
        "0 diamonds": -1,
        "supply lumber": 1,
        "supply gold": -1,
        "diamonds supply": 1,
    }


@pytest.mark.rule("guild.jewelers.diamond_trade", "guild.jewelers.diamond_wild")
def test_any_number_of_the_units_may_be_diamonds_even_all() -> None:
    table = trading("merchants_2", lumber=3).diamonds(0, 4)
    g = play(table.game(), "use four_for_two lumber")
    assert main_moves(g) == ["diamonds 1", "diamonds 2", "diamonds 3"]
    refuses(g, "diamonds 0", "guild.jewelers.diamond_trade")
    refuses(g, "diamonds 4", "guild.jewelers.diamond_trade")
    refuses(g, "take 1 gold", "guild.jewelers.diamond_trade")
    play(g, "diamonds 2", "take 1 gold", "take 1 gold")
    row = g.position()["players"][0]
    assert (row["goods"], row["diamonds"]) == ({"lumber": 1, "gold": 2}, 2)
    g = play(table.game(), "use four_for_two diamond", "take 1 gold", "take 1 stone")
    row = g.position()["players"][0]
    assert (row["goods"], row["diamonds"]) == ({"lumber": 3, "gold": 1, "stone": 1}, 0)
    refuses(
        trading("merchants_2", lumber=3).diamonds(0, 3).game(), "use four_for_two diamond", "influence.costs"
    )


@pytest.mark.rule("guild.jewelers.diamond_trade")
@pytest.mark.parametrize(
    ("lumber", "diamonds", "possible"), [(1, 0, False), (1, 1, True), (2, 0, True), (0, 2, False)]
)
def test_equal_materials_are_completed_by_diamonds(lumber: int, diamonds: int, possible: bool) -> None:
    g = trading("merchants_1", lumber=lumber).diamonds(0, diamonds).game()
    assert ("use two_for_one lumber" in texts(g)) == possible
    assert ("use two_for_one diamond" in texts(g)) == (diamonds >= 2)
    if not possible:
        refuses(g, "use two_for_one lumber", "influence.costs")


@pytest.mark.rule("guild.jewelers.diamond_trade")
def test_a_diamond_changes_into_each_of_the_six_kinds() -> None:
    g = play(trading("merchants_1").diamonds(0, 1).game(), "use swap_for_ruble diamond")
    assert set(main_moves(g)) == {f"take 1 {name}" for name in MATERIALS}
    g = play(trading("merchants_1", lumber=1).diamonds(0, 1).game(), "use swap_for_ruble lumber")
    assert "take 1 lumber" not in texts(g)


# ------------------------------------------------------------ specialists


@pytest.mark.rule("guild.jewelers.diamond_wild", "specialist.return_material", "specialist.pay_material")
@pytest.mark.parametrize(("tile", "material"), [("s09", "gold"), ("s12", "stone"), ("s13", "lumber")])
def test_a_specialist_takes_a_diamond_for_its_material(tile: str, material: str) -> None:
    table = influenced("jewelers_1", module="on").die("red", 3, 1).visit(0, "black", 1)
    table.specialist(0, tile).goods(0).score(0, 10)
    refuses(table.game(), "use specialist", "specialist.use_requires_effect")
    refuses(table.game(), "use specialist diamond", "specialist.use_requires_effect")
    lacking = table.game().why_not("use specialist diamond")
    assert lacking is not None
    assert material in lacking.reason
    g = play(table.diamonds(0, 1).game(), "use specialist diamond")
    row = g.position()["players"][0]
    assert (row["diamonds"], row["tools"]) == (0, [tile])
    assert row["score"] > 10
    both = table.goods(0, **{material: 1}).game()
    assert offered(both, "use") >= {"use specialist", "use specialist diamond"}
    play(both, "use specialist")
    assert both.position()["players"][0]["diamonds"] == 1
    gain = influenced("jewelers_1", module="on").die("red", 3, 1).visit(0, "black", 1)
    g = gain.specialist(0, "s06").diamonds(0, 1).game()
    refuses(g, "use specialist diamond", "specialist.use_requires_effect")
    needless = g.why_not("use specialist diamond")
    assert needless is not None
    assert needless.reason == "this specialist asks for no material"
