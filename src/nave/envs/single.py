"""One learning seat against bots, as a Gymnasium environment."""

from typing import Any, ClassVar

import gymnasium
from gymnasium import spaces

from nave.bots import make_bot
from nave.bots.base import DEFAULT_NODES, Budget
from nave.bots.safe import SafeBot, ask
from nave.envs.errors import bad_input
from nave.envs.picture import RENDER_MODES, check_render_mode, html_of, text_of
from nave.envs.rewards import MARGIN, check_reward, rewards_of
from nave.envs.table import Info, OneTable, Seen, observation_space
from nave.kernel.components import STANDARD
from nave.kernel.game import Game


def check_seat(seats: int, seat: int) -> None:
    if seat not in range(seats):
        raise bad_input("env-seat", seat=repr(seat), last=seats - 1)


class SeatEnv(gymnasium.Env[Any, Any]):
    """The other seats are answered by a bot. Observation and mask are those of `TableEnv`.

    An action that is not legal changes nothing and costs `penalty`, and the info says which rule refuses it;
    `info["action_mask"]` and the observation's mask name the legal ones.
    """

    metadata: ClassVar[Info] = {  # type: ignore[misc]  # the base class means the same
        "render_modes": list(RENDER_MODES)
    }

    def __init__(
        self,
        game: str,
        seats: int = 2,
        seat: int = 0,
        bot: str = "apprentice",
        settings: dict[str, str] | None = None,
        components: str = STANDARD,
        reward: str = MARGIN,
        penalty: float = 1.0,
        nodes: int = DEFAULT_NODES,
        render_mode: str | None = None,
    ) -> None:
        check_reward(reward)
        check_render_mode(render_mode)
        self.table = OneTable(game, seats, settings, components)
        check_seat(seats, seat)
        self.seat = seat
        self.bot = SafeBot(make_bot(bot))
        self.reward = reward
        self.penalty = penalty
        self.budget = Budget(nodes)
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.table.moves)
        self.observation_space = observation_space(self.table.layout, self.table.moves)

    @property
    def game(self) -> Game:
        """The game so far, with its record."""
        return self.table.game

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Seen, Info]:
        super().reset(seed=seed)
        self.table.begin(int(self.np_random.integers(1 << 31)) if seed is None else seed)
        self.let_others_answer()
        seen = self.table.observed(self.seat)
        return seen, self.told(seen)

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, Info]:
        table, move = self.table, int(action)
        refusal = table.why_not(move)
        if refusal is not None:
            seen = table.observed(self.seat)
            info = self.told(seen)
            info.update(refused=refusal.reason, rule=refusal.rule)
            return seen, -self.penalty, table.over, False, info
        table.play(move)
        self.let_others_answer()
        result = table.result
        worth = 0.0 if result is None else rewards_of(result, self.reward)[self.seat]
        if self.render_mode == "human":
            self.render()
        seen = table.observed(self.seat)
        return seen, worth, table.over, False, self.told(seen)

    def let_others_answer(self) -> None:
        while self.table.seat not in (None, self.seat):
            self.table.play(ask(self.game, self.bot, self.budget).move)

    def told(self, seen: Seen) -> Info:
        info: Info = {"action_mask": seen["action_mask"]}
        result = self.table.result
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
