"""The Contractors' guild: gains for contractors in cities and the resource beside the black die."""

import pytest

from tests.support.checks import play_checked
from tests.support.contractors import ModuleSoloTable
from tests.support.red_cathedral import Table, play, refuses, texts
from tests.support.red_cathedral_checks import changed, influenced, main_moves
from tests.support.red_cathedral_pieces import RedCathedralSubject


def at_guild(card: str, *sent: int, seats: int = 2) -> Table:
    """Each player has so many contractors out: one in the city of tower 2, the rest in that of tower 1.

    With two players tower 2 is finished and its city closed.
    """
    table = influenced(card, seats, module="on")
    cities = table.data["duchy"]["cities"]
    for player, count in enumerate(sent):
        where = {cities[1]: min(count, 1), cities[0]: count - 1}
        table.player(player)["contractors"] = {city: n for city, n in where.items() if n > 0}
    return table


# ------------------------------------------------------------ the black die


@pytest.mark.rule("guild.contractors.black_die_resource", "guild.card")
@pytest.mark.parametrize(("resource", "due"), [("lumber", 2), ("gold", 1)])
def test_the_tile_beside_the_black_die_pays_once_however_many_dice_stand_there(
    resource: str, due: int
) -> None:
    table = at_guild("contractors_1").resource(4, resource).goods(0)
    table.die("white", 4, 1).die("green", 4, 1)
    g = play(table.game(), "use black_die_resource")
    if due > 1:
        # Fewer may be taken, but not none.
        assert main_moves(g) == [f"take {n} {resource}" for n in range(due, 0, -1)]
        refuses(g, f"take {due + 1} {resource}", "guild.contractors.black_die_resource")
        refuses(g, "take nothing", "guild.parts_and_fewer")
        refuses(g, "take 1 brick", "guild.contractors.black_die_resource")
        touches = {option.text: option.touches for option in g.options()}
        assert touches[f"take {due} {resource}"] == ("space:4", f"supply:{resource}")
        g.play(f"take {due} {resource}")
    assert changed(table.data, g) == {f"0 goods {resource}": due, f"supply {resource}": -due}
    refuses(g, "use black_die_resource", "influence.marks")
    refuses(g, "use permits_per_contractor", "influence.one_of_two")


@pytest.mark.rule("guild.contractors.black_die_resource", "guild.parts_and_fewer")
def test_rubles_and_permits_beside_the_black_die_come_in_full_and_unasked() -> None:
    table = at_guild("contractors_1").resource(4, "ruble")
    g = play(table.game(), "use black_die_resource")
    assert changed(table.data, g) == {"0 rubles": 2}
    table = at_guild("contractors_1").resource(4, "permit")
    g = play(table.game(), "use black_die_resource")
    assert changed(table.data, g) == {"0 permits": 1}


@pytest.mark.rule("guild.contractors.black_die_resource", "guild.payment", "permit.limit")
def test_the_black_die_is_no_use_beside_what_cannot_be_stored() -> None:
    table = at_guild("contractors_1").resource(4, "gold").goods(0, lumber=5, stone=5)
    refuses(table.game(), "use black_die_resource", "influence.costs")
    table = at_guild("contractors_1").resource(4, "permit")
    table.player(0)["permits"] = 6
    refuses(table.game(), "use black_die_resource", "influence.costs")


@pytest.mark.rule("guild.contractors.black_die_resource", "turn.exchange_one_moment")
def test_choosing_the_resource_leaves_the_moment_for_prestige_open_until_it_is_taken() -> None:
    g = at_guild("contractors_1").one_moment().resource(4, "stone").goods(0).score(0, 30).game()
    play(g, "exchange", "use black_die_resource", "exchange", "take 2 stone")
    refuses(g, "exchange", "turn.exchange_one_moment")


# ------------------------------------------------------------ own contractors


@pytest.mark.rule(
    "guild.contractors.permits_per_contractor", "guild.contractors.counted_contractors", "permit.limit"
)
@pytest.mark.parametrize(
    ("sent", "permits", "after"), [(1, 0, 1), (3, 0, 3), (3, 3, 6), (3, 4, 6), (6, 1, 6), (1, 5, 6)]
)
def test_a_permit_for_each_contractor_in_open_and_closed_cities_up_to_six(
    sent: int, permits: int, after: int
) -> None:
    table = at_guild("contractors_1", sent, 2)
    table.player(0)["permits"] = permits
    g = play(table.game(), "use permits_per_contractor")
    assert changed(table.data, g) == {"0 permits": after - permits}
    refuses(g, "use permits_per_contractor", "influence.marks")


@pytest.mark.rule("guild.contractors.permits_per_contractor", "guild.payment")
def test_no_permits_without_contractors_or_with_six_in_hand() -> None:
    refuses(at_guild("contractors_1", 0, 3).game(), "use permits_per_contractor", "influence.costs")
    table = at_guild("contractors_1", 2)
    table.player(0)["permits"] = 6
    refuses(table.game(), "use permits_per_contractor", "influence.costs")


@pytest.mark.rule("guild.contractors.rubles_per_contractor", "guild.contractors.counted_contractors")
@pytest.mark.parametrize("sent", [0, 1, 2, 6])
def test_a_ruble_for_each_contractor(sent: int) -> None:
    table = at_guild("contractors_2", sent, 4)
    g = table.game()
    if not sent:
        refuses(g, "use rubles_per_contractor", "influence.costs")
        return
    g.play("use rubles_per_contractor")
    assert changed(table.data, g) == {"0 rubles": sent}
    refuses(g, "use rubles_per_contractor", "influence.marks")


# ------------------------------------------------------------ another player's contractors


@pytest.mark.rule("guild.contractors.rubles_per_other_contractor")
@pytest.mark.parametrize("sent", [0, 1, 5])
def test_the_only_other_players_contractors_pay_without_a_question(sent: int) -> None:
    table = at_guild("contractors_3", 3, sent)
    g = table.game()
    if not sent:
        refuses(g, "use rubles_per_other_contractor", "influence.costs")
        return
    g.play("use rubles_per_other_contractor")
    assert changed(table.data, g) == {"0 rubles": sent}


@pytest.mark.rule("guild.contractors.rubles_per_other_contractor", "guild.parts_and_fewer")
def test_one_of_several_others_is_chosen_among_those_who_have_sent_somebody() -> None:
    table = at_guild("contractors_3", 2, 3, 0, 1, seats=4)
    g = play(table.game(), "use rubles_per_other_contractor")
    assert main_moves(g) == ["name player 2", "name player 4"]
    refuses(g, "name player 1", "guild.contractors.rubles_per_other_contractor")
    refuses(g, "name player 3", "guild.contractors.rubles_per_other_contractor")
    refuses(g, "take 1 permit", "guild.contractors.rubles_per_other_contractor")
    labels = {option.text: option.label for option in g.options()}
    assert labels["name player 2"].endswith("3 rubles")
    g.play("name player 2")
    assert changed(table.data, g) == {"0 rubles": 3}
    refuses(g, "name player 4", "guild.contractors.rubles_per_other_contractor")


@pytest.mark.rule("solo.guilds", "guild.contractors.rubles_per_other_contractor")
def test_ivans_contractors_are_those_of_the_other_player() -> None:
    table = ModuleSoloTable(guild="contractors").influence(1, "contractors_3")
    table.data["players"][1]["contractors"] = {table.data["duchy"]["cities"][0]: 4}
    table.visit(0, "red", 1)
    g = play(table.game(), "use rubles_per_other_contractor")
    assert g.position()["players"][0]["rubles"] == 3 + 4


def test_labels_say_what_contractors_bring() -> None:
    g = at_guild("contractors_3", 1, 1).game()
    label = {option.text: option.label for option in g.options()}
    assert label["use rubles_per_other_contractor"] == (
        "Contractors: 1 ruble for each of another player's contractors in the cities"
    )
    assert "use black_die_resource" in texts(g)
    assert label["use black_die_resource"] == "Contractors: what the tile beside the black die shows"


@pytest.mark.rule("guild.chains_end")
@pytest.mark.parametrize(("seats", "side"), [(1, "advanced"), (2, "basic"), (3, "advanced")])
@pytest.mark.slow
def test_random_games_with_the_contractors_guild_keep_every_promise(seats: int, side: str) -> None:
    options = {"guild": "contractors", "workshops": side, "module": "on"}
    play_checked(RedCathedralSubject(), seats, options, seed=seats, every=40)
