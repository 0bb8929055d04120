"""Ivan's turn: the card in use, his die, his ornaments, and what each of his five cards does."""

import pytest

from nave.kernel.game import Game
from tests.support.red_cathedral import MATERIALS, events, play, refuses, texts
from tests.support.red_cathedral_end import market_turn
from tests.support.red_cathedral_solo import (
    CARDS,
    COLORS,
    HUMAN,
    IVAN,
    SoloTable,
    gains,
    ivan_of,
    score_of,
)

FULL = {"lumber": 20, "brick": 20, "stone": 20, "gold": 15, "green_gem": 10, "purple_gem": 10}


def kinds(game: Game) -> list[str]:
    return [event.kind for event in game.events]


def acted(game: Game) -> list[str]:
    """The cards whose action was carried out; each is told under the rule of its name."""
    cards = events(game, "ivan_card")
    assert all(row["rule"] == f"solo.{row['card']}" for row in cards)
    return [row["card"] for row in cards]


def supply(game: Game) -> dict[str, int]:
    amounts: dict[str, int] = game.view(None)["supply"]
    return amounts


# ------------------------------------------------------------ the turn


@pytest.mark.rule("solo.ivan_turn")
@pytest.mark.parametrize("down", [0, 1, 3, 4])
def test_ivan_uses_the_leftmost_card_with_a_face_up_tile(down: int) -> None:
    table = SoloTable().row("ivan_transport", "ivan_recognition", dice=COLORS, down=down).finish("1.1", HUMAN)
    row, tiles = list(table.ivan["row"]), list(table.ivan["tiles"])
    g = table.ivans_turn()
    if down == 3:  # the fourth card of this row asks where to claim
        play(g, "claim 1.2")
    assert acted(g) == [row[down]]
    assert [row["die"] for row in events(g, "move_die")] == [COLORS[down]]
    assert ivan_of(g)["up"] == [place > down for place in range(5)]
    assert (ivan_of(g)["row"], ivan_of(g)["tiles"]) == (row, tiles)
    assert (g.seat, g.view(None)["active"]) == (HUMAN, HUMAN)


@pytest.mark.rule("solo.ivan_turn")
def test_the_die_moves_before_the_card_acts() -> None:
    g = SoloTable().row("ivan_claim").ivans_turn()
    assert g.prompt == "Ivan claims a section: choose it for him."
    assert ivan_of(g)["up"][0] is False
    assert g.view(None)["market"]["dice"]["white"]["space"] == 6
    assert kinds(g) == ["turn", "move_die", "roll_space", "roll", "ivan_card"]


# ------------------------------------------------------------ the die


@pytest.mark.rule("solo.ivan_die", "market.move")
@pytest.mark.parametrize(("start", "value", "end"), [(5, 1, 6), (3, 5, 8), (5, 6, 3), (8, 6, 6)])
def test_ivans_die_moves_exactly_its_value(start: int, value: int, end: int) -> None:
    """The human's rubles buy no extra space for him."""
    g = SoloTable().die("white", start, value).rubles(HUMAN, 7).ivans_turn()
    [move] = events(g, "move_die")
    assert (move["from"], move["to"], move["steps"], move["rule"]) == (start, end, value, "solo.ivan_die")
    assert g.view(None)["players"][HUMAN]["rubles"] == 7


@pytest.mark.rule("solo.ivan_die")
def test_all_dice_of_the_reached_space_are_rolled_and_no_others() -> None:
    g = SoloTable().die("white", 5, 2).ivans_turn()
    assert [(row["space"], row["rule"]) for row in events(g, "roll_space")] == [(7, "solo.ivan_die")]
    assert [row["die"] for row in events(g, "roll")] == ["white", "red", "yellow"]
    dice = g.view(None)["market"]["dice"]
    assert {die["space"] for color, die in dice.items() if color in ("white", "red", "yellow")} == {7}
    assert dice["green"] == dice["blue"] == {"space": 4, "value": 1}


@pytest.mark.rule("solo.ivan_die", "solo.ivan_market_recognition", "solo.ivan_influence")
def test_recognition_is_gained_before_the_roll() -> None:
    g = SoloTable().die("white", 8, 1).ivans_turn()
    assert gains(g, IVAN) == [(1, "solo.ivan_market_recognition"), (1, "solo.ivan_influence")]
    assert kinds(g)[:5] == ["turn", "move_die", "score", "score", "roll_space"]


@pytest.mark.rule("solo.ivan_die_blocked", "market.full_space")
def test_a_die_that_would_end_on_three_dice_stays_and_the_card_still_acts() -> None:
    """Three dice lie beside the recognition tile, in the quadrant of the Clergy."""
    table = SoloTable().row("ivan_recognition").die("white", 7, 2)
    g = table.die("green", 1, 3).die("blue", 1, 4).die("red", 1, 5).ivans_turn()
    assert g.view(None)["market"] == table.game().view(None)["market"]
    assert kinds(g) == ["turn", "ivan_blocked", "ivan_card", "score", "turn"]
    assert [row["rule"] for row in events(g, "ivan_blocked")] == ["solo.ivan_die_blocked"]
    assert gains(g, IVAN) == [(4, "solo.ivan_recognition")]
    assert ivan_of(g)["up"] == [False, True, True, True, True]


@pytest.mark.rule("solo.ivan_die_blocked")
def test_a_die_that_would_end_on_two_dice_moves() -> None:
    g = SoloTable().die("white", 5, 2).ivans_turn()
    assert events(g, "ivan_blocked") == []
    assert g.view(None)["market"]["dice"]["white"]["space"] == 7


@pytest.mark.rule("solo.ivan_market_recognition")
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_ivan_gains_1_for_each_die_beside_the_recognition_tile(dice: int) -> None:
    table = SoloTable().influence(1, "merchants_1").die("white", 8, 1)
    for color in ("green", "blue")[: dice - 1]:
        table.die(color, 1, 6)
    g = table.ivans_turn()
    assert gains(g, IVAN) == [(dice, "solo.ivan_market_recognition")]
    assert score_of(g, HUMAN) == 2


@pytest.mark.rule("solo.ivan_market_recognition")
@pytest.mark.parametrize("resource", [*MATERIALS, "ruble"])
def test_ivan_takes_nothing_else_from_the_market(resource: str) -> None:
    g = SoloTable().resource(6, resource).ivans_turn()
    assert supply(g) == FULL
    assert (score_of(g, IVAN), g.view(None)["players"][IVAN]["rubles"]) == (2, 0)
    assert (ivan_of(g)["store"], ivan_of(g)["build"]) == ({}, {})


@pytest.mark.rule("solo.ivan_influence")
@pytest.mark.parametrize(
    ("card", "done", "gained"),
    [
        ("clergy_1", 3, 1),
        ("clergy_2", 3, 1),
        ("clergy_3", 2, 1),
        ("clergy_3", 3, 2),
        ("teamsters_1", 3, 0),
        ("craftsmen_1", 3, 0),
        ("merchants_3", 3, 0),
    ],
)
def test_ivan_takes_the_larger_free_gain_of_recognition_he_is_entitled_to(
    card: str, done: int, gained: int
) -> None:
    """`done` of base, middle section and dome are finished by Ivan; his die reaches space 2."""
    table = SoloTable().influence(1, card).die("white", 8, 2).pile("build", lumber=3)
    for section in ("1.1", "1.2", "1.3"):
        table.finish(section, IVAN if int(section[2]) <= done else HUMAN)
    g = table.ivans_turn()
    assert gains(g, IVAN) == [(gained, "solo.ivan_influence")] * (gained > 0)
    assert g.view(None)["players"][IVAN]["rubles"] == 0
    assert ivan_of(g)["build"] == {"lumber": 3}


# ------------------------------------------------------------ reset and ornaments


def reset_table(*heights: int) -> SoloTable:
    """All five tiles face down; after the reset Ivan's Transport does nothing."""
    return SoloTable(*heights).row("ivan_transport", "ivan_claim", down=5)


@pytest.mark.rule("solo.ivan_reset", "solo.card_row")
def test_with_all_tiles_face_down_they_are_dealt_anew_and_the_turn_goes_on() -> None:
    deals = set()
    for seed in range(12):
        g = reset_table().ivans_turn(seed)
        ivan = ivan_of(g)
        assert ivan["row"] == ["ivan_transport", "ivan_claim", "ivan_recognition", "ivan_inventory", CARDS[4]]
        assert sorted(ivan["tiles"]) == sorted(f"workshop_die_{color}_2" for color in COLORS)
        assert ivan["up"] == [False, True, True, True, True]
        assert acted(g) == ["ivan_transport"]
        [moved] = events(g, "move_die")
        assert ivan["tiles"][0] == f"workshop_die_{moved['die']}_2"
        deals.add(tuple(ivan["tiles"]))
    assert len(deals) > 6


@pytest.mark.rule("solo.ivan_reset")
def test_a_last_face_up_tile_is_used_before_the_row_is_reset() -> None:
    """The ornament waits for the reset, too, which comes one turn later."""
    g = SoloTable().row("ivan_claim", *CARDS[:3], CARDS[4], down=4).finish("1.1", HUMAN).ivans_turn()
    assert events(g, "ivan_reset") == events(g, "decorate") == []
    assert ivan_of(g)["up"] == [False] * 5
    market_turn(g)
    play(g, "decorate 1.1")
    assert [row["rule"] for row in events(g, "ivan_reset")] == ["solo.ivan_reset"]
    assert kinds(g).index("decorate") < kinds(g).index("ivan_reset")


@pytest.mark.rule("solo.ivan_ornament_place", "solo.ivan_reset")
def test_an_ornament_costs_no_materials_and_gives_ivan_1_prestige() -> None:
    g = reset_table().finish("1.1", HUMAN).goods(HUMAN, lumber=2).score(HUMAN, 9).score(IVAN, 14).ivans_turn()
    assert texts(g) == ["decorate 1.1"]
    play(g, "decorate 1.1")
    assert g.view(None)["site"][0][0]["ornament"] == IVAN
    assert gains(g, IVAN) == [(3, "solo.ivan_ornament_place")]
    assert score_of(g, HUMAN) == 9
    assert g.view(None)["players"][HUMAN]["goods"] == {"lumber": 2}
    assert supply(g) == {**FULL, "lumber": 18}
    assert events(g, "decorate")[0]["rule"] == "solo.ivan_ornament_place"


@pytest.mark.rule("solo.ivan_ornament_place")
def test_the_human_chooses_among_own_sections_which_come_before_ivans() -> None:
    g = (
        reset_table()
        .finish("1.1", HUMAN)
        .finish("2.1", IVAN)
        .finish("3.1", HUMAN)
        .claim("4.1", HUMAN)
        .ivans_turn()
    )
    assert texts(g) == ["decorate 1.1", "decorate 3.1"]
    refuses(g, "decorate 2.1", "solo.ivan_ornament_place")
    refuses(g, "decorate 4.1", "solo.ivan_ornament_place")
    refuses(g, "decorate 1.1 with green_gem", "solo.ivan_ornament_place")


@pytest.mark.rule("solo.ivan_ornament_place", "decorate.one_per_section")
def test_without_a_bare_section_of_the_human_the_ornament_goes_on_one_of_ivan() -> None:
    table = reset_table().finish("1.1", HUMAN).ornament("1.1", HUMAN).finish("2.1", IVAN).finish("3.1", IVAN)
    g = table.ivans_turn()
    assert texts(g) == ["decorate 2.1", "decorate 3.1"]
    refuses(g, "decorate 1.1", "solo.ivan_ornament_place")


@pytest.mark.rule("solo.ivan_ornament_kind", "decorate.matching_kind")
@pytest.mark.parametrize(
    ("placed", "options", "other"),
    [
        ([], ["decorate 2.1", "decorate 3.1"], "decorate 2.2"),
        (["2.1"], ["decorate 2.2", "decorate 2.3", "decorate 3.2"], "decorate 3.1"),
        (["2.1", "2.2"], ["decorate 2.3", "decorate 3.2"], "decorate 2.4"),
        (["2.1", "2.2", "2.3"], ["decorate 2.4"], "decorate 3.2"),
    ],
)
def test_ivan_places_door_arch_arch_and_cross_in_this_order(
    placed: list[str], options: list[str], other: str
) -> None:
    table = reset_table(2, 4, 4, 2)
    for section in ("2.1", "2.2", "2.3", "2.4", "3.1", "3.2"):
        table.finish(section, HUMAN)
    for section in placed:
        table.ornament(section, IVAN)
    g = table.ivans_turn()
    assert texts(g) == options
    refuses(g, other, "solo.ivan_ornament_kind")
    play(g, options[-1])
    assert ivan_of(g)["ornaments"] == len(placed) + 1


@pytest.mark.rule("solo.ivan_ornament_kind")
def test_an_ornament_without_a_place_is_not_replaced_by_another() -> None:
    """The door is next, but no base is finished; the finished middle section gets no arch."""
    g = reset_table().claim("1.1", HUMAN).finish("1.2", HUMAN).ivans_turn()
    assert events(g, "decorate") == []
    assert ivan_of(g)["ornaments"] == 0
    assert gains(g, IVAN) == []
    assert acted(g) == ["ivan_transport"]


@pytest.mark.rule("solo.ivan_ornament_kind")
def test_after_the_cross_ivan_has_no_ornament_left() -> None:
    table = reset_table()
    for section in ("1.1", "1.2", "1.3", "2.1", "2.2"):
        table.finish(section, HUMAN)
    for section in ("1.1", "1.2", "2.2", "1.3"):
        table.ornament(section, IVAN)
    g = table.ivans_turn()
    assert events(g, "decorate") == []
    assert acted(g) == ["ivan_transport"]


# ------------------------------------------------------------ cards: recognition, inventory, transport


@pytest.mark.rule("solo.ivan_recognition")
def test_recognition_gives_ivan_4() -> None:
    g = SoloTable().row("ivan_recognition").score(IVAN, 11).ivans_turn()
    assert gains(g, IVAN) == [(4, "solo.ivan_recognition")]
    assert (score_of(g, IVAN), score_of(g, HUMAN)) == (15, 2)


@pytest.mark.rule("solo.ivan_inventory")
@pytest.mark.parametrize(
    ("gone", "stored"),
    [
        ({}, {"lumber": 2, "brick": 1, "stone": 1}),
        ({"lumber": 1}, {"brick": 2, "stone": 1, "lumber": 1}),
        ({"lumber": 7, "brick": 6, "stone": 7}, {"gold": 2, "brick": 1, "lumber": 1}),
        (
            {"lumber": 10, "brick": 10, "stone": 10, "gold": 5},
            {"lumber": 1, "brick": 1, "stone": 1, "gold": 1},
        ),
        (
            {"lumber": 11, "brick": 11, "stone": 11, "gold": 6},
            {"green_gem": 1, "purple_gem": 1, "lumber": 1, "brick": 1},
        ),
    ],
)
def test_inventory_takes_4_pieces_each_from_the_largest_pile(
    gone: dict[str, int], stored: dict[str, int]
) -> None:
    g = SoloTable().pile("build", **gone).row("ivan_inventory").ivans_turn()
    assert {name: amount for name, amount in ivan_of(g)["store"].items() if amount} == stored
    for name in MATERIALS:
        assert supply(g)[name] == FULL[name] - gone.get(name, 0) - stored.get(name, 0)
    assert events(g, "ivan_store") == [{"amount": 4, "rule": "solo.ivan_inventory"}]


@pytest.mark.rule("solo.ivan_inventory", "supply.limited")
@pytest.mark.parametrize(("left", "taken"), [(0, 0), (1, 1), (3, 3), (4, 4), (5, 4)])
def test_inventory_takes_what_is_there_if_the_supply_is_low(left: int, taken: int) -> None:
    table = SoloTable().pile("build", **{**FULL, "purple_gem": 10 - left}).row("ivan_inventory")
    g = table.ivans_turn()
    assert ivan_of(g)["store"].get("purple_gem", 0) == taken
    assert sum(supply(g).values()) == left - taken


@pytest.mark.rule("solo.ivan_inventory")
def test_materials_on_the_inventory_card_pile_up() -> None:
    g = SoloTable().pile("store", gold=5, lumber=1).row("ivan_inventory").ivans_turn()
    assert ivan_of(g)["store"] == {"gold": 5, "lumber": 2, "brick": 2, "stone": 1}


@pytest.mark.rule("solo.ivan_transport")
def test_transport_moves_everything_to_the_construction_card() -> None:
    g = SoloTable().pile("store", gold=2, brick=1).pile("build", brick=2).row("ivan_transport").ivans_turn()
    assert ivan_of(g)["store"] == {}
    assert ivan_of(g)["build"] == {"brick": 3, "gold": 2}
    assert supply(g) == {**FULL, "brick": 17, "gold": 13}


@pytest.mark.rule("solo.ivan_transport")
def test_transport_of_nothing_is_skipped() -> None:
    g = SoloTable().pile("build", brick=2).row("ivan_transport").ivans_turn()
    assert (ivan_of(g)["store"], ivan_of(g)["build"]) == ({}, {"brick": 2})
    assert g.view(None)["active"] == HUMAN
