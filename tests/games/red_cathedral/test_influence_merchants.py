"""The Merchants: exchanges of materials and the activation of any tile."""

import pytest

from tests.support.red_cathedral import MATERIALS, events, play, refuses, texts
from tests.support.red_cathedral_checks import changed, dice, influenced, leave_in_supply, main_moves, offered

EMPTY = dict.fromkeys(MATERIALS, 0)


# ------------------------------------------------------------ two for one


@pytest.mark.rule("influence.merchants.two_for_one")
@pytest.mark.parametrize("gained", MATERIALS)
@pytest.mark.parametrize("paid", MATERIALS)
def test_two_alike_become_one_of_any_kind(paid: str, gained: str) -> None:
    table = influenced("merchants_1").goods(0, **{paid: 2}).goods(1, lumber=1, gold=1)
    g = play(table.game(), f"use two_for_one {paid}", f"take 1 {gained}")
    expected = {f"0 goods {paid}": -2, f"supply {paid}": 2}
    expected[f"0 goods {gained}"] = expected.get(f"0 goods {gained}", 0) + 1
    expected[f"supply {gained}"] = expected.get(f"supply {gained}", 0) - 1
    assert changed(table.data, g) == expected
    rules = {event.rule for event in g.events}
    assert rules == {"influence.merchants.two_for_one"}


@pytest.mark.rule("influence.merchants.two_for_one", "influence.costs")
@pytest.mark.parametrize(("stored", "possible"), [(1, False), (2, True), (3, True)])
def test_two_of_the_same_kind_are_needed(stored: int, possible: bool) -> None:
    g = influenced("merchants_2").goods(0, brick=stored, stone=1, gold=1).game()
    assert offered(g, "use") == ({"use two_for_one brick"} if possible else set())
    if not possible:
        refuses(g, "use two_for_one brick", "influence.costs")
    refuses(g, "use two_for_one stone", "influence.costs")


@pytest.mark.rule("influence.merchants.two_for_one")
def test_after_obtaining_4_bricks_two_of_them_become_a_green_gem() -> None:
    table = influenced("merchants_1").resource(1, "brick").goods(0)
    g = play(dice(table, blue=(1, 3)).game(), "take 4 brick", "use two_for_one brick", "take 1 green_gem")
    assert g.position()["players"][0]["goods"] == {"brick": 2, "green_gem": 1}
    # Once: the two bricks left cannot follow.
    refuses(g, "use two_for_one brick", "influence.marks")


@pytest.mark.rule("influence.merchants.two_for_one")
def test_one_piece_is_taken_for_two() -> None:
    g = play(influenced("merchants_1").game(), "use two_for_one lumber")
    assert set(main_moves(g)) == {f"take 1 {name}" for name in MATERIALS}
    refuses(g, "take 2 gold", "influence.merchants.two_for_one")
    refuses(g, "take nothing", "influence.merchants.two_for_one")
    refuses(g, "take 1 ruble", "influence.merchants.two_for_one")
    g.play("take 1 gold")
    assert offered(g, "take") == {"take 1 recognition"}


# ------------------------------------------------------------ change for a ruble


@pytest.mark.rule("influence.merchants.swap_for_ruble")
@pytest.mark.parametrize("paid", MATERIALS)
def test_one_material_changes_into_a_different_kind(paid: str) -> None:
    table = influenced("merchants_1").goods(0, **{paid: 1})
    g = play(table.game(), f"use swap_for_ruble {paid}")
    others = [name for name in MATERIALS if name != paid]
    assert set(main_moves(g)) == {f"take 1 {name}" for name in others}
    refuses(g, f"take 1 {paid}", "influence.merchants.swap_for_ruble")
    g.play(f"take 1 {others[-1]}")
    assert changed(table.data, g) == {
        "0 rubles": -1,
        f"0 goods {paid}": -1,
        f"supply {paid}": 1,
        f"0 goods {others[-1]}": 1,
        f"supply {others[-1]}": -1,
    }
    assert {event.rule for event in g.events} == {"influence.merchants.swap_for_ruble"}


@pytest.mark.rule("influence.merchants.swap_for_ruble", "influence.costs")
@pytest.mark.parametrize("rubles", [0, 1, 2])
def test_the_change_is_repeated_at_1_ruble_each(rubles: int) -> None:
    g = influenced("merchants_1").goods(0, lumber=3).rubles(0, rubles).game()
    play(g, *["use swap_for_ruble lumber", "take 1 gold"] * rubles)
    assert g.position()["players"][0]["goods"].get("gold", 0) == rubles
    refuses(g, "use swap_for_ruble lumber", "influence.costs")


@pytest.mark.rule("influence.merchants.swap_for_ruble")
def test_a_material_just_taken_can_be_changed_again() -> None:
    table = influenced("merchants_1").goods(0, lumber=1)
    g = play(
        table.game(), "use swap_for_ruble lumber", "take 1 gold", "use swap_for_ruble gold", "take 1 lumber"
    )
    assert changed(table.data, g) == {"0 rubles": -2}


@pytest.mark.rule("influence.merchants.swap_for_ruble", "influence.costs")
def test_a_material_that_is_not_there_cannot_be_changed() -> None:
    g = influenced("merchants_1").goods(0, lumber=1).game()
    assert offered(g, "use") == {"use swap_for_ruble lumber"}
    refuses(g, "use swap_for_ruble brick", "influence.costs")


# ------------------------------------------------------------ four for two


@pytest.mark.rule("influence.merchants.four_for_two")
@pytest.mark.parametrize(
    ("first", "second"), [("gold", "gold"), ("gold", "purple_gem"), ("brick", "lumber"), ("lumber", "lumber")]
)
def test_four_alike_become_two_alike_or_different(first: str, second: str) -> None:
    table = influenced("merchants_2").goods(0, lumber=4)
    g = play(table.game(), "use four_for_two lumber")
    assert set(main_moves(g)) == {f"take 1 {name}" for name in MATERIALS}
    g.play(f"take 1 {first}")
    # Both are taken.
    assert set(main_moves(g)) == {f"take 1 {name}" for name in MATERIALS}
    refuses(g, "take nothing", "influence.merchants.four_for_two")
    g.play(f"take 1 {second}")
    goods: dict[str, int] = {}
    for name in (first, second):
        goods[name] = goods.get(name, 0) + 1
    assert g.position()["players"][0]["goods"] == goods
    assert offered(g, "take") == {"take 1 recognition"}
    assert {event.rule for event in g.events} == {"influence.merchants.four_for_two"}


@pytest.mark.rule("influence.merchants.four_for_two", "influence.costs")
@pytest.mark.parametrize(("stored", "possible"), [(3, False), (4, True), (5, True)])
def test_four_of_the_same_kind_are_needed(stored: int, possible: bool) -> None:
    g = influenced("merchants_2").goods(0, stone=stored, gold=3).game()
    assert ("use four_for_two stone" in texts(g)) == possible
    if not possible:
        refuses(g, "use four_for_two stone", "influence.costs")
    refuses(g, "use four_for_two gold", "influence.costs")


@pytest.mark.rule("influence.merchants.four_for_two")
def test_the_four_pieces_leave_stock_and_room_for_two() -> None:
    table = leave_in_supply(influenced("merchants_2", seats=1).goods(0, lumber=4, stone=6), **EMPTY)
    g = play(table.game(), "use four_for_two lumber", "take 1 lumber")
    assert main_moves(g) == ["take 1 lumber"]
    g.play("take 1 lumber")
    assert changed(table.data, g) == {"0 goods lumber": -2, "supply lumber": 2}


@pytest.mark.rule("influence.merchants.four_for_two", "supply.limited")
def test_a_kind_used_up_by_the_first_piece_is_not_there_for_the_second() -> None:
    table = leave_in_supply(influenced("merchants_2", seats=1), gold=1)
    g = play(table.game(), "use four_for_two lumber", "take 1 gold")
    refuses(g, "take 1 gold", "supply.limited")
    assert "take 1 brick" in texts(g)


# ------------------------------------------------------------ any tile


@pytest.mark.rule("influence.merchants.activate_tile")
@pytest.mark.parametrize("shop", ["red", "white_1", "blue"])
def test_any_face_up_tile_is_activated_whatever_the_moved_die(shop: str) -> None:
    table = influenced("merchants_3")
    if shop != "blue":
        table.tile("3.1", "workshop_green_gem_1").claim("3.1", 0, shop=shop, up=True)
    g = play(table.game(), "use activate_tile")
    expected = {"activate blue 1", "activate blue 2"} | ({f"activate {shop} 1"} if shop != "blue" else set())
    assert set(main_moves(g)) == expected
    g.play(f"activate {shop} {2 if shop == 'blue' else 1}")
    gained = {"0 rubles": 2} if shop == "blue" else {"0 goods green_gem": 1, "supply green_gem": -1}
    assert changed(table.data, g) == gained
    assert {event.rule for event in g.events} == {"influence.merchants.activate_tile"}


@pytest.mark.rule("influence.merchants.activate_tile", "workshop.activate")
@pytest.mark.parametrize("order", [("merchants", "die"), ("die", "merchants")])
def test_the_same_tile_may_be_used_by_merchants_and_by_the_die(order: tuple[str, str]) -> None:
    table = influenced("merchants_3").tile("3.1", "workshop_gold_1").claim("3.1", 0, shop="red", up=True)
    moves = {"merchants": ["use activate_tile", "activate red 1"], "die": ["activate red 1"]}
    g = play(table.game(), *moves[order[0]], *moves[order[1]])
    assert changed(table.data, g) == {"0 goods gold": 2, "supply gold": -2}
    rules = [row["rule"] for row in events(g, "activate")]
    assert sorted(rules) == ["influence.merchants.activate_tile", "workshop.activate"]
    assert main_moves(g) == ["take 1 recognition", "roll"]


@pytest.mark.rule("influence.merchants.activate_tile", "workshop.face_down")
def test_face_down_tiles_and_empty_spaces_stay_excluded() -> None:
    table = influenced("merchants_3").tile("3.1", "workshop_gold_1").claim("3.1", 0, shop="red", up=False)
    g = play(table.game(), "use activate_tile")
    assert offered(g, "activate") == {"activate blue 1", "activate blue 2"}
    refuses(g, "activate red 1", "workshop.face_down")
    refuses(g, "activate white_1 1", "workshop.activate")


@pytest.mark.rule("influence.merchants.activate_tile")
def test_the_tiles_of_rivals_stay_excluded() -> None:
    table = influenced("merchants_3").tile("3.1", "workshop_gold_1").claim("3.1", 1, shop="red", up=True)
    g = play(table.game(), "use activate_tile")
    assert offered(g, "activate") == {"activate blue 1", "activate blue 2"}


@pytest.mark.rule("influence.merchants.activate_tile", "workshop.die_tile")
def test_a_die_tile_gives_what_lies_beside_its_die_once() -> None:
    table = influenced("merchants_3").tile("3.1", "workshop_die_white_1").resource(5, "stone")
    table.claim("3.1", 0, shop="red", up=True).goods(0)
    g = dice(table, white=(5, 1), green=(5, 1), blue=(5, 1)).game()
    play(g, "use activate_tile")
    refuses(g, "activate red 3", "market.take_fewer")
    g.play("activate red 2")
    assert g.position()["players"][0]["goods"] == {"stone": 2}
