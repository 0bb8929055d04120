"""Positions the mason looks at, in processor time and in steps of the fixed loop.

    .venv/bin/python -m scripts.measure_search

Questions of random games, 40 of each configuration, each thought about with 500 positions. The configurations
take turns, and the best round counts: other work on the machine only ever adds.
"""

import argparse
import json
import random
import time
from pathlib import Path
from typing import Any

import nave
from nave.bots.base import Budget
from nave.bots.determine import state_of
from nave.bots.minds import mind_of
from nave.bots.search import Planner
from nave.kernel.state import State
from nave.lab.bench import LOOP, fixed_loop
from nave.native import ENGINE

KEPT = Path(__file__).resolve().parent.parent / "tests" / "bots" / "mason_1.json"
NODES = 500
# Enough that a round measures thinking, not empty caches.
QUESTIONS = 40
# A game is asked at one answer in so many, and left after so many.
SELDOM = 12
LONGEST = 400


def title(row: dict[str, Any]) -> str:
    return ", ".join([row["game"], f"{row['seats']} seats", *row["settings"].values()])


def questions(row: dict[str, Any]) -> list[tuple[State, int, list[int]]]:
    """Positions of random games at which the mason has a choice, as it sees them."""
    mind = mind_of(row["game"], row["seats"])
    found: list[tuple[State, int, list[int]]] = []
    seed = 0
    while len(found) < QUESTIONS:
        seed += 1
        game = nave.new_game(row["game"], seats=row["seats"], seed=seed, settings=row["settings"])
        chance = random.Random(seed)
        for number in range(LONGEST):
            seat = game.seat
            if seat is None:
                break
            if chance.randrange(SELDOM) == 0:
                state = state_of(game.view(seat), random.Random(number))
                moves = mind.tries(state, seat)
                if len(moves) > 1:
                    found.append((state, seat, moves))
            game.play(chance.choice(list(game.legal_moves)))
    return found[:QUESTIONS]


def microseconds(row: dict[str, Any], asked: list[tuple[State, int, list[int]]]) -> float:
    """Processor time for each position looked at."""
    mind = mind_of(row["game"], row["seats"])
    looked = 0
    begin = time.process_time()
    for state, seat, moves in asked:
        planner = Planner(mind, state, seat, 1, Budget(NODES))
        planner.plan(moves)
        looked += NODES - planner.left
    return (time.process_time() - begin) / looked * 1e6


def loop_step() -> float:
    begin = time.process_time()
    fixed_loop()
    return (time.process_time() - begin) / LOOP * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description="Positions the mason looks at, in processor time.")
    parser.add_argument("--rounds", type=int, default=7, help="rounds of which the best counts (default: 7)")
    rounds = parser.parse_args().rounds
    rows = json.loads(KEPT.read_text(encoding="utf-8"))
    asked = [questions(row) for row in rows]
    best = [float("inf")] * len(rows)
    step = float("inf")
    for _ in range(rounds):
        step = min(step, loop_step())
        for number, row in enumerate(rows):
            best[number] = min(best[number], microseconds(row, asked[number]))
    print(f"{ENGINE} engine, best of {rounds} rounds; one loop step: {step:.4f} µs")
    for row, found in zip(rows, best, strict=True):
        print(f"{title(row)}: {1e6 / found:,.0f} positions a second, {found / step:.0f} loop steps each")


if __name__ == "__main__":
    main()
