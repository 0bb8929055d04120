"""The Craftsmen: selling and buying, which materials at which price."""

import pytest

from tests.support.red_cathedral import MATERIALS, events, play, refuses, texts
from tests.support.red_cathedral_checks import changed, influenced, offered

COMMON = ("lumber", "brick", "stone")
PRECIOUS = ("gold", "green_gem", "purple_gem")
ONE_OF_EACH = dict.fromkeys(MATERIALS, 1)


def check_sale(card: str, action: str, material: str, rubles: int) -> None:
    """One piece goes to the supply and that many rubles come; nothing else changes."""
    table = influenced(card).goods(0, **ONE_OF_EACH).goods(1, **ONE_OF_EACH)
    g = play(table.game(), f"use {action} {material}")
    assert changed(table.data, g) == {
        "0 rubles": rubles,
        f"0 goods {material}": -1,
        f"supply {material}": 1,
    }
    rule = f"influence.craftsmen.{action}"
    assert [(event.kind, event.rule) for event in g.events] == [
        ("influence", rule),
        ("pay", rule),
        ("gain", rule),
    ]


def check_purchase(card: str, action: str, material: str, rubles: int) -> None:
    table = influenced(card).goods(0).goods(1, **ONE_OF_EACH)
    g = play(table.game(), f"use {action} {material}")
    assert changed(table.data, g) == {
        "0 rubles": -rubles,
        f"0 goods {material}": 1,
        f"supply {material}": -1,
    }
    rule = f"influence.craftsmen.{action}"
    assert [(event.kind, event.rule) for event in g.events] == [
        ("influence", rule),
        ("pay", rule),
        ("gain", rule),
    ]


def check_choice(card: str, action: str, admitted: tuple[str, ...]) -> None:
    """With one piece of each kind in the inventory exactly these are offered."""
    g = influenced(card).goods(0, **ONE_OF_EACH).game()
    assert {text for text in offered(g, "use") if text.split()[1] == action} == {
        f"use {action} {name}" for name in admitted
    }
    for name in MATERIALS:
        if name not in admitted:
            refuses(g, f"use {action} {name}", f"influence.craftsmen.{action}")
    refuses(g, f"use {action}", f"influence.craftsmen.{action}")


# ------------------------------------------------------------ cheap trade


@pytest.mark.rule("influence.craftsmen.sell_any")
@pytest.mark.parametrize("material", MATERIALS)
def test_any_material_sells_for_1(material: str) -> None:
    check_sale("craftsmen_1", "sell_any", material, 1)


@pytest.mark.rule("influence.craftsmen.sell_any")
def test_every_kind_can_be_chosen_for_a_sale() -> None:
    check_choice("craftsmen_1", "sell_any", MATERIALS)


@pytest.mark.rule("influence.craftsmen.sell_any", "influence.costs")
@pytest.mark.parametrize(("stored", "sales"), [(0, 0), (1, 1), (2, 2)])
def test_only_what_is_in_the_inventory_can_be_sold(stored: int, sales: int) -> None:
    table = influenced("craftsmen_1").goods(0, brick=stored, stone=1)
    g = play(table.game(), *["use sell_any brick"] * sales)
    refuses(g, "use sell_any brick", "influence.costs")
    assert "use sell_any stone" in texts(g)
    assert g.position()["players"][0]["rubles"] == 9 + sales


@pytest.mark.rule("influence.craftsmen.buy_common")
@pytest.mark.parametrize("material", COMMON)
def test_a_common_material_is_bought_for_1(material: str) -> None:
    check_purchase("craftsmen_1", "buy_common", material, 1)


@pytest.mark.rule("influence.craftsmen.buy_common")
def test_the_cheap_purchase_offers_common_materials_only() -> None:
    check_choice("craftsmen_1", "buy_common", COMMON)


@pytest.mark.rule("influence.craftsmen.buy_common")
def test_each_cheap_purchase_is_a_free_choice() -> None:
    table = influenced("craftsmen_1").goods(0).rubles(0, 3)
    g = play(table.game(), "use buy_common stone", "use buy_common lumber", "use buy_common brick")
    assert g.position()["players"][0]["goods"] == {"stone": 1, "lumber": 1, "brick": 1}
    refuses(g, "use buy_common brick", "influence.costs")


# ------------------------------------------------------------ common for anything


@pytest.mark.rule("influence.craftsmen.sell_common")
@pytest.mark.parametrize("material", COMMON)
def test_a_common_material_sells_for_1(material: str) -> None:
    check_sale("craftsmen_2", "sell_common", material, 1)


@pytest.mark.rule("influence.craftsmen.sell_common")
def test_precious_materials_are_not_taken_as_common_ones() -> None:
    check_choice("craftsmen_2", "sell_common", COMMON)


@pytest.mark.rule("influence.craftsmen.sell_common")
def test_common_materials_are_sold_one_after_another() -> None:
    table = influenced("craftsmen_2").goods(0, lumber=2, brick=1, gold=1)
    g = play(table.game(), *["use sell_common lumber"] * 2, "use sell_common brick")
    assert changed(table.data, g) == {
        "0 rubles": 3,
        "0 goods lumber": -2,
        "0 goods brick": -1,
        "supply lumber": 2,
        "supply brick": 1,
    }
    assert offered(g, "use") == set()


@pytest.mark.rule("influence.craftsmen.buy_any")
@pytest.mark.parametrize("material", MATERIALS)
def test_any_material_is_bought_for_2(material: str) -> None:
    check_purchase("craftsmen_2", "buy_any", material, 2)


@pytest.mark.rule("influence.craftsmen.buy_any")
def test_every_kind_can_be_chosen_for_a_purchase() -> None:
    check_choice("craftsmen_2", "buy_any", MATERIALS)


@pytest.mark.rule("influence.craftsmen.buy_any")
@pytest.mark.parametrize(("rubles", "purchases"), [(3, 1), (4, 2), (5, 2), (6, 3)])
def test_purchases_go_on_as_long_as_2_rubles_are_left(rubles: int, purchases: int) -> None:
    g = influenced("craftsmen_2").goods(0).rubles(0, rubles).game()
    play(g, *["use buy_any gold", "use buy_any purple_gem", "use buy_any lumber"][:purchases])
    assert sum(g.position()["players"][0]["goods"].values()) == purchases
    refuses(g, "use buy_any gold", "influence.costs")


# ------------------------------------------------------------ precious


@pytest.mark.rule("influence.craftsmen.sell_precious")
@pytest.mark.parametrize("material", PRECIOUS)
def test_a_precious_material_sells_for_2(material: str) -> None:
    check_sale("craftsmen_3", "sell_precious", material, 2)


@pytest.mark.rule("influence.craftsmen.sell_precious")
def test_common_materials_are_not_taken_as_precious_ones() -> None:
    check_choice("craftsmen_3", "sell_precious", PRECIOUS)


@pytest.mark.rule("influence.craftsmen.sell_precious")
def test_precious_materials_are_sold_one_after_another() -> None:
    table = influenced("craftsmen_3").goods(0, gold=2, green_gem=1, lumber=1)
    g = play(table.game(), *["use sell_precious gold"] * 2, "use sell_precious green_gem")
    assert changed(table.data, g)["0 rubles"] == 6
    assert offered(g, "use") == set()
    assert len(events(g, "influence")) == 3


@pytest.mark.rule("influence.craftsmen.buy_precious")
@pytest.mark.parametrize("material", PRECIOUS)
def test_a_precious_material_is_bought_for_2(material: str) -> None:
    check_purchase("craftsmen_3", "buy_precious", material, 2)


@pytest.mark.rule("influence.craftsmen.buy_precious")
def test_the_dear_purchase_offers_precious_materials_only() -> None:
    check_choice("craftsmen_3", "buy_precious", PRECIOUS)


@pytest.mark.rule("influence.craftsmen.buy_precious")
def test_each_dear_purchase_is_a_free_choice() -> None:
    table = influenced("craftsmen_3").goods(0).rubles(0, 7)
    g = play(table.game(), *(f"use buy_precious {name}" for name in PRECIOUS))
    assert g.position()["players"][0]["goods"] == dict.fromkeys(PRECIOUS, 1)
    assert g.position()["players"][0]["rubles"] == 1
    refuses(g, "use buy_precious gold", "influence.costs")


# ------------------------------------------------------------ reasons


@pytest.mark.rule("influence.costs")
@pytest.mark.parametrize(
    ("card", "action"),
    [("craftsmen_1", "sell_any"), ("merchants_2", "two_for_one"), ("merchants_2", "four_for_two")],
)
def test_what_cannot_be_paid_is_told_alike_of_every_material(card: str, action: str) -> None:
    said = set()
    for material in MATERIALS:
        refusal = influenced(card).goods(0).game().why_not(f"use {action} {material}")
        assert refusal is not None
        said.add((refusal.said.key, str(refusal.said.to_data()).replace(material, "it")))
    assert [key for key, _ in said] == ["refused-cost"]


@pytest.mark.parametrize("material", COMMON)
def test_a_material_that_a_card_does_not_deal_in_is_named(material: str) -> None:
    game = influenced("craftsmen_3").goods(0, **ONE_OF_EACH).game()
    refusal = game.why_not(f"use sell_precious {material}")
    assert refusal is not None
    assert (refusal.said.key, refusal.said.args) == ("refused-not-dealt-in", {"resource": material})
