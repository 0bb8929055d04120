"""Luck: what an answer of chance brought each seat, compared with all that it could have been."""

import math

from nave.judge.measures import Level, Outcomes
from nave.judge.stretch import Draw
from nave.judge.types import Luck
from nave.judge.value import Valuer
from nave.kernel.nature import bits
from nave.kernel.state import State, answer


def luck_of(draw: Draw, valuer: Valuer, level: Level, rule: Outcomes, seed: int) -> Luck:
    """Value after it less the mean of its outcomes, by seat; all of them meet the same chance afterwards."""
    frame = draw.state.stack[-1]
    options = frame.options(draw.state)
    weights = frame.weights(draw.state)
    known: dict[int, list[float]] = {}
    if len(options) <= rule.outcomes:
        drawn = [(move, float(weights[place]) if weights else 1.0) for place, move in enumerate(options)]
    else:
        drawn = [(frame.draw(draw.state, bits(seed, number)), 1.0) for number in range(rule.drawn)]
    total = sum(weight for _, weight in drawn)
    for move in {draw.move, *(move for move, _ in drawn)}:
        known[move] = value_after(draw.state, move, valuer, level, seed)
    seats = range(valuer.seats)
    means = [sum(known[move][seat] * weight for move, weight in drawn) / total for seat in seats]
    squares = [
        sum((known[move][seat] - means[seat]) ** 2 * weight for move, weight in drawn) / total
        for seat in seats
    ]
    return Luck(
        draw.answer,
        draw.turn,
        [known[draw.move][seat] - means[seat] for seat in seats],
        [math.sqrt(square) for square in squares],
    )


def value_after(s: State, move: int, valuer: Valuer, level: Level, seed: int) -> list[float]:
    """By seat, on average over some worlds: the open turn is played to its end and a few more after it."""
    lasting = valuer.scale.luck
    worlds = max(level.luck_worlds, lasting.worlds)
    turns = max(level.luck_turns, lasting.rounds * valuer.seats)
    sums = [0.0] * valuer.seats
    for number in range(worlds):
        twin = s.copy()
        answer(twin, move)
        after = valuer.roller.roll(twin, turns, seed + number)
        for seat, value in enumerate(valuer.values(after)):
            sums[seat] += value
    return [value / worlds for value in sums]
