"""The few numbers that turn games into statements: intervals, ranks."""

import math
from typing import Final

# Two-sided 95 %.
Z: Final = 1.959963984540054


def wilson(wins: float, games: int, z: float = Z) -> tuple[float, float]:
    """The Wilson score interval of a share; shared victories may count in parts."""
    if games <= 0:
        return (0.0, 1.0)
    share = wins / games
    centre = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return (max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale))


def ranks(scores: list[int], winners: list[int]) -> list[float]:
    """Places by score, winners first; who is level shares the mean of the places."""
    order = [(0 if player in winners else 1, -score) for player, score in enumerate(scores)]
    return [
        1 + sum(other < own for other in order) + (sum(other == own for other in order) - 1) / 2
        for own in order
    ]
