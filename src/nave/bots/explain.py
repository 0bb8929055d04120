"""What the strongest bot thinks of every option, and what makes the difference; used for hints."""

import random
from collections.abc import Sequence
from typing import Any, Final, TypedDict

from nave.bots.base import Budget
from nave.bots.determine import state_of
from nave.bots.foresight import ahead
from nave.bots.mind import FAR, Mind
from nave.bots.minds import mind_of
from nave.bots.planning import Matter
from nave.bots.search import Outlook, Planner
from nave.kernel.game import Option
from nave.kernel.language import DEFAULT, words_of
from nave.kernel.said import Said
from nave.kernel.state import State
from nave.kernel.types import View

# What bots say in every game; the names of the terms come from the mind's own files.
WORDS_IN: Final = "nave.bots"
# Reasons named in a sentence, how many of them at most can be counted on the table, and the smallest
# difference worth a word.
NAMED: Final = 3
COUNTED: Final = 2
SMALL: Final = 0.05
# The term for what playing on tells.
AHEAD: Final = "ahead"
# Positions per option below which an estimate says little, whatever the budget.
LEAST: Final = 60


class ReasonData(TypedDict):
    term: str
    # What it means for the player, in words.
    text: str
    difference: float


class EstimateData(TypedDict):
    option: str
    value: float
    terms: dict[str, float]
    against: str | None
    # What people can count on the table, in words; then the terms that differ most.
    facts: list[str]
    reasons: list[ReasonData]
    sentence: str


class Estimate:
    """One option: `value` in final points is the sum of `terms`; `reasons` are the terms that differ most.

    `said` is the whole of it as key and arguments; `say` puts it into words.
    """

    def __init__(
        self,
        option: Option,
        value: float,
        terms: dict[str, float],
        words_in: tuple[str, ...],
        against: Option | None = None,
        reasons: list[tuple[str, float]] | None = None,
        said: Said | None = None,
        facts: list[Said] | None = None,
    ) -> None:
        self.option = option
        self.value = value
        self.terms = terms
        # The packages that name the terms.
        self.words_in = words_in
        # What the option is compared with: the best one; for the best itself the second best.
        self.against = against
        self.reasons: list[tuple[str, float]] = reasons or []
        self.said = Said("hint-only", option=option.text) if said is None else said
        self.facts: list[Said] = facts or []

    def __reduce__(self) -> tuple[Any, ...]:
        """Bots think in other processes than those who read their reasons."""
        compared = (self.against, self.reasons, self.said, self.facts)
        return (Estimate, (self.option, self.value, self.terms, self.words_in, *compared))

    @property
    def sentence(self) -> str:
        """In English."""
        return self.say()

    def say(self, names: Sequence[str] = (), language: str = DEFAULT) -> str:
        """The reasons in words of that language, with people's names."""
        return words_of((WORDS_IN, *self.words_in), language).say(self.said, names)

    def to_data(self, names: Sequence[str] = (), language: str = DEFAULT) -> EstimateData:
        words = words_of((WORDS_IN, *self.words_in), language)
        return {
            "option": self.option.text,
            "value": round(self.value, 2),
            "terms": {name: round(value, 2) for name, value in self.terms.items()},
            "against": None if self.against is None else self.against.text,
            "facts": [words.say(fact, names) for fact in self.facts],
            "reasons": [
                ReasonData(
                    term=name, text=words.say(meant(name, value, self.words_in)), difference=round(value, 2)
                )
                for name, value in self.reasons
            ],
            "sentence": self.say(names, language),
        }


def explain(view: View, options: list[Option], rng: random.Random, budget: Budget) -> list[Estimate]:
    """An estimate for every option, the best first. Every option gets the same share of the budget."""
    mind = mind_of(view["game"], view["seats"], FAR)
    state = state_of(view, rng)
    seed = rng.getrandbits(64)
    share = max(budget.nodes // len(options), LEAST)
    seconds = None if budget.seconds is None else budget.seconds / len(options)
    estimates: list[Estimate] = []
    ends: dict[str, State] = {}
    for option in options:
        planner = Planner(mind, state, view["seat"], seed, Budget(share, seconds=seconds))
        outlook = planner.plan([option.move])[0]
        parts = terms_of(mind, outlook, view["seat"])
        terms = dict(zip(mind.names, parts, strict=True))
        estimates.append(Estimate(option, sum(parts), terms, mind.words_in))
        if outlook.node is not None:
            ends[option.text] = outlook.node.state
    if mind.depth and len(options) > 1:
        matter = Matter(mind, view, state, worth_a_look(mind, state, options, view["seat"]), rng)
        look_ahead(matter, estimates, rng, budget)
    estimates.sort(key=lambda estimate: -estimate.value)
    for place, estimate in enumerate(estimates):
        other = estimates[0] if place else estimates[min(1, len(estimates) - 1)]
        if other is not estimate:
            here, there = ends.get(estimate.option.text), ends.get(other.option.text)
            if here is not None and there is not None:
                estimate.facts = mind.facts(here, there, view["seat"])[:COUNTED]
            compare(estimate, other)
    return estimates


def worth_a_look(mind: Mind, state: State, options: list[Option], seat: int) -> list[int]:
    legal = [option.move for option in options]
    return [move for move in mind.tries(state, seat) if move in legal] or legal


def look_ahead(matter: Matter, estimates: list[Estimate], rng: random.Random, budget: Budget) -> None:
    """Let the strongest bot have the last word: what it plays comes first, and `AHEAD` tells by how much."""
    found = ahead(matter, {estimate.option.move: estimate.value for estimate in estimates}, rng, budget)
    for estimate in estimates:
        estimate.terms[AHEAD] = found[estimate.option.move]
        estimate.value += found[estimate.option.move]
    # Of equals its choice.
    estimates.sort(key=lambda estimate: found[estimate.option.move] != 0.0)


def terms_of(mind: Mind, outlook: Outlook, seat: int) -> list[float]:
    """The terms of the position an answer leads to, on average over the worlds that were looked at."""
    worlds = [outlook, *outlook.others]
    found = [mind.terms(world.node.state, seat) for world in worlds if world.node is not None]
    return [sum(column) / len(found) for column in zip(*found, strict=True)]


def compare(estimate: Estimate, other: Estimate) -> None:
    """Fill in what makes `estimate` better or worse than `other`."""
    estimate.against = other.option
    gaps = [(name, value - other.terms[name]) for name, value in estimate.terms.items()]
    gaps.sort(key=lambda gap: -abs(gap[1]))
    estimate.reasons = [gap for gap in gaps[: NAMED - len(estimate.facts)] if abs(gap[1]) >= SMALL]
    option, value, rival = estimate.option.text, round(estimate.value, 1), other.option.text
    if not estimate.reasons and not estimate.facts:
        estimate.said = Said("hint-equal", option=option, value=value, other=rival)
        return
    difference = estimate.value - other.value
    estimate.said = Said(
        "hint-better" if difference >= 0 else "hint-worse",
        option=option,
        value=value,
        difference=round(abs(difference), 1),
        other=rival,
        reasons=[*estimate.facts, *(meant(name, gap, estimate.words_in) for name, gap in estimate.reasons)],
    )


def meant(name: str, difference: float, words_in: tuple[str, ...]) -> Said:
    """What a difference means for the player; a game without words for that is told by term and figure."""
    key = f"more-{name}" if difference >= 0 else f"less-{name}"
    return Said(key) if words_of((WORDS_IN, *words_in)).has(key) else reason(name, difference)


def gained(name: str, difference: float, words_in: tuple[str, ...]) -> Said:
    """What more of a term means for whoever has it, told to anybody; by term and figure as in `meant`."""
    key = f"gained-{name}"
    return Said(key) if words_of((WORDS_IN, *words_in)).has(key) else meant(name, difference, words_in)


def reason(name: str, difference: float) -> Said:
    """By term and figure."""
    key = "reason-more" if difference >= 0 else "reason-less"
    return Said(key, term=term(name), difference=round(abs(difference), 1))


def term(name: str) -> Said:
    return Said(f"term-{name}")
