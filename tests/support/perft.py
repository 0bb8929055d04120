"""Perft: how many sequences of answers there are, nature's included. Other rules, other numbers."""

from nave.kernel.state import State, answer


def perft(state: State, depth: int) -> int:
    """Sequences of exactly `depth` answers; a game that ends earlier has none."""
    if not state.stack:
        return 0
    options = state.stack[-1].options(state)
    if depth == 1:
        return len(options)
    count = 0
    for move in list(options):
        branch = state.copy()
        answer(branch, move)
        count += perft(branch, depth - 1)
    return count
