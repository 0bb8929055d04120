"""Marks at their boundaries."""

import pytest

from nave.judge.marks import Loss, accuracy, interval, is_decided, mark_of, praise
from nave.judge.measures import Curve, GameMeasures, Scale, measures, scale_of
from nave.judge.types import Mark, Plan, Stretch

RULE = measures().marks


@pytest.mark.parametrize(
    ("points", "low", "high", "win", "mark"),
    [
        (0.99, 0.9, 0.999, 0.5, "none"),
        (1.0, 0.51, 1.2, 0.02, "slip"),
        (1.0, 0.5, 1.5, 0.02, "unclear"),
        (1.2, 1.1, 1.3, 0.019, "none"),
        (2.99, 2.9, 3.1, 0.5, "slip"),
        (3.0, 1.51, 4.5, 0.06, "blunder"),
        (3.0, 1.5, 4.5, 0.06, "slip"),
        (3.0, 2.5, 3.5, 0.059, "slip"),
        (5.0, 0.4, 9.6, 0.3, "unclear"),
        (0.5, 0.0, 1.1, 0.02, "unclear"),
        (0.5, 0.0, 1.1, 0.0, "none"),
    ],
)
def test_a_mark_needs_points_chance_and_certainty(
    points: float, low: float, high: float, win: float, mark: Mark
) -> None:
    assert mark_of(Loss(points, low, high, win), 1.0, RULE) == mark
    # The same in another unit.
    assert mark_of(Loss(points * 2, low * 2, high * 2, win), 2.0, RULE) == mark


@pytest.mark.parametrize(
    ("lead", "low", "usual", "mark"),
    [
        (0.99, 0.9, False, "none"),
        (1.0, 0.51, True, "good"),
        (1.99, 1.9, False, "good"),
        (2.0, 1.9, True, "good"),
        (2.0, 1.01, False, "brilliant"),
        # Within the noise of the search: nothing is said, or less.
        (1.0, 0.5, True, "none"),
        (1.5, 0.0, False, "none"),
        (2.0, 1.0, False, "good"),
        (9.0, 0.5, False, "none"),
    ],
)
def test_praise_is_for_what_surely_stands_out(lead: float, low: float, usual: bool, mark: Mark) -> None:
    assert praise(lead, low, usual, 1.0, RULE) == mark
    # The same in another unit.
    assert praise(lead * 2, low * 2, usual, 2.0, RULE) == mark


def test_a_decided_game_is_beyond_97_percent() -> None:
    assert [is_decided(win, RULE) for win in (0.02, 0.031, 0.5, 0.97, 0.971)] == [
        True,
        False,
        False,
        False,
        True,
    ]


def test_an_interval_widens_with_the_spread_of_worlds_and_the_judges_own_error() -> None:
    assert interval([1.0, 1.0, 1.0, 1.0], 0.0, RULE.deviate) == (1.0, 1.0, 1.0)
    mean, low, high = interval([0.0, 2.0, 0.0, 2.0], 0.0, RULE.deviate)
    assert mean == 1.0
    assert high - mean == pytest.approx(1.645 * (4 / 3 / 4) ** 0.5)
    assert low == pytest.approx(2 * mean - high)
    assert interval([1.0], 0.2, RULE.deviate)[2] == pytest.approx(1.0 + 1.645 * 0.2)
    assert interval([0.1], 0.2, RULE.deviate)[1] == 0.0


def stretch(loss: float, spread: float, mark: Mark = "none") -> Stretch:
    plan = Plan([], [0.0, 0.0], [0.5, 0.5])
    return Stretch(0, 1, 0, 1, [plan], 0, loss, loss, loss, mark, spread, 1, [])


def test_accuracy_needs_eight_real_choices_and_weighs_them() -> None:
    rule = measures().accuracy
    assert accuracy([stretch(0.0, 1.0)] * 7, 6.0, rule) is None
    assert accuracy([stretch(0.0, 1.0)] * 7 + [stretch(9.0, 0.49)], 6.0, rule) is None
    assert accuracy([stretch(0.0, 1.0)] * 8, 6.0, rule) == 100.0
    assert accuracy([stretch(6.0, 1.0)] * 8, 6.0, rule) == pytest.approx(36.788, abs=0.001)
    mixed = accuracy([stretch(0.0, 3.0)] * 4 + [stretch(6.0, 1.0)] * 4, 6.0, rule)
    assert mixed == pytest.approx((300 + 36.788) / 4, abs=0.001)
    assert accuracy([stretch(6.0, 1.0, "decided")] * 8, 6.0, rule) is None


def test_chances_to_win_add_up_and_a_late_lead_says_more() -> None:
    scale = Scale(GameMeasures(), Curve(wide=10.0, narrow=2.0, turns=50.0))
    early, late, beyond = (scale.wins([2.0, -2.0], turn) for turn in (0, 50, 80))
    assert sum(early) == pytest.approx(1.0)
    assert 0.5 < early[0] < late[0] == beyond[0]
    assert scale.wins([0.0] * 4, 10) == pytest.approx([0.25] * 4)
    assert scale.wins([3.0], 10)[0] == pytest.approx(scale.wins([3.0, -3.0], 10)[0])
    assert scale.wins([1e6, -1e6], 10)[0] == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("game", "seats", "unit", "points"),
    [("red_cathedral", n, 0.7, 7.0) for n in (1, 2, 3, 4)] + [("basilica", 2, 2.0, 12.0)],
)
def test_every_game_and_seat_count_has_its_measures(
    game: str, seats: int, unit: float, points: float
) -> None:
    found = scale_of(game, seats)
    assert found.unit == unit
    assert found.accuracy == pytest.approx(points)
    assert found.curve.wide > found.curve.narrow > 0
