"""The solitaire game around Ivan's turns: set-up, alternation, end, scoring."""

import pytest

import nave
from nave.kernel.game import Game
from tests.support.red_cathedral import Table, events, play, refuses, texts
from tests.support.red_cathedral_end import fill, market_turn, rows, scored, tower
from tests.support.red_cathedral_solo import CARDS, HUMAN, IVAN, SoloTable, gains, ivan_of, score_of

SEEDS = range(1, 41)


def solo(seed: int, **options: str) -> Game:
    return nave.new_game("red_cathedral", seats=1, seed=seed, settings=options)


def dealt_tiles(game: Game) -> dict[str, str]:
    """Section -> the workshop tile first laid on it, read from nature's answers."""
    tiles = [text.removeprefix("deal ") for text in game.answers if text.startswith("deal workshop_")]
    site = game.view(None)["site"]
    names = [f"{t}.{lv}" for t, sections in enumerate(site, 1) for lv in range(1, len(sections) + 1)]
    return dict(zip(names, tiles, strict=False))


def ivans_base(game: Game) -> str:
    """The one section that bears Ivan's banner."""
    site = game.view(None)["site"]
    [base] = [f"{t}.1" for t, sections in enumerate(site, 1) if sections[0]["banner"] == IVAN]
    return base


# ------------------------------------------------------------ set-up


@pytest.mark.rule("solo.setup", "setup.players")
@pytest.mark.parametrize(("human", "ivan"), [("green", "blue"), ("blue", "green"), ("yellow", "green")])
def test_ivan_has_a_second_color_with_banners_but_neither_rubles_nor_workshop(human: str, ivan: str) -> None:
    row = solo(1, color_1=human).view(None)["players"][IVAN]
    assert (row["name"], row["color"]) == ("Ivan", ivan)
    assert row["rubles"] == 0
    assert row["goods"] == {}
    assert set(row["workshop"].values()) == {None}
    assert sum(row["banners"].values()) + 1 == 6


@pytest.mark.rule("solo.setup", "two_player.setup")
@pytest.mark.parametrize("seed", range(1, 13))
def test_the_cathedral_is_laid_out_as_for_two_players(seed: int) -> None:
    view = solo(seed).view(None)
    heights = [len(tower) for tower in view["site"]]
    assert (len(heights), sum(heights)) == (4, 12)
    marked = {
        row["id"]
        for row in nave.component_set("red_cathedral").rows("workshop_tile")
        if row["min_players"] >= 3
    }
    tiles = {section["tile"] for sections in view["site"] for section in sections} - {None}
    assert len(tiles) == 11
    assert not tiles & marked
    assert len(view["market"]["dice"]) == 5


@pytest.mark.rule("solo.setup", "advanced.setup")
@pytest.mark.parametrize(("side", "doors"), [("basic", 1), ("advanced", 0)])
def test_the_human_may_use_either_side_of_the_workshop_board(side: str, doors: int) -> None:
    g = solo(3, workshops=side)
    assert g.view(None)["players"][HUMAN]["ornaments"]["door"] == doors
    assert ivan_of(g)["ornaments"] == 0  # none of his four is placed yet


@pytest.mark.rule("solo.card_row")
def test_ivans_row_is_shuffled_and_has_one_marked_die_tile_on_each_card() -> None:
    orders, deals = set(), set()
    for seed in SEEDS:
        ivan = ivan_of(solo(seed))
        assert sorted(ivan["row"]) == sorted(CARDS)
        assert sorted(ivan["tiles"]) == [
            f"workshop_die_{color}_2" for color in ("blue", "green", "red", "white", "yellow")
        ]
        assert ivan["up"] == [True] * 5
        orders.add(tuple(ivan["row"]))
        deals.add(tuple(ivan["tiles"]))
    assert len(orders) > 20
    assert len(deals) > 20


@pytest.mark.rule("solo.first_claim")
def test_ivan_claims_the_leftmost_base_with_the_most_recognition_before_the_first_turn() -> None:
    ties = 0
    for seed in SEEDS:
        g = solo(seed)
        bases = [sections[0]["recognition"] for sections in g.view(None)["site"]]
        assert ivans_base(g) == f"{bases.index(max(bases)) + 1}.1"
        assert g.view(None)["players"][IVAN]["banners"] == {"inventory": 5, "side": 0}
        assert [row["rule"] for row in events(g, "claim")] == ["solo.first_claim"]
        ties += bases.count(max(bases)) > 1
    assert ties > 0


@pytest.mark.rule("solo.first_claim_tile")
def test_the_tile_of_the_first_claim_leaves_the_game_and_gives_only_recognition() -> None:
    given = []
    for seed in range(1, 81):
        g = solo(seed)
        base = ivans_base(g)
        tile = dealt_tiles(g)[base]
        assert g.view(None)["site"][int(base[0]) - 1][0]["tile"] is None
        assert tile not in str(g.position())
        gained = 1 if tile == "workshop_recognition_1" else 0
        assert score_of(g, IVAN) == 2 + gained
        assert gains(g, IVAN) == [(1, "solo.first_claim_tile")] * gained
        given.append(gained)
    assert set(given) == {0, 1}


@pytest.mark.rule("solo.start_space", "score.prestige_spaces")
@pytest.mark.parametrize(
    ("level", "space", "prestige"), [("standard", 2, 0), ("hard", 5, 1), ("very_hard", 13, 3)]
)
def test_the_level_sets_where_ivans_marker_starts(level: str, space: int, prestige: int) -> None:
    g = next(g for g in (solo(seed, level=level) for seed in SEEDS) if not gains(g, IVAN))
    assert (score_of(g, HUMAN), score_of(g, IVAN)) == (2, space)
    assert g.view(None)["players"][IVAN]["prestige"] == prestige


@pytest.mark.rule("solo.start_space")
def test_the_standard_level_is_the_default_and_other_levels_do_not_exist() -> None:
    assert solo(1).settings["level"] == "standard"
    with pytest.raises(nave.BadInput, match="level"):
        solo(1, level="easy")


# ------------------------------------------------------------ turns


@pytest.mark.rule("solo.turns", "setup.start_rubles")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_the_human_begins_with_3_rubles(seed: int) -> None:
    g = solo(seed)
    assert g.seat == HUMAN
    assert g.prompt.endswith("claim a section or move a die.")
    assert g.view(None)["players"][HUMAN]["rubles"] == 3
    assert events(g, "ivan_card") == []


@pytest.mark.rule("solo.turns", "turn.order")
def test_human_and_ivan_alternate() -> None:
    """Five human turns: after each of them one card of Ivan's row is used, in its order."""
    table = SoloTable().row(*CARDS).turn_of(HUMAN)
    g = table.claim("1.1", HUMAN).game()
    for turn in range(1, 6):
        market_turn(g)
        if any(text.startswith("claim") for text in texts(g)) and g.view(None)["active"] == IVAN:
            play(g, texts(g)[0])
        assert [row["card"] for row in events(g, "ivan_card")] == list(CARDS[:turn])
        assert g.view(None)["active"] == HUMAN


@pytest.mark.rule("solo.turns", "turn.optional_timing")
@pytest.mark.parametrize("move", ["exchange", "reroll 7", "end turn", "die white"])
def test_the_human_answers_for_ivan_but_has_no_optional_action_meanwhile(move: str) -> None:
    g = SoloTable().score(HUMAN, 40).row("ivan_claim").ivans_turn()
    assert g.seat == HUMAN
    assert texts(g) == ["claim 1.1", "claim 2.1", "claim 3.1", "claim 4.1"]
    refuses(g, move, "solo.turns")


@pytest.mark.rule("solo.turns", "turn.optional_timing")
def test_no_optional_action_is_possible_while_ivans_ornament_is_placed() -> None:
    g = SoloTable().score(HUMAN, 40).finish("1.1", HUMAN).finish("2.1", HUMAN).row(down=5).ivans_turn()
    assert texts(g) == ["decorate 1.1", "decorate 2.1"]
    refuses(g, "exchange", "solo.turns")
    refuses(g, "reroll 7", "solo.turns")


# ------------------------------------------------------------ as with two players


@pytest.mark.rule("solo.two_player_rules", "penalty.amount")
def test_ivan_suffers_penalties_for_his_unfinished_sections() -> None:
    table = SoloTable().claim("1.1", IVAN).claim("1.2", IVAN).card("1.3", "dome_01").claim("1.3", HUMAN)
    table.all_but("1.3", gold=1).goods(HUMAN, gold=1).score(IVAN, 10).turn_of(HUMAN)
    g = play(table.game(), "deliver gold to 1.3")
    assert score_of(g, HUMAN) == 2 + 5
    assert gains(g, IVAN) == [(-1, "penalty.amount")] * 2
    assert score_of(g, IVAN) == 8


@pytest.mark.rule("solo.two_player_rules", "penalty.amount", "solo.ivan_completion")
def test_ivans_completions_cause_penalties_for_the_human() -> None:
    table = SoloTable().claim("1.1", HUMAN).card("1.2", "middle_02").claim("1.2", IVAN).score(HUMAN, 10)
    g = table.pile("build", gold=3).row("ivan_construction").ivans_turn()
    assert gains(g, IVAN) == [(3, "build.reward")]
    assert gains(g, HUMAN) == [(-1, "penalty.amount")]


# ------------------------------------------------------------ end


def almost(player: int, done: int) -> SoloTable:
    """That many finished sections of a player in towers 1 and 2; the base 3.1 lacks one piece."""
    table = SoloTable()
    for section in ("1.1", "1.2", "1.3", "2.1", "2.2")[:done]:
        table.finish(section, player)
    table.card("3.1", "base_07").claim("3.1", player).all_but("3.1", stone=1)
    return table


@pytest.mark.rule("solo.end")
def test_the_humans_sixth_section_gives_no_bonus_and_ivan_has_one_last_turn() -> None:
    table = almost(HUMAN, 5).goods(HUMAN, stone=1).score(HUMAN, 40).row("ivan_recognition").turn_of(HUMAN)
    g = play(table.game(), "deliver stone to 3.1")
    assert gains(g, HUMAN) == [(4, "build.reward")]
    assert events(g, "end_triggered") == [{"player": HUMAN, "rule": "solo.end"}]
    play(g, "stop")
    assert events(g, "ivan_card") == []
    play(g, "end turn")
    assert [row["card"] for row in events(g, "ivan_card")] == ["ivan_recognition"]
    assert g.over
    assert score_of(g, IVAN) == 2 + 4


@pytest.mark.rule("solo.end")
def test_ivans_sixth_section_gives_no_bonus_and_the_human_has_one_last_turn() -> None:
    table = almost(IVAN, 5).pile("build", gold=1).score(IVAN, 40).row("ivan_construction")
    g = table.ivans_turn()
    assert gains(g, IVAN) == [(4, "build.reward")]
    assert events(g, "end_triggered") == [{"player": IVAN, "rule": "solo.end"}]
    assert (g.over, g.seat) == (False, HUMAN)
    market_turn(g)
    assert g.over
    assert len(events(g, "ivan_card")) == 1


@pytest.mark.rule("solo.end")
def test_a_fifth_section_of_ivan_ends_nothing() -> None:
    g = almost(IVAN, 4).pile("build", gold=1).row("ivan_construction").ivans_turn()
    assert g.view(None)["players"][IVAN]["sections"] == 5
    assert events(g, "end_triggered") == []
    market_turn(g)
    assert not g.over


@pytest.mark.rule("solo.end", "end.only_once")
def test_ivans_sixth_section_in_his_last_turn_adds_no_further_turn() -> None:
    table = SoloTable(2, 4, 4, 2)
    for section in ("1.1", "1.2", "2.1", "2.2", "2.3"):
        table.finish(section, HUMAN)
    for section in ("3.1", "3.2", "3.3", "3.4", "4.1"):
        table.finish(section, IVAN)
    table.card("2.4", "dome_01").claim("2.4", HUMAN).all_but("2.4", gold=1).goods(HUMAN, gold=1)
    table.card("4.2", "dome_02").claim("4.2", IVAN).all_but("4.2", gold=1).pile("build", stone=1)
    g = play(table.row("ivan_construction").turn_of(HUMAN).game(), "deliver gold to 2.4", "stop", "end turn")
    assert g.over
    assert [row["player"] for row in events(g, "end_triggered")] == [HUMAN]
    assert [row["sections"] for row in rows(g)] == [6, 6]


# ------------------------------------------------------------ scoring, victory


def bare() -> Table:
    return SoloTable().rubles(HUMAN, 0)


@pytest.mark.rule("solo.final_scoring", "two_player.tower_scoring", "two_player.tower_tie")
@pytest.mark.parametrize(
    ("owners", "ornaments", "shares"),
    [
        ([HUMAN, HUMAN, IVAN], {}, [6, 2]),
        ([HUMAN, IVAN, IVAN], {1: IVAN}, [2, 7]),
        ([IVAN], {}, [0, 2]),
        ([HUMAN, IVAN], {}, [0, 0]),
        ([HUMAN], {1: IVAN}, [0, 0]),
    ],
)
def test_towers_are_scored_as_with_two_players(
    owners: list[int], ornaments: dict[int, int], shares: list[int]
) -> None:
    g = scored(fill(bare(), 1, owners, ornaments))
    assert tower(g, 1) == shares
    assert [row["total"] for row in rows(g)] == shares


@pytest.mark.rule("solo.final_scoring", "final.leftovers")
def test_the_human_scores_left_overs_and_ivans_materials_do_not_count() -> None:
    table = SoloTable().goods(HUMAN, brick=4).rubles(HUMAN, 7).pile("store", gold=6).pile("build", stone=9)
    g = scored(table)
    assert [row["goods"] for row in rows(g)] == [2, 0]
    assert [row["total"] for row in rows(g)] == [2, 0]


@pytest.mark.rule("solo.victory", "final.tie_break")
@pytest.mark.parametrize(
    ("human", "ivan", "towers", "winners"),
    [
        (9, 5, [], [HUMAN]),
        (8, 9, [], [IVAN]),
        (6, 5, [], [HUMAN, IVAN]),  # a tie in everything
        (13, 5, [([HUMAN], {}), ([IVAN, IVAN], {})], [IVAN]),  # 3 + 2 and 1 + 4: more sections
        (5, 13, [([HUMAN, HUMAN], {}), ([IVAN], {})], [HUMAN]),
        (5, 9, [([HUMAN], {1: HUMAN}), ([IVAN], {})], [HUMAN]),  # 1 + 3 and 2 + 2: more ornaments
        (9, 5, [([HUMAN], {}), ([IVAN], {1: IVAN})], [IVAN]),
    ],
)
def test_more_prestige_wins_then_sections_then_ornaments(
    human: int, ivan: int, towers: list[tuple[list[int], dict[int, int]]], winners: list[int]
) -> None:
    table = bare().score(HUMAN, human).score(IVAN, ivan)
    for number, (owners, ornaments) in enumerate(towers, start=1):
        fill(table, number, owners, ornaments)
    g = scored(table)
    assert g.result is not None
    assert g.result.winners == winners
    assert [row["rule"] for row in events(g, "over")] == ["solo.victory"]
