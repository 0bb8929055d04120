"""Options, and component data that an owner of the box may correct."""

import copy
from collections import Counter
from typing import Any

import pytest

import nave
from nave.api import rules_of
from nave.games.basilica.component_schema import SCHEMA
from nave.kernel.begin import game_from_position, new_game
from nave.kernel.chance import Seeded
from nave.kernel.component_check import check
from nave.kernel.components import ComponentSet
from nave.kernel.playout import Generator, play_out
from tests.support.basilica import Table, all_tiles, play

STANDARD = nave.component_set("basilica")


@pytest.mark.rule("option.festum_fatuorum")
def test_the_expansion_adds_eight_altar_tiles_and_fourteen_altars() -> None:
    base, more = Counter(all_tiles(False)), Counter(all_tiles(True))
    assert base["altar red"] == 0
    assert sum((more - base).values()) == 8
    assert all(tile.startswith("altar") for tile in more - base)
    for option, altars, tiles in (("off", 0, 58), ("on", 14, 66)):
        position = nave.new_game("basilica", seats=2, seed=1, settings={"festum_fatuorum": option}).position()
        unseen = sum(position["stack"]["unseen"].values())
        assert (position["altars"], unseen + 3) == (altars, tiles)
    assert nave.new_game("basilica", seats=2, seed=1).settings["festum_fatuorum"] == "off"


@pytest.mark.rule("option.remove_six")
def test_six_tiles_are_set_aside_only_with_the_expansion() -> None:
    with pytest.raises(nave.BadInput, match=r"option\.remove_six"):
        nave.new_game("basilica", seats=2, seed=1, settings={"remove_six": "on"})
    settings = nave.new_game("basilica", seats=2, seed=1, settings={"festum_fatuorum": "on"}).settings
    assert settings["remove_six"] == "off"


@pytest.mark.rule("option.remove_six", "setup.hidden_information")
def test_tiles_set_aside_take_no_part_even_in_the_reshuffle() -> None:
    options = {"festum_fatuorum": "on", "remove_six": "on"}
    aside = ("promote red crown", "promote red", "move red", "altar red", "altar blue", "move green")
    table = Table(**options).order(1, "scaffolding red").stack("move blue", *aside)
    assert table.position()["stack"]["size"] == 1
    answers = ("order 1", "at r1c1", "at r1c2", "crown")
    game = table.replay(*answers)
    position = game.position()
    assert position["stack"]["number"] == 2
    left = Counter(position["stack"]["unseen_of_first"])
    assert left == Counter([*aside, "move blue", "disaster yellow crown", "glass blue crown"])
    assert all(tile not in position["stack"]["unseen"] for tile in ("altar red", "altar blue"))
    assert position["discard"] == []


@pytest.mark.rule("option.remove_six")
def test_any_tile_may_be_the_one_set_aside() -> None:
    """With one tile left in the stack, each of the seven unseen faces can be the one that turns up."""
    options = {"festum_fatuorum": "on", "remove_six": "on"}
    aside = ("promote red crown", "move red", "altar red", "altar blue", "move green", "promote green")
    table = Table(**options).order(1, "scaffolding red").stack("recruit blue", "move blue", *aside)
    seen = set()
    for tile in (
        "move blue",
        "promote red",
        "move red",
        "altar red",
        "altar blue",
        "move green",
        "promote green",
    ):
        game = table.replay("order 1", "at r1c1", "at r1c2", "crown", f"next {tile}")
        seen.add(game.position()["stack"]["top"]["tile"])
        assert game.position()["stack"]["size"] == 1
    assert len(seen) == 7


@pytest.mark.rule("option.show_crowns")
def test_open_crowns_show_the_backs_of_the_orders_and_of_the_top() -> None:
    open_game = nave.new_game("basilica", seats=2, seed=3, settings={"show_crowns": "on"})
    for seat in (0, 1, None):
        view = open_game.view(seat)
        assert all(column["order"]["crown"] in (True, False) for column in view["board"])
        assert view["stack"]["top"]["crown"] in (True, False)
    closed = nave.new_game("basilica", seats=2, seed=3).view(0)
    assert all(column["order"]["crown"] is None for column in closed["board"])
    assert closed["settings"]["show_crowns"] == "off"


@pytest.mark.rule("option.show_crowns")
def test_an_open_crown_is_the_one_that_turns_up() -> None:
    for seed in range(6):
        game = nave.new_game(
            "basilica", seats=2, seed=seed, settings={"show_crowns": "on", "first_player": "1"}
        )
        order = game.view(0)["board"][0]["order"]
        top = game.view(0)["stack"]["top"]
        play(game, "lay 1 at r1c1")
        column = game.view(0)["board"][0]
        assert column["vault"]["crown"] == order["crown"]
        assert (column["order"]["tile"], column["order"]["crown"]) == (top["tile"], top["crown"])


# ------------------------------------------------------------ corrected components


def corrected(change: Any) -> ComponentSet:
    data = copy.deepcopy(STANDARD.data)
    change(data)
    return ComponentSet("basilica", "mine", data, "")


def problems(change: Any) -> list[str]:
    return [str(problem) for problem in check(SCHEMA, STANDARD.data, corrected(change).data, "mine.toml")]


def row(data: dict[str, Any], table: str, id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(row for row in data[table] if row["id"] == id)
    return found


def swap_orders(data: dict[str, Any]) -> None:
    one, two = row(data, "tile", "R07"), row(data, "tile", "RY1")
    one["order"], two["order"] = two["order"], one["order"]
    row(data, "tile", "R01")["crown"] = False
    row(data, "tile", "R02")["crown"] = True


def other_tokens(data: dict[str, Any]) -> None:
    row(data, "promotion_token", "token_1")["side_a"] = "jester"
    row(data, "rank", "architect")["sides_per_player"] = 1
    row(data, "rank", "jester")["sides_per_player"] = 2


@pytest.mark.rule("option.component_data")
def test_the_standard_set_is_sound() -> None:
    assert problems(lambda data: None) == []


@pytest.mark.rule("option.component_data")
@pytest.mark.parametrize("change", [swap_orders, other_tokens])
def test_other_distributions_are_accepted_and_whole_games_are_played_with_them(change: Any) -> None:
    assert problems(change) == []
    rules = rules_of("basilica")
    for seed in range(5):
        game = new_game(rules, corrected(change), 2, Seeded(seed), {"festum_fatuorum": "on"})
        play_out(game.state, Generator(seed), 5000)
        assert game.over


@pytest.mark.rule("option.component_data", "rank.jester_secret")
def test_a_token_set_with_two_jesters_names_a_colour_for_each_row_by_row() -> None:
    rules = rules_of("basilica")
    components = corrected(other_tokens)
    table = Table().grid("row 1: R . G . B\nrow 2: B . Y . .").queen(9).vault(1, "recruit red crown")
    table.builder(0, "r2c1", "jester", 3).builder(0, "r1c1", "jester", 1).builder(1, "r1c3", "jester", 3)
    position = table.position()
    position["components"] = {"name": "mine", "hash": components.hash}
    game = game_from_position(rules, components, position, Seeded(0))
    play(game, "lay 1 at r1c4")
    assert game.prompt.endswith("r1c1.")
    play(game, "name blue")
    assert [named["colour"] for named in game.view(1)["named"]] == [None]
    assert [named["colour"] for named in game.view(0)["named"]] == ["blue"]
    assert game.prompt.endswith("r2c1.")
    play(game, "name green")
    assert game.seat == 1
    assert [named["colour"] for named in game.view(1)["named"]] == [None, None]
    play(game, "name yellow")
    assert [jester["cell"] for jester in game.position()["scorings"][0]["jesters"]] == [
        "r1c1",
        "r2c1",
        "r1c3",
    ]


@pytest.mark.rule("option.component_data", "rank.jester_secret")
@pytest.mark.parametrize("owner", [0, 1])
def test_who_alone_has_jesters_names_every_one_of_them_openly(owner: int) -> None:
    """Nothing is hidden between the two colors, so the record of the running game may be read."""
    rules = rules_of("basilica")
    components = corrected(other_tokens)
    table = Table().grid("row 1: R . G . B\nrow 2: B . Y . .").queen(9).vault(1, "recruit red crown")
    table.builder(owner, "r2c1", "jester", 3).builder(owner, "r1c1", "jester", 1).turn_of(owner)
    position = table.position()
    position["components"] = {"name": "mine", "hash": components.hash}
    game = play(game_from_position(rules, components, position, Seeded(0)), "lay 1 at r1c4", "name blue")
    assert game.seat == owner
    for seat in (0, 1, None):
        assert [named["colour"] for named in game.view(seat)["named"]] == ["blue"]
    assert not rules.hides(game.state, 2)


@pytest.mark.rule("option.component_data", "coin.must_be_possible")
def test_with_other_tokens_a_promotion_may_be_impossible_to_buy() -> None:
    def all_architects(data: dict[str, Any]) -> None:
        for token in data["promotion_token"]:
            token["side_a"] = token["side_b"] = "architect"
        for rank in data["rank"]:
            rank["sides_per_player"] = 6 if rank["id"] == "architect" else 0

    assert problems(all_architects) == []
    components = corrected(all_architects)
    table = Table().grid("row 1: R B G . .").builder(0, "r1c1").builder(1, "r1c2").order(1, "promote green")
    position = table.position()
    position["components"] = {"name": "mine", "hash": components.hash}
    game = game_from_position(rules_of("basilica"), components, position, Seeded(0))
    play(game, "order 1", "at r1c1", "architect token 3")
    assert game.seat == 0


@pytest.mark.rule("option.component_data", "vault.depth_bound")
@pytest.mark.parametrize(
    ("table", "id", "field", "value", "named"),
    [
        ("tile", "R01", "colours", ["blue"], "setup.tiles"),
        ("tile", "R01", "order", "sabotage", "order"),
        ("tile", "R01", "order", "altar", "option.festum_fatuorum"),
        ("tile", "R01", "order", "move", "copies"),
        ("tile", "R01", "crown", False, "crowns"),
        ("tile", "R01", "crown", 1, "true or false"),
        ("expansion_tile", "FR1", "colours", ["red", "red"], "different"),
        ("promotion_token", "token_1", "side_a", "jester", "sides"),
        ("board", "cathedral_width", "value", 6, "vault.grid"),
        ("board", "actions_per_turn", "value", 4, "turn.exactly_three"),
        ("supply", "altar", "total", 15, "altar.limited_supply"),
        ("score_value", "stained_glass", "value", 3, "glass.value"),
        ("rank", "master_mason", "weight", 3, "majority.master_mason"),
        ("order", "move", "coin_box", True, "coin.which_orders"),
    ],
)
def test_what_a_rule_states_cannot_be_corrected(
    table: str, id: str, field: str, value: Any, named: str
) -> None:
    def change(data: dict[str, Any]) -> None:
        row(data, table, id)[field] = value

    found = problems(change)
    assert found
    assert any(named in problem for problem in found)


@pytest.mark.rule("vault.depth_bound")
def test_tiles_that_could_build_deeper_than_the_bound_are_refused() -> None:
    def all_scaffolding(data: dict[str, Any]) -> None:
        for tile in data["tile"]:
            tile["order"] = "scaffolding"
        for order in data["order"]:
            order["copies"] = 58 if order["id"] == "scaffolding" else 0

    assert any("vault.depth_bound" in problem for problem in problems(all_scaffolding))
