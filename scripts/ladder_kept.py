"""How runs of the ladder are kept: games of a finished one in a few numbers each, a broken one as it is."""

import json
from pathlib import Path
from typing import Any

from nave.lab.standings import PlayedEntry
from nave.lab.tournament import Tournament

LINE_UPS = "line_ups"


def journal(path: Path) -> tuple[dict[str, Any], list[PlayedEntry]]:
    """The head and the games of a run that was broken off; a line that was torn is left out."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    rows = [json.loads(line) for line in lines if line.endswith("\n")]
    return rows[0], [game for row in rows[1:] for game in row["games"]]


def read_run(path: Path) -> Tournament:
    """A finished run, whether its games are written short or in full as `nave tournament` does."""
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    line_ups = data.pop(LINE_UPS, None)
    if line_ups is not None:
        data["played"] = [
            {
                "seed": seed,
                "players": line_ups[number],
                "scores": scores,
                "winners": winners,
                "turns": turns,
                "replaced": [],
            }
            for seed, number, scores, winners, turns in data["played"]
        ]
    run: Any = data
    found: Tournament = run
    return found


def shorten(path: Path) -> None:
    """Write the games of a finished run short: a fifth of the file. One with replaced answers tells them."""
    run = read_run(path)
    if any(game["replaced"] for game in run["played"]):
        return
    line_ups: list[list[str]] = []
    rows: list[list[object]] = []
    for game in run["played"]:
        if game["players"] not in line_ups:
            line_ups.append(game["players"])
        number = line_ups.index(game["players"])
        rows.append([game["seed"], number, game["scores"], game["winners"], game["turns"]])
    short = {**run, LINE_UPS: line_ups, "played": rows}
    text = json.dumps(short, ensure_ascii=False, separators=(",", ":")) + "\n"
    other = path.with_name(path.name + ".new")
    other.write_text(text, encoding="utf-8")
    other.replace(path)
