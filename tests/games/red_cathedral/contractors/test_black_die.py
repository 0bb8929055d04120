"""The black die: a market die everybody may push, and six dice that can block each other."""

import pytest

from tests.support.contractors import ModuleTable, black_visit
from tests.support.red_cathedral import play, refuses, texts
from tests.support.red_cathedral_checks import changed, main_moves


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
    before = game.position()
    play(game, "end turn")
    assert changed(before, game) == {}
    assert game.seat == 1
    rich = table.rubles(0, 1).game()
    assert main_moves(rich) == ["die white +1", "die green +1", "die black +1"]
    refuses(rich, "end turn", "turn.end")
