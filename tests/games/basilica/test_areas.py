"""Areas, majorities, ranks and stained glass: what a scoring pays."""

import pytest

from nave.kernel.game import Game
from tests.support.basilica import Table, areas, play, scored_now, texts

EXAMPLE = """
row 1:  G  BG B  BY R
row 2:  .  .  .  B  GY
row 3:  .  .  .  B  .
"""


def scored(table: Table, *names: str) -> Game:
    """The game after a scoring that a far away crown triggers; `names` are the jesters' colours."""
    game = table.queen(9).vault(1, "promote yellow crown").game()
    far = next(text for text in reversed(texts(game)) if text.startswith("lay 1"))
    return play(game, far, *names)


def points(game: Game) -> list[int]:
    return [row["score"] for row in game.position()["players"]]


# ------------------------------------------------------------ areas


@pytest.mark.rule(
    "area.worked_example", "area.wild_in_two", "area.wild_bridges_same_colour", "area.single_wild_is_none"
)
def test_the_worked_example_of_the_ledger() -> None:
    assert areas(Table().grid(EXAMPLE).game()) == {
        "green": [["r1c1", "r1c2"]],
        "blue": [["r1c2", "r1c3", "r1c4", "r2c4", "r3c4"]],
        "red": [["r1c5"]],
    }


@pytest.mark.rule("area.definition", "area.separate_same_colour", "vault.orthogonal", "scaffolding.no_area")
def test_groups_are_linked_by_edges_only() -> None:
    table = Table().grid(
        """
        row 1: R  .  R  ## R
        row 2: .  R  B  R  .
        row 3: .  R  .  R  R
        """
    )
    found = areas(table.game())
    assert sorted(found["red"]) == [
        ["r1c1"],
        ["r1c3"],
        ["r1c5"],
        ["r2c2", "r3c2"],
        ["r2c4", "r3c4", "r3c5"],
    ]
    assert found["blue"] == [["r2c3"]]


@pytest.mark.rule("area.definition")
def test_an_area_is_as_large_as_possible_and_each_colour_is_looked_at_alone() -> None:
    table = Table().grid("row 1: R R B B .\nrow 2: R B B . .\nrow 3: R R R . .")
    assert areas(table.game()) == {
        "red": [["r1c1", "r1c2", "r2c1", "r3c1", "r3c2", "r3c3"]],
        "blue": [["r1c3", "r1c4", "r2c2", "r2c3"]],
    }


@pytest.mark.rule("area.separate_same_colour")
def test_separate_areas_of_one_colour_are_scored_separately() -> None:
    table = Table().grid("row 1: R R B R .").builder(0, "r1c1").builder(1, "r1c4")
    assert scored_now(table.game()) == [2, 1]


@pytest.mark.rule("area.single_tile")
def test_a_lone_single_coloured_vault_is_an_area_of_one() -> None:
    game = Table().grid("row 1: R B . . .").builder(0, "r1c1").game()
    assert areas(game) == {"red": [["r1c1"]], "blue": [["r1c2"]]}
    assert scored_now(game) == [1, 0]


@pytest.mark.rule("area.wild_in_two", "scoring.wild_counts_twice", "majority.on_wild")
def test_a_wild_counts_fully_in_both_colours_and_joins_none() -> None:
    game = Table().grid("row 1: R RB B . .").builder(0, "r1c2", "master_mason").builder(1, "r1c1").game()
    assert areas(game) == {"red": [["r1c1", "r1c2"]], "blue": [["r1c2", "r1c3"]]}
    assert scored_now(game) == [4, 1]


@pytest.mark.rule("area.wild_bridges_same_colour")
def test_a_wild_links_two_groups_of_its_colour_and_no_others() -> None:
    linked = Table().grid("row 1: R R RB R .").game()
    assert areas(linked) == {"red": [["r1c1", "r1c2", "r1c3", "r1c4"]]}
    apart = Table().grid("row 1: R R YB R .").game()
    assert areas(apart) == {"red": [["r1c1", "r1c2"], ["r1c4"]]}


@pytest.mark.rule("area.single_wild_is_none")
def test_a_wild_alone_in_a_colour_scores_nothing_there() -> None:
    table = Table().grid("row 1: RB Y . . .").builder(0, "r1c1", "architect").glass("r1c1")
    assert areas(table.game()) == {"yellow": [["r1c2"]]}
    assert scored_now(table.game()) == [0, 0]
    beside = Table().grid("row 1: RB R . . .").builder(0, "r1c1", "architect").glass("r1c1")
    assert areas(beside.game()) == {"red": [["r1c1", "r1c2"]]}
    assert scored_now(beside.game()) == [6, 0]


@pytest.mark.rule("area.two_wilds")
def test_linked_wilds_that_share_a_colour_are_an_area() -> None:
    game = Table().grid("row 1: RB RG . . .").builder(0, "r1c1", "jester").builder(1, "r1c2").game()
    assert areas(game) == {"red": [["r1c1", "r1c2"]]}
    other = Table().grid("row 1: RB YG . . .").builder(0, "r1c1", "jester").game()
    assert areas(other) == {}


# ------------------------------------------------------------ majority


ROW = "row 1: R R R R .\nrow 2: R R . . ."


def facing(white: list[str], black: list[str], grid: str = ROW) -> Table:
    """Builders of both in one red area; an empty text is a plain builder."""
    table = Table().grid(grid)
    cells = list(table.cells)
    for seat, ranks in ((0, white), (1, black)):
        for rank in ranks:
            table.builder(seat, cells.pop(0), rank or None)
    return table


@pytest.mark.rule("majority.more_builders", "majority.fewer_builders")
def test_two_against_one_in_an_area_of_four() -> None:
    assert scored_now(facing(["", ""], [""], "row 1: R R R R .").game()) == [4, 1]
    assert scored_now(facing([""], ["", ""], "row 1: R R R R .").game()) == [1, 4]


@pytest.mark.rule("majority.more_builders")
def test_whoever_is_alone_has_the_majority() -> None:
    assert scored_now(facing([""], []).game()) == [6, 0]
    assert scored_now(facing([], ["", ""]).game()) == [0, 6]


@pytest.mark.rule("majority.fewer_builders", "rank.architect_minority")
def test_the_minority_gets_one_point_per_pawn_whatever_its_rank() -> None:
    assert scored_now(facing(["", "", ""], ["master_mason"]).game()) == [6, 1]
    assert scored_now(facing(["", "", ""], ["architect", ""]).game()) == [12, 2]
    glass = facing(["", "", ""], ["", ""]).glass("r1c4", "r2c1")
    assert scored_now(glass.game()) == [10, 2]


@pytest.mark.rule("majority.tie", "glass.value")
def test_a_tie_pays_nobody() -> None:
    assert scored_now(facing([""], [""]).glass("r1c1").game()) == [0, 0]
    assert scored_now(facing(["", "architect"], ["", ""]).game()) == [0, 0]


@pytest.mark.rule("majority.no_builders")
def test_an_area_without_builders_is_ignored_even_with_glass() -> None:
    game = facing([], []).glass("r1c1").game()
    assert scored_now(game) == [0, 0]
    assert game.view(0)["areas"]["areas"][0]["value"] == 8
    table = facing([], []).glass("r1c1").grid("row 1: . . . . B").builder(0, "r1c5")
    sheet = scored(table).position()["scorings"][0]
    assert [area["colour"] for area in sheet["areas"]] == ["blue"]


@pytest.mark.rule("majority.master_mason")
def test_a_master_mason_has_the_weight_of_two() -> None:
    assert scored_now(facing(["master_mason"], [""]).game()) == [6, 1]
    assert scored_now(facing(["master_mason"], ["", ""]).game()) == [0, 0]
    assert scored_now(facing(["master_mason"], ["", "", ""]).game()) == [1, 6]


@pytest.mark.rule("majority.strongman")
def test_a_strongman_decides_a_tie_and_only_a_tie() -> None:
    assert scored_now(facing(["strongman"], [""]).game()) == [6, 1]
    assert scored_now(facing(["strongman"], ["", ""]).game()) == [1, 6]
    assert scored_now(facing(["strongman"], []).game()) == [6, 0]
    assert scored_now(facing(["master_mason"], ["strongman", ""]).game()) == [1, 6]
    assert scored_now(facing(["master_mason"], ["strongman"]).game()) == [6, 1]


@pytest.mark.rule("majority.strongmen_cancel")
def test_opposing_strongmen_cancel_out() -> None:
    assert scored_now(facing(["strongman"], ["strongman"]).game()) == [0, 0]
    assert scored_now(facing(["strongman", ""], ["strongman"]).game()) == [6, 1]


@pytest.mark.rule("majority.tie_loser")
def test_the_loser_of_a_strongmans_tie_is_the_minority() -> None:
    assert scored_now(facing(["", ""], ["", "strongman"]).game()) == [2, 6]


@pytest.mark.rule("majority.on_wild")
def test_a_builder_on_a_wild_counts_with_its_rank_in_each_area() -> None:
    table = (
        Table()
        .grid("row 1: R RB B B .")
        .builder(0, "r1c2", "strongman")
        .builder(1, "r1c1")
        .builder(1, "r1c3")
    )
    assert scored_now(table.game()) == [5, 2]


# ------------------------------------------------------------ ranks and glass


@pytest.mark.rule("rank.architect")
@pytest.mark.parametrize("owner", [0, 1])
def test_an_architect_doubles_for_the_majority_whoever_owns_it(owner: int) -> None:
    ranks = [["", ""], [""]]
    ranks[owner][0] = "architect"
    assert scored_now(facing(ranks[0], ranks[1]).game()) == [12, 1]


@pytest.mark.rule("rank.architect_once")
def test_several_architects_double_once() -> None:
    both = facing(["architect", ""], ["architect"])
    assert scored_now(both.game()) == [12, 1]
    two = Table().grid(ROW).builder(0, "r1c1", "architect", 1).builder(0, "r1c2", "architect", 2)
    assert scored_now(two.game()) == [12, 0]


@pytest.mark.rule("glass.after_architect", "rank.architect_minority")
def test_glass_is_added_after_doubling() -> None:
    table = facing(["architect"], [], "row 1: R R R . .").glass("r1c3")
    assert scored_now(table.game()) == [8, 0]


@pytest.mark.rule("glass.value")
def test_glass_adds_two_for_whoever_has_the_majority() -> None:
    table = Table().grid("row 1: R R R . .").builder(1, "r1c1").builder(1, "r1c2").builder(0, "r1c3")
    assert scored_now(table.game()) == [1, 3]
    assert scored_now(table.glass("r1c3").game()) == [1, 5]
    assert scored_now(table.glass("r1c1").game()) == [1, 7]


@pytest.mark.rule("altar.doubles_glass", "scoring.area_value")
def test_an_altar_makes_glass_worth_four_and_is_worth_nothing_alone() -> None:
    table = Table(festum_fatuorum="on").grid("row 1: R R R R R").builder(0, "r1c1", "architect")
    assert scored_now(table.game()) == [10, 0]
    assert scored_now(table.altar("r1c2").game()) == [10, 0]
    assert scored_now(table.glass("r1c3").game()) == [12, 0]
    assert scored_now(table.glass("r1c2").game()) == [16, 0]


@pytest.mark.rule("scoring.wild_counts_twice", "altar.doubles_glass", "majority.strongman", "rank.architect")
def test_the_scoring_example_of_the_ledger() -> None:
    table = Table(festum_fatuorum="on").grid(EXAMPLE)
    table.builder(0, "r1c2", "architect").builder(0, "r1c5").builder(1, "r2c4", "strongman")
    table.glass("r1c2").altar("r1c2")
    assert scored_now(table.game()) == [10, 14]
    game = table.queen(9).vault(1, "promote yellow crown").game()
    play(game, "lay 1 at r3c3")
    assert points(game) == [10, 14]
    rows = game.position()["scorings"][0]["areas"]
    assert {row["colour"]: (row["value"], row["points"]) for row in rows} == {
        "green": (8, [8, 0]),
        "blue": (14, [1, 14]),
        "red": (1, [1, 0]),
    }


@pytest.mark.rule("scaffolding.no_area")
def test_scaffolding_has_no_colour_and_links_nothing() -> None:
    game = Table().grid("row 1: R ## R . .").builder(0, "r1c1").game()
    assert areas(game) == {"red": [["r1c1"], ["r1c3"]]}
    assert scored_now(game) == [1, 0]


# ------------------------------------------------------------ jesters


@pytest.mark.rule("rank.jester_extra_colour", "area.two_wilds", "rank.jester_only_in_scoring")
def test_a_jester_names_one_new_colour_for_this_scoring() -> None:
    single = (
        Table().grid("row 1: R B B . .").builder(0, "r1c1", "jester").queen(9).vault(1, "promote green crown")
    )
    game = play(single.game(), "lay 1 at r1c5")
    assert texts(game) == ["name yellow", "name blue", "name green"]
    for move in ("name red", "decline", "end turn", "lay 1 at r2c1"):
        assert game.why_not(move) is not None
    blue = play(game.copy(), "name blue")
    assert points(blue) == [3, 0]
    assert points(play(game.copy(), "name yellow")) == [0, 0]

    wild = (
        Table()
        .grid("row 1: R RB Y . .")
        .builder(0, "r1c2", "jester")
        .queen(9)
        .vault(1, "promote green crown")
    )
    game = play(wild.game(), "lay 1 at r1c5")
    assert texts(game) == ["name yellow", "name green"]
    assert points(play(game.copy(), "name yellow")) == [4, 0]
    assert points(play(game.copy(), "name green")) == [2, 0]


@pytest.mark.rule("rank.jester_extra_colour", "scoring.wild_counts_twice")
def test_a_wild_with_a_jester_belongs_to_three_areas() -> None:
    table = Table().grid("row 1: R RB Y . .\nrow 2: . B . . .").builder(0, "r1c2", "jester").glass("r1c2")
    game = scored(table, "name yellow")
    assert points(game) == [4 + 4 + 4, 0]


@pytest.mark.rule("rank.jester_only_in_scoring")
def test_between_scorings_a_jester_changes_no_colour_and_names_none() -> None:
    table = Table().grid("row 1: R B . . .\nrow 2: R . . . .").builder(0, "r1c1", "jester")
    game = table.game()
    assert areas(game) == {"red": [["r1c1", "r2c1"]], "blue": [["r1c2"]]}
    refusal = game.why_not("name blue")
    assert refusal is not None
    assert refusal.rule == "rank.jester_only_in_scoring"
    done = scored(table, "name blue")
    assert done.position()["named"] == []


@pytest.mark.rule("rank.jester_lonely_tile")
def test_a_jester_on_a_lonely_vault_scores_nothing() -> None:
    lonely = Table().grid("row 1: R . B . .").builder(0, "r1c1", "jester")
    assert scored_now(lonely.game()) == [0, 0]
    assert "red" not in areas(lonely.game())
    assert points(scored(lonely, "name blue")) == [0, 0]
    beside = Table().grid("row 1: R B . . .").builder(0, "r1c1", "jester")
    done = scored(beside, "name blue")
    assert points(done) == [2, 0]
    assert [area["colour"] for area in done.position()["scorings"][0]["areas"]] == ["blue"]
    red_neighbour = Table().grid("row 1: R R . . .").builder(0, "r1c1", "jester")
    assert points(scored(red_neighbour, "name blue")) == [2, 0]
