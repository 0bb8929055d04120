"""Set-up of The Red Cathedral: what lies where before the first turn."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

import nave
from nave.kernel.game import Game
from tests.support.red_cathedral import Table, events, play, refuses, texts

SEEDS = range(120)
COLORS = ["green", "blue", "red", "yellow"]
PIECES = nave.component_set("red_cathedral")


def new(seats: int, seed: int = 1, **options: str) -> Game:
    return nave.new_game("red_cathedral", seats=seats, seed=seed, settings=options)


@cache
def positions(seats: int, influence: str = "random") -> list[dict[str, Any]]:
    return [new(seats, seed, influence=influence).position() for seed in SEEDS]


def colors(game: Game) -> list[str]:
    return [row["color"] for row in game.view(None)["players"]]


# ------------------------------------------------------------ players


@pytest.mark.rule("setup.players")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_without_a_choice_take_the_colors_in_order(seats: int) -> None:
    assert colors(new(seats)) == COLORS[:seats]


@pytest.mark.rule("setup.players")
def test_a_chosen_color_is_kept_and_the_others_take_the_next_free_ones() -> None:
    assert colors(new(4, color_2="green", color_4="blue")) == ["red", "green", "yellow", "blue"]


@pytest.mark.rule("setup.players")
@pytest.mark.parametrize(("human", "ivan"), [("green", "blue"), ("blue", "green"), ("yellow", "green")])
def test_ivan_takes_the_first_color_the_human_does_not_have(human: str, ivan: str) -> None:
    assert colors(new(1, color_1=human)) == [human, ivan]


@pytest.mark.rule("setup.players")
def test_two_seats_cannot_have_one_color() -> None:
    with pytest.raises(nave.BadInput, match="red"):
        new(3, color_1="red", color_3="red")


@pytest.mark.rule("setup.players")
@pytest.mark.parametrize("seats", [0, 5])
def test_only_one_to_four_people_can_play(seats: int) -> None:
    with pytest.raises(nave.BadInput):
        new(seats)


@pytest.mark.rule("setup.players", "setup.banners", "setup.ornaments")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_six_banners_a_door_two_arches_a_cross_and_an_empty_board(seats: int) -> None:
    for row in new(seats).position()["players"]:
        assert row["banners"] == {"inventory": 4, "side": 2}
        assert row["ornaments"] == {"door": 1, "arch": 2, "cross": 1}
        assert row["goods"] == {}
        assert set(row["workshop"].values()) == {None}


# ------------------------------------------------------------ terms


@pytest.mark.rule("setup.terms")
@pytest.mark.parametrize(
    ("kind", "amount"),
    [
        ("lumber", 2),
        ("brick", 2),
        ("stone", 2),
        ("gold", 1),
        ("green_gem", 1),
        ("purple_gem", 1),
        ("ruble", 2),
        ("recognition", 1),
    ],
)
def test_six_materials_rubles_and_recognition_are_the_resources_of_the_market(kind: str, amount: int) -> None:
    table = Table().resource(5, kind)
    for die in ("green", "blue", "red", "yellow"):
        table.die(die, 1 if die in ("green", "blue") else 2, 1)
    game = table.visit(0, "white", 5).game()
    offered = [text for text in texts(game) if text.startswith("take")]
    assert offered == [f"take {n} {kind}" for n in range(amount, 0, -1)]


@pytest.mark.rule("setup.terms")
def test_a_symbol_without_a_material_means_one_piece_of_any_single_material() -> None:
    game = Table().rubles(0, 2).influence(3, "craftsmen_2").visit(0, "white", 5).game()
    kinds = ["lumber", "brick", "stone", "gold", "green_gem", "purple_gem"]
    assert [text for text in texts(game) if text.startswith("use buy_any")] == [
        f"use buy_any {kind}" for kind in kinds
    ]
    game.play("use buy_any purple_gem")
    assert game.position()["players"][0]["goods"] == {"purple_gem": 1}


@pytest.mark.rule("setup.terms")
def test_both_kinds_of_gem_are_jewels_and_gold_is_none() -> None:
    game = Table().finish("1.1", 0).goods(0, lumber=1, gold=2, green_gem=1, purple_gem=1).game()
    offered = [text for text in texts(game) if text.startswith("decorate")]
    assert offered == [
        "decorate 1.1",
        "decorate 1.1 with green_gem",
        "decorate 1.1 with purple_gem",
        "decorate 1.1 with green_gem purple_gem",
    ]


# ------------------------------------------------------------ boards


@pytest.mark.rule("setup.board_side")
@pytest.mark.parametrize(("side", "prices"), [("basic", {1, 2, 3}), ("advanced", {3})])
def test_one_agreed_side_serves_every_player(side: str, prices: set[int]) -> None:
    rows = new(4, workshops=side).view(None)["players"]
    assert [set(row["prices"].values()) for row in rows] == [prices] * 4
    available = 4 if side == "basic" else 0
    assert [sum(row["ornaments"].values()) for row in rows] == [available] * 4


@pytest.mark.rule("setup.board_side")
def test_the_side_is_one_option_of_the_game_with_the_basic_side_as_default() -> None:
    assert new(2).position()["options"]["workshops"] == "basic"
    with pytest.raises(nave.BadInput, match="advanced"):
        new(2, workshops="mixed")
    ids = [option["id"] for option in nave.games()[0]["settings"]]
    assert [name for name in ids if "workshop" in name or "side" in name] == ["workshops"]


@pytest.mark.rule("setup.banners")
@pytest.mark.parametrize(("banner", "opened"), [(3, 9), (4, 10), (5, 10), (6, 10)])
def test_only_the_four_banners_on_the_inventory_uncover_a_space(banner: int, opened: int) -> None:
    table = Table()
    for section in ["1.1", "2.1", "3.1", "4.1", "1.2"][: banner - 1]:
        table.claim(section, 0)
    game = play(table.game(), "claim 2.2")
    assert game.view(0)["players"][0]["open_spaces"] == opened


@pytest.mark.rule("setup.ornaments")
@pytest.mark.parametrize(("section", "material"), [("1.1", "lumber"), ("1.2", "stone"), ("1.3", "gold")])
def test_every_ornament_of_the_basic_side_can_be_used_in_the_first_turn(section: str, material: str) -> None:
    table = Table().finish("1.1", 1).finish("1.2", 1).finish("1.3", 1).goods(0, **{material: 1})
    game = play(table.game(), f"decorate {section}")
    level = int(section[-1]) - 1
    assert game.position()["site"][0][level]["ornament"] == 0


@pytest.mark.rule("setup.score_markers")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_marker_starts_on_space_2_without_prestige(seats: int) -> None:
    rows = new(seats).view(None)["players"]
    assert [(row["score"], row["prestige"]) for row in rows] == [(2, 0)] * max(seats, 2)


# ------------------------------------------------------------ market


@pytest.mark.rule("setup.resource_tiles")
def test_the_eight_resource_tiles_are_shuffled_one_to_each_space() -> None:
    layouts = [data["market"]["tiles"] for data in positions(2)]
    names = {row["id"] for row in PIECES.rows("resource_tile")}
    assert len(names) == 8
    assert all(len(tiles) == 8 and set(tiles) == names for tiles in layouts)
    for space in range(8):
        assert {tiles[space] for tiles in layouts} == names


@pytest.mark.rule("setup.influence_cards")
def test_one_random_card_of_each_group_lies_at_a_random_quadrant() -> None:
    layouts = [data["market"]["influence"] for data in positions(2)]
    groups = {"craftsmen", "teamsters", "merchants", "clergy"}
    for cards in layouts:
        assert len(cards) == 4
        assert {card.rpartition("_")[0] for card in cards} == groups
    every_card = {f"{group}_{number}" for group in groups for number in (1, 2, 3)}
    for quadrant in range(4):
        assert {cards[quadrant] for cards in layouts} == every_card


@pytest.mark.rule("setup.first_game_cards")
def test_a_first_game_uses_the_plainest_card_of_each_group_at_random_quadrants() -> None:
    layouts = [data["market"]["influence"] for data in positions(3, influence="first_game")]
    plain = {"craftsmen_1", "teamsters_1", "merchants_1", "clergy_1"}
    assert all(set(cards) == plain for cards in layouts)
    for quadrant in range(4):
        assert {cards[quadrant] for cards in layouts} == plain


@pytest.mark.rule("setup.first_game_cards")
def test_the_first_game_cards_offer_cheap_trade_ruble_gift_exchange_and_prestige() -> None:
    cards = {row["id"]: [action["id"] for action in row["actions"]] for row in PIECES.rows("influence_card")}
    assert cards["craftsmen_1"] == ["sell_any", "buy_common"]
    assert "gain_ruble" in cards["teamsters_1"]
    assert "swap_for_ruble" in cards["merchants_1"]
    assert "buy_prestige" in cards["clergy_1"]


@pytest.mark.rule("setup.dice")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_five_dice_follow_one_another_from_the_recognition_tile_on(seats: int) -> None:
    for data in positions(seats):
        begin = data["market"]["tiles"].index("resource_recognition")
        dice = data["market"]["dice"]
        assert set(dice) == {"white", "green", "blue", "red", "yellow"}
        spaces = sorted((die["space"] - 1 - begin) % 8 for die in dice.values())
        assert spaces == [0, 1, 2, 3, 4]


@pytest.mark.rule("setup.dice")
def test_the_order_of_the_dice_and_their_values_are_random() -> None:
    first, values = set(), set()
    for data in positions(2):
        begin = data["market"]["tiles"].index("resource_recognition") + 1
        dice = data["market"]["dice"]
        first |= {color for color, die in dice.items() if die["space"] == begin}
        values |= {(color, die["value"]) for color, die in dice.items()}
    assert first == {"white", *COLORS}
    assert len(values) == 5 * 6


@pytest.mark.rule("setup.dice")
def test_the_first_rolls_are_told_as_part_of_the_set_up_and_cannot_be_chosen() -> None:
    game = new(2)
    assert {event["rule"] for event in events(game, "roll")} == {"setup.dice"}
    refuses(game, "white rolls 6", "setup.dice")


# ------------------------------------------------------------ cathedral


@pytest.mark.rule("setup.building_plan")
@pytest.mark.parametrize(("seats", "sections", "towers"), [(1, 12, 4), (2, 12, 4), (3, 18, 5), (4, 24, 6)])
def test_the_plan_gives_six_sections_per_player_in_as_many_towers_as_told(
    seats: int, sections: int, towers: int
) -> None:
    plans = {tuple(len(tower) for tower in data["site"]) for data in positions(seats)}
    assert {(sum(plan), len(plan)) for plan in plans} == {(sections, towers)}
    players = max(seats, 2)
    printed = {tuple(row["heights"]) for row in PIECES.rows("building_plan") if row["players"] == players}
    assert plans == printed
    assert len(printed) == 3


@pytest.mark.rule("setup.cathedral_cards")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_tower_is_a_base_middle_sections_as_its_height_requires_and_a_dome(seats: int) -> None:
    for data in positions(seats):
        for tower in data["site"]:
            kinds = [section["card"].rpartition("_")[0] for section in tower]
            assert kinds == ["base", *["middle"] * (len(tower) - 2), "dome"]
            assert not any(section["done"] or section["laid"] for section in tower)
        cards = [section["card"] for tower in data["site"] for section in tower]
        assert len(set(cards)) == len(cards)


@pytest.mark.rule("setup.cathedral_cards")
def test_a_tower_of_two_is_base_and_dome_and_one_of_four_has_two_middle_sections() -> None:
    data = next(data for data in positions(2) if [len(tower) for tower in data["site"]] == [2, 4, 4, 2])
    kinds = [[section["card"].rpartition("_")[0] for section in tower] for tower in data["site"]]
    assert kinds[0] == kinds[3] == ["base", "dome"]
    assert kinds[1] == kinds[2] == ["base", "middle", "middle", "dome"]


@pytest.mark.rule("setup.cathedral_cards")
def test_every_cathedral_card_can_come_up() -> None:
    dealt = {section["card"] for data in positions(4) for tower in data["site"] for section in tower}
    assert Counter(card.rpartition("_")[0] for card in dealt) == {"base": 10, "middle": 20, "dome": 10}


@pytest.mark.rule("setup.workshop_tiles")
@pytest.mark.parametrize(("seats", "kinds"), [(2, 14), (3, 28), (4, 28)])
def test_each_card_bears_one_tile_and_marked_tiles_wait_for_three_players(seats: int, kinds: int) -> None:
    seen = set()
    for data in positions(seats):
        tiles = [section["tile"] for tower in data["site"] for section in tower]
        assert None not in tiles
        assert len(set(tiles)) == len(tiles)
        seen |= set(tiles)
    least = {row["id"]: row["min_players"] for row in PIECES.rows("workshop_tile")}
    assert len(seen) == kinds
    assert max(least[tile] for tile in seen) == (1 if seats == 2 else 3)


@pytest.mark.rule("setup.workshop_tiles")
def test_a_single_player_meets_no_marked_tile_on_the_cathedral() -> None:
    least = {row["id"]: row["min_players"] for row in PIECES.rows("workshop_tile")}
    for data in positions(1):
        tiles = [s["tile"] for tower in data["site"] for s in tower if s["banner"] is None]
        assert len(tiles) == 11
        assert {least[tile] for tile in tiles} == {1}


# ------------------------------------------------------------ first player


@pytest.mark.rule("setup.first_player")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_a_named_first_player_each_seat_can_be_drawn(seats: int) -> None:
    games = [new(seats, seed) for seed in SEEDS]
    assert {game.seat for game in games} == set(range(seats))
    assert all(game.position()["first"] == game.seat for game in games)


@pytest.mark.rule("setup.first_player", "turn.order")
def test_the_named_player_begins_whatever_the_seed_and_the_turn_goes_clockwise() -> None:
    assert {new(4, seed, first_player="3").seat for seed in SEEDS} == {2}
    game = new(4, first_player="3")
    order = []
    for _ in range(5):
        order.append(game.seat)
        die = next(text for text in texts(game) if text.startswith("die "))
        play(game, die, "roll", "end turn")
    assert order == [2, 3, 0, 1, 2]


@pytest.mark.rule("setup.first_player")
def test_a_first_player_who_does_not_sit_at_the_table_is_refused() -> None:
    with pytest.raises(nave.BadInput, match="first_player"):
        new(2, first_player="3")


@pytest.mark.rule("setup.start_rubles")
@pytest.mark.parametrize(
    ("seats", "first", "rubles"),
    [
        (2, 1, [3, 4]),
        (2, 2, [4, 3]),
        (3, 1, [3, 4, 4]),
        (3, 3, [4, 4, 3]),
        (4, 1, [3, 4, 4, 5]),
        (4, 2, [5, 3, 4, 4]),
    ],
)
def test_rubles_follow_the_turn_order(seats: int, first: int, rubles: list[int]) -> None:
    game = new(seats, first_player=str(first))
    assert [row["rubles"] for row in game.position()["players"]] == rubles


@pytest.mark.rule("setup.start_rubles")
def test_a_drawn_first_player_has_3_rubles_too() -> None:
    for seed in SEEDS:
        data = new(3, seed).position()
        assert data["players"][data["first"]]["rubles"] == 3


# ------------------------------------------------------------ open information


@pytest.mark.rule("setup.open_information")
def test_all_seats_and_spectators_see_the_same_table() -> None:
    game = play(Table(3).game(), "claim 1.1", "place down blue", "end turn")
    views = [game.view(seat) for seat in (None, 0, 1, 2)]
    for view in views:
        view.pop("seat")
    assert views[0] == views[1] == views[2] == views[3]
    told = [[game.told(event) for event in game.events_for(seat)] for seat in (None, 0, 1, 2)]
    assert told[0]
    assert told[0] == told[1] == told[2] == told[3]


@pytest.mark.rule("setup.open_information")
def test_a_face_down_tile_stays_known_to_everybody() -> None:
    game = Table(3).tile("1.1", "workshop_gold_1").game()
    play(game, "claim 1.1", "place down blue")
    for seat in (None, 0, 1, 2):
        cell = game.view(seat)["players"][0]["workshop"]["blue"]
        assert cell == {"tile": "workshop_gold_1", "up": False}


@pytest.mark.rule("setup.open_information")
def test_rolls_still_to_come_are_not_in_the_view() -> None:
    one, two = Table().game(seed=1), Table().game(seed=2)
    assert one.view(0) == two.view(0)
    die = next(text for text in texts(one) if text.startswith("die "))
    dice = [play(game, die, "roll").position()["market"]["dice"] for game in (one, two)]
    assert dice[0] != dice[1]
