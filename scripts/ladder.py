"""Measure whether the ladder of bots holds: every bar of docs/bots.md with the games it asks for.

    .venv/bin/python -m scripts.ladder build/ladder
    .venv/bin/python -m scripts.ladder build/ladder two four --jobs 2 --minutes 60

Each run is kept in the folder, game by game; called again, it goes on where it stood and prints what is done
as rows of a table. The whole of it takes hours; `--minutes` ends it after the run that is under way by then.
The seeds are those of docs/bots.md: nobody has chosen anything with them.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Final, NamedTuple

from nave.lab.tournament import Tournament, tournament


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
    "mason": Bar(RED, "mason,mason-1", 200, 86000, 0.60, 1.0),
    "basilica-mason": Bar("basilica", "mason,mason-1", 200, 87000, 0.60, 1.0),
    "over-apprentice": Bar(RED, "journeyman,apprentice", 50, 88000, 0.70, 1.0, most=0.90),
    "under-mason": Bar(RED, "journeyman,mason", 50, 89000, 0.10, 1.0, most=0.30),
    "basilica-over-apprentice": Bar("basilica", "journeyman,apprentice", 50, 90000, 0.70, 1.0, most=0.90),
    "basilica-under-mason": Bar("basilica", "journeyman,mason", 50, 91000, 0.10, 1.0, most=0.30),
}


def played(name: str, bar: Bar, folder: Path, jobs: int) -> Tournament:
    output = folder / f"{name}.json"
    if output.exists():
        kept: Tournament = json.loads(output.read_text(encoding="utf-8"))
        return kept
    begun = output.with_name(output.name + ".part").exists()
    settings = dict(pair.split("=", 1) for pair in bar.settings.split())
    return tournament(
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


def row(name: str, bar: Bar, summary: Tournament) -> str:
    first = bar.bots.split(",")[0]
    standing = next(one for one in summary["standings"] if one["bot"] == first)
    low, high = standing["win_interval"]
    seconds = summary["timing"][first]["processor_per_turn"]
    # A rung must lie between two others: its share, not its interval.
    share = standing["win_share"]
    enough = bar.least <= share <= bar.most if bar.most < 1.0 else low >= bar.least
    held = enough and seconds <= bar.seconds and not standing["replaced"]
    cells = (
        name,
        bar.bots,
        str(standing["games"]),
        f"{share:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{seconds:.2f}",
        str(standing["replaced"]),
        "held" if held else "missed",
    )
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(BARS)}; all unless named")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=24 * 60.0)
    given = parser.parse_args()
    for name in given.names:
        if name not in BARS:
            parser.error(f"no run is called {name}; there are {', '.join(BARS)}")
    given.folder.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + 60.0 * given.minutes
    print("| run | bots | games | wins | 95 % | s a turn | replaced | bar |")
    print("|---|---|---|---|---|---|---|---|")
    for name in given.names or BARS:
        if time.monotonic() >= end:
            break
        bar = BARS[name]
        print(row(name, bar, played(name, bar, given.folder, given.jobs)), flush=True)


if __name__ == "__main__":
    main()
