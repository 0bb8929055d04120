"""Games of bots end: in every mix, on every configuration, without an answer having to be replaced."""

from typing import cast

import pytest

import nave
from nave.bots import make_bot
from nave.bots.apprentice import Apprentice
from nave.bots.red_cathedral.stuck import is_stuck
from nave.bots.safe import REPLACED
from nave.games.red_cathedral.names import MATERIALS, M
from nave.games.red_cathedral.state import State
from nave.kernel.packed import filled
from tests.support.bots import chosen, play_state, play_tables
from tests.support.red_cathedral import Table

# No game of the campaigns came near: random players take up to 600 turns together, others up to 250.
MOST_TURNS = 2000

Settings = dict[str, str]


def turns_of(seats: int, settings: Settings, mix: list[str], seed: int, nodes: int = 0) -> int:
    game = nave.new_game("red_cathedral", seats=seats, seed=seed, settings=settings)
    turns = play_state(game.state, "red_cathedral", mix, seed, MOST_TURNS, nodes)
    assert not game.state.stack, f"{mix} with {settings}, seed {seed}: no end after {turns} turns"
    return turns


def answers(table: Table, count: int = 30) -> set[str]:
    game = table.game()
    return {chosen(game, Apprentice(), seed) for seed in range(count)}


# ------------------------------------------------------------ games that once had no end


def test_two_apprentices_with_full_inventories_find_an_end() -> None:
    """Both held jewels for ornaments and had no room left for what their sections lacked."""
    game = nave.new_game("red_cathedral", seats=2, seed=1002)
    play_tables(game, ["apprentice", "apprentice"], 150)
    assert game.over
    assert REPLACED not in game.meta


@pytest.mark.parametrize("seed", [33, 74, 102, 107, 134, 211, 236])
def test_apprentices_end_what_once_went_on_for_ever(seed: int) -> None:
    assert turns_of(2, {}, ["apprentice", "apprentice"], seed) < 150


def stuck() -> Table:
    """Three sections wait for lumber and brick, the inventory is full of what ornaments will take one day."""
    table = Table(2).card("1.1", "base_01").card("2.1", "base_02").card("3.1", "base_06").rubles(0, 0)
    for section in ("1.1", "2.1", "3.1"):
        table.claim(section, 0)
    table.goods(0, gold=1, green_gem=4, purple_gem=4)
    table.influence(1, "clergy_1").influence(2, "merchants_2").influence(3, "teamsters_1")
    table.influence(4, "craftsmen_2").die("white", 1, 2)
    for space, die in enumerate(("green", "blue", "red", "yellow"), 5):
        table.die(die, space % 8 or 8, 1 if space < 8 else 6)
    return table


def test_stuck_it_claims_once_more_or_goes_where_goods_are_taken() -> None:
    given = answers(stuck())
    assert {text for text in given if not text.startswith("claim")} == {"die white"}
    assert any(text.startswith("claim") for text in given)


def test_with_room_left_for_what_it_lacks_it_claims_no_fourth_section() -> None:
    given = answers(stuck().goods(0, gold=1, green_gem=4, purple_gem=3))
    assert all(text.startswith("die") for text in given)


def test_stuck_it_gives_jewels_away_for_a_material() -> None:
    given = answers(stuck().resource(3, "lumber").visit(0, "white", 3))
    gems = ("green_gem", "purple_gem")
    assert given == {f"use {action} {gem}" for action in ("two_for_one", "four_for_two") for gem in gems}


def test_with_room_it_keeps_the_jewels_of_its_ornaments() -> None:
    table = stuck().goods(0, gold=1, green_gem=4, purple_gem=3).resource(3, "ruble").visit(0, "white", 3)
    table.data["this_turn"]["obtained"] = True
    assert answers(table) == {"roll"}


def test_stuck_is_also_whose_material_rivals_have_taken() -> None:
    """There is room, but not one piece of anything that is lacking."""
    state = cast(State, stuck().goods(0, gold=1, green_gem=4).game().state)
    assert not is_stuck(state, 0)
    state.supply = filled(M, 0)
    assert is_stuck(state, 0)
    state.supply[MATERIALS.index("lumber")] = 1
    assert not is_stuck(state, 0)


def test_who_can_deliver_is_not_stuck() -> None:
    state = cast(State, stuck().game().state)
    assert is_stuck(state, 0)
    state = cast(State, stuck().goods(0, lumber=1, green_gem=4, purple_gem=4).game().state)
    assert not is_stuck(state, 0)


# ------------------------------------------------------------ whatever a long game can come to


@pytest.mark.parametrize("bot", ["apprentice", "mason"])
def test_bots_read_positions_with_thousands_of_rubles_and_recognition(bot: str) -> None:
    game = Table(2).rubles(0, 1001).score(0, 123_456).rubles(1, 1_000_000).game()
    assert chosen(game, make_bot(bot)) in {option.text for option in game.options()}
