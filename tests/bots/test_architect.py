"""The architect plays its best lines on: the same chance for all, hidden facts drawn, an end in sight."""

import random
from typing import cast

import pytest

import nave
from nave.bots import make_bot
from nave.bots.architect import Line, Trial, best_lines
from nave.bots.base import Budget
from nave.bots.mason import best
from nave.bots.minds import mind_of
from nave.bots.planning import Matter
from nave.bots.roll import Roller, mixed
from nave.bots.safe import SafeBot, ask
from nave.bots.search import Clock, Planner
from nave.games.red_cathedral.contractors.guilds.contract_deck import hand
from nave.games.red_cathedral.contractors.names import GUILDS
from nave.games.red_cathedral.state import State as RedState
from nave.kernel.state import State
from tests.support.bots import play_on, play_turn
from tests.support.red_cathedral import Table

CONFIGURATIONS: list[tuple[str, int, dict[str, str]]] = [
    ("red_cathedral", 1, {}),
    ("red_cathedral", 2, {"workshops": "advanced"}),
    ("red_cathedral", 4, {}),
    ("red_cathedral", 3, {"module": "on", "guild": "archivists"}),
    ("basilica", 2, {}),
    ("basilica", 2, {"festum_fatuorum": "on"}),
]


def middle(game: str, seats: int, settings: dict[str, str], answers: int = 30) -> State:
    made = nave.new_game(game, seats=seats, seed=11, settings=settings)
    play_on(made, make_bot("apprentice"), answers)
    return made.state.copy()


@pytest.mark.parametrize(("game", "seats", "settings"), CONFIGURATIONS)
def test_a_game_played_on_goes_so_many_turns_further_and_the_same_way(
    game: str, seats: int, settings: dict[str, str]
) -> None:
    state, mind = middle(game, seats, settings), mind_of(game, seats)
    ends = [Roller(mind).roll(state.copy(), 3, 77) for _ in range(2)]
    # The open turn and three more; the automaton takes turns of its own in between.
    assert state.turn + 3 <= ends[0].turn <= state.turn + 4
    assert mind.key(ends[0]) == mind.key(ends[1])
    # Three turns may go by without a roll: four players who deliver and claim.
    further = [Roller(mind).roll(state.copy(), 9, seed) for seed in (77, 78)]
    assert mind.key(further[0]) != mind.key(further[1]), "other dice"


def test_a_game_may_be_looked_at_on_the_way() -> None:
    """Played on in two parts it meets the same chance as in one."""
    state, mind = middle("red_cathedral", 2, {}), mind_of("red_cathedral", 2)
    roller = Roller(mind)
    halfway = roller.roll(state.copy(), 2, 77)
    assert halfway.turn == state.turn + 3
    assert mind.key(roller.roll(halfway, 2, 77, 3)) == mind.key(roller.roll(state.copy(), 5, 77))


def test_an_ended_game_is_played_on_no_further() -> None:
    state, mind = middle("basilica", 2, {}), mind_of("basilica", 2)
    end = Roller(mind).roll(state, 200, 5)
    assert not end.stack
    assert Roller(mind).roll(end, 3, 5) is end


def test_a_tiny_beam_still_visits_the_market() -> None:
    """A visit takes more steps than the budget has; it must not lose to a claim only for that."""
    state, mind = middle("red_cathedral", 2, {}, 6), mind_of("red_cathedral", 2)
    seat, turn = int(state.stack[-1].who), state.turn
    moves = mind.tries(state, seat)
    planned = best(Planner(mind, state, seat, 1, Budget(400)).plan(moves))
    quick = Roller(mind).turn(state.copy())
    assert quick.turn != turn or not quick.stack or quick.stack[-1].who != seat
    assert mind.worth(quick, seat) >= planned.value - 1.5


def test_dice_of_neighbouring_turns_share_nothing() -> None:
    starts = {mixed(seed, number) for seed in range(20) for number in range(20)}
    assert len(starts) == 400
    assert all(0 < start < 1 << 32 for start in starts)


def test_lines_are_different_and_none_is_far_behind_the_best() -> None:
    state, mind = middle("red_cathedral", 2, {}), mind_of("red_cathedral", 2)
    seat = int(state.stack[-1].who)
    lines = best_lines(Planner(mind, state, seat, 1, Budget(300)), mind.tries(state, seat), 6, 3.0, 1)
    assert 1 <= len(lines) <= 6
    assert len({tuple(line.moves) for line in lines}) == len(lines)
    assert lines[0].value == max(line.value for line in lines)
    assert lines[0].value - lines[-1].value <= 3
    assert len({line.moves[0] for line in lines}) == len(lines), "each begins in another way"


def test_how_many_lines_may_begin_alike_can_be_said() -> None:
    """Unlimited they are near twins: fewer ways to begin a turn than lines."""
    state, mind = middle("red_cathedral", 2, {}), mind_of("red_cathedral", 2)
    seat = int(state.stack[-1].who)
    planner = Planner(mind, state, seat, 1, Budget(1000))
    lines = best_lines(planner, mind.tries(state, seat), 6, 3.0, 6)
    assert len(lines) == 6
    assert len({line.moves[0] for line in lines}) < 6


def test_the_better_half_is_played_on_further() -> None:
    state, mind = middle("red_cathedral", 2, {}), mind_of("red_cathedral", 2)
    seat = int(state.stack[-1].who)
    lines = [Line([move], 0.0) for move in mind.tries(state, seat)[:4]]
    matter = Matter(mind, {"seat": seat}, state, [line.moves[0] for line in lines], random.Random(1))
    found = Trial(matter, 1, 3, 25, 1, 1000).best(lines, 16, Clock(None))
    assert sorted(line.played for line in lines) == [2, 2, 6, 6]
    assert found.mean == max(line.mean for line in lines if line.played == 6)


def test_no_more_turns_are_played_on_than_its_effort_says() -> None:
    """Every line once in each round, and no further once the share of the round is spent."""
    state, mind = middle("red_cathedral", 2, {}), mind_of("red_cathedral", 2)
    seat = int(state.stack[-1].who)
    lines = [Line([move], 0.0) for move in mind.tries(state, seat)[:4]]
    matter = Matter(mind, {"seat": seat}, state, [line.moves[0] for line in lines], random.Random(1))
    trial = Trial(matter, 3, 3, 25, 3, 40)
    trial.best(lines, 100_000, Clock(None))
    assert sorted(line.played for line in lines) == [2, 2, 5, 5], "4 turns each, 20 for a round"
    assert trial.turns <= 40 + 2 * 4 * 4


def test_a_long_game_is_valued_on_the_way_as_well() -> None:
    state, mind = middle("red_cathedral", 2, {}), mind_of("red_cathedral", 2)
    seat = int(state.stack[-1].who)
    matter = Matter(mind, {"seat": seat}, state, mind.tries(state, seat), random.Random(1))
    line = Line(matter.moves[:1], 0.0)
    found = []
    for early, depth in ((2, 6), (2, 2), (6, 6)):
        line.total = 0.0
        line.played = 0
        Trial(matter, depth, 3, 25, early, 1000).play(line)
        found.append(line.total)
    assert found[0] == pytest.approx((found[1] + found[2]) / 2)
    assert found[1] != found[2]


def test_it_finishes_the_sixth_section_when_that_wins() -> None:
    table = Table(2).score(0, 60).score(1, 10)
    for section in ("1.1", "1.2", "2.1", "2.2", "3.1"):
        table.finish(section, 0)
    table.card("4.1", "base_01").claim("4.1", 0).all_but("4.1", brick=1).goods(0, brick=1)
    assert "deliver brick to 4.1" in play_turn(table.game(), make_bot("architect:rollouts=12:depth=4"), 100)


@pytest.mark.parametrize(("game", "seats", "settings"), CONFIGURATIONS)
def test_it_answers_in_every_configuration(game: str, seats: int, settings: dict[str, str]) -> None:
    made = nave.new_game(game, seats=seats, seed=12, settings=settings)
    bots = [SafeBot(make_bot("architect:rollouts=4:depth=1:nodes=40")) for _ in range(seats)]
    while made.seat is not None and made.state.turn < 2 * seats + 1:
        made.play(ask(made, bots[made.seat], Budget()))
    assert "replaced" not in made.meta


@pytest.mark.parametrize("guild", GUILDS)
@pytest.mark.parametrize("seats", [1, 2])
def test_it_answers_with_every_guild_alone_and_with_others(guild: str, seats: int) -> None:
    settings = {"module": "on", "guild": guild, "workshops": "advanced"}
    made = nave.new_game("red_cathedral", seats=seats, seed=12, settings=settings)
    play_on(made, make_bot("apprentice"), 30)
    bot = SafeBot(make_bot("architect:nodes=20:rollouts=2:depth=1:beam=5:lines=2"))
    for _ in range(8):
        made.play(ask(made, bot, Budget()))
        assert bot.trouble is None


def test_the_contracts_of_others_are_drawn_anew_and_the_own_ones_stay() -> None:
    made = nave.new_game("red_cathedral", seats=3, seed=13, settings={"module": "on", "guild": "archivists"})
    held: list[int] = []
    while not held:
        play_on(made, make_bot("apprentice"), 10, len(made.answers))
        seat = made.seat
        assert seat is not None
        held = [
            card for other in range(3) if other != seat for card in hand(cast(RedState, made.state), other)
        ]
    matter = Matter(mind_of("red_cathedral", 3), made.view(seat), made.state.copy(), [], random.Random(1))
    worlds = [matter.world(number) for number in range(12)]
    assert matter.world(5).hash64() == worlds[5].hash64()
    assert len({world.hash64() for world in worlds}) > 1, "what others hold is not known"


def test_a_limit_in_seconds_ends_its_thinking() -> None:
    made = nave.new_game("red_cathedral", seats=2, seed=32)
    seat = made.seat
    assert seat is not None
    budget = Budget(100, seconds=0.3)
    options = made.options()
    bot = make_bot("architect:rollouts=100000")
    assert bot.choose(made.view(seat), options, random.Random(0), budget) in options


def test_the_journeyman_without_error_answers_as_a_mason_of_its_budget() -> None:
    made = nave.new_game("basilica", seats=2, seed=8)
    for number in range(6):
        seat = made.seat
        assert seat is not None
        view, options = made.view(seat), made.options()
        sure = make_bot("journeyman:error=0:nodes=60").choose_turn(
            view, options, random.Random(number), Budget()
        )
        assert sure == make_bot("mason:nodes=60").choose_turn(view, options, random.Random(number), Budget())
        made.play(next(option for option in options if option.move == sure[0]))
