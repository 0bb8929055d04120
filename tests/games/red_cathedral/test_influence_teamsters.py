"""The Teamsters: deliveries for rubles, a ruble, and resource tiles that change places."""

from itertools import combinations

import pytest

from tests.support.red_cathedral import Table, events, play, refuses, texts
from tests.support.red_cathedral_checks import changed, dice, influenced, main_moves, offered

CARDS = ("teamsters_1", "teamsters_2", "teamsters_3")


# ------------------------------------------------------------ one delivery


@pytest.mark.rule("influence.teamsters.deliver_one")
@pytest.mark.parametrize("card", CARDS)
def test_one_ruble_buys_one_delivery_to_an_own_section(card: str) -> None:
    table = influenced(card)
    g = play(table.game(), "use deliver_one", "deliver lumber to 1.1")
    assert changed(table.data, g) == {"0 rubles": -1, "0 goods lumber": -1, "1.1 laid lumber": 1}
    # The delivery is over and the visit goes on.
    assert main_moves(g) == ["take 1 recognition", "roll"]
    assert events(g, "pay") == [
        {"player": 0, "resource": "ruble", "amount": 1, "rule": "influence.teamsters.deliver_one"}
    ]


@pytest.mark.rule("influence.teamsters.deliver_one", "decorate.all_at_once")
def test_one_delivery_makes_a_bare_ornament_but_none_with_a_jewel() -> None:
    table = influenced("teamsters_1").goods(0, gold=1, green_gem=1, purple_gem=1)
    g = play(table.game(), "use deliver_one")
    assert main_moves(g) == ["decorate 2.3"]
    for gems in ("green_gem", "purple_gem", "green_gem purple_gem"):
        refuses(g, f"decorate 2.3 with {gems}", "decorate.all_at_once")
    g.play("decorate 2.3")
    assert changed(table.data, g) == {
        "0 rubles": -1,
        "0 goods gold": -1,
        "0 ornaments cross": -1,
        "2.3 ornament": 0,
        "supply gold": 1,
    }


@pytest.mark.rule("influence.teamsters.deliver_one")
def test_the_rules_of_building_hold_for_the_teamsters() -> None:
    table = influenced("teamsters_1").goods(0, lumber=1, stone=1).claim("3.1", 1).card("3.1", "base_05")
    g = play(table.game(), "use deliver_one")
    assert set(main_moves(g)) == {"deliver lumber to 1.1", "decorate 2.1", "decorate 2.2"}
    refuses(g, "deliver stone to 1.1", "build.needed_only")
    refuses(g, "deliver brick to 1.1", "build.deliveries")
    refuses(g, "deliver lumber to 3.1", "build.own_cards")
    refuses(g, "stop", "build.at_least_one")


@pytest.mark.rule("influence.teamsters.deliver_one", "build.reward", "penalty.amount")
def test_bricks_just_obtained_finish_a_section_that_pays_and_punishes() -> None:
    table = Table(2).score(0, 10).score(1, 10).rubles(0, 1).resource(1, "brick").influence(1, "teamsters_1")
    table.claim("1.1", 1).card("1.2", "middle_16").claim("1.2", 0).all_but("1.2", brick=1).goods(0)
    g = table.visit(0, "red", 1).game()
    refuses(g, "use deliver_one", "influence.costs")
    play(g, "take 2 brick", "use deliver_one", "deliver brick to 1.2")
    now = changed(table.data, g)
    assert (now["0 score"], now["1 score"], now["0 goods brick"]) == (5, -1, 1)
    assert "0 rubles" not in now  # 1 paid, 1 gained
    assert now["1.2 done"] is True
    assert [row["rule"] for row in events(g, "penalty")] == ["penalty.amount"]
    assert "roll" in main_moves(g)


# ------------------------------------------------------------ a ruble


@pytest.mark.rule("influence.teamsters.gain_ruble")
@pytest.mark.parametrize("rubles", [0, 5])
def test_the_teamsters_give_1_ruble_once(rubles: int) -> None:
    table = influenced("teamsters_1").rubles(0, rubles).rubles(1, 4)
    g = play(table.game(), "use gain_ruble")
    assert changed(table.data, g) == {"0 rubles": 1}
    assert events(g, "gain") == [
        {"player": 0, "resource": "ruble", "amount": 1, "rule": "influence.teamsters.gain_ruble"}
    ]
    refuses(g, "use gain_ruble", "influence.marks")


@pytest.mark.rule("influence.teamsters.gain_ruble")
@pytest.mark.parametrize("card", ["teamsters_2", "teamsters_3"])
def test_other_teamsters_give_no_ruble(card: str) -> None:
    refuses(influenced(card).game(), "use gain_ruble", "influence.quadrant")


# ------------------------------------------------------------ two deliveries


WAYS = [
    ["deliver lumber to 1.1", "deliver lumber to 1.1"],
    ["decorate 2.1", "decorate 2.3"],
    ["decorate 2.2", "deliver lumber to 1.1"],
    ["deliver lumber to 1.1", "decorate 2.2"],
    ["decorate 2.3 with green_gem"],
    ["decorate 2.1 with purple_gem"],
]


@pytest.mark.rule("influence.teamsters.deliver_two")
@pytest.mark.parametrize("way", WAYS, ids=[", ".join(way) for way in WAYS])
def test_three_rubles_buy_two_deliveries_of_any_kind(way: list[str]) -> None:
    table = influenced("teamsters_2").goods(0, lumber=4, stone=2, gold=2, green_gem=1, purple_gem=1)
    g = play(table.game(), "use deliver_two", *way)
    now = changed(table.data, g)
    assert now["0 rubles"] == -3
    spent = -sum(value for key, value in now.items() if key.startswith("0 goods"))
    assert spent == 2
    assert offered(g, "deliver", "decorate", "stop") == set()
    assert "roll" in texts(g)


@pytest.mark.rule("influence.teamsters.deliver_two", "decorate.all_at_once")
def test_two_deliveries_are_too_few_for_two_jewels() -> None:
    table = influenced("teamsters_2").goods(0, gold=1, green_gem=2, purple_gem=1)
    g = play(table.game(), "use deliver_two")
    assert set(main_moves(g)) == {
        "decorate 2.3",
        "decorate 2.3 with green_gem",
        "decorate 2.3 with purple_gem",
    }
    refuses(g, "decorate 2.3 with green_gem purple_gem", "decorate.all_at_once")
    refuses(g, "decorate 2.3 with green_gem green_gem", "decorate.all_at_once")


@pytest.mark.rule("influence.teamsters.deliver_two")
def test_stopping_after_one_delivery_is_allowed_and_saves_nothing() -> None:
    table = influenced("teamsters_2")
    g = play(table.game(), "use deliver_two")
    refuses(g, "stop", "build.at_least_one")
    play(g, "deliver lumber to 1.1", "stop")
    assert changed(table.data, g) == {"0 rubles": -3, "0 goods lumber": -1, "1.1 laid lumber": 1}
    assert main_moves(g) == ["take 1 recognition", "roll"]


@pytest.mark.rule("influence.teamsters.deliver_two", "build.deliveries")
def test_a_third_delivery_is_not_bought_with_3_rubles() -> None:
    table = influenced("teamsters_2")
    g = play(table.game(), "use deliver_two", "deliver lumber to 1.1", "decorate 2.2")
    assert main_moves(g) == ["take 1 recognition", "roll"]
    refuses(g, "decorate 2.3", "turn.basic_action")


# ------------------------------------------------------------ swapped tiles


@pytest.mark.rule("influence.teamsters.swap_tiles")
def test_any_two_resource_tiles_can_be_chosen() -> None:
    g = play(influenced("teamsters_3").game(), "use swap_tiles")
    assert set(main_moves(g)) == {f"swap {a} {b}" for a, b in combinations(range(1, 9), 2)}


@pytest.mark.rule("influence.teamsters.swap_tiles")
@pytest.mark.parametrize(("a", "b"), [(1, 2), (1, 8), (3, 6), (7, 8)])
def test_two_tiles_change_places_and_all_else_stays(a: int, b: int) -> None:
    table = influenced("teamsters_3")
    tiles = table.data["market"]["tiles"]
    g = play(table.game(), "use swap_tiles", f"swap {a} {b}")
    assert changed(table.data, g) == {
        "0 rubles": -2,
        f"tiles {a}": tiles[b - 1],
        f"tiles {b}": tiles[a - 1],
    }
    assert events(g, "swap") == [{"player": 0, "spaces": [a, b], "rule": "influence.teamsters.swap_tiles"}]
    refuses(g, "use swap_tiles", "influence.marks")
    refuses(g, "swap 1 2", "influence.teamsters.swap_tiles")


@pytest.mark.rule("influence.teamsters.swap_tiles")
def test_resources_are_obtained_from_the_tile_that_was_swapped_in() -> None:
    table = influenced("teamsters_3").resource(6, "gold").goods(0)
    g = play(table.game(), "use swap_tiles", "swap 1 6")
    assert offered(g, "take") == {"take 1 gold"}
    refuses(g, "take 1 recognition", "market.obtain")
    g.play("take 1 gold")
    assert g.position()["players"][0]["goods"] == {"gold": 1}


@pytest.mark.rule("influence.teamsters.swap_tiles", "workshop.die_tile")
def test_a_die_tile_gives_what_was_swapped_to_its_die() -> None:
    table = influenced("teamsters_3").resource(5, "stone").resource(6, "lumber").goods(0)
    table.tile("3.1", "workshop_die_white_1").claim("3.1", 0, shop="red", up=True)
    g = dice(table, white=(5, 1)).game()
    assert g.copy().why_not("activate red 2") is None
    play(g, "use swap_tiles", "swap 5 6", "activate red 2")
    assert g.position()["players"][0]["goods"] == {"lumber": 2}


@pytest.mark.rule("influence.teamsters.swap_tiles")
def test_the_new_arrangement_lasts() -> None:
    table = influenced("teamsters_3").resource(8, "brick").goods(1)
    g = play(table.game(), "use swap_tiles", "swap 1 8", "roll", "end turn")
    assert g.position()["market"]["tiles"][0] == "resource_brick"
    assert g.position()["market"]["tiles"][7] == "resource_recognition"
