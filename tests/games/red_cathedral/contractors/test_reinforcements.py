"""Reinforcement tiles: at any decision of a turn, one a turn, then gone."""

import random
from typing import Any

import pytest

import nave
from nave.kernel.errors import PositionError
from tests.support.checks import check_options, check_position, check_refusals, check_views
from tests.support.red_cathedral import MATERIALS, Table, events, play, refuses, texts
from tests.support.red_cathedral_checks import changed, dice, influenced, main_moves, offered
from tests.support.red_cathedral_pieces import RedCathedralSubject

TILES = (
    *("gain_5_rubles", "any_guild_action", "activate_own_tile", "deliver_1"),
    *("gain_3_recognition", "free_placement", "gain_2_materials", "die_resource"),
)
LIMIT = "reinforcement.use_limit"


def own_turn(*tiles: str, **options: str) -> Table:
    """Player 0 is about to take a turn and has these tiles; else as in `influenced`."""
    table = influenced("brick_makers_1", 2, **options).reinforcements(0, *tiles).turn_of(0)
    table.data["this_turn"]["die"] = None
    return table


def gone(change: dict[str, Any]) -> dict[str, Any]:
    """What changed beside the reinforcement tiles' own places."""
    return {key: value for key, value in change.items() if "reinforcements" not in key}


# ------------------------------------------------------------ when


@pytest.mark.rule("reinforcement.use_limit", "reinforcement.beside_the_action")
def test_a_tile_is_used_before_within_and_after_the_basic_action_and_leaves_the_game() -> None:
    before = play(own_turn("gain_5_rubles").game(), "reinforce gain_5_rubles")
    assert "die white" in texts(before), "the basic action is still to come"
    assert before.position()["reinforcements"]["used"] == ["gain_5_rubles"]
    assert before.position()["players"][0]["reinforcements"] == []
    refuses(before, "reinforce gain_5_rubles", LIMIT)
    within = own_turn("gain_5_rubles").card("1.1", "base_06").game()
    play(within, "deliver lumber to 1.1", "reinforce gain_5_rubles", "deliver lumber to 1.1")
    after = play(own_turn("gain_5_rubles").game(), "claim 3.1", "place down red", "reinforce gain_5_rubles")
    assert main_moves(after) == ["end turn"]


@pytest.mark.rule("reinforcement.use_limit")
def test_only_one_tile_a_turn_and_the_next_one_in_the_next_turn() -> None:
    table = own_turn("gain_5_rubles", "gain_3_recognition").reinforcements(1, "deliver_1")
    g = play(table.game(), "reinforce gain_5_rubles")
    refuses(g, "reinforce gain_3_recognition", LIMIT)
    refuses(g, "reinforce deliver_1", LIMIT)
    play(g, "claim 3.1", "place down red", "end turn")
    refuses(g, "reinforce gain_3_recognition", LIMIT)
    g.play(next(text for text in texts(g) if text.startswith("die")))
    play(g, "roll", "end turn")
    assert "reinforce gain_3_recognition" in texts(g)


@pytest.mark.rule("reinforcement.use_limit", "guild.brick_makers.take_reinforcement")
def test_a_tile_works_in_the_turn_in_which_it_was_taken() -> None:
    g = influenced("brick_makers_1").goods(0, brick=2).game()
    play(g, "use take_reinforcement brick", "take reinforcement gain_5_rubles", "reinforce gain_5_rubles")
    assert g.position()["players"][0]["rubles"] == 14


@pytest.mark.rule("reinforcement.use_limit")
def test_many_tiles_may_be_held_and_unused_ones_are_worth_nothing() -> None:
    poor, rich = own_turn().game(), own_turn(*TILES).game()
    values = [g.view(0)["players"][0]["if_it_ended_now"] for g in (poor, rich)]
    assert values[0] == values[1]
    assert rich.position()["players"][0]["reinforcements"] == list(TILES)


@pytest.mark.rule("reinforcement.use_limit", "solo.guilds")
def test_on_ivans_turn_no_tile_can_be_used() -> None:
    table = Table(1, guild="brick_makers").reinforcements(0, "gain_5_rubles")
    table.data["active"] = 1
    table.data["turn"] = 2
    g = table.ask(("ivan_claim", [])).game()
    refuses(g, "reinforce gain_5_rubles", LIMIT)


@pytest.mark.rule("reinforcement.beside_the_action")
def test_influence_workshop_and_repeated_actions_go_on_as_if_nothing_had_been() -> None:
    table = influenced("brick_makers_2").goods(0, brick=3).reinforcements(0, "gain_5_rubles")
    g = play(table.game(), "use brick_for_2_rubles brick", "reinforce gain_5_rubles")
    play(g, "use brick_for_2_rubles brick", "use brick_for_2_rubles brick", "take 1 recognition")
    assert g.position()["players"][0]["rubles"] == 9 + 5 + 6


@pytest.mark.rule("reinforcement.beside_the_action", "turn.exchange_one_moment")
def test_a_tile_closes_the_moment_for_prestige_into_rubles() -> None:
    g = play(
        own_turn("gain_5_rubles").one_moment().score(0, 30).game(), "exchange", "reinforce gain_5_rubles"
    )
    refuses(g, "exchange", "turn.exchange_one_moment")
    g = play(
        own_turn("gain_5_rubles").one_moment().score(0, 30).game(), "reinforce gain_5_rubles", "exchange"
    )
    assert "exchange" in texts(g)


# ------------------------------------------------------------ plain gains


@pytest.mark.rule("reinforcement.gain_5_rubles")
def test_five_rubles() -> None:
    table = own_turn("gain_5_rubles")
    g = play(table.game(), "reinforce gain_5_rubles")
    assert gone(changed(table.data, g)) == {"0 rubles": 5}
    assert {event.rule for event in g.events} == {"reinforcement.gain_5_rubles"}


@pytest.mark.rule("reinforcement.gain_3_recognition")
def test_three_recognition() -> None:
    table = own_turn("gain_3_recognition").score(0, 10)
    g = play(table.game(), "reinforce gain_3_recognition")
    assert gone(changed(table.data, g)) == {"0 score": 3}


@pytest.mark.rule("reinforcement.gain_2_materials")
@pytest.mark.parametrize("second", ["gold", "purple_gem"])
def test_two_materials_equal_or_different(second: str) -> None:
    table = own_turn("gain_2_materials").goods(0)
    g = play(table.game(), "reinforce gain_2_materials")
    assert set(main_moves(g)) == {f"take 1 {name}" for name in MATERIALS}
    refuses(g, "take nothing", "reinforcement.gain_2_materials")
    play(g, "take 1 gold", f"take 1 {second}")
    held = {"gold": 2} if second == "gold" else {"gold": 1, second: 1}
    assert g.position()["players"][0]["goods"] == held
    assert "die white" in texts(g)


@pytest.mark.rule("reinforcement.gain_2_materials", "guild.parts_and_fewer")
@pytest.mark.parametrize(("room", "questions"), [(0, 0), (1, 1), (2, 2)])
def test_two_materials_need_room_and_the_second_may_be_left_out(room: int, questions: int) -> None:
    g = own_turn("gain_2_materials").goods(0, stone=10 - room).game()
    if not questions:
        refuses(g, "reinforce gain_2_materials", "reinforcement.beside_the_action")
        return
    play(g, "reinforce gain_2_materials", "take 1 gold")
    assert ("take nothing" in texts(g)) == (questions == 2)
    if questions == 2:
        g.play("take nothing")
    assert g.position()["players"][0]["goods"]["gold"] == 1
    assert "die white" in texts(g)


# ------------------------------------------------------------ workshop, delivery, die


@pytest.mark.rule("reinforcement.activate_own_tile")
def test_any_own_face_up_tile_is_activated_whatever_die_was_moved() -> None:
    table = own_turn("activate_own_tile")
    g = play(table.game(), "reinforce activate_own_tile")
    assert main_moves(g) == ["activate blue 2", "activate blue 1"]
    g.play("activate blue 2")
    assert gone(changed(table.data, g)) == {"0 rubles": 2}
    table.player(0)["workshop"]["blue"]["up"] = False
    refuses(table.game(), "reinforce activate_own_tile", "reinforcement.beside_the_action")


@pytest.mark.rule("reinforcement.deliver_1", "guild.delivery")
def test_one_more_delivery_on_top_of_the_three_of_a_build_action() -> None:
    table = own_turn("deliver_1").goods(0, lumber=2, brick=2, stone=1)
    g = play(table.game(), "deliver lumber to 1.1", "deliver lumber to 1.1", "reinforce deliver_1")
    assert offered(g, "deliver", "decorate") == {"deliver brick to 1.1", "decorate 2.2"}
    refuses(g, "stop", "build.at_least_one")
    play(g, "decorate 2.2", "deliver brick to 1.1")
    assert main_moves(g) == ["end turn"]
    assert g.position()["site"][0][0]["laid"] == {"lumber": 2, "brick": 1}


@pytest.mark.rule("reinforcement.deliver_1", "reinforcement.beside_the_action", "guild.parts_and_fewer")
def test_a_delivery_under_way_lapses_when_the_tile_delivered_the_last_material() -> None:
    table = influenced("brick_makers_1").goods(0, brick=2).reinforcements(0, "deliver_1")
    g = play(table.game(), "use brick_for_delivery brick", "reinforce deliver_1", "deliver brick to 1.1")
    assert main_moves(g) == ["stop"]
    assert "roll" in texts(play(g, "stop"))


@pytest.mark.rule("reinforcement.deliver_1", "reinforcement.beside_the_action")
def test_without_anything_to_deliver_the_tile_has_no_effect() -> None:
    refuses(own_turn("deliver_1").goods(0).game(), "reinforce deliver_1", "reinforcement.beside_the_action")


@pytest.mark.rule("reinforcement.activate_own_tile", "guild.parts_and_fewer")
def test_an_activation_under_way_lapses_when_nothing_is_left_to_take() -> None:
    table = influenced("merchants_3", guild="brick_makers").goods(0, stone=9)
    table.tile("3.1", "workshop_gold_1").claim("3.1", 0, shop="red", up=True)
    table.claim("3.2", 0, shop="white_1").reinforcements(0, "gain_2_materials")
    table.player(0)["workshop"]["blue"]["up"] = False
    g = play(table.game(), "use activate_tile", "reinforce gain_2_materials", "take 1 lumber")
    assert main_moves(g) == ["take nothing"]
    assert "roll" in texts(play(g, "take nothing"))


@pytest.mark.rule("reinforcement.die_resource")
def test_the_tile_beside_any_die_pays_once() -> None:
    table = own_turn("die_resource").goods(0)
    dice(table, white=(5, 1), green=(5, 1), blue=(5, 1), yellow=(8, 1), red=(1, 1))
    table.resource(1, "recognition").resource(5, "brick").resource(8, "lumber").resource(2, "ruble")
    g = play(table.game(), "reinforce die_resource")
    assert set(main_moves(g)) == {
        *("take 1 recognition", "take 2 brick", "take 1 brick", "take 2 lumber", "take 1 lumber")
    }
    refuses(g, "take 2 ruble", "reinforcement.die_resource")
    refuses(g, "take 3 brick", "reinforcement.die_resource")
    g.play("take 2 brick")
    assert g.position()["players"][0]["goods"] == {"brick": 2}


@pytest.mark.rule("hire.city_closes_meanwhile", "reinforcement.deliver_1")
def test_a_city_that_closes_within_the_hire_scores_the_new_contractor_and_the_hire_goes_on() -> None:
    table = own_turn("deliver_1", module="on").goods(0, brick=1).score(0, 10)
    table.finish("1.2", 1).finish("1.3", 1).all_but("1.1", brick=1)
    city = table.data["duchy"]["cities"][0]
    g = play(table.game(), f"hire {city}")
    offer = offered(g, "keep", "decline")
    play(g, "reinforce deliver_1", "deliver brick to 1.1")
    position = g.position()
    assert city in position["duchy"]["closed"]
    reward = g.view(0)["site"][0][0]["recognition"]
    assert position["players"][0]["score"] == 10 + reward + 1, "one contractor times one banner"
    assert set(main_moves(g)) == offer, "the specialists next to the city are still to choose from"
    refuses(g, f"hire {city}", "hire.fourth_action")
    g.play(sorted(offered(g, "keep"))[0])
    assert g.position()["players"][0]["specialist"] is not None
    assert None not in g.position()["duchy"]["display"]


# ------------------------------------------------------------ free placement


@pytest.mark.rule("reinforcement.free_placement")
def test_a_tile_is_placed_face_up_for_nothing_and_its_benefit_comes_at_once() -> None:
    table = own_turn("free_placement").rubles(0, 0).tile("3.1", "workshop_ruble_2")
    refuses(table.game(), "reinforce free_placement", "reinforcement.free_placement")
    g = play(table.game(), "claim 3.1")
    refuses(g, "place up red", "workshop.face_up")
    g.play("reinforce free_placement")
    assert main_moves(g) == ["place up red", "place up white_1"]
    refuses(g, "place down red", "reinforcement.free_placement")
    refuses(g, "place up green", "workshop.placement")
    option = next(option for option in g.options() if option.text == "place up red")
    assert option.label == "Lay the tile face up on the red space for 0 rubles"
    g.play("place up red")
    row = g.position()["players"][0]
    assert row["workshop"]["red"] == {"tile": "workshop_ruble_2", "up": True}
    assert row["rubles"] == 2
    assert events(g, "pay") == []


@pytest.mark.rule("reinforcement.free_placement", "advanced.release_ornament")
def test_on_the_advanced_side_the_ornament_of_the_space_becomes_available() -> None:
    table = Table(2, guild="brick_makers", workshops="advanced").reinforcements(0, "free_placement")
    g = play(table.rubles(0, 0).game(), "claim 1.1", "banner inventory", "reinforce free_placement")
    before = g.position()["players"][0]["ornaments"]
    g.play("place up green")
    after = g.position()["players"][0]["ornaments"]
    assert sum(after.values()) == sum(before.values()) + 1


@pytest.mark.rule("reinforcement.free_placement", "specialist.claim")
def test_it_works_for_a_claim_through_a_specialist_too() -> None:
    table = influenced("brick_makers_1", module="on").reinforcements(0, "free_placement").rubles(0, 0)
    table.die("red", 3, 1).visit(0, "black", 1).specialist(0, "s24")
    g = play(table.game(), "use specialist", "claim 3.1", "reinforce free_placement", "place up red")
    assert g.position()["players"][0]["workshop"]["red"]["up"]


# ------------------------------------------------------------ a guild action


@pytest.mark.rule("reinforcement.any_guild_action")
def test_an_action_of_any_card_in_play_is_performed_once_at_its_usual_cost() -> None:
    table = own_turn("any_guild_action").influence(2, "craftsmen_1").influence(3, "merchants_1")
    table.influence(4, "teamsters_1").goods(0, brick=2, lumber=1)
    g = play(table.game(), "reinforce any_guild_action")
    found = {text.split()[1] for text in offered(g, "use")}
    names = ("sell_any", "buy_common", "two_for_one", "swap_for_ruble", "deliver_one", "gain_ruble")
    assert found == {*names, "take_reinforcement", "brick_for_delivery"}
    refuses(g, "use two_for_one lumber", "influence.costs")
    refuses(g, "use buy_any gold", "reinforcement.any_guild_action")
    g.play("use sell_any lumber")
    assert "die white" in texts(g), "a repeatable action is performed a single time"
    assert gone(changed(table.data, g)) == {"0 rubles": 1, "0 goods lumber": -1, "supply lumber": 1}


@pytest.mark.rule("reinforcement.any_guild_action", "reinforcement.beside_the_action")
def test_an_action_marked_once_may_come_a_second_time_in_the_turn() -> None:
    table = influenced("brick_makers_1").reinforcements(0, "any_guild_action").goods(0, brick=4)
    g = play(table.game(), "use take_reinforcement brick", "take reinforcement gain_5_rubles")
    play(g, "reinforce any_guild_action", "use take_reinforcement brick", "take reinforcement deliver_1")
    assert g.position()["players"][0]["reinforcements"] == ["gain_5_rubles", "deliver_1"]
    refuses(g, "reinforce deliver_1", LIMIT)
    refuses(g, "use take_reinforcement brick", "influence.marks")


@pytest.mark.rule("reinforcement.any_guild_action")
def test_without_an_action_that_can_be_paid_the_tile_has_no_effect() -> None:
    table = own_turn("any_guild_action").influence(2, "craftsmen_1").influence(3, "merchants_1")
    table.influence(4, "teamsters_2").goods(0).rubles(0, 0)
    refuses(table.game(), "reinforce any_guild_action", "reinforcement.beside_the_action")
    assert "reinforce any_guild_action" in texts(table.rubles(0, 1).game())


# ------------------------------------------------------------ positions


@pytest.mark.rule("guild.brick_makers.setup")
@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda d: d["reinforcements"]["offer"].pop(), "missing: die_resource"),
        (lambda d: d["reinforcements"]["used"].append("deliver_1"), "in two places"),
        (lambda d: d["players"][1]["reinforcements"].append("deliver_1"), "in two places"),
        (lambda d: d["reinforcements"].update(this_turn=True), "none has left"),
        (lambda d: d["reinforcements"]["offer"].append("gold"), "allowed"),
    ],
)
def test_a_position_with_lost_or_doubled_tiles_is_refused(spoil: Any, message: str) -> None:
    table = own_turn()
    spoil(table.data)
    with pytest.raises(PositionError, match=message):
        table.game()


@pytest.mark.rule("reinforcement.use_limit", "guild.chains_end")
@pytest.mark.parametrize(
    ("seats", "side", "module"), [(2, "advanced", "on"), (3, "basic", "off"), (1, "basic", "on")]
)
@pytest.mark.slow
def test_tiles_used_at_random_moments_leave_every_question_answerable(
    seats: int, side: str, module: str
) -> None:
    subject, chance = RedCathedralSubject(), random.Random(seats)
    seed = 7_000_000_000_000 + seats
    options = {"guild": "brick_makers", "workshops": side, "module": module}
    data = nave.new_game("red_cathedral", seats=seats, seed=seed, settings=options).position()
    data["reinforcements"]["offer"] = []
    data["players"][0]["reinforcements"] = list(TILES)
    g = nave.from_position(data, seed=seed)
    while not g.over:
        check_position(subject, g, g.position())
        subject.check_pieces(g, g.position())
        if chance.random() < 0.05:
            check_options(g)
            check_refusals(subject, g, chance)
            check_views(g, chance)
        tiles = offered(g, "reinforce")
        if tiles and chance.random() < 0.15:
            g.play(chance.choice(sorted(tiles)))
        else:
            g.play(chance.choice(g.legal_moves))
    assert g.position()["reinforcements"]["used"]
