"""The mason plans whole turns: what it must see, how long it may think, whom it beats."""

import random
import time
from typing import cast

import pytest

import nave
from nave.bots import make_bot
from nave.bots.base import Budget
from nave.bots.mason import Mason
from nave.bots.mind import FAR, FIRST, LEARNING
from nave.bots.minds import mind_of
from nave.bots.safe import SafeBot, ask
from nave.bots.search import PAUSE, Clock, Planner
from nave.games.red_cathedral.config import NOBODY
from nave.games.red_cathedral.state import State
from tests.support.bots import play_on, play_turn
from tests.support.red_cathedral import Table

THREE_DELIVERIES = ["deliver brick to 1.1", "deliver lumber to 1.1", "deliver lumber to 1.1"]


def test_it_sees_three_deliveries_ahead() -> None:
    """By the first weights: whether to claim another section before it builds is a matter of opinion."""
    table = Table(2).card("1.1", "base_01").claim("1.1", 0).goods(0, lumber=2, brick=1).rubles(0, 0)
    given = play_turn(table.game(), Mason(style=FIRST))
    assert sorted(given[:3]) == THREE_DELIVERIES


def test_it_sees_that_three_deliveries_win() -> None:
    """By its own weights: they finish the sixth section, far ahead."""
    table = Table(2).score(0, 60).score(1, 10)
    for section in ("2.1", "2.2", "3.1", "3.2", "4.1"):
        table.finish(section, 0)
    table.card("1.1", "base_01").claim("1.1", 0).goods(0, lumber=2, brick=1).rubles(0, 0)
    assert sorted(play_turn(table.game(), Mason())[:3]) == THREE_DELIVERIES


def test_it_sets_a_jewel_of_each_colour() -> None:
    table = Table(2).finish("1.1", 0).goods(0, lumber=1, green_gem=1, purple_gem=1)
    table.ask(("end", [0]), ("deliver", [0, 3, 0]))
    assert play_turn(table.game(), Mason())[0] == "decorate 1.1 with green_gem purple_gem"


def test_it_finishes_the_sixth_section_when_that_wins() -> None:
    table = Table(2).score(0, 60).score(1, 10)
    for section in ("1.1", "1.2", "2.1", "2.2", "3.1"):
        table.finish(section, 0)
    table.card("4.1", "base_01").claim("4.1", 0).all_but("4.1", brick=1).goods(0, brick=1)
    assert "deliver brick to 4.1" in play_turn(table.game(), Mason())


def test_in_a_long_game_every_turn_still_needed_costs_more_and_more() -> None:
    """A leader must not put off the sixth section for ever; the first mason knows no hurry."""
    state = Table(2).claim("1.1", 0).game().state.copy()
    for style, hurried in (("", True), ("mason_1", False)):
        mind = mind_of("red_cathedral", 2, style)
        tempo = []
        for turn in (1, 80, 81, 200, 400):
            state.turn = turn
            tempo.append(mind.terms(state, 0)[mind.names.index("tempo")])
        assert tempo[0] == tempo[1] < 0, "40 turns of each are no long game"
        assert (tempo[1] > tempo[2] > tempo[3] > tempo[4]) == hurried
        assert hurried or len(set(tempo)) == 1


def test_bringing_the_end_on_counts_for_who_leads_and_against_who_is_far_behind() -> None:
    """Told among what the rivals take; the less of it, the longer somebody has waited."""
    mind = mind_of("red_cathedral", 2)
    plain = mind.weighted({"ending": 0.0})

    def counted(own: int, rival: int, trigger: int, turn: int = 40) -> float:
        table = Table(2).score(0, own).score(1, rival).claim("1.1", 0).claim("2.1", 1)
        state = cast(State, table.game().state.copy())
        state.trigger, state.turns_left, state.turn = trigger, 1, turn
        terms, without = mind.terms(state, 0), plain.terms(state, 0)
        assert terms[:-1] == without[:-1]
        return terms[-1] - without[-1]

    assert counted(60, 10, 0) > counted(30, 30, 0) > 0.0 > counted(10, 60, 0)
    assert counted(60, 10, 0) < mind.values["ending"]
    assert counted(10, 60, 0) > -mind.values["ending"]
    assert counted(60, 10, NOBODY) == counted(60, 10, 1) == 0.0, "not begun, or by the rival"
    assert counted(10, 60, 0, 200) > counted(10, 60, 0) / 2
    for style in (FAR, FIRST):
        assert mind_of("red_cathedral", 2, style).values["ending"] == 0.0
    learning = mind_of("red_cathedral", 2, LEARNING).values
    assert learning["ending_behind"] < 0.0 < mind.values["ending_behind"], "it dares less"


@pytest.mark.parametrize("game", ["red_cathedral", "basilica"])
def test_it_looks_at_no_more_positions_than_it_may(game: str) -> None:
    made = nave.new_game(game, seats=2, seed=31)
    play_on(made, make_bot("apprentice"), 40)
    seat = made.seat
    assert seat is not None
    mind = mind_of(game, 2)
    for nodes in (50, 400):
        planner = Planner(mind, made.state.copy(), seat, 1, Budget(nodes))
        moves = mind.tries(made.state, seat)
        planner.plan(moves)
        # Each first answer and each child of the last position looked at may come on top.
        assert planner.left > -4 * (len(moves) + 60)


def test_a_limit_in_seconds_ends_its_thinking() -> None:
    made = nave.new_game("basilica", seats=2, seed=32)
    play_on(made, make_bot("apprentice"), 40)
    seat = made.seat
    assert seat is not None
    begin = time.perf_counter()
    Mason().choose(made.view(seat), made.options(), random.Random(0), Budget(10**6, seconds=0.2))
    assert time.perf_counter() - begin < 5


@pytest.mark.parametrize(("game", "seats"), [("red_cathedral", 4), ("basilica", 2)])
def test_a_turn_takes_a_sensible_time(game: str, seats: int) -> None:
    made = nave.new_game(game, seats=seats, seed=33)
    play_on(made, make_bot("apprentice"), 50)
    begin = time.perf_counter()
    first = made.state.turn
    while not made.over and made.state.turn < first + 3:
        made.play(ask(made, SafeBot(Mason()), Budget()))
    # Far more than the half second on average that it takes on a free machine.
    assert time.perf_counter() - begin < 30


@pytest.mark.slow
def test_a_tiny_budget_still_leads_to_an_end() -> None:
    """Claiming takes four answers on the advanced side; a beam that never gets so far must not shun it."""
    made = nave.new_game("red_cathedral", seats=2, seed=12, settings={"workshops": "advanced"})
    play_on(made, Mason(), 1500, nodes=20)
    assert made.over


@pytest.mark.slow
@pytest.mark.parametrize("game", ["red_cathedral", "basilica"])
def test_it_beats_the_apprentice(game: str) -> None:
    """Eight games on fixed seeds with a small budget; docs/bots.md has the full measurement."""
    wins = 0
    for seed in range(4):
        for place in (0, 1):
            made = nave.new_game(game, seats=2, seed=900 + seed)
            bots = [Mason(), make_bot("apprentice")] if place == 0 else [make_bot("apprentice"), Mason()]
            while made.seat is not None:
                made.play(ask(made, SafeBot(bots[made.seat]), Budget(120)))
            result = made.result
            assert result is not None
            wins += result.winners == [place]
    assert wins >= 6


def test_others_are_let_in_by_the_clock_and_not_at_every_position(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled code holds the interpreter until it offers it; offering costs more than a position does."""
    offered: list[float] = []
    now = [100.0]
    monkeypatch.setattr(time, "perf_counter", lambda: now[0])
    monkeypatch.setattr(time, "sleep", offered.append)
    clock = Clock(1.0)
    for tick in range(1, 1001):
        now[0] = 100.0 + tick / 1000
        assert clock.over() == (tick == 1000)
    assert set(offered) == {0}
    assert 200 <= len(offered) <= 1.0 / PAUSE
