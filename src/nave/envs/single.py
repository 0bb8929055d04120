"""One learning seat against bots, as a Gymnasium environment."""

from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces

from nave.api import new_game, rules_of
from nave.bots import make_bot
from nave.bots.base import DEFAULT_NODES, Budget
from nave.bots.safe import SafeBot, ask
from nave.envs.observe import encoder_of, mask_of, vector_of
from nave.envs.picture import RENDER_MODES, html_of, text_of
from nave.envs.rewards import MARGIN, check_reward, rewards_of
from nave.kernel.components import STANDARD
from nave.kernel.errors import BadInput
from nave.kernel.game import Game


class SeatEnv(gymnasium.Env[Any, Any]):
    """The other seats are answered by a bot. Observation and mask are those of `TableEnv`.

    An action that is not legal changes nothing and costs `penalty`, and the info says which rule refuses it;
    `info["action_mask"]` and the observation's mask name the legal ones.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]  # the base class means the same
        "render_modes": list(RENDER_MODES)
    }

    def __init__(
        self,
        game: str,
        seats: int = 2,
        seat: int = 0,
        bot: str = "apprentice",
        options: dict[str, str] | None = None,
        components: str = STANDARD,
        reward: str = MARGIN,
        penalty: float = 1.0,
        nodes: int = DEFAULT_NODES,
        render_mode: str | None = None,
    ) -> None:
        encoder_of(game)
        check_reward(reward)
        rules_of(game).check_seats(seats)
        if seat not in range(seats):
            raise BadInput(f"there is no seat {seat!r}; seats run from 0 to {seats - 1}")
        if render_mode not in (None, *RENDER_MODES):
            raise BadInput(f"render_mode is {render_mode!r}; allowed: 'human', 'ansi', None")
        self.name = game
        self.seats = seats
        self.seat = seat
        self.bot = SafeBot(make_bot(bot))
        self.settings = options
        self.components = components
        self.reward = reward
        self.penalty = penalty
        self.budget = Budget(nodes)
        self.render_mode = render_mode
        self.game: Game = new_game(game, seats, 0, options, components)
        moves = len(rules_of(game).catalogue)
        self.action_space = spaces.Discrete(moves)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (len(vector_of(self.game, seat)),), np.float32),
                "action_mask": spaces.Box(0, 1, (moves,), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 31)) if seed is None else seed
        self.game = new_game(self.name, self.seats, number, self.settings, self.components)
        self.let_others_answer()
        return self.observed(), self.told()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        refusal = self.game.why_not(int(action))
        if refusal is not None:
            info = {**self.told(), "refused": refusal.reason, "rule": refusal.rule}
            return self.observed(), -self.penalty, self.game.over, False, info
        self.game.play(int(action))
        self.let_others_answer()
        result = self.game.result
        worth = 0.0 if result is None else rewards_of(result, self.reward)[self.seat]
        if self.render_mode == "human":
            self.render()
        return self.observed(), worth, self.game.over, False, self.told()

    def let_others_answer(self) -> None:
        while self.game.seat not in (None, self.seat):
            self.game.play(ask(self.game, self.bot, self.budget))

    def observed(self) -> dict[str, Any]:
        return {
            "observation": vector_of(self.game, self.seat),
            "action_mask": mask_of(self.game, self.seat),
        }

    def told(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": mask_of(self.game, self.seat)}
        result = self.game.result
        if result is not None:
            info.update(score=result.scores[self.seat], won=self.seat in result.winners)
        return info

    def render(self) -> Any:
        text = text_of(self.game, self.seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def _repr_html_(self) -> str:
        return html_of(self.game, self.seat)
