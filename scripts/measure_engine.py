"""Microseconds per decision and per state copy of each game, and their ratio to a fixed interpreter loop.

    .venv/bin/python scripts/measure_engine.py

Processor time, medians of five runs: figures of a busy machine still compare through the ratio.
"""

import statistics
import time
from collections.abc import Callable

from nave.api import known_games
from nave.kernel.playout import Generator, play_out
from nave.kernel.rules import Rules
from nave.kernel.state import State, answer

RUNS = 5
GAMES = 4
COPIES = 5000
LOOP = 200_000


def median_cpu(work: Callable[[], int]) -> float:
    """Microseconds of processor time per unit of work."""
    found = []
    for _ in range(RUNS):
        begin = time.process_time()
        units = work()
        found.append((time.process_time() - begin) / units * 1e6)
    return statistics.median(found)


def fixed_loop() -> int:
    """A yardstick that never changes: list look-ups, additions, a branch."""
    cells = list(range(64))
    total = 0
    for number in range(LOOP):
        total += cells[number & 63]
        if total & 1:
            total ^= number
    return LOOP


def halfway(template: State, chance: Generator) -> State:
    """The state after four hundred random answers, or shortly before the end of a shorter game."""
    state = template.copy()
    for _ in range(400):
        options = state.stack[-1].options(state)
        after = state.copy()
        answer(after, options[chance.draw() % len(options)])
        if not after.stack:
            break
        state = after
    return state


def measure(rules: Rules, seats: int, yardstick: float) -> str:
    template = rules.start(rules.setup(seats, None, rules.standard_components()))
    chance = Generator(1)
    middle = halfway(template, chance)

    def games() -> int:
        return sum(play_out(template.copy(), chance, 100_000) for _ in range(GAMES))

    def copies() -> int:
        for _ in range(COPIES):
            middle.copy()
        return COPIES

    decision, copy = median_cpu(games), median_cpu(copies)
    return (
        f"{rules.id}, {seats} seats: {decision:.2f} µs per decision ({decision / yardstick:.0f} loop steps), "
        f"{copy:.2f} µs per copy ({copy / yardstick:.0f})"
    )


def main() -> None:
    yardstick = median_cpu(fixed_loop)
    print(f"fixed loop: {yardstick:.4f} µs per step")
    for rules in known_games().values():
        for seats in rules.seats:
            print(measure(rules, seats, yardstick))


if __name__ == "__main__":
    main()
