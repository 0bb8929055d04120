"""Many tables of one game in one process, for self-play: arrays that the engine fills itself."""

from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from nave.api import rules_of
from nave.envs.errors import bad_input
from nave.envs.observe import layout_of, prepared
from nave.envs.rewards import MARGIN, check_reward, rewards_of
from nave.kernel.batch import Batch
from nave.kernel.chance import Seeded
from nave.kernel.components import STANDARD
from nave.kernel.errors import BadInput, IllegalMove
from nave.kernel.game import Game
from nave.kernel.rules import Result
from nave.kernel.said import Said

DEFAULT_COUNT: Final = 256


class Tables:
    """A batch of tables; every one always has an open question, for a finished game is followed by another.

    The arrays are the engine's own buffers, read-only, and hold what is true after the last `reset` or
    `step`: copy what you keep.

    - `observation (count, n)`, int16: what the seat that must answer may know; `layout` names the numbers.
    - `mask (count, moves)`, int8: 1 for each legal move.
    - `seat (count,)`: the seat that must answer.
    - `reward (count, seats)`, float32: what a game that the last step has ended was worth, else 0.
    - `over (count,)`, bool: whether the last step has ended a game; the table is at its next one already.
    """

    def __init__(
        self,
        game: str,
        count: int = DEFAULT_COUNT,
        seats: int = 2,
        settings: dict[str, str] | None = None,
        components: str = STANDARD,
        reward: str = MARGIN,
    ) -> None:
        if type(count) is not int or count < 1:
            raise bad_input("env-count", count=repr(count))
        check_reward(reward)
        self.setup, observer = prepared(game, seats, settings, components)
        self.rules = rules_of(game)
        self.layout = layout_of(observer)
        self.count = count
        self.kind = reward
        moves = len(self.rules.catalogue)
        self.batch = Batch(self.rules.start(self.setup), observer, count, moves)
        self.observation: NDArray[np.int16] = buffer(self.batch.observation, np.int16).reshape(count, -1)
        self.mask: NDArray[np.int8] = buffer(self.batch.mask, np.int8).reshape(count, moves)
        self.seat: NDArray[np.int64] = buffer(self.batch.seat, np.int64)
        self.reward: NDArray[np.float32] = np.zeros((count, seats), dtype=np.float32)
        self.over: NDArray[np.bool_] = np.zeros(count, dtype=np.bool_)
        # The seed of the game at each table, and the results of the games that the last step has ended.
        self.seeds: list[int] = []
        self.results: dict[int, Result] = {}
        self._all = list(range(count))

    def __repr__(self) -> str:
        return f"Tables({self.rules.id!r}, count={self.count}, seats={self.setup.seats})"

    def reset(self, seed: int = 0) -> None:
        """New games everywhere: table i plays seed + i, then seed + i + count, and so on.

        Each game is the one that `nave.new_game` gives for its seed. Raises BadInput if the seed is no whole
        number.
        """
        if type(seed) is not int:
            raise BadInput(Said("bad-seed", given=repr(seed)))
        self.seeds = [seed + table for table in self._all]
        for table in self._all:
            self.batch.begin(table, self.seeds[table])
        self.forget()

    def step(self, actions: ArrayLike) -> None:
        """One answer at every table: the number of a move that its mask holds.

        Raises BadInput if there is not one whole number for each table, or no such move, and IllegalMove,
        which names the table and the rule, for a move that is not legal now. No table has moved then.
        """
        moves = self.checked(actions)
        self.forget()
        self.play(self._all, moves)

    def checked(self, actions: ArrayLike) -> list[int]:
        """The actions as plain numbers, all of them legal."""
        if not self.seeds:
            raise bad_input("env-not-begun")
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            found = {"shape": str(given.shape), "type": str(given.dtype)}
            raise bad_input("env-actions", **found, count=str(self.count))
        moves: list[int] = given.tolist()
        place = self.batch.first_outside(self._all, moves)
        if place >= 0:
            self.refuse(place, moves[place])
        return moves

    def refuse(self, table: int, move: int) -> None:
        try:
            refusal = self.game(table).why_not(move)
        except BadInput as error:
            raise bad_input("env-table", table=str(table), error=error) from None
        if refusal is not None:
            raise IllegalMove(
                f"table {table}: {self.rules.catalogue.text(move)}", refusal.reason, refusal.rule
            )

    def game(self, table: int) -> Game:
        """The position at a table, to look at or to ask a bot about; without the answers that led to it."""
        state = self.batch.states[table].copy()
        return Game(self.rules, self.setup, Seeded(self.seeds[table]), state, None)

    def forget(self) -> None:
        """What the step before has ended."""
        if self.results:
            self.reward.fill(0)
            self.over.fill(False)
            self.results = {}

    def play(self, tables: list[int], moves: list[int]) -> None:
        """Legal answers at some of the tables; where a game ends the next one begins."""
        for table in self.batch.step(tables, moves):
            result = self.rules.result(self.batch.states[table])
            self.results[table] = result
            self.reward[table] = rewards_of(result, self.kind)[: self.setup.seats]
            self.over[table] = True
            self.seeds[table] += self.count
            self.batch.begin(table, self.seeds[table])


def buffer(source: Any, kind: type[Any]) -> NDArray[Any]:
    """The engine's buffer as numpy sees it: no copy, and nobody can write to it."""
    return np.frombuffer(memoryview(source), dtype=kind)


def tables(
    game: str,
    count: int = DEFAULT_COUNT,
    seats: int = 2,
    settings: dict[str, str] | None = None,
    components: str = STANDARD,
    reward: str = MARGIN,
) -> Tables:
    """A batch of tables; see `Tables`. Raises BadInput for what cannot be played."""
    return Tables(game, count, seats, settings, components, reward)
