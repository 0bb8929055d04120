"""The end of the game: the sixth section, its bonus, the turn played out, the final turns."""

import pytest

import nave
from nave.kernel.game import Game
from tests.support.red_cathedral import Table, events, play, refuses, texts
from tests.support.red_cathedral_end import laid_out, market_turn

PLANS = {2: (3, 3, 3, 3), 3: (3, 4, 4, 4, 3), 4: (4, 4, 4, 4, 4, 4)}
GEM = "deliver green_gem to 2.3"


def five_done(player: int = 0, seats: int = 2) -> Table:
    """Five finished sections of one player, and a sixth, 2.3, that lacks only a green gem.

    With two seats 2.3 is dome_01: 5 recognition and 1 ruble; with more it is middle_10: the same reward.
    """
    table = laid_out(*PLANS[seats], seats=seats)
    for section in ("1.1", "1.2", "1.3", "2.1", "2.2"):
        table.finish(section, player)
    table.card("2.3", "dome_01" if seats == 2 else "middle_10").claim("2.3", player)
    table.all_but("2.3", green_gem=1).goods(player, green_gem=1)
    return table.turn_of(player)


def teamsters(table: Table, player: int = 0) -> Game:
    """That player's white die has reached space 3, beside bricks, where the Teamsters deliver for 1 ruble."""
    table.influence(2, "teamsters_1").resource(3, "brick").rubles(player, 1)
    for die in ("green", "blue", "red", "yellow"):
        table.die(die, 6 if die in ("green", "blue") else 7, 1)
    return table.visit(player, "white", 3).game()


def end_of(game: Game) -> dict[str, int | None]:
    """Who triggered the end and how many final turns have not begun yet."""
    end: dict[str, int | None] = game.view(None)["end"]
    return end


def scores(game: Game) -> list[int]:
    return [row["score"] for row in game.view(None)["players"]]


# ------------------------------------------------------------ trigger


@pytest.mark.rule("end.trigger")
def test_a_sixth_section_finished_by_building_triggers_the_end() -> None:
    g = five_done().game()
    assert end_of(g) == {"trigger": None, "turns_left": 0}
    play(g, GEM)
    assert end_of(g) == {"trigger": 0, "turns_left": 1}
    assert events(g, "end_triggered") == [{"player": 0, "rule": "end.trigger"}]


@pytest.mark.rule("end.trigger", "influence.teamsters.deliver_one")
def test_a_sixth_section_finished_by_the_teamsters_triggers_the_end() -> None:
    g = teamsters(five_done())
    play(g, "use deliver_one", GEM)
    assert end_of(g) == {"trigger": 0, "turns_left": 1}
    assert [row["rule"] for row in events(g, "end_triggered")] == ["end.trigger"]


@pytest.mark.rule("end.trigger", "end.bonus")
def test_a_fifth_section_triggers_nothing() -> None:
    table = laid_out(3, 3, 3, 3)
    for section in ("1.1", "1.2", "1.3", "2.1"):
        table.finish(section, 0)
    table.finish("2.2", 1).card("2.3", "dome_01").claim("2.3", 0).all_but("2.3", green_gem=1)
    g = play(table.goods(0, green_gem=1).score(0, 40).turn_of(0).game(), GEM)
    assert end_of(g) == {"trigger": None, "turns_left": 0}
    assert events(g, "end_triggered") == []
    assert scores(g) == [45, 2]


@pytest.mark.rule("end.trigger")
def test_six_sections_of_two_players_together_trigger_nothing() -> None:
    """Sections are counted for each player: seven are finished here, five and two."""
    table = laid_out(3, 3, 3, 3)
    for section in ("1.1", "1.2", "1.3", "2.1"):
        table.finish(section, 0)
    table.finish("3.1", 1).finish("3.2", 1)
    table.card("2.2", "middle_10").claim("2.2", 0).all_but("2.2", green_gem=1).goods(0, green_gem=1)
    g = play(table.turn_of(0).game(), "deliver green_gem to 2.2")
    assert g.view(None)["players"][0]["sections"] == 5
    assert end_of(g)["trigger"] is None


@pytest.mark.rule("end.trigger")
def test_a_sixth_claim_triggers_nothing() -> None:
    """The sections have to be finished, not just claimed."""
    table = laid_out(3, 3, 3, 3)
    for section in ("1.1", "1.2", "1.3", "2.1", "2.2"):
        table.finish(section, 0)
    g = play(table.turn_of(0).game(), "claim 2.3", "place down white_2")
    assert end_of(g)["trigger"] is None


# ------------------------------------------------------------ bonus


@pytest.mark.rule("end.bonus", "score.gain_prestige")
def test_the_bonus_follows_the_reward_from_40_over_45_to_51() -> None:
    g = play(five_done().score(0, 40).rubles(0, 2).game(), GEM)
    own = [row for row in events(g, "score") if row["player"] == 0]
    assert [(row["from"], row["to"], row["rule"]) for row in own] == [
        (40, 45, "build.reward"),
        (45, 51, "end.bonus"),
    ]
    assert scores(g) == [51, 2]
    assert g.view(None)["players"][0]["rubles"] == 3


@pytest.mark.rule("end.bonus", "build.completion")
def test_the_bonus_comes_after_the_penalties_of_the_sixth_section() -> None:
    table = laid_out(3, 3, 3, 3)
    for section in ("1.1", "1.2", "1.3", "3.1", "3.2"):
        table.finish(section, 0)
    table.claim("2.1", 1).claim("2.2", 1).card("2.3", "dome_01").claim("2.3", 0)
    table.all_but("2.3", green_gem=1).goods(0, green_gem=1).score(0, 40).score(1, 10)
    g = play(table.turn_of(0).game(), GEM)
    assert [(row["player"], row["to"]) for row in events(g, "score")] == [(0, 45), (1, 9), (1, 8), (0, 51)]
    kinds = [event.kind for event in g.events]
    assert kinds.index("finish") < kinds.index("penalty") < kinds.index("end_triggered")


@pytest.mark.rule("end.bonus", "end.trigger")
@pytest.mark.parametrize(("seats", "player"), [(2, 1), (3, 0), (3, 2), (4, 3)])
def test_only_the_player_of_the_sixth_section_gains_the_bonus(seats: int, player: int) -> None:
    """From 2 the reward of 5 leads to 7, the bonus over 9 and 13 to 17."""
    g = play(five_done(player, seats).game(), GEM)
    assert scores(g) == [17 if seat == player else 2 for seat in range(seats)]
    assert end_of(g) == {"trigger": player, "turns_left": seats - 1}


# ------------------------------------------------------------ the turn is played out


@pytest.mark.rule("end.current_turn", "build.mixing")
def test_the_deliveries_left_may_still_decorate_after_the_sixth_section() -> None:
    """Gold and a purple gem become a cross on the dome just finished: one prestige, from 51 to 53."""
    g = play(five_done().score(0, 40).goods(0, green_gem=1, gold=1, purple_gem=1).game(), GEM)
    assert g.seat == 0
    assert "stop" in texts(g)
    play(g, "decorate 2.3 with purple_gem")
    assert scores(g) == [53, 2]
    assert g.view(None)["site"][1][2]["ornament"] == 0
    play(g, "end turn")
    assert g.seat == 1


@pytest.mark.rule("end.current_turn")
def test_a_market_visit_goes_on_after_a_sixth_section_by_the_teamsters() -> None:
    g = play(teamsters(five_done()), "use deliver_one", GEM)
    assert g.seat == 0
    assert g.why_not("take 2 brick") is None
    refuses(g, "end turn", "turn.end")
    play(g, "take 2 brick", "roll")
    assert g.view(None)["players"][0]["goods"] == {"brick": 2}
    assert [row["space"] for row in events(g, "roll_space")] == [3]
    assert g.seat == 0
    play(g, "end turn")
    assert (g.seat, g.over) == (1, False)


@pytest.mark.rule("end.current_turn", "turn.optional_timing")
def test_optional_actions_remain_open_after_the_sixth_section() -> None:
    """From 51 an exchange leads to 49, a re-roll to 47."""
    table = five_done().score(0, 40).rubles(0, 0).die("white", 5, 3)
    g = play(table.game(), GEM, "exchange", "reroll 5", "stop", "end turn")
    assert scores(g) == [47, 2]
    assert g.view(None)["players"][0]["rubles"] == 1 + 2
    assert g.seat == 1


# ------------------------------------------------------------ final turns


@pytest.mark.rule("end.final_turns")
@pytest.mark.parametrize(
    ("seats", "player", "order"),
    [
        (2, 0, [1]),
        (2, 1, [0]),
        (3, 0, [1, 2]),
        (3, 1, [2, 0]),
        (3, 2, [0, 1]),
        (4, 0, [1, 2, 3]),
        (4, 1, [2, 3, 0]),
        (4, 3, [0, 1, 2]),
    ],
)
def test_every_other_player_has_exactly_one_more_turn(seats: int, player: int, order: list[int]) -> None:
    g = play(five_done(player, seats).game(), GEM, "stop", "end turn")
    for seat in order:
        assert not g.over
        assert g.result is None
        assert market_turn(g) == seat
    assert g.over
    assert g.seat is None
    assert g.result is not None


@pytest.mark.rule("end.final_turns")
def test_the_final_turns_do_not_depend_on_who_began() -> None:
    """Seat 3 began; seat 1 triggers the end, and seat 3 still has its last turn."""
    table = five_done(1, 3)
    table.data["first"] = 2
    g = play(table.game(), GEM, "stop", "end turn")
    assert [market_turn(g), market_turn(g)] == [2, 0]
    assert g.over


@pytest.mark.rule("end.final_turns", "turn.basic_action")
def test_a_final_turn_is_a_full_turn_with_one_basic_action() -> None:
    g = play(five_done().game(), GEM, "stop", "end turn")
    play(g, "claim 3.1", "place down green")
    refuses(g, "claim 4.1", "turn.basic_action")
    play(g, "end turn")
    assert g.over


@pytest.mark.rule("end.final_turns")
@pytest.mark.parametrize("move", ["end turn", "claim 3.1", "die white", "exchange", "roll"])
def test_nothing_can_be_played_after_the_final_scoring(move: str) -> None:
    g = play(five_done().game(), GEM, "stop", "end turn")
    market_turn(g)
    assert texts(g) == []
    refuses(g, move, "end.final_turns")


# ------------------------------------------------------------ only once


@pytest.mark.rule("end.only_once")
def test_a_sixth_section_in_a_final_turn_gains_its_reward_but_no_bonus() -> None:
    table = five_done(0, 3).score(1, 40)
    for section in ("3.1", "3.2", "3.3", "4.1", "4.2"):
        table.finish(section, 1)
    table.card("4.3", "middle_11").claim("4.3", 1).all_but("4.3", brick=1).goods(1, brick=1).rubles(1, 4)
    g = play(table.game(), GEM, "stop", "end turn", "deliver brick to 4.3")
    assert g.view(None)["players"][1]["sections"] == 6
    assert scores(g) == [17, 45, 2]
    assert g.view(None)["players"][1]["rubles"] == 5
    assert end_of(g) == {"trigger": 0, "turns_left": 1}
    assert [row["player"] for row in events(g, "end_triggered")] == [0]
    play(g, "stop", "end turn")
    assert market_turn(g) == 2
    assert g.over


# ------------------------------------------------------------ no other end


@pytest.mark.rule("end.no_round_limit")
def test_a_game_without_a_sixth_section_goes_on_and_has_no_result() -> None:
    g = nave.new_game("red_cathedral", seats=2, seed=7)
    for _ in range(200):
        market_turn(g)
    assert not g.over
    assert g.result is None
    assert g.record.result is None
    assert end_of(g) == {"trigger": None, "turns_left": 0}


@pytest.mark.rule("end.no_round_limit", "claim.banner")
def test_a_cathedral_without_a_free_card_does_not_end_the_game() -> None:
    """All twelve cards bear banners; nobody has finished more than one section."""
    table = laid_out(3, 3, 3, 3)
    for number in (1, 2, 3, 4):
        for level in (1, 2, 3):
            table.claim(f"{number}.{level}", 0 if number < 3 else 1)
    table.finish("1.1", 0).finish("3.1", 1)
    g = table.turn_of(0).game()
    assert not any(text.startswith("claim") for text in texts(g))
    for turn in range(20):
        assert market_turn(g) == turn % 2
    assert not g.over
