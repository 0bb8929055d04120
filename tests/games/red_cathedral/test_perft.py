"""How many sequences of answers there are from three fixed positions, chance's answers included."""

from collections.abc import Callable

import pytest

import nave
from nave.kernel.game import Game
from tests.support.perft import perft
from tests.support.red_cathedral import Table, texts
from tests.support.red_cathedral_solo import SoloTable


def start() -> Game:
    """The first question of a game for two on the basic side."""
    return nave.new_game("red_cathedral", seats=2, seed=1, settings={"first_player": "1"})


def visit() -> Game:
    """Four seats, advanced side: three dice on a gold tile, both Merchants' actions within reach."""
    table = Table(4, 3, workshops="advanced", exchange="one_moment")
    table.claim("1.1", 0, shop="green", up=True).claim("2.1", 0, shop="white_1", up=True, source="side")
    table.claim("1.2", 1, shop="blue", up=True).claim("3.1", 2, shop="red")
    table.finish("4.1", 3, shop="yellow", up=True)
    table.goods(0, lumber=2, brick=1, stone=1).rubles(0, 3).score(0, 12)
    table.influence(3, "merchants_3").resource(5, "gold").die("green", 5, 2).die("red", 5, 4)
    return table.visit(0, "white", 5).game()


def ivan() -> Game:
    """Solitaire, the end of a turn: all tiles of Ivan's row lie face down, and three bases can be decorated,
    two of them the human's, who chooses. Then his row is dealt anew and his first card acts.
    """
    table = SoloTable().finish("1.1", 0).finish("2.1", 0).finish("3.1", 1).score(0, 12).row(down=5)
    return table.ask(("end", [0])).game()


COUNTS: dict[Callable[[], Game], list[int]] = {
    start: [15, 98, 199, 1260, 6138, 19968],
    visit: [11, 85, 616, 3805, 21778],
    ivan: [5, 25, 115, 292, 542, 1768, 6120],
}
DEEPER: dict[Callable[[], Game], tuple[int, int]] = {start: (7, 109501), visit: (6, 113850), ivan: (8, 19200)}


def test_the_positions_ask_what_they_are_meant_to_ask() -> None:
    assert [text.split()[0] for text in texts(start())] == ["claim"] * 4 + ["die"] * 11
    assert {"use two_for_one lumber", "use activate_tile", "take 3 gold", "roll"} <= set(texts(visit()))
    game = ivan()
    game.play("end turn")
    assert texts(game) == ["decorate 1.1", "decorate 2.1"]
    game.play("decorate 1.1")
    assert [event.kind for event in game.events].count("ivan_reset") == 1


@pytest.mark.parametrize("position", COUNTS, ids=[position.__name__ for position in (start, visit, ivan)])
def test_the_number_of_answer_sequences(position: Callable[[], Game]) -> None:
    game = position()
    before = game.position()
    assert [perft(game.state, depth + 1) for depth in range(len(COUNTS[position]))] == COUNTS[position]
    assert game.position() == before


@pytest.mark.slow
@pytest.mark.parametrize("position", DEEPER, ids=[position.__name__ for position in (start, visit, ivan)])
def test_the_number_of_longer_answer_sequences(position: Callable[[], Game]) -> None:
    depth, count = DEEPER[position]
    assert perft(position().state, depth) == count


def test_a_game_that_is_over_has_no_sequences() -> None:
    table = Table(2)
    table.data["end"] = {"trigger": 0, "turns_left": 0}
    game = table.ask(("end", [0])).game()
    game.play("end turn")
    assert game.over
    assert [perft(game.state, depth) for depth in (1, 2)] == [0, 0]
