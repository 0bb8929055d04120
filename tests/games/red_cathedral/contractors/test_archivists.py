"""The Archivists: contracts drawn and kept, and the market and other guilds for recognition."""

from typing import Any

import pytest

import nave
from nave.kernel.errors import PositionError
from tests.support.checks import play_checked
from tests.support.contracts import ALL, at_archivists, draw, hand, kept_by, under, under_deck
from tests.support.red_cathedral import Table, play, refuses, texts
from tests.support.red_cathedral_checks import changed, dice, main_moves, offered
from tests.support.red_cathedral_pieces import RedCathedralSubject

DRAW = "guild.archivists.draw_contracts"


# ------------------------------------------------------------ the deck


@pytest.mark.rule("guild.archivists.setup", "options.guild_pieces")
def test_fifteen_different_contracts_make_the_deck_of_games_with_an_archivists_card() -> None:
    game = nave.new_game("red_cathedral", seats=2, seed=3, settings={"guild": "archivists"})
    assert len(set(ALL)) == 15
    assert game.view(0)["contracts"] == {"under": [], "drawn": [], "scored": {}, "deck": 15}
    assert [row["contracts"] for row in game.view(0)["players"]] == [[], []]
    assert "contracts" not in nave.new_game(
        "red_cathedral", seats=2, seed=3, settings={"guild": "foremen"}
    ).view(0)


@pytest.mark.rule("guild.archivists.setup")
def test_every_contract_can_be_drawn_first() -> None:
    table = at_archivists()
    seen = {draw(table, seed)[1][0] for seed in range(150)}
    assert seen == set(ALL)


# ------------------------------------------------------------ draw, keep


@pytest.mark.rule("guild.archivists.draw_contracts", "guild.card")
def test_for_two_rubles_three_are_drawn_one_is_kept_and_two_go_under_the_deck_in_their_order() -> None:
    table = at_archivists()
    g, three = draw(table)
    assert len(set(three)) == 3
    assert main_moves(g) == [f"keep {name}" for name in three]
    other = next(name for name in ALL if name not in three)
    refuses(g, f"keep {other}", DRAW)
    refuses(g, "keep hand", DRAW)
    refuses(g, f"put back {three[0]}", DRAW)
    refuses(g, "roll", "market.roll")
    refuses(g, "take 1 recognition", DRAW)
    g.play(f"keep {three[1]}")
    assert kept_by(g) == [three[1]]
    assert under_deck(g) == [(three[0], 0), (three[2], 0)]
    assert g.position()["players"][0]["rubles"] == 7
    assert g.view(0)["contracts"]["deck"] == 14
    refuses(g, "use draw_contracts", "influence.marks")
    refuses(g, f"keep {three[0]}", DRAW)


@pytest.mark.rule("guild.archivists.draw_contracts", "guild.payment")
@pytest.mark.parametrize(("rubles", "possible"), [(1, False), (2, True), (3, True)])
def test_drawing_costs_two_rubles(rubles: int, possible: bool) -> None:
    g = at_archivists().rubles(0, rubles).game()
    assert ("use draw_contracts" in texts(g)) == possible
    if not possible:
        refuses(g, "use draw_contracts", "influence.costs")


@pytest.mark.rule("guild.archivists.draw_contracts")
def test_cards_under_the_deck_come_after_all_others_in_their_order() -> None:
    """Two cards nobody has seen and two that were put back: the third drawn is the first put back."""
    table = hand(at_archivists(seats=4), 1, *ALL[:3])
    hand(hand(table, 2, *ALL[3:6]), 3, *ALL[6:9])
    fresh = ALL[9:11]
    under(table, *((name, 1) for name in (ALL[14], ALL[11], ALL[13], ALL[12])))
    for seed in range(5):
        g, three = draw(table, seed)
        assert set(three[:2]) == set(fresh)
        assert three[2] == ALL[14]
        g.play(f"keep {three[0]}")
        assert under_deck(g) == [(ALL[11], 1), (ALL[13], 1), (ALL[12], 1), (three[1], 0), (ALL[14], 0)]


@pytest.mark.rule("guild.archivists.hand_limit")
def test_with_twelve_contracts_held_the_last_three_can_still_be_drawn_and_come_back_in_order() -> None:
    table = at_archivists(seats=4)
    for player in range(4):
        hand(table, player, *ALL[player * 3 : player * 3 + 3])
    under(table, (ALL[14], 2), (ALL[12], 0), (ALL[13], 0))
    g, three = draw(table)
    assert three == [ALL[14], ALL[12], ALL[13]]
    g.play("keep hand")
    assert under_deck(g) == [(ALL[14], 0), (ALL[12], 0), (ALL[13], 0)]


# ------------------------------------------------------------ the limit


@pytest.mark.rule("guild.archivists.hand_limit")
@pytest.mark.parametrize("held", [0, 1, 2])
def test_with_fewer_than_three_one_must_be_kept(held: int) -> None:
    g, three = draw(hand(at_archivists(), 0, *ALL[:held]))
    refuses(g, "keep hand", DRAW)
    g.play(f"keep {three[2]}")
    assert set(kept_by(g)) == {*ALL[:held], three[2]}


@pytest.mark.rule("guild.archivists.hand_limit")
def test_with_three_in_hand_all_drawn_ones_may_go_back() -> None:
    table = hand(at_archivists(), 0, *ALL[:3])
    g, three = draw(table)
    assert set(main_moves(g)) == {*(f"keep {name}" for name in three), "keep hand"}
    g.play("keep hand")
    assert kept_by(g) == ALL[:3]
    assert under_deck(g) == [(name, 0) for name in three]


@pytest.mark.rule("guild.archivists.hand_limit", "guild.archivists.draw_contracts")
def test_with_three_in_hand_the_new_one_takes_the_place_of_a_held_one_which_goes_under_last() -> None:
    table = hand(at_archivists(), 0, *ALL[:3])
    g, three = draw(table)
    g.play(f"keep {three[0]}")
    assert main_moves(g) == [f"put back {name}" for name in ALL[:3]]
    refuses(g, f"put back {three[0]}", "guild.archivists.hand_limit")
    refuses(g, f"keep {three[1]}", "guild.archivists.hand_limit")
    refuses(g, "keep hand", "guild.archivists.hand_limit")
    g.play(f"put back {ALL[1]}")
    assert set(kept_by(g)) == {ALL[0], ALL[2], three[0]}
    assert under_deck(g) == [(three[1], 0), (three[2], 0), (ALL[1], 0)]


# ------------------------------------------------------------ any market space


@pytest.mark.rule("guild.archivists.market_area", "guild.card")
def test_a_market_space_of_choice_gives_its_resources_times_its_dice_for_1_recognition() -> None:
    """The ledger's example: two dice beside the tile of 2 lumber bring 4 lumber for 1 recognition."""
    table = dice(at_archivists().goods(0).resource(5, "lumber").resource(6, "ruble"), green=(5, 1))
    g = play(table.game(), "use market_area")
    # The red die stands beside recognition, two on space 5, blue and yellow on 7 and 8.
    assert "take 4 lumber" in texts(g)
    assert "take 1 lumber" in texts(g)
    refuses(g, "take 5 lumber", "guild.archivists.market_area")
    refuses(g, "take 2 ruble", "guild.archivists.market_area")
    refuses(g, "take nothing", "guild.parts_and_fewer")
    g.play("take 4 lumber")
    assert changed(table.data, g) == {"0 goods lumber": 4, "supply lumber": -4, "0 score": -1}
    refuses(g, "use market_area", "influence.marks")
    refuses(g, "use draw_contracts", "influence.one_of_two")


@pytest.mark.rule("guild.archivists.market_area", "guild.parts_and_fewer")
def test_rubles_of_a_market_space_come_in_full() -> None:
    table = dice(at_archivists().resource(6, "ruble"), green=(6, 1), white=(6, 1))
    g = play(table.game(), "use market_area")
    assert {text for text in texts(g) if text.endswith("ruble")} == {"take 4 ruble"}
    refuses(g, "take 3 ruble", "guild.parts_and_fewer")
    assert ("space:6", "supply:ruble") in {option.touches for option in g.options()}


@pytest.mark.rule("guild.archivists.market_area", "guild.recognition_cost")
@pytest.mark.parametrize(("score", "possible"), [(0, False), (1, True)])
@pytest.mark.parametrize(
    ("card", "use"),
    [
        ("archivists_1", "use market_area"),
        ("archivists_2", "use any_guild_action"),
        ("archivists_3", "use resource_tile"),
    ],
)
def test_a_marker_on_0_cannot_pay_with_recognition(card: str, use: str, score: int, possible: bool) -> None:
    g = at_archivists(card).score(0, score).game()
    assert (use in texts(g)) == possible
    if not possible:
        refuses(g, use, "guild.recognition_cost")
    else:
        g.play(use)
        assert g.position()["players"][0]["score"] == 0


# ------------------------------------------------------------ any resource tile


@pytest.mark.rule("guild.archivists.resource_tile")
def test_any_resource_tile_is_taken_once_with_or_without_dice() -> None:
    table = at_archivists("archivists_3").goods(0)
    g = play(table.game(), "use resource_tile")
    amounts = {"lumber": 2, "brick": 2, "stone": 2, "gold": 1, "green_gem": 1, "purple_gem": 1}
    expected = {f"take {n} {name}" for name, most in amounts.items() for n in range(1, most + 1)}
    assert set(main_moves(g)) == expected | {"take 2 ruble", "take 1 recognition"}
    refuses(g, "take 3 brick", "guild.archivists.resource_tile")
    refuses(g, "take 1 permit", "guild.archivists.resource_tile")
    g.play("take 2 brick")
    assert changed(table.data, g) == {"0 goods brick": 2, "supply brick": -2, "0 score": -1}


# ------------------------------------------------------------ another guild


def other_guilds() -> Table:
    table = at_archivists("archivists_2")
    return table.influence(2, "craftsmen_1").influence(3, "teamsters_1").influence(4, "merchants_1")


@pytest.mark.rule("guild.archivists.any_guild_action")
def test_one_of_the_six_actions_of_the_three_base_guilds_is_performed_for_1_recognition() -> None:
    table = other_guilds()
    g = play(table.game(), "use any_guild_action")
    shown = {row["id"]: row for row in nave.component_set("red_cathedral").rows("influence_card")}
    cards = ("craftsmen_1", "teamsters_1", "merchants_1")
    printed = {action["id"] for card in cards for action in shown[card]["actions"]}
    assert len(printed) == 6
    assert {text.split()[1] for text in offered(g, "use")} == printed
    refuses(g, "use draw_contracts", "guild.archivists.any_guild_action")
    refuses(g, "use gain_recognition", "guild.archivists.any_guild_action")
    refuses(g, "use sell_any brick", "influence.costs")
    g.play("use sell_any gold")
    now = changed(table.data, g)
    assert now.pop("0 rubles") > 0
    assert now == {"0 goods gold": -1, "supply gold": 1, "0 score": -1}
    # A single time, even though the Craftsmen's action is marked any number.
    refuses(g, "use sell_any gold", "influence.quadrant")
    refuses(g, "use any_guild_action", "influence.marks")
    refuses(g, "use draw_contracts", "influence.one_of_two")


@pytest.mark.rule("guild.archivists.any_guild_action")
def test_the_action_performed_pays_its_own_cost_and_asks_its_own_questions() -> None:
    table = other_guilds()
    g = play(table.game(), "use any_guild_action", "use two_for_one lumber")
    assert nave.from_position(g.position()).legal_moves == g.legal_moves
    g.play("take 1 purple_gem")
    now = changed(table.data, g)
    assert now == {
        "0 goods lumber": -2,
        "supply lumber": 2,
        "0 goods purple_gem": 1,
        "supply purple_gem": -1,
        "0 score": -1,
    }
    # The market visit goes on.
    assert "take 1 recognition" in texts(g)


@pytest.mark.rule("guild.archivists.any_guild_action", "guild.payment")
def test_without_a_possible_action_of_another_guild_no_recognition_can_be_paid() -> None:
    table = other_guilds().goods(0).rubles(0, 0)
    # A ruble from the Teamsters is free; without that card everything asks for rubles or materials.
    assert offered(play(table.game(), "use any_guild_action"), "use") == {"use gain_ruble"}
    table.influence(3, "teamsters_2")
    refuses(table.game(), "use any_guild_action", "influence.costs")
    assert "use any_guild_action" in texts(table.rubles(0, 1).game())


@pytest.mark.rule("guild.archivists.any_guild_action", "guild.delivery", "guild.chains_end")
def test_a_delivery_of_the_teamsters_can_be_made_through_the_archivists() -> None:
    table = other_guilds()
    g = play(table.game(), "use any_guild_action", "use deliver_one", "deliver lumber to 1.1")
    now = changed(table.data, g)
    assert now["1.1 laid lumber"] == 1
    assert now["0 score"] == -1


# ------------------------------------------------------------ positions


@pytest.mark.rule("guild.archivists.setup", "guild.archivists.hand_limit")
@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda d: d["players"][0].update(contracts=ALL[:4]), "contracts of Green: 4"),
        (lambda d: d["players"][1].update(contracts=[ALL[0]]), "two places"),
        (lambda d: d["contracts"].update(drawn=[ALL[5]]), "nobody is asked"),
        (lambda d: d["contracts"].update(under=[{"contract": ALL[0], "by": 1}]), "held and under"),
        (lambda d: d["contracts"].update(scored={ALL[0]: 2}), "not scored now"),
        (lambda d: d["contracts"].update(deck=3), "unknown entry 'deck'"),
    ],
)
def test_positions_that_lose_or_double_a_contract_are_refused(change: Any, message: str) -> None:
    table = hand(at_archivists(), 0, ALL[0])
    table.game()
    change(table.data)
    with pytest.raises(PositionError, match=message):
        table.game()


@pytest.mark.rule("guild.archivists.any_guild_action")
def test_another_cards_question_is_open_only_through_the_action_that_reaches_it() -> None:
    g = play(other_guilds().game(), "use any_guild_action", "use two_for_one lumber")
    position = g.position()
    assert position["this_turn"]["influence"] == "any_guild_action"
    position["this_turn"]["influence"] = "draw_contracts"
    with pytest.raises(PositionError, match="'two_for_one'"):
        nave.from_position(position)


# ------------------------------------------------------------ whole games


@pytest.mark.rule("guild.chains_end", "guild.archivists.hand_limit")
@pytest.mark.parametrize(
    ("seats", "side", "module"),
    [
        (1, "basic", "on"),
        (1, "advanced", "off"),
        (2, "basic", "off"),
        (3, "advanced", "on"),
        (4, "basic", "off"),
    ],
)
@pytest.mark.slow
def test_random_games_with_archivists_keep_every_promise(seats: int, side: str, module: str) -> None:
    options = {"guild": "archivists", "workshops": side, "module": module}
    game = play_checked(RedCathedralSubject(), seats, options, seed=seats, every=40)
    end = game.position()
    held = [name for row in end["players"] for name in row["contracts"]]
    assert len(set(held)) == len(held)
    assert all(len(row["contracts"]) <= 3 for row in end["players"])
