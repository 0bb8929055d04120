"""The score track: recognition, prestige, and the second lap."""

import pytest

from nave.kernel.game import Game
from tests.support.red_cathedral import Table, events, play, refuses

# Prestige 1 to 40 as the ledger describes the track, run by run.
PRESTIGE_SPACES = [
    5,
    *(9, 13, 17, 21, 25, 29),
    *(32, 35, 38, 41, 44, 47),
    *(49, 51, 53, 55, 57, 59),
    *range(60, 81),
]


def scores(game: Game) -> list[int]:
    return [row["score"] for row in game.position()["players"]]


def prestige(game: Game, player: int = 0) -> int:
    held: int = game.view(None)["players"][player]["prestige"]
    return held


def recognition_market(space: int, dice: int) -> Table:
    """Player 0 has just joined a space beside the recognition tile that holds so many dice now."""
    table = Table().score(0, space).resource(5, "recognition")
    for number, die in enumerate(("green", "blue", "red", "yellow")):
        table.die(die, 5 if number < dice - 1 else 1 + number, 1)
    return table.visit(0, "white", 5)


def punished(space: int) -> Table:
    """Blue (player 1) loses 3 when player 2 lays the last stone of the third tower's top."""
    table = Table(3).score(1, space).card("3.4", "dome_10")
    table.claim("3.1", 1).finish("3.2", 0).claim("3.3", 1).claim("3.4", 2)
    return table.all_but("3.4", stone=1).goods(2, stone=1).turn_of(2)


def buyer(space: int) -> Game:
    """Player 0 may pay 3 rubles for 1 prestige."""
    return Table().score(0, space).rubles(0, 3).influence(3, "clergy_1").visit(0, "white", 5).game()


# ------------------------------------------------------------ track


@pytest.mark.rule("score.track", "score.prestige_spaces")
def test_the_prestige_held_is_that_of_the_last_prestige_space_at_or_behind_the_marker() -> None:
    assert len(PRESTIGE_SPACES) == 40
    for space in range(81):
        held = sum(1 for prestige_space in PRESTIGE_SPACES if prestige_space <= space)
        assert prestige(Table().score(0, space).game()) == held, space


@pytest.mark.rule("score.track")
@pytest.mark.parametrize(("space", "held"), [(0, 0), (4, 0), (5, 1), (8, 1), (9, 2), (79, 39), (80, 40)])
def test_both_kinds_of_points_are_read_off_one_marker(space: int, held: int) -> None:
    row = Table().score(0, space).game().view(0)["players"][0]
    assert (row["score"], row["prestige"]) == (space, held)


@pytest.mark.rule("score.prestige_spaces", "score.gain_prestige")
def test_one_prestige_after_another_visits_every_prestige_space_of_the_track() -> None:
    space, visited = 0, []
    for _ in PRESTIGE_SPACES:
        game = play(buyer(space), "use buy_prestige")
        space = scores(game)[0]
        visited.append(space)
    assert visited == PRESTIGE_SPACES


# ------------------------------------------------------------ recognition


@pytest.mark.rule("score.recognition")
def test_a_gain_of_4_from_space_2_leads_to_6_and_prestige_1() -> None:
    table = Table().card("1.1", "base_03").claim("1.1", 0).all_but("1.1", brick=1).goods(0, brick=1)
    game = play(table.game(), "deliver brick to 1.1")
    assert scores(game) == [6, 2]
    assert prestige(game) == 1
    assert events(game, "score") == [{"player": 0, "from": 2, "to": 6, "rule": "build.reward"}]


@pytest.mark.rule("score.recognition")
def test_a_loss_of_3_from_space_6_leads_to_3_and_the_prestige_is_gone() -> None:
    game = punished(6).game()
    assert prestige(game, 1) == 1
    play(game, "deliver stone to 3.4")
    assert scores(game)[1] == 3
    assert prestige(game, 1) == 0
    assert scores(game)[0] == 2


@pytest.mark.rule("score.floor")
@pytest.mark.parametrize(("space", "left"), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 1)])
def test_a_loss_of_3_stops_at_0_and_takes_nothing_else(space: int, left: int) -> None:
    table = punished(space).rubles(1, 4).goods(1, brick=2)
    game = play(table.game(), "deliver stone to 3.4")
    assert scores(game)[1] == left
    row = game.position()["players"][1]
    assert row["rubles"] == 4
    assert row["goods"] == {"brick": 2}


# ------------------------------------------------------------ prestige


@pytest.mark.rule("score.gain_prestige")
@pytest.mark.parametrize(("space", "reached"), [(0, 5), (2, 5), (4, 5), (5, 9), (8, 9), (9, 13), (79, 80)])
def test_one_prestige_leads_to_the_nearest_prestige_space_ahead(space: int, reached: int) -> None:
    game = play(buyer(space), "use buy_prestige")
    assert scores(game) == [reached, 2]
    assert events(game, "score")[0]["to"] == reached


@pytest.mark.rule("score.gain_prestige")
def test_three_prestige_lead_from_44_over_47_and_49_to_51() -> None:
    table = Table().score(0, 44)
    table.finish("1.1", 1).finish("1.2", 1).finish("1.3", 1).goods(0, gold=1, green_gem=1, purple_gem=1)
    game = play(table.game(), "decorate 1.3 with green_gem purple_gem")
    assert scores(game) == [51, 2]
    assert prestige(game) == 15


@pytest.mark.rule("score.lose_prestige")
@pytest.mark.parametrize(("space", "reached"), [(6, 5), (9, 5), (10, 9), (16, 13), (17, 13), (61, 60)])
def test_one_prestige_lost_leads_to_the_nearest_prestige_space_behind(space: int, reached: int) -> None:
    game = play(Table().score(0, space).score(1, 30).game(), "exchange")
    assert scores(game) == [reached, 30]


@pytest.mark.rule("score.lose_prestige")
def test_two_prestige_lost_lead_from_16_over_13_to_9() -> None:
    game = play(Table().score(0, 16).game(), "exchange")
    assert scores(game)[0] == 13
    assert scores(play(game, "exchange"))[0] == 9


@pytest.mark.rule("score.lose_prestige", "turn.reroll")
def test_a_re_roll_costs_one_prestige_and_no_rubles() -> None:
    game = play(Table().die("white", 4, 2).score(0, 16).rubles(0, 3).game(), "reroll 4")
    assert scores(game)[0] == 13
    assert game.position()["players"][0]["rubles"] == 3


@pytest.mark.rule("score.lose_prestige_limit")
@pytest.mark.parametrize("space", [0, 2, 4, 5])
def test_without_a_prestige_space_behind_the_marker_no_prestige_can_be_paid(space: int) -> None:
    game = Table().die("white", 4, 2).score(0, space).game()
    refuses(game, "exchange", "score.lose_prestige_limit")
    refuses(game, "reroll 4", "score.lose_prestige_limit")


@pytest.mark.rule("score.lose_prestige_limit")
def test_on_space_6_one_prestige_can_be_paid_and_then_no_more() -> None:
    game = play(Table().score(0, 6).game(), "exchange")
    assert scores(game)[0] == 5
    refuses(game, "exchange", "score.lose_prestige_limit")


# ------------------------------------------------------------ second lap


@pytest.mark.rule("score.beyond_80")
@pytest.mark.parametrize(
    ("position", "held"),
    [(80, 40), (81, 40), (84, 40), (85, 41), (87, 41), (89, 42), (159, 79), (160, 80), (164, 80), (165, 81)],
)
def test_past_space_80_the_track_starts_again_with_40_prestige_more(position: int, held: int) -> None:
    assert prestige(Table().score(0, position).game()) == held


@pytest.mark.rule("score.beyond_80")
def test_three_recognition_lead_from_position_84_to_space_7_of_the_second_lap() -> None:
    game = recognition_market(84, dice=3).game()
    assert prestige(game) == 40
    play(game, "take 3 recognition")
    assert scores(game) == [87, 2]
    assert prestige(game) == 41


@pytest.mark.rule("score.beyond_80")
def test_recognition_carries_a_marker_over_space_80() -> None:
    game = play(recognition_market(79, dice=3).game(), "take 3 recognition")
    assert scores(game)[0] == 82
    assert prestige(game) == 40


@pytest.mark.rule("score.beyond_80")
@pytest.mark.parametrize(("space", "reached"), [(80, 85), (84, 85), (85, 89), (159, 160), (160, 165)])
def test_one_prestige_gained_past_the_end_leads_to_the_next_space_of_the_new_lap(
    space: int, reached: int
) -> None:
    assert scores(play(buyer(space), "use buy_prestige"))[0] == reached


@pytest.mark.rule("score.back_over_80")
@pytest.mark.parametrize(
    ("space", "reached"), [(86, 85), (85, 80), (83, 80), (81, 80), (80, 79), (165, 160), (160, 159)]
)
def test_prestige_lost_on_the_second_lap_leads_back_over_space_80(space: int, reached: int) -> None:
    game = play(Table().score(0, space).game(), "exchange")
    assert scores(game) == [reached, 2]


@pytest.mark.rule("score.back_over_80")
@pytest.mark.parametrize(("space", "reached", "held"), [(82, 79, 39), (83, 80, 40), (84, 81, 40)])
def test_a_loss_of_recognition_carries_the_marker_back_onto_the_first_lap(
    space: int, reached: int, held: int
) -> None:
    game = play(punished(space).game(), "deliver stone to 3.4")
    assert scores(game)[1] == reached
    assert prestige(game, 1) == held
