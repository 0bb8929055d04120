"""Many games at random: how long they are, what they score, who wins."""

import time
from collections.abc import Callable
from typing import Any

from nave.api import component_set, rules_of
from nave.kernel.components import STANDARD
from nave.kernel.errors import BadInput, NaveError
from nave.kernel.playout import Chance, play_out

LIMIT = 100_000


def simulate(
    game: str,
    seats: int,
    games: int,
    seed: int,
    options: dict[str, str] | None = None,
    components: str = STANDARD,
    limit: int = LIMIT,
    tell: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Play `games` games; game number i depends on `seed + i` alone. `tell` hears how many are done."""
    if games < 1:
        raise BadInput(f"the number of games is {games}; allowed: 1 or more")
    rules = rules_of(game)
    rules.check_seats(seats)
    settings = rules.check_settings(seats, options)
    chosen = component_set(game, components)
    template = rules.start(seats, settings, chosen)
    decisions = finished = 0
    totals: list[int] = []
    wins: list[float] = []
    begin = time.perf_counter()
    for number in range(games):
        state = template.copy()
        try:
            decisions += play_out(state, Chance(seed + number), limit)
        except NaveError:
            decisions += limit
        else:
            finished += 1
            result = rules.result(state)
            totals = totals or [0] * len(result.scores)
            wins = wins or [0.0] * len(result.scores)
            for player, score in enumerate(result.scores):
                totals[player] += score
            for winner in result.winners:
                wins[winner] += 1 / len(result.winners)
        if tell is not None:
            tell(number + 1)
    seconds = time.perf_counter() - begin
    count = max(finished, 1)
    return {
        "game": game,
        "players": seats,
        "options": settings,
        "components": {"name": chosen.name, "hash": chosen.hash},
        "seed": seed,
        "games": games,
        "finished": finished,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "microseconds_per_decision": round(seconds / decisions * 1e6, 2),
        "mean_scores": [round(total / count, 2) for total in totals],
        "win_share": [round(share / count, 4) for share in wins],
    }
