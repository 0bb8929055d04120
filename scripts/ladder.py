"""Measure whether the ladder of bots holds: every bar of docs/bots.md with the games it asks for.

    .venv/bin/python -m scripts.ladder docs/ladder
    .venv/bin/python -m scripts.ladder docs/ladder two four --jobs 2 --minutes 60
    .venv/bin/python -m scripts.ladder docs/ladder --show           # what is kept so far; plays nothing
    .venv/bin/python -m scripts.ladder docs/ladder matrix depth-8   # no bars: the matrix, the ablation
    .venv/bin/python -m scripts.ladder docs/ladder mason-ivan-hard-advanced

Each run is kept in the folder, game by game; called again, it goes on where it stood and prints what is done
as rows of a table. The whole of it takes hours; `--minutes` ends it after the run that is under way by then.
The seeds are those of docs/bots.md: nobody has chosen anything with them.
"""

import argparse
import time
from math import comb
from pathlib import Path
from typing import Final, NamedTuple

from nave.lab.standings import Summed, played_of, summarize
from nave.lab.tournament import Tournament, tournament
from scripts.ladder_kept import journal, read_run, shorten


class Bar(NamedTuple):
    """One run of the first bot, and the least lower end of its interval (the most upper end, for a rung)."""

    game: str
    bots: str
    blocks: int
    seed: int
    least: float
    seconds: float
    seats: int = 2
    settings: str = ""
    most: float = 1.0


RED: Final = "red_cathedral"
CROWD: Final = "architect,mason-1,mason-1,mason-1"
BARS: Final[dict[str, Bar]] = {
    "two": Bar(RED, "architect,mason-1", 100, 80000, 0.80, 0.5),
    "four": Bar(RED, CROWD, 50, 81000, 0.40, 1.0, 4),
    "contractors": Bar(RED, "architect,mason-1", 100, 82000, 0.65, 1.0, 2, "module=on guild=random"),
    "very-hard": Bar(RED, "architect", 300, 83000, 0.75, 1.0, 1, "level=very_hard"),
    "advanced": Bar(RED, "architect", 300, 84000, 0.75, 1.0, 1, "workshops=advanced"),
    "basilica": Bar("basilica", "architect,mason-1", 200, 85000, 0.65, 1.0),
    # With 400 games an interval reaches five points down: who wins 63 % could not show 60.
    "mason": Bar(RED, "mason,mason-1", 800, 109000, 0.60, 1.0),
    "basilica-mason": Bar("basilica", "mason,mason-1", 800, 107000, 0.60, 1.0),
    "over-apprentice": Bar(RED, "journeyman,apprentice", 100, 110000, 0.70, 1.0, most=0.90),
    "under-mason": Bar(RED, "journeyman,mason", 100, 111000, 0.10, 1.0, most=0.30),
    "basilica-over-apprentice": Bar("basilica", "journeyman,apprentice", 100, 112000, 0.70, 1.0, most=0.90),
    "basilica-under-mason": Bar("basilica", "journeyman,mason", 100, 113000, 0.10, 1.0, most=0.30),
}
# Measurements without a bar, played only if they are named. Those of the ablation meet the same rival on the
# same seeds: `depth-…` all play on for as many turns in all, so they take the same time; `rollouts-…` do not.
LADDER: Final = "random,apprentice,journeyman,mason,architect"
NO_BAR: Final = -1.0
TRIALS: Final[dict[str, Bar]] = {
    "over-random": Bar(RED, "apprentice,random", 50, 114000, NO_BAR, 1.0),
    "basilica-over-random": Bar("basilica", "apprentice,random", 50, 115000, NO_BAR, 1.0),
    "matrix": Bar(RED, LADDER, 20, 93000, NO_BAR, 1.0),
    "basilica-matrix": Bar("basilica", LADDER, 20, 93500, NO_BAR, 1.0),
    **{
        f"depth-{depth}": Bar(RED, f"architect:depth={depth},mason-1", 50, 94000, NO_BAR, 1.0)
        for depth in (0, 2, 4, 8, 16, 100)
    },
    **{
        f"rollouts-{games}": Bar(
            RED, f"architect:rollouts={games}:effort=1000000,mason-1", 50, 94000, NO_BAR, 10.0
        )
        for games in (10, 40, 160)
    },
    # Solitaire on every level of Ivan and both sides of the workshop; two of the architect's are bars.
    **{
        f"ivan-{name}": Bar(RED, "architect", 50, seed, NO_BAR, 1.0, 1, settings)
        for name, seed, settings in (
            ("standard-basic", 116000, "level=standard workshops=basic"),
            ("hard-basic", 117000, "level=hard workshops=basic"),
            ("hard-advanced", 118000, "level=hard workshops=advanced"),
            ("very-hard-advanced", 119000, "level=very_hard workshops=advanced"),
        )
    },
    **{
        f"mason-ivan-{name}": Bar(RED, "mason", 300, seed, NO_BAR, 1.0, 1, settings)
        for name, seed, settings in (
            ("standard-basic", 120000, "level=standard workshops=basic"),
            ("standard-advanced", 121000, "level=standard workshops=advanced"),
            ("hard-basic", 122000, "level=hard workshops=basic"),
            ("hard-advanced", 123000, "level=hard workshops=advanced"),
            ("very-hard-basic", 124000, "level=very_hard workshops=basic"),
            ("very-hard-advanced", 125000, "level=very_hard workshops=advanced"),
        )
    },
}


def played(name: str, bar: Bar, folder: Path, jobs: int) -> Tournament:
    output = folder / f"{name}.json"
    if output.exists():
        shorten(output)
        return read_run(output)
    begun = output.with_name(output.name + ".part").exists()
    settings = dict(pair.split("=", 1) for pair in bar.settings.split())
    found = tournament(
        bar.game,
        bar.bots.split(","),
        bar.seats,
        bar.blocks,
        bar.seed,
        settings,
        jobs=jobs,
        output=output,
        resume=begun,
    )
    shorten(output)
    return found


def found(name: str, folder: Path) -> Summed | None:
    """What is kept of a run, finished or not; None if there is nothing."""
    output = folder / f"{name}.json"
    part = output.with_name(output.name + ".part")
    if output.exists():
        return read_run(output)
    entries = journal(part)[1] if part.exists() else []
    return summarize([played_of(entry) for entry in entries]) if entries else None


def row(name: str, bar: Bar, summary: Summed) -> str:
    """A run that was broken off says so: with fewer games than it asks for no bar is held."""
    first = bar.bots.split(",")[0]
    standing = next(one for one in summary["standings"] if one["bot"] == first)
    low, high = standing["win_interval"]
    seconds = summary["timing"][first]["processor_per_turn"]
    # A rung must lie between two others: its share, not its interval.
    share = standing["win_share"]
    enough = bar.least <= share <= bar.most if bar.most < 1.0 else low >= bar.least
    whole = standing["games"] >= games_of(bar)
    held = enough and seconds <= bar.seconds and not standing["replaced"]
    verdict = "" if bar.least == NO_BAR else "held" if held else "missed"
    cells = (
        name,
        bar.bots,
        str(standing["games"]),
        f"{share:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{seconds:.2f}",
        str(standing["replaced"]),
        verdict if whole else f"unfinished, {games_of(bar)} to play",
    )
    return f"| {' | '.join(cells)} |"


def games_of(bar: Bar) -> int:
    """Games that the first bot plays in a run: every seed from every seat, with each choice of the others."""
    named = bar.bots.count(",") + 1
    return bar.blocks * bar.seats * comb(named - 1, bar.seats - 1)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    known = {**BARS, **TRIALS}
    parser.add_argument("folder", type=Path)
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help=f"of {', '.join(known)}; the bars unless named"
    )
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=24 * 60.0)
    parser.add_argument("--show", action="store_true", help="play nothing")
    given = parser.parse_args()
    for name in given.names:
        if name not in known:
            parser.error(f"no run is called {name}; there are {', '.join(known)}")
    given.folder.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + 60.0 * given.minutes
    print("| run | bots | games | wins | 95 % | s a turn | replaced | bar |")
    print("|---|---|---|---|---|---|---|---|")
    for name in given.names or (known if given.show else BARS):
        if time.monotonic() >= end:
            break
        bar = known[name]
        if given.show:
            summary = found(name, given.folder)
            if summary is not None:
                print(row(name, bar, summary))
            continue
        print(row(name, bar, played(name, bar, given.folder, given.jobs)), flush=True)


if __name__ == "__main__":
    main()
