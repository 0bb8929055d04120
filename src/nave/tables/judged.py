"""What the judge said, as it is told to people at a table: in their language, with their names."""

from collections.abc import Callable
from typing import TypedDict

import msgspec

from nave.judge import Judgement, Luck, Stretch
from nave.judge.telling import Telling, loss_said, mark_said
from nave.kernel.language import words_of
from nave.kernel.record import Record
from nave.kernel.said import Said
from nave.tables.case import Case


class PlanTold(TypedDict):
    answers: list[str]
    steps: list[str]
    value: float
    win: float


class StretchTold(TypedDict):
    seat: int
    turn: int
    first: int
    after: int
    mark: str
    # The mark and what it cost, as they are read.
    word: str
    cost: str
    loss: float
    low: float
    high: float
    before: float
    later: float
    plans: list[PlanTold]
    played: int
    why: str | None


class LuckTold(TypedDict):
    answer: int
    turn: int
    values: list[float]
    spread: list[float]


class JudgedTold(TypedDict):
    level: str
    standing: str
    done: int
    total: int
    stretches: list[StretchTold]
    chances: list[LuckTold]
    # Ask again with `since` of this number.
    next: int
    # Only once all is done.
    whole: dict[str, object] | None


def told(case: Case, since: int, names: list[str], language: str) -> JudgedTold:
    """What was judged after the first `since` parts. A whole game takes a moment: not for the loop."""
    standing = case.standing
    parts, known = case.after(since)
    telling = Telling(case.record)
    words = words_of(telling.words_in, language)

    def say(said: Said) -> str:
        return words.say(said, names)

    stretches: list[StretchTold] = []
    chances: list[LuckTold] = []
    for part in parts:
        if isinstance(part, Luck):
            chances.append(
                {"answer": part.answer, "turn": part.turn, "values": part.values, "spread": part.spread}
            )
            continue
        stretches.append(stretch_told(part, telling, say))
    judgement = case.judgement
    return {
        "level": case.level,
        "standing": standing,
        "done": known,
        "total": max(case.total, known),
        "stretches": stretches,
        "chances": chances,
        "next": known,
        "whole": None if judgement is None else whole(judgement),
    }


def told_moment(stretch: Stretch, record: Record, names: list[str], language: str) -> bytes:
    """One turn by itself. Not for the loop."""
    telling = Telling(record)
    words = words_of(telling.words_in, language)
    return msgspec.json.encode(stretch_told(stretch, telling, lambda said: words.say(said, names)))


def stretch_told(stretch: Stretch, telling: Telling, say: Callable[[Said], str]) -> StretchTold:
    why = telling.reasons(stretch)
    return {
        "seat": stretch.seat,
        "turn": stretch.turn,
        "first": stretch.first,
        "after": stretch.after,
        "mark": stretch.mark,
        "word": say(mark_said(stretch.mark)),
        "cost": say(loss_said(stretch)),
        "loss": round(stretch.loss, 2),
        "low": round(stretch.low, 2),
        "high": round(stretch.high, 2),
        "before": round(stretch.before, 3),
        "later": round(stretch.later, 3),
        "plans": [
            {
                "answers": plan.answers,
                "steps": [say(step) for step in telling.steps(stretch, plan)],
                "value": round(plan.values[stretch.seat], 2),
                "win": round(plan.wins[stretch.seat], 3),
            }
            for plan in stretch.plans
        ],
        "played": stretch.played,
        "why": None if why is None else say(why),
    }


def whole(judgement: Judgement) -> dict[str, object]:
    return {
        "unit": judgement.unit,
        "version": judgement.version,
        "curve": [
            {"answer": point.answer, "turn": point.turn, "values": point.values, "wins": point.wins}
            for point in judgement.curve
        ],
        "totals": [
            {
                "accuracy": total.accuracy,
                "lost": total.lost,
                "luck": total.luck,
                "rest": total.rest,
                "marks": dict(total.marks),
            }
            for total in judgement.totals
        ],
    }
