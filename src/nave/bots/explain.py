"""What the mason thinks of every option, and the terms that make the difference; used for hints."""

import random
from typing import Any, Final

from nave.bots.base import Budget
from nave.bots.determine import state_of
from nave.bots.minds import mind_of
from nave.bots.search import Planner
from nave.kernel.game import Option

# Terms named in a sentence, and the smallest difference worth a word.
NAMED: Final = 3
SMALL: Final = 0.05
# Positions per option below which an estimate says little, whatever the budget.
LEAST: Final = 60


class Estimate:
    """One option: `value` in final points is the sum of `terms`; `reasons` are the terms that differ most."""

    def __init__(self, option: Option, value: float, terms: dict[str, float]) -> None:
        self.option = option
        self.value = value
        self.terms = terms
        # What the option is compared with: the best one; for the best itself the second best.
        self.against: Option | None = None
        self.reasons: list[tuple[str, float]] = []
        self.sentence = ""

    def to_data(self) -> dict[str, Any]:
        return {
            "option": self.option.text,
            "value": round(self.value, 2),
            "terms": {name: round(value, 2) for name, value in self.terms.items()},
            "against": None if self.against is None else self.against.text,
            "reasons": [{"term": name, "difference": round(value, 2)} for name, value in self.reasons],
            "sentence": self.sentence,
        }


def explain(
    view: dict[str, Any], options: list[Option], rng: random.Random, budget: Budget
) -> list[Estimate]:
    """An estimate for every option, the best first. Every option gets the same share of the budget."""
    mind = mind_of(view["game"], view["seats"])
    state = state_of(view, rng)
    seed = rng.getrandbits(64)
    share = max(budget.nodes // len(options), LEAST)
    seconds = None if budget.seconds is None else budget.seconds / len(options)
    estimates: list[Estimate] = []
    for option in options:
        planner = Planner(mind, state, view["seat"], seed, Budget(share, seconds=seconds))
        outlook = planner.plan([option.move])[0]
        terms = dict(zip(mind.names, outlook.terms, strict=True))
        estimates.append(Estimate(option, sum(outlook.terms), terms))
    estimates.sort(key=lambda estimate: -estimate.value)
    for place, estimate in enumerate(estimates):
        other = estimates[0] if place else estimates[min(1, len(estimates) - 1)]
        compare(estimate, other, mind.words)
    return estimates


def compare(estimate: Estimate, other: Estimate, words: dict[str, str]) -> None:
    """Fill in what makes `estimate` better or worse than `other`."""
    if other is estimate:
        estimate.sentence = f"{estimate.option.text}: the only answer."
        return
    estimate.against = other.option
    gaps = [(name, value - other.terms[name]) for name, value in estimate.terms.items()]
    gaps.sort(key=lambda gap: -abs(gap[1]))
    estimate.reasons = [gap for gap in gaps[:NAMED] if abs(gap[1]) >= SMALL]
    difference = estimate.value - other.value
    said = f"{estimate.option.text}: {estimate.value:.1f}, "
    if not estimate.reasons:
        estimate.sentence = f"{said}as good as {other.option.text}."
        return
    reasons = ", ".join(f"{words[name]} {value:+.1f}" for name, value in estimate.reasons)
    more = "more" if difference >= 0 else "less"
    estimate.sentence = f"{said}{abs(difference):.1f} {more} than {other.option.text}: {reasons}."
