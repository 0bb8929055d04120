"""The market, second half: obtaining resources, the three actions of a visit, and the roll at its end."""

from itertools import permutations

import pytest

from tests.support.red_cathedral import Table, events, play, refuses, texts
from tests.support.red_cathedral_checks import changed, dice, leave_in_supply, main_moves, offered

# What a resource tile gives for each die.
TILES = [
    ("lumber", 2),
    ("brick", 2),
    ("stone", 2),
    ("gold", 1),
    ("green_gem", 1),
    ("purple_gem", 1),
    ("ruble", 2),
    ("recognition", 1),
]
OTHERS = ("green", "blue", "yellow", "white")


def visiting(resource: str, count: int = 1, seats: int = 2) -> Table:
    """Player 0 has moved the red die to space 3, beside that resource; `count` dice lie there."""
    table = Table(seats).resource(3, resource).influence(2, "clergy_1").visit(0, "red", 3)
    for place, die in enumerate(OTHERS):
        table.die(die, 3 if place < count - 1 else 5 + place, 1)
    return table.rubles(0, 0)


def gain_of(resource: str, amount: int) -> dict[str, int]:
    if resource == "ruble":
        return {"0 rubles": amount}
    if resource == "recognition":
        return {"0 score": amount}
    return {f"0 goods {resource}": amount, f"supply {resource}": -amount}


# ------------------------------------------------------------ obtain


@pytest.mark.rule("market.obtain", "market.take_fewer")
@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize(("resource", "each"), TILES)
def test_a_tile_gives_its_amount_for_every_die_on_the_space(resource: str, each: int, count: int) -> None:
    table = visiting(resource, count)
    g = table.game()
    due = each * count
    assert offered(g, "take") == {f"take {amount} {resource}" for amount in range(1, due + 1)}
    refuses(g, f"take {due + 1} {resource}", "market.obtain")
    g.play(f"take {due} {resource}")
    assert changed(table.data, g) == gain_of(resource, due)
    assert {event.rule for event in g.events} == {"market.obtain"}


@pytest.mark.rule("market.obtain")
@pytest.mark.parametrize(
    ("count", "resource", "amount"), [(2, "brick", 4), (2, "lumber", 4), (3, "recognition", 3)]
)
def test_the_examples_of_obtained_resources(count: int, resource: str, amount: int) -> None:
    table = visiting(resource, count)
    assert texts(table.game())[0] == f"take {amount} {resource}"
    assert changed(table.data, play(table.game(), f"take {amount} {resource}")) == gain_of(resource, amount)


@pytest.mark.rule("market.obtain")
def test_the_die_just_moved_counts_with_those_it_joins() -> None:
    table = Table(2).resource(3, "brick").goods(0)
    dice(table, red=(1, 2), blue=(3, 5), white=(3, 5), green=(6, 1), yellow=(7, 1))
    g = play(table.game(), "die red")
    assert max(offered(g, "take")) == "take 6 brick"


@pytest.mark.rule("market.obtain")
def test_resources_beside_other_spaces_cannot_be_taken() -> None:
    g = visiting("brick").game()
    for resource, _ in TILES:
        if resource != "brick":
            refuses(g, f"take 1 {resource}", "market.obtain")


# ------------------------------------------------------------ take fewer


@pytest.mark.rule("market.take_fewer")
@pytest.mark.parametrize("amount", [1, 2, 3, 4])
def test_beside_2_rubles_two_dice_give_1_2_3_or_4_rubles(amount: int) -> None:
    table = visiting("ruble", 2)
    g = table.game()
    assert offered(g, "take") == {"take 1 ruble", "take 2 ruble", "take 3 ruble", "take 4 ruble"}
    g.play(f"take {amount} ruble")
    assert changed(table.data, g) == {"0 rubles": amount}


@pytest.mark.rule("market.take_fewer", "inventory.overflow")
@pytest.mark.parametrize(("open_spaces", "most"), [(0, 0), (1, 1), (3, 3), (4, 4), (5, 4)])
def test_open_inventory_spaces_limit_what_is_taken(open_spaces: int, most: int) -> None:
    g = visiting("brick", 2).goods(0, stone=6 - open_spaces).game()
    assert offered(g, "take") == {f"take {amount} brick" for amount in range(1, most + 1)}
    if most < 4:
        refuses(g, f"take {most + 1} brick", "inventory.overflow")


@pytest.mark.rule("market.take_fewer", "supply.limited")
@pytest.mark.parametrize(("stock", "most"), [(0, 0), (1, 1), (3, 3), (4, 4), (5, 4)])
def test_the_stock_of_the_supply_limits_what_is_taken(stock: int, most: int) -> None:
    g = leave_in_supply(visiting("brick", 2, seats=1), brick=stock).game()
    assert offered(g, "take") == {f"take {amount} brick" for amount in range(1, most + 1)}
    if most < 4:
        refuses(g, f"take {most + 1} brick", "supply.limited")


@pytest.mark.rule("market.take_fewer")
@pytest.mark.parametrize("resource", ["ruble", "recognition"])
def test_a_full_inventory_does_not_limit_rubles_and_recognition(resource: str) -> None:
    g = visiting(resource, 3).goods(0, stone=6).game()
    assert len(offered(g, "take")) == (6 if resource == "ruble" else 3)


@pytest.mark.rule("market.take_fewer")
def test_taking_nothing_is_not_an_action() -> None:
    g = visiting("brick").game()
    refuses(g, "take nothing", "market.take_fewer")
    # Whoever wants nothing rolls.
    assert "roll" in texts(g)


@pytest.mark.rule("market.take_fewer")
@pytest.mark.parametrize(("open_spaces", "most"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_an_activated_tile_gives_one_piece_at_least_and_what_fits_at_most(
    open_spaces: int, most: int
) -> None:
    table = visiting("gold").resource(8, "stone").die("white", 8, 1).tile("1.1", "workshop_die_white_1")
    table.claim("1.1", 0, shop="red", up=True, source="side").goods(0, brick=6 - open_spaces)
    g = table.game()
    assert offered(g, "activate") == {f"activate red {amount}" for amount in range(1, most + 1)}
    refuses(g, f"activate red {most + 1}", "market.take_fewer")
    if most:
        g.play("activate red 1")
        assert changed(table.data, g) == {"0 goods stone": 1, "supply stone": -1}


@pytest.mark.rule("market.take_fewer", "influence.merchants.activate_tile")
@pytest.mark.parametrize(("open_spaces", "most"), [(1, 1), (2, 2), (3, 2)])
def test_the_merchants_tile_gives_what_fits_too(open_spaces: int, most: int) -> None:
    table = visiting("gold").resource(8, "stone").die("white", 8, 1).tile("1.1", "workshop_die_white_1")
    table.claim("1.1", 0, shop="yellow", up=True, source="side").goods(0, brick=6 - open_spaces)
    g = play(table.influence(2, "merchants_3").game(), "use activate_tile")
    assert main_moves(g) == [f"activate yellow {amount}" for amount in range(most, 0, -1)]
    refuses(g, f"activate yellow {most + 1}", "market.take_fewer")
    refuses(g, "take nothing", "market.take_fewer")


# ------------------------------------------------------------ three actions


def three_actions() -> Table:
    """Beside brick; a gold tile wakes with the red die; the Clergy offer recognition."""
    table = visiting("brick").tile("1.1", "workshop_gold_1")
    return table.claim("1.1", 0, shop="red", up=True)


ACTIONS = ("take 2 brick", "use gain_recognition", "activate red 1")
EFFECTS = [
    {"0 goods brick": 2, "supply brick": -2},
    {"0 score": 1},
    {"0 goods gold": 1, "supply gold": -1},
]


@pytest.mark.rule("market.actions")
@pytest.mark.parametrize("order", list(permutations(ACTIONS)))
def test_the_three_actions_come_in_any_order(order: tuple[str, ...]) -> None:
    table = three_actions()
    g = play(table.game(), *order)
    assert changed(table.data, g) == EFFECTS[0] | EFFECTS[1] | EFFECTS[2]
    assert main_moves(g) == ["roll"]


@pytest.mark.rule("market.actions")
@pytest.mark.parametrize(
    ("action", "effect", "again", "rule"),
    [
        ("take 2 brick", EFFECTS[0], "take 1 brick", "market.actions"),
        ("take 1 brick", {"0 goods brick": 1, "supply brick": -1}, "take 1 brick", "market.actions"),
        ("activate red 1", EFFECTS[2], "activate red 1", "market.actions"),
        ("use gain_recognition", EFFECTS[1], "use gain_recognition", "influence.marks"),
    ],
)
def test_each_action_is_possible_once(action: str, effect: dict[str, int], again: str, rule: str) -> None:
    table = three_actions()
    g = play(table.game(), action)
    assert changed(table.data, g) == effect
    assert offered(g, action.split(maxsplit=1)[0]) == set()
    refuses(g, again, rule)
    # The two others are still open.
    assert len({text.split()[0] for text in main_moves(g)} & {"take", "use", "activate"}) == 2


@pytest.mark.rule("market.actions")
def test_no_market_action_is_compulsory() -> None:
    table = three_actions()
    g = play(table.game(), "roll")
    assert {key.split()[0] for key in changed(table.data, g)} <= {"dice"}
    assert main_moves(g) == ["end turn"]


@pytest.mark.rule("market.actions")
def test_market_actions_need_a_move_first() -> None:
    table = three_actions().turn_of(0)
    g = table.game()
    assert offered(g, "take", "use", "activate", "roll") == set()
    refuses(g, "take 1 brick", "market.actions")
    refuses(g, "activate red 1", "workshop.activate")
    refuses(g, "use gain_recognition", "influence.one_of_two")
    refuses(g, "roll", "market.roll")


# ------------------------------------------------------------ roll


@pytest.mark.rule("market.roll")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_all_dice_of_the_space_are_rolled_and_stay_there(count: int) -> None:
    table = visiting("brick", count)
    g = play(table.game(), "roll")
    rolled = events(g, "roll")
    assert [row["die"] for row in rolled] == [
        die
        for die in ("white", "green", "blue", "red", "yellow")
        if table.data["market"]["dice"][die]["space"] == 3
    ]
    assert len(rolled) == count
    expected = {die: dict(row) for die, row in table.data["market"]["dice"].items()}
    for row in rolled:
        expected[row["die"]]["value"] = row["value"]
        assert row["rule"] == "market.roll"
    assert g.position()["market"]["dice"] == expected
    assert events(g, "roll_space") == [{"space": 3, "rule": "market.roll"}]


@pytest.mark.rule("market.roll")
def test_every_value_can_be_rolled() -> None:
    table = visiting("brick", 2)
    rolls = [events(play(table.game(seed), "roll"), "roll") for seed in range(60)]
    for place in (0, 1):
        assert {row[place]["value"] for row in rolls} == {1, 2, 3, 4, 5, 6}
    assert any(row[0]["value"] != row[1]["value"] for row in rolls)


@pytest.mark.rule("market.roll")
def test_the_roll_is_compulsory() -> None:
    g = play(three_actions().game(), *ACTIONS)
    assert main_moves(g) == ["roll"]
    refuses(g, "end turn", "turn.end")


@pytest.mark.rule("market.roll")
def test_no_market_action_follows_the_roll() -> None:
    g = play(three_actions().game(), "roll")
    assert main_moves(g) == ["end turn"]
    for move in (*ACTIONS, "roll"):
        refuses(g, move, "market.roll")
    # Nor does another basic action.
    for move in ("die white", "claim 2.1"):
        refuses(g, move, "turn.basic_action")
    g.play("end turn")
    assert g.seat == 1
