"""One table with its buffers: what the environments for a single game have in common."""

from typing import Any, TypedDict

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from nave.api import rules_of
from nave.envs.observe import Layout, layout_of, prepared, written
from nave.kernel.batch import Batch
from nave.kernel.chance import Seeded
from nave.kernel.components import STANDARD
from nave.kernel.errors import IllegalMove
from nave.kernel.game import Game
from nave.kernel.refusal import Refusal
from nave.kernel.rules import Result
from nave.kernel.state import State


def observation_space(known: Layout, moves: int) -> spaces.Dict:
    """What environments for one seat or one table show: scaled numbers, and the mask of legal moves."""
    high = (known.high * known.factor).astype(np.float32)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(high), high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (moves,), np.int8),
        }
    )


# What is told beside an observation; Gymnasium declares it so.
Info = dict[str, Any]


class Seen(TypedDict):
    """What a learner gets to see: the numbers, and which moves are legal."""

    observation: np.ndarray[Any, Any]
    action_mask: np.ndarray[Any, Any]


class OneTable:
    """Plays in the engine's own buffers; a `Game` with its record is made of it only for who asks."""

    def __init__(
        self, game: str, seats: int, settings: dict[str, str] | None, components: str = STANDARD
    ) -> None:
        self.setup, self.observer = prepared(game, seats, settings, components)
        self.rules = rules_of(game)
        self.layout = layout_of(self.observer)
        self.moves = len(self.rules.catalogue)
        self.batch = Batch(self.rules.start(self.setup), self.observer, 1, self.moves)
        self.numbers: NDArray[np.int16] = np.frombuffer(memoryview(self.batch.observation), dtype=np.int16)
        self.mask: NDArray[np.int8] = np.frombuffer(memoryview(self.batch.mask), dtype=np.int8)
        self.begin(0)

    def begin(self, seed: int) -> None:
        self.seed = seed
        self.batch.begin(0, seed)
        # The answers of seats; nature's follow from the seed.
        self.answers: list[int] = []
        self._game: Game | None = None
        self._followed = 0

    @property
    def state(self) -> State:
        return self.batch.states[0]

    @property
    def over(self) -> bool:
        return not self.state.stack

    @property
    def seat(self) -> int | None:
        """The seat that must answer; None when the game is over."""
        return self.state.stack[-1].who if self.state.stack else None

    @property
    def result(self) -> Result | None:
        return self.rules.result(self.state) if self.over else None

    @property
    def game(self) -> Game:
        """The same game with its record; what was answered since the last look is played in it first."""
        if self._game is None:
            start = self.rules.start(self.setup)
            self._game = Game(self.rules, self.setup, Seeded(self.seed), start, None)
            self._game.settle()
            self._followed = 0
        for move in self.answers[self._followed :]:
            self._game.play(move)
        self._followed = len(self.answers)
        return self._game

    def why_not(self, move: int) -> Refusal | None:
        """None if the move is legal now; raises BadInput if there is no such move."""
        number = self.rules.catalogue.parse(move)
        if self.mask[number]:
            return None
        return Game(self.rules, self.setup, Seeded(self.seed), self.state, None).why_not(number)

    def play(self, move: int) -> None:
        """Raises IllegalMove with its rule, and nothing has changed then."""
        refusal = self.why_not(move)
        if refusal is not None:
            raise IllegalMove(self.rules.catalogue.text(move), refusal.reason, refusal.rule)
        self.batch.step([0], [move])
        self.answers.append(move)

    def observed(self, seat: int) -> Seen:
        """Copies: whoever keeps an observation keeps it as it was."""
        if self.seat == seat:
            return {"observation": self.layout.scaled(self.numbers), "action_mask": self.mask.copy()}
        return {
            "observation": self.layout.scaled(written(self.observer, self.state, seat)),
            "action_mask": np.zeros(self.moves, dtype=np.int8),
        }
