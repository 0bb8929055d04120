"""The Artisans: workshop tiles activated for a price, one's own and others'."""

import pytest

from tests.support.checks import play_checked
from tests.support.red_cathedral import Table, events, play, refuses, texts
from tests.support.red_cathedral_checks import changed, dice, influenced, main_moves, offered
from tests.support.red_cathedral_pieces import RedCathedralSubject


def workshop(card: str, seats: int = 2, **options: str) -> Table:
    """At the Artisans with three own tiles face up: 2 rubles (blue), 1 gold (red), 1 lumber (white 1).

    Player 1 has a tile of 1 stone face up and one of 1 brick face down. The inventory is empty and its ten
    spaces are open.
    """
    table = influenced(card, seats, **options)
    table.tile("3.1", "workshop_gold_1").claim("3.1", 0, shop="red", up=True)
    table.tile("3.2", "workshop_lumber_1").claim("3.2", 0, shop="white_1", up=True)
    table.tile("4.1", "workshop_stone_1").claim("4.1", 1, shop="green", up=True)
    table.tile("4.2", "workshop_brick_1").claim("4.2", 1, shop="blue")
    return table.goods(0)


# ------------------------------------------------------------ one own tile


@pytest.mark.rule("guild.artisans.activate_own_tile", "guild.artisans.workshop_tiles_only", "guild.card")
def test_any_own_tile_is_activated_for_nothing_whatever_die_was_moved() -> None:
    table = workshop("artisans_1")
    g = play(table.game(), "use activate_own_tile")
    tiles = ("blue 2", "blue 1", "red 1", "white_1 1")
    assert set(main_moves(g)) == {f"activate {tile}" for tile in tiles}
    refuses(g, "activate green 1", "workshop.face_down")
    refuses(g, "activate red 2", "market.take_fewer")
    refuses(g, "stop", "build.deliveries")
    g.play("activate white_1 1")
    assert changed(table.data, g) == {"0 goods lumber": 1, "supply lumber": -1}
    assert events(g, "activate") == [
        {"player": 0, "space": "white_1", "rule": "guild.artisans.activate_own_tile"}
    ]


@pytest.mark.rule("guild.artisans.workshop_tiles_only", "guild.artisans.activate_own_tile", "guild.card")
def test_the_ordinary_activation_stays_and_the_action_is_marked_once() -> None:
    g = play(workshop("artisans_1").game(), "use activate_own_tile", "activate red 1")
    refuses(g, "use activate_own_tile", "influence.marks")
    refuses(g, "use activate_other_players_tile", "influence.one_of_two")
    g.play("activate red 1")
    assert g.position()["players"][0]["goods"] == {"gold": 2}
    refuses(g, "activate red 1", "market.actions")


@pytest.mark.rule("guild.artisans.activate_own_tile", "guild.payment")
def test_without_a_tile_that_can_give_something_the_action_is_not_there() -> None:
    table = workshop("artisans_1").goods(0, brick=5, stone=5)
    shop = table.player(0)["workshop"]
    shop["blue"]["up"] = False
    assert "use activate_own_tile" not in texts(table.game())
    refuses(table.game(), "use activate_own_tile", "influence.costs")
    shop["blue"]["up"] = True
    assert "use activate_own_tile" in texts(table.game())


@pytest.mark.rule("guild.artisans.activate_own_tile", "turn.exchange_one_moment")
def test_choosing_the_free_activation_leaves_the_moment_for_prestige_open() -> None:
    g = play(
        workshop("artisans_2").one_moment().score(0, 30).game(),
        "exchange",
        "use activate_own_tile",
        "exchange",
    )
    g.play("activate red 1")
    refuses(g, "exchange", "turn.exchange_one_moment")
    g = play(
        workshop("artisans_2").one_moment().score(0, 30).game(), "exchange", "use activate_own_tile_twice"
    )
    refuses(g, "exchange", "turn.exchange_one_moment")


# ------------------------------------------------------------ another player's tile


@pytest.mark.rule("guild.artisans.activate_other_players_tile")
def test_a_tile_of_somebody_else_pays_for_one_ruble_and_its_owner_gains_nothing() -> None:
    table = workshop("artisans_1")
    g = play(table.game(), "use activate_other_players_tile")
    assert main_moves(g) == ["activate green 1 of player 2"]
    refuses(g, "activate blue 1 of player 2", "workshop.face_down")
    refuses(g, "activate red 1 of player 2", "workshop.activate")
    refuses(g, "activate green 2 of player 2", "market.take_fewer")
    refuses(g, "activate blue 1 of player 1", "guild.artisans.activate_other_players_tile")
    refuses(g, "activate blue 1", "guild.artisans.activate_other_players_tile")
    refuses(g, "activate blue 1 of player 3", "guild.artisans.activate_other_players_tile")
    g.play("activate green 1 of player 2")
    assert changed(table.data, g) == {"0 goods stone": 1, "supply stone": -1, "0 rubles": -1}
    rule = "guild.artisans.activate_other_players_tile"
    assert events(g, "activate") == [{"player": 1, "space": "green", "rule": rule}]
    assert {event.rule for event in g.events} == {rule}
    refuses(g, "use activate_other_players_tile", "influence.marks")
    refuses(g, "activate green 1 of player 2", rule)


@pytest.mark.rule("guild.artisans.activate_other_players_tile", "guild.payment")
@pytest.mark.parametrize(("rubles", "possible"), [(0, False), (1, True), (2, True)])
def test_another_players_tile_costs_one_ruble(rubles: int, possible: bool) -> None:
    g = workshop("artisans_1").rubles(0, rubles).game()
    assert ("use activate_other_players_tile" in texts(g)) == possible
    if not possible:
        refuses(g, "use activate_other_players_tile", "influence.costs")


@pytest.mark.rule("guild.artisans.activate_other_players_tile", "guild.payment")
def test_tiles_of_others_that_give_nothing_cannot_be_bought() -> None:
    full = workshop("artisans_1").goods(0, brick=5, lumber=5)
    refuses(full.game(), "use activate_other_players_tile", "influence.costs")
    down = workshop("artisans_1")
    down.player(1)["workshop"]["green"]["up"] = False
    refuses(down.game(), "use activate_other_players_tile", "influence.costs")


@pytest.mark.rule("guild.artisans.activate_other_players_tile")
def test_all_other_workshops_are_open_to_choice() -> None:
    table = workshop("artisans_1", 3)
    table.tile("5.1", "workshop_ruble_2").claim("5.1", 2, shop="white_2", up=True)
    g = play(table.game(), "use activate_other_players_tile")
    assert set(main_moves(g)) == {
        "activate green 1 of player 2",
        "activate white_2 2 of player 3",
        "activate white_2 1 of player 3",
    }
    option = g.options()[0]
    assert option.touches == ("player:1", "tile:1.green")
    assert option.label == "Activate Blue's tile on the green space: 1 stone"


@pytest.mark.rule("solo.guilds", "guild.artisans.activate_other_players_tile")
def test_ivan_has_no_workshop_for_the_artisans() -> None:
    table = Table(1, guild="artisans").influence(1, "artisans_1").rubles(0, 9).visit(0, "red", 1)
    g = dice(table, white=(5, 1), green=(6, 1), blue=(7, 1), yellow=(8, 1)).game()
    refuses(g, "use activate_other_players_tile", "influence.costs")


# ------------------------------------------------------------ two activations


@pytest.mark.rule("guild.artisans.activate_own_tile_twice")
def test_one_tile_pays_two_times_for_two_rubles() -> None:
    table = workshop("artisans_2")
    g = play(table.game(), "use activate_own_tile_twice")
    refuses(g, "stop", "guild.parts_and_fewer")
    g.play("activate red 1")
    assert main_moves(g) == ["activate red 1", "stop"]
    refuses(g, "activate blue 2", "guild.artisans.activate_own_tile_twice")
    g.play("activate red 1")
    assert changed(table.data, g) == {"0 goods gold": 2, "supply gold": -2, "0 rubles": -2}
    refuses(g, "use activate_own_tile_twice", "influence.marks")


@pytest.mark.rule("guild.artisans.activate_own_tile_twice", "guild.parts_and_fewer")
def test_the_second_time_may_be_left_out_and_lapses_without_room() -> None:
    g = play(workshop("artisans_2").game(), "use activate_own_tile_twice", "activate red 1", "stop")
    assert g.position()["players"][0]["goods"] == {"gold": 1}
    assert "roll" in texts(g)
    full = workshop("artisans_2").goods(0, brick=5, stone=4)
    g = play(full.game(), "use activate_own_tile_twice", "activate red 1")
    assert "roll" in texts(g)
    assert g.position()["players"][0]["goods"] == {"brick": 5, "stone": 4, "gold": 1}


@pytest.mark.rule("guild.artisans.activate_two_own_tiles")
@pytest.mark.parametrize(("first", "second"), [("red 1", "white_1 1"), ("white_1 1", "red 1")])
def test_two_different_tiles_pay_in_either_order(first: str, second: str) -> None:
    table = workshop("artisans_3")
    g = play(table.game(), "use activate_two_own_tiles", f"activate {first}")
    refuses(g, f"activate {first}", "guild.artisans.activate_two_own_tiles")
    assert offered(g, "stop") == {"stop"}
    g.play(f"activate {second}")
    assert changed(table.data, g) == {
        "0 goods gold": 1,
        "0 goods lumber": 1,
        "supply gold": -1,
        "supply lumber": -1,
        "0 rubles": -2,
    }
    assert "roll" in texts(g)


@pytest.mark.rule("guild.artisans.activate_two_own_tiles", "guild.parts_and_fewer")
def test_a_single_face_up_tile_gives_a_single_activation() -> None:
    table = workshop("artisans_3")
    for space in ("blue", "white_1"):
        table.player(0)["workshop"][space]["up"] = False
    g = play(table.game(), "use activate_two_own_tiles", "activate red 1")
    assert "roll" in texts(g)
    assert changed(table.data, g) == {"0 goods gold": 1, "supply gold": -1, "0 rubles": -2}


@pytest.mark.rule("guild.artisans.activate_own_tile_twice", "guild.artisans.activate_two_own_tiles")
@pytest.mark.parametrize(("rubles", "possible"), [(1, False), (2, True), (3, True)])
@pytest.mark.parametrize(
    ("card", "use"),
    [("artisans_2", "use activate_own_tile_twice"), ("artisans_3", "use activate_two_own_tiles")],
)
def test_two_activations_cost_two_rubles(card: str, use: str, rubles: int, possible: bool) -> None:
    g = workshop(card).rubles(0, rubles).game()
    assert (use in texts(g)) == possible
    if not possible:
        refuses(g, use, "influence.costs")


@pytest.mark.rule("guild.artisans.workshop_tiles_only")
def test_rubles_of_a_tile_come_too_late_to_pay_for_its_activation() -> None:
    g = workshop("artisans_2").rubles(0, 1).game()
    refuses(g, "use activate_own_tile_twice", "influence.costs")


@pytest.mark.rule("specialist.not_a_workshop_tile", "guild.artisans.workshop_tiles_only")
@pytest.mark.parametrize(
    ("card", "use"),
    [
        ("artisans_1", "use activate_own_tile"),
        ("artisans_1", "use activate_other_players_tile"),
        ("artisans_2", "use activate_own_tile_twice"),
        ("artisans_3", "use activate_two_own_tiles"),
        ("merchants_3", "use activate_tile"),
    ],
)
def test_no_activation_of_workshop_tiles_uses_a_specialist(card: str, use: str) -> None:
    table = workshop(card, guild="artisans", module="on").specialist(0, "s06").specialist(1, "s07")
    table.die("red", 3, 1).visit(0, "black", 1)
    g = play(table.game(), use)
    assert all(move.startswith("activate") for move in main_moves(g))
    refuses(g, "use specialist", "black_die.uses_specialist")
    for player in (0, 1):
        for cell in table.player(player)["workshop"].values():
            if cell is not None:
                cell["up"] = False
    refuses(table.game(), use, "influence.costs")


# ------------------------------------------------------------ whole games


@pytest.mark.rule("guild.chains_end")
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
def test_random_games_with_artisans_keep_every_promise(seats: int, side: str, module: str) -> None:
    options = {"guild": "artisans", "workshops": side, "module": module}
    play_checked(RedCathedralSubject(), seats, options, seed=seats, every=25)
