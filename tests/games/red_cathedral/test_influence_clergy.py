"""The Clergy: recognition for nothing, prestige for rubles or materials."""

from itertools import permutations

import pytest

from tests.support.red_cathedral import Table, events, play, refuses, texts
from tests.support.red_cathedral_checks import changed, influenced, main_moves, offered


@pytest.mark.rule("influence.clergy.gain_recognition")
@pytest.mark.parametrize("card", ["clergy_1", "clergy_2", "clergy_3"])
@pytest.mark.parametrize("space", [2, 4, 79, 80])
def test_one_recognition_is_given_once(card: str, space: int) -> None:
    table = influenced(card).score(0, space).rubles(0, 0)
    g = play(table.game(), "use gain_recognition")
    assert changed(table.data, g) == {"0 score": 1}
    assert [row["rule"] for row in events(g, "score")] == ["influence.clergy.gain_recognition"]
    refuses(g, "use gain_recognition", "influence.marks")


# ------------------------------------------------------------ prestige for rubles


@pytest.mark.rule("influence.clergy.buy_prestige")
@pytest.mark.parametrize(("space", "target"), [(2, 5), (5, 9), (8, 9), (47, 49), (60, 61), (80, 85)])
def test_three_rubles_buy_one_prestige(space: int, target: int) -> None:
    table = influenced("clergy_1").score(0, space).score(1, 30)
    g = play(table.game(), "use buy_prestige")
    assert changed(table.data, g) == {"0 rubles": -3, "0 score": target - space}
    assert [(event.kind, event.rule) for event in g.events] == [
        ("influence", "influence.clergy.buy_prestige"),
        ("pay", "influence.clergy.buy_prestige"),
        ("score", "influence.clergy.buy_prestige"),
    ]


@pytest.mark.rule("influence.clergy.buy_prestige", "influence.costs")
@pytest.mark.parametrize(("rubles", "possible"), [(2, False), (3, True), (4, True)])
def test_prestige_is_not_sold_for_less_than_3_rubles(rubles: int, possible: bool) -> None:
    g = influenced("clergy_1").rubles(0, rubles).game()
    assert ("use buy_prestige" in texts(g)) == possible
    if not possible:
        refuses(g, "use buy_prestige", "influence.costs")


@pytest.mark.rule("influence.clergy.buy_prestige")
def test_prestige_is_bought_once() -> None:
    g = play(influenced("clergy_1").rubles(0, 9).game(), "use buy_prestige")
    refuses(g, "use buy_prestige", "influence.marks")
    assert g.position()["players"][0]["rubles"] == 6


# ------------------------------------------------------------ prestige for three materials


@pytest.mark.rule("influence.clergy.discard_three")
@pytest.mark.parametrize("order", list(permutations(["brick", "gold", "green_gem"])))
def test_three_different_materials_bring_one_prestige(order: tuple[str, ...]) -> None:
    table = influenced("clergy_2").goods(0, brick=1, gold=2, green_gem=1).goods(1, brick=1)
    g = play(table.game(), f"use discard_three {order[0]}", f"pay {order[1]}", f"pay {order[2]}")
    assert changed(table.data, g) == {
        "0 score": 5 - 2,
        "0 goods brick": -1,
        "0 goods gold": -1,
        "0 goods green_gem": -1,
        "supply brick": 1,
        "supply gold": 1,
        "supply green_gem": 1,
    }
    assert [event.kind for event in g.events] == ["influence", "pay", "pay", "pay", "score"]
    assert {event.rule for event in g.events} == {"influence.clergy.discard_three"}


@pytest.mark.rule("influence.clergy.discard_three", "influence.costs")
@pytest.mark.parametrize(
    ("goods", "kinds"),
    [
        ({}, 0),
        ({"lumber": 10}, 1),
        ({"lumber": 4, "stone": 4}, 2),
        ({"lumber": 1, "stone": 1, "purple_gem": 1}, 3),
        ({"lumber": 1, "stone": 1, "gold": 1, "purple_gem": 1}, 4),
    ],
)
def test_three_kinds_are_needed_however_many_pieces_there_are(goods: dict[str, int], kinds: int) -> None:
    g = influenced("clergy_2").goods(0, **goods).game()
    uses = {f"use discard_three {name}" for name in goods} if kinds >= 3 else set()
    assert offered(g, "use") == {"use gain_recognition"} | uses
    if kinds < 3:
        refuses(g, "use discard_three lumber", "influence.costs")
    refuses(g, "use discard_three brick", "influence.costs")


@pytest.mark.rule("influence.clergy.discard_three")
def test_each_further_material_must_be_of_another_kind() -> None:
    table = influenced("clergy_2").goods(0, lumber=3, stone=3, gold=1)
    g = play(table.game(), "use discard_three lumber")
    assert main_moves(g) == ["pay stone", "pay gold"]
    refuses(g, "pay lumber", "influence.clergy.discard_three")
    refuses(g, "pay brick", "influence.clergy.discard_three")
    g.play("pay stone")
    assert main_moves(g) == ["pay gold"]
    refuses(g, "pay stone", "influence.clergy.discard_three")
    assert events(g, "score") == []  # all three come before the prestige
    g.play("pay gold")
    assert g.position()["players"][0]["goods"] == {"lumber": 2, "stone": 2}


@pytest.mark.rule("influence.clergy.discard_three")
def test_three_materials_are_discarded_once() -> None:
    table = influenced("clergy_2").goods(0, lumber=3, stone=3, gold=3)
    g = play(table.game(), "use discard_three lumber", "pay stone", "pay gold")
    refuses(g, "use discard_three lumber", "influence.marks")
    assert g.position()["players"][0]["score"] == 5


# ------------------------------------------------------------ base, middle and dome


@pytest.mark.rule("influence.clergy.all_types")
def test_a_finished_base_middle_and_dome_bring_2_recognition_once() -> None:
    table = influenced("clergy_3").score(0, 20)
    g = play(table.game(), "use all_types")
    assert changed(table.data, g) == {"0 score": 2}
    assert [row["rule"] for row in events(g, "score")] == ["influence.clergy.all_types"]
    refuses(g, "use all_types", "influence.marks")


SECTIONS = {"base": "1.1", "middle": "2.2", "dome": "3.3"}


def three_towers(owner: dict[str, int], unfinished: str = "") -> Table:
    """A base, a middle section and a dome in three towers, of these owners; player 1 has all below them."""
    table = Table(2).influence(1, "clergy_3").claim("2.1", 1).claim("3.1", 1).claim("3.2", 1)
    for kind, section in SECTIONS.items():
        table.claim(section, owner[kind])
        table.section(section)["done"] = kind != unfinished
    return table.visit(0, "red", 1)


@pytest.mark.rule("influence.clergy.all_types")
def test_the_three_sections_may_be_in_different_towers() -> None:
    table = three_towers(dict.fromkeys(SECTIONS, 0))
    assert changed(table.data, play(table.game(), "use all_types")) == {"0 score": 2}


@pytest.mark.rule("influence.clergy.all_types")
@pytest.mark.parametrize("kind", sorted(SECTIONS))
def test_without_one_of_the_three_types_the_action_cannot_be_chosen(kind: str) -> None:
    own = dict.fromkeys(SECTIONS, 0)
    for table in (three_towers(own, unfinished=kind), three_towers(own | {kind: 1})):
        g = table.game()
        assert offered(g, "use") == {"use gain_recognition"}
        refuses(g, "use all_types", "influence.clergy.all_types")


@pytest.mark.rule("influence.clergy.all_types")
def test_many_sections_of_two_types_are_not_enough() -> None:
    table = Table(2).influence(1, "clergy_3")
    for section in ("1.1", "1.2", "2.1", "2.2", "3.1", "3.2"):
        table.finish(section, 0)
    refuses(table.visit(0, "red", 1).game(), "use all_types", "influence.clergy.all_types")
