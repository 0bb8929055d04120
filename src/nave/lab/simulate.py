"""Many games at random: how long they are, what they score, who wins."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypedDict, cast

from nave.api import component_set, rules_of
from nave.kernel.components import STANDARD
from nave.kernel.errors import NaveError
from nave.kernel.playout import Generator, play_out
from nave.kernel.types import ComponentsHead
from nave.lab.farm import Place, in_order, place_for
from nave.lab.fault import fault
from nave.lab.journal import PARQUET, Games, Journal, check_output, parquet
from nave.lab.statistics import ranks

LIMIT: Final = 100_000
# Games of a chunk: at least 50 ms of work, and not so many chunks that keeping them costs more than play.
CHUNK: Final = 100
MOST_CHUNKS: Final = 2000

SCHEMA: Final = {
    "game": "str",
    "number": "int",
    "seed": "int",
    "seat": "int",
    "finished": "bool",
    "decisions": "int",
    "score": "int",
    "rank": "float",
    "win_share": "float",
}


class GameEntry(TypedDict):
    """One game; without scores and winners if it did not end."""

    seed: int
    decisions: int
    scores: list[int] | None
    winners: list[int] | None


class Tallied(TypedDict):
    finished: int
    decisions: int
    mean_scores: list[float]
    win_share: list[float]


class Simulated(Tallied):
    """Many games summed up."""

    game: str
    players: int
    options: dict[str, str]
    components: ComponentsHead
    seed: int
    games: int
    seconds: float
    microseconds_per_decision: float


class Batch:
    """Some games in a row; everything a process or another machine needs to play them."""

    def __init__(
        self,
        game: str,
        seats: int,
        settings: dict[str, str],
        components: str,
        seed: int,
        games: int,
        limit: int,
    ) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.components = components
        self.seed = seed
        self.games = games
        self.limit = limit


def play_batch(batch: Batch) -> Games:
    """One entry per game, which depends on its seed alone."""
    rules = rules_of(batch.game)
    components = component_set(batch.game, name=batch.components)
    template = rules.start(rules.setup(batch.seats, batch.settings, components))
    played: Games = []
    for seed in range(batch.seed, batch.seed + batch.games):
        state = template.copy()
        try:
            decisions = play_out(state, Generator(seed), batch.limit)
        except NaveError:
            played.append({"seed": seed, "decisions": batch.limit, "scores": None, "winners": None})
        else:
            result = rules.result(state)
            played.append(
                {"seed": seed, "decisions": decisions, "scores": result.scores, "winners": result.winners}
            )
    return played


def simulate(
    game: str,
    seats: int,
    games: int,
    seed: int,
    settings: dict[str, str] | None = None,
    components: str = STANDARD,
    limit: int = LIMIT,
    tell: Callable[[int], None] | None = None,
    jobs: int = 1,
    place: Place | None = None,
    output: Path | None = None,
    resume: bool = False,
) -> Simulated:
    """Play `games` games; game number i depends on `seed + i` alone. `tell` hears how many are done."""
    if games < 1:
        raise fault("lab-number", what="games", number=games, least=1)
    rules = rules_of(game)
    rules.check_seats(seats)
    settings = rules.check_settings(seats, settings)
    chosen = component_set(game, name=components)
    if output is not None:
        check_output(output, (PARQUET,))
    elif resume:
        raise fault("lab-resume-output")
    size = max(CHUNK, -(-games // MOST_CHUNKS))
    batches = [
        Batch(game, seats, settings, components, seed + first, min(size, games - first), limit)
        for first in range(0, games, size)
    ]
    where = place or place_for(jobs, len(batches))
    head: ComponentsHead = {"name": chosen.name, "hash": chosen.hash}
    run = {
        "work": "simulate",
        "game": game,
        "players": seats,
        "options": settings,
        "components": head,
        "seed": seed,
        "games": games,
        "limit": limit,
        "rules_version": rules.version,
    }
    journal = None if output is None else Journal(output, run, resume)
    kept: list[dict[str, object]] = []
    tally = Tally()
    begin = time.perf_counter()
    for played in in_order(play_batch, batches, where, journal):
        for row in played:
            entry = cast(GameEntry, row)
            if journal is not None:
                kept += rows_of(game, seats, tally.games, entry)
            tally.add(entry)
        if tell is not None:
            tell(tally.games)
    seconds = time.perf_counter() - begin
    if journal is not None:
        journal.finish(parquet(kept, SCHEMA))
    return {
        "game": game,
        "players": seats,
        "options": settings,
        "components": head,
        "seed": seed,
        "games": games,
        **tally.to_data(),
        "seconds": round(seconds, 3),
        "microseconds_per_decision": round(seconds / tally.decisions * 1e6, 2),
    }


class Tally:
    """Sums over games; shared victories count in parts."""

    def __init__(self) -> None:
        self.games = 0
        self.finished = 0
        self.decisions = 0
        self.totals: list[int] = []
        self.wins: list[float] = []

    def add(self, entry: GameEntry) -> None:
        self.games += 1
        self.decisions += entry["decisions"]
        scores, winners = entry["scores"], entry["winners"]
        if scores is None or winners is None:
            return
        self.finished += 1
        self.totals = self.totals or [0] * len(scores)
        self.wins = self.wins or [0.0] * len(scores)
        for player, score in enumerate(scores):
            self.totals[player] += score
        for winner in winners:
            self.wins[winner] += 1 / len(winners)

    def to_data(self) -> Tallied:
        count = max(self.finished, 1)
        return {
            "finished": self.finished,
            "decisions": self.decisions,
            "mean_scores": [round(total / count, 2) for total in self.totals],
            "win_share": [round(share / count, 4) for share in self.wins],
        }


def rows_of(game: str, seats: int, number: int, entry: GameEntry) -> list[dict[str, object]]:
    """One row per seat (an automatic opponent has one too); an unfinished game has no scores."""
    common = {"game": game, "number": number, "seed": entry["seed"], "decisions": entry["decisions"]}
    scores, winners = entry["scores"], entry["winners"]
    if scores is None or winners is None:
        return [{**common, "seat": seat, "finished": False} for seat in range(seats)]
    places = ranks(scores, winners)
    return [
        {
            **common,
            "seat": seat,
            "finished": True,
            "score": score,
            "rank": places[seat],
            "win_share": (seat in winners) / len(winners),
        }
        for seat, score in enumerate(scores)
    ]
