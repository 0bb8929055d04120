"""Tuning weights by CMA-ES: candidates play a panel of opponents, the best is validated on other seeds.

A run is a file of finished generations; since the same seed proposes the same candidates, a run that was
broken off goes on where it stopped.
"""

import json
import math
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypedDict

from nave.api import new_game, rules_of
from nave.bots.minds import mind_of
from nave.bots.weights import tables_for
from nave.kernel.components import STANDARD
from nave.kernel.language import Each
from nave.lab.farm import Place, in_order, place_for
from nave.lab.fault import fault
from nave.lab.journal import Games
from nave.lab.matches import Match, play_matches, style_of
from nave.lab.statistics import wilson

with warnings.catch_warnings():
    # It would like to draw, and complains to whoever tunes where nothing is installed to draw with.
    warnings.simplefilter("ignore")
    import cma

FORMAT: Final = "nave-tune/1"
# One step of a candidate is a change by this factor (e to the power of it); of a weight of 0, this much.
STEP: Final = 0.25
FIRST_SIGMA: Final = 0.7
# Seeds for validation lie so far from those of the generations.
APART: Final = 1_000_000
# Points of margin that count about as much as the game: small margins count nearly linearly.
MARGIN: Final = 12.0


class Plan:
    """What a run does; two runs with equal plans do the same."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        settings: dict[str, str] | None = None,
        weights: list[str] | None = None,
        rivals: list[str] | None = None,
        generations: int = 20,
        population: int = 10,
        games: int = 20,
        validation: int = 200,
        nodes: int = 300,
        seed: int = 0,
    ) -> None:
        rules = rules_of(game)
        rules.check_seats(seats)
        self.game = game
        self.seats = seats
        self.settings = rules.check_settings(seats, settings)
        # Of games of that kind: on the other side of the workshops they may be others.
        first = new_game(game, seats=seats, seed=seed, settings=self.settings, components=STANDARD)
        mind = mind_of(game, seats)
        self.start = mind.values_at(first.state)
        # Where in the file of weights they hold for such games and no others.
        self.table = tables_for(seats, mind.kinds_at(first.state))[-1]
        if not self.start:
            raise fault("lab-no-weights", game=game)
        self.weights = weights or sorted(self.start)
        for name in self.weights:
            if name not in self.start:
                raise fault("lab-no-weight", weight=name, known=Each(sorted(self.start)))
        self.rivals = rivals or ["mason", "mason-1"]
        for rival in self.rivals:
            style_of(rival)
        numbers = {"generations": generations, "games": games, "validation": validation, "nodes": nodes}
        for what, number in numbers.items():
            if number < 1:
                raise fault("lab-number", what=what, number=number, least=1)
        if population < 3:
            raise fault("lab-number", what="population", number=population, least=3)
        self.generations = generations
        self.population = population
        self.games = games
        self.validation = validation
        self.nodes = nodes
        self.seed = seed

    def to_data(self) -> dict[str, object]:
        # Costs tell of steps away from these weights: with others a run cannot go on.
        start = {name: self.start[name] for name in self.weights}
        return {"format": FORMAT, **vars(self), "start": start}

    def values(self, x: list[float]) -> dict[str, float]:
        """The weights a point of the search stands for."""
        found: dict[str, float] = {}
        for name, step in zip(self.weights, x, strict=True):
            start = self.start[name]
            found[name] = start * math.exp(STEP * step) if start else STEP * step
        return found

    def matches(self, values: dict[str, float], first: int, games: int) -> list[Match]:
        """So many games, every seed from all seats against one of the panel in turn."""
        out: list[Match] = []
        for number in range(games):
            seed, seat = first + number // self.seats, number % self.seats
            rival = self.rivals[number // self.seats % len(self.rivals)]
            out.append(Match(self.game, self.seats, self.settings, seed, seat, rival, values, self.nodes))
        return out


class Shares(TypedDict):
    """How the games of a validation went."""

    games: int
    win_share: float
    win_interval: list[float]
    mean_margin: float


class Tuned(TypedDict):
    """Which weights are kept, and how both did."""

    kept: str
    weights: dict[str, float]
    tuned: Shares
    start: Shares


def cost(rows: Games) -> float:
    """What CMA-ES makes small: lost games, and margins while they are small."""
    gains = [float(row["won"]) + math.tanh(row["margin"] / MARGIN) for row in rows]
    return -sum(gains) / len(gains)


class Tuning:
    """One run. `path` is the file of weights to be; `path` with `.part` holds the generations so far."""

    def __init__(self, plan: Plan, path: Path, resume: bool) -> None:
        self.plan = plan
        self.path = path
        self.part = path.with_name(path.name + ".part")
        self.told: list[list[float]] = []
        if path.exists():
            raise fault("lab-tuned-exists", path=str(path))
        if resume:
            self.told = self._read()
        elif self.part.exists():
            raise fault("lab-unfinished", path=str(self.part))
        else:
            self.part.write_text(json.dumps(plan.to_data()) + "\n", encoding="utf-8")

    def _read(self) -> list[list[float]]:
        try:
            lines = self.part.read_text(encoding="utf-8").splitlines()
        except OSError:
            raise fault("lab-nothing-to-resume", path=str(self.part)) from None
        try:
            header, *rows = [json.loads(line) for line in lines]
        except ValueError:
            raise fault("lab-no-tuning", path=str(self.part)) from None
        if header != self.plan.to_data():
            raise fault("lab-other-tuning", path=str(self.part), settings=json.dumps(header))
        return [list(row) for row in rows]

    def run(
        self, jobs: int = 1, place: Place | None = None, tell: Callable[[int, float], None] | None = None
    ) -> Tuned:
        """All generations, then the validation; the outcome, which is also written to `path`."""
        plan = self.plan
        options = {"popsize": plan.population, "seed": plan.seed + 1, "verbose": -9}
        search = cma.CMAEvolutionStrategy([0.0] * len(plan.weights), FIRST_SIGMA, options)
        for number in range(plan.generations):
            points = [list(map(float, point)) for point in search.ask()]
            if number < len(self.told):
                costs = self.told[number]
            else:
                costs = self.judge([plan.values(point) for point in points], number, jobs, place)
                with open(self.part, "a", encoding="utf-8") as file:
                    file.write(json.dumps(costs) + "\n")
            search.tell(points, costs)
            if tell is not None:
                tell(number + 1, min(costs))
        found = plan.values(list(map(float, search.result.xfavorite)))
        outcome = self.validate(found, jobs, place)
        self.path.write_text(as_toml(plan, outcome), encoding="utf-8")
        self.part.unlink()
        return outcome

    def judge(
        self, candidates: list[dict[str, float]], generation: int, jobs: int, place: Place | None
    ) -> list[float]:
        """All candidates play the same games; every generation plays others."""
        plan = self.plan
        first = plan.seed + generation * plan.games
        chunks = [plan.matches(values, first, plan.games) for values in candidates]
        where = place or place_for(jobs, len(chunks))
        return [cost(rows) for rows in in_order(play_matches, chunks, where)]

    def validate(self, found: dict[str, float], jobs: int, place: Place | None) -> Tuned:
        """Candidate and start on seeds that no generation saw; the start stays unless it loses."""
        plan = self.plan
        both = [plan.matches(values, plan.seed + APART, plan.validation) for values in (found, {})]
        size = max(2 * plan.seats, plan.validation // 20)
        chunks = [row[at : at + size] for row in both for at in range(0, plan.validation, size)]
        where = place or place_for(jobs, len(chunks))
        rows = [row for games in in_order(play_matches, chunks, where) for row in games]
        tuned, start = rows[: plan.validation], rows[plan.validation :]
        better = cost(tuned) < cost(start)
        return {
            "kept": "tuned" if better else "start",
            "weights": found if better else {},
            "tuned": told(tuned),
            "start": told(start),
        }


def told(rows: Games) -> Shares:
    won = sum(row["won"] for row in rows)
    low, high = wilson(won, len(rows))
    margin = sum(row["margin"] for row in rows) / len(rows)
    return {
        "games": len(rows),
        "win_share": round(won / len(rows), 4),
        "win_interval": [round(low, 4), round(high, 4)],
        "mean_margin": round(margin, 2),
    }


def as_toml(plan: Plan, outcome: Tuned) -> str:
    """Readable weights, with how they were found; to be copied into the table named there."""
    notes = [
        f"Tuned for {plan.game}, {plan.seats} seats, {json.dumps(plan.settings)}",
        f"CMA-ES, {plan.generations} generations of {plan.population}, {plan.games} games each from seed "
        f"{plan.seed}, {plan.nodes} positions a turn, against {', '.join(plan.rivals)}",
        *(
            f"{name} on seeds from {plan.seed + APART}: {row['win_share']:.1%} of {row['games']} games "
            f"({row['win_interval'][0]:.1%} to {row['win_interval'][1]:.1%}), margin {row['mean_margin']:+}"
            for name, row in (("tuned", outcome["tuned"]), ("start", outcome["start"]))
        ),
        f"kept: {outcome['kept']}",
    ]
    lines = [f"# {note}" for note in notes] + ["", f"[{plan.table}]"]
    lines += [f"{name} = {value:.4g}" for name, value in outcome["weights"].items()]
    return "\n".join(lines) + "\n"
