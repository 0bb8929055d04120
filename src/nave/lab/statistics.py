"""The few numbers that turn games into statements: intervals, ranks."""

import math
from typing import Final, TypedDict

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


class SprtData(TypedDict):
    edge: float
    alpha: float
    blocks: int
    mean_gain: float
    log_likelihood_ratio: float
    bound: float
    decision: str


class Sprt:
    """A sequential test: is a bot's mean gain per block `edge`, or 0? Errors of both kinds at most `alpha`.

    Blocks are added one by one; with the normal approximation of the likelihood ratio (variance estimated
    from the blocks) the test may stop at any of them. Too few blocks never decide.
    """

    LEAST: Final = 10

    def __init__(self, edge: float = 0.1, alpha: float = 0.05) -> None:
        self.edge = edge
        self.alpha = alpha
        self.bound = math.log((1 - alpha) / alpha)
        self.blocks = 0
        self.total = 0.0
        self.squares = 0.0
        self.ratio = 0.0
        # Empty while undecided, then "better" or "not better".
        self.decision = ""

    def add(self, gain: float) -> None:
        self.blocks += 1
        self.total += gain
        self.squares += gain * gain
        mean = self.total / self.blocks
        # A few blocks that happen to be alike must not look certain: one block of distance 1/2 is added.
        variance = (self.squares - self.blocks * mean * mean + 0.25) / self.blocks
        self.ratio = self.blocks * self.edge * (mean - self.edge / 2) / variance
        if self.blocks >= self.LEAST:
            if self.ratio >= self.bound:
                self.decision = "better"
            elif self.ratio <= -self.bound:
                self.decision = "not better"

    def to_data(self) -> SprtData:
        return {
            "edge": self.edge,
            "alpha": self.alpha,
            "blocks": self.blocks,
            "mean_gain": round(self.total / max(1, self.blocks), 4),
            "log_likelihood_ratio": round(self.ratio, 3),
            "bound": round(self.bound, 3),
            "decision": self.decision or "undecided",
        }
