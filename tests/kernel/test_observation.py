"""Observations and batches of a game that somebody brings along: a plain observer of the toy game."""

import random
from typing import Any, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from nave.kernel.batch import NOBODY, Batch
from nave.kernel.begin import new_game
from nave.kernel.chance import Seeded
from nave.kernel.game import Game
from nave.kernel.observation import SEAT, Asked, Observer, clear, cut
from nave.kernel.rules import Rules
from nave.kernel.state import State as KernelState
from tests.support.toy import Marbles
from tests.support.toy_data import MARBLES
from tests.support.toy_questions import State

QUESTIONS = [Asked("turn", SEAT), Asked("offer", SEAT, "marble"), Asked("next_turn")]
DEPTH = 3


class MarblesObserver(Observer):
    """Own marbles by kind, of the other seat only how many."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(2)
        layout = self.layout
        self.declare_settings(rules.settings, ())
        self.rest_at = len(layout)
        self.declare_questions(QUESTIONS, [], DEPTH, len(MARBLES))
        self.own_at = layout.numbers("own", MARBLES, 9)
        self.rival_at = layout.number("rival", 99, 9)
        self.polished_at = layout.number("polished", 2)

    def begin(self, s: KernelState, out: "vec[i16]", at: i64) -> None:
        clear(out, at, at + len(self.layout))
        self.write_settings({"bag": "half"}, out, at)

    def write(self, s: KernelState, seat: i64, out: "vec[i16]", at: i64) -> None:
        state = cast(State, s)
        clear(out, at + self.rest_at, at + len(self.layout))
        self.write_questions(s, seat, out, at)
        for kind, amount in enumerate(state.held[seat]):
            out[at + self.own_at + kind] = cut(amount, 9)
        out[at + self.rival_at] = cut(sum(state.held[1 - seat]), 99)
        out[at + self.polished_at] = i16(state.polished)


RULES = Marbles()
OBSERVER = MarblesObserver(RULES)


def batch_of(count: int) -> Batch:
    setup = RULES.setup(2, {"bag": "half"}, RULES.standard_components())
    return Batch(RULES.start(setup), OBSERVER, count, len(RULES.catalogue))


def named(batch: Batch, table: int) -> dict[str, int]:
    names = OBSERVER.layout.names
    numbers = list(batch.observation)[table * len(names) : (table + 1) * len(names)]
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


def legal(batch: Batch, table: int) -> list[int]:
    """A mask says yes or no: what counts or multiplies it relies on 1 and 0."""
    moves = len(RULES.catalogue)
    mask = list(batch.mask)[table * moves : (table + 1) * moves]
    assert set(mask) <= {0, 1}
    return [move for move, yes in enumerate(mask) if yes]


def alone(seed: int) -> Game:
    return new_game(RULES, RULES.standard_components(), 2, Seeded(seed), {"bag": "half"})


def test_the_layout_names_what_is_declared_in_its_order() -> None:
    layout = OBSERVER.layout
    assert layout.names[:3] == ["setting.bag=full", "setting.bag=half", "question=turn"]
    assert layout.names[-5:] == ["own.red", "own.blue", "own.green", "rival", "polished"]
    assert (layout.high[-1], layout.scale[-1]) == (2, 2)
    assert (layout.high[-2], layout.scale[-2]) == (99, 9)


def test_questions_are_told_from_the_open_one_down_and_seats_from_oneself() -> None:
    batch = batch_of(1)
    batch.begin(0, 5)
    found = named(batch, 0)
    assert found["setting.bag=half"] == 1
    assert found["question=turn"] == 1
    # The kind's number from 1, and the seat itself, + 2 because 0 says that there is no argument.
    assert (found["question1.kind"], found["question1.argument1"]) == (1, 2)
    assert found["question2.kind"] == 3
    assert "question3.kind" not in found


def test_numbers_without_limit_are_cut_off() -> None:
    assert [cut(value, 9) for value in (0, 8, 9, 10)] == [0, 8, 9, 9]


def test_tables_of_a_batch_play_on_their_own_and_stop_when_they_are_over() -> None:
    batch, rng = batch_of(2), random.Random(3)
    games = [alone(seed) for seed in (1, 2)]
    for table, seed in enumerate((1, 2)):
        batch.begin(table, seed)
    while any(not game.over for game in games):
        running = [table for table, game in enumerate(games) if not game.over]
        moves = [rng.choice(games[table].legal_moves) for table in running]
        for table in running:
            assert legal(batch, table) == sorted(games[table].legal_moves)
            assert batch.seat[table] == games[table].seat
        assert batch.first_outside(running, moves) == -1
        ended = batch.step(running, moves)
        for table, move in zip(running, moves, strict=True):
            games[table].play(move)
        assert ended == [table for table in running if games[table].over]
    for table, game in enumerate(games):
        assert batch.seat[table] == NOBODY
        assert legal(batch, table) == []
        assert batch.answered[table] == len(game.answers)
        state: Any = game.state
        assert cast(State, batch.states[table]).held == state.held


def test_the_first_action_outside_a_mask_is_found() -> None:
    batch = batch_of(2)
    for table in range(2):
        batch.begin(table, table)
    good = legal(batch, 0)[0]
    illegal = next(move for move in range(len(RULES.catalogue)) if move not in legal(batch, 1))
    assert batch.first_outside([0, 1], [good, illegal]) == 1
    assert batch.first_outside([0, 1], [len(RULES.catalogue), illegal]) == 0
    assert batch.first_outside([0, 1], [-1, illegal]) == 0
    assert batch.first_outside([1], [legal(batch, 1)[-1]]) == -1
