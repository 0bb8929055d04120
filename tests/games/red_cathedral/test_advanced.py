"""The advanced side of the workshop boards: released ornaments, banners on white spaces."""

from itertools import combinations
from typing import Any

import pytest

import nave
from nave.kernel.game import Game
from tests.support.red_cathedral import SHOP, Table, events, play, refuses, texts

COLORED = SHOP[:4]
NONE_LEFT = {"door": 0, "arch": 0, "cross": 0}
# Cards of towers of height 3 in an order that claims may follow.
CARDS = ["1.1", "2.1", "3.1", "4.1", "1.2", "2.2"]


def advanced(seats: int = 2, color: str = "yellow") -> Table:
    return Table(seats, workshops="advanced", color_1=color)


def row(game: Game, player: int = 0) -> dict[str, Any]:
    data: dict[str, Any] = game.position()["players"][player]
    return data


def placements(game: Game, side: str) -> list[str]:
    return [text.split()[-1] for text in texts(game) if text.startswith(f"place {side}")]


def finished_middle() -> Table:
    """Yellow holds stone, and a finished middle section of the rival waits for an arch."""
    return advanced().finish("1.1", 1).finish("1.2", 1).goods(0, stone=1)


# ------------------------------------------------------------ set-up


@pytest.mark.rule("advanced.setup", "setup.board_side")
@pytest.mark.parametrize("color", ["green", "blue", "red", "yellow"])
def test_each_colored_space_holds_one_of_the_four_ornaments_and_each_white_space_a_banner(color: str) -> None:
    rows = nave.component_set("red_cathedral").rows("workshop_space_advanced")
    holds = {cell["space"]: cell["holds"] for cell in rows if cell["board"] == color}
    assert sorted(holds[space] for space in COLORED) == ["arch", "arch", "cross", "door"]
    assert (holds["white_1"], holds["white_2"]) == ("banner", "banner")


@pytest.mark.rule("advanced.setup")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_banners_cover_the_inventory_and_two_the_white_spaces(seats: int) -> None:
    game = advanced(seats).game()
    for player in game.view(0)["players"]:
        assert player["banners"] == {"inventory": 4, "side": 2}
        assert player["ornaments"] == NONE_LEFT
        assert player["open_spaces"] == 6


@pytest.mark.rule("advanced.setup", "workshop.immediate_benefit")
def test_the_benefit_of_a_tile_paid_for_is_given_as_on_the_basic_side() -> None:
    game = advanced().tile("1.1", "workshop_gold_1").rubles(0, 3).game()
    play(game, "claim 1.1", "banner inventory", "place up green", "take 1 gold")
    assert (row(game)["rubles"], row(game)["goods"]) == (0, {"gold": 1})


# ------------------------------------------------------------ price


@pytest.mark.rule("advanced.price")
@pytest.mark.parametrize("color", ["green", "blue", "red", "yellow"])
@pytest.mark.parametrize("space", SHOP)
def test_each_of_the_six_spaces_costs_3_rubles_on_every_board(color: str, space: str) -> None:
    table = advanced(color=color).tile("1.1", "workshop_recognition_1")
    # Both white spaces are cleared; the tiles of those claims lie elsewhere.
    elsewhere = [name for name in COLORED if name != space]
    table.claim("2.1", 0, shop=elsewhere[0], source="side").claim("3.1", 0, shop=elsewhere[1], source="side")
    refuses(
        play(table.rubles(0, 2).game(), "claim 1.1", "banner inventory"),
        f"place up {space}",
        "advanced.price",
    )
    for rubles in (3, 4):
        game = play(table.rubles(0, rubles).game(), "claim 1.1", "banner inventory", f"place up {space}")
        assert row(game)["rubles"] == rubles - 3
        assert events(game, "pay")[0]["rule"] == "advanced.price"


@pytest.mark.rule("advanced.price")
def test_face_down_a_tile_is_free() -> None:
    game = play(advanced().rubles(0, 0).game(), "claim 1.1", "banner inventory", "place down green")
    assert row(game)["rubles"] == 0
    assert events(game, "pay") == []


# ------------------------------------------------------------ ornaments


@pytest.mark.rule("advanced.release_ornament")
def test_no_ornament_is_available_at_the_start() -> None:
    refuses(finished_middle().game(), "decorate 1.2", "advanced.release_ornament")


@pytest.mark.rule("advanced.release_ornament")
def test_yellow_pays_3_rubles_for_the_green_space_and_has_an_arch() -> None:
    game = advanced().rubles(0, 3).tile("1.1", "workshop_recognition_1").game()
    play(game, "claim 1.1", "banner inventory", "place up green")
    assert row(game)["ornaments"] == {"door": 0, "arch": 1, "cross": 0}
    assert row(game)["rubles"] == 0
    assert row(game, 1)["ornaments"] == NONE_LEFT
    released = {"player": 0, "ornament": "arch", "space": "green", "rule": "advanced.release_ornament"}
    assert events(game, "release") == [released]


@pytest.mark.rule("advanced.release_ornament")
@pytest.mark.parametrize("color", ["green", "blue", "red", "yellow"])
@pytest.mark.parametrize("space", COLORED)
def test_a_face_up_tile_releases_the_ornament_printed_on_its_space(color: str, space: str) -> None:
    rows = nave.component_set("red_cathedral").rows("workshop_space_advanced")
    kind = next(cell["holds"] for cell in rows if (cell["board"], cell["space"]) == (color, space))
    game = advanced(color=color).rubles(0, 3).game()
    play(game, "claim 1.1", "banner inventory", f"place up {space}")
    assert row(game)["ornaments"] == {**NONE_LEFT, kind: 1}


@pytest.mark.rule("advanced.release_ornament")
def test_a_released_ornament_can_be_placed_from_then_on() -> None:
    table = finished_middle().claim("2.1", 0, shop="green", up=True)
    game = play(table.game(), "decorate 1.2")
    assert game.position()["site"][0][1]["ornament"] == 0
    assert row(game)["ornaments"] == NONE_LEFT
    assert row(game)["goods"] == {}


@pytest.mark.rule("advanced.release_ornament")
def test_a_white_space_releases_nothing() -> None:
    game = advanced().rubles(0, 3).tile("1.1", "workshop_recognition_1").game()
    play(game, "claim 1.1", "banner white", "place up white_1")
    assert row(game)["ornaments"] == NONE_LEFT
    assert events(game, "release") == []


@pytest.mark.rule("advanced.forfeit")
@pytest.mark.parametrize("space", COLORED)
def test_a_face_down_tile_releases_nothing(space: str) -> None:
    game = play(advanced().rubles(0, 3).game(), "claim 1.1", "banner inventory", f"place down {space}")
    assert row(game)["ornaments"] == NONE_LEFT
    assert row(game)["rubles"] == 3


@pytest.mark.rule("advanced.forfeit")
def test_a_door_under_a_face_down_tile_is_lost_for_the_game() -> None:
    table = advanced().finish("1.1", 1).claim("2.1", 0, shop="blue", up=False).goods(0, lumber=1).rubles(0, 9)
    game = table.game()
    refuses(game, "decorate 1.1", "advanced.forfeit")
    play(game, "claim 3.1", "banner inventory")
    refuses(game, "place up blue", "workshop.placement")


@pytest.mark.rule("advanced.forfeit", "advanced.release_ornament")
def test_one_arch_lost_leaves_the_other_to_be_released() -> None:
    table = finished_middle().claim("2.1", 0, shop="green", up=False)
    refuses(table.game(), "decorate 1.2", "advanced.release_ornament")
    table.claim("3.1", 0, shop="red", up=True)
    assert "decorate 1.2" in texts(table.game())


@pytest.mark.rule("advanced.forfeit")
def test_with_both_arches_under_face_down_tiles_none_can_be_placed() -> None:
    table = finished_middle().claim("2.1", 0, shop="green", up=False).claim("3.1", 0, shop="red", up=False)
    refuses(table.game(), "decorate 1.2", "advanced.forfeit")


# ------------------------------------------------------------ banners


@pytest.mark.rule("advanced.white_banners")
def test_for_a_claim_the_player_chooses_between_inventory_and_white_space() -> None:
    game = play(advanced().game(), "claim 1.1")
    assert texts(game) == ["banner inventory", "banner white"]
    refuses(game, "place down green", "workshop.placement")


@pytest.mark.rule("advanced.white_banners", "claim.inventory_space")
@pytest.mark.parametrize(
    ("answer", "banners", "opened"),
    [
        ("banner inventory", {"inventory": 3, "side": 2}, 7),
        ("banner white", {"inventory": 4, "side": 1}, 6),
    ],
)
def test_a_banner_opens_an_inventory_space_or_clears_a_workshop_space(
    answer: str, banners: dict[str, int], opened: int
) -> None:
    game = play(advanced().game(), "claim 1.1", answer)
    assert row(game)["banners"] == banners
    assert game.view(0)["players"][0]["open_spaces"] == opened
    cleared = ["white_1"] if answer == "banner white" else []
    assert placements(game, "down") == [*COLORED, *cleared]


@pytest.mark.rule("advanced.white_banners")
def test_the_first_white_space_is_cleared_before_the_second() -> None:
    game = play(advanced().claim("2.1", 0, shop="green", source="side").game(), "claim 1.1", "banner white")
    assert placements(game, "down") == ["blue", "red", "yellow", "white_1", "white_2"]


@pytest.mark.rule("advanced.white_banners")
def test_a_banner_cannot_come_from_where_none_is_left() -> None:
    table = advanced().claim("1.1", 0, shop="green", source="side")
    table.claim("2.1", 0, shop="blue", source="side")
    refuses(play(table.game(), "claim 3.1"), "banner white", "advanced.white_banners")
    table = advanced()
    for section, space in zip(CARDS, COLORED, strict=False):
        table.claim(section, 0, shop=space, source="inventory")
    refuses(play(table.game(), "claim 1.2"), "banner inventory", "advanced.white_banners")


@pytest.mark.rule("advanced.white_banners")
def test_a_banner_is_chosen_only_after_a_card() -> None:
    refuses(advanced().game(), "banner white", "advanced.white_banners")


# ------------------------------------------------------------ white spaces


@pytest.mark.rule("advanced.white_blocked")
def test_a_white_space_with_its_banner_takes_no_tile() -> None:
    game = play(advanced().rubles(0, 9).game(), "claim 1.1", "banner inventory")
    for space in ("white_1", "white_2"):
        refuses(game, f"place up {space}", "advanced.white_blocked")
        refuses(game, f"place down {space}", "advanced.white_blocked")


@pytest.mark.rule("advanced.white_blocked")
def test_the_tile_of_the_same_claim_may_lie_where_its_banner_came_from() -> None:
    game = play(advanced().rubles(0, 9).game(), "claim 1.1", "banner white")
    refuses(game, "place down white_2", "advanced.white_blocked")
    game.play("place down white_1")
    assert row(game)["workshop"]["white_1"]["up"] is False


@pytest.mark.rule("advanced.white_blocked")
def test_a_cleared_white_space_stays_open_for_a_later_claim() -> None:
    table = advanced().claim("2.1", 0, shop="green", source="side")
    game = play(table.game(), "claim 1.1", "banner inventory", "place down white_1")
    assert row(game)["workshop"]["white_1"] is not None
    assert row(game)["banners"] == {"inventory": 3, "side": 1}


# ------------------------------------------------------------ room


def workshops() -> list[tuple[int, tuple[str, ...]]]:
    """All combinations of banners left on white spaces and spaces with a tile, as claims can bring about."""
    found = []
    for claims in range(6):
        for occupied in combinations(SHOP, claims):
            for side in (0, 1, 2):
                free_white = SHOP[4 : 6 - side]
                whites = [space for space in occupied if space not in COLORED]
                if 0 <= 6 - claims - side <= 4 and set(whites) <= set(free_white):
                    found.append((side, occupied))
    return found


@pytest.mark.rule("advanced.room_for_tiles")
def test_whatever_was_claimed_before_the_next_tile_finds_room() -> None:
    seen = workshops()
    assert (0, ("green", "blue", "red", "yellow", "white_1")) in seen
    assert (2, COLORED) in seen
    for side, occupied in seen:
        table = advanced()
        for number, (section, space) in enumerate(zip(CARDS, occupied, strict=False)):
            table.claim(section, 0, shop=space, source="side" if number < 2 - side else "inventory")
        game = play(table.rubles(0, 0).game(), f"claim {CARDS[len(occupied)]}")
        for banner in texts(game):
            cleared = 2 - side + (banner == "banner white")
            room = [space for space in (*COLORED, *SHOP[4 : 4 + cleared]) if space not in occupied]
            assert room
            assert placements(play(game.copy(), banner), "down") == room


@pytest.mark.rule("advanced.white_blocked", "advanced.white_banners")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("taken", "free"), [(0, 0), (1, 1), (2, 2)])
def test_a_position_has_no_tile_on_a_white_space_that_a_banner_still_covers(
    player: int, taken: int, free: int
) -> None:
    """Banners leave the white spaces from the first to the second; tiles lie where none is left."""
    spaces = ("white_1", "white_2")
    for number, space in enumerate(spaces):
        table = Table(2, workshops="advanced")
        for place in range(taken):
            table.claim(f"{place + 2}.1", player, shop=("green", "red")[place], source="side")
        table.claim("1.1", player, shop=space, source="inventory")
        if number < free:
            table.game()
            continue
        with pytest.raises(nave.PositionError, match="white"):
            table.game()
