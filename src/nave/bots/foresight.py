"""What playing on tells of options beyond the end of the turn: the architect's choice, for hints."""

import random
from typing import Final

from nave.bots.architect import Line, Trial, best_lines
from nave.bots.base import Budget
from nave.bots.planning import Matter
from nave.bots.search import Clock, Planner

# Somebody waits for a hint: it is given this part of the turns that the architect plays on.
WAITING: Final = 4


def ahead(matter: Matter, worth: dict[int, float], rng: random.Random, budget: Budget) -> dict[int, float]:
    """By option: points that the turns to come add to what its turn is `worth`, compared with the best one.

    The line that fared best has 0, and nothing is worth more than it; what was not played on stays below it.
    """
    mind = matter.mind
    planner = Planner(mind, matter.state, matter.seat, rng.getrandbits(64), budget)
    lines = best_lines(planner, matter.moves, mind.lines, mind.within, mind.alike)
    if len(lines) > 1:
        effort = mind.effort // WAITING
        trial = Trial(matter, mind.depth, rng.getrandbits(31), mind.beam, mind.early, effort)
        best = trial.best(lines, mind.rollouts, Clock(budget.seconds))
    else:
        best = lines[0]
    first = best.moves[0]
    fared: dict[int, Line] = {}
    for line in lines:
        known = fared.get(line.moves[0])
        if line.played and (known is None or line.mean > known.mean):
            fared[line.moves[0]] = line
    found = {first: 0.0}
    for move, value in worth.items():
        if move == first:
            continue
        total = value
        if move in fared:
            total += (fared[move].mean - value) - (best.mean - worth[first])
        found[move] = min(total, worth[first]) - value
    return found
