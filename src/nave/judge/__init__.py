"""The judge: what was luck, what was skill, and where a game was lost."""

from nave.judge.analysis import Trial, judge
from nave.judge.live import Standing, standing_of
from nave.judge.types import VERSION, Judgement, LevelName, Luck, Plan, Stretch, judgement_from_json

__all__ = [
    "VERSION",
    "Judgement",
    "LevelName",
    "Luck",
    "Plan",
    "Standing",
    "Stretch",
    "Trial",
    "judge",
    "judgement_from_json",
    "standing_of",
]
