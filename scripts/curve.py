"""Curves of the documentation as pictures, from what a run printed.

python examples/masked_ppo.py basilica 100000 | tee build/curve.txt
make reliability RUNS=saturate | tee build/saturate.txt
.venv/bin/python -m scripts.curve build/curve.txt build/saturate.txt
"""

import json
import sys
from pathlib import Path
from typing import Final

from nave.lab.statistics import wilson
from scripts.scale import DOCS, panel, picture

LEARNING: Final = DOCS / "images" / "masked_ppo.svg"
SATURATION: Final = DOCS / "images" / "saturation.svg"
COLORS: Final = ("#2a6fb3", "#c58a00", "#3b8a4a")

Point = tuple[float, float]


def learning(lines: list[str]) -> None:
    """The share of games won, with its interval."""
    shares, low, high = [], [], []
    for line in lines:
        words = line.split()
        if words[1:2] == ["steps"] and words[2] != "0":
            steps, games, won = int(words[0]) / 1000, int(words[2]), float(words[5])
            least, most = wilson(won * games, games)
            shares.append((steps, won * 100))
            low.append((steps, least * 100))
            high.append((steps, most * 100))
            print(f"{steps:6.0f} thousand steps: {won:.2f} of {games} games, 95 % {least:.2f} to {most:.2f}")
    drawn = [("won", COLORS[0], shares), ("95 %", "#9ab8d6", low), ("", "#9ab8d6", high)]
    title, most_x = "against the random bot", shares[-1][0]
    LEARNING.write_text(
        picture([panel(0, title, "thousand steps", "games won, %", most_x, 100, drawn)]), encoding="utf-8"
    )


def saturation(lines: list[str]) -> None:
    """Answers that were wanted against what people waited for, and for a plain request beside it."""
    drawn: list[tuple[str, str, list[Point]]] = []
    plainly: list[Point] = []
    for color, line in zip(COLORS, lines, strict=False):
        run = json.loads(line)
        points = [(row["wanted answers/s"], row["p99 ms"]) for row in run["rates"]]
        plainly = plainly or [(row["wanted answers/s"], row["plain request p99 ms"]) for row in run["rates"]]
        many = "one process" if run["processes"] == 1 else f"{run['processes']} processes"
        drawn.append((f"{many}, {run['database']}", color, points))
    most_x = max(x for _, _, points in drawn for x, _ in points)
    drawn += [("a plain request, one process", "#999", plainly)]
    drawn += [("people notice (250 ms)", "#b3402a", [(0.0, 250.0), (most_x, 250.0)])]
    shown = panel(0, "people's answers and bots", "answers wanted a second", "p99, ms", most_x, 1000, drawn)
    SATURATION.write_text(picture([shown]), encoding="utf-8")


def main(sources: list[str]) -> None:
    for source in sources:
        lines = Path(source).read_text(encoding="utf-8").splitlines()
        told = [line for line in lines if line.startswith("{")]
        if told:
            saturation(told)
        else:
            learning(lines)


if __name__ == "__main__":
    main(sys.argv[1:])
