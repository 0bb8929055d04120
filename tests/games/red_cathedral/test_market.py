"""The market, first half: which die moves, how far, at what price, and where it may end."""

import pytest

import nave
from tests.support.red_cathedral import Table, events, play, refuses, texts
from tests.support.red_cathedral_checks import changed, dice, main_moves, offered

COLORS = ("green", "blue", "red", "yellow")


def ring(seats: int = 2, **options: str) -> Table:
    """Five dice on five spaces, none in the way of another one that moves 1."""
    table = Table(seats, 1, **options)
    return dice(table, white=(1, 1), green=(3, 1), blue=(5, 1), red=(7, 1), yellow=(8, 1))


def extras(game: nave.Game, die: str) -> set[int]:
    """How many extra spaces are offered with a die."""
    words = [text.split() for text in texts(game) if text.split()[:2] == ["die", die]]
    return {int(row[2]) if len(row) > 2 else 0 for row in words}


# ------------------------------------------------------------ ring


@pytest.mark.rule("market.ring", "market.move")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("start", [1, 2, 3, 4, 5, 6, 7, 8])
def test_a_die_walks_its_value_around_eight_spaces(start: int, value: int) -> None:
    table = ring().die("white", start, value)
    target = start + value if start + value <= 8 else start + value - 8
    g = play(table.game(), "die white")
    assert changed(table.data, g) == {"dice white space": target}
    assert events(g, "move_die") == [
        {"player": 0, "die": "white", "from": start, "to": target, "steps": value, "rule": "market.move"}
    ]


@pytest.mark.rule("market.ring")
def test_every_space_has_one_of_the_eight_resource_tiles() -> None:
    tiles = ring().data["market"]["tiles"]
    assert len(tiles) == len(set(tiles)) == 8
    taken = set()
    for space in range(1, 9):
        g = Table(2).visit(0, "white", space).game()
        taken |= {text.split()[2] for text in offered(g, "take")}
    kinds = {"lumber", "brick", "stone", "gold", "green_gem", "purple_gem", "ruble", "recognition"}
    assert taken == kinds


# ------------------------------------------------------------ die


@pytest.mark.rule("market.choose_die")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("die", ["white", *COLORS])
def test_any_player_may_move_any_die(player: int, die: str) -> None:
    table = ring().turn_of(player)  # green and blue play, red and yellow belong to nobody
    g = play(table.game(), f"die {die}")
    assert list(changed(table.data, g)) == [f"dice {die} space"]
    assert g.seat == player


@pytest.mark.rule("market.choose_die")
def test_there_are_five_dice_to_choose_from() -> None:
    g = ring().rubles(0, 0).game()
    assert offered(g, "die") == {f"die {die}" for die in ("white", *COLORS)}
    refuses(g, "die black", "market.choose_die")


@pytest.mark.rule("market.choose_die", "market.one_decision")
def test_a_second_die_cannot_be_moved_in_the_same_visit() -> None:
    g = play(ring().game(), "die red")
    assert offered(g, "die") == set()
    refuses(g, "die white", "turn.basic_action")


@pytest.mark.rule("market.move")
def test_the_yellow_die_with_3_moves_onto_the_space_of_the_blue_die() -> None:
    table = dice(ring(), yellow=(2, 3), blue=(5, 1))
    g = play(table.game(), "die yellow")
    market = g.position()["market"]["dice"]
    assert market["yellow"] == {"space": 5, "value": 3}
    assert market["blue"] == {"space": 5, "value": 1}


@pytest.mark.rule("market.move")
def test_fewer_or_more_spaces_than_the_value_are_not_offered() -> None:
    g = ring().die("red", 7, 4).game()
    assert extras(g, "red") == {0}
    assert play(g, "die red").position()["market"]["dice"]["red"]["space"] == 3


# ------------------------------------------------------------ one decision


@pytest.mark.rule("market.one_decision", "market.extra_spaces")
def test_paying_and_moving_follow_the_decision_with_nothing_in_between() -> None:
    table = ring().rubles(0, 3)
    g = play(table.game(), "die white +2")
    assert changed(table.data, g) == {"0 rubles": -2, "dice white space": 4}
    assert [(event.kind, event.rule) for event in g.events] == [
        ("pay", "market.extra_spaces"),
        ("move_die", "market.move"),
    ]
    assert "roll" in texts(g)


@pytest.mark.rule("market.one_decision")
def test_optional_actions_fit_in_before_the_decision_and_after_the_move() -> None:
    table = ring().score(0, 30).rubles(0, 0)
    g = table.game()
    assert {"exchange", "reroll 1"} <= set(texts(g))
    refuses(g, "die white +2", "market.extra_spaces")
    play(g, "exchange", "die white +2")
    assert g.position()["players"][0]["rubles"] == 0
    assert {"reroll 4", "reroll 3"} <= set(texts(g))


@pytest.mark.rule("market.one_decision", "market.full_space")
def test_only_distances_that_end_on_an_allowed_space_are_offered() -> None:
    table = dice(ring(), white=(1, 1), green=(3, 1), blue=(3, 1), red=(3, 1)).rubles(0, 3)
    g = table.game()
    assert extras(g, "white") == {0, 2, 3}
    refuses(g, "die white +1", "market.full_space")


# ------------------------------------------------------------ extra spaces


@pytest.mark.rule("market.extra_spaces")
@pytest.mark.parametrize(("rubles", "most"), [(0, 0), (1, 1), (2, 2), (6, 6), (7, 7), (8, 7), (20, 7)])
def test_white_and_own_die_reach_as_far_as_the_rubles_but_7_at_most(rubles: int, most: int) -> None:
    g = dice(ring(), yellow=(7, 1)).rubles(0, rubles).rubles(1, 9).game()
    for die in ("white", "green"):
        assert extras(g, die) == set(range(most + 1))
        if most < 7:
            refuses(g, f"die {die} +{most + 1}", "market.extra_spaces")
    for die in ("blue", "red", "yellow"):
        assert extras(g, die) == {0}
        refuses(g, f"die {die} +1", "market.extra_spaces")


@pytest.mark.rule("market.extra_spaces")
def test_an_eighth_extra_space_has_no_name() -> None:
    g = ring().rubles(0, 20).game()
    with pytest.raises(nave.NaveError):
        g.play("die white +8")


@pytest.mark.rule("market.extra_spaces")
@pytest.mark.parametrize("color", COLORS)
def test_the_own_die_is_the_one_of_the_own_color(color: str) -> None:
    g = ring(color_1=color).rubles(0, 1).game()
    assert {die for die in COLORS if extras(g, die) == {0, 1}} == {color}


@pytest.mark.rule("market.extra_spaces")
@pytest.mark.parametrize(("extra", "target"), [(1, 8), (3, 2), (7, 6)])
def test_extra_spaces_go_beyond_six_for_a_ruble_each(extra: int, target: int) -> None:
    table = dice(ring(), white=(1, 6)).rubles(0, 7).rubles(1, 7)
    g = play(table.game(), f"die white +{extra}")
    assert changed(table.data, g) == {"0 rubles": -extra, "dice white space": target}
    assert events(g, "pay") == [
        {"player": 0, "resource": "ruble", "amount": extra, "rule": "market.extra_spaces"}
    ]
    assert events(g, "move_die")[0]["steps"] == 6 + extra


@pytest.mark.rule("market.extra_spaces")
def test_the_yellow_player_pays_1_to_carry_the_yellow_die_on_to_the_red_die() -> None:
    table = ring(color_1="yellow").rubles(0, 1)
    dice(table, yellow=(2, 3), blue=(5, 1), red=(6, 1))
    g = play(table.game(), "die yellow +1")
    assert changed(table.data, g) == {"0 rubles": -1, "dice yellow space": 6}


@pytest.mark.rule("market.extra_spaces")
def test_the_plain_move_costs_nothing() -> None:
    table = ring().rubles(0, 5)
    g = play(table.game(), "die green")
    assert changed(table.data, g) == {"dice green space": 4}
    assert events(g, "pay") == []


# ------------------------------------------------------------ full spaces


@pytest.mark.rule("market.full_space", "market.ring")
@pytest.mark.parametrize(("lying", "free"), [(0, True), (1, True), (2, True), (3, False)])
def test_a_space_takes_three_dice_but_not_a_fourth(lying: int, free: bool) -> None:
    table = dice(ring(), red=(1, 4))
    for die in ("white", "green", "blue")[:lying]:
        table.die(die, 5, 1)
    for die in ("white", "green", "blue")[lying:]:
        table.die(die, 7, 1)
    g = table.game()
    assert ("die red" in texts(g)) == free
    if not free:
        refuses(g, "die red", "market.full_space")


@pytest.mark.rule("market.full_space")
def test_before_a_full_space_another_die_or_extra_spaces_help() -> None:
    table = dice(ring(), green=(1, 4), yellow=(1, 4), white=(5, 1), blue=(5, 1), red=(5, 1)).rubles(0, 1)
    g = table.game()
    refuses(g, "die green", "market.full_space")
    refuses(g, "die yellow", "market.full_space")
    refuses(g, "die yellow +1", "market.extra_spaces")
    assert main_moves(g)[-5:] == ["die white", "die white +1", "die green +1", "die blue", "die red"]
    assert play(g, "die green +1").position()["market"]["dice"]["green"]["space"] == 6


@pytest.mark.rule("market.passing_over")
@pytest.mark.parametrize("value", [2, 3, 6])
def test_three_dice_on_the_way_do_not_stop_a_die(value: int) -> None:
    table = dice(ring(), red=(1, value), white=(2, 1), green=(2, 1), blue=(2, 1), yellow=(8, 1))
    g = play(table.game(), "die red")
    assert changed(table.data, g) == {"dice red space": 1 + value}


@pytest.mark.rule("market.passing_over")
@pytest.mark.parametrize(("value", "extra"), [(1, 7), (4, 4), (6, 2)])
def test_after_a_full_round_a_die_fits_on_the_space_it_left(value: int, extra: int) -> None:
    """Three dice lie there, but one of them is the die that moves."""
    table = dice(ring(), white=(3, value), red=(3, 1), blue=(3, 1)).rubles(0, 7)
    dice(table, green=(6, 1), yellow=(8, 1))
    g = play(table.game(), f"die white +{extra}")
    assert changed(table.data, g) == {"0 rubles": -extra}
    assert events(g, "move_die")[0]["from"] == events(g, "move_die")[0]["to"] == 3


@pytest.mark.rule("market.passing_over", "market.full_space")
def test_a_die_that_left_a_full_space_leaves_room_for_another() -> None:
    table = dice(ring(), red=(3, 2), white=(3, 1), green=(3, 1), blue=(2, 1), yellow=(8, 1))
    refuses(table.game(), "die blue", "market.full_space")
    g = play(table.game(), "die red", "roll", "end turn")
    assert "die blue" in texts(g)
