"""All seats of a table as a PettingZoo environment, one answer after the other (AEC)."""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from nave.api import new_game, rules_of
from nave.envs.observe import encoder_of, mask_of, vector_of
from nave.envs.picture import RENDER_MODES, html_of, text_of
from nave.envs.rewards import MARGIN, check_reward, rewards_of
from nave.kernel.components import STANDARD
from nave.kernel.errors import BadInput
from nave.kernel.game import Game


def env(game: str, **arguments: Any) -> Any:
    """A table that also tells when it is used in a wrong order; takes what `TableEnv` takes."""
    return wrappers.OrderEnforcingWrapper(TableEnv(game, **arguments))


class TableEnv(AECEnv):  # type: ignore[misc]  # its types are not known to the checker
    """An answer of a seat is an action: the number of a move in the game's catalogue. Chance answers itself.

    An observation is a dictionary: `observation`, the seat's view as numbers (`nave.envs.layout` names them),
    and `action_mask`. Rewards are given once, when the game is over.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "name": "nave_v1",
    }

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: dict[str, str] | None = None,
        components: str = STANDARD,
        reward: str = MARGIN,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        encoder_of(game)
        check_reward(reward)
        if render_mode not in (None, *RENDER_MODES):
            raise BadInput(f"render_mode is {render_mode!r}; allowed: 'human', 'ansi', None")
        self.name = game
        self.seats = seats
        self.settings = options
        self.components = components
        self.reward = reward
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.game: Game = new_game(game, seats, 0, options, components)
        size = len(vector_of(self.game, 0))
        moves = len(rules_of(game).catalogue)
        self.action_spaces = {agent: spaces.Discrete(moves) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-np.inf, np.inf, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (moves,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same set-up and the same dice."""
        self.game = new_game(self.name, self.seats, seed, self.settings, self.components)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.seat or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {"observation": vector_of(self.game, seat), "action_mask": mask_of(self.game, seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadInput(f"{agent} has to answer: an action is the number of a legal move")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.game.play(int(action))
        result = self.game.result
        if result is not None:
            worth = rewards_of(result, self.reward)
            for seat, name in enumerate(self.possible_agents):
                self.rewards[name] = worth[seat]
                self.terminations[name] = True
                self.infos[name] = {"score": result.scores[seat], "won": seat in result.winners}
            self.agent_selection = self.agents[0]
        elif self.game.seat is not None:
            self.agent_selection = self.possible_agents[self.game.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        text = text_of(self.game)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""

    def _repr_html_(self) -> str:
        return html_of(self.game)
