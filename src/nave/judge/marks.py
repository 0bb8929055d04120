"""Marks: the same for every game, in units of points and chances to win."""

import math
from collections.abc import Sequence

from nave.judge.measures import Accuracy, Marks
from nave.judge.types import Mark, Stretch


class Loss:
    """What a plan gave away compared with the best one: points with their interval, and chance to win."""

    def __init__(self, points: float, low: float, high: float, win: float) -> None:
        self.points = points
        self.low = low
        self.high = high
        self.win = win


def interval(differences: Sequence[float], error: float, deviate: float) -> tuple[float, float, float]:
    """Mean, and the ends of its interval: the spread between worlds, and what the judge misjudges itself."""
    count = len(differences)
    mean = sum(differences) / count
    noise = 0.0
    if count > 1:
        noise = sum((one - mean) ** 2 for one in differences) / (count - 1) / count
    half = deviate * math.sqrt(noise + error * error)
    return mean, max(0.0, mean - half), mean + half


def mark_of(loss: Loss, unit: float, rule: Marks) -> Mark:
    """Of a plan that is not the best."""
    for mark, threshold, win in (
        ("blunder", rule.blunder * unit, rule.blunder_win),
        ("slip", rule.slip * unit, rule.slip_win),
    ):
        if loss.points >= threshold and loss.low > threshold * rule.sure and loss.win >= win:
            return "blunder" if mark == "blunder" else "slip"
    threshold = rule.slip * unit
    if loss.low < threshold < loss.high and loss.win >= rule.slip_win * rule.sure:
        return "unclear"
    return "none"


def ahead(lead: float, low: float, threshold: float, rule: Marks) -> bool:
    """Whether a lead is as wide as that, and surely: `low` is the lower end of its interval."""
    return lead >= threshold and low > threshold * rule.sure


def praise(lead: float, low: float, usual: bool, unit: float, rule: Marks) -> Mark:
    """Of the best plan; `usual` if the mason would have chosen it too."""
    if ahead(lead, low, rule.brilliant * unit, rule) and not usual:
        return "brilliant"
    return "good" if ahead(lead, low, rule.good * unit, rule) else "none"


def is_decided(win: float, rule: Marks) -> bool:
    return win > rule.decided or win < 1.0 - rule.decided


def stays_decided(best: float, played: float, rule: Marks) -> bool:
    """Whether nothing that was looked at changes who wins: a won game that is thrown away was not decided."""
    return min(best, played) > rule.decided or max(best, played) < 1.0 - rule.decided


def accuracy(stretches: Sequence[Stretch], points: float, rule: Accuracy) -> float | None:
    """Mean over stretches with a real choice, by how much there was to choose; None if there are few.

    A stretch that loses so many points counts 100 / e.
    """
    real = [stretch for stretch in stretches if stretch.spread >= rule.choice and stretch.mark != "decided"]
    if len(real) < rule.least:
        return None
    weights = sum(stretch.spread for stretch in real)
    scored = sum(stretch.spread * 100.0 * math.exp(-stretch.loss / points) for stretch in real)
    return scored / weights
