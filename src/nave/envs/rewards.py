"""What a finished game was worth to each seat."""

from typing import Final

from nave.envs.errors import bad_input
from nave.kernel.language import Each
from nave.kernel.rules import Result
from nave.lab.statistics import ranks

MARGIN: Final = "margin"
RANK: Final = "rank"


def check_reward(kind: str) -> None:
    if kind not in (MARGIN, RANK):
        raise bad_input("env-reward", reward=repr(kind), known=Each((repr(MARGIN), repr(RANK))))


def rewards_of(result: Result, kind: str) -> list[float]:
    """By margin: points ahead of the best rival or behind it. By rank: 1 for the first, -1 for the last.

    An automatic opponent counts as a rival; its own reward is left to the caller.
    """
    if kind == MARGIN:
        return [
            float(score - max(other for place, other in enumerate(result.scores) if place != player))
            for player, score in enumerate(result.scores)
        ]
    last = len(result.scores) - 1
    return [1.0 - 2.0 * (place - 1) / last for place in ranks(result.scores, result.winners)]
