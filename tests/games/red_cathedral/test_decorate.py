"""Decorating: where ornaments go, what they cost, and the prestige of jewels."""

import pytest

from tests.support.red_cathedral import Table, events, play, refuses, texts
from tests.support.red_cathedral_checks import changed, main_moves, offered

# Section types of a tower of height 3, with the ornament that fits and its material.
FITTING = [("1.1", "door", "lumber"), ("1.2", "arch", "stone"), ("1.3", "cross", "gold")]
# Gems set in an ornament and the prestige they bring.
JEWELS = [
    ("", {}, 0),
    (" with green_gem", {"green_gem": 1}, 1),
    (" with purple_gem", {"purple_gem": 1}, 1),
    (" with green_gem green_gem", {"green_gem": 2}, 2),
    (" with purple_gem purple_gem", {"purple_gem": 2}, 2),
    (" with green_gem purple_gem", {"green_gem": 1, "purple_gem": 1}, 3),
]
# From space 2 the next prestige spaces are 5, 9 and 13.
SPACES = [2, 5, 9, 13]


def finished_tower(builder: int = 1) -> Table:
    """Tower 1, of height 3, finished by one player; player 0 is asked."""
    return Table(2).finish("1.1", builder).finish("1.2", builder).finish("1.3", builder)


# ------------------------------------------------------------ where


@pytest.mark.rule("decorate.any_finished_section")
@pytest.mark.parametrize("builder", [0, 1])
def test_finished_sections_of_everybody_can_be_decorated(builder: int) -> None:
    table = finished_tower(builder).goods(0, lumber=1)
    g = play(table.game(), "decorate 1.1")
    # The builder gets nothing, and without jewels the decorator gets no prestige either.
    assert changed(table.data, g) == {
        "0 goods lumber": -1,
        "0 ornaments door": -1,
        "1.1 ornament": 0,
        "supply lumber": 1,
    }
    assert [row["section"] for row in events(g, "decorate")] == ["1.1"]


@pytest.mark.rule("decorate.any_finished_section")
def test_a_builder_gets_nothing_for_the_jewels_of_a_rival() -> None:
    table = finished_tower(1).goods(0, lumber=1, green_gem=1, purple_gem=1)
    now = changed(table.data, play(table.game(), "decorate 1.1 with green_gem purple_gem"))
    assert not [key for key in now if key.startswith("1 ")]
    assert now["0 score"] == 13 - 2


@pytest.mark.rule("decorate.any_finished_section")
def test_unfinished_sections_cannot_be_decorated() -> None:
    table = Table(2).claim("1.1", 0).finish("2.1", 0).goods(0, lumber=1)
    g = table.card("1.1", "base_04").game()
    assert offered(g, "decorate") == {"decorate 2.1"}
    refuses(g, "decorate 1.1", "decorate.any_finished_section")  # claimed
    refuses(g, "decorate 3.1", "decorate.any_finished_section")  # not even claimed
    refuses(g, "decorate 6.1", "decorate.any_finished_section")  # not in this cathedral


@pytest.mark.rule("decorate.one_per_section")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_decorated_section_takes_no_second_ornament(owner: int) -> None:
    table = Table(2).finish("1.1", 1).claim("2.1", 0).finish("2.2", 0).finish("3.1", 0)
    table.finish("1.2", 1).ornament("1.2", owner).goods(0, stone=1)
    g = table.game()
    assert offered(g, "decorate") == {"decorate 2.2"}
    refuses(g, "decorate 1.2", "decorate.one_per_section")


@pytest.mark.rule("decorate.one_per_section")
def test_an_ornament_stays_while_the_rival_looks_for_a_place() -> None:
    table = finished_tower().goods(0, lumber=1).goods(1, lumber=1)
    g = play(table.game(), "decorate 1.1", "stop", "end turn")
    assert g.seat == 1
    refuses(g, "decorate 1.1", "decorate.one_per_section")
    play(g, "claim 2.1", "place down white_1")
    assert g.position()["site"][0][0]["ornament"] == 0


# ------------------------------------------------------------ kind and cost


@pytest.mark.rule("decorate.matching_kind", "decorate.cost", "decorate.pieces_return")
@pytest.mark.parametrize(("section", "kind", "material"), FITTING)
def test_each_section_takes_its_own_ornament_and_material(section: str, kind: str, material: str) -> None:
    table = finished_tower().goods(0, **{material: 1})
    g = table.game()
    assert offered(g, "decorate") == {f"decorate {section}"}
    g.play(f"decorate {section}")
    assert changed(table.data, g) == {
        f"0 goods {material}": -1,
        f"0 ornaments {kind}": -1,
        f"{section} ornament": 0,
        f"supply {material}": 1,
    }
    assert events(g, "decorate") == [
        {"player": 0, "ornament": kind, "section": section, "rule": "decorate.matching_kind"}
    ]


@pytest.mark.rule("decorate.matching_kind")
@pytest.mark.parametrize(("section", "kind", "material"), FITTING)
def test_other_kinds_do_not_fit(section: str, kind: str, material: str) -> None:
    """The player still has every ornament but the fitting one."""
    table = finished_tower().goods(0, lumber=1, stone=1, gold=1)
    if kind == "arch":
        table.finish("2.1", 1).finish("2.2", 1).ornament("2.2", 0)
        table.claim("3.1", 1).claim("3.2", 0).finish("3.2", 0).ornament("3.2", 0)
    elif kind == "door":
        table.finish("2.1", 1).ornament("2.1", 0)
    else:
        table.finish("2.1", 1).finish("2.2", 1).finish("2.3", 1).ornament("2.3", 0)
    g = table.game()
    assert table.player(0)["ornaments"][kind] == 0
    refuses(g, f"decorate {section}", "decorate.own_ornament")
    others = {f"decorate {other}" for other, _, _ in FITTING if other != section}
    assert others <= offered(g, "decorate")


@pytest.mark.rule("decorate.matching_kind")
def test_a_tower_of_two_has_a_base_and_a_dome_but_no_place_for_an_arch() -> None:
    table = Table(2, seed=4)
    assert [len(tower) for tower in table.data["site"]] == [2, 4, 4, 2]
    table.finish("1.1", 1).finish("1.2", 1).goods(0, lumber=1, stone=1, gold=1)
    g = play(table.game(), "decorate 1.1", "decorate 1.2")
    assert [row["ornament"] for row in events(g, "decorate")] == ["door", "cross"]
    assert g.position()["players"][0]["goods"] == {"stone": 1}


@pytest.mark.rule("decorate.cost")
@pytest.mark.parametrize(("section", "kind", "material"), FITTING)
def test_the_wrong_material_makes_no_ornament(section: str, kind: str, material: str) -> None:
    goods = dict.fromkeys(("lumber", "brick", "stone", "gold", "green_gem", "purple_gem"), 1)
    del goods[material]
    g = finished_tower().goods(0, **goods).game()
    refuses(g, f"decorate {section}", "decorate.cost")
    refuses(g, f"decorate {section} with green_gem", "decorate.cost")


@pytest.mark.rule("decorate.cost", "decorate.jewels", "decorate.pieces_return")
@pytest.mark.parametrize(("text", "gems", "prestige"), JEWELS)
@pytest.mark.parametrize(("section", "kind", "material"), FITTING)
def test_jewels_bring_prestige_at_once_and_go_back_to_the_supply(
    section: str, kind: str, material: str, text: str, gems: dict[str, int], prestige: int
) -> None:
    table = finished_tower().goods(0, **{material: 1}, **gems)
    g = play(table.game(), f"decorate {section}{text}")
    expected = {f"0 goods {name}": -amount for name, amount in gems.items()}
    expected |= {f"supply {name}": amount for name, amount in gems.items()}
    expected |= {f"0 goods {material}": -1, f"supply {material}": 1}
    expected |= {f"0 ornaments {kind}": -1, f"{section} ornament": 0}
    if prestige:
        expected["0 score"] = SPACES[prestige] - 2
    assert changed(table.data, g) == expected
    assert [row["rule"] for row in events(g, "score")] == ["decorate.jewels"] * bool(prestige)
    assert {row["rule"] for row in events(g, "pay")} == {"decorate.cost"}


@pytest.mark.rule("decorate.cost")
@pytest.mark.parametrize(
    ("gems", "allowed"),
    [
        ({}, {""}),
        ({"green_gem": 1}, {"", " with green_gem"}),
        ({"purple_gem": 1}, {"", " with purple_gem"}),
        ({"green_gem": 2}, {"", " with green_gem", " with green_gem green_gem"}),
        ({"green_gem": 3}, {"", " with green_gem", " with green_gem green_gem"}),
        (
            {"green_gem": 1, "purple_gem": 1},
            {"", " with green_gem", " with purple_gem", " with green_gem purple_gem"},
        ),
        ({"green_gem": 2, "purple_gem": 2}, {text for text, _, _ in JEWELS}),
    ],
)
def test_none_one_or_two_jewels_of_those_at_hand_may_be_added(
    gems: dict[str, int], allowed: set[str]
) -> None:
    g = finished_tower().goods(0, gold=1, **gems).game()
    assert offered(g, "decorate") == {f"decorate 1.3{text}" for text in allowed}
    for text, _, _ in JEWELS:
        if text not in allowed:
            refuses(g, f"decorate 1.3{text}", "decorate.cost")


@pytest.mark.rule("decorate.jewels", "build.deliveries")
def test_a_cross_with_a_gem_of_each_color_is_worth_3_and_takes_all_deliveries() -> None:
    table = finished_tower().goods(0, gold=1, green_gem=1, purple_gem=1, lumber=1)
    g = play(table.game(), "decorate 1.3 with green_gem purple_gem")
    assert g.position()["players"][0]["score"] == 13  # prestige 3
    assert main_moves(g) == ["end turn"]


@pytest.mark.rule("decorate.jewels", "build.deliveries")
def test_a_door_with_one_gem_leaves_a_delivery_for_a_bare_cross() -> None:
    table = finished_tower().goods(0, lumber=1, gold=1, green_gem=2)
    g = play(table.game(), "decorate 1.1 with green_gem")
    assert g.position()["players"][0]["score"] == 5  # prestige 1
    assert offered(g, "decorate") == {"decorate 1.3"}
    g.play("decorate 1.3")
    assert g.position()["players"][0]["score"] == 5
    assert main_moves(g) == ["end turn"]
    assert [section["ornament"] for section in g.position()["site"][0]] == [0, None, 0]


# ------------------------------------------------------------ in one go


@pytest.mark.rule("decorate.all_at_once")
def test_jewels_cannot_be_added_later() -> None:
    g = play(finished_tower().goods(0, lumber=1, green_gem=2).game(), "decorate 1.1")
    assert texts(g) == ["stop"]
    refuses(g, "decorate 1.1 with green_gem", "decorate.one_per_section")
    refuses(g, "deliver green_gem to 1.1", "build.own_cards")


@pytest.mark.rule("decorate.all_at_once")
def test_a_part_of_an_ornament_cannot_be_paid() -> None:
    g = finished_tower(0).goods(0, green_gem=2, purple_gem=2).game()
    assert offered(g, "decorate", "deliver") == set()
    refuses(g, "decorate 1.1 with green_gem", "decorate.cost")
    refuses(g, "deliver green_gem to 1.1", "build.own_cards")


@pytest.mark.rule("decorate.all_at_once")
@pytest.mark.parametrize(
    ("first", "too_much"),
    [
        ("decorate 1.1", "decorate 1.3 with green_gem green_gem"),
        ("decorate 1.1 with green_gem", "decorate 1.3 with green_gem"),
    ],
)
def test_an_ornament_larger_than_the_deliveries_left_is_refused(first: str, too_much: str) -> None:
    g = finished_tower().goods(0, lumber=1, gold=1, green_gem=3).game()
    assert too_much in texts(g)
    g.play(first)
    refuses(g, too_much, "decorate.all_at_once")


# ------------------------------------------------------------ number


@pytest.mark.rule("decorate.own_ornament")
def test_one_door_two_arches_and_one_cross_per_game() -> None:
    table = Table(3)  # towers 2, 3 and 4 are of height 4
    for tower in (2, 3, 4):
        for level in (1, 2, 3, 4):
            table.finish(f"{tower}.{level}", tower - 2)
    table.goods(0, lumber=2, stone=3)
    g = play(table.game(), "decorate 2.1", "decorate 2.2", "decorate 3.2")
    assert g.position()["players"][0]["ornaments"] == {"door": 0, "arch": 0, "cross": 1}
    table.data = g.position()
    g = table.goods(0, lumber=1, stone=1, gold=2).turn_of(0).game()
    refuses(g, "decorate 3.1", "decorate.own_ornament")
    refuses(g, "decorate 2.3", "decorate.own_ornament")
    g.play("decorate 3.4")
    refuses(g, "decorate 2.4", "decorate.own_ornament")


@pytest.mark.rule("decorate.own_ornament")
@pytest.mark.parametrize(("placed", "possible"), [(0, True), (1, True), (2, False)])
def test_a_second_arch_can_be_placed_but_not_a_third(placed: int, possible: bool) -> None:
    table = Table(2)
    for tower in (1, 2, 3):
        table.claim(f"{tower}.1", 0).finish(f"{tower}.2", 1)
    for tower in range(1, placed + 1):
        table.ornament(f"{tower}.2", 0)
    g = table.goods(0, stone=1).game()
    assert ("decorate 3.2" in texts(g)) == possible
    if not possible:
        refuses(g, "decorate 3.2", "decorate.own_ornament")


@pytest.mark.rule("decorate.own_ornament")
def test_the_ornaments_of_a_rival_are_not_used() -> None:
    table = finished_tower().finish("2.1", 1).ornament("2.1", 0).goods(0, lumber=1)
    assert table.player(1)["ornaments"]["door"] == 1
    g = table.game()
    refuses(g, "decorate 1.1", "decorate.own_ornament")


@pytest.mark.rule("decorate.pieces_return")
def test_pieces_of_an_ornament_are_back_in_the_supply_before_the_next_delivery() -> None:
    table = finished_tower().goods(0, lumber=1, purple_gem=2)
    before = table.data["supply"]
    g = play(table.game(), "decorate 1.1 with purple_gem purple_gem")
    after = g.position()["supply"]
    assert (after["lumber"], after["purple_gem"]) == (before["lumber"] + 1, before["purple_gem"] + 2)
