"""Fresh games of weights that were found against the mason as it is, or beside it where nobody else plays.

    .venv/bin/python -m scripts.try_weights red_cathedral --seats 4 --weights four.toml --seed 620000
    .venv/bin/python -m scripts.try_weights red_cathedral --seats 1 --value ending=10 --seed 640000

Planned on the state, as `nave tune` plays. With several seats the weights sit on every seat of every seed in
turn, the mason's own on all others. In solitaire both play the same seeds, and the seeds that only one of
them wins decide. The mason is that of the checkout: once weights are adopted, no difference is left to see.
"""

import argparse
import json
import math
import tomllib
from pathlib import Path
from typing import TypedDict

from nave.bots.base import DEFAULT_NODES
from nave.lab.matches import Match, play_match
from nave.lab.statistics import Z, wilson


class Tried(TypedDict):
    """What a run found; with several seats the mason's own games are not played apart."""

    games: int
    won: float
    interval: list[float]
    # What weights like the mason's would win; in solitaire, what the mason's won.
    neutral: float
    margin: float
    better: bool


class Beside(Tried):
    """Of solitaire: seeds that one of them alone won, and the difference of the shares."""

    only_tried: int
    only_mason: int
    difference: list[float]
    mcnemar: float


def weights_of(path: Path | None, given: list[str]) -> dict[str, float]:
    """Of a file of `nave tune`, whose only table they are, and single ones beside it."""
    values: dict[str, float] = {}
    if path is not None:
        for table in tomllib.loads(path.read_text(encoding="utf-8")).values():
            values.update({name: float(value) for name, value in table.items()})
    for one in given:
        name, _, number = one.partition("=")
        values[name] = float(number)
    return values


def played(
    game: str,
    seats: int,
    settings: dict[str, str],
    values: dict[str, float],
    games: int,
    seed: int,
    nodes: int,
) -> list[tuple[float, int]]:
    """The share of the victory and the margin of each game, every seed from all seats."""
    rows = []
    for number in range(games):
        match = Match(game, seats, settings, seed + number // seats, number % seats, "mason", values, nodes)
        row = play_match(match)
        rows.append((row["won"], row["margin"]))
    return rows


def tried(rows: list[tuple[float, int]], seats: int) -> Tried:
    won = sum(share for share, _ in rows)
    low, high = wilson(won, len(rows))
    neutral = 1 / seats
    return {
        "games": len(rows),
        "won": round(won / len(rows), 4),
        "interval": [round(low, 4), round(high, 4)],
        "neutral": round(neutral, 4),
        "margin": round(sum(margin for _, margin in rows) / len(rows), 2),
        "better": seats > 1 and low > neutral,
    }


def beside(rows: list[tuple[float, int]], masons: list[tuple[float, int]]) -> Beside:
    """Pairs of one seed each: the interval of the difference, and the exact test of McNemar."""
    games = len(rows)
    gains = [own - other for (own, _), (other, _) in zip(rows, masons, strict=True)]
    mean = sum(gains) / games
    error = math.sqrt(sum((gain - mean) ** 2 for gain in gains) / games / games)
    only, other = sum(gain > 0 for gain in gains), sum(gain < 0 for gain in gains)
    return {
        **tried(rows, 1),
        "better": mean - Z * error > 0,
        "neutral": round(sum(share for share, _ in masons) / games, 4),
        "only_tried": only,
        "only_mason": other,
        "difference": [round(mean, 4), round(mean - Z * error, 4), round(mean + Z * error, 4)],
        "mcnemar": mcnemar(only, other),
    }


def mcnemar(only: int, other: int) -> float:
    """How likely so uneven a split of the seeds that one alone won is if both are alike; two-sided."""
    pairs, fewer = only + other, min(only, other)
    tail = sum(math.comb(pairs, number) for number in range(fewer + 1))
    return round(min(1.0, float(2 * tail / (1 << pairs))), 5)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument(
        "--set", action="append", default=[], metavar="KEY=VALUE", help="a setting of the game"
    )
    parser.add_argument("--weights", type=Path, help="a file that `nave tune` wrote")
    parser.add_argument("--value", action="append", default=[], metavar="NAME=NUMBER", help="a weight")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--nodes", type=int, default=DEFAULT_NODES)
    given = parser.parse_args(arguments)
    settings = dict(one.split("=", 1) for one in given.set)
    values = weights_of(given.weights, given.value)
    same = (given.games, given.seed, given.nodes)
    rows = played(given.game, given.seats, settings, values, *same)
    found: Tried | Beside = tried(rows, given.seats)
    if given.seats == 1:
        found = beside(rows, played(given.game, given.seats, settings, {}, *same))
    print(json.dumps({"weights": values, **found}))


if __name__ == "__main__":
    main()
