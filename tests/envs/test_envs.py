"""Environments: the tests of their own libraries, views without secrets, rewards, clear refusals."""

import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium.utils.env_checker
import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import nave
from nave.envs import SeatEnv, TableEnv, env, html_of, layout, observation_of, text_of
from nave.envs.rewards import rewards_of
from nave.kernel.rules import Result
from nave.kernel.said import Said

pytestmark = pytest.mark.filterwarnings("ignore")  # the checkers remark on anything they would do otherwise

CONTRACTORS = {"module": "on", "guild": "random", "workshops": "advanced"}
TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("basilica", 2, {}),
    ("basilica", 2, {"festum_fatuorum": "on"}),
    ("red_cathedral", 1, {}),
    ("red_cathedral", 2, {}),
    ("red_cathedral", 4, {}),
    ("red_cathedral", 1, CONTRACTORS),
    ("red_cathedral", 3, CONTRACTORS),
]
GAMES: list[tuple[str, dict[str, str]]] = [
    ("basilica", {}),
    ("red_cathedral", {}),
    ("red_cathedral", CONTRACTORS),
]
EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def random_move(mask: Any, rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "settings"), TABLES)
def test_pettingzoo_accepts_the_table(
    game: str, seats: int, settings: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(env(game, seats=seats, settings=settings), num_cycles=300)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize(("game", "settings"), GAMES)
def test_pettingzoo_accepts_seeds_and_pictures(game: str, settings: dict[str, str]) -> None:
    seed_test(lambda: env(game, settings=settings), num_cycles=100)
    render_test(lambda render_mode=None: env(game, settings=settings, render_mode=render_mode))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "settings"), GAMES)
def test_gymnasium_accepts_the_seat(game: str, settings: dict[str, str]) -> None:
    seat = SeatEnv(game, settings=settings, bot="random", render_mode="ansi")
    gymnasium.utils.env_checker.check_env(seat)


@pytest.mark.parametrize(("game", "seats", "settings"), TABLES)
def test_what_every_seat_sees_lies_in_its_space(game: str, seats: int, settings: dict[str, str]) -> None:
    table = TableEnv(game, seats=seats, settings=settings)
    table.reset(seed=3)
    rng = np.random.default_rng(3)
    for _ in range(120):
        if all(table.terminations.values()):
            break
        for agent in table.possible_agents:
            assert table.observation_space(agent).contains(table.observe(agent))
        table.step(random_move(table.observe(table.agent_selection)["action_mask"], rng))


def test_what_is_seen_are_the_scaled_numbers_of_the_layout() -> None:
    table = TableEnv("red_cathedral", seats=3)
    table.reset(seed=8)
    known = layout("red_cathedral", 3)
    for seat in range(3):
        seen = table.observe(f"seat_{seat}")["observation"]
        assert (seen == known.scaled(observation_of(table.game, seat))).all()
        row = table.game.view(seat)["players"][seat]
        assert seen[known.names.index("player0.rubles")] == pytest.approx(row["rubles"] / 20)
        assert seen[known.names.index("asked=player0")] == (table.game.seat == seat)


def test_an_observation_that_is_kept_stays_as_it_was() -> None:
    table = TableEnv("basilica")
    table.reset(seed=8)
    seen = table.observe(table.agent_selection)
    kept = seen["observation"].copy(), seen["action_mask"].copy()
    for _ in range(5):
        table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0]))
    assert (seen["observation"] == kept[0]).all()
    assert (seen["action_mask"] == kept[1]).all()


def test_the_game_of_a_table_is_the_one_that_was_played() -> None:
    table = TableEnv("red_cathedral", seats=3, settings=CONTRACTORS)
    table.reset(seed=21)
    rng = np.random.default_rng(4)
    twin = nave.new_game("red_cathedral", seats=3, seed=21, settings=CONTRACTORS)
    for number in range(150):
        move = random_move(table.observe(table.agent_selection)["action_mask"], rng)
        table.step(move)
        twin.play(move)
        if number % 50 == 0:
            assert table.game.view(0) == twin.view(0)
    assert table.game.record.answers == twin.record.answers


def test_the_mask_holds_exactly_the_legal_moves_of_the_seat_that_is_asked() -> None:
    table = TableEnv("red_cathedral", seats=3)
    table.reset(seed=5)
    for agent in table.possible_agents:
        legal = list(table.game.legal_moves) if agent == table.agent_selection else []
        assert np.flatnonzero(table.observe(agent)["action_mask"]).tolist() == sorted(legal)


def test_rewards_are_margins_or_ranks() -> None:
    result = Result([30, 20, 20, 10], [0], [], Said("result"))
    assert rewards_of(result, "margin") == [10, -10, -10, -20]
    assert rewards_of(result, "rank") == pytest.approx([1, 0, 0, -1])


@pytest.mark.parametrize("reward", ["margin", "rank"])
def test_a_whole_game_ends_with_the_rewards_of_its_result(reward: str) -> None:
    table = TableEnv("basilica", reward=reward)
    table.reset(seed=11)
    rng = np.random.default_rng(11)
    while not any(table.terminations.values()):
        table.step(random_move(table.observe(table.agent_selection)["action_mask"], rng))
    result = table.game.result
    assert result is not None
    assert list(table.rewards.values()) == rewards_of(result, reward)
    assert [table.infos[f"seat_{seat}"]["score"] for seat in range(2)] == result.scores


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    table = TableEnv("basilica")
    table.reset(seed=1)
    illegal = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(nave.IllegalMove):
        table.step(illegal)
    seat = SeatEnv("basilica", bot="random", penalty=2.0)
    seen, _ = seat.reset(seed=1)
    after, reward, over, _, info = seat.step(illegal)
    assert (reward, over) == (-2.0, False)
    assert info["rule"]
    assert (after["observation"] == seen["observation"]).all()


def test_the_bots_name_may_carry_numbers() -> None:
    seat = SeatEnv("basilica", bot="mason:nodes=2")
    seen, _ = seat.reset(seed=3)
    assert seat.bot.name == "mason:nodes=2"
    assert seen["action_mask"].any()
    with pytest.raises(nave.BadInput, match="nodes is one whole number"):
        SeatEnv("basilica", bot="mason:nodes=none")


def test_the_bot_answers_for_the_other_seats() -> None:
    seat = SeatEnv("red_cathedral", seats=3, seat=1, bot="random", reward="rank")
    rng = np.random.default_rng(2)
    seen, _ = seat.reset(seed=2)
    over = False
    while not over:
        assert seat.game.seat == 1
        seen, reward, over, _, info = seat.step(random_move(seen["action_mask"], rng))
    assert -1 <= reward <= 1
    assert info["won"] == (1 in (seat.game.result or Result([], [], [], Said("result"))).winners)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ({"game": "chess"}, "no environment for the game 'chess'"),
        ({"game": "basilica", "seats": 3}, "2 seats"),
        ({"game": "basilica", "reward": "fame"}, "allowed: 'margin', 'rank'"),
        ({"game": "basilica", "render_mode": "oil"}, "allowed: 'human', 'ansi'"),
        ({"game": "basilica", "settings": {"weather": "fine"}}, "no setting 'weather'"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: dict[str, Any], problem: str) -> None:
    for made in (TableEnv, SeatEnv):
        with pytest.raises(nave.BadInput, match=problem):
            made(**arguments)


def test_a_seat_that_does_not_exist_and_an_unknown_bot_are_refused() -> None:
    with pytest.raises(nave.BadInput, match="there is no seat 2"):
        SeatEnv("basilica", seat=2)
    with pytest.raises(nave.BadInput, match="no bot 'hal'"):
        SeatEnv("basilica", bot="hal")


# ------------------------------------------------------------ looking at it


@pytest.mark.parametrize("game", ["basilica", "red_cathedral"])
def test_a_position_can_be_looked_at(game: str) -> None:
    table = TableEnv(game, render_mode="ansi")
    table.reset(seed=4)
    assert table.game.prompt in text_of(table.game)
    assert table._repr_html_() == html_of(table.game)
    assert "<pre" in html_of(table.game)
    shown = table.game._repr_html_()
    assert table.game.rules.title in shown
    for move in table.game.legal_moves:
        assert f"<code>{table.game.rules.catalogue.text(move)}</code>" in shown


# ------------------------------------------------------------ the example


def lines_of(name: str) -> int:
    """Lines of an example without the words above it."""
    text = (EXAMPLES / name).read_text(encoding="utf-8").split('"""\n', 1)[1]
    return len([line for line in text.splitlines() if line])


def test_the_example_learns_by_self_play(capsys: pytest.CaptureFixture[str]) -> None:
    example = runpy.run_path(str(EXAMPLES / "self_play.py"))
    weights = example["train"]("basilica", 2)
    assert np.abs(weights).sum() > 0
    assert capsys.readouterr().out.count("game ") == 2
    assert lines_of("self_play.py") <= 40


def test_the_example_on_many_tables_learns_by_self_play(capsys: pytest.CaptureFixture[str]) -> None:
    example = runpy.run_path(str(EXAMPLES / "batch_self_play.py"))
    weights = example["train"]("basilica", steps=120, count=2)
    assert np.abs(weights).sum() > 0
    assert capsys.readouterr().out.endswith("games, 240 answers\n")
    assert lines_of("batch_self_play.py") <= 40


@pytest.mark.slow
def test_playing_needs_none_of_the_optional_packages() -> None:
    program = (
        "import sys\n"
        "for name in 'gymnasium pettingzoo numpy polars distributed'.split(): sys.modules[name] = None\n"
        "import nave, nave.cli.main\n"
        "from nave.lab.simulate import simulate\n"
        "print(simulate('basilica', 2, 1, 1)['finished'])\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stdout == "1\n", done.stderr
