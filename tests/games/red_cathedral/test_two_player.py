"""What is different with two players: the plan, the workshop tiles and the scoring of the towers."""

import pytest

import nave
from nave.games.red_cathedral.scoring import share_two
from tests.support.red_cathedral import Table
from tests.support.red_cathedral_end import fill, laid_out, scored, tower

HIGH = (2, 4, 4, 2)
SEEDS = range(1, 31)


def two() -> Table:
    return laid_out(*HIGH).rubles(0, 0).rubles(1, 0)


# ------------------------------------------------------------ set-up


@pytest.mark.rule("two_player.setup")
def test_two_players_build_12_sections_in_4_towers() -> None:
    plans = set()
    for seed in SEEDS:
        heights = tuple(len(tower) for tower in Table(2, seed).data["site"])
        assert (len(heights), sum(heights)) == (4, 12)
        plans.add(heights)
    assert len(plans) > 1


@pytest.mark.rule("two_player.setup")
def test_two_players_use_only_workshop_tiles_without_the_mark() -> None:
    rows = nave.component_set("red_cathedral").rows("workshop_tile")
    plain = {row["id"] for row in rows if row["min_players"] < 3}
    seen = set()
    for seed in SEEDS:
        tiles = [section["tile"] for tower in Table(2, seed).data["site"] for section in tower]
        assert len(set(tiles)) == 12
        assert set(tiles) <= plain
        seen |= set(tiles)
    assert seen == plain


@pytest.mark.rule("two_player.setup")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_two_players_use_all_five_dice(seed: int) -> None:
    dice = Table(2, seed).data["market"]["dice"]
    assert set(dice) == {"white", "green", "blue", "red", "yellow"}
    assert len({die["space"] for die in dice.values()}) == 5


# ------------------------------------------------------------ towers


@pytest.mark.rule("two_player.tower_scoring")
@pytest.mark.parametrize(
    ("owners", "ornaments", "value", "shares"),
    [
        ([0, 0, 0, 1], {}, 8, [8, 2]),
        ([1, 1, 0], {}, 6, [2, 6]),
        ([0, 1], {1: 0}, 5, [5, 1]),
        ([0, 0, 0, 0], {}, 8, [8, 0]),
        ([1], {}, 2, [0, 2]),
        ([0, 0, 1], {1: 0, 3: 0}, 8, [8, 2]),  # presence 4 and 1
        ([1, 1, 1, 0], {1: 1, 2: 1}, 10, [3, 10]),
        ([0], {1: 1}, 3, [0, 0]),
    ],
)
def test_more_presence_takes_the_value_and_the_other_a_third(
    owners: list[int], ornaments: dict[int, int], value: int, shares: list[int]
) -> None:
    g = scored(fill(two(), 2, owners, ornaments))
    assert tower(g, 2, "value") == [value, value]
    assert tower(g, 2) == shares
    assert g.result is not None
    assert g.result.scores == shares


@pytest.mark.rule("two_player.tower_scoring")
@pytest.mark.parametrize(("value", "second"), [(3, 1), (5, 1), (6, 2), (8, 2), (9, 3), (11, 3), (12, 4)])
def test_the_third_is_rounded_down(value: int, second: int) -> None:
    assert share_two(value, [2, 1], 3) == [value, second]
    assert share_two(value, [1, 2], 3) == [second, value]


@pytest.mark.rule("two_player.tower_scoring")
def test_presence_decides_and_not_prestige() -> None:
    """Player 1 is far ahead on the track; player 0 has more presence and takes the tower."""
    g = scored(fill(two(), 2, [0, 0, 1]).score(1, 60))
    assert tower(g, 2) == [6, 2]


@pytest.mark.rule("two_player.tower_scoring", "final.absent")
def test_a_banner_on_an_unfinished_section_earns_no_third() -> None:
    g = scored(fill(two(), 2, [0, 0]).claim("2.3", 1).claim("2.4", 1))
    assert tower(g, 2) == [4, 0]


@pytest.mark.rule("two_player.tower_scoring", "final.presence")
def test_an_ornament_alone_earns_the_third() -> None:
    """Value 7, presence 3 and 1."""
    g = scored(fill(two(), 2, [0, 0, 0], {2: 1}))
    assert tower(g, 2) == [7, 2]


# ------------------------------------------------------------ ties


@pytest.mark.rule("two_player.tower_tie")
@pytest.mark.parametrize(
    ("owners", "ornaments"),
    [
        ([0, 1], {}),
        ([0, 1, 1, 0], {}),
        ([0, 0, 1], {2: 1}),
        ([0, 1], {1: 1, 2: 0}),
        ([0], {1: 1}),
    ],
)
def test_equal_presence_gives_neither_anything(owners: list[int], ornaments: dict[int, int]) -> None:
    g = scored(fill(two(), 2, owners, ornaments))
    assert len(set(tower(g, 2, "presence"))) == 1
    assert tower(g, 2, "value")[0] > 0
    assert tower(g, 2) == [0, 0]
    assert g.result is not None
    assert g.result.scores == [0, 0]


@pytest.mark.rule("two_player.tower_tie", "two_player.tower_scoring")
def test_a_tied_tower_leaves_the_other_towers_alone() -> None:
    g = scored(fill(fill(two(), 2, [0, 1]), 3, [1, 1, 0]))
    assert (tower(g, 2), tower(g, 3)) == ([0, 0], [2, 6])
    assert g.result is not None
    assert g.result.scores == [2, 6]
