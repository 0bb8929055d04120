"""Building: deliveries to own sections, what a finished section brings, and in which order."""

from itertools import permutations
from typing import Any

import pytest

import nave
from tests.support.red_cathedral import Table, events, play, refuses, texts
from tests.support.red_cathedral_checks import changed, main_moves, offered

CARDS: list[dict[str, Any]] = nave.component_set("red_cathedral").rows("cathedral_card")


def own_base(**goods: int) -> Table:
    """Player 0 has claimed 1.1, a base of 2 lumber and 2 brick for 3 recognition and 2 rubles."""
    return Table(2).card("1.1", "base_06").claim("1.1", 0).goods(0, **goods).rubles(0, 0)


# ------------------------------------------------------------ number of deliveries


@pytest.mark.rule("build.deliveries")
def test_a_build_action_ends_with_the_third_delivery() -> None:
    table = own_base(lumber=2, brick=2)
    g = play(table.game(), "deliver lumber to 1.1", "deliver brick to 1.1")
    assert offered(g, "deliver") == {"deliver lumber to 1.1", "deliver brick to 1.1"}
    g.play("deliver lumber to 1.1")
    assert texts(g) == ["end turn"]
    # A fourth one would be a second build action.
    refuses(g, "deliver brick to 1.1", "turn.basic_action")
    assert changed(table.data, g) == {
        "0 goods lumber": -2,
        "0 goods brick": -1,
        "1.1 laid lumber": 2,
        "1.1 laid brick": 1,
    }


@pytest.mark.rule("build.deliveries", "decorate.all_at_once")
@pytest.mark.parametrize(
    ("made", "fits", "too_much"),
    [
        (0, "decorate 2.1 with green_gem purple_gem", None),
        (1, "decorate 2.1 with green_gem", "decorate 2.1 with green_gem purple_gem"),
        (2, "decorate 2.1", "decorate 2.1 with green_gem"),
    ],
)
def test_every_piece_of_an_ornament_counts_as_a_delivery(made: int, fits: str, too_much: str | None) -> None:
    g = own_base(lumber=1, brick=2, green_gem=1, purple_gem=1).finish("2.1", 1).game()
    play(g, *["deliver brick to 1.1"] * made)
    if too_much is not None:
        refuses(g, too_much, "decorate.all_at_once")
    g.play(fits)
    assert main_moves(g) == ["end turn"]


@pytest.mark.rule("build.deliveries")
def test_a_material_that_is_not_in_the_inventory_cannot_be_delivered() -> None:
    g = own_base(lumber=1).goods(1, brick=1).game()
    assert offered(g, "deliver") == {"deliver lumber to 1.1"}
    refuses(g, "deliver brick to 1.1", "build.deliveries")
    g.play("deliver lumber to 1.1")
    assert events(g, "deliver") == [
        {"player": 0, "resource": "lumber", "section": "1.1", "rule": "build.deliveries"}
    ]


@pytest.mark.rule("build.at_least_one")
@pytest.mark.parametrize("made", [1, 2])
def test_stopping_after_a_delivery_ends_the_action(made: int) -> None:
    g = own_base(lumber=2, brick=1).game()
    play(g, *["deliver lumber to 1.1"] * made, "stop")
    assert texts(g) == ["end turn"]
    refuses(g, "deliver brick to 1.1", "turn.basic_action")
    g.play("end turn")
    assert g.seat == 1


@pytest.mark.rule("build.at_least_one")
def test_stopping_before_the_first_delivery_is_refused() -> None:
    table = own_base(lumber=2).rubles(0, 3).influence(1, "teamsters_2").visit(0, "white", 1)
    g = play(table.game(), "use deliver_two")
    refuses(g, "stop", "build.at_least_one")
    g.play("deliver lumber to 1.1")
    assert "stop" in texts(g)


@pytest.mark.rule("build.at_least_one", "build.deliveries")
@pytest.mark.parametrize("goods", [{}, {"stone": 2, "gold": 1, "green_gem": 1}])
def test_a_player_who_can_deliver_nothing_cannot_build(goods: dict[str, int]) -> None:
    g = own_base(**goods).game()
    assert offered(g, "deliver", "decorate") == set()
    refuses(g, "stop", "build.deliveries")


# ------------------------------------------------------------ where deliveries go


@pytest.mark.rule("build.own_cards")
def test_only_unfinished_sections_with_the_own_banner_take_materials() -> None:
    table = own_base(lumber=2, brick=2).claim("1.2", 0).finish("1.2", 0)
    table.card("2.1", "base_01").claim("2.1", 1).card("3.1", "base_02").card("1.2", "middle_12")
    g = table.game()
    assert offered(g, "deliver") == {"deliver lumber to 1.1", "deliver brick to 1.1"}
    refuses(g, "deliver lumber to 2.1", "build.own_cards")  # a rival's banner
    refuses(g, "deliver lumber to 3.1", "build.own_cards")  # no banner
    refuses(g, "deliver lumber to 1.2", "build.own_cards")  # finished
    refuses(g, "deliver lumber to 6.1", "build.own_cards")  # not in this cathedral


@pytest.mark.rule("build.own_cards")
def test_one_action_may_serve_several_own_sections() -> None:
    table = own_base(lumber=3).card("2.1", "base_01").claim("2.1", 0).card("3.1", "base_02").claim("3.1", 0)
    g = play(table.game(), "deliver lumber to 1.1", "deliver lumber to 3.1", "deliver lumber to 2.1")
    assert changed(table.data, g) == {
        "0 goods lumber": -3,
        "1.1 laid lumber": 1,
        "2.1 laid lumber": 1,
        "3.1 laid lumber": 1,
    }


@pytest.mark.rule("build.needed_only")
@pytest.mark.parametrize(("laid", "accepted"), [(0, True), (1, True), (2, False)])
def test_a_card_takes_no_more_of_a_material_than_it_costs(laid: int, accepted: bool) -> None:
    g = own_base(lumber=3, brick=1).lay("1.1", lumber=laid).game()
    assert ("deliver lumber to 1.1" in texts(g)) == accepted
    if not accepted:
        refuses(g, "deliver lumber to 1.1", "build.needed_only")
    assert "deliver brick to 1.1" in texts(g)


@pytest.mark.rule("build.needed_only")
@pytest.mark.parametrize("wrong", ["stone", "gold", "green_gem", "purple_gem"])
def test_a_card_takes_only_materials_of_its_cost(wrong: str) -> None:
    refuses(own_base(**{wrong: 1}).game(), f"deliver {wrong} to 1.1", "build.needed_only")


@pytest.mark.rule("build.needed_only")
def test_the_surplus_of_one_action_is_refused_too() -> None:
    g = play(own_base(lumber=3).game(), "deliver lumber to 1.1", "deliver lumber to 1.1")
    refuses(g, "deliver lumber to 1.1", "build.needed_only")
    assert texts(g) == ["stop"]


@pytest.mark.rule("build.partial")
def test_delivered_materials_wait_on_the_card_for_later_turns() -> None:
    table = own_base(lumber=2, brick=2).die("white", 8, 1)
    g = play(table.game(), "deliver lumber to 1.1", "stop", "end turn", "die white", "roll", "end turn")
    assert g.seat == 0
    site = g.position()["site"][0][0]
    assert (site["laid"], site["done"]) == ({"lumber": 1}, False)
    # Nothing but the lumber left the inventory, and the lumber is not back in the supply.
    assert g.position()["supply"] == table.data["supply"]
    assert g.position()["players"][0]["goods"] == {"lumber": 1, "brick": 2}
    play(g, "deliver lumber to 1.1", "deliver brick to 1.1", "deliver brick to 1.1")
    assert g.position()["site"][0][0]["done"] is True


@pytest.mark.rule("build.partial")
def test_no_move_takes_a_delivered_material_back() -> None:
    table = own_base(brick=1).lay("1.1", lumber=1)
    for text in texts(table.game()):
        g = play(table.game(), text)
        assert g.position()["site"][0][0]["laid"].get("lumber") == 1, text


# ------------------------------------------------------------ building and decorating


@pytest.mark.rule("build.mixing", "build.reward", "penalty.amount", "decorate.jewels")
def test_a_section_is_finished_and_decorated_in_one_action() -> None:
    table = Table(2, color_1="yellow", color_2="green").score(0, 10).score(1, 10).rubles(0, 0)
    table.claim("1.1", 1).card("1.2", "middle_01").claim("1.2", 0).all_but("1.2", gold=1)
    table.goods(0, gold=1, stone=1, green_gem=1)
    g = play(table.game(), "deliver gold to 1.2")
    player, rival = g.position()["players"]
    assert (player["score"], player["rubles"], rival["score"]) == (14, 2, 9)
    g.play("decorate 1.2 with green_gem")
    assert main_moves(g) == ["end turn"]
    assert changed(table.data, g) == {
        "0 score": 7,  # 4 recognition to 14, 1 prestige to 17
        "0 rubles": 2,
        "1 score": -1,
        "0 goods gold": -1,
        "0 goods stone": -1,
        "0 goods green_gem": -1,
        "0 ornaments arch": -1,
        "1.2 done": True,
        "1.2 ornament": 0,
        "1.2 laid lumber": -2,
        "1.2 laid brick": -1,
        "supply lumber": 2,
        "supply brick": 1,
        "supply gold": 1,
        "supply stone": 1,
        "supply green_gem": 1,
    }


ORDERS = list(permutations(["deliver brick to 1.1", "decorate 2.1", "decorate 3.2"]))


@pytest.mark.rule("build.mixing")
@pytest.mark.parametrize("order", ORDERS)
def test_building_and_decorating_mix_in_any_order(order: tuple[str, ...]) -> None:
    table = own_base(brick=1, lumber=1, stone=1).finish("2.1", 0).claim("3.1", 1).finish("3.2", 1)
    g = play(table.game(), *order)
    assert texts(g) == ["end turn"]
    assert changed(table.data, g) == {
        "0 goods brick": -1,
        "0 goods lumber": -1,
        "0 goods stone": -1,
        "0 ornaments arch": -1,
        "0 ornaments door": -1,
        "1.1 laid brick": 1,
        "2.1 ornament": 0,
        "3.2 ornament": 0,
        "supply lumber": 1,
        "supply stone": 1,
    }


# ------------------------------------------------------------ finished sections


@pytest.mark.rule("build.completion")
@pytest.mark.parametrize(("lacking", "done"), [(2, False), (1, True)])
def test_a_section_is_finished_by_its_last_missing_material(lacking: int, done: bool) -> None:
    table = own_base(brick=1).all_but("1.1", brick=lacking)
    g = play(table.game(), "deliver brick to 1.1")
    assert g.position()["site"][0][0]["done"] is done
    assert len(events(g, "finish")) == done


@pytest.mark.rule("build.completion")
def test_a_finished_section_returns_its_materials_and_keeps_its_banner() -> None:
    table = own_base(brick=1).all_but("1.1", brick=1)
    g = play(table.game(), "deliver brick to 1.1")
    assert changed(table.data, g) == {
        "0 goods brick": -1,
        "0 rubles": 2,
        "0 score": 3,
        "1.1 done": True,
        "1.1 laid brick": -1,
        "1.1 laid lumber": -2,
        "supply brick": 2,
        "supply lumber": 2,
    }
    assert g.position()["site"][0][0]["banner"] == 0
    assert events(g, "finish") == [{"player": 0, "section": "1.1", "rule": "build.completion"}]


@pytest.mark.rule("build.completion", "end.trigger", "end.bonus")
def test_reward_comes_before_penalties_and_the_end_comes_last() -> None:
    table = Table(2).score(0, 40).score(1, 10).rubles(0, 0).goods(0, stone=1)
    for section in ("1.1", "1.2", "1.3", "2.1", "2.2"):
        table.finish(section, 0)
    table.claim("3.1", 1).claim("3.2", 1).card("3.3", "dome_10").claim("3.3", 0).all_but("3.3", stone=1)
    g = play(table.game(), "deliver stone to 3.3")
    assert [(event.kind, event.rule, event.data.get("section")) for event in g.events] == [
        ("deliver", "build.deliveries", "3.3"),
        ("finish", "build.completion", "3.3"),
        ("score", "build.reward", None),
        ("gain", "build.reward", None),
        ("penalty", "penalty.amount", "3.1"),
        ("score", "penalty.amount", None),
        ("penalty", "penalty.amount", "3.2"),
        ("score", "penalty.amount", None),
        ("end_triggered", "end.trigger", None),
        ("score", "end.bonus", None),
    ]
    # Only then the action goes on.
    assert "stop" in texts(g)
    refuses(g, "end turn", "turn.end")


@pytest.mark.rule("build.reward")
@pytest.mark.parametrize("card", CARDS, ids=[card["id"] for card in CARDS])
def test_the_owner_gains_what_the_card_shows(card: dict[str, Any]) -> None:
    section = {"base": "1.1", "middle": "1.2", "dome": "1.3"}[card["type"]]
    last = next(iter(card["cost"]))
    table = Table(2).card(section, card["id"]).score(0, 30).rubles(0, 0)
    for level in ("1.1", "1.2", "1.3"):
        table.claim(level, 0)
    table.all_but(section, **{last: 1}).goods(0, **{last: 1})
    g = play(table.game(), f"deliver {last} to {section}")
    gains = changed(table.data, g)
    assert gains["0 score"] == card["recognition"]
    assert gains.get("0 rubles", 0) == card["ruble"]
    assert not [key for key in gains if key.startswith("1 ")]
    assert {event.rule for event in g.events if event.kind in ("score", "gain")} == {"build.reward"}


@pytest.mark.rule("build.reward")
def test_a_card_without_rubles_gives_recognition_only() -> None:
    table = Table(2).card("1.1", "base_03").claim("1.1", 0).all_but("1.1", stone=1).goods(0, stone=1)
    g = play(table.game(), "deliver stone to 1.1")
    gains = changed(table.data, g)
    assert (gains["0 score"], "0 rubles" in gains) == (4, False)
    assert events(g, "gain") == []


@pytest.mark.rule("build.any_level")
def test_a_dome_may_be_finished_above_unfinished_sections() -> None:
    table = Table(2).card("1.3", "dome_05").score(0, 30).score(1, 30)
    table.claim("1.1", 1).claim("1.2", 0).claim("1.3", 0).all_but("1.3", gold=1).goods(0, gold=1)
    g = play(table.game(), "deliver gold to 1.3")
    assert [section["done"] for section in g.position()["site"][0]] == [False, False, True]
    now = changed(table.data, g)
    assert (now["0 score"], now["1 score"]) == (6, -1)
