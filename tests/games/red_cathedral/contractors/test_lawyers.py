"""The Lawyers: a permit for nothing, and what permits buy."""

import pytest

import nave
from tests.support.checks import play_checked
from tests.support.red_cathedral import MATERIALS, Table, events, play, refuses, texts
from tests.support.red_cathedral_checks import changed, influenced, main_moves, offered
from tests.support.red_cathedral_pieces import RedCathedralSubject


def at_lawyers(card: str, permits: int, seats: int = 2) -> Table:
    table = influenced(card, seats, module="on")
    table.player(0)["permits"] = permits
    return table


@pytest.mark.rule("guild.lawyers.gain_1_permit", "permit.limit", "guild.card")
@pytest.mark.parametrize("card", ["lawyers_1", "lawyers_2", "lawyers_3"])
@pytest.mark.parametrize(("permits", "possible"), [(0, True), (5, True), (6, False)])
def test_a_permit_is_taken_once_up_to_six(card: str, permits: int, possible: bool) -> None:
    table = at_lawyers(card, permits)
    g = table.game()
    if not possible:
        refuses(g, "use gain_1_permit", "influence.costs")
        return
    g.play("use gain_1_permit")
    assert changed(table.data, g) == {"0 permits": 1}
    refuses(g, "use gain_1_permit", "influence.marks")


# ------------------------------------------------------------ delivery


@pytest.mark.rule("guild.lawyers.permit_for_delivery", "guild.delivery")
def test_each_permit_pays_for_one_delivery_to_a_section_or_as_an_ornament() -> None:
    table = at_lawyers("lawyers_1", 3).goods(0, lumber=2, gold=1, green_gem=1)
    g = play(table.game(), "use permit_for_delivery")
    # One delivery by itself: an ornament without gems, and no stopping before it.
    assert set(main_moves(g)) == {"deliver lumber to 1.1", "decorate 2.3"} | {
        move for move in main_moves(g) if move in ("decorate 2.1", "decorate 2.2")
    }
    refuses(g, "decorate 2.3 with green_gem", "decorate.all_at_once")
    refuses(g, "stop", "build.at_least_one")
    play(g, "deliver lumber to 1.1", "use permit_for_delivery", "decorate 2.3")
    now = changed(table.data, g)
    assert now["0 permits"] == -2
    assert now["1.1 laid lumber"] == 1
    assert now["2.3 ornament"] == 0
    refuses(g, "use gain_1_permit", "influence.one_of_two")


@pytest.mark.rule("guild.lawyers.permit_for_delivery", "guild.payment")
@pytest.mark.parametrize(("permits", "possible"), [(0, False), (1, True), (2, True)])
def test_a_delivery_costs_one_permit(permits: int, possible: bool) -> None:
    g = at_lawyers("lawyers_1", permits).game()
    assert ("use permit_for_delivery" in texts(g)) == possible
    if not possible:
        refuses(g, "use permit_for_delivery", "guild.payment")


@pytest.mark.rule("guild.lawyers.permit_for_delivery", "guild.delivery")
def test_without_anything_to_deliver_no_permit_can_be_spent() -> None:
    table = at_lawyers("lawyers_1", 3).goods(0, purple_gem=2)
    refuses(table.game(), "use permit_for_delivery", "influence.costs")


@pytest.mark.rule("guild.lawyers.permit_for_delivery", "guild.delivery", "city.close")
def test_a_delivery_can_finish_a_section_and_is_resolved_as_usual() -> None:
    table = at_lawyers("lawyers_1", 1).goods(0, lumber=1).all_but("1.1", lumber=1)
    g = play(table.game(), "use permit_for_delivery", "deliver lumber to 1.1")
    assert g.position()["site"][0][0]["done"]
    assert events(g, "finish") == [{"player": 0, "section": "1.1", "rule": "build.completion"}]
    assert "roll" in texts(g)


# ------------------------------------------------------------ prestige, material


@pytest.mark.rule("guild.lawyers.two_permits_for_prestige", "guild.payment")
@pytest.mark.parametrize("permits", [0, 1, 2, 3, 4, 6])
def test_two_permits_bring_one_prestige_as_often_as_they_are_paid(permits: int) -> None:
    table = at_lawyers("lawyers_2", permits).score(0, 30)
    before = table.game().view(0)["players"][0]["prestige"]
    g = play(table.game(), *["use two_permits_for_prestige"] * (permits // 2))
    row = g.view(0)["players"][0]
    assert (row["prestige"], row["permits"]) == (before + permits // 2, permits % 2)
    refuses(g, "use two_permits_for_prestige", "guild.payment")


@pytest.mark.rule("guild.lawyers.two_permits_for_prestige", "permit.prestige_exchange", "guild.chains_end")
def test_permits_bought_with_prestige_return_less_than_they_cost() -> None:
    spaces = nave.component_set("red_cathedral").data["score_track"]["prestige_spaces"]
    g = at_lawyers("lawyers_2", 0).score(0, spaces[6]).game()
    before = g.view(0)["players"][0]["prestige"]
    play(g, "exchange for permit", "exchange for permit", "use two_permits_for_prestige")
    assert g.view(0)["players"][0]["prestige"] == before - 1


@pytest.mark.rule("guild.lawyers.permit_for_material", "guild.payment")
@pytest.mark.parametrize("material", MATERIALS)
def test_a_permit_buys_any_one_material(material: str) -> None:
    table = at_lawyers("lawyers_3", 2).goods(0)
    use = f"use permit_for_material {material}"
    g = play(table.game(), use, use)
    assert changed(table.data, g) == {f"0 goods {material}": 2, f"supply {material}": -2, "0 permits": -2}
    refuses(g, use, "guild.payment")


@pytest.mark.rule("guild.lawyers.permit_for_material", "guild.payment")
@pytest.mark.parametrize(("stored", "possible"), [(9, True), (10, False)])
def test_a_bought_material_needs_an_open_space(stored: int, possible: bool) -> None:
    g = at_lawyers("lawyers_3", 2).goods(0, lumber=5, stone=stored - 5).game()
    assert ("use permit_for_material gold" in offered(g, "use")) == possible
    if not possible:
        refuses(g, "use permit_for_material gold", "influence.costs")


def test_labels_say_what_a_permit_buys() -> None:
    label = {option.text: option.label for option in at_lawyers("lawyers_3", 1).game().options()}
    assert label["use permit_for_material gold"] == "Lawyers: 1 permit for 1 gold"
    assert label["use gain_1_permit"] == "Lawyers: 1 permit"


@pytest.mark.rule("guild.chains_end")
@pytest.mark.parametrize(("seats", "side"), [(1, "basic"), (2, "advanced"), (4, "basic")])
@pytest.mark.slow
def test_random_games_with_lawyers_keep_every_promise(seats: int, side: str) -> None:
    options = {"guild": "lawyers", "workshops": side, "module": "on"}
    play_checked(RedCathedralSubject(), seats, options, seed=seats, every=40)
