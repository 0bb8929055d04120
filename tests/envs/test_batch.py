"""Many tables at once play the games that they would play alone, and say what is wrong with an action."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from numpy.typing import NDArray

import nave
from nave.envs import SeatEnv, SeatVectorEnv, Tables, observation_of, tables
from nave.envs.rewards import rewards_of
from nave.kernel.game import Game

CONTRACTORS = {"module": "on", "guild": "random"}
BATCHES: list[tuple[str, int, dict[str, str]]] = [
    ("basilica", 2, {}),
    ("basilica", 2, {"festum_fatuorum": "on"}),
    ("red_cathedral", 1, {}),
    ("red_cathedral", 4, {"workshops": "advanced"}),
    ("red_cathedral", 3, CONTRACTORS),
]
# Those with pieces of their own, or questions that only they ask.
GUILDS = [
    pytest.param("red_cathedral", 2, {"module": "on", "guild": name}, marks=pytest.mark.slow, id=name)
    for name in (
        *("jewelers", "foremen", "archivists", "master_builders", "brick_makers"),
        *("contractors", "wholesalers", "artisans"),
    )
]


def chosen(batch: Tables, rng: np.random.Generator) -> NDArray[np.int64]:
    """A legal move for every table."""
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in batch.mask])


def same_position(batch: Tables, table: int, game: Game) -> None:
    seat = game.seat
    assert seat is not None
    assert batch.seat[table] == seat
    assert (batch.observation[table] == observation_of(game, seat)).all()
    assert np.flatnonzero(batch.mask[table]).tolist() == sorted(game.legal_moves)


@pytest.mark.parametrize(("game", "seats", "settings"), [*BATCHES, *GUILDS])
def test_a_batch_plays_the_games_that_its_seeds_give_one_by_one(
    game: str, seats: int, settings: dict[str, str]
) -> None:
    """Each step is compared with numbers written anew, so nothing of the step before may be left over."""
    batch = tables(game, count=3, seats=seats, settings=settings)
    batch.reset(seed=40)
    alone = [nave.new_game(game, seats=seats, seed=40 + table, settings=settings) for table in range(3)]
    rng = np.random.default_rng(5)
    for _ in range(80):
        for table, twin in enumerate(alone):
            same_position(batch, table, twin)
        moves = chosen(batch, rng)
        batch.step(moves)
        for table, move in enumerate(moves):
            alone[table].play(int(move))
            result = alone[table].result
            assert batch.over[table] == (result is not None)
            if result is not None:
                assert batch.reward[table].tolist() == pytest.approx(rewards_of(result, "margin"))
                assert batch.results[table].scores == result.scores
                alone[table] = nave.new_game(game, seats=seats, seed=batch.seeds[table], settings=settings)


def test_finished_tables_begin_anew_with_seeds_of_their_own() -> None:
    batch = tables("basilica", count=2, reward="rank")
    batch.reset(seed=7)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(2000):
        if ended >= 4:
            break
        batch.step(chosen(batch, rng))
        ended += int(batch.over.sum())
        assert (batch.reward[batch.over].sum(axis=1) == 0).all()
        assert (batch.reward[~batch.over] == 0).all()
        assert set(batch.results) == set(np.flatnonzero(batch.over))
        assert (batch.mask.sum(axis=1) > 0).all()
        for table in np.flatnonzero(batch.over):
            same_position(batch, int(table), nave.new_game("basilica", seats=2, seed=batch.seeds[table]))
    assert ended >= 4
    assert all((seed - 7 - table) % 2 == 0 for table, seed in enumerate(batch.seeds))
    assert sum((seed - 7 - table) // 2 for table, seed in enumerate(batch.seeds)) == ended


def test_the_same_seed_gives_the_same_batch() -> None:
    seen = []
    for _ in range(2):
        batch = tables("red_cathedral", count=4, seats=3, settings=CONTRACTORS)
        batch.reset(seed=11)
        rng = np.random.default_rng(2)
        for _ in range(30):
            batch.step(chosen(batch, rng))
        seen.append((batch.observation.copy(), batch.mask.copy(), batch.seat.copy()))
        batch.reset(seed=11)
        assert (batch.reward == 0).all()
    assert all((one == two).all() for one, two in zip(*seen, strict=True))


def test_nothing_of_a_batch_moves_when_one_action_is_not_legal() -> None:
    batch = tables("red_cathedral", count=3)
    batch.reset(seed=1)
    moves = np.array([np.flatnonzero(mask)[0] for mask in batch.mask])
    before = batch.observation.copy(), batch.mask.copy()
    illegal = nave.new_game("red_cathedral", seats=2, seed=3).rules.catalogue.parse("stop")
    assert not batch.mask[2, illegal]
    moves[2] = illegal
    with pytest.raises(nave.IllegalMove, match=r"table 2: stop: .+ \[.+\]") as caught:
        batch.step(moves)
    assert caught.value.rule in batch.rules.ledger().by_id
    assert (batch.observation == before[0]).all()
    assert (batch.mask == before[1]).all()
    for wrong in (-1, batch.mask.shape[1]):
        moves[2] = wrong
        with pytest.raises(nave.BadInput, match=f"table 2: there is no move {wrong}"):
            batch.step(moves)


@pytest.mark.parametrize(
    ("actions", "problem"),
    [
        ([1, 2], r"shape \(2,\)"),
        ([[1], [2], [3]], r"shape \(3, 1\)"),
        ([1.0, 2.0, 3.0], "type float64"),
    ],
)
def test_actions_are_one_whole_number_for_each_table(actions: Any, problem: str) -> None:
    batch = tables("basilica", count=3)
    batch.reset()
    with pytest.raises(nave.BadInput, match=problem + ".*one whole number for each of 3 tables"):
        batch.step(actions)


def test_a_step_before_the_first_game_is_refused() -> None:
    wrong: Any = "1"
    with pytest.raises(nave.BadInput, match="call reset first"):
        tables("basilica", count=1).step([0])
    with pytest.raises(nave.BadInput, match="a seed is a whole number"):
        tables("basilica", count=1).reset(seed=wrong)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ({"game": "basilica", "count": 0}, "number of tables is 0; allowed: 1 or more"),
        ({"game": "basilica", "count": -3}, "number of tables is -3"),
        ({"game": "chess"}, "no environment for the game 'chess'"),
        ({"game": "basilica", "seats": 3}, "2 seats"),
        ({"game": "basilica", "settings": {"weather": "fine"}}, "'weather'"),
        ({"game": "basilica", "reward": "fame"}, "allowed: 'margin', 'rank'"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: dict[str, Any], problem: str) -> None:
    for made in (tables, SeatVectorEnv):
        with pytest.raises(nave.BadInput, match=problem):
            made(**arguments)


def test_nobody_can_write_into_the_engines_buffers() -> None:
    batch = tables("basilica", count=1)
    batch.reset()
    for array in (batch.observation, batch.mask, batch.seat):
        assert not array.flags.writeable


# ------------------------------------------------------------ one seat against bots


def test_a_vector_of_seats_plays_what_each_seat_plays_alone() -> None:
    vector = SeatVectorEnv("basilica", count=2, seat=1, bot="random", reward="rank")
    alone = [SeatEnv("basilica", seat=1, bot="random", reward="rank") for _ in range(2)]
    seen, _ = vector.reset(seed=3)
    firsts = [env.reset(seed=3 + number)[0] for number, env in enumerate(alone)]
    rng = np.random.default_rng(3)
    ended = 0
    for _ in range(60):
        for number, first in enumerate(firsts):
            assert (seen["observation"][number] == first["observation"]).all()
            assert (seen["action_mask"][number] == first["action_mask"]).all()
        assert vector.observation_space.contains(seen)
        actions = chosen(vector.tables, rng)
        seen, worth, over, cut, info = vector.step(actions)
        assert not cut.any()
        for number, env in enumerate(alone):
            firsts[number], reward, done, _, told = env.step(actions[number])
            assert (worth[number], over[number]) == (reward, done)
            if done:
                ended += 1
                assert (info["score"][number], info["won"][number]) == (told["score"], told["won"])
                firsts[number] = env.reset(seed=vector.tables.seeds[number])[0]
    assert ended


def test_gymnasium_knows_the_vector_as_one() -> None:
    vector = SeatVectorEnv("red_cathedral", count=2, seats=3, settings=CONTRACTORS)
    assert isinstance(vector, gymnasium.vector.VectorEnv)
    seen, _ = vector.reset(seed=1)
    assert seen["observation"].shape == (2, len(vector.tables.layout))
    assert vector.action_space.shape == (2,)
    with pytest.raises(nave.IllegalMove, match="table 0"):
        vector.step(np.array([0, 0]))
    with pytest.raises(nave.BadInput, match="there is no seat 3"):
        SeatVectorEnv("red_cathedral", seats=3, seat=3)
