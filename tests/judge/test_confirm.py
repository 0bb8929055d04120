"""A fault is said only if it shows again further on; what it cost stays as the level saw it."""

from pathlib import Path

import msgspec
import pytest

import nave
from nave.judge import LevelName, Stretch, Trial
from nave.judge.arbiter import FAULTS, FRESH
from nave.judge.measures import measures
from nave.judge.plans import Way
from nave.judge.stretch import Span
from scripts import judge_honesty

RULE = measures().confirm
RECORD = nave.load_record(Path(__file__).parent.parent / "records" / "red_cathedral" / "two_basic.json")


class Further(Trial):
    """What comes further on is the test's affair: points lost to each of the better plans, world by world."""

    def __init__(self, level: LevelName = "quick", losses: list[list[float]] | None = None) -> None:
        super().__init__(RECORD, level)
        # By rival, the best of the level first; None: nothing is played on, what the level says is believed.
        self.losses = losses
        self.played_in: list[int] = []

    def play(self, span: Span, field: list[Way], number: int, rounds: int | None = None) -> None:
        if number < FRESH:
            super().play(span, field, number, rounds)
            return
        assert rounds == RULE.rounds
        self.played_in.append(number)
        if not field[0].values:
            # The plan played comes last.
            self.lost = dict(zip((id(way) for way in field[:-1]), self.losses or [], strict=False))
        for way in field:
            lost = self.lost.get(id(way), [0.0])
            gain = lost[(number - FRESH) % len(lost)] * self.scale.unit
            way.values.append([gain if seat == span.seat else 0.0 for seat in range(self.seats)])

    def confirmed(self, span: Span, better: list[Way], played: Way) -> tuple[bool, float, float]:
        return (True, 0.0, 0.0) if self.losses is None else super().confirmed(span, better, played)


def fault(number: int = 0) -> tuple[Span, Stretch]:
    """A stretch that the level alone calls a fault, with what it says."""
    believed, found = Further(), []
    for span in believed.cut.spans:
        told = believed.stretch(span)
        if told is not None and told.mark in FAULTS and told.played > 1:
            found.append((span, told))
        if len(found) > number:
            break
    return found[number]


def looked(losses: list[list[float]], level: LevelName = "quick") -> tuple[Stretch, Stretch, Further]:
    """Before and after the second look."""
    span, before = fault()
    trial = Further(level, losses)
    after = trial.stretch(span)
    assert after is not None
    return before, after, trial


def test_what_does_not_show_again_is_unclear_and_its_figures_stay() -> None:
    before, after, trial = looked([[0.0], [-1.0], [-1.0]])
    assert after.mark == "unclear"
    assert after.low == 0.0 < before.low
    same = msgspec.structs.replace(after, mark=before.mark, low=before.low, high=before.high)
    assert same == before
    assert trial.played_in == list(range(FRESH, FRESH + RULE.least)), "it was clear at once"


@pytest.mark.parametrize("losses", [[[3.0]], [[-9.0], [3.0]], [[0.0], [-9.0], [2.5]]])
def test_what_shows_again_beside_any_of_the_better_plans_is_said(losses: list[list[float]]) -> None:
    before, after, _ = looked(losses)
    assert after == before


@pytest.mark.parametrize(("loss", "said"), [(RULE.loss + 0.01, True), (RULE.loss - 0.01, False)])
def test_what_is_not_clear_is_looked_at_in_more_worlds_but_not_for_ever(loss: float, said: bool) -> None:
    before, after, trial = looked([[loss - 5.0, loss + 5.0]])
    assert trial.played_in == list(range(FRESH, FRESH + RULE.most))
    assert (after.mark == before.mark) is said


def test_whoever_plays_to_the_end_anyway_needs_no_second_look() -> None:
    span, _ = fault()
    trial = Further("deep", [[0.0]])
    ways, played = trial.ways(span)
    assert played is not None
    # Asked directly: this level may call the turn no fault, and then nothing would be looked at anyway.
    said, _, _ = trial.confirmed(span, [way for way in ways if way is not played], played)
    assert said
    assert trial.played_in == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", [205034, 205029])
def test_the_deep_judges_own_play_is_not_called_a_blunder(seed: int) -> None:
    """A round further on both were marked; by the end of the game nothing is lost."""
    assert judge_honesty.sound_turn("red_cathedral", seed, "quick", "")["best"] == "unclear"
