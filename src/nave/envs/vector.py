"""One learning seat against bots at many tables, as a Gymnasium vector environment."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from nave.bots import make_bot
from nave.bots.base import DEFAULT_NODES, Budget
from nave.bots.safe import Place, SafeBot, rng_at
from nave.envs.batch import Tables
from nave.envs.rewards import MARGIN
from nave.envs.single import check_seat
from nave.envs.table import Info, Seen, observation_space
from nave.kernel.components import STANDARD


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """The same seat of every table learns; a bot answers for the others. Finished games begin anew at once.

    Observations are those of `SeatEnv`, stacked. An action that is not legal raises IllegalMove with the
    table and the rule, and no table has moved then. The info of a step that ends games holds `score` and
    `won`.
    """

    def __init__(
        self,
        game: str,
        count: int = 16,
        seats: int = 2,
        seat: int = 0,
        bot: str = "random",
        settings: dict[str, str] | None = None,
        components: str = STANDARD,
        reward: str = MARGIN,
        nodes: int = DEFAULT_NODES,
    ) -> None:
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.tables = Tables(game, count, seats, settings, components, reward)
        check_seat(seats, seat)
        self.seat = seat
        self.bots = [SafeBot(make_bot(bot)) for _ in range(count)]
        self.budget = Budget(nodes)
        self.num_envs = count
        moves = self.tables.mask.shape[1]
        self.single_observation_space = observation_space(self.tables.layout, moves)
        self.single_action_space = spaces.Discrete(moves)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: Info | None = None,
    ) -> tuple[Seen, Info]:
        """Table i plays seed + i; of a list of seeds the first counts."""
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first)
        self.tables.reset(int(self.np_random.integers(1 << 31)) if first is None else first)
        self.let_others_answer()
        self.tables.forget()
        return self.observed(), {}

    def step(self, actions: Any) -> tuple[Seen, Any, Any, Any, Info]:
        self.tables.step(actions)
        self.let_others_answer()
        over = self.tables.over.copy()
        worth = self.tables.reward[:, self.seat].astype(np.float64)
        return self.observed(), worth, over, np.zeros_like(over), self.told(over)

    def let_others_answer(self) -> None:
        tables = self.tables
        waiting = np.flatnonzero(tables.seat != self.seat).tolist()
        while waiting:
            tables.play(waiting, [self.answer(table) for table in waiting])
            waiting = [table for table in waiting if tables.seat[table] != self.seat]

    def answer(self, table: int) -> int:
        """The bot's answer, the same as in a game of that seed played alone."""
        tables, bot = self.tables, self.bots[table]
        seat = int(tables.seat[table])
        place = Place(tables.seeds[table], seat, tables.batch.answered[table])
        rng, state = rng_at(*place), tables.batch.states[table]
        move = bot.unseen(state.stack[-1].options(state), rng)
        if move is not None:
            return move
        game = tables.game(table)
        options = game.options()
        option = bot.kept(place, options)
        if option is None:
            option = bot.answer(place, game.view(seat), options, rng, self.budget)
        return option.move

    def observed(self) -> Seen:
        return {
            "observation": self.tables.layout.scaled(self.tables.observation),
            "action_mask": self.tables.mask.copy(),
        }

    def told(self, over: Any) -> Info:
        if not self.tables.results:
            return {}
        scores, won = np.zeros(self.num_envs), np.zeros(self.num_envs, dtype=np.bool_)
        for table, result in self.tables.results.items():
            scores[table] = result.scores[self.seat]
            won[table] = self.seat in result.winners
        return {"score": scores, "_score": over, "won": won, "_won": over}
