"""The queen, the course of a scoring, jesters' secrets, the cleanup, and how the game ends."""

import pytest

from nave.kernel.game import Game
from tests.support.basilica import (
    Table,
    at,
    changed,
    events,
    layout,
    pieces,
    play,
    refused,
    texts,
)

CROWN = "recruit red crown"


def points(game: Game) -> list[int]:
    return [row["score"] for row in game.position()["players"]]


# ------------------------------------------------------------ the queen


@pytest.mark.rule("queen.moves_on_crown")
def test_each_crown_moves_the_queen_one_space_and_others_do_not() -> None:
    table = Table().vault(1, CROWN).vault(2, "recruit yellow").queen(3)
    assert play(table.game(), "lay 1 at r1c1").position()["queen"] == 4
    assert play(table.game(), "lay 2 at r1c1").position()["queen"] == 3


@pytest.mark.rule("queen.only_on_placement")
def test_the_slide_after_a_scoring_does_not_move_the_queen() -> None:
    table = Table().queen(9).vault(1, CROWN).lay("r1c1", "G").lay("r2c1", "G").lay("r3c1", "move red crown")
    game = play(table.game(), "lay 1 at r1c2")
    assert game.position()["queen"] == 10
    assert layout(game) == ["R . . . ."]


@pytest.mark.rule("queen.scoring_spaces")
@pytest.mark.parametrize("queen", range(30))
def test_exactly_the_spaces_10_20_and_30_start_a_scoring(queen: int) -> None:
    game = play(Table().queen(queen).vault(1, CROWN).game(), "lay 1 at r1c1")
    assert game.position()["queen"] == queen + 1
    assert len(game.position()["scorings"]) == (queen + 1 in (10, 20, 30))
    assert game.over == (queen + 1 == 30)


@pytest.mark.rule("queen.scoring_spaces")
def test_the_view_tells_the_distance_to_the_next_scoring() -> None:
    for queen, ahead, distance in ((0, 10, 10), (9, 10, 1), (10, 20, 10), (29, 30, 1)):
        track = Table().queen(queen).game().view(0)["track"]
        assert (track["next_scoring"], track["distance"]) == (ahead, distance)


@pytest.mark.rule("queen.scoring_ends_turn")
def test_reaching_a_scoring_space_ends_the_turn_and_unused_actions_are_lost() -> None:
    game = play(Table().queen(9).vault(1, CROWN).game(), "lay 1 at r1c1")
    assert game.seat == 1
    assert game.position()["this_turn"]["actions_left"] == 3
    assert refused(game, "end turn") == "turn.exactly_three"


@pytest.mark.rule("queen.no_builder_after_scoring")
def test_no_builder_goes_on_the_vault_that_triggers_but_it_counts() -> None:
    table = Table().grid("row 1: R R . . .").builder(0, "r1c1").queen(9).vault(1, CROWN)
    game = play(table.game(), "lay 1 at r1c3")
    assert points(game) == [3, 0]
    assert refused(game, "builder") == "builder.only_after_vault"
    assert game.position()["this_turn"]["laid"] is None


# ------------------------------------------------------------ the course


@pytest.mark.rule("scoring.sequence")
def test_colours_are_named_then_areas_evaluated_then_points_added_then_cleaned_up() -> None:
    table = (
        Table()
        .grid("row 1: R R . . .")
        .builder(0, "r1c1", "jester")
        .builder(1, "r1c2")
        .queen(9)
        .vault(1, CROWN)
    )
    game = play(table.game(), "lay 1 at r2c1")
    assert game.state.stack[-1].kind == "jester"
    assert points(game) == [0, 0]
    assert at(game, "r1c1") is not None
    play(game, "name blue")
    kinds = [event.kind for event in game.events]
    order = [kinds.index(kind) for kind in ("scoring", "jester", "area", "score", "cleanup", "vault")]
    assert order == sorted(order)
    assert len(events(game, "score")) == 2


@pytest.mark.rule("scoring.sequence", "cleanup.next_player")
@pytest.mark.parametrize("seat", [0, 1])
def test_after_the_cleanup_the_rival_has_a_normal_turn(seat: int) -> None:
    game = play(Table().queen(19).vault(1, CROWN).turn_of(seat, actions=2).game(), "lay 1 at r1c1")
    assert game.seat == 1 - seat
    assert game.position()["this_turn"] == {"actions_left": 3, "over": False, "laid": None}


@pytest.mark.rule("scoring.area_value")
def test_the_value_of_an_area() -> None:
    table = Table(festum_fatuorum="on").grid("row 1: R R R R .").builder(1, "r1c1", "architect")
    table.glass("r1c1", "r1c2").altar("r1c2").queen(9).vault(1, CROWN)
    game = play(table.game(), "lay 1 at r1c5")
    assert points(game) == [0, 16]
    area = game.position()["scorings"][0]["areas"][0]
    assert (area["tiles"], area["doubled"], area["glass"], area["value"]) == (5, True, 6, 16)


@pytest.mark.rule("scoring.track_wrap", "scoring.above_ninety")
@pytest.mark.parametrize(
    ("score", "token", "space"),
    [
        (0, 0, 0),
        (1, 0, 1),
        (29, 0, 29),
        (30, 0, 30),
        (31, 30, 1),
        (60, 30, 30),
        (61, 60, 1),
        (75, 60, 15),
        (90, 60, 30),
        (91, 90, 1),
        (95, 90, 5),
        (120, 90, 30),
        (121, 120, 1),
    ],
)
def test_scores_on_the_track(score: int, token: int, space: int) -> None:
    player = Table().scores(score, 0).game().view(0)["players"][0]
    assert (player["score_token"], player["marker"]) == (token, space)


@pytest.mark.rule("scoring.above_ninety")
def test_points_above_ninety_are_counted_on() -> None:
    table = Table().grid("row 1: R R . . .").builder(0, "r1c1").scores(95, 0).queen(9).vault(1, CROWN)
    game = play(table.game(), "lay 1 at r2c1")
    assert points(game) == [98, 0]
    row = game.view(0)["players"][0]
    assert row["score"] == row["score_token"] + row["marker"] == 98


# ------------------------------------------------------------ jesters' secrets


def two_jesters(active: int = 0) -> Game:
    """Both players have a jester and a scoring has begun."""
    table = (
        Table()
        .grid("row 1: R . G . .\nrow 2: B . Y . .")
        .builder(0, "r1c1", "jester")
        .builder(1, "r1c3", "jester")
    )
    table.queen(9).vault(1, CROWN).turn_of(active)
    return play(table.game(), "lay 1 at r1c5")


@pytest.mark.rule("rank.jester_secret")
@pytest.mark.parametrize("active", [0, 1])
def test_the_active_player_enters_first_and_the_rival_sees_nothing_of_it(active: int) -> None:
    game = two_jesters(active)
    assert game.seat == active
    own = {0: "name blue", 1: "name yellow"}
    other = {0: "name green", 1: "name red"}
    game.play(own[active])
    assert game.seat == 1 - active
    twin = two_jesters(active)
    twin.play(other[active])
    for seat in (1 - active, None):
        assert game.view(seat) == twin.view(seat)
        assert [game.told(event) for event in game.events_for(seat)] == [
            twin.told(event) for event in twin.events_for(seat)
        ]
        assert [named["colour"] for named in game.view(seat)["named"]] == [None]
    assert [option.label for option in game.options()] == [option.label for option in twin.options()]
    assert game.view(active) != twin.view(active)
    assert game.events_for(active)[-1].data["colour"] == own[active].split()[1]
    assert "colour" not in game.events_for(1 - active)[-1].data
    assert own[active].split()[1] not in game.say(game.events_for(1 - active)[-1].said())


@pytest.mark.rule("rank.jester_secret")
def test_both_colours_are_revealed_together() -> None:
    game = play(two_jesters(), "name blue", "name yellow")
    shown = events(game, "jester_shown")
    assert [(row["seat"], row["colour"]) for row in shown] == [(0, "blue"), (1, "yellow")]
    for seat in (0, 1, None):
        assert [event.data["colour"] for event in game.events_for(seat) if event.kind == "jester_shown"] == [
            "blue",
            "yellow",
        ]
    assert points(game) == [2, 2]
    assert game.position()["scorings"][0]["jesters"] == [
        {"seat": 0, "cell": "r1c1", "colour": "blue"},
        {"seat": 1, "cell": "r1c3", "colour": "yellow"},
    ]


@pytest.mark.rule("rank.jester_secret")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_single_jester_chooses_openly(owner: int) -> None:
    table = Table().grid("row 1: R B . . .").builder(owner, "r1c1", "jester").queen(9).vault(1, CROWN)
    game = play(table.game(), "lay 1 at r2c1")
    assert game.seat == owner
    game.play("name blue")
    for seat in (0, 1, None):
        told = [event for event in game.events_for(seat) if event.kind == "jester"]
        assert [event.data["colour"] for event in told] == ["blue"]


# ------------------------------------------------------------ cleanup


@pytest.mark.rule("cleanup.slide", "cleanup.two_rows", "cleanup.steps")
def test_the_slide_of_the_ledgers_example() -> None:
    table = Table().grid(
        """
        row 1:  R  B  .  .  G
        row 2:  RY B  .  .  G
        row 3:  .  G  .  .  Y
        row 4:  .  G  R  .  .
        """
    )
    finished = [
        cell["tile"] for name, cell in table.position()["cathedral"].items() if name[:2] in ("r1", "r2")
    ]
    game = play(table.queen(9).vault(1, CROWN).game(), "lay 1 at r5c2")
    assert layout(game) == [". G . . Y", ". G R . .", ". R . . ."]
    assert sorted(game.position()["discard"]) == sorted(finished)
    assert len(finished) == 6


@pytest.mark.rule("cleanup.gap", "cleanup.steps", "scaffolding.until_scoring")
def test_the_gap_of_the_ledgers_example() -> None:
    table = Table().grid(
        """
        row 1:  R  B  .  .  .
        row 2:  R  BY .  .  .
        row 3:  .  ## .  .  .
        row 4:  .  G  G  .  .
        """
    )
    game = play(table.queen(9).vault(1, CROWN).game(), "lay 1 at r1c5")
    assert layout(game) == [". G G . ."]


@pytest.mark.rule("cleanup.gap")
def test_gaps_inside_the_block_remain() -> None:
    table = Table().grid("row 1: R . . . .\nrow 4: . G . . .\nrow 6: Y . . . B")
    game = play(table.queen(9).vault(1, CROWN).game(), "lay 1 at r2c1")
    assert layout(game) == [". G . . .", ". . . . .", "Y . . . B"]


@pytest.mark.rule("cleanup.slide")
def test_if_nothing_remains_the_next_tile_uses_a_starting_slot() -> None:
    game = play(Table().grid("row 1: R B . . .").queen(9).vault(1, CROWN).game(), "lay 1 at r2c1")
    assert layout(game) == []
    assert {text.split()[-1] for text in texts(game) if text.startswith("lay")} == {
        f"r1c{n}" for n in range(1, 6)
    }


@pytest.mark.rule("cleanup.two_rows", "glass.stays_with_tile")
def test_two_rows_of_the_plan_go_even_if_one_holds_no_vault() -> None:
    table = Table(festum_fatuorum="on").grid("row 1: ## ## . . .\nrow 2: G . . . .\nrow 3: B . . . .")
    table.glass("r2c1").altar("r2c1").queen(9).vault(1, CROWN)
    game = play(table.game(), "lay 1 at r4c1")
    assert layout(game) == ["B . . . .", "R . . . ."]
    assert game.position()["altars"] == 14
    assert len(game.position()["discard"]) == 1


@pytest.mark.rule("cleanup.builders_home", "rank.token_with_builder")
def test_builders_and_tokens_go_home_and_coins_stay() -> None:
    table = (
        Table()
        .grid("row 1: R B . . .\nrow 2: G . . . .\nrow 3: G . . . .")
        .coins(2, 0)
        .queen(9)
        .vault(1, CROWN)
    )
    table.builder(0, "r1c1", "architect").builder(0, "r3c1").builder(1, "r1c2", "strongman").builder(
        1, "r2c1"
    )
    game = play(table.game(), "lay 1 at r1c5")
    for row, coins in zip(game.position()["players"], (2, 0), strict=True):
        assert (row["builders"], row["tokens"], row["coins"]) == (5, [True, True, True], coins)
    assert not any(cell["builder"] for cell in game.position()["cathedral"].values())


@pytest.mark.rule("cleanup.glass_stays", "glass.stays_with_tile", "altar.stays_with_tile")
def test_glass_and_altars_on_remaining_vaults_stay_and_count_again() -> None:
    table = Table(festum_fatuorum="on").grid("row 1: R . . . .\nrow 2: R . . . .\nrow 3: G . . . .")
    table.builder(0, "r3c1").glass("r3c1").altar("r3c1").queen(9).vault(1, CROWN)
    game = play(table.game(), "lay 1 at r1c5")
    assert points(game) == [5, 0]
    cell = at(game, "r1c1")
    assert cell is not None
    assert (cell["glass"], cell["altar"], cell["builder"]) == (True, True, None)
    assert game.position()["altars"] == 13
    assert game.view(0)["areas"]["areas"][0]["value"] == 5


@pytest.mark.rule("glass.stays_with_tile")
def test_glass_stays_when_its_builder_leaves() -> None:
    table = Table().grid("row 1: R B . . .").builder(0, "r1c1").glass("r1c1").order(1, "move green")
    game = play(table.game(), "order 1", "move r1c1 right")
    cell = at(game, "r1c1")
    assert cell is not None
    assert (cell["glass"], cell["builder"]) == (True, None)


@pytest.mark.rule("scaffolding.until_scoring")
def test_scaffolding_stays_until_the_next_scoring_whatever_happens() -> None:
    table = Table().grid("row 1: R ## . . .\nrow 2: . ## . . .\nrow 3: . ## . . .\nrow 4: . G . . .")
    game = play(table.order(1, "disaster green").game(), "order 1")
    assert {text.split()[-1] for text in texts(game)} == {"r1c1", "r4c2"}
    play(game, "at r1c1", "lay 1 at r1c1", "lay 1 at r2c1", "end turn")
    assert sum("scaffolding" in cell for cell in game.position()["cathedral"].values()) == 3
    done = play(table.queen(9).vault(1, CROWN).game(), "lay 1 at r5c2")
    assert layout(done) == [". G . . .", ". R . . ."]


# ------------------------------------------------------------ the end


@pytest.mark.rule("end.third_scoring", "end.whichever_first")
def test_the_third_scoring_ends_the_game_without_cleanup_or_refill() -> None:
    table = Table().grid("row 1: R R . . .").builder(0, "r1c1").queen(29).vault(1, CROWN)
    game = table.game()
    before = pieces(game)
    play(game, "lay 1 at r1c3")
    assert game.over
    assert changed(before, game) == {
        "0 score": 3,
        "queen": 30,
        "r1c3 altar": False,
        "r1c3 glass": False,
        "r1c3 tile": CROWN,
    }
    assert game.position()["ended"] == "third scoring"
    assert not events(game, "cleanup")
    assert refused(game, "lay 2 at r1c4") == "end.third_scoring"


@pytest.mark.rule("end.whichever_first")
def test_either_end_drops_the_actions_left_and_turns_need_not_be_equal() -> None:
    third = play(Table().queen(29).vault(1, CROWN).game(), "lay 1 at r1c1")
    assert (third.over, third.position()["turn"]) == (True, 1)
    out = play(Table().stack(number=2).game(), "lay 1 at r1c1")
    assert (out.over, out.position()["ended"], out.position()["queen"]) == (True, "exhaustion", 0)
    assert refused(out, "lay 2 at r1c4") == "stack.final_scoring"


@pytest.mark.rule("end.winner")
@pytest.mark.parametrize(("scores", "winners"), [((5, 4), [0]), ((4, 5), [1]), ((5, 5), [0, 1])])
def test_more_points_win_and_equal_points_share(scores: tuple[int, int], winners: list[int]) -> None:
    game = play(Table().scores(*scores).queen(29).vault(1, CROWN).game(), "lay 1 at r1c1")
    assert game.result is not None
    assert game.result.winners == winners
    assert game.result.scores == list(scores)


@pytest.mark.rule("end.winner", "scoring.sequence")
def test_the_result_tells_every_area_of_every_scoring() -> None:
    table = (
        Table()
        .grid("row 1: R R . . .\nrow 2: . . . . .\nrow 3: G . . . .")
        .builder(0, "r1c1")
        .builder(1, "r3c1")
    )
    game = play(table.queen(29).scores(7, 2).vault(1, CROWN).game(), "lay 1 at r1c3")
    assert game.result is not None
    white, black = game.result.breakdown
    assert (white["before"], white["total"], black["before"], black["total"]) == (7, 10, 2, 3)
    assert [(area["colour"], area["gained"]) for area in white["scorings"][0]["areas"]] == [("red", 3)]
    assert [(area["colour"], area["gained"]) for area in black["scorings"][0]["areas"]] == [("green", 1)]
    assert game.view(None)["final"] == game.result.breakdown
