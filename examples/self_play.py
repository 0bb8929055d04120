"""Self-play in forty lines: one linear policy answers for both seats and learns from who came out ahead.

pip install 'nave[rl]'
python examples/self_play.py basilica 20
"""

import sys

import numpy as np

from nave.envs import env


def play(table, weights, rng, seed):
    """One game; for every answer the mover, what it saw, and the gradient of its choice."""
    table.reset(seed=seed)
    steps, rewards = [], {}
    for agent in table.agent_iter():
        seen, _, over, cut, _ = table.last()
        if over or cut:
            rewards[agent] = table.rewards.get(agent, 0.0)
            table.step(None)
            continue
        legal = np.flatnonzero(seen["action_mask"])
        scores = weights[legal] @ seen["observation"]
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        pick = rng.choice(len(legal), p=chances)
        table.step(int(legal[pick]))
        steps.append((agent, seen["observation"], legal, np.eye(len(legal))[pick] - chances))
    return steps, rewards


def train(game="basilica", games=20, rate=0.01):
    table, rng = env(game, reward="rank"), np.random.default_rng(1)
    shape = (table.action_space("seat_0").n, table.observation_space("seat_0")["observation"].shape[0])
    weights = np.zeros(shape, dtype=np.float32)
    for number in range(games):
        steps, rewards = play(table, weights, rng, seed=number)
        for agent, observation, legal, gradient in steps:
            weights[legal] += rate * rewards[agent] * np.outer(gradient, observation)
        print(f"game {number + 1}: {len(steps)} answers, rewards {rewards}")
    return weights


if __name__ == "__main__":
    train(sys.argv[1] if len(sys.argv) > 1 else "basilica", int(sys.argv[2]) if len(sys.argv) > 2 else 20)
