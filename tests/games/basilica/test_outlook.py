"""What a scoring would pay now, as far as it can be known: a range where jesters decide."""

import itertools
import re
from typing import Any

import pytest

import nave
from nave.kernel.game import Game
from tests.support.basilica import Table, play
from tests.support.basilica_oracle import cathedral_of, score
from tests.support.basilica_pieces import ByKind

COLORS = ("red", "yellow", "blue", "green")


def jester_cells(position: dict[str, Any]) -> dict[str, list[str]]:
    """Where jesters stand, and the colors that may be named there."""
    found = {}
    for cell, row in position["cathedral"].items():
        if row.get("builder") and row["builder"]["rank"] == "jester":
            shown = row["tile"].removesuffix(" crown").split()[1:]
            found[cell] = [color for color in COLORS if color not in shown]
    return found


def outcomes(position: dict[str, Any], **fixed: str) -> list[tuple[int, ...]]:
    """All that a scoring may bring, by the second opinion."""
    cells = {**jester_cells(position), **{cell: [color] for cell, color in fixed.items()}}
    return [
        tuple(score(cathedral_of(position, dict(zip(cells, colors, strict=True)))))
        for colors in itertools.product(*cells.values())
    ]


def ranges(found: list[tuple[int, ...]]) -> list[list[int]]:
    return [[min(gained), max(gained)] for gained in zip(*found, strict=True)]


def test_without_jesters_the_points_are_certain() -> None:
    areas = Table().grid("row 1: R R B . .").builder(1, "r1c1").game().view(0)["areas"]
    assert areas["if_scored_now"] == [0, 2]
    assert areas["if_scored_range"] == [[0, 0], [2, 2]]
    assert areas["jesters"] == []


@pytest.mark.rule("rank.jester_extra_colour", "rank.jester_lonely_tile")
@pytest.mark.parametrize("me", [0, 1])
def test_with_a_jester_each_color_is_told(me: int) -> None:
    made = Table().grid("row 1: R B . . .\nrow 2: . B . . .").builder(me, "r1c1", "jester").turn_of(me)
    areas = made.game().view(me)["areas"]
    assert areas["if_scored_now"][me] is None
    assert areas["if_scored_now"][1 - me] == 0
    assert areas["if_scored_range"][me] == [0, 3]
    (row,) = areas["jesters"]
    assert (row["seat"], row["cell"]) == (me, "r1c1")
    assert {color: both[me] for color, both in row["by_colour"].items()} == {
        "yellow": [0, 0],
        "blue": [3, 3],
        "green": [0, 0],
    }


def looked_at(game: Game) -> bool:
    """Compares a view with the second opinion; True if a jester stands in the cathedral."""
    position = game.position()
    if position["named"]:
        return False
    areas = game.view(None)["areas"]
    expected = ranges(outcomes(position))
    assert areas["if_scored_range"] == expected
    assert areas["if_scored_now"] == [least if least == most else None for least, most in expected]
    for row in areas["jesters"]:
        for color, both in row["by_colour"].items():
            assert both == ranges(outcomes(position, **{row["cell"]: color}))
    return bool(areas["jesters"])


@pytest.mark.rule("rank.jester_extra_colour", "rank.jester_lonely_tile", "rank.jester_only_in_scoring")
def test_what_a_scoring_would_pay_is_what_the_oracle_says() -> None:
    count = 0
    for seed in range(3):
        game = nave.new_game("basilica", seats=2, seed=seed)
        chooser = ByKind(seed, 3.0)
        chooser.texts = game.rules.catalogue.texts
        while not game.over:
            if len(game.answers) % 3 == 0:
                count += looked_at(game)
            game.play(chooser.choice(game.legal_moves))
    assert count > 20


# ------------------------------------------------------------ naming in secret


def two_jesters(me: int) -> Game:
    """Both jesters stand beside the same blue vault, so what one color brings depends on the other."""
    made = Table().grid("row 1: R B G . .\nrow 2: Y B Y . .").queen(9).vault(1, "recruit red crown")
    made.builder(me, "r1c1", "jester").builder(1 - me, "r1c3", "jester").turn_of(me)
    return play(made.game(), "lay 1 at r1c5")


def shown(label: str) -> list[list[int]]:
    """The two amounts of `Name blue: 3 for you, 0 to 2 for the other`, as least and most."""
    found = []
    for text in re.findall(r"(\d+(?: to \d+)?) for", label):
        numbers = [int(number) for number in text.split(" to ")]
        found.append([numbers[0], numbers[-1]])
    return found


@pytest.mark.rule("rank.jester_secret")
@pytest.mark.parametrize("me", [0, 1])
@pytest.mark.parametrize("secret", [None, "blue", "yellow"])
def test_beside_each_color_stand_all_points_that_are_possible_and_no_others(
    me: int, secret: str | None
) -> None:
    game = two_jesters(me)
    seat, cell = me, "r1c1"
    if secret:
        play(game, f"name {secret}")
        seat, cell = 1 - me, "r1c3"
    position = game.position()
    different = 0
    for option in game.options():
        expected = ranges(outcomes(position, **{cell: option.text.split()[1]}))
        assert shown(option.label) == [expected[seat], expected[1 - seat]]
        different += expected[seat][0] != expected[seat][1]
    assert different


@pytest.mark.rule("rank.jester_secret")
def test_a_range_in_a_view_holds_what_the_seat_has_named_and_not_what_it_cannot_know() -> None:
    game = two_jesters(0)
    everything = game.view(0)["areas"]["if_scored_range"]
    play(game, "name blue")
    own, other, outside = (game.view(seat)["areas"] for seat in (0, 1, None))
    assert other["if_scored_range"] == outside["if_scored_range"] == everything
    assert own["if_scored_range"] == ranges(outcomes(game.position(), r1c1="blue"))
    assert own["if_scored_range"] != everything
    assert list(own["jesters"][0]["by_colour"]) == ["blue"]
    assert len(other["jesters"][0]["by_colour"]) == 3
