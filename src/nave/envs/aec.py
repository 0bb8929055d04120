"""All seats of a table as a PettingZoo environment, one answer after the other (AEC)."""

import secrets
from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from nave.envs.errors import bad_input
from nave.envs.picture import RENDER_MODES, check_render_mode, html_of, text_of
from nave.envs.rewards import MARGIN, check_reward, rewards_of
from nave.envs.table import OneTable, Seen, observation_space
from nave.kernel.components import STANDARD
from nave.kernel.game import Game


def env(game: str, **arguments: Any) -> Any:
    """A table that also tells when it is used in a wrong order; takes what `TableEnv` takes."""
    return wrappers.OrderEnforcingWrapper(TableEnv(game, **arguments))


class TableEnv(AECEnv):  # type: ignore[misc]  # its types are not known to the checker
    """An answer of a seat is an action: the number of a move in the game's catalogue. Chance answers itself.

    An observation is a dictionary: `observation`, what the seat may know as scaled numbers
    (`nave.envs.layout` names them), and `action_mask`. Rewards are given once, when the game is over.
    """

    metadata: ClassVar[dict[str, object]] = {
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "name": "nave_v2",
    }

    def __init__(
        self,
        game: str,
        seats: int = 2,
        settings: dict[str, str] | None = None,
        components: str = STANDARD,
        reward: str = MARGIN,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_reward(reward)
        check_render_mode(render_mode)
        self.table = OneTable(game, seats, settings, components)
        self.reward = reward
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        space = observation_space(self.table.layout, self.table.moves)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.table.moves) for agent in self.possible_agents}

    @property
    def game(self) -> Game:
        """The game so far, with its record."""
        return self.table.game

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """A new game; the same seed gives the same set-up and the same dice."""
        self.table.begin(secrets.randbits(32) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat or 0]

    def observe(self, agent: str) -> Seen:
        return self.table.observed(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise bad_input("env-no-action", agent=str(agent))
        self.table.play(int(action))
        # Rewards come with the end alone, so that there is nothing to add up before.
        seat = self.table.seat
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
        else:
            self.end()
        if self.render_mode == "human":
            self.render()

    def end(self) -> None:
        result = self.table.rules.result(self.table.state)
        worth = rewards_of(result, self.reward)
        for seat, name in enumerate(self.possible_agents):
            self.rewards[name] = worth[seat]
            self.terminations[name] = True
            self.infos[name] = {"score": result.scores[seat], "won": seat in result.winners}
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

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
