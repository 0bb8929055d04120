"""Ivan's two cards that change the cathedral: claiming and building for him."""

import pytest

from nave.kernel.game import Game
from tests.support.red_cathedral import events, play, refuses, texts
from tests.support.red_cathedral_solo import HUMAN, IVAN, SoloTable, gains, ivan_of, score_of

FULL = {"lumber": 20, "brick": 20, "stone": 20, "gold": 15, "green_gem": 10, "purple_gem": 10}


def section(game: Game, name: str) -> dict[str, object]:
    tower, level = name.split(".")
    row: dict[str, object] = game.view(None)["site"][int(tower) - 1][int(level) - 1]
    return row


def claiming(table: SoloTable) -> Game:
    return table.row("ivan_claim").ivans_turn()


# ------------------------------------------------------------ claim


@pytest.mark.rule("solo.ivan_claim", "claim.available")
def test_ivan_claims_first_on_top_of_the_humans_sections_finished_or_not() -> None:
    g = claiming(SoloTable().claim("1.1", HUMAN).finish("2.1", HUMAN).claim("3.1", IVAN))
    assert texts(g) == ["claim 1.2", "claim 2.2"]
    refuses(g, "claim 4.1", "solo.ivan_claim")
    refuses(g, "claim 3.2", "solo.ivan_claim")
    refuses(g, "claim 1.1", "claim.available")
    refuses(g, "claim 1.3", "claim.available")
    play(g, "claim 2.2")
    assert section(g, "2.2")["banner"] == IVAN
    assert g.view(None)["players"][IVAN]["banners"] == {"inventory": 4, "side": 0}
    assert events(g, "claim") == [{"player": IVAN, "section": "2.2", "rule": "solo.ivan_claim"}]


@pytest.mark.rule("solo.ivan_claim")
def test_only_the_card_directly_above_counts_as_resting_on_the_human() -> None:
    """Ivan's own banner is on 1.2, above the human's base: 1.3 is no first choice, the bases are next."""
    g = claiming(SoloTable().claim("1.1", HUMAN).claim("1.2", IVAN))
    assert texts(g) == ["claim 2.1", "claim 3.1", "claim 4.1"]
    refuses(g, "claim 1.3", "solo.ivan_claim")


@pytest.mark.rule("solo.ivan_claim")
def test_without_bases_ivan_claims_any_other_card() -> None:
    g = claiming(
        SoloTable(2, 4, 4, 2).claim("1.1", IVAN).claim("2.1", IVAN).claim("3.1", IVAN).claim("4.1", IVAN)
    )
    assert texts(g) == ["claim 1.2", "claim 2.2", "claim 3.2", "claim 4.2"]


@pytest.mark.rule("solo.ivan_claim")
@pytest.mark.parametrize("left", [0, 1])
def test_without_banners_the_claim_is_skipped(left: int) -> None:
    table = SoloTable(2, 4, 4, 2)
    for name in ("1.1", "1.2", "2.1", "2.2", "2.3", "2.4")[: 6 - left]:
        table.claim(name, IVAN)
    g = claiming(table)
    assert [row["card"] for row in events(g, "ivan_card")] == ["ivan_claim"]
    assert (g.view(None)["active"] == IVAN) == (left == 1)
    if left:
        play(g, texts(g)[0])
    assert g.view(None)["players"][IVAN]["banners"] == {"inventory": 0, "side": 0}
    assert g.view(None)["active"] == HUMAN


@pytest.mark.rule("solo.ivan_claim", "solo.ivan_claim_tile")
def test_a_claim_of_ivan_costs_and_gives_the_human_nothing() -> None:
    table = SoloTable().rubles(HUMAN, 3).tile("1.1", "workshop_ruble_1")
    before = table.game().view(None)["players"][HUMAN]
    g = play(claiming(table), "claim 1.1")
    assert g.view(None)["players"][HUMAN] == before
    assert g.view(None)["players"][IVAN]["rubles"] == 0


@pytest.mark.rule("solo.ivan_claim_tile")
@pytest.mark.parametrize(
    ("tile", "gained"),
    [
        ("workshop_recognition_1", 1),
        ("workshop_die_green_1", 0),
        ("workshop_ruble_1", 0),
        ("workshop_gold_1", 0),
    ],
)
def test_ivan_gains_only_recognition_printed_on_the_tile_which_leaves_the_game(
    tile: str, gained: int
) -> None:
    """The green die lies beside the recognition tile, which does not help its die tile."""
    g = play(claiming(SoloTable().die("green", 1, 1).tile("1.1", tile)), "claim 1.1")
    assert gains(g, IVAN) == [(1, "solo.ivan_claim_tile")] * gained
    assert section(g, "1.1")["tile"] is None
    assert tile not in str(g.position())
    assert ivan_of(g)["store"] == {}


# ------------------------------------------------------------ construction


def building(table: SoloTable, **pieces: int) -> Game:
    return table.pile("build", **pieces).row("ivan_construction").ivans_turn()


@pytest.mark.rule("solo.ivan_construction")
@pytest.mark.parametrize(
    ("pieces", "done"),
    [
        ({"green_gem": 4}, True),
        ({"stone": 1, "brick": 3}, True),
        ({"green_gem": 3}, False),
        ({"gold": 1}, False),
    ],
)
def test_a_section_of_2_lumber_1_brick_and_1_gold_takes_any_4_pieces(
    pieces: dict[str, int], done: bool
) -> None:
    g = building(SoloTable().claim("1.1", HUMAN).card("1.2", "middle_01").claim("1.2", IVAN), **pieces)
    assert section(g, "1.2")["done"] is done
    assert section(g, "1.2")["laid"] == ({} if done else pieces)
    assert ivan_of(g)["build"] == {}


@pytest.mark.rule("solo.ivan_construction")
@pytest.mark.parametrize(
    ("pieces", "needed"), [({}, "4 pieces"), ({"green_gem": 2}, "2 pieces"), ({"stone": 3}, "1 piece")]
)
def test_what_ivans_section_still_needs_is_told_by_number(pieces: dict[str, int], needed: str) -> None:
    table = SoloTable().claim("1.1", HUMAN).card("1.2", "middle_01").claim("1.2", IVAN).lay("1.2", **pieces)
    g = table.ivans_turn()
    about = g.rules.about(g.state, "section:1.2", HUMAN)
    assert about is not None
    assert f"It still needs {needed} of any kind and pays" in g.say(about.does)


@pytest.mark.rule("solo.ivan_construction")
def test_nothing_on_the_construction_card_skips_the_action() -> None:
    g = building(SoloTable().claim("1.1", IVAN).pile("store", gold=4))
    assert section(g, "1.1")["laid"] == {}
    assert ivan_of(g)["store"] == {"gold": 4}
    assert [row["card"] for row in events(g, "ivan_card")] == ["ivan_construction"]
    assert g.view(None)["active"] == HUMAN


@pytest.mark.rule("solo.ivan_construction", "build.own_cards")
def test_ivan_builds_only_on_his_own_sections() -> None:
    g = building(SoloTable().claim("1.1", HUMAN), brick=5)
    assert section(g, "1.1")["laid"] == {}
    assert ivan_of(g)["build"] == {"brick": 5}


@pytest.mark.rule("solo.ivan_construction_order")
def test_with_4_pieces_and_a_first_section_that_lacks_3_the_fourth_goes_to_the_next() -> None:
    table = SoloTable().card("1.1", "base_06").claim("1.1", IVAN).lay("1.1", gold=1).claim("2.1", IVAN)
    g = building(table, stone=4)
    assert section(g, "1.1")["done"] is True
    assert section(g, "2.1")["laid"] == {"stone": 1}


@pytest.mark.rule("solo.ivan_construction_order")
@pytest.mark.parametrize(
    ("pieces", "finished", "rest"),
    [
        (2, [], {"1.1": 2}),
        (3, ["1.1"], {"3.1": 0, "1.2": 0}),
        (4, ["1.1"], {"3.1": 1, "1.2": 0}),
        (6, ["1.1", "3.1"], {"1.2": 0}),
        (7, ["1.1", "3.1"], {"1.2": 1, "3.2": 0}),
        (10, ["1.1", "3.1", "1.2"], {"3.2": 1, "1.3": 0}),
        (13, ["1.1", "3.1", "1.2", "3.2"], {"1.3": 1}),
    ],
)
def test_ivan_fills_row_by_row_from_left_to_right(
    pieces: int, finished: list[str], rest: dict[str, int]
) -> None:
    """All his sections cost 3; 2.1 is the human's and 1.3 comes last, though its tower is the leftmost."""
    table = SoloTable().card("1.1", "base_01").card("3.1", "base_02").card("1.2", "middle_02")
    table.card("3.2", "middle_03").card("1.3", "dome_01").claim("2.1", HUMAN)
    for name in ("1.1", "1.2", "1.3", "3.1", "3.2"):
        table.claim(name, IVAN)
    g = building(table, brick=pieces)
    assert [row["section"] for row in events(g, "finish")] == finished
    for name, laid in rest.items():
        assert section(g, name)["laid"] == ({"brick": laid} if laid else {})
    assert ivan_of(g)["build"] == {}


@pytest.mark.rule("solo.ivan_construction_order")
@pytest.mark.parametrize(("pieces", "stay"), [(6, 0), (7, 1), (9, 3)])
def test_pieces_beyond_the_need_of_all_his_sections_stay_on_the_card(pieces: int, stay: int) -> None:
    table = SoloTable().card("1.1", "base_01").card("2.1", "base_02").claim("1.1", IVAN).claim("2.1", IVAN)
    g = building(table, brick=pieces)
    assert len(events(g, "finish")) == 2
    assert ivan_of(g)["build"] == ({"brick": stay} if stay else {})
    assert g.view(None)["supply"] == {**FULL, "brick": 20 - stay}


@pytest.mark.rule("solo.ivan_construction_pieces")
@pytest.mark.parametrize(
    ("lacks", "stay"),
    [
        (1, {"brick": 1, "stone": 1, "gold": 1, "green_gem": 1, "purple_gem": 1}),
        (2, {"stone": 1, "gold": 1, "green_gem": 1, "purple_gem": 1}),
        (3, {"gold": 1, "green_gem": 1, "purple_gem": 1}),
        (4, {"green_gem": 1, "purple_gem": 1}),
    ],
)
def test_pieces_leave_the_card_in_the_order_of_the_materials(lacks: int, stay: dict[str, int]) -> None:
    table = SoloTable().card("1.1", "base_06").claim("1.1", IVAN)
    if lacks < 4:
        table.lay("1.1", purple_gem=4 - lacks)
    g = building(table, purple_gem=1, green_gem=1, gold=1, stone=1, brick=1, lumber=1)
    assert section(g, "1.1")["done"] is True
    assert ivan_of(g)["build"] == stay
    assert g.view(None)["supply"] == {name: FULL[name] - stay.get(name, 0) for name in FULL}


@pytest.mark.rule("solo.ivan_construction_pieces", "penalty.recount")
def test_a_finished_section_is_settled_before_the_next_piece_is_laid() -> None:
    """The human's base lies below both: 1 is lost when 1.2 is finished, 2 when 1.3 is finished after it."""
    table = SoloTable().claim("1.1", HUMAN).score(HUMAN, 20)
    table.card("1.2", "middle_02").claim("1.2", IVAN).card("1.3", "dome_01").claim("1.3", IVAN)
    g = building(table, gold=6)
    assert gains(g, HUMAN) == [(-1, "penalty.amount"), (-2, "penalty.amount")]
    told = [
        (event.kind, event.data.get("section")) for event in g.events if event.kind in ("finish", "penalty")
    ]
    assert told == [("finish", "1.2"), ("penalty", "1.1"), ("finish", "1.3"), ("penalty", "1.1")]


@pytest.mark.rule("solo.ivan_construction_pieces", "solo.end")
def test_the_end_is_triggered_the_moment_ivans_sixth_section_is_finished() -> None:
    table = SoloTable(2, 4, 4, 2)
    for name in ("1.1", "1.2", "2.1", "2.2"):
        table.finish(name, IVAN)
    table.card("3.1", "base_01").claim("3.1", IVAN).card("4.1", "base_02").claim("4.1", IVAN)
    g = building(table, gold=6)
    kinds = [event.kind for event in g.events if event.kind in ("finish", "end_triggered")]
    assert kinds == ["finish", "finish", "end_triggered"]
    assert g.view(None)["end"] == {"trigger": IVAN, "turns_left": 0}


@pytest.mark.rule("solo.ivan_completion", "build.reward")
def test_ivan_gains_the_recognition_of_a_finished_section_but_no_rubles() -> None:
    """base_08 shows 4 recognition and 2 rubles; its four pieces return to the supply."""
    table = SoloTable().card("1.1", "base_08").claim("1.1", IVAN).lay("1.1", gold=2).rubles(HUMAN, 3)
    g = building(table, stone=1, brick=1)
    assert gains(g, IVAN) == [(4, "build.reward")]
    assert score_of(g, HUMAN) == 2
    assert [row["rubles"] for row in g.view(None)["players"]] == [3, 0]
    assert events(g, "gain") == []
    assert g.view(None)["supply"] == FULL
    assert (section(g, "1.1")["done"], section(g, "1.1")["banner"]) == (True, IVAN)
    assert (section(g, "1.1")["laid"], ivan_of(g)["build"]) == ({}, {})
