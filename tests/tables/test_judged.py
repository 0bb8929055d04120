"""What the judge said, as it is sent: rounded, from the seat's own view, in words."""

from typing import cast

import pytest

from nave.judge import Stretch
from nave.judge.telling import Telling
from nave.judge.types import Plan
from nave.kernel.said import Said
from nave.tables.judged import stretch_told

PLANS = [
    Plan(["a", "b"], [0.0, 1.23456], [0.0, 0.6789444]),
    Plan(["c"], [0.0, -0.98765], [0.0, 0.1234567]),
]


class Fake:
    def __init__(self, why: Said | None) -> None:
        self.why = why

    def reasons(self, stretch: Stretch) -> Said | None:
        return self.why

    def steps(self, stretch: Stretch, plan: Plan) -> list[Said]:
        return [Said(answer) for answer in plan.answers]


def stretch() -> Stretch:
    return Stretch(
        seat=1,
        turn=7,
        first=40,
        after=43,
        mark="blunder",
        loss=2.34567,
        low=1.23456,
        high=3.45678,
        plans=PLANS,
        played=1,
        reasons=[],
        spread=1.0,
        worlds=8,
    )


@pytest.mark.parametrize("why", [None, Said("because")])
def test_a_stretch_is_told_in_round_numbers_from_the_seat_that_played_it(why: Said | None) -> None:
    told = stretch_told(stretch(), cast(Telling, Fake(why)), lambda said: said.key)
    assert told == {
        "seat": 1,
        "turn": 7,
        "first": 40,
        "after": 43,
        "mark": "blunder",
        "word": "judge-mark-blunder",
        "cost": "judge-loss",
        "loss": 2.35,
        "low": 1.23,
        "high": 3.46,
        "before": 0.679,
        "later": 0.123,
        "plans": [
            {"answers": ["a", "b"], "steps": ["a", "b"], "value": 1.23, "win": 0.679},
            {"answers": ["c"], "steps": ["c"], "value": -0.99, "win": 0.123},
        ],
        "played": 1,
        "why": None if why is None else "because",
    }
