"""What the view says so that nobody who draws it has to know a rule."""

from typing import Any

import pytest

from nave.kernel.game import Game
from tests.support.red_cathedral import SHOP, Table, play
from tests.support.red_cathedral_solo import HUMAN, IVAN, SoloTable


def section(game: Game, name: str) -> dict[str, Any]:
    tower, level = name.split(".")
    row: dict[str, Any] = game.view(None)["site"][int(tower) - 1][int(level) - 1]
    return row


def laid(game: Game, name: str) -> list[tuple[str, bool]]:
    return [(slot["material"], slot["laid"]) for slot in section(game, name)["slots"]]


@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.rule("advanced.release_ornament", "advanced.setup")
def test_a_workshop_space_tells_the_ornament_it_would_release_until_a_tile_lies_there(player: int) -> None:
    table = Table(2, workshops="advanced")
    before = table.game().view(None)["players"][player]["shop"]
    colored = [name for name in SHOP if not name.startswith("white")]
    assert sorted(before[name]["holds"] for name in colored) == ["arch", "arch", "cross", "door"]
    assert [before[name]["holds"] for name in SHOP if name not in colored] == [None, None]
    for up in (True, False):
        table = Table(2, workshops="advanced").claim("1.1", player, shop="green", up=up)
        after = table.game().view(None)["players"][player]["shop"]
        assert after["green"]["holds"] is None
        assert after["blue"] == before["blue"]


@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.rule("advanced.white_banners", "advanced.white_blocked")
def test_a_banner_is_in_the_way_until_it_is_taken_the_first_white_space_first(player: int) -> None:
    blocked = []
    for claims in range(3):
        table = Table(2, workshops="advanced")
        for tower in range(claims):
            table.claim(f"{tower + 1}.1", player, source="side")
        shop = table.game().view(None)["players"][player]["shop"]
        blocked.append([name for name in SHOP if shop[name]["banner"]])
    assert blocked == [["white_1", "white_2"], ["white_2"], []]


@pytest.mark.rule("workshop.placement")
def test_basic_workshops_hold_nothing() -> None:
    shop = Table(2).game().view(None)["players"][0]["shop"]
    assert list(shop.values()) == [{"banner": False, "holds": None}] * 6


@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.rule("inventory.capacity")
def test_spaces_are_those_that_no_banner_covers_whether_something_lies_there_or_not(player: int) -> None:
    table = Table(2).goods(player, brick=2)
    row = table.game().view(None)["players"][player]
    covered = row["banners"]["inventory"]
    assert (row["spaces"], row["open_spaces"]) == (10 - covered, 8 - covered)
    row = table.claim("1.1", player).game().view(None)["players"][player]
    assert (row["spaces"], row["open_spaces"]) == (11 - covered, 9 - covered)


@pytest.mark.rule("build.partial")
def test_slots_tell_piece_by_piece_what_a_card_still_needs() -> None:
    table = Table(2).claim("1.1", 0)
    cost = section(table.game(), "1.1")["cost"]
    kinds = [name for name, amount in cost.items() for _ in range(amount)]
    assert laid(table.game(), "1.1") == [(name, False) for name in kinds]
    one = table.lay("1.1", **{kinds[-1]: 1}).game()
    assert [name for name, there in laid(one, "1.1") if there] == [kinds[-1]]
    assert [name for name, _ in laid(one, "1.1")] == kinds


@pytest.mark.rule("solo.ivan_construction")
def test_ivan_fills_the_slots_of_a_card_with_any_piece() -> None:
    table = SoloTable().claim("1.1", IVAN)
    cost = section(table.game(), "1.1")["cost"]
    other = next(name for name in ("gold", "stone", "brick") if name not in cost)
    assert [there for _, there in laid(table.lay("1.1", **{other: 1}).game(), "1.1")][:2] == [True, False]


@pytest.mark.rule("workshop.placement")
def test_the_tile_in_hand_is_told_with_its_section_while_it_is_to_be_laid() -> None:
    game = Table(2).game()
    assert game.view(None)["in_hand"] is None
    tile = section(game, "2.1")["tile"]
    play(game, "claim 2.1")
    assert game.view(None)["in_hand"] == {"tile": tile, "section": "2.1"}


@pytest.mark.parametrize(("place", "takes"), [("1.1", "door"), ("1.2", "arch")])
@pytest.mark.rule("decorate.matching_kind")
def test_a_section_tells_which_ornament_it_takes(place: str, takes: str) -> None:
    assert section(Table(2).game(), place)["takes"] == takes
    top = Table(2).game().view(None)["site"][0][-1]
    assert top["takes"] == "cross"


@pytest.mark.rule("solo.ivan_turn", "solo.ivan_ornament_kind")
def test_ivans_row_tells_what_each_action_has_to_work_with() -> None:
    view = SoloTable().game().view(None)
    cards = {card["card"]: card for card in view["ivan_cards"]}
    assert [card["card"] for card in view["ivan_cards"]] == view["ivan"]["row"]
    assert cards["ivan_claim"]["amount"] == sum(view["players"][IVAN]["banners"].values())
    assert cards["ivan_transport"]["amount"] == sum(view["ivan"]["store"].values())
    assert cards["ivan_construction"]["pile"] == view["ivan"]["build"]
    assert view["ivan_ornament"]["turns"] == sum(view["ivan"]["up"])
    assert view["ivan_ornament"]["ornament"] in ("door", "arch", "cross")
    assert view["players"][IVAN]["ivan"] is True
    assert "ivan" not in view["players"][HUMAN]
