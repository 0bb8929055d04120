"""Inventories with few spaces, and the common supply with few pieces."""

import random
from typing import Any

import pytest

import nave
from nave.kernel.game import Game
from tests.support.red_cathedral import MATERIALS, Table, events, play, refuses, texts

PIECES = {"lumber": 20, "brick": 20, "stone": 20, "gold": 15, "green_gem": 10, "purple_gem": 10}
BASES = ["1.1", "2.1", "3.1", "4.1"]


def row(game: Game, player: int = 0) -> dict[str, Any]:
    data: dict[str, Any] = game.position()["players"][player]
    return data


def supply(game: Game) -> dict[str, int]:
    data: dict[str, int] = game.position()["supply"]
    return data


def takes(game: Game) -> list[str]:
    return [text for text in texts(game) if text.startswith("take")]


def two_dice(resource: str, table: Table | None = None) -> Table:
    """White has just joined green beside that resource tile; the other dice are elsewhere."""
    table = (table or Table()).resource(5, resource)
    for die, space in (("green", 5), ("blue", 1), ("red", 2), ("yellow", 3)):
        table.die(die, space, 1)
    return table.visit(0, "white", 5)


def claimed(count: int) -> Table:
    table = Table()
    for section in BASES[:count]:
        table.claim(section, 0, source="inventory")
    return table


def used_up(stock: int = 0) -> Table:
    """So many purple gems are left: player 0 has four and two open spaces, player 1 has the rest."""
    return Table().goods(0, purple_gem=4).goods(1, purple_gem=6 - stock)


# ------------------------------------------------------------ capacity


@pytest.mark.rule("inventory.capacity")
@pytest.mark.parametrize("banners", [0, 1, 2, 3, 4])
def test_six_spaces_are_open_and_each_banner_from_the_inventory_opens_one_more(banners: int) -> None:
    room = 6 + banners
    assert claimed(banners).game().view(0)["players"][0]["open_spaces"] == room
    one_left = two_dice("brick", claimed(banners).goods(0, lumber=room - 1)).game()
    assert takes(one_left) == ["take 1 brick"]
    full = two_dice("brick", claimed(banners).goods(0, lumber=room)).game()
    assert takes(full) == []
    with pytest.raises(nave.PositionError, match="open spaces"):
        claimed(banners).goods(0, lumber=room + 1).game()


@pytest.mark.rule("inventory.capacity")
def test_all_ten_spaces_can_be_filled_with_any_kinds_and_not_one_more() -> None:
    table = claimed(4).goods(0, lumber=1, brick=2, stone=2, gold=2, green_gem=1, purple_gem=1)
    game = play(two_dice("gold", table).game(), "take 1 gold")
    assert sum(row(game)["goods"].values()) == 10
    assert game.view(0)["players"][0]["open_spaces"] == 0
    banners_beside = claimed(4).claim("1.2", 0).claim("2.2", 0).goods(0, lumber=10)
    assert takes(two_dice("brick", banners_beside).game()) == []


@pytest.mark.rule("inventory.capacity")
def test_rubles_and_recognition_need_no_space() -> None:
    game = two_dice("ruble", Table().goods(0, lumber=6).rubles(0, 50)).game()
    play(game, "take 4 ruble")
    assert row(game)["rubles"] == 54
    game = two_dice("recognition", Table().goods(0, lumber=6)).game()
    play(game, "take 2 recognition")
    assert row(game)["score"] == 4


# ------------------------------------------------------------ overflow


@pytest.mark.rule("inventory.overflow")
def test_with_two_open_spaces_a_player_due_4_bricks_takes_at_most_2() -> None:
    game = two_dice("brick", Table().goods(0, lumber=4)).game()
    assert takes(game) == ["take 2 brick", "take 1 brick"]
    refuses(game, "take 3 brick", "inventory.overflow")
    refuses(game, "take 4 brick", "inventory.overflow")
    game.play("take 2 brick")
    assert row(game)["goods"] == {"lumber": 4, "brick": 2}
    assert supply(game)["brick"] == 18
    refuses(game, "take 1 brick", "market.actions")


@pytest.mark.rule("inventory.overflow")
@pytest.mark.parametrize(("open_spaces", "most"), [(0, 0), (1, 1), (3, 3), (4, 4), (5, 4)])
def test_what_is_due_is_cut_down_to_the_open_spaces(open_spaces: int, most: int) -> None:
    game = two_dice("stone", Table().goods(0, lumber=6 - open_spaces)).game()
    assert takes(game) == [f"take {n} stone" for n in range(most, 0, -1)]
    rule = "inventory.overflow" if most < 4 else "market.obtain"
    refuses(game, f"take {most + 1} stone", rule)


@pytest.mark.rule("inventory.overflow")
def test_a_full_inventory_gets_no_benefit_of_a_tile_and_is_not_asked() -> None:
    table = claimed(4).tile("1.2", "workshop_gold_1").goods(0, lumber=10).rubles(0, 9)
    game = play(table.game(), "claim 1.2", "place up white_1")
    assert texts(game) == ["end turn"]
    assert row(game)["goods"] == {"lumber": 10}
    assert supply(game)["gold"] == 15


# ------------------------------------------------------------ no discard


@pytest.mark.rule("inventory.no_discard")
@pytest.mark.parametrize("material", MATERIALS)
def test_materials_cannot_be_thrown_out(material: str) -> None:
    table = Table().goods(0, **{material: 6})
    refuses(table.game(), f"pay {material}", "inventory.no_discard")
    other = "lumber" if material != "lumber" else "brick"
    refuses(two_dice(other, table).game(), f"pay {material}", "inventory.no_discard")


@pytest.mark.rule("inventory.no_discard")
def test_only_deliveries_and_influence_take_materials_out_of_an_inventory() -> None:
    goods = {"lumber": 2, "brick": 2, "stone": 1, "gold": 1, "purple_gem": 1}
    table = Table().card("1.1", "base_01").claim("1.1", 0).finish("2.1", 1).goods(0, **goods).score(0, 30)
    turn = table.game()
    visit = two_dice("ruble", table).game()
    for game in (turn, visit, play(turn.copy(), "claim 3.1"), play(visit.copy(), "roll")):
        stored = sum(row(game)["goods"].values())
        for text in texts(game):
            left = sum(row(play(game.copy(), text))["goods"].values())
            assert left >= stored or text.startswith(("deliver", "decorate", "use")), text


@pytest.mark.rule("inventory.no_discard")
def test_a_sale_needs_the_influence_action_that_takes_the_material() -> None:
    table = Table().goods(0, lumber=6).influence(1, "craftsmen_1").influence(3, "clergy_1")
    refuses(table.game(), "use sell_any lumber", "influence.one_of_two")
    refuses(two_dice("brick", table).game(), "use sell_any lumber", "influence.quadrant")


# ------------------------------------------------------------ supply


@pytest.mark.rule("supply.limited")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_supply_starts_with_all_pieces_of_the_game(seats: int) -> None:
    assert supply(Table(seats).game()) == PIECES


@pytest.mark.rule("supply.limited")
@pytest.mark.parametrize("material", MATERIALS)
@pytest.mark.parametrize("change", [-1, 1])
def test_a_position_with_a_piece_too_few_or_too_many_is_refused(material: str, change: int) -> None:
    table = Table().goods(0, **{material: 3})
    table.data["supply"][material] += change
    with pytest.raises(nave.PositionError, match=material):
        table.game()


def pieces(game: Game) -> dict[str, int]:
    """All materials wherever they are."""
    data = game.position()
    piles = [data["supply"]] + [player["goods"] for player in data["players"]]
    piles += [section["laid"] for tower in data["site"] for section in tower]
    return {name: sum(pile.get(name, 0) for pile in piles) for name in MATERIALS}


@pytest.mark.rule("supply.limited", "supply.returns")
@pytest.mark.parametrize("workshops", ["basic", "advanced"])
def test_no_piece_is_lost_or_made_in_play(workshops: str) -> None:
    chance = random.Random(3)
    game = Table(3, seed=3, workshops=workshops).game()
    for _ in range(3000):
        if game.over:
            break
        options = texts(game)
        wanted = [text for text in options if text.startswith(("deliver", "decorate", "take", "use"))]
        game.play(chance.choice(wanted if wanted and chance.random() < 0.6 else options))
        assert pieces(game) == PIECES
        assert min(supply(game).values()) >= 0
    assert len(events(game, "finish")) >= 6


@pytest.mark.rule("supply.limited")
@pytest.mark.parametrize(("stock", "offered"), [(0, []), (1, [1]), (2, [2, 1]), (3, [2, 1])])
def test_if_too_few_are_left_those_few_are_given(stock: int, offered: list[int]) -> None:
    game = two_dice("purple_gem", used_up(stock)).game()
    assert supply(game)["purple_gem"] == stock
    assert takes(game) == [f"take {n} purple_gem" for n in offered]
    if stock < 2:
        refuses(game, f"take {stock + 1} purple_gem", "supply.limited")
    else:
        play(game, "take 2 purple_gem")
        assert supply(game)["purple_gem"] == stock - 2


@pytest.mark.rule("supply.limited")
def test_a_tile_of_a_used_up_kind_gives_nothing_when_it_is_placed() -> None:
    table = used_up().tile("1.1", "workshop_purple_gem_1").rubles(0, 9)
    game = play(table.game(), "claim 1.1", "place up blue")
    assert texts(game) == ["end turn"]
    assert row(game)["goods"] == {"purple_gem": 4}
    assert events(game, "gain") == []


@pytest.mark.rule("supply.limited", "market.take_fewer")
def test_a_tile_of_a_used_up_kind_cannot_be_activated() -> None:
    table = used_up().tile("1.1", "workshop_purple_gem_1").claim("1.1", 0, shop="white_1", up=True)
    refuses(two_dice("brick", table).game(), "activate white_1 1", "market.take_fewer")


@pytest.mark.rule("supply.limited")
def test_a_used_up_kind_cannot_be_bought() -> None:
    table = used_up().influence(3, "craftsmen_2").rubles(0, 9)
    game = two_dice("brick", table).game()
    bought = {text.split()[-1] for text in texts(game) if text.startswith("use buy_any")}
    assert bought == {"lumber", "brick", "stone", "gold", "green_gem"}
    refuses(game, "use buy_any purple_gem", "influence.costs")


@pytest.mark.rule("supply.limited")
def test_pieces_on_cards_are_not_in_the_supply() -> None:
    table = Table().card("1.1", "base_01").claim("1.1", 0).goods(0, lumber=2)
    game = table.game()
    before = supply(game)["lumber"]
    play(game, "deliver lumber to 1.1")
    assert supply(game)["lumber"] == before == 18


# ------------------------------------------------------------ rubles


@pytest.mark.rule("supply.rubles")
def test_rubles_never_run_out() -> None:
    rich = Table(4)
    for player in range(4):
        rich.rubles(player, 500)
    game = play(two_dice("ruble", rich.score(0, 30)).game(), "exchange", "take 4 ruble")
    assert [row(game, player)["rubles"] for player in range(4)] == [506, 500, 500, 500]


@pytest.mark.rule("supply.rubles")
def test_points_never_run_out() -> None:
    game = play(two_dice("recognition", Table().score(0, 240)).game(), "take 2 recognition")
    assert row(game)["score"] == 242


# ------------------------------------------------------------ returns


@pytest.mark.rule("supply.returns")
@pytest.mark.parametrize(
    ("card", "goods", "moves", "back"),
    [
        ("craftsmen_1", {"lumber": 2}, ["use sell_any lumber"], {"lumber": 1}),
        ("merchants_2", {"brick": 2}, ["use two_for_one brick"], {"brick": 2}),
        ("merchants_2", {"stone": 4}, ["use four_for_two stone"], {"stone": 4}),
        ("merchants_1", {"gold": 1}, ["use swap_for_ruble gold"], {"gold": 1}),
        (
            "clergy_2",
            {"lumber": 1, "gold": 1, "green_gem": 1},
            ["use discard_three gold", "pay lumber", "pay green_gem"],
            {"lumber": 1, "gold": 1, "green_gem": 1},
        ),
    ],
)
def test_materials_sold_exchanged_or_discarded_return_at_once(
    card: str, goods: dict[str, int], moves: list[str], back: dict[str, int]
) -> None:
    game = two_dice("ruble", Table().goods(0, **goods).influence(3, card)).game()
    before = supply(game)
    play(game, *moves)
    assert supply(game) == {name: before[name] + back.get(name, 0) for name in MATERIALS}


@pytest.mark.rule("supply.returns")
def test_materials_of_a_finished_section_and_of_an_ornament_return_at_once() -> None:
    table = Table().card("1.1", "base_01").claim("1.1", 0).all_but("1.1", brick=1)
    game = table.goods(0, brick=1, lumber=1, green_gem=1).game()
    assert supply(game) == {**PIECES, "lumber": 17, "brick": 19, "green_gem": 9}
    play(game, "deliver brick to 1.1")
    assert supply(game) == {**PIECES, "lumber": 19, "green_gem": 9}
    play(game, "decorate 1.1 with green_gem")
    assert supply(game) == PIECES


@pytest.mark.rule("supply.returns")
def test_a_returned_piece_can_be_gained_again_in_the_same_turn() -> None:
    game = two_dice("purple_gem", used_up().influence(3, "craftsmen_3")).game()
    refuses(game, "take 1 purple_gem", "supply.limited")
    play(game, "use sell_precious purple_gem")
    assert takes(game) == ["take 1 purple_gem"]
    play(game, "take 1 purple_gem")
    assert row(game)["goods"] == {"purple_gem": 4}
    assert supply(game)["purple_gem"] == 0
