"""What kept tournaments say together: who beat whom, ratings, strength against thinking time as a picture.

    .venv/bin/python -m scripts.ladder_report docs/ladder --game red_cathedral
    .venv/bin/python -m scripts.ladder_report docs/ladder --game basilica --picture strength.svg

Reads every file of `nave tournament --output` or scripts/ladder.py in the folder, finished or broken off, and
takes the games of two seats with the usual settings. A rating is the most likely one by the odds of Elo (400
points more are ten wins to one) with the apprentice at 1000; every pair counts half a win more for both, so
that nobody is endlessly strong. Bars are 95 %.
"""

import argparse
import math
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple
from xml.sax.saxutils import escape

import numpy as np

from nave.api import rules_of
from nave.lab.standings import PlayedData, played_of, summarize
from nave.lab.statistics import wilson
from scripts.ladder_kept import journal, read_run

ANCHOR: Final = "apprentice"
AT: Final = 1000.0
# Points of rating for a factor e of the odds.
POINTS: Final = 400 / math.log(10)
SURE: Final = 1.96
WIDTH, HEIGHT, EDGE = 760, 440, 60
# What a turn may take, in seconds; less is drawn at the left edge.
LEAST, MOST = 0.001, 2.0


class Met(NamedTuple):
    """Games of a pair, and the part of them that the first won."""

    games: int
    won: float


class Rated(NamedTuple):
    rating: float
    sure: float
    seconds: float


Pairs = dict[tuple[str, str], Met]


def met(folder: Path, game: str) -> tuple[Pairs, dict[str, float]]:
    """By pair of bots, both ways; and processor seconds a turn of each."""
    usual = rules_of(game).check_settings(2, {})
    games: dict[tuple[str, str], list[float]] = {}
    times: dict[str, list[tuple[int, float]]] = {}
    for path in sorted([*folder.glob("*.json"), *folder.glob("*.json.part")]):
        if path.suffix == ".json":
            run = read_run(path)
            head: Mapping[str, Any] = run
            played: Sequence[PlayedData] = run["played"]
            timings = run["timing"]
        else:
            head, entries = journal(path)
            played = entries
            timings = summarize([played_of(entry) for entry in entries])["timing"] if entries else {}
        if (head["game"], head["seats"], head["options"]) != (game, 2, usual):
            continue
        for name, timing in timings.items():
            times.setdefault(name, []).append((timing["turns"], timing["processor_per_turn"]))
        for entry in played:
            one, two = entry["players"]
            share = (0 in entry["winners"]) / len(entry["winners"])
            games.setdefault((one, two), []).append(share)
            games.setdefault((two, one), []).append(1.0 - share)
    pairs = {pair: Met(len(shares), sum(shares)) for pair, shares in games.items() if pair[0] != pair[1]}
    seconds = {name: mean_time(rows) for name, rows in times.items()}
    return pairs, seconds


def mean_time(rows: Iterable[tuple[int, float]]) -> float:
    turns, total = 0, 0.0
    for count, each in rows:
        turns, total = turns + count, total + count * each
    return total / turns if turns else 0.0


def rated(pairs: Pairs, seconds: dict[str, float]) -> dict[str, Rated]:
    """The most likely ratings, the strongest first; how sure a difference to the anchor is."""
    names = sorted({name for pair in pairs for name in pair})
    if ANCHOR not in names:
        raise SystemExit(f"no game of the {ANCHOR} is kept: nothing to rate by")
    place = {name: number for number, name in enumerate(names)}
    x = np.zeros(len(names))
    free = [number for name, number in place.items() if name != ANCHOR]
    spread = np.zeros(len(names))
    for _ in range(100):
        slope, bend = np.zeros(len(names)), np.zeros((len(names), len(names)))
        for (one, two), found in pairs.items():
            if one > two:
                continue
            i, j, count = place[one], place[two], found.games + 1.0
            chance = 1.0 / (1.0 + math.exp(x[j] - x[i]))
            slope[i] += found.won + 0.5 - count * chance
            slope[j] -= found.won + 0.5 - count * chance
            weight = count * chance * (1.0 - chance)
            bend[np.ix_([i, j], [i, j])] += weight * np.array([[1.0, -1.0], [-1.0, 1.0]])
        some = bend[np.ix_(free, free)]
        # Steps are kept small: far from the summit the bend says little.
        step = np.clip(np.linalg.solve(some + 1e-9 * np.eye(len(free)), slope[free]), -1.0, 1.0)
        x[free] += step
        spread[free] = np.sqrt(np.diag(np.linalg.inv(some + 1e-9 * np.eye(len(free)))))
        if np.abs(step).max() < 1e-9:
            break
    found_all = {
        name: Rated(AT + POINTS * x[number], SURE * POINTS * spread[number], seconds.get(name, 0.0))
        for name, number in place.items()
    }
    return dict(sorted(found_all.items(), key=lambda pair: -pair[1].rating))


# ------------------------------------------------------------ telling


def table(pairs: Pairs, ratings: dict[str, Rated]) -> list[str]:
    """Rows of a table: rating, time, and against everybody the share won, its interval and the games."""
    names = list(ratings)
    rows = [f"| | rating | s a turn | {' | '.join(names)} |", "|---|---|---|" + "---|" * len(names)]
    for name, found in ratings.items():
        cells = [cell(pairs.get((name, other))) for other in names]
        head = f"| {name} | {found.rating:.0f} ± {found.sure:.0f} | {found.seconds:.3f} |"
        rows.append(f"{head} {' | '.join(cells)} |")
    return rows


def cell(found: Met | None) -> str:
    if found is None:
        return ""
    low, high = wilson(found.won, found.games)
    return f"{found.won / found.games:.0%} ({low:.0%} to {high:.0%}) of {found.games}"


def across(seconds: float) -> float:
    part = math.log(max(LEAST, min(MOST, seconds)) / LEAST) / math.log(MOST / LEAST)
    return EDGE + part * (WIDTH - 2 * EDGE)


def picture(title: str, ratings: dict[str, Rated]) -> str:
    """Rating against processor seconds a turn, on a scale of tens."""
    low = 200 * math.floor(min(one.rating - one.sure for one in ratings.values()) / 200)
    high = 200 * math.ceil(max(one.rating + one.sure for one in ratings.values()) / 200)

    def up(rating: float) -> float:
        return HEIGHT - EDGE - (rating - low) / (high - low) * (HEIGHT - 2 * EDGE)

    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="13" role="img"><title>{escape(title)}</title>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{EDGE}" y="28" font-size="16">{escape(title)}</text>',
    ]
    for rating in range(low, high + 1, 200):
        y = up(rating)
        out.append(f'<path d="M{EDGE} {y:.1f}H{WIDTH - EDGE}" stroke="#ddd"/>')
        out.append(f'<text x="{EDGE - 8}" y="{y + 4:.1f}" text-anchor="end">{rating}</text>')
    for seconds in (0.001, 0.01, 0.1, 1.0):
        x = across(seconds)
        out.append(f'<path d="M{x:.1f} {EDGE}V{HEIGHT - EDGE}" stroke="#ddd"/>')
        out.append(f'<text x="{x:.1f}" y="{HEIGHT - EDGE + 20}" text-anchor="middle">{seconds:g} s</text>')
    for one in ratings.values():
        x, y = across(one.seconds), up(one.rating)
        ends = up(one.rating + one.sure), up(one.rating - one.sure)
        out.append(f'<path d="M{x:.1f} {ends[0]:.1f}V{ends[1]:.1f}" stroke="#8a3324" stroke-width="2"/>')
        out.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="#8a3324"/>')
    # Names last, with an edge of paper: nobody's bar runs through them.
    edge = 'stroke="#fff" stroke-width="4" paint-order="stroke"'
    for name, one in ratings.items():
        x, y = across(one.seconds), up(one.rating)
        out.append(f'<text x="{x + 9:.1f}" y="{y - 7:.1f}" {edge}>{escape(name)}</text>')
    below = "processor time a turn, one core; rating by Elo's odds, the apprentice 1000; bars 95 %"
    out.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 14}" text-anchor="middle">{below}</text>')
    return "\n".join([*out, "</svg>\n"])


def main() -> None:
    shown = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=shown)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", default="red_cathedral")
    parser.add_argument("--picture", type=Path)
    given = parser.parse_args()
    pairs, seconds = met(given.folder, given.game)
    ratings = rated(pairs, seconds)
    print("\n".join(table(pairs, ratings)))
    if given.picture is not None:
        title = f"{rules_of(given.game).title}: strength against thinking time"
        given.picture.write_text(picture(title, ratings), encoding="utf-8")


if __name__ == "__main__":
    main()
