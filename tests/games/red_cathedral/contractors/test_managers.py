"""The Managers: small gains for nothing, materials turned into recognition, rubles and prestige."""

import pytest

from tests.support.checks import play_checked
from tests.support.red_cathedral import MATERIALS, play, refuses
from tests.support.red_cathedral_checks import changed, influenced, leave_in_supply, main_moves, offered
from tests.support.red_cathedral_pieces import RedCathedralSubject
from tests.support.red_cathedral_solo import SoloTable

BASIC = ("lumber", "brick", "stone")


# ------------------------------------------------------------ a basic material


@pytest.mark.rule("guild.managers.gain_basic_material", "guild.card")
@pytest.mark.parametrize("material", MATERIALS)
def test_one_lumber_brick_or_stone_is_taken_for_nothing(material: str) -> None:
    table = influenced("managers_1").goods(0)
    g = table.game()
    use = f"use gain_basic_material {material}"
    if material not in BASIC:
        refuses(g, use, "guild.managers.gain_basic_material")
        return
    g.play(use)
    assert changed(table.data, g) == {f"0 goods {material}": 1, f"supply {material}": -1}
    refuses(g, use, "influence.marks")
    refuses(g, f"use basic_material_for_recognition {material}", "influence.one_of_two")


@pytest.mark.rule("guild.managers.gain_basic_material", "guild.payment")
@pytest.mark.parametrize(("stored", "possible"), [(9, True), (10, False)])
def test_a_basic_material_needs_an_open_space(stored: int, possible: bool) -> None:
    g = influenced("managers_1").goods(0, gold=5, stone=stored - 5).game()
    assert ("use gain_basic_material brick" in main_moves(g)) == possible
    if not possible:
        refuses(g, "use gain_basic_material brick", "influence.costs")


@pytest.mark.rule("guild.managers.gain_basic_material", "guild.payment")
def test_a_basic_material_comes_from_the_supply() -> None:
    table = SoloTable(guild="managers").influence(1, "managers_1")
    table.goods(0).visit(0, "red", 1)
    g = leave_in_supply(table, brick=0, stone=1).game()
    assert {f"use gain_basic_material {name}" for name in ("lumber", "stone")} == offered(g, "use")
    refuses(g, "use gain_basic_material brick", "influence.costs")


# ------------------------------------------------------------ a basic material for recognition


@pytest.mark.rule("guild.managers.basic_material_for_recognition", "guild.card")
@pytest.mark.parametrize("material", MATERIALS)
def test_a_basic_material_becomes_recognition_as_often_as_it_is_paid(material: str) -> None:
    table = influenced("managers_1").goods(0, **{material: 2})
    g = table.game()
    use = f"use basic_material_for_recognition {material}"
    if material not in BASIC:
        refuses(g, use, "guild.managers.basic_material_for_recognition")
        return
    play(g, use, use)
    assert changed(table.data, g) == {f"0 goods {material}": -2, f"supply {material}": 2, "0 score": 2}
    refuses(g, use, "influence.costs")


@pytest.mark.rule("guild.managers.basic_material_for_recognition", "guild.payment")
def test_only_basic_materials_that_are_held_can_be_turned_in() -> None:
    g = influenced("managers_1").goods(0, lumber=1, gold=3).game()
    assert "use basic_material_for_recognition lumber" in main_moves(g)
    refuses(g, "use basic_material_for_recognition brick", "influence.costs")
    g.play("use basic_material_for_recognition lumber")
    # The repeatable action was chosen; the free one is the other of the card.
    refuses(g, "use gain_basic_material lumber", "influence.one_of_two")


# ------------------------------------------------------------ rubles


@pytest.mark.rule("guild.managers.gain_1_ruble", "guild.card")
def test_one_ruble_is_taken_once() -> None:
    table = influenced("managers_2")
    g = play(table.game(), "use gain_1_ruble")
    assert changed(table.data, g) == {"0 rubles": 1}
    refuses(g, "use gain_1_ruble", "influence.marks")
    refuses(g, "use gold_for_3_rubles gold", "influence.one_of_two")


@pytest.mark.rule("guild.managers.gold_for_3_rubles", "guild.payment")
@pytest.mark.parametrize("gold", [0, 1, 2])
def test_each_gold_brings_three_rubles(gold: int) -> None:
    table = influenced("managers_2").goods(0, gold=gold, lumber=2, green_gem=1).rubles(0, 0)
    g = play(table.game(), *["use gold_for_3_rubles gold"] * gold)
    expected = {"0 goods gold": -gold, "supply gold": gold, "0 rubles": 3 * gold} if gold else {}
    assert changed(table.data, g) == expected
    refuses(g, "use gold_for_3_rubles gold", "influence.costs")
    refuses(g, "use gold_for_3_rubles lumber", "guild.managers.gold_for_3_rubles")


# ------------------------------------------------------------ gems


@pytest.mark.rule("guild.managers.gain_1_gem")
@pytest.mark.parametrize("gem", ["green_gem", "purple_gem"])
def test_a_gem_of_either_color_is_taken_once(gem: str) -> None:
    table = influenced("managers_3")
    assert offered(table.game(), "use") == {"use gain_1_gem green_gem", "use gain_1_gem purple_gem"}
    g = play(table.game(), f"use gain_1_gem {gem}")
    assert changed(table.data, g) == {f"0 goods {gem}": 1, f"supply {gem}": -1}
    refuses(g, f"use gain_1_gem {gem}", "influence.marks")
    refuses(influenced("managers_3").game(), "use gain_1_gem gold", "guild.managers.gain_1_gem")


@pytest.mark.rule("guild.managers.gems_for_prestige_and_rubles", "guild.card")
def test_a_green_and_a_purple_gem_bring_1_prestige_and_2_rubles_any_number_of_times() -> None:
    table = influenced("managers_3").goods(0, green_gem=2, purple_gem=3).score(0, 30).rubles(0, 0)
    before = table.game().view(0)["players"][0]["prestige"]
    g = play(table.game(), "use gems_for_prestige_and_rubles")
    assert g.view(0)["players"][0]["prestige"] == before + 1
    g.play("use gems_for_prestige_and_rubles")
    gone = {"0 goods green_gem": -2, "0 goods purple_gem": -2, "supply green_gem": 2, "supply purple_gem": 2}
    now = changed(table.data, g)
    assert now.pop("0 score") > 0
    assert now == gone | {"0 rubles": 4}
    assert g.view(0)["players"][0]["prestige"] == before + 2
    assert {event.rule for event in g.events} == {"guild.managers.gems_for_prestige_and_rubles"}
    refuses(g, "use gems_for_prestige_and_rubles", "influence.costs")


@pytest.mark.rule("guild.managers.gems_for_prestige_and_rubles", "guild.payment")
@pytest.mark.parametrize(
    ("green", "purple", "possible"), [(2, 0, False), (0, 2, False), (1, 0, False), (1, 1, True)]
)
def test_one_gem_of_each_color_is_needed(green: int, purple: int, possible: bool) -> None:
    g = influenced("managers_3").goods(0, green_gem=green, purple_gem=purple).game()
    assert ("use gems_for_prestige_and_rubles" in main_moves(g)) == possible
    if not possible:
        refuses(g, "use gems_for_prestige_and_rubles", "influence.costs")
    # Nothing is left to be named.
    refuses(g, "use gems_for_prestige_and_rubles green_gem", "guild.managers.gems_for_prestige_and_rubles")


def test_labels_say_what_the_managers_ask_and_give() -> None:
    g = influenced("managers_3").goods(0, green_gem=1, purple_gem=1).game()
    label = {option.text: option.label for option in g.options()}
    both = label["use gems_for_prestige_and_rubles"]
    assert both == "Managers: 1 green gem and 1 purple gem for 2 rubles and 1 prestige"
    assert label["use gain_1_gem green_gem"] == "Managers: 1 green gem"


# ------------------------------------------------------------ whole games


@pytest.mark.rule("guild.chains_end")
@pytest.mark.parametrize(
    ("seats", "side", "module"), [(1, "advanced", "off"), (2, "basic", "on"), (3, "advanced", "off")]
)
@pytest.mark.slow
def test_random_games_with_managers_keep_every_promise(seats: int, side: str, module: str) -> None:
    options = {"guild": "managers", "workshops": side, "module": module}
    play_checked(RedCathedralSubject(), seats, options, seed=seats, every=40)
