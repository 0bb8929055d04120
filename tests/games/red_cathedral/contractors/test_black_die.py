"""The black die: a market die everybody may push, and six dice that can block each other."""

import pytest

from tests.support.contractors import ModuleTable, black_visit
from tests.support.red_cathedral import events, play, refuses, texts
from tests.support.red_cathedral_checks import changed, main_moves, offered


@pytest.mark.rule("black_die.market_die", "black_die.paid_steps")
def test_everybody_may_push_the_black_die_for_rubles() -> None:
    table = ModuleTable(3).rubles(1, 2)
    table.die("black", 3, 2)
    game = table.turn_of(1).game()
    assert [text for text in texts(game) if text.startswith("die black")] == [
        "die black",
        "die black +1",
        "die black +2",
    ]
    play(game, "die black +2")
    assert game.position()["market"]["dice"]["black"]["space"] == 7
    assert game.position()["players"][1]["rubles"] == 0


@pytest.mark.rule("black_die.workshop_tile")
def test_its_workshop_tile_pays_the_tile_beside_the_die_once() -> None:
    table = ModuleTable().tile("1.1", "workshop_die_black_1").claim("1.1", 0, shop="green", up=True)
    table.resource(4, "brick").die("black", 4, 1).die("white", 4, 1)
    game = table.visit(0, "green", 2).game()
    assert [text for text in texts(game) if text.startswith("activate")] == [
        "activate green 2",
        "activate green 1",
    ]


@pytest.mark.rule("black_die.uses_specialist")
def test_it_wakes_no_workshop_space() -> None:
    table = black_visit().claim("1.1", 0, shop="green", up=True)
    game = table.game()
    assert not [text for text in texts(game) if text.startswith("activate")]
    refuses(game, "activate green 1", "black_die.uses_specialist")
    refuses(game, "use specialist", "black_die.uses_specialist")


@pytest.mark.rule("black_die.two_full_spaces")
def test_two_full_spaces_may_leave_nothing_but_to_pass() -> None:
    table = ModuleTable().rubles(0, 0).permits(0, 0).score(0, 4)
    for die, space, value in (
        ("white", 1, 3),
        ("green", 1, 3),
        ("blue", 1, 3),
        ("red", 4, 5),
        ("yellow", 4, 5),
        ("black", 4, 5),
    ):
        table.die(die, space, value)
    for level, shop in enumerate(("green", "blue", "red", "yellow", "white_1", "white_2")):
        table.claim(f"{level % 4 + 1}.{level // 4 + 1}", 0, shop=shop)
    game = table.turn_of(0).game()
    assert texts(game) == ["end turn"]
    assert game.prompt == "Green: nothing is possible this turn but to end it."
    before = game.position()
    play(game, "end turn")
    assert changed(before, game) == {}
    assert game.seat == 1
    rich = table.rubles(0, 1).game()
    assert main_moves(rich) == ["die white +1", "die green +1", "die black +1"]
    refuses(rich, "end turn", "turn.end")


@pytest.mark.rule("black_die.market_die")
@pytest.mark.parametrize(("value", "space"), [(1, 8), (2, 1), (6, 5)])
def test_it_moves_by_its_value_in_arrow_direction(value: int, space: int) -> None:
    table = ModuleTable().rubles(0, 0)
    for other in ("white", "green", "blue", "red", "yellow"):
        table.die(other, 4, 1) if other in ("white", "green") else table.die(other, 3, 1)
    game = play(table.die("black", 7, value).turn_of(0).game(), "die black")
    assert game.position()["market"]["dice"]["black"]["space"] == space


@pytest.mark.rule("black_die.market_die")
@pytest.mark.parametrize(("beside", "most"), [(False, 2), (True, 4)])
def test_it_multiplies_resources_for_whoever_lands_beside_it(beside: bool, most: int) -> None:
    table = black_visit().resource(1, "brick").die("black", 1 if beside else 3, 1)
    game = table.visit(0, "red", 1).game()
    assert {text for text in offered(game, "take") if text.endswith("brick")} == {
        f"take {amount} brick" for amount in range(1, most + 1)
    }


@pytest.mark.rule("black_die.market_die")
@pytest.mark.parametrize(("crowd", "possible"), [(2, True), (3, False)])
def test_it_counts_towards_the_three_dice_of_a_space(crowd: int, possible: bool) -> None:
    """The white die would land beside the black one and one or two more; the black one moves no other way."""
    table = ModuleTable().rubles(0, 0)
    for number, die in enumerate(("black", "green", "blue", "red", "yellow")):
        table.die(die, 3 if number < crowd else 6, 1)
    game = table.die("white", 1, 2).turn_of(0).game()
    assert ("die white" in texts(game)) == possible
    game = table.die("black", 1, 2).die("white", 3, 1).game()
    assert ("die black" in texts(game)) == possible
    if not possible:
        refuses(game, "die black", "market.full_space")


@pytest.mark.rule("black_die.market_die")
def test_it_is_rolled_with_the_other_dice_of_its_space_and_with_no_others() -> None:
    game = black_visit().die("white", 1, 1).game()
    play(game, "roll")
    assert sorted(row["die"] for row in events(game, "roll")) == ["black", "white"]


@pytest.mark.rule("black_die.workshop_tile")
def test_its_workshop_tile_leaves_the_specialist_alone() -> None:
    table = black_visit().hold(0, "s06").tile("1.1", "workshop_die_black_1")
    table.claim("1.1", 0, shop="red", up=True).resource(4, "gold").die("black", 4, 1)
    game = play(table.visit(0, "red", 2).game(), "activate red 1")
    row = game.position()["players"][0]
    assert (row["goods"], row["specialist"], row["tools"]) == ({"gold": 1}, "s06", [])


@pytest.mark.rule("black_die.uses_specialist")
@pytest.mark.parametrize("order", [["use specialist", "take 1 permit"], ["take 1 permit", "use specialist"]])
def test_specialist_and_resources_come_in_any_order(order: list[str]) -> None:
    game = play(black_visit().hold(0, "s06").permits(0, 0).game(), *order)
    row = game.position()["players"][0]
    assert (row["permits"], row["rubles"], row["tools"]) == (1, 14, ["s06"])


@pytest.mark.rule("black_die.uses_specialist")
def test_only_the_black_die_wakes_the_specialist() -> None:
    table = black_visit().hold(0, "s06").die("black", 3, 1)
    refuses(table.visit(0, "red", 1).game(), "use specialist", "black_die.uses_specialist")
