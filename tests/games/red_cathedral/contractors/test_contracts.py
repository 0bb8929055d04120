"""Contracts at the end of the game, each at its boundaries, and their place in the final scoring."""

from typing import Any

import pytest

import nave
from nave.kernel.game import Game
from tests.support.contracts import hand
from tests.support.red_cathedral import Table, events, play
from tests.support.red_cathedral_checks import changed
from tests.support.red_cathedral_solo import SoloTable


def plain(seats: int = 2, **options: str) -> Table:
    """Nothing claimed, no goods, no rubles; the turn that ends the game is about to end."""
    table = Table(seats, 1, guild="archivists", **options)
    for player in range(seats):
        table.rubles(player, 0)
    return table


def score(table: Table, *contracts: str, player: int = 0) -> Game:
    """The game is over and the contracts of that player were scored."""
    hand(table, player, *contracts)
    table.data["end"] = {"trigger": 0, "turns_left": 0}
    game = play(table.ask(("end", [table.data["active"]])).game(), "end turn")
    assert game.over
    return game


def breakdown(game: Game) -> list[dict[str, Any]]:
    assert game.result is not None
    return game.result.breakdown


def earned(table: Table, contract: str, player: int = 0) -> int:
    """What that one contract brought, in the result and in its event alike."""
    game = score(table, contract, player=player)
    row = breakdown(game)[player]
    told = [event for event in events(game, "contract") if event["player"] == player]
    [event] = told
    assert event == {
        "player": player,
        "contract": contract,
        "prestige": row["contracts"],
        "rule": f"contract.{contract}",
    }
    return int(row["contracts"])


# ------------------------------------------------------------ what is printed


@pytest.mark.rule("contract.towers_without_presence")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_tells_which_printed_value_a_contract_has(seats: int) -> None:
    """Two players, and more of them, have values of their own on the same card."""
    name = "towers_without_presence"
    table = plain(seats)
    field = table.game().view(None)["contract_value"]
    printed = {card["id"]: card[field] for card in table.game().components.rows("contract")}
    towers = len(table.game().view(None)["towers"])
    assert earned(table, name) == printed[name] * towers == (4 if seats == 2 else 2) * towers


@pytest.mark.rule("solo.two_player_rules")
def test_in_the_solitaire_game_contracts_have_the_values_for_two() -> None:
    game = SoloTable(guild="archivists").game()
    assert game.view(0)["contract_value"] == "prestige_two_players"
    assert "contract_value" not in SoloTable(guild="foremen").game().view(0)


# ------------------------------------------------------------ goods put back


@pytest.mark.rule("contract.return_2_lumber", "contract.return_2_stone", "contract.return_2_brick")
@pytest.mark.rule("contract.return_goods")
@pytest.mark.parametrize("material", ["lumber", "stone", "brick"])
@pytest.mark.parametrize(("held", "prestige"), [(0, 0), (1, 0), (2, 2), (3, 2), (5, 2)])
def test_two_of_a_basic_material_are_worth_two_prestige(material: str, held: int, prestige: int) -> None:
    table = plain().goods(0, **{material: held})
    before = hand(table, 0, f"return_2_{material}").game().position()
    game = score(table, f"return_2_{material}")
    assert earned(table, f"return_2_{material}") == prestige
    goods = changed(before, game)
    goods.pop("end trigger", None)
    spent = {f"0 goods {material}": -2, f"supply {material}": 2} if prestige else {}
    assert {key: value for key, value in goods.items() if "goods" in key or key.startswith("supply")} == spent


@pytest.mark.rule("contract.return_4_rubles", "contract.return_goods")
@pytest.mark.parametrize(("rubles", "prestige", "left"), [(3, 0, 3), (4, 2, 0), (5, 2, 1), (9, 2, 5)])
def test_four_rubles_are_worth_two_prestige(rubles: int, prestige: int, left: int) -> None:
    table = plain().rubles(0, rubles)
    assert earned(table, "return_4_rubles") == prestige
    assert score(table, "return_4_rubles").position()["players"][0]["rubles"] == left


@pytest.mark.rule("contract.return_gem_and_gold", "contract.return_goods")
@pytest.mark.parametrize(
    ("goods", "prestige", "left"),
    [
        ({"gold": 1}, 0, {"gold": 1}),
        ({"green_gem": 1}, 0, {"green_gem": 1}),
        ({"gold": 1, "purple_gem": 1}, 3, {}),
        ({"gold": 1, "green_gem": 1, "purple_gem": 1}, 3, {"purple_gem": 1}),
        ({"gold": 2, "green_gem": 2}, 3, {"gold": 1, "green_gem": 1}),
    ],
)
def test_a_gem_of_either_color_and_gold_are_worth_three_prestige_a_green_one_first(
    goods: dict[str, int], prestige: int, left: dict[str, int]
) -> None:
    table = plain().goods(0, **goods)
    assert earned(table, "return_gem_and_gold") == prestige
    assert score(table, "return_gem_and_gold").position()["players"][0]["goods"] == left


@pytest.mark.rule("contract.return_goods", "final.order", "final.goods")
def test_what_was_put_back_is_missing_in_the_goods_count() -> None:
    """Six units are 1 prestige; after 2 lumber for the contract four are left and count nothing."""
    table = plain().goods(0, lumber=2, stone=1).rubles(0, 3)
    assert breakdown(score(table))[0]["goods"] == 1
    row = breakdown(score(table, "return_2_lumber"))[0]
    assert (row["contracts"], row["goods"]) == (2, 0)


# ------------------------------------------------------------ ornaments


def own_tower(table: Table, tower: int = 1, player: int = 0) -> Table:
    for level in (1, 2, 3):
        table.finish(f"{tower}.{level}", player)
    return table


@pytest.mark.rule("contract.all_ornaments_built")
@pytest.mark.parametrize(("built", "prestige"), [(0, 0), (3, 0), (4, 2)])
def test_all_four_ornaments_on_the_cathedral_are_worth_two(built: int, prestige: int) -> None:
    table = own_tower(plain()).finish("2.1", 1).finish("2.2", 1)
    for section in ("1.1", "1.2", "2.2", "1.3")[:built]:
        table.ornament(section, 0)
    assert earned(table, "all_ornaments_built") == prestige


@pytest.mark.rule("contract.ornaments_on_own_sections", "contract.ornaments_on_others_sections")
@pytest.mark.parametrize(("own", "others"), [(0, 0), (1, 0), (0, 1), (1, 2), (3, 1)])
def test_ornaments_count_by_whose_section_they_stand_on(own: int, others: int) -> None:
    table = own_tower(own_tower(plain()), 2, player=1)
    for section in ("1.1", "1.2", "1.3")[:own]:
        table.ornament(section, 0)
    for section in ("2.2", "2.3")[:others]:
        table.ornament(section, 0)
    table.ornament("2.1", 1)
    assert earned(table, "ornaments_on_own_sections") == own
    assert earned(table, "ornaments_on_others_sections") == others


@pytest.mark.rule("contract.ornaments_not_built")
@pytest.mark.parametrize(("built", "prestige"), [(0, 8), (1, 6), (4, 0)])
def test_each_ornament_not_built_is_worth_two(built: int, prestige: int) -> None:
    table = own_tower(plain()).finish("2.1", 1).finish("2.2", 1)
    for section in ("1.1", "1.2", "2.2", "1.3")[:built]:
        table.ornament(section, 0)
    assert earned(table, "ornaments_not_built") == prestige


@pytest.mark.rule("contract.ornaments_not_built", "advanced.unreleased_ornaments")
def test_on_the_advanced_side_waiting_ornaments_count_and_forfeited_ones_do_not() -> None:
    table = plain(workshops="advanced")
    assert earned(table, "ornaments_not_built") == 8
    color = table.player(0)["color"]
    cells = nave.component_set("red_cathedral").rows("workshop_space_advanced")
    holds = [cell["space"] for cell in cells if cell["board"] == color and cell["holds"] != "banner"]
    # A face-down tile forfeits the ornament of its space, a face-up one releases it.
    table.claim("1.1", 0, shop=holds[0], up=False)
    assert earned(table, "ornaments_not_built") == 6
    table.claim("1.2", 0, shop=holds[1], up=True)
    assert earned(table, "ornaments_not_built") == 6


@pytest.mark.rule("contract.ornaments_not_built", "contract.all_ornaments_built")
@pytest.mark.parametrize("side", ["basic", "advanced"])
def test_an_ornament_taken_out_of_the_game_is_neither_built_nor_counted_as_not_built(side: str) -> None:
    table = plain(module="on", workshops=side)
    if side == "basic":
        table.player(0)["discarded"]["ornaments"] = {"door": 1}
        table.player(0)["ornaments"]["door"] -= 1
    else:
        color = table.player(0)["color"]
        cells = nave.component_set("red_cathedral").rows("workshop_space_advanced")
        space = next(c["space"] for c in cells if c["board"] == color and c["holds"] != "banner")
        table.player(0)["discarded"]["from"] = [space]
    assert earned(table, "ornaments_not_built") == 6
    assert earned(table, "all_ornaments_built") == 0


@pytest.mark.rule("contract.three_ornaments_one_tower")
@pytest.mark.parametrize(("built", "prestige"), [(2, 0), (3, 3)])
def test_three_own_ornaments_in_one_tower_are_worth_three_once(built: int, prestige: int) -> None:
    table = own_tower(plain(), player=1)
    for section in ("1.1", "1.2", "1.3")[:built]:
        table.ornament(section, 0)
    assert earned(table, "three_ornaments_one_tower") == prestige


@pytest.mark.rule("contract.three_ornaments_one_tower")
def test_ornaments_of_others_do_not_help_to_three() -> None:
    table = own_tower(plain()).ornament("1.1", 0).ornament("1.2", 0).ornament("1.3", 1)
    assert earned(table, "three_ornaments_one_tower") == 0


# ------------------------------------------------------------ banners, sections, workshop


@pytest.mark.rule("contract.three_claims_one_tower")
@pytest.mark.parametrize(
    ("claims", "prestige"),
    [(("1.1", "1.2"), 0), (("1.1", "1.2", "2.1"), 0), (("1.1", "1.2", "1.3"), 3)],
)
def test_three_banners_in_one_tower_are_worth_three_finished_or_not(
    claims: tuple[str, ...], prestige: int
) -> None:
    table = plain()
    for section in claims[:-1]:
        table.claim(section, 0)
    table.finish(claims[-1], 0)
    assert earned(table, "three_claims_one_tower") == prestige


@pytest.mark.rule("contract.three_claims_one_tower")
def test_two_towers_with_three_banners_score_once() -> None:
    assert earned(own_tower(own_tower(plain()), 2), "three_claims_one_tower") == 3


@pytest.mark.rule("contract.section_of_each_type")
def test_a_finished_base_middle_and_dome_are_worth_two() -> None:
    table = plain().finish("1.1", 0).finish("2.1", 1).finish("2.2", 0).claim("2.3", 0)
    assert earned(table, "section_of_each_type") == 0
    table.section("2.3")["done"] = True
    assert earned(table, "section_of_each_type") == 2


@pytest.mark.rule("contract.six_face_up_tiles")
@pytest.mark.parametrize(("up", "prestige"), [(5, 0), (6, 3)])
def test_six_face_up_tiles_are_worth_three(up: int, prestige: int) -> None:
    table = plain()
    for number, section in enumerate(("1.1", "1.2", "1.3", "2.1", "2.2", "2.3")):
        table.claim(section, 0, up=number < up)
    assert earned(table, "six_face_up_tiles") == prestige


# ------------------------------------------------------------ towers


def in_towers(table: Table) -> Table:
    """A banner on an unfinished section of tower 1, an ornament in tower 2; nothing in the others."""
    table.claim("1.1", 0).finish("2.1", 1).finish("2.2", 1)
    return table.ornament("2.2", 0)


@pytest.mark.rule("contract.towers_without_presence", "contract.towers_with_presence")
@pytest.mark.parametrize(
    ("seats", "without", "with_you"), [(2, 2 * 4, 2 * 2), (3, 3 * 2, 2 * 1), (4, 4 * 2, 2 * 1)]
)
def test_towers_count_by_banners_and_ornaments_with_other_values_for_two(
    seats: int, without: int, with_you: int
) -> None:
    assert earned(in_towers(plain(seats)), "towers_without_presence") == without
    assert earned(in_towers(plain(seats)), "towers_with_presence") == with_you


@pytest.mark.rule("contract.towers_without_presence", "contract.towers_with_presence")
def test_no_tower_and_every_tower() -> None:
    assert earned(plain(), "towers_without_presence") == 16
    assert earned(plain(), "towers_with_presence") == 0
    table = plain()
    for tower in (1, 2, 3, 4):
        table.claim(f"{tower}.1", 0)
    assert earned(table, "towers_without_presence") == 0
    assert earned(table, "towers_with_presence") == 8


@pytest.mark.rule("contract.towers_without_presence", "contract.ornaments_on_others_sections")
@pytest.mark.rule("contract.towers_with_presence")
def test_the_solitaire_game_uses_the_values_for_two_and_ivan_is_another_player() -> None:
    table = SoloTable(guild="archivists").rubles(0, 0)
    table.finish("1.1", 1).finish("1.2", 1).ornament("1.2", 0)
    table.data["active"] = 0
    assert earned(table, "towers_without_presence") == 3 * 4
    assert earned(table, "towers_with_presence") == 2
    assert earned(table, "ornaments_on_others_sections") == 1


# ------------------------------------------------------------ time and order


@pytest.mark.rule("contract.scoring_time", "final.order")
def test_all_contracts_are_shown_once_after_the_last_turn_and_before_everything_else() -> None:
    table = hand(plain().goods(0, lumber=2).rubles(0, 4), 1, "towers_without_presence")
    game = score(table, "return_2_lumber", "return_4_rubles", "ornaments_not_built")
    shown = [event["contract"] for event in events(game, "contract")]
    assert shown == ["return_2_lumber", "return_4_rubles", "ornaments_not_built", "towers_without_presence"]
    kinds = [event.kind for event in game.events]
    assert kinds.index("final") > max(place for place, kind in enumerate(kinds) if kind == "contract")
    mine, yours = breakdown(game)
    assert (mine["contracts"], yours["contracts"]) == (2 + 2 + 8, 16)
    for row in (mine, yours):
        towers = sum(tower["prestige"] for tower in row["towers"])
        assert row["total"] == row["track"] + row["goods"] + towers + row["contracts"]


@pytest.mark.rule("final.order")
@pytest.mark.parametrize("space", [2, 10, 11, 12, 13, 40])
def test_prestige_of_contracts_is_the_same_wherever_the_marker_stands(space: int) -> None:
    """A marker between two prestige spaces falls back; contracts add their prestige all the same."""
    without = breakdown(score(plain().score(0, space)))[0]["total"]
    assert breakdown(score(plain().score(0, space), "ornaments_not_built"))[0]["total"] == without + 8


@pytest.mark.rule("contract.scoring_time")
def test_nothing_is_scored_while_the_final_turns_last() -> None:
    table = hand(plain().goods(0, lumber=2), 0, "return_2_lumber")
    table.data["end"] = {"trigger": 0, "turns_left": 1}
    game = play(table.ask(("end", [0])).game(), "end turn")
    assert not game.over
    assert game.position()["players"][0]["goods"] == {"lumber": 2}
    assert not events(game, "contract")


@pytest.mark.rule("contract.scoring_time", "final.unchanged")
def test_contracts_can_decide_the_game_but_break_no_tie() -> None:
    game = score(plain(), "ornaments_not_built")
    assert game.result is not None
    assert game.result.winners == [0]
    game = score(hand(plain(), 1, "towers_without_presence"), "towers_with_presence")
    assert game.result is not None
    assert game.result.winners == [1]
