"""The numbers behind statements about bots."""

import random

import pytest

from nave.lab.statistics import Sprt, ranks, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Published values of the Wilson score interval at 95 %.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (10, 10, 0.7225, 1.0),
    ],
)
def test_wilson_interval_has_its_known_values(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_wilson_interval_without_games_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_larger_sample_is_surer() -> None:
    small, large = wilson(6, 10), wilson(600, 1000)
    assert small[0] < large[0] < 0.6 < large[1] < small[1]


@pytest.mark.parametrize(
    ("scores", "winners", "places"),
    [
        ([10, 30, 20], [1], [3, 1, 2]),
        # Level on points, the tie-break has decided.
        ([30, 30, 20], [1], [2, 1, 3]),
        ([30, 30, 20], [0, 1], [1.5, 1.5, 3]),
        ([40, 20, 20, 20], [0], [1, 3, 3, 3]),
    ],
)
def test_places_follow_winners_then_scores(
    scores: list[int], winners: list[int], places: list[float]
) -> None:
    assert ranks(scores, winners) == places


def test_a_sequential_test_decides_for_clear_gains_and_against_none() -> None:
    rng = random.Random(5)
    strong, level = Sprt(0.1), Sprt(0.1)
    for _ in range(400):
        if not strong.decision:
            strong.add(rng.choice([0.5, 0.5, 0.0, -0.5, 0.5]))
        if not level.decision:
            level.add(rng.choice([0.5, 0.0, -0.5]))
    assert (strong.decision, level.decision) == ("better", "not better")
    assert Sprt.LEAST <= strong.blocks < 400
    assert strong.to_data()["decision"] == "better"


def test_a_sequential_test_is_seldom_wrong() -> None:
    wrong = 0
    for seed in range(200):
        rng = random.Random(seed)
        test = Sprt(0.1)
        while not test.decision:
            test.add(rng.choice([0.5, -0.5]))
        wrong += test.decision == "better"
    assert wrong <= 20


def test_few_blocks_decide_nothing() -> None:
    test = Sprt(0.1)
    for _ in range(Sprt.LEAST - 1):
        test.add(0.5)
    assert test.to_data()["decision"] == "undecided"
