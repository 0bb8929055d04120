"""The workshop: placing tiles, paying for them, what they give, waking them at the market."""

from typing import Any

import pytest

from nave.kernel.game import Game
from tests.support.red_cathedral import SHOP, Table, events, play, refuses, texts

DICE = ("white", "green", "blue", "red", "yellow")


def row(game: Game, player: int = 0) -> dict[str, Any]:
    data: dict[str, Any] = game.position()["players"][player]
    return data


def dice(table: Table, **spaces: int) -> Table:
    """The named dice on those spaces, the others on spaces 1 and 2; all show 1."""
    for number, die in enumerate(DICE):
        table.die(die, spaces.get(die, 1 + number % 2), 1)
    return table


def placing(tile: str, rubles: int, **options: str) -> Table:
    """Yellow may claim 1.1 with that tile; its board asks 1 (green), 2 or 3 (yellow, white_2) rubles."""
    return Table(2, 1, color_1="yellow", **options).tile("1.1", tile).rubles(0, rubles)


def workshop(**tiles: str) -> Table:
    """Player 0 has those tiles face up on the named spaces; nothing else is claimed."""
    table = Table()
    for number, (space, tile) in enumerate(tiles.items()):
        table.tile(f"{number + 1}.1", tile).claim(f"{number + 1}.1", 0, shop=space, up=True)
    return table


def placements(game: Game, side: str) -> list[str]:
    return [text.split()[-1] for text in texts(game) if text.startswith(f"place {side}")]


def activations(game: Game) -> list[str]:
    return [text for text in texts(game) if text.startswith("activate")]


# ------------------------------------------------------------ spaces and placement


@pytest.mark.rule("workshop.spaces", "workshop.placement")
def test_an_empty_workshop_offers_its_four_colored_and_two_white_spaces() -> None:
    game = play(placing("workshop_brick_1", 3).game(), "claim 1.1")
    assert placements(game, "down") == ["green", "blue", "red", "yellow", "white_1", "white_2"]
    assert placements(game, "up") == ["green", "blue", "red", "yellow", "white_1", "white_2"]


@pytest.mark.rule("workshop.spaces", "workshop.activate")
@pytest.mark.parametrize("space", SHOP)
def test_a_space_belongs_to_the_die_of_its_color(space: str) -> None:
    for die in DICE:
        table = dice(workshop(**{space: "workshop_brick_1"}), **{die: 5})
        game = table.visit(0, die, 5).game()
        if space.split("_", maxsplit=1)[0] == die:
            assert activations(game) == [f"activate {space} 1"]
        else:
            refuses(game, f"activate {space} 1", "workshop.activate")


@pytest.mark.rule("workshop.spaces", "workshop.placement")
@pytest.mark.parametrize("space", SHOP)
def test_a_space_takes_one_tile_only(space: str) -> None:
    table = Table().claim("2.1", 0, shop=space).rubles(0, 9)
    game = play(table.game(), "claim 1.1")
    refuses(game, f"place up {space}", "workshop.placement")
    refuses(game, f"place down {space}", "workshop.placement")
    assert placements(game, "down") == [name for name in SHOP if name != space]


@pytest.mark.rule("workshop.placement")
def test_the_tile_must_be_placed_before_anything_else() -> None:
    game = play(placing("workshop_brick_1", 3).game(), "claim 1.1")
    assert {text.split()[0] for text in texts(game)} == {"place"}
    refuses(game, "claim 2.1", "workshop.placement")
    refuses(game, "die white", "workshop.placement")
    refuses(game, "end turn", "turn.end")


@pytest.mark.rule("workshop.placement")
def test_without_a_claim_there_is_no_tile_to_place() -> None:
    refuses(Table().game(), "place down green", "workshop.placement")


@pytest.mark.rule("workshop.placement")
def test_the_sixth_claim_still_finds_the_last_space() -> None:
    table = Table()
    for section, space in zip(["1.1", "1.2", "1.3", "2.1", "2.2"], SHOP, strict=False):
        table.claim(section, 0, shop=space)
    game = play(table.rubles(0, 0).game(), "claim 2.3")
    assert texts(game) == ["place down white_2"]


@pytest.mark.rule("workshop.placement", "workshop.face_down")
def test_a_placed_tile_is_not_moved_or_turned_by_what_follows() -> None:
    table = workshop(blue="workshop_brick_1").claim("2.1", 0, shop="green").rubles(0, 9)
    game = dice(table).game()
    before = row(game)["workshop"]
    play(game, "die blue", "activate blue 1", "roll", "end turn", "die red", "roll", "end turn")
    play(game, "claim 3.1", "place down yellow")
    after = row(game)["workshop"]
    assert {space: after[space] for space in ("blue", "green")} == {
        space: before[space] for space in ("blue", "green")
    }


# ------------------------------------------------------------ face down, face up


@pytest.mark.rule("workshop.face_down")
@pytest.mark.parametrize("tile", ["workshop_ruble_1", "workshop_recognition_1", "workshop_gold_1"])
def test_a_tile_face_down_costs_and_gives_nothing(tile: str) -> None:
    game = play(placing(tile, 3).game(), "claim 1.1", "place down green")
    assert (row(game)["rubles"], row(game)["score"], row(game)["goods"]) == (3, 2, {})
    assert texts(game) == ["end turn"]
    assert events(game, "tile")[0]["rule"] == "workshop.face_down"


@pytest.mark.rule("workshop.face_down")
def test_a_tile_face_down_can_never_be_activated() -> None:
    table = Table().tile("1.1", "workshop_gold_1").claim("1.1", 0, shop="blue", up=False)
    game = dice(table.influence(3, "merchants_3"), blue=5).visit(0, "blue", 5).game()
    refuses(game, "activate blue 1", "workshop.face_down")
    refuses(game, "use activate_tile", "influence.costs")


@pytest.mark.rule("workshop.face_up")
def test_yellow_pays_2_rubles_to_lay_a_white_die_tile_on_the_blue_space() -> None:
    table = dice(placing("workshop_die_white_1", 2), white=5).resource(5, "recognition")
    game = play(table.game(), "claim 1.1", "place up blue")
    assert row(game)["rubles"] == 0
    assert row(game)["workshop"]["blue"] == {"tile": "workshop_die_white_1", "up": True}
    paid = {"player": 0, "resource": "ruble", "amount": 2, "rule": "workshop.face_up"}
    assert events(game, "pay") == [paid]


@pytest.mark.rule("workshop.face_up")
@pytest.mark.parametrize(
    ("rubles", "spaces"),
    [
        (0, []),
        (1, ["green"]),
        (2, ["green", "blue", "red", "white_1"]),
        (3, ["green", "blue", "red", "yellow", "white_1", "white_2"]),
    ],
)
def test_only_spaces_whose_full_price_can_be_paid_take_a_tile_face_up(rubles: int, spaces: list[str]) -> None:
    game = play(placing("workshop_brick_1", rubles).game(), "claim 1.1")
    assert placements(game, "up") == spaces
    assert placements(game, "down") == list(SHOP)
    for space in set(SHOP) - set(spaces):
        refuses(game, f"place up {space}", "workshop.face_up")


@pytest.mark.rule("workshop.face_up")
@pytest.mark.parametrize(("space", "price"), [("green", 1), ("blue", 2), ("yellow", 3), ("white_2", 3)])
def test_the_price_is_that_of_the_chosen_space_not_of_the_tile(space: str, price: int) -> None:
    for tile in ("workshop_gold_1", "workshop_die_white_1"):
        game = play(dice(placing(tile, 5)).game(), "claim 1.1", f"place up {space}")
        assert events(game, "pay")[0]["amount"] == price


@pytest.mark.rule("workshop.face_up")
def test_prestige_may_be_changed_into_rubles_right_before_paying() -> None:
    game = play(placing("workshop_brick_1", 0).score(0, 6).game(), "claim 1.1")
    refuses(game, "place up blue", "workshop.face_up")
    play(game, "exchange", "place up blue")
    assert (row(game)["rubles"], row(game)["score"]) == (0, 5)


@pytest.mark.rule("workshop.face_up", "turn.exchange_one_moment")
def test_an_exchange_before_the_claim_leaves_none_for_the_price() -> None:
    table = placing("workshop_brick_1", 0, exchange="one_moment").score(0, 10)
    game = play(table.game(), "exchange", "claim 1.1")
    refuses(game, "exchange", "turn.exchange_one_moment")
    refuses(game, "place up yellow", "workshop.face_up")
    assert "place up blue" in texts(game)


# ------------------------------------------------------------ immediate benefit


@pytest.mark.rule("workshop.immediate_benefit")
def test_yellow_takes_2_rubles_for_a_white_die_beside_the_tile_of_rubles() -> None:
    table = dice(placing("workshop_die_white_1", 2), white=5).resource(5, "ruble")
    game = play(table.game(), "claim 1.1", "place up blue")
    assert row(game)["rubles"] == 2
    gained = {"player": 0, "resource": "ruble", "amount": 2, "rule": "workshop.immediate_benefit"}
    assert events(game, "gain") == [gained]
    assert texts(game) == ["end turn"]


@pytest.mark.rule("workshop.immediate_benefit")
def test_rubles_of_the_tile_cannot_help_to_pay_its_price() -> None:
    game = play(placing("workshop_ruble_1", 1).game(), "claim 1.1")
    refuses(game, "place up blue", "workshop.face_up")
    game.play("place up green")
    assert row(game)["rubles"] == 2


@pytest.mark.rule("workshop.immediate_benefit")
def test_recognition_of_the_tile_comes_in_full_without_a_question() -> None:
    game = play(placing("workshop_recognition_1", 1).game(), "claim 1.1", "place up green")
    assert (row(game)["score"], row(game, 1)["score"]) == (3, 2)
    assert events(game, "score")[0]["rule"] == "workshop.immediate_benefit"
    assert texts(game) == ["end turn"]


@pytest.mark.rule("workshop.immediate_benefit")
@pytest.mark.parametrize(
    ("answer", "bricks"), [("take nothing", 0), ("take 1 brick", 1), ("take 2 brick", 2)]
)
def test_of_materials_the_player_may_take_fewer_or_none(answer: str, bricks: int) -> None:
    table = dice(placing("workshop_die_red_1", 2), red=5).resource(5, "brick")
    game = play(table.game(), "claim 1.1", "place up blue")
    assert texts(game) == ["take 2 brick", "take 1 brick", "take nothing"]
    refuses(game, "take 3 brick", "workshop.immediate_benefit")
    refuses(game, "take 1 stone", "workshop.immediate_benefit")
    supply = game.position()["supply"]["brick"]
    game.play(answer)
    assert row(game)["goods"].get("brick", 0) == bricks
    assert game.position()["supply"]["brick"] == supply - bricks
    assert texts(game) == ["end turn"]


@pytest.mark.rule("workshop.immediate_benefit", "inventory.overflow")
def test_a_benefit_stops_at_the_open_spaces() -> None:
    table = dice(placing("workshop_die_red_1", 2), red=5).resource(5, "brick").goods(0, lumber=6)
    game = play(table.game(), "claim 1.1", "place up blue")
    assert texts(game) == ["take 1 brick", "take nothing"]
    refuses(game, "take 2 brick", "inventory.overflow")


@pytest.mark.rule("workshop.immediate_benefit")
def test_the_benefit_is_given_once() -> None:
    game = play(placing("workshop_gold_1", 1).game(), "claim 1.1", "place up green", "take 1 gold")
    assert row(game)["goods"] == {"gold": 1}
    refuses(game, "take 1 gold", "turn.basic_action")


# ------------------------------------------------------------ what tiles give


@pytest.mark.rule("workshop.die_tile")
@pytest.mark.parametrize("company", [0, 1, 2])
def test_a_die_tile_gives_2_lumber_once_however_many_dice_share_the_space(company: int) -> None:
    others = dict.fromkeys(("green", "yellow")[:company], 5)
    table = dice(workshop(blue="workshop_die_red_1"), red=5, blue=8, **others).resource(5, "lumber")
    game = table.visit(0, "blue", 8).game()
    assert activations(game) == ["activate blue 2", "activate blue 1"]
    game.play("activate blue 2")
    assert row(game)["goods"] == {"lumber": 2}


@pytest.mark.rule("workshop.die_tile")
def test_a_die_tile_beside_recognition_gives_1_recognition() -> None:
    table = dice(workshop(blue="workshop_die_red_1"), red=5, green=5, yellow=5, blue=8)
    game = play(table.resource(5, "recognition").visit(0, "blue", 8).game(), "activate blue 1")
    assert (row(game)["score"], row(game)["goods"]) == (3, {})


@pytest.mark.rule("workshop.die_tile")
def test_a_die_tile_of_the_moved_die_counts_the_space_just_reached() -> None:
    table = dice(workshop(red="workshop_die_red_1"), red=4).resource(4, "gold").resource(5, "lumber")
    game = play(table.game(), "die red")
    assert activations(game) == ["activate red 2", "activate red 1"]
    game.play("activate red 2")
    assert row(game)["goods"] == {"lumber": 2}


@pytest.mark.rule("workshop.die_tile")
@pytest.mark.parametrize(
    ("tile", "goods"),
    [("brick", {"brick": 1}), ("purple_gem", {"purple_gem": 1}), ("gold", {"gold": 1})],
)
def test_a_resource_tile_gives_the_resource_it_shows(tile: str, goods: dict[str, int]) -> None:
    table = dice(workshop(blue=f"workshop_{tile}_1"), blue=5)
    game = play(table.visit(0, "blue", 5).game(), "activate blue 1")
    assert row(game)["goods"] == goods


# ------------------------------------------------------------ activation


@pytest.mark.rule("workshop.activate")
@pytest.mark.parametrize(
    ("die", "answer", "lumber", "score"),
    [("blue", "activate blue 2", 2, 2), ("yellow", "activate yellow 1", 0, 3)],
)
def test_the_space_of_the_moved_die_counts_and_not_the_color_on_the_tile(
    die: str, answer: str, lumber: int, score: int
) -> None:
    table = workshop(blue="workshop_die_red_1", yellow="workshop_recognition_1")
    table = dice(table, red=5, **{die: 8}).resource(5, "lumber").resource(8, "gold")
    game = table.visit(0, die, 8).game()
    assert {text.split()[1] for text in activations(game)} == {die}
    game.play(answer)
    assert row(game)["goods"].get("lumber", 0) == lumber
    assert row(game)["score"] == score
    assert events(game, "activate")[0]["rule"] == "workshop.activate"


@pytest.mark.rule("workshop.activate")
def test_moving_the_red_die_does_not_wake_a_red_die_tile_on_another_space() -> None:
    table = dice(workshop(blue="workshop_die_red_1"), red=5).resource(5, "lumber")
    refuses(table.visit(0, "red", 5).game(), "activate blue 1", "workshop.activate")


@pytest.mark.rule("workshop.activate")
def test_an_activation_needs_a_market_visit_and_a_tile_on_the_space() -> None:
    game = dice(workshop(blue="workshop_gold_1")).game()
    refuses(game, "activate blue 1", "workshop.activate")
    play(game, "die red")
    refuses(game, "activate red 1", "workshop.activate")


@pytest.mark.rule("workshop.activate", "market.actions")
def test_one_visit_allows_one_activation() -> None:
    table = dice(workshop(blue="workshop_gold_1"), blue=5)
    game = play(table.visit(0, "blue", 5).game(), "activate blue 1")
    refuses(game, "activate blue 1", "market.actions")
    assert row(game)["goods"] == {"gold": 1}


@pytest.mark.rule("workshop.activate")
def test_nobody_else_gains_from_an_activation() -> None:
    table = dice(workshop(blue="workshop_gold_1"), blue=5).tile("2.1", "workshop_brick_1")
    table.claim("2.1", 1, shop="blue", up=True)
    game = table.visit(0, "blue", 5).game()
    other = row(game, 1)
    play(game, "activate blue 1")
    assert (row(game)["goods"], row(game, 1)) == ({"gold": 1}, other)


# ------------------------------------------------------------ white spaces


def white_pair() -> Table:
    table = workshop(white_1="workshop_gold_1", white_2="workshop_brick_1")
    return dice(table, white=5).influence(3, "merchants_3").visit(0, "white", 5)


@pytest.mark.rule("workshop.white_pair")
@pytest.mark.parametrize(("one", "other"), [("white_1", "white_2"), ("white_2", "white_1")])
def test_the_white_die_wakes_either_white_tile_but_not_both(one: str, other: str) -> None:
    game = white_pair().game()
    assert activations(game) == ["activate white_1 1", "activate white_2 1"]
    game.play(f"activate {one} 1")
    refuses(game, f"activate {other} 1", "workshop.white_pair")


@pytest.mark.rule("workshop.white_pair")
@pytest.mark.parametrize(("again", "goods"), [("white_1", {"gold": 2}), ("white_2", {"gold": 1, "brick": 1})])
def test_the_merchants_may_wake_the_other_white_tile_or_the_same_again(
    again: str, goods: dict[str, int]
) -> None:
    game = play(white_pair().game(), "activate white_1 1", "use activate_tile", f"activate {again} 1")
    assert row(game)["goods"] == goods
