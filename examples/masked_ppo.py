"""Masked PPO learns one seat of a game against a bot, many tables at once.

pip install 'nave[rl]' sb3-contrib
python examples/masked_ppo.py basilica 300000
"""

import sys
import time

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv
from torch.distributions import Distribution

from nave.envs import SeatVectorEnv


class Tables(VecEnv):
    """The tables in the form that Stable-Baselines3 knows; the masks go the way it asks for them."""

    def __init__(self, env, seed):
        seen = env.single_observation_space["observation"]
        super().__init__(env.num_envs, seen, env.single_action_space)
        self.env, self.first, self.margins = env, seed, []

    def show(self, seen):
        self.masks = list(seen["action_mask"].astype(bool))
        return seen["observation"]

    def reset(self):
        return self.show(self.env.reset(seed=self.first)[0])

    def step_async(self, actions):
        self.actions = actions

    def step_wait(self):
        seen, margin, over, _, _ = self.env.step(self.actions)
        self.margins += margin[over].tolist()
        return self.show(seen), np.sign(margin) + margin / 50, over, [{} for _ in range(self.num_envs)]

    def env_method(self, method_name, *args, indices=None, **kwargs):
        return self.masks  # nothing else is asked for

    def get_attr(self, attr_name, indices=None):
        return [getattr(self, attr_name, None)] * self.num_envs

    def set_attr(self, attr_name, value, indices=None):
        setattr(self, attr_name, value)

    def env_is_wrapped(self, wrapper_class, indices=None):
        return [False] * self.num_envs

    def close(self):
        pass


def train(game="basilica", steps=300_000, count=64, rounds=64, bot="random", seed=1):
    """Prints how many of the games that ended were won, per twentieth of all steps, and returns it."""
    Distribution.set_default_validate_args(False)  # of thousands of moves, at every step
    env = Tables(SeatVectorEnv(game, count=count, bot=bot), seed)
    model = MaskablePPO(
        "MlpPolicy", env, n_steps=rounds, batch_size=512, n_epochs=2, learning_rate=1e-3, gamma=1.0,
        ent_coef=0.005, seed=seed, policy_kwargs={"net_arch": [128]}, device="cpu",
    )  # fmt: skip
    curve, begin = [], time.process_time()
    while model.num_timesteps < steps:
        env.margins = []
        model.learn(max(steps // 20, count), reset_num_timesteps=False)
        won = np.mean(np.sign(env.margins) / 2 + 0.5) if env.margins else float("nan")
        curve.append((model.num_timesteps, len(env.margins), float(won), time.process_time() - begin))
        print("{:8d} steps  {:5d} games  won {:.2f}  {:4.0f} s".format(*curve[-1]), flush=True)
    return curve


if __name__ == "__main__":
    train(*sys.argv[1:2], steps=int(sys.argv[2]) if len(sys.argv) > 2 else 300_000)
