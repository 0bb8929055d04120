"""Penalties: who loses recognition when a section above an unfinished one is finished."""

from typing import cast

import pytest

from nave.games.red_cathedral.finish import next_penalty
from nave.games.red_cathedral.state import State
from nave.kernel.game import Game
from tests.support.red_cathedral import Table, events, play
from tests.support.red_cathedral_checks import changed

COLORS = ("blue", "red", "yellow")
BLUE, RED, YELLOW = 0, 1, 2
START = 30

# One card of each type that lacks gold only, and its recognition.
DUE = {1: ("base_08", 4), 2: ("middle_01", 4), 3: ("middle_06", 3), 4: ("dome_02", 5)}


def three() -> Table:
    table = Table(3, color_1="blue", color_2="red", color_3="yellow").goods(0, gold=1).goods(1, gold=1)
    for player in range(3):
        table.score(player, START).rubles(player, 0)
    return table.goods(2, gold=1)


def stack(table: Table, tower: int, *levels: str) -> Table:
    """A tower of height 4 from the bottom: `blue` is unfinished, `BLUE` finished, `blue!` lacks one gold."""
    for level, name in enumerate(levels, 1):
        section = f"{tower}.{level}"
        player = COLORS.index(name.lower().rstrip("!"))
        if name.isupper():
            table.finish(section, player)
        elif name.endswith("!"):
            table.card(section, DUE[level][0]).claim(section, player).all_but(section, gold=1)
        else:
            table.claim(section, player)
    return table


def complete(table: Table, player: int, section: str) -> Game:
    """That player delivers the last gold."""
    return play(table.turn_of(player).game(), f"deliver gold to {section}")


def score_changes(table: Table, game: Game) -> list[int]:
    return [row["score"] - table.player(player)["score"] for player, row in enumerate(players(game))]


def players(game: Game) -> list[dict[str, int]]:
    rows: list[dict[str, int]] = game.position()["players"]
    return rows


CASES = [
    pytest.param(("blue", "RED", "blue", "yellow!"), [-3, 0, 5], id="the lower counts two, the upper one"),
    pytest.param(("blue", "RED", "BLUE", "yellow!"), [-2, 0, 5], id="own finished section left out"),
    pytest.param(("blue", "yellow!"), [-1, 0, 4], id="directly below"),
    pytest.param(("blue", "red", "yellow!"), [-1, -1, 3], id="every owner below"),
    pytest.param(("blue", "red", "blue", "yellow!"), [-2, -1, 5], id="every section of an owner"),
    pytest.param(("blue", "RED", "YELLOW", "yellow!"), [-3, 0, 5], id="all finished ones above count"),
    pytest.param(("blue", "YELLOW", "red", "yellow!"), [-2, -1, 5], id="each from its own height"),
    pytest.param(("BLUE", "RED", "yellow!"), [0, 0, 3], id="finished sections are safe"),
    pytest.param(("yellow", "yellow", "yellow!"), [0, 0, 3], id="only own sections"),
]


@pytest.mark.rule("penalty.amount", "penalty.own_sections_ignored")
@pytest.mark.parametrize(("levels", "expected"), CASES)
def test_owners_below_lose_for_finished_sections_of_others(
    levels: tuple[str, ...], expected: list[int]
) -> None:
    table = stack(three(), 2, *levels)
    g = complete(table, YELLOW, f"2.{len(levels)}")
    assert score_changes(table, g) == expected


@pytest.mark.rule("penalty.amount")
def test_the_upper_blue_section_costs_1_and_the_lower_2() -> None:
    g = complete(stack(three(), 2, "blue", "RED", "blue", "yellow!"), YELLOW, "2.4")
    assert events(g, "penalty") == [
        {"player": BLUE, "section": "2.1", "amount": 2, "rule": "penalty.amount"},
        {"player": BLUE, "section": "2.3", "amount": 1, "rule": "penalty.amount"},
    ]
    assert players(g)[BLUE]["score"] == START - 3


@pytest.mark.rule("penalty.own_sections_ignored")
def test_blue_loses_2_for_red_and_yellow_but_not_for_blue() -> None:
    g = complete(stack(three(), 2, "blue", "RED", "BLUE", "yellow!"), YELLOW, "2.4")
    assert events(g, "penalty") == [{"player": BLUE, "section": "2.1", "amount": 2, "rule": "penalty.amount"}]
    assert players(g)[BLUE]["score"] == START - 2


@pytest.mark.rule("penalty.own_sections_ignored")
def test_a_tower_of_one_player_punishes_nobody() -> None:
    g = complete(stack(three(), 2, "yellow", "YELLOW", "yellow", "yellow!"), YELLOW, "2.4")
    assert events(g, "penalty") == []
    assert players(g)[YELLOW]["score"] == START + 5


@pytest.mark.rule("penalty.trigger")
def test_sections_above_the_finished_one_are_not_punished() -> None:
    table = stack(three(), 2, "yellow!", "blue", "RED")
    g = complete(table, YELLOW, "2.1")
    assert score_changes(table, g) == [0, 0, 4]
    assert events(g, "penalty") == []


@pytest.mark.rule("penalty.trigger", "penalty.amount")
def test_finished_sections_above_the_new_one_count_for_those_below_it() -> None:
    table = stack(three(), 2, "blue", "yellow!", "blue", "RED")
    g = complete(table, YELLOW, "2.2")
    # The lower blue section is below the new one and pays for yellow and red; the upper one is above it.
    assert score_changes(table, g) == [-2, 0, 4]


@pytest.mark.rule("penalty.trigger")
def test_other_towers_are_not_checked() -> None:
    table = stack(three(), 2, "blue", "RED")
    stack(table, 3, "blue", "YELLOW")
    stack(table, 4, "RED", "yellow!")
    g = complete(table, YELLOW, "4.2")
    assert score_changes(table, g) == [0, 0, 4]


@pytest.mark.rule("penalty.trigger")
def test_a_delivery_that_finishes_nothing_punishes_nobody() -> None:
    table = stack(three(), 2, "blue", "RED").card("2.3", "middle_15").claim("2.3", YELLOW)
    g = complete(table.all_but("2.3", gold=1, stone=1), YELLOW, "2.3")
    assert changed(table.data, g) == {"2 goods gold": -1, "2.3 laid gold": 1}


@pytest.mark.rule("penalty.trigger", "penalty.amount")
def test_a_penalty_takes_recognition_from_its_owner_and_nothing_else() -> None:
    table = stack(three(), 2, "blue", "yellow!")
    g = complete(table, YELLOW, "2.2")
    assert {key: value for key, value in changed(table.data, g).items() if not key.startswith("supply")} == {
        "0 score": -1,
        "2 score": 4,
        "2 rubles": 2,
        "2 goods gold": -1,
        "2.2 done": True,
        "2.2 laid lumber": -2,
        "2.2 laid brick": -1,
    }


@pytest.mark.rule("penalty.recount")
def test_a_section_that_stays_unfinished_is_punished_again() -> None:
    table = stack(three(), 2, "blue", "red!", "yellow!")
    g = complete(table, RED, "2.2")
    assert players(g)[BLUE]["score"] == START - 1
    play(g, "stop", "end turn", "deliver gold to 2.3")
    # Yellow is new, red counts a second time.
    assert players(g)[BLUE]["score"] == START - 1 - 2
    assert [row["amount"] for row in events(g, "penalty")] == [1, 2]


@pytest.mark.rule("penalty.recount")
def test_a_section_finished_in_time_is_not_punished_again() -> None:
    table = stack(three(), 2, "blue!", "red!", "yellow!")
    g = complete(table, RED, "2.2")
    play(g, "stop", "end turn")
    table = Table(3)
    table.data = g.position()
    g = complete(table, BLUE, "2.1")
    assert events(g, "penalty") == []
    play(g, "stop", "end turn")
    table.data = g.position()
    g = complete(table, YELLOW, "2.3")
    assert events(g, "penalty") == []


@pytest.mark.rule("penalty.self")
def test_blue_gains_the_reward_and_then_loses_1_for_red() -> None:
    table = stack(three(), 2, "blue", "RED", "blue!")
    g = complete(table, BLUE, "2.3")
    moves = [(row["from"], row["to"], row["rule"]) for row in events(g, "score")]
    assert moves == [
        (START, START + 3, "build.reward"),
        (START + 3, START + 2, "penalty.amount"),
    ]
    assert score_changes(table, g) == [2, 0, 0]


@pytest.mark.rule("penalty.self")
@pytest.mark.parametrize(
    ("levels", "section", "loss"),
    [
        (("blue", "blue!"), "2.2", 0),
        (("blue", "blue!", "RED"), "2.2", 1),  # red is higher than the new section and still counts
        (("blue", "RED", "blue", "blue!"), "2.4", 1),  # nothing of others above the upper one
        (("blue", "RED", "YELLOW", "blue!"), "2.4", 2),
    ],
)
def test_the_finishing_player_loses_for_others_above_own_sections(
    levels: tuple[str, ...], section: str, loss: int
) -> None:
    table = stack(three(), 2, *levels)
    reward = DUE[int(section[-1])][1]
    assert score_changes(table, complete(table, BLUE, section)) == [reward - loss, 0, 0]


@pytest.mark.rule("penalty.trigger", "penalty.amount")
@pytest.mark.parametrize("finisher", range(3))
def test_what_the_next_finish_would_cost_is_said_for_who_has_something_to_finish_above(finisher: int) -> None:
    levels = ("blue", "red!", "YELLOW")
    state = cast(State, stack(three(), 1, *levels).turn_of(finisher).game().state)
    # Yellow has finished its section above already, blue has none there, red would be the second.
    assert next_penalty(state, 0, finisher) == {BLUE: 0, RED: 2, YELLOW: 0}[finisher]
    if finisher == RED:
        game = complete(stack(three(), 1, *levels), RED, "1.2")
        assert cast(State, game.state).score[BLUE] == START - 2
