"""The Jewelers' own actions: how diamonds come in and go out again."""

from typing import Any

import pytest

from nave.kernel.errors import PositionError
from tests.support.checks import play_checked
from tests.support.red_cathedral import MATERIALS, Table, events, play, refuses, texts
from tests.support.red_cathedral_checks import changed, influenced, main_moves, offered
from tests.support.red_cathedral_pieces import RedCathedralSubject

ONE = "use buy_1_diamond"
TWO = "use buy_2_diamonds"
PERMITS = "use diamond_for_2_permits"
CARDS = ("jewelers_1", "jewelers_2")


# ------------------------------------------------------------ set-up


@pytest.mark.rule("guild.jewelers.setup", "options.guild_pieces")
@pytest.mark.parametrize("card", CARDS)
def test_fifteen_diamonds_join_the_supply_with_any_of_the_cards(card: str) -> None:
    view = influenced(card).game().view(None)
    assert view["diamonds"] == {"supply": 15, "laid": {}}
    assert [row["diamonds"] for row in view["players"]] == [0, 0]


@pytest.mark.rule("options.guild_pieces", "options.module_marked_cards")
def test_without_the_jewelers_there_are_no_diamonds_and_without_the_module_no_permits_for_them() -> None:
    assert "diamonds" not in Table(2, guild="artisans").game().view(0)
    cards = {
        card
        for seed in range(30)
        for card in Table(2, seed, guild="jewelers").data["market"]["influence"]
        if card.startswith("jewelers")
    }
    assert cards == set(CARDS)


# ------------------------------------------------------------ buying


@pytest.mark.rule("guild.jewelers.buy_1_diamond", "guild.card")
def test_one_ruble_buys_one_diamond_once() -> None:
    table = influenced("jewelers_1")
    g = play(table.game(), ONE)
    assert changed(table.data, g) == {"0 rubles": -1, "0 diamonds": 1, "diamonds supply": -1}
    rule = "guild.jewelers.buy_1_diamond"
    gain = {"player": 0, "resource": "diamond", "amount": 1, "rule": rule}
    assert events(g, "gain") == [gain]
    refuses(g, ONE, "influence.marks")


@pytest.mark.rule("guild.jewelers.buy_1_diamond", "guild.jewelers.buy_2_diamonds", "guild.payment")
@pytest.mark.parametrize(("use", "price"), [(ONE, 1), (TWO, 3)])
def test_diamonds_have_their_price_in_rubles(use: str, price: int) -> None:
    refuses(influenced("jewelers_2").rubles(0, price - 1).game(), use, "influence.costs")
    assert use in texts(influenced("jewelers_2").rubles(0, price).game())
    g = play(influenced("jewelers_2").rubles(0, price + 1).game(), use)
    assert g.position()["players"][0]["rubles"] == 1


@pytest.mark.rule("guild.jewelers.buy_2_diamonds", "guild.parts_and_fewer")
def test_three_rubles_buy_two_diamonds_or_one_if_only_one_is_wanted() -> None:
    table = influenced("jewelers_2").goods(0)
    g = play(table.game(), TWO)
    assert main_moves(g) == ["take 2 diamond", "take 1 diamond"]
    refuses(g, "take nothing", "workshop.immediate_benefit")
    refuses(g, "take 3 diamond", "guild.jewelers.buy_2_diamonds")
    g.play("take 2 diamond")
    assert changed(table.data, g) == {"0 rubles": -3, "0 diamonds": 2, "diamonds supply": -2}
    refuses(g, TWO, "influence.marks")


@pytest.mark.rule("guild.parts_and_fewer", "guild.jewelers.buy_2_diamonds", "guild.payment")
def test_two_diamonds_with_one_open_space_bring_one_and_with_none_cannot_be_bought() -> None:
    table = influenced("jewelers_2").goods(0, lumber=5, stone=4)
    assert table.game().view(0)["players"][0]["open_spaces"] == 1
    g = play(table.game(), TWO)
    assert g.position()["players"][0]["diamonds"] == 1
    assert "roll" in texts(g)
    refuses(influenced("jewelers_2").goods(0, lumber=5, stone=5).game(), TWO, "influence.costs")
    refuses(influenced("jewelers_2").goods(0, lumber=5, stone=5).game(), ONE, "influence.costs")


@pytest.mark.rule("guild.jewelers.setup", "guild.payment")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_diamonds_are_limited_to_fifteen(left: int) -> None:
    """Player 0 has room for one more; the others lie with player 1 and on the base at 1.1."""
    table = influenced("jewelers_2").goods(0).diamonds(0, 5).diamonds(1, 6)
    on_card = table.section("1.1")["laid"]
    on_card.update({"lumber": 2, "brick": 1})
    table.data["diamonds"]["laid"]["1.1"] = {"lumber": 2, "brick": 1}
    table.data["diamonds"]["supply"] -= 3
    table.diamonds(0, 6 - left)
    g = table.game()
    assert g.position()["diamonds"]["supply"] == left
    if left == 0:
        refuses(g, TWO, "influence.costs")
        refuses(g, ONE, "influence.costs")
        return
    g.play(TWO)
    if left == 2:
        g.play("take 2 diamond")
    assert g.position()["diamonds"]["supply"] == 0
    assert g.position()["players"][0]["diamonds"] == 6


# ------------------------------------------------------------ three materials for two diamonds


@pytest.mark.rule("guild.jewelers.exchange_3_materials", "guild.payment")
@pytest.mark.parametrize("paid", [("lumber", "lumber", "lumber"), ("gold", "lumber", "stone")])
def test_three_materials_of_any_kinds_become_two_diamonds(paid: tuple[str, str, str]) -> None:
    """The inventory is full: what is paid makes room."""
    had = {"lumber": 4, "stone": 4, "gold": 2}
    table = influenced("jewelers_1").goods(0, **had)
    assert table.game().view(0)["players"][0]["open_spaces"] == 0
    g = play(table.game(), f"use exchange_3_materials {paid[0]}", f"pay {paid[1]}", f"pay {paid[2]}")
    assert main_moves(g) == ["take 2 diamond", "take 1 diamond"]
    g.play("take 2 diamond")
    row = g.position()["players"][0]
    assert row["diamonds"] == 2
    assert row["goods"] == {
        name: had[name] - paid.count(name) for name in had if had[name] > paid.count(name)
    }


@pytest.mark.rule("guild.jewelers.exchange_3_materials", "guild.card")
def test_the_exchange_is_repeated_as_often_as_there_are_materials() -> None:
    g = influenced("jewelers_1").goods(0, lumber=4, stone=2).game()
    for kinds in (("lumber", "lumber", "lumber"), ("stone", "stone", "lumber")):
        play(
            g, f"use exchange_3_materials {kinds[0]}", f"pay {kinds[1]}", f"pay {kinds[2]}", "take 2 diamond"
        )
    row = g.position()["players"][0]
    assert (row["diamonds"], row["goods"]) == (4, {})
    refuses(g, "use exchange_3_materials diamond", "influence.costs")


@pytest.mark.rule("guild.jewelers.exchange_3_materials")
@pytest.mark.parametrize(("stored", "possible"), [(2, False), (3, True), (4, True)])
def test_three_materials_are_needed(stored: int, possible: bool) -> None:
    g = influenced("jewelers_1").goods(0, lumber=stored).game()
    assert offered(g, "use") == {ONE} | ({"use exchange_3_materials lumber"} if possible else set())
    if not possible:
        refuses(g, "use exchange_3_materials lumber", "influence.costs")


@pytest.mark.rule("guild.jewelers.exchange_3_materials")
def test_diamonds_may_be_among_the_three_but_not_all_of_them() -> None:
    table = influenced("jewelers_1").goods(0, lumber=1, stone=1).diamonds(0, 3)
    g = play(table.game(), "use exchange_3_materials diamond", "pay diamond")
    assert main_moves(g) == ["pay lumber", "pay stone"]
    refuses(g, "pay diamond", "guild.jewelers.exchange_3_materials")
    refuses(g, "pay gold", "guild.jewelers.exchange_3_materials")
    refuses(g, "roll", "market.roll")
    play(g, "pay stone", "take 2 diamond")
    row = g.position()["players"][0]
    assert (row["diamonds"], row["goods"]) == (3, {"lumber": 1})
    only = influenced("jewelers_1").goods(0).diamonds(0, 4).game()
    refuses(only, "use exchange_3_materials diamond", "influence.costs")


@pytest.mark.rule("guild.jewelers.exchange_3_materials", "guild.payment")
def test_with_an_empty_supply_one_of_the_three_must_be_a_diamond() -> None:
    table = influenced("jewelers_1").goods(0, lumber=4).diamonds(0, 4).diamonds(1, 6)
    table.section("1.1")["laid"].update({"lumber": 2, "brick": 1})
    table.data["diamonds"]["laid"]["1.1"] = {"lumber": 2, "brick": 1}
    table.data["diamonds"]["supply"] -= 3
    table.claim("4.1", 1, shop="red", up=False)
    table.diamonds(1, 7).diamonds(0, 4)
    assert table.data["diamonds"]["supply"] == 1
    table.claim("4.2", 1, shop="blue", up=False).diamonds(1, 8)
    g = play(table.game(), "use exchange_3_materials lumber", "pay lumber")
    assert main_moves(g) == ["pay diamond"]
    refuses(g, "pay lumber", "guild.payment")
    g.play("pay diamond")
    row = g.position()["players"][0]
    assert (row["diamonds"], row["goods"]) == (4, {"lumber": 2})


# ------------------------------------------------------------ diamonds for permits


@pytest.mark.rule("guild.jewelers.diamond_for_2_permits", "guild.card")
def test_a_diamond_becomes_two_permits_as_often_as_there_are_diamonds() -> None:
    table = influenced("jewelers_3", module="on").diamonds(0, 2)
    g = play(table.game(), PERMITS, PERMITS)
    assert changed(table.data, g) == {"0 diamonds": -2, "diamonds supply": 2, "0 permits": 4}
    refuses(g, PERMITS, "guild.payment")


@pytest.mark.rule("guild.jewelers.diamond_for_2_permits", "permit.limit")
@pytest.mark.parametrize(("have", "after"), [(4, 6), (5, 6), (6, None)])
def test_permits_go_up_to_six_and_with_six_no_diamond_is_taken_for_them(have: int, after: int | None) -> None:
    table = influenced("jewelers_3", module="on").diamonds(0, 1)
    table.player(0)["permits"] = have
    g = table.game()
    if after is None:
        refuses(g, PERMITS, "influence.costs")
        return
    g.play(PERMITS)
    assert g.position()["players"][0]["permits"] == after


# ------------------------------------------------------------ diamonds come only from here


@pytest.mark.rule("guild.jewelers.diamond_source")
@pytest.mark.parametrize("card", ["craftsmen_2", "merchants_1"])
def test_what_gives_any_material_never_gives_a_diamond(card: str) -> None:
    g = influenced(card, guild="jewelers").diamonds(0, 1).goods(0, lumber=2).game()
    if card == "craftsmen_2":
        refuses(g, "use buy_any diamond", "guild.jewelers.diamond_source")
        return
    g.play("use two_for_one lumber")
    g.play("diamonds 0")
    assert set(main_moves(g)) == {f"take 1 {name}" for name in MATERIALS}
    refuses(g, "take 1 diamond", "influence.merchants.two_for_one")


# ------------------------------------------------------------ positions and whole games


def lay_beside(data: dict[str, Any]) -> None:
    """A diamond stands for lumber on 1.2, where no lumber lies."""
    data["diamonds"] = {"supply": 14, "laid": {"1.2": {"lumber": 1}}}
    data["supply"]["lumber"] += 1


@pytest.mark.rule("guild.jewelers.setup")
@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda d: d["diamonds"].update(supply=14), "make 14; the game has 15"),
        (lambda d: d["players"][1].update(diamonds=1), "make 16"),
        (lay_beside, r"^1\.2 has more diamonds for lumber than units of it"),
        (lambda d: d["diamonds"]["laid"].update({"9.9": {"lumber": 1}}), "9.9"),
    ],
)
def test_a_position_with_lost_or_misplaced_diamonds_is_refused(spoil: Any, message: str) -> None:
    table = influenced("jewelers_1")
    spoil(table.data)
    with pytest.raises(PositionError, match=message):
        table.game()


@pytest.mark.rule("guild.chains_end", "solo.ivan_market")
@pytest.mark.parametrize(
    ("seats", "side", "module"),
    [
        (1, "basic", "off"),
        (1, "advanced", "on"),
        (2, "advanced", "off"),
        (2, "basic", "on"),
        (3, "basic", "off"),
        (4, "advanced", "on"),
    ],
)
@pytest.mark.slow
def test_random_games_with_jewelers_keep_every_promise(seats: int, side: str, module: str) -> None:
    options = {"guild": "jewelers", "workshops": side, "module": module}
    g = play_checked(RedCathedralSubject(), seats, options, seed=30 + seats, every=25)
    if seats == 1:
        assert g.position()["players"][1]["diamonds"] == 0
