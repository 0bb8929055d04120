"""Self-play in forty lines on many tables at once: one linear policy answers for every seat.

pip install 'nave[rl]'
python examples/batch_self_play.py basilica 2000
"""

import sys

import numpy as np

from nave.envs import tables


def pick(batch, weights, rng):
    """A legal move for every table, by softmax; for each also the gradient of its choice."""
    seen, moves, steps = batch.layout.scaled(batch.observation), np.empty(batch.count, dtype=np.int64), []
    for table in range(batch.count):
        legal = np.flatnonzero(batch.mask[table])
        scores = weights[legal] @ seen[table]
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        choice = int(rng.choice(len(legal), p=chances))
        moves[table] = legal[choice]
        steps.append((int(batch.seat[table]), seen[table], legal, np.eye(len(legal))[choice] - chances))
    return moves, steps


def train(game="basilica", steps=2000, count=32, rate=0.003, seed=1):
    batch, rng = tables(game, count=count, reward="rank"), np.random.default_rng(seed)
    weights = np.zeros((batch.mask.shape[1], len(batch.layout)), dtype=np.float32)
    told, games = [[] for _ in range(count)], 0
    batch.reset(seed)
    for _ in range(steps):
        moves, made = pick(batch, weights, rng)
        for table, step in enumerate(made):
            told[table].append(step)
        batch.step(moves)
        for table in np.flatnonzero(batch.over):
            for seat, seen, legal, gradient in told[table]:
                weights[legal] += rate * batch.reward[table, seat] * np.outer(gradient, seen)
            told[table], games = [], games + 1
    print(f"{games} games, {steps * count} answers")
    return weights


if __name__ == "__main__":
    train(sys.argv[1] if len(sys.argv) > 1 else "basilica", int(sys.argv[2]) if len(sys.argv) > 2 else 2000)
