"""The final scoring: markers, left-overs, towers with three and four players, the winner."""

import pytest

from nave.games.red_cathedral.scoring import share_places
from nave.kernel.game import Game
from tests.support.red_cathedral import Table, events
from tests.support.red_cathedral_end import fill, laid_out, rows, scored, tower

# Plans with a tower of five: the third of three players' and of four players' cathedral.
THREE = (2, 4, 5, 4, 3)
FOUR = (3, 4, 5, 5, 4, 3)


def three() -> Table:
    table = laid_out(*THREE, seats=3)
    return table.rubles(0, 0).rubles(1, 0).rubles(2, 0)


def four() -> Table:
    table = laid_out(*FOUR, seats=4)
    return table.rubles(0, 0).rubles(1, 0).rubles(2, 0).rubles(3, 0)


def two() -> Table:
    return laid_out(3, 3, 3, 3).rubles(0, 0).rubles(1, 0)


def outcome(game: Game) -> tuple[list[int], list[int], str]:
    """Scores, winners and the rule that the closing event cites."""
    assert game.result is not None
    [over] = events(game, "over")
    assert over["winners"] == game.result.winners
    return game.result.scores, game.result.winners, over["rule"]


# ------------------------------------------------------------ the marker


@pytest.mark.rule("final.round_down")
@pytest.mark.parametrize(
    ("space", "prestige"),
    [
        (50, 14),
        (57, 18),
        (0, 0),
        (4, 0),
        (5, 1),
        (6, 1),
        (8, 1),
        (9, 2),
        (48, 13),
        (49, 14),
        (51, 15),
        (58, 18),
        (59, 19),
        (60, 20),
        (79, 39),
        (80, 40),
        (84, 40),
        (85, 41),
    ],
)
def test_a_marker_goes_back_to_the_prestige_space_at_or_behind_it(space: int, prestige: int) -> None:
    g = scored(two().score(0, space))
    assert [row["track"] for row in rows(g)] == [prestige, 0]
    assert g.result is not None
    assert g.result.scores == [prestige, 0]


@pytest.mark.rule("final.round_down", "final.leftovers")
def test_further_prestige_is_added_to_the_prestige_gone_back_to() -> None:
    """From 50 (prestige 14) one prestige for five rubles makes 15, from 4 (none) it makes 1."""
    g = scored(two().score(0, 50).rubles(0, 5).score(1, 4).rubles(1, 5))
    assert g.result is not None
    assert g.result.scores == [15, 1]


# ------------------------------------------------------------ left-overs


@pytest.mark.rule("final.leftovers")
@pytest.mark.parametrize(
    ("lumber", "gold", "rubles", "prestige"),
    [
        (3, 1, 7, 2),
        (0, 0, 4, 0),
        (0, 0, 5, 1),
        (0, 0, 6, 1),
        (2, 2, 0, 0),
        (2, 3, 0, 1),
        (1, 0, 3, 0),
        (1, 0, 4, 1),
        (4, 2, 3, 1),
        (4, 2, 4, 2),
        (0, 0, 23, 4),
    ],
)
def test_five_units_of_materials_and_rubles_make_one_prestige(
    lumber: int, gold: int, rubles: int, prestige: int
) -> None:
    g = scored(two().goods(0, lumber=lumber, gold=gold).rubles(0, rubles).rubles(1, 4))
    assert [row["goods"] for row in rows(g)] == [prestige, 0]
    assert [row["total"] for row in rows(g)] == [prestige, 0]


@pytest.mark.rule("final.leftovers")
def test_left_overs_of_each_player_are_counted_for_themselves() -> None:
    """4 and 4 units stay two remainders; put together they would make one prestige."""
    g = scored(three().goods(0, stone=4).goods(1, brick=2).rubles(1, 2).rubles(2, 10))
    assert [row["goods"] for row in rows(g)] == [0, 0, 2]


@pytest.mark.rule("final.leftovers_excluded")
@pytest.mark.parametrize(("rubles", "prestige"), [(4, 0), (5, 1)])
def test_materials_on_unfinished_sections_count_for_nobody(rubles: int, prestige: int) -> None:
    """Three pieces lie on a card that costs four; neither its owner nor the other player scores them."""
    table = two().card("1.1", "base_06").claim("1.1", 0).lay("1.1", lumber=2, brick=1)
    g = scored(table.rubles(0, rubles).rubles(1, 4))
    assert [row["goods"] for row in rows(g)] == [prestige, 0]
    assert g.result is not None
    assert g.result.scores == [prestige, 0]


# ------------------------------------------------------------ value and presence


@pytest.mark.rule("final.tower_value")
def test_three_finished_sections_and_one_ornament_make_7() -> None:
    g = scored(fill(three(), 3, [0, 0, 0], {1: 0}))
    assert tower(g, 3, "value") == [7, 7, 7]
    assert tower(g, 3) == [7, 0, 0]


@pytest.mark.rule("final.tower_value", "final.presence")
def test_unfinished_sections_are_ignored_with_their_banners() -> None:
    """Three finished and two unfinished sections: value 6; the unfinished ones add no presence."""
    table = fill(three(), 3, [0]).claim("3.2", 1).claim("3.3", 1).claim("3.4", 1)
    g = scored(table.finish("3.2", 1).finish("3.5", 2))
    assert tower(g, 3, "value") == [6, 6, 6]
    assert tower(g, 3, "presence") == [1, 1, 1]


@pytest.mark.rule("final.tower_value")
@pytest.mark.parametrize(
    ("done", "decorated", "value"), [(0, 0, 0), (1, 0, 2), (1, 1, 3), (5, 0, 10), (5, 4, 14)]
)
def test_a_tower_is_worth_two_per_section_and_one_per_ornament(done: int, decorated: int, value: int) -> None:
    ornaments = {level: (1, 0, 0, 1, 1)[level - 1] for level in range(1, decorated + 1)}
    g = scored(fill(four(), 3, [0] * done, ornaments))
    assert tower(g, 3, "value") == [value] * 4
    assert tower(g, 4, "value") == [0] * 4


@pytest.mark.rule("final.presence")
def test_one_finished_section_and_a_door_on_a_rivals_base_make_a_presence_of_2() -> None:
    g = scored(fill(three(), 3, [1, 0], {1: 0}))
    assert tower(g, 3, "presence") == [2, 1, 0]
    assert tower(g, 3) == [5, 2, 0]


@pytest.mark.rule("final.presence", "final.absent")
def test_an_ornament_alone_makes_a_presence() -> None:
    g = scored(fill(three(), 3, [0, 0], {2: 2}))
    assert tower(g, 3, "presence") == [2, 0, 1]
    assert tower(g, 3) == [5, 0, 2]


# ------------------------------------------------------------ places


@pytest.mark.rule("final.places")
@pytest.mark.parametrize(
    ("value", "present", "shares"),
    [
        (12, [4, 3, 2, 1], [12, 6, 3, 1]),
        (10, [3, 2, 1], [10, 5, 2]),
        (9, [4, 3, 2, 1], [9, 4, 2, 1]),
        (5, [2, 1, 0], [5, 2, 0]),
        (15, [4, 3, 2, 1], [15, 7, 3, 1]),
        (7, [1, 2, 3, 4], [0, 1, 3, 7]),
        (2, [0, 1, 0], [0, 2, 0]),
    ],
)
def test_each_place_receives_half_of_the_one_before_rounded_down(
    value: int, present: list[int], shares: list[int]
) -> None:
    assert share_places(value, present, 2) == shares


@pytest.mark.rule("final.places")
def test_a_tower_of_value_10_gives_10_5_and_2() -> None:
    g = scored(fill(three(), 3, [0, 0, 1, 2], {1: 0, 2: 1}))
    assert tower(g, 3, "value") == [10, 10, 10]
    assert tower(g, 3, "presence") == [3, 2, 1]
    assert tower(g, 3) == [10, 5, 2]
    assert tower(g, 3, "place") == [1, 2, 3]


@pytest.mark.rule("final.places")
def test_four_places_in_a_tower_of_value_15_give_15_7_3_and_1() -> None:
    g = scored(fill(four(), 3, [3, 3, 2, 2, 1], {1: 3, 2: 3, 3: 2, 4: 1, 5: 0}))
    assert tower(g, 3, "presence") == [1, 2, 3, 4]
    assert tower(g, 3) == [1, 3, 7, 15]


@pytest.mark.rule("final.places")
def test_each_tower_is_ranked_for_itself() -> None:
    """Five towers: every player leads where only they are present, and the sums are added to the track."""
    table = fill(fill(fill(three(), 1, [0]), 2, [1, 1]), 3, [2, 2, 0])
    g = scored(table.score(0, 5).score(1, 9).score(2, 13))
    assert [[row["prestige"] for row in one["towers"]] for one in rows(g)] == [
        [2, 0, 3, 0, 0],
        [0, 4, 0, 0, 0],
        [0, 0, 6, 0, 0],
    ]
    assert [row["total"] for row in rows(g)] == [1 + 5, 2 + 4, 3 + 6]


@pytest.mark.rule("final.places", "two_player.tower_scoring")
def test_two_of_three_players_use_places_and_not_thirds() -> None:
    """Value 6 with two players present: half, not a third, for the second."""
    g = scored(fill(three(), 3, [0, 0, 1]))
    assert tower(g, 3) == [6, 3, 0]


# ------------------------------------------------------------ ties in a tower


@pytest.mark.rule("final.tower_ties")
def test_value_7_gives_two_tied_for_second_and_third_2_each() -> None:
    g = scored(fill(three(), 3, [0, 1, 2], {1: 0}))
    assert tower(g, 3) == [7, 2, 2]
    assert tower(g, 3, "tied_with") == [[], [2], [1]]


@pytest.mark.rule("final.tower_ties")
def test_value_9_gives_three_tied_behind_the_first_2_each() -> None:
    g = scored(fill(four(), 3, [1, 0, 2, 3], {1: 1}))
    assert tower(g, 3) == [2, 9, 2, 2]


@pytest.mark.rule("final.tower_ties")
def test_value_12_gives_two_tied_for_third_and_fourth_2_each() -> None:
    g = scored(fill(four(), 3, [0, 0, 1, 2, 3], {1: 0, 2: 1}))
    assert tower(g, 3, "value") == [12] * 4
    assert tower(g, 3) == [12, 6, 2, 2]


@pytest.mark.rule("final.tower_ties")
@pytest.mark.parametrize(
    ("owners", "ornaments", "shares"),
    [
        ([0, 1], {}, [3, 3, 0, 0]),  # value 4: (4 + 2) / 2
        ([0, 1, 2], {}, [3, 3, 3, 0]),  # value 6: (6 + 3 + 1) / 3, 1 lost
        ([0, 1, 2, 3], {}, [3, 3, 3, 3]),  # value 8: (8 + 4 + 2 + 1) / 4, 3 lost
        ([0, 1, 2], {1: 3}, [2, 2, 2, 2]),  # value 7: (7 + 3 + 1 + 0) / 4, 3 lost
    ],
)
def test_a_tie_for_first_shares_the_places_and_loses_the_remainder(
    owners: list[int], ornaments: dict[int, int], shares: list[int]
) -> None:
    assert tower(scored(fill(four(), 3, owners, ornaments)), 3) == shares


@pytest.mark.rule("final.place_after_tie")
def test_behind_two_tied_for_first_comes_the_third_place() -> None:
    """Value 11 is 11, 5, 2, 1: 8 each for the first two, 2 for the third."""
    g = scored(fill(three(), 3, [0, 0, 1, 2], {1: 1, 2: 1, 3: 0}))
    assert tower(g, 3, "value") == [11, 11, 11]
    assert tower(g, 3, "presence") == [3, 3, 1]
    assert tower(g, 3) == [8, 8, 2]


@pytest.mark.rule("final.place_after_tie", "final.tower_ties")
def test_two_ties_in_one_tower_use_two_places_each() -> None:
    """Value 11 again, shared twice by two: 16 and 3."""
    g = scored(fill(four(), 3, [0, 0, 1, 2, 3], {3: 1}))
    assert tower(g, 3, "presence") == [2, 2, 1, 1]
    assert tower(g, 3) == [8, 8, 1, 1]


# ------------------------------------------------------------ absence


@pytest.mark.rule("final.absent")
def test_players_who_are_absent_receive_nothing_and_take_no_place() -> None:
    """The players 1 and 3 are present; the second of them takes the second place, half of 8."""
    table = fill(four(), 3, [3, 3, 3, 1]).claim("3.5", 0)
    g = scored(table)
    assert tower(g, 3) == [0, 4, 0, 8]
    assert tower(g, 3, "place") == [None, 2, None, 1]
    assert tower(g, 3, "tied_with") == [[], [], [], []]


@pytest.mark.rule("final.absent")
def test_a_tower_where_nothing_is_finished_gives_nobody_anything() -> None:
    g = scored(three().claim("3.1", 0).claim("3.2", 1))
    assert tower(g, 3) == [0, 0, 0]
    assert tower(g, 3, "place") == [None, None, None]


# ------------------------------------------------------------ sums, winner


@pytest.mark.rule("final.beyond_40")
def test_36_prestige_2_for_left_overs_and_15_for_towers_make_53() -> None:
    table = fill(four(), 3, [0, 0, 0, 0, 0], {1: 0, 2: 0, 3: 0, 4: 1, 5: 0})
    g = scored(table.score(0, 76).rubles(0, 10))
    assert [rows(g)[0][part] for part in ("track", "goods", "total")] == [36, 2, 53]
    assert g.result is not None
    assert g.result.scores[0] == 53


@pytest.mark.rule("final.winner")
@pytest.mark.parametrize("best", [0, 1, 2])
def test_the_most_prestige_wins(best: int) -> None:
    """Prestige 15 for one player, 14 for the two others, one space short of 15."""
    table = three()
    for player in (0, 1, 2):
        table.score(player, 51 if player == best else 50)
    expected = [15 if player == best else 14 for player in (0, 1, 2)]
    assert outcome(scored(table)) == (expected, [best], "final.winner")


@pytest.mark.rule("final.winner", "final.tie_break")
def test_recognition_beyond_the_last_prestige_space_is_of_no_use() -> None:
    assert outcome(scored(two().score(0, 52).score(1, 51))) == ([15, 15], [0, 1], "final.tie_break")


@pytest.mark.rule("final.winner")
def test_more_sections_and_ornaments_do_not_win_against_more_prestige() -> None:
    g = scored(fill(two(), 1, [0, 0], {1: 0}).score(1, 25))
    assert outcome(g) == ([5, 6], [1], "final.winner")


@pytest.mark.rule("final.tie_break")
def test_a_tie_goes_to_the_player_with_more_finished_sections_even_with_fewer_ornaments() -> None:
    """Player 0: prestige 2, one section with a door, 3. Player 1: prestige 1, two sections, 4."""
    g = scored(fill(fill(two(), 1, [0], {1: 0}), 2, [1, 1]).score(0, 9).score(1, 5))
    assert outcome(g) == ([5, 5], [1], "final.tie_break")


@pytest.mark.rule("final.tie_break")
def test_with_equal_sections_a_tie_goes_to_the_player_with_more_ornaments() -> None:
    """Player 0: prestige 2, one section, 2. Player 1: prestige 1, one section with a door, 3."""
    g = scored(fill(fill(two(), 1, [0]), 2, [1], {1: 1}).score(0, 9).score(1, 5))
    assert outcome(g) == ([4, 4], [1], "final.tie_break")


@pytest.mark.rule("final.tie_break")
def test_claimed_but_unfinished_sections_break_no_tie() -> None:
    g = scored(two().claim("1.1", 0).claim("1.2", 0).claim("2.1", 1))
    assert outcome(g) == ([0, 0], [0, 1], "final.tie_break")


@pytest.mark.rule("final.tie_break")
def test_players_equal_in_everything_share_the_victory_and_the_others_do_not() -> None:
    """All have 5 prestige; 0 and 2 have two sections each, 1 has one section with a door."""
    table = fill(fill(fill(three(), 1, [0, 0]), 2, [1], {1: 1}), 3, [2, 2])
    g = scored(table.score(0, 5).score(1, 9).score(2, 5))
    assert outcome(g) == ([5, 5, 5], [0, 2], "final.tie_break")
